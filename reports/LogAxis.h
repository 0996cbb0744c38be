// A logarithmic axis for factors.
#pragma once

#include <string>
#include <vector>

namespace accelscope::reports {

/// Places factors on 0..100 % of a track, so that a chart has no width of its own and fits a phone
/// as well as a desk.
class LogAxis {
public:
  /// Covers every value (logarithms) and 1x, with a margin; never narrower than 0.5x to 2x.
  explicit LogAxis(const std::vector<double> &logValues);

  /// Position of a log factor in percent, clamped to the track.
  double percent(double logValue) const;
  bool inside(double logValue) const { return logValue >= low_ && logValue <= high_; }

  /// Factors of the 1-2-5 series (or powers of ten on a long axis) to label, at most seven.
  std::vector<double> ticks() const;

  /// Grid lines at the ticks, stronger at 1x, as SVG.
  std::string grid() const;
  /// An `<svg>` with the tick labels.
  std::string labels() const;

private:
  double low_, high_;
};

} // namespace accelscope::reports
