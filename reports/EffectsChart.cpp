#include "reports/Charts.h"
#include "reports/LogAxis.h"
#include "reports/RowChart.h"

#include <cmath>

using namespace accelscope::correlation;

namespace accelscope::reports {
namespace {

std::string tested(RowChart &chart, const Study &study, const LogAxis &axis, int k) {
  const UnitResult &unit = study.analysis.units[study.analysis.strategies[k].unit];
  const bool ci = unit.bootstrap.available;
  std::string value = factorText(unit.fit.gamma), marks = axis.grid();
  if (ci) {
    const Interval &i = unit.bootstrap.percentile;
    marks += line(axis.percent(i.low), axis.percent(i.high), "interval");
    value += " [" + factorText(i.low) + ", " + factorText(i.high) + "]";
  }
  const bool robust = unit.verdict.tier == kTierRobust;
  marks +=
      circle(axis.percent(unit.fit.gamma), robust ? 5.5 : 4.5, robust ? "point" : "point weak");
  chart.row(study.data.strategies[k],
            sentenceFor(study.data, study.analysis, k, study.data.strategies[k]), marks, value,
            robust ? "strong" : "");
  return value;
}

} // namespace

Chart effectsChart(const Study &study) {
  std::vector<double> values;
  for (int k : strategyOrder(study)) {
    const StrategyResult &s = study.analysis.strategies[k];
    if (s.unit >= 0 && study.analysis.units[s.unit].tested()) {
      const UnitResult &unit = study.analysis.units[s.unit];
      values.push_back(unit.fit.gamma);
      if (unit.bootstrap.available) {
        values.push_back(unit.bootstrap.percentile.low);
        values.push_back(unit.bootstrap.percentile.high);
      }
    } else if (s.lift.tasks > 0) {
      values.push_back(s.lift.logLift);
    }
  }
  const LogAxis axis(values);
  RowChart chart;
  bool any = false, descriptive = false;
  for (int k : strategyOrder(study)) {
    const StrategyResult &s = study.analysis.strategies[k];
    const bool isTested = s.unit >= 0 && study.analysis.units[s.unit].tested();
    if (isTested) {
      if (!any)
        chart.heading("Effect beside task and author, 95 % interval");
      any = true;
      tested(chart, study, axis, k);
      continue;
    }
    if (s.lift.tasks == 0)
      continue;
    if (!descriptive) {
      if (any)
        chart.axis(axis.labels());
      chart.heading("Insufficient evidence: the published study's LIFT, descriptive only");
      descriptive = true;
    }
    const std::string value =
        factorText(s.lift.logLift) + ", paired n " + std::to_string(s.lift.pairedN);
    chart.row(study.data.strategies[k],
              study.data.strategies[k] + ": LIFT " + value + ", no interval and no claim; " +
                  sentenceFor(study.data, study.analysis, k, study.data.strategies[k]),
              axis.grid() + circle(axis.percent(s.lift.logLift), 4, "hollow"), value, "quiet");
  }
  Chart out;
  out.id = "chart-effects";
  out.title = "Strategies and speed";
  out.description =
      "One row per strategy on a logarithmic axis of the factor on speed; 1x is no difference. "
      "Filled points with lines are effects beside task and author with 95 % intervals; hollow "
      "points are descriptive contrasts that support no claim.";
  if (!chart.empty()) {
    chart.axis(axis.labels());
    out.body = chart.html();
  }
  return out;
}

} // namespace accelscope::reports
