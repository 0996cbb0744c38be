#include "reports/LogAxis.h"
#include "reports/Html.h"

#include <algorithm>
#include <cmath>

namespace accelscope::reports {
namespace {

constexpr std::size_t kMaxTicks = 7;

std::string tickText(double factor) { return svgNumber(factor) + "x"; }

} // namespace

LogAxis::LogAxis(const std::vector<double> &logValues) : low_(-std::log(2)), high_(std::log(2)) {
  for (double value : logValues)
    if (std::isfinite(value)) {
      low_ = std::min(low_, value);
      high_ = std::max(high_, value);
    }
  const double margin = 0.04 * (high_ - low_);
  low_ -= margin;
  high_ += margin;
}

double LogAxis::percent(double logValue) const {
  return 100 * std::clamp((logValue - low_) / (high_ - low_), 0.0, 1.0);
}

std::vector<double> LogAxis::ticks() const {
  const std::vector<std::vector<double>> series = {{1, 2, 5}, {1, 3}, {1}};
  for (const std::vector<double> &steps : series) {
    std::vector<double> found;
    for (int power = -6; power <= 9; ++power)
      for (double step : steps)
        if (const double tick = step * std::pow(10, power); inside(std::log(tick)))
          found.push_back(tick);
    if (found.size() <= kMaxTicks || steps.size() == 1)
      return found;
  }
  return {};
}

std::string LogAxis::grid() const {
  std::string out;
  for (double tick : ticks()) {
    const std::string x = svgNumber(percent(std::log(tick))) + "%";
    out += "<line class=\"" + std::string(tick == 1 ? "one" : "grid") + "\" x1=\"" + x +
           "\" x2=\"" + x + "\" y1=\"0\" y2=\"100%\"/>";
  }
  return out;
}

std::string LogAxis::labels() const {
  std::string out = "<svg class=\"axis\" aria-hidden=\"true\">";
  for (double tick : ticks()) {
    const double at = percent(std::log(tick));
    const char *anchor = at < 4 ? "start" : at > 96 ? "end" : "middle";
    out += "<text x=\"" + svgNumber(at) + "%\" y=\"13\" text-anchor=\"" + anchor + "\">" +
           tickText(tick) + "</text>";
  }
  return out + "</svg>";
}

} // namespace accelscope::reports
