#include "reports/Diagnostics.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <set>
#include <utility>

namespace accelscope::reports {
namespace {

constexpr const char *kBold = "\033[1m", *kMagenta = "\033[1;35m", *kRed = "\033[1;31m",
                     *kCyan = "\033[1;36m", *kGreen = "\033[1;32m", *kReset = "\033[0m";

/// Columns are bytes; what is printed are characters.
size_t characters(const std::string &text, size_t bytes) {
  size_t n = 0;
  for (size_t i = 0; i < bytes && i < text.size(); ++i)
    n += (static_cast<unsigned char>(text[i]) & 0xC0) != 0x80;
  return n;
}

} // namespace

bool useColour(Colour wish, bool isTerminal) {
  if (wish != Colour::Auto)
    return wish == Colour::Always;
  const char *no = std::getenv("NO_COLOR");
  if (no && *no)
    return false;
  const char *force = std::getenv("CLICOLOR_FORCE");
  if (force && *force && std::strcmp(force, "0") != 0)
    return true;
  const char *term = std::getenv("TERM");
  return isTerminal && !(term && std::strcmp(term, "dumb") == 0);
}

const std::vector<std::string> &DiagnosticPrinter::linesOf(const std::string &file) {
  auto known = sources.find(file);
  if (known != sources.end())
    return known->second;
  std::vector<std::string> lines;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (!line.empty() && line.back() == '\r')
      line.pop_back();
    lines.push_back(line);
  }
  return sources[file] = std::move(lines);
}

void DiagnosticPrinter::head(const SourcePlace &place, const char *level,
                             const std::string &message, const std::string &rule) {
  const char *levelColour = std::strcmp(level, "note") == 0    ? kCyan
                            : std::strcmp(level, "error") == 0 ? kRed
                                                               : kMagenta;
  if (colour)
    out << kBold;
  out << place.file << ":" << place.line << ":" << place.column << ": ";
  if (colour)
    out << levelColour;
  out << level << ": ";
  const bool isNote = std::strcmp(level, "note") == 0;
  if (colour)
    out << kReset << (isNote ? "" : kBold);
  out << message;
  if (!rule.empty())
    out << " [" << rule << "]";
  if (colour)
    out << kReset;
  out << "\n";
}

void DiagnosticPrinter::snippet(const SourcePlace &place) {
  const auto &lines = linesOf(place.file);
  if (place.line == 0 || place.line > lines.size())
    return;
  const std::string &text = lines[place.line - 1];
  const size_t first = std::min<size_t>(place.column > 0 ? place.column - 1 : 0, text.size());
  // A range that goes on over further lines is underlined to the end of its first.
  size_t last =
      place.endLine > place.line || place.endColumn == 0 ? text.size() : place.endColumn - 1;
  last = std::min(std::max(last, first + 1), std::max(text.size(), first + 1));
  while (last > first + 1 && last <= text.size() &&
         std::isspace(static_cast<unsigned char>(text[last - 1])))
    --last;
  std::string number = std::to_string(place.line);
  const std::string margin(number.size() < 5 ? 5 - number.size() : 0, ' ');
  out << margin << number << " | " << text << "\n";
  out << std::string(margin.size() + number.size(), ' ') << " | ";
  std::string pad;
  for (size_t i = 0; i < first; ++i) // tabs stay tabs, so that the caret stands below its character
    if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80)
      pad += text[i] == '\t' ? '\t' : ' ';
  out << pad;
  if (colour)
    out << kGreen;
  out << "^";
  const size_t width =
      characters(text, last) - std::min(characters(text, last), characters(text, first));
  if (width > 1)
    out << std::string(width - 1, '~');
  if (colour)
    out << kReset;
  out << "\n";
}

void DiagnosticPrinter::print(const Diagnostic &diagnostic) {
  head(diagnostic.place, diagnostic.level.c_str(), diagnostic.message, diagnostic.rule);
  snippet(diagnostic.place);
  // A line is quoted once a diagnostic, however many notes speak of it.
  std::set<std::pair<std::string, unsigned>> quoted{{diagnostic.place.file, diagnostic.place.line}};
  for (auto &note : diagnostic.notes) {
    head(note.place, "note", note.message, "");
    if (quoted.insert({note.place.file, note.place.line}).second)
      snippet(note.place);
  }
}

} // namespace accelscope::reports
