#include "reports/Tables.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <tuple>

using namespace accelscope::correlation;

namespace accelscope::reports {
namespace {

/// "4.21x [2.9, 6.1]": a factor with its interval.
std::string factorWithInterval(const Estimate &e) {
  if (!e.defined)
    return "-";
  std::string text = factorText(std::log(e.value));
  if (e.hasInterval)
    text += " [" + factorText(std::log(e.interval.low)) + ", " +
            factorText(std::log(e.interval.high)) + "]";
  return text;
}

std::string shareWithInterval(const Estimate &e) {
  if (!e.defined)
    return "-";
  std::string text = percentText(e.value);
  if (e.hasInterval)
    text += " [" + percentText(e.interval.low) + ", " + percentText(e.interval.high) + "]";
  return text;
}

std::string ratioWithInterval(const Estimate &e) {
  auto two = [](double v) {
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.2f", v);
    return std::string(buffer);
  };
  if (!e.defined)
    return "-";
  return two(e.value) +
         (e.hasInterval ? " [" + two(e.interval.low) + ", " + two(e.interval.high) + "]" : "");
}

void addMetric(Table &table, const std::string &key, const std::string &title) {
  table.columns.push_back({key, title, Align::Right});
  table.columns.push_back({key + "_low", title + " low", Align::Right, true});
  table.columns.push_back({key + "_high", title + " high", Align::Right, true});
}

void addCells(std::vector<TableCell> &row, const Estimate &e, const std::string &text) {
  row.push_back(e.defined ? TableCell(text, rounded(e.value)) : TableCell());
  row.push_back(e.hasInterval ? TableCell("", rounded(e.interval.low)) : TableCell());
  row.push_back(e.hasInterval ? TableCell("", rounded(e.interval.high)) : TableCell());
}

TableCell timeCell(double nanoseconds) {
  const char *unit = "ns";
  double value = nanoseconds;
  for (const char *next : {"us", "ms", "s"})
    if (value >= 1000) {
      value /= 1000;
      unit = next;
    }
  char buffer[48];
  std::snprintf(buffer, sizeof buffer, value >= 100 ? "%.0f %s" : "%.3g %s", value, unit);
  return {buffer, rounded(nanoseconds, 9)};
}

std::string fastName(double threshold) { return "fast_" + std::to_string(int(threshold)); }

const Measurement &measurementOf(const Study &study, const Cell &cell) {
  return study.inputs.measurements[cell.measurement];
}

} // namespace

std::vector<std::string> metricDefinitions() {
  return {
      "Speedup s: reference time over solution time, end to end, host buffers in and out; the "
      "reference is one thread of a CPU.",
      "Passed n/N: N counts the tasks with a measurement that may be charged to the solution.",
      "GM passed: geometric mean of s over the passed tasks only; failing a hard task can raise "
      "it.",
      "GM all: geometric mean of max(s, 1) over all N tasks, a failure counting as 1x, because one "
      "would have kept the CPU program.",
      "Harmonic: N over the sum of 1/max(s, 1), a failure counting as 1x; the aggregate of "
      "AlgoTune.",
      "PAR-GM: geometric mean over the passed tasks of s over the best s among the authors shown "
      "on that task; it changes when other authors are shown.",
      "fast_p: share of all N tasks that pass with s >= p (not >).",
      "Brackets: 95 % cluster-bootstrap interval over tasks; for a share of 0 or 100 %, where "
      "resampling shows no spread, the exact binomial interval.",
  };
}

Table authorsTable(const Study &study) {
  Table table;
  table.id = "authors";
  table.title = "Authors";
  table.columns = {
      {"author", "Author"}, {"passed", "Passed", Align::Right}, {"tasks", "N", Align::Right, true}};
  addMetric(table, "gm_passed", "GM passed");
  addMetric(table, "gm_all", "GM all");
  addMetric(table, "harmonic", "Harmonic");
  addMetric(table, "par_gm", "PAR-GM");
  addMetric(table, "fast_10", "fast_10");
  for (const AuthorScore &s : study.board.authors) {
    std::vector<TableCell> row = {
        study.data.authors[s.author],
        TableCell(std::to_string(s.passed) + "/" + std::to_string(s.tasks), s.passed), s.tasks};
    addCells(row, s.geometricPassed, factorWithInterval(s.geometricPassed));
    addCells(row, s.geometricAll, factorWithInterval(s.geometricAll));
    addCells(row, s.harmonic, factorWithInterval(s.harmonic));
    addCells(row, s.parGeometric, ratioWithInterval(s.parGeometric));
    addCells(row, s.fast[3], shareWithInterval(s.fast[3]));
    table.rows.push_back(std::move(row));
  }
  return table;
}

Table fastTable(const Study &study) {
  Table table;
  table.id = "fast";
  table.title = "Share of tasks solved at least p times as fast";
  table.columns = {{"author", "Author"}};
  for (double threshold : kFastThresholds)
    addMetric(table, fastName(threshold), fastName(threshold));
  for (const AuthorScore &s : study.board.authors) {
    std::vector<TableCell> row = {study.data.authors[s.author]};
    for (const Estimate &e : s.fast)
      addCells(row, e, shareWithInterval(e));
    table.rows.push_back(std::move(row));
  }
  return table;
}

Table tasksTable(const Study &study) {
  const Dataset &data = study.data;
  Table table;
  table.id = "tasks";
  table.title = "Tasks";
  table.caption = "Speedup of each author's solution; the fastest of a task is marked with *, a "
                  "solution that did not pass shows its outcome.";
  table.columns = {{"task", "Task"},
                   {"reference_ns", "Reference", Align::Right},
                   {"passed", "Passed", Align::Right}};
  for (const std::string &author : data.authors)
    table.columns.push_back({author, author, Align::Right});
  for (int t = 0; t < int(data.tasks.size()); ++t) {
    std::vector<const Cell *> cells(data.authors.size(), nullptr);
    const Cell *best = nullptr;
    int passed = 0, measured = 0;
    double reference = 0;
    for (const Cell &cell : data.cells) {
      if (cell.task != t)
        continue;
      cells[cell.author] = &cell;
      ++measured;
      passed += cell.passed;
      if (cell.passed && (!best || cell.logSpeedup > best->logSpeedup))
        best = &cell;
      if (const auto &time = measurementOf(study, cell).referenceNs)
        reference = *time;
    }
    std::vector<TableCell> row = {
        data.tasks[t], reference > 0 ? timeCell(reference) : TableCell(),
        TableCell(std::to_string(passed) + "/" + std::to_string(measured), passed)};
    for (const Cell *cell : cells) {
      if (!cell)
        row.emplace_back();
      else if (!cell->passed)
        row.emplace_back(measurementOf(study, *cell).outcome, nullptr);
      else
        row.emplace_back(factorText(cell->logSpeedup) + (cell == best ? " *" : ""),
                         rounded(std::exp(cell->logSpeedup)));
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

Table sizesTable(const Study &study) {
  Table table;
  table.id = "sizes";
  table.title = "Sizes";
  table.columns = {{"size", "Size"},
                   {"reference_gm_ns", "Reference, geometric mean", Align::Right},
                   {"measured", "Measured", Align::Right},
                   {"passed", "Passed", Align::Right},
                   {"used", "Used here"}};
  for (const SizeSummary &size : study.data.sizes)
    table.rows.push_back({size.size,
                          size.referenceNs > 0 ? timeCell(size.referenceNs) : TableCell(),
                          size.cells, size.passed, size.size == study.data.size ? "yes" : ""});
  return table;
}

Table failuresTable(const Study &study) {
  Table table;
  table.id = "failures";
  table.title = "What did not pass";
  table.caption = "Every measurement of this machine whose outcome is not ok, at every size.";
  table.columns = {{"task", "Task"},
                   {"author", "Author"},
                   {"size", "Size"},
                   {"outcome", "Outcome"},
                   {"reason", "Reason"}};
  std::map<std::string, std::size_t> rank;
  for (std::size_t i = 0; i < study.data.sizes.size(); ++i)
    rank[study.data.sizes[i].size] = i;
  std::vector<const Measurement *> failed;
  for (const Measurement &m : study.inputs.measurements)
    if (m.machine == study.data.machine && m.outcome != "ok")
      failed.push_back(&m);
  std::sort(failed.begin(), failed.end(), [&](const Measurement *a, const Measurement *b) {
    return std::tuple(a->task, a->author, rank[a->size], a->where) <
           std::tuple(b->task, b->author, rank[b->size], b->where);
  });
  for (const Measurement *m : failed)
    table.rows.push_back({m->task, m->author, m->size, m->outcome, m->reason});
  return table;
}

Table unmatchedTable(const Study &study) {
  Table table;
  table.id = "unmatched";
  table.title = "What did not join";
  table.columns = {{"solution", "Solution"}, {"missing", "Missing"}};
  for (const std::string &name : study.data.labelsWithoutMeasurement)
    table.rows.push_back({name, "measurement at size " + study.data.size});
  for (const std::string &name : study.data.measurementsWithoutLabel)
    table.rows.push_back({name, "label record"});
  return table;
}

} // namespace accelscope::reports
