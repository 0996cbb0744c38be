#include "reports/RowChart.h"

namespace accelscope::reports {

void RowChart::heading(const std::string &text) { rows_ += "<h4>" + escapeHtml(text) + "</h4>\n"; }

void RowChart::row(const std::string &label, const std::string &spoken, const std::string &marks,
                   const std::string &value, const std::string &cssClass) {
  rows_ += "<div class=\"row" + (cssClass.empty() ? "" : " " + cssClass) +
           "\"><span class=\"label\">" + escapeHtml(label) +
           "</span><svg class=\"track\" role=\"img\"><title>" + escapeHtml(spoken) + "</title>" +
           marks + "</svg><span class=\"value\">" + escapeHtml(value) + "</span></div>\n";
}

void RowChart::axis(const std::string &svg) {
  rows_ += "<div class=\"row axisrow\"><span class=\"label\"></span>" + svg +
           "<span class=\"value\"></span></div>\n";
}

std::string circle(double percent, double radius, const std::string &cssClass,
                   const std::string &title) {
  return "<circle class=\"" + cssClass + "\" cx=\"" + svgNumber(percent) + "%\" cy=\"50%\" r=\"" +
         svgNumber(radius) + "\">" +
         (title.empty() ? "" : "<title>" + escapeHtml(title) + "</title>") + "</circle>";
}

std::string line(double fromPercent, double toPercent, const std::string &cssClass) {
  return "<line class=\"" + cssClass + "\" x1=\"" + svgNumber(fromPercent) + "%\" x2=\"" +
         svgNumber(toPercent) + "%\" y1=\"50%\" y2=\"50%\"/>";
}

} // namespace accelscope::reports
