#include "reports/Document.h"
#include "reports/Html.h"
#include "reports/PageStyle.h"

namespace accelscope::reports {
namespace {

/// Cells longer than this may wrap; shorter ones stay on one line.
constexpr std::size_t kWrapLength = 44;

/// The caption stands outside the scrolled region, where a narrow screen does not cut it.
std::string tableHtml(const FoldedTable &block) {
  std::string leftOut, out;
  const Table table = shownPart(block, leftOut);
  const std::string id = "table-" + escapeHtml(table.id);
  const std::string note =
      table.caption + (table.caption.empty() || leftOut.empty() ? "" : " ") + leftOut;
  if (!note.empty())
    out += "<p class=\"tablenote\" id=\"" + id + "-note\">" + escapeHtml(note) + "</p>\n";
  out += "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"" +
         escapeHtml(table.title) + "\"><table id=\"" + id + "\" aria-label=\"" +
         escapeHtml(table.title) + "\"" +
         (note.empty() ? "" : " aria-describedby=\"" + id + "-note\"") + ">";
  out += "\n<thead><tr>";
  for (const TableColumn &column : table.columns)
    if (!column.machineOnly)
      out += std::string("<th scope=\"col\"") +
             (column.align == Align::Right ? " class=\"num\"" : "") + ">" +
             escapeHtml(column.title) + "</th>";
  out += "</tr></thead>\n<tbody>\n";
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    out += "<tr>";
    bool first = true;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
      if (table.columns[c].machineOnly)
        continue;
      const TableCell &cell = table.cell(r, c);
      std::string attributes;
      if (table.columns[c].align == Align::Right) {
        attributes = " class=\"num\"";
        // Sorting goes by the value, not by how it is written.
        if (cell.value.is_null())
          attributes += " data-v=\"\"";
        else if (cell.value.is_number())
          attributes += " data-v=\"" + cell.value.dump() + "\"";
        else if (cell.value.is_array() && !cell.value.empty())
          attributes += " data-v=\"" + cell.value[0].dump() + "\"";
      } else if (cell.text.size() > kWrapLength) {
        attributes = " class=\"wide\"";
      }
      const char *tag = first ? "th" : "td";
      out += std::string("<") + tag + (first ? " scope=\"row\"" : "") + attributes + ">" +
             escapeHtml(cell.text) + "</" + tag + ">";
      first = false;
    }
    out += "</tr>\n";
  }
  return out + "</tbody></table></div>\n";
}

std::string folded(const std::string &summary, const std::string &body) {
  return "<details><summary>" + escapeHtml(summary) + "</summary>\n" + body + "</details>\n";
}

struct Writer {
  std::string &out;

  void operator()(const Paragraph &p) const {
    out += std::string("<p") + (p.caution ? " class=\"caution\"" : "") + ">" + escapeHtml(p.text) +
           "</p>\n";
  }

  void operator()(const Sentences &s) const {
    std::string list = "<ul class=\"plain\">\n";
    for (const std::string &item : s.items)
      list += "<li>" + escapeHtml(item) + "</li>\n";
    list += "</ul>\n";
    if (s.folded)
      out += folded(s.title, list);
    else
      out += (s.title.empty() ? "" : "<h3>" + escapeHtml(s.title) + "</h3>\n") + list;
  }

  void operator()(const Chart &chart) const {
    out += "<figure id=\"" + escapeHtml(chart.id) + "\" aria-label=\"" + escapeHtml(chart.title) +
           "\">\n<figcaption>" + escapeHtml(chart.description) + "</figcaption>\n" + chart.body +
           "</figure>\n";
  }

  void operator()(const FoldedTable &t) const {
    const std::string table = tableHtml(t);
    if (t.folded)
      out += folded("Table: " + t.table.title, table);
    else
      out += table;
  }
};

} // namespace

std::string toHtml(const Document &document) {
  std::string out =
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
      "'unsafe-inline'; script-src 'unsafe-inline'\">\n"
      "<title>" +
      escapeHtml(document.title) + "</title>\n<style>" + kPageStyle +
      "</style>\n</head>\n<body>\n<a class=\"skip\" href=\"#main\">Skip to content</a>\n"
      "<header>\n<h1>" +
      escapeHtml(document.title) + "</h1>\n<p class=\"population\">" +
      escapeHtml(document.population) + "</p>\n<dl class=\"headlines\">\n";
  for (const Headline &h : document.headlines)
    out += "<div><dt>" + escapeHtml(h.label) + "</dt><dd>" + escapeHtml(h.value) + "</dd></div>\n";
  out += "</dl>\n<nav aria-label=\"Sections\"><ul>\n";
  for (const Section &section : document.sections)
    out += "<li><a href=\"#" + escapeHtml(section.id) + "\">" + escapeHtml(section.title) +
           "</a></li>\n";
  out += "</ul></nav>\n</header>\n<main id=\"main\">\n";
  for (const Section &section : document.sections) {
    out += "<section id=\"" + escapeHtml(section.id) + "\" aria-labelledby=\"" +
           escapeHtml(section.id) + "-title\">\n<h2 id=\"" + escapeHtml(section.id) + "-title\">" +
           escapeHtml(section.title) + "</h2>\n";
    for (const Block &block : section.blocks)
      std::visit(Writer{out}, block);
    out += "</section>\n";
  }
  return out +
         "</main>\n<footer>Written by accelscope. Every table also lies beside this page as CSV "
         "and JSON.</footer>\n<script>" +
         kPageScript + "</script>\n</body>\n</html>\n";
}

} // namespace accelscope::reports
