#include "reports/Charts.h"
#include "reports/LogAxis.h"
#include "reports/RowChart.h"

#include <algorithm>
#include <cmath>

using namespace accelscope::correlation;

namespace accelscope::reports {
namespace {

/// Colours are told apart for up to eight authors; beyond that all dots look alike.
std::string authorClass(const Study &study, int author) {
  return study.data.authors.size() <= 8 ? "dot a" + std::to_string(author) : "dot a0";
}

} // namespace

Chart authorsChart(const Study &study) {
  std::vector<double> values;
  for (const AuthorScore &s : study.board.authors)
    if (s.geometricAll.defined) {
      values.push_back(std::log(s.geometricAll.value));
      if (s.geometricAll.hasInterval) {
        values.push_back(std::log(s.geometricAll.interval.low));
        values.push_back(std::log(s.geometricAll.interval.high));
      }
    }
  const LogAxis axis(values);
  RowChart chart;
  for (const AuthorScore &s : study.board.authors) {
    if (!s.geometricAll.defined)
      continue;
    std::string marks = axis.grid(), value = factorText(std::log(s.geometricAll.value));
    if (s.geometricAll.hasInterval) {
      const double low = std::log(s.geometricAll.interval.low);
      const double high = std::log(s.geometricAll.interval.high);
      marks += line(axis.percent(low), axis.percent(high), "interval");
      value += " [" + factorText(low) + ", " + factorText(high) + "]";
    }
    marks += circle(axis.percent(std::log(s.geometricAll.value)), 5, "point");
    chart.row(study.data.authors[s.author] + "  " + std::to_string(s.passed) + "/" +
                  std::to_string(s.tasks),
              study.data.authors[s.author] + ": " + value + ", passed " + std::to_string(s.passed) +
                  " of " + std::to_string(s.tasks),
              marks, value, "strong");
  }
  Chart out;
  out.id = "chart-authors";
  out.title = "Speedup by author";
  out.description = "Geometric mean speedup over all tasks, a failure counting as 1x, with a 95 % "
                    "interval over tasks; logarithmic axis. Beside each name: tasks passed.";
  if (!chart.empty()) {
    chart.axis(axis.labels());
    out.body = chart.html();
  }
  return out;
}

Chart tasksChart(const Study &study) {
  const Dataset &data = study.data;
  std::vector<double> values;
  for (const Cell &cell : data.cells)
    if (cell.passed)
      values.push_back(cell.logSpeedup);
  const LogAxis axis(values);
  RowChart chart;
  for (int t = 0; t < int(data.tasks.size()); ++t) {
    std::vector<const Cell *> cells;
    int failed = 0;
    for (const Cell &cell : data.cells)
      if (cell.task == t) {
        if (cell.passed)
          cells.push_back(&cell);
        else
          ++failed;
      }
    std::string marks = axis.grid(), spoken = data.tasks[t] + ": ", value = "none passes";
    const Cell *best = nullptr;
    for (const Cell *cell : cells) {
      const std::string text = data.authors[cell->author] + " " + factorText(cell->logSpeedup);
      marks += circle(axis.percent(cell->logSpeedup), 5, authorClass(study, cell->author), text);
      spoken += text + "; ";
      if (!best || cell->logSpeedup > best->logSpeedup)
        best = cell;
    }
    spoken += std::to_string(failed) + " did not pass";
    if (best)
      value = data.authors[best->author] + " " + factorText(best->logSpeedup);
    chart.row(data.tasks[t], spoken, marks, value);
  }
  Chart out;
  out.id = "chart-tasks";
  out.title = "Speedup by task";
  out.description =
      "One dot per author and task on a logarithmic axis; solutions that did not pass "
      "have no dot. At the right: the fastest.";
  if (chart.empty() || values.empty())
    return out;
  chart.axis(axis.labels());
  std::string legend;
  if (data.authors.size() <= 8)
    for (int a = 0; a < int(data.authors.size()); ++a)
      legend += "<li><svg width=\"12\" height=\"12\" aria-hidden=\"true\"><circle class=\"" +
                authorClass(study, a) + "\" cx=\"6\" cy=\"6\" r=\"5\"/></svg> " +
                escapeHtml(data.authors[a]) + "</li>";
  out.body = (legend.empty() ? "" : "<ul class=\"legend\">" + legend + "</ul>\n") + chart.html();
  return out;
}

} // namespace accelscope::reports
