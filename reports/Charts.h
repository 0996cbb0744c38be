// Charts of the report, as HTML with inline SVG that has no width of its own.
#pragma once

#include "reports/Tables.h"

#include <string>

namespace accelscope::reports {

/// A picture and what it shows. `body` is safe HTML; the other fields are plain text. An empty body
/// means that there is nothing to draw.
struct Chart {
  std::string id, title, description, body;
};

/// Effects with intervals; where evidence is insufficient, the descriptive LIFT as a hollow mark.
Chart effectsChart(const Study &study);
/// Share of solutions that use each strategy, by family, with one square per author.
Chart frequencyChart(const Study &study);
/// Phi of every pair of strategies in clustered order.
Chart coOccurrenceChart(const Study &study);
/// Geometric-mean speedup of each author, with interval.
Chart authorsChart(const Study &study);
/// Speedups of every task, one dot per author.
Chart tasksChart(const Study &study);

} // namespace accelscope::reports
