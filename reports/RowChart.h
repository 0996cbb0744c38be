// Rows of label, track and value, shared by most charts.
#pragma once

#include "reports/Html.h"

#include <string>

namespace accelscope::reports {

/// Builds the rows of a chart. Labels and values are plain text; `marks` is SVG whose x positions
/// are percentages. On a narrow screen the label moves above its track.
class RowChart {
public:
  void heading(const std::string &text);
  void row(const std::string &label, const std::string &spoken, const std::string &marks,
           const std::string &value, const std::string &cssClass = "");
  /// A row without label: the axis.
  void axis(const std::string &svg);

  bool empty() const { return rows_.empty(); }
  std::string html() const { return "<div class=\"rows\">" + rows_ + "</div>"; }

private:
  std::string rows_;
};

std::string circle(double percent, double radius, const std::string &cssClass,
                   const std::string &title = {});
std::string line(double fromPercent, double toPercent, const std::string &cssClass);

} // namespace accelscope::reports
