#include "analyzer/labels/SourceText.h"

#include <algorithm>
#include <cctype>
#include <limits>

namespace accelscope::labels {
namespace {

bool isSpace(char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; }

bool isWord(char c) {
  // Bytes of UTF-8 letters may stand in identifiers.
  return std::isalnum(static_cast<unsigned char>(c)) || c == '_' ||
         static_cast<unsigned char>(c) >= 0x80;
}

// Drops white space except where it parts two words; `sink` gets each kept character's position.
template <class Skipped, class Sink>
void foldInto(std::string_view text, Skipped skipped, Sink sink) {
  bool gap = false;
  char last = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    if (isSpace(text[i]) || skipped(i)) {
      gap = true;
      continue;
    }
    if (gap && isWord(last) && isWord(text[i]))
      sink(' ', i);
    sink(text[i], i);
    last = text[i];
    gap = false;
  }
}

std::string folded(std::string_view text) {
  std::string result;
  foldInto(text, [](size_t) { return false; }, [&](char c, size_t) { result += c; });
  return result;
}

// The first words of a preprocessor line, `# if  0` as "if" and "0".
std::pair<std::string, std::string> directive(std::string_view line) {
  size_t at = line.find_first_not_of(" \t");
  if (at == std::string_view::npos || line[at] != '#')
    return {};
  std::string words[2];
  ++at;
  for (std::string &word : words) {
    while (at < line.size() && isSpace(line[at]))
      ++at;
    while (at < line.size() && isWord(line[at]))
      word += line[at++];
  }
  return {words[0], words[1]};
}

} // namespace

SourceText::SourceText(std::string_view source) : text(source), kinds(source.size(), Kind::Code) {
  lineStarts.push_back(0);
  for (size_t i = 0; i < text.size(); ++i)
    if (text[i] == '\n')
      lineStarts.push_back(i + 1);
  lineCount = static_cast<int>(lineStarts.size()) - (lineStarts.back() == text.size() ? 1 : 0);
  classify();
  classifyDirectives();
  whole = fold(true);
  codeOnly = fold(false);
}

void SourceText::classify() {
  const size_t size = text.size();
  auto mark = [this](size_t from, size_t to, Kind kind) {
    std::fill(kinds.begin() + static_cast<std::ptrdiff_t>(from),
              kinds.begin() + static_cast<std::ptrdiff_t>(to), kind);
  };
  // The end of a line comment or of an ordinary literal: a backslash carries it over a line feed.
  auto lineEnd = [&](size_t i) {
    while (i < size && text[i] != '\n') {
      if (text[i] == '\\' && i + 1 < size)
        i += text[i + 1] == '\r' && i + 2 < size ? 2 : 1;
      ++i;
    }
    return std::min(i, size);
  };
  size_t i = 0;
  size_t wordStart = size; // start of the word that ends just before i, or size
  while (i < size) {
    const char c = text[i];
    if (text.compare(i, 2, "//") == 0) {
      size_t end = lineEnd(i);
      mark(i, end, Kind::Comment);
      i = end;
      wordStart = size;
    } else if (text.compare(i, 2, "/*") == 0) {
      size_t close = text.find("*/", i + 2);
      size_t end = close == std::string::npos ? size : close + 2;
      mark(i, end, Kind::Comment);
      i = end;
      wordStart = size;
    } else if (c == '"' && i > 0 && text[i - 1] == 'R' && wordStart < i) {
      size_t open = text.find('(', i);
      size_t end = size;
      if (open != std::string::npos) {
        const std::string close = ")" + text.substr(i + 1, open - i - 1) + "\"";
        size_t found = text.find(close, open);
        end = found == std::string::npos ? size : found + close.size();
      }
      mark(i, end, Kind::String);
      i = end;
      wordStart = size;
    } else if (c == '"' ||
               (c == '\'' &&
                !(wordStart < i && std::isdigit(static_cast<unsigned char>(text[wordStart]))))) {
      size_t end = i + 1;
      while (end < size && text[end] != c && text[end] != '\n')
        end += text[end] == '\\' && end + 1 < size ? 2 : 1;
      end = std::min(end < size && text[end] == c ? end + 1 : end, size);
      mark(i, end, Kind::String);
      i = end;
      wordStart = size;
    } else {
      // An apostrophe inside a number parts its digits and keeps the word going.
      if (!isWord(c) && c != '\'')
        wordStart = size;
      else if (wordStart == size)
        wordStart = i;
      ++i;
    }
  }
}

void SourceText::classifyDirectives() {
  struct Level {
    bool outer;   // active around this #if
    bool active;  // this branch
    bool decided; // a branch that is certainly taken has been seen
  };
  std::vector<Level> stack;
  bool active = true;
  for (size_t line = 0; line < lineStarts.size(); ++line) {
    const size_t begin = lineStarts[line];
    const size_t end = line + 1 < lineStarts.size() ? lineStarts[line + 1] : text.size();
    auto [word, condition] = directive(std::string_view(text).substr(begin, end - begin));
    size_t hash = text.find('#', begin);
    if (!word.empty() && kinds[hash] == Kind::Code) {
      const bool never = condition == "0" || condition == "false";
      const bool always = condition == "1" || condition == "true";
      if (word == "if" || word == "ifdef" || word == "ifndef") {
        const bool plain = word == "if";
        stack.push_back({active, !(plain && never), plain && always});
        active = active && stack.back().active;
      } else if ((word == "elif" || word == "else") && !stack.empty()) {
        Level &level = stack.back();
        level.active = !level.decided && !(word == "elif" && never);
        level.decided = level.decided || (word == "elif" && always);
        active = level.outer && level.active;
      } else if (word == "endif" && !stack.empty()) {
        active = stack.back().outer;
        stack.pop_back();
      }
    }
    if (!active)
      for (size_t i = begin; i < end; ++i)
        if (kinds[i] != Kind::Comment)
          kinds[i] = Kind::Inactive;
  }
}

SourceText::Folded SourceText::fold(bool withComments) const {
  Folded result;
  foldInto(
      text, [&](size_t i) { return !withComments && kinds[i] == Kind::Comment; },
      [&](char c, size_t i) {
        result.text += c;
        result.at.push_back(i);
      });
  return result;
}

int SourceText::lineOf(size_t position) const {
  auto after = std::upper_bound(lineStarts.begin(), lineStarts.end(), position);
  return static_cast<int>(after - lineStarts.begin());
}

void SourceText::findIn(const Folded &in, std::string_view quote, int claimedFirst, int claimedLast,
                        QuoteMatch &best, int &bestDistance) const {
  for (size_t found = in.text.find(quote); found != std::string::npos;
       found = in.text.find(quote, found + 1)) {
    int code = 0;
    for (size_t i = found; i < found + quote.size(); ++i) {
      const Kind kind = kinds[in.at[i]];
      code += in.text[i] != ' ' && (kind == Kind::Code || kind == Kind::String);
    }
    if (code < kShortestQuote) {
      if (best.result == QuoteMatch::Result::NotFound)
        best.result = QuoteMatch::Result::NotCode;
      continue;
    }
    const int first = lineOf(in.at[found]);
    const int last = lineOf(in.at[found + quote.size() - 1]);
    const int distance = std::max({0, claimedFirst - last, first - claimedLast});
    if (distance < bestDistance) {
      bestDistance = distance;
      best = {distance == 0 ? QuoteMatch::Result::AtClaim : QuoteMatch::Result::Elsewhere, first,
              last};
    }
  }
}

QuoteMatch SourceText::find(std::string_view quote, int claimedFirst, int claimedLast) const {
  QuoteMatch best;
  const std::string wanted = folded(quote);
  if (std::count_if(wanted.begin(), wanted.end(), [](char c) { return c != ' '; }) <
      kShortestQuote) {
    best.result = QuoteMatch::Result::TooShort;
    return best;
  }
  int bestDistance = std::numeric_limits<int>::max();
  findIn(whole, wanted, claimedFirst, claimedLast, best, bestDistance);
  findIn(codeOnly, wanted, claimedFirst, claimedLast, best, bestDistance);
  return best;
}

} // namespace accelscope::labels
