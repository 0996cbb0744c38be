// Labels and measurements, read from JSON Lines and joined into cells.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace accelscope::correlation {

enum class Verdict : uint8_t { NotExamined, Absent, Present, Unclear };

/// What one label record says: schema accelscope.labels/1 (static or merged), or one assisted label
/// file, schema accelscope.assisted/1, whose quotes nobody has checked.
struct LabelRecord {
  std::string task, author;
  std::string status = "ok"; ///< ok, degraded, failed
  std::string catalog;       ///< version of the catalogue that was applied; may be empty
  std::map<std::string, Verdict> verdicts;
  bool unchecked = false; ///< read from an assisted file
  std::string where;      ///< file:line, for messages
};

/// What one measurement record says, schema accelscope.measurement/1. Times are nanoseconds, end
/// to end; `speedup` = reference time / solution time.
struct Measurement {
  std::string task, author, size;
  std::string machine, gpu, driver, cuda, cpu;
  std::string outcome, reason;
  std::vector<std::string> flags;
  std::optional<double> timeNs, referenceNs, speedup;
  std::optional<std::pair<double, double>> speedupCi;
  std::string where;

  bool passed() const { return outcome == "ok" && speedup && *speedup > 0; }
  /// A fault of the harness, or times too unstable to use, say nothing about the solution: the
  /// cell counts as not measured.
  bool charged() const { return outcome != "harness" && outcome != "unstable"; }
};

/// Everything that was read, and a sentence for everything that could not be.
struct Inputs {
  std::vector<LabelRecord> labels;
  std::vector<Measurement> measurements;
  std::vector<std::string> problems;   ///< "file:line: what is wrong and what to do"
  std::map<std::string, int> catalogs; ///< catalogue version -> records that name it
};

/// Where records are read from. Each record is recognised by its `schema` field, so one file may
/// hold both kinds. A folder with `labels/` or `measurements/` is a corpus: labels come from
/// `labels/merged.jsonl` if there is one, else from the assisted files; any other folder is
/// searched recursively for *.jsonl, in sorted order.
struct InputPaths {
  std::vector<std::string> paths;
  std::vector<std::string> labels, measurements; ///< instead of what a corpus in `paths` holds
};

/// Throws std::runtime_error (one sentence) when a path does not exist or nothing usable was found;
/// single bad lines are skipped and listed in `problems`.
Inputs readInputs(const InputPaths &paths);

/// One solution on one task at the chosen size.
struct Cell {
  int task = 0, author = 0; ///< indices into Dataset::tasks and ::authors
  int label = -1;           ///< index into Inputs::labels, -1 when there is none
  int measurement = -1;     ///< index into Inputs::measurements, -1 when there is none
  bool passed = false;
  double logSpeedup = 0; ///< natural logarithm; 0 unless passed
};

struct DatasetOptions {
  std::string size;                    ///< empty: the largest at which enough cells pass
  std::string machine;                 ///< empty: the one with most records
  std::vector<std::string> strategies; ///< catalogue order; other ids follow alphabetically
  double minimumPassShare = 0.8;
  double resolutionFloorNs = 5000; ///< shorter times are clamped to this and listed
};

struct SizeSummary {
  std::string size;
  int cells = 0, passed = 0;
  double referenceNs = 0; ///< geometric mean over the tasks; orders the sizes
};

/// The joined cells of one machine and one size. Names are sorted; cells are sorted by task, then
/// author; every cell has a measurement that may be charged to the solution.
struct Dataset {
  std::string machine, size;
  std::vector<SizeSummary> sizes; ///< ascending
  std::vector<std::string> tasks, authors, strategies;
  std::vector<Cell> cells;
  std::vector<std::vector<Verdict>> verdicts;        ///< [cell][strategy]
  std::vector<std::string> labelsWithoutMeasurement; ///< "task/author", sorted
  std::vector<std::string> measurementsWithoutLabel; ///< "task/author", sorted
  std::vector<std::string> notes;                    ///< choices and oddities, as sentences
};

/// Joins on (task, author) at one size of one machine. Throws std::runtime_error when the size or
/// machine asked for does not occur, or nothing was measured.
Dataset makeDataset(const Inputs &inputs, const DatasetOptions &options);

} // namespace accelscope::correlation
