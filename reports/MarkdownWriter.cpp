#include "reports/Document.h"

namespace accelscope::reports {
namespace {

/// Text in running Markdown: what could start markup or HTML is escaped.
std::string escaped(const std::string &text) {
  std::string out;
  for (char c : text) {
    if (std::string("\\`*_<[#|").find(c) != std::string::npos)
      out += '\\';
    out += c == '\n' || c == '\r' ? ' ' : c;
  }
  return out;
}

struct Writer {
  std::string &out;

  void operator()(const Paragraph &p) const {
    out += (p.caution ? "> " : "") + escaped(p.text) + "\n\n";
  }
  void operator()(const Sentences &s) const {
    if (!s.title.empty())
      out += "### " + escaped(s.title) + "\n\n";
    for (const std::string &item : s.items)
      out += "- " + escaped(item) + "\n";
    out += "\n";
  }
  void operator()(const Chart &) const {}
  void operator()(const FoldedTable &t) const {
    std::string leftOut;
    out += "### " + escaped(t.table.title) + "\n\n" + toMarkdown(shownPart(t, leftOut)) + "\n";
    for (const std::string &text : {t.table.caption, leftOut})
      if (!text.empty())
        out += escaped(text) + "\n\n";
  }
};

} // namespace

std::string toMarkdown(const Document &document) {
  std::string out = "# " + escaped(document.title) + "\n\n" + escaped(document.population) + "\n\n";
  for (const Headline &h : document.headlines)
    out += "- **" + escaped(h.value) + "** " + escaped(h.label) + "\n";
  out += "\n";
  for (const Section &section : document.sections) {
    out += "## " + escaped(section.title) + "\n\n";
    for (const Block &block : section.blocks)
      std::visit(Writer{out}, block);
  }
  while (out.size() > 1 && out[out.size() - 2] == '\n')
    out.pop_back();
  return out;
}

} // namespace accelscope::reports
