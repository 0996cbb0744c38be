// Compares what the model says of the corpus's kernels with what the hardware counted for their
// source lines (collect-corpus.py). Lines that the comparison cannot speak of are told apart by
// reason and counted.
#include "analyzer/frontend/Parser.h"
#include "matchers/model/BankConflicts.h"
#include "matchers/model/Builder.h"
#include "matchers/model/Evaluate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <vector>

namespace {
using namespace accelscope;
using namespace accelscope::model;
namespace fs = std::filesystem;

constexpr double kTolerance = 0.1;

std::string countersPath() {
  const char *other = std::getenv("ACCELSCOPE_CORPUS_COUNTERS");
  return other && *other ? other : ACCELSCOPE_SOURCE_DIR "/tests/hardware/corpus-h200.csv";
}

/// Lines where the model is known to part from the counters because a value that only the running
/// program has decides, or, where it says so, for a reason not found: the test says when one of
/// them starts to agree, and when another parts.
const std::map<std::string, std::string> &knownApart() {
  static const std::string shortRows =
      "lanes of a warp wrap around in a row of 16 elements, and share its sectors";
  static const std::string chunkStart = "the chunk does not start at a whole sector";
  static const std::map<std::string, std::string> lines = {
      {"direct/inventory_replenishment_dp.cu:73", shortRows},
      {"memory/inventory_replenishment_dp.cu:55", shortRows},
      {"memory/inventory_replenishment_dp.cu:68", shortRows},
      {"memory/inventory_replenishment_dp.cu:114", shortRows},
      {"memory/inventory_replenishment_dp.cu:132", shortRows},
      {"tuned/inventory_replenishment_dp.cu:66", shortRows},
      {"tuned/inventory_replenishment_dp.cu:121", shortRows},
      {"host/black_scholes.cu:36", chunkStart},
      {"host/black_scholes.cu:37", chunkStart},
      {"host/black_scholes.cu:38", chunkStart},
      {"host/black_scholes.cu:45", chunkStart},
      {"fused/hpcg_spmv_27pt.cu:39", "not explained: five sectors for 32 integers side by side"}};
  return lines;
}

struct Counted {
  std::string author, task, kernel;
  unsigned line = 0;
  bool shared = false, store = false;
  int64_t width = 0;
  double instructions = 0, threads = 0, sectors = 0, wavefronts = 0;
  std::string sourceLine() const { return author + "/" + task + ".cu:" + std::to_string(line); }
  std::string place() const {
    return sourceLine() + " (" + kernel + ", " + (shared ? "shared " : "global ") +
           (store ? "store" : "load") + ")";
  }
};

/// The lines of one size, keyed by solution; those of headers are left out.
std::map<std::string, std::vector<Counted>> readCounters(const std::string &path,
                                                         const std::string &size) {
  std::map<std::string, std::vector<Counted>> out;
  std::ifstream in(path);
  std::string line;
  std::vector<std::string> head;
  while (std::getline(in, line)) {
    if (line.empty() || line[0] == '#')
      continue;
    std::vector<std::string> cells;
    std::string cell;
    for (std::stringstream s(line); std::getline(s, cell, ',');)
      cells.push_back(cell);
    if (head.empty()) {
      head = cells;
      continue;
    }
    std::map<std::string, std::string> row;
    for (size_t i = 0; i < std::min(head.size(), cells.size()); ++i)
      row[head[i]] = cells[i];
    if (row["size"] != size || row["file"] != row["task"] + ".cu")
      continue;
    Counted c;
    c.author = row["author"];
    c.task = row["task"];
    c.kernel = row["kernel"];
    c.line = unsigned(std::stoul(row["line"]));
    c.shared = row["space"] == "shared";
    c.store = row["kind"] == "store";
    c.width = std::stoll(row["width"]);
    c.instructions = std::stod(row["instructions"]);
    c.threads = std::stod(row["threads"]);
    c.sectors = std::stod(row["sectors"]);
    c.wavefronts = std::stod(row["wavefronts"]);
    out[c.author + "/" + c.task].push_back(c);
  }
  return out;
}

/// What the model predicts for a line, in sectors or wavefronts an instruction; `why` when it does
/// not.
double predict(const Program &program, const Counted &counted, std::string &why) {
  std::set<double> predictions;
  bool any = false, narrow = false, unknown = false;
  for (auto &kernel : program.kernels) {
    const auto colon = kernel.name.rfind("::");
    if ((colon == std::string::npos ? kernel.name : kernel.name.substr(colon + 2)) !=
        counted.kernel)
      continue;
    for (auto &instance : kernel.instances) {
      if (!instance.body || instance.isPattern)
        continue;
      for (auto &a : instance.body->accesses) {
        const bool here = a.where.file == 0 &&
                          (a.where.line == counted.line || a.where.spellingLine == counted.line);
        if (!here || (a.space == Space::Shared) != counted.shared || a.space == Space::Local ||
            a.space == Space::Constant || (a.kind == AccessKind::Store) != counted.store ||
            a.kind == AccessKind::Atomic)
          continue;
        any = true;
        if (a.size != counted.width) {
          narrow = true;
          continue;
        }
        const LaneAccess lane = laneAccess(instance, a);
        double one = lane.sectors;
        if (counted.shared) {
          const BankConflict c = bankConflict(instance, a);
          one = c.degree == c.lowest ? double(c.degree * std::max<int64_t>(1, a.size / 4)) : 0;
          if (lane.stride == Stride::Uniform)
            one = a.size >= 16 ? 2 : 1;
        } else if (lane.stride == Stride::Indirect || lane.stride == Stride::Unknown)
          one = 0;
        if (one <= 0)
          unknown = true;
        else
          predictions.insert(one);
      }
    }
  }
  if (!any)
    why = "no such access in the model";
  else if (unknown)
    why = "indirect or not known";
  else if (predictions.empty())
    why = narrow ? "the compiler chose another width" : "indirect or not known";
  else if (predictions.size() > 1)
    why = "several forms on the line";
  return why.empty() ? *predictions.begin() : 0;
}

TEST(Corpus, PredictionsAgreeWithTheCounters) {
  const std::string path = countersPath();
  if (!fs::exists(path))
    GTEST_SKIP() << path
                 << " is not there: run tests/hardware/collect-corpus.py on a machine with a GPU";
  const auto counters = readCounters(path, "aligned");
  ASSERT_FALSE(counters.empty()) << path << " has no lines of size 'aligned'";
  std::map<std::string, int> skipped;
  std::set<std::string> kernels, comparedKernels;
  int compared = 0, exact = 0, agree = 0;
  std::vector<std::string> apart;
  std::set<std::string> apartLines;
  for (auto &[solution, lines] : counters) {
    const std::string source = ACCELSCOPE_SOURCE_DIR "/corpus/solutions/" + solution + ".cu";
    auto unit = frontend::parseFile(source);
    ASSERT_TRUE(unit.ast) << source;
    auto program = buildProgram(unit.ast->getASTContext());
    for (auto &c : lines) {
      kernels.insert(solution + " " + c.kernel);
      std::string why;
      const double predicted = predict(*program, c, why);
      // The model speaks of full warps.
      if (why.empty() && c.threads > 0 && c.threads < 31.5 * c.instructions)
        why = "not all lanes take part";
      if (!why.empty()) {
        ++skipped[why];
        continue;
      }
      const double measured = (c.shared ? c.wavefronts : c.sectors) / c.instructions;
      const double difference = std::abs(predicted - measured) / std::max(measured, 1e-9);
      ++compared;
      comparedKernels.insert(solution + " " + c.kernel);
      exact += difference < 1e-3;
      agree += difference <= kTolerance;
      if (difference > kTolerance) {
        std::ostringstream text;
        text << c.place() << ": predicted " << predicted << ", measured " << measured;
        apart.push_back(text.str());
        apartLines.insert(c.sourceLine());
      }
    }
  }
  std::cout << "compared " << compared << " lines of " << comparedKernels.size() << " of "
            << kernels.size() << " kernels: " << exact << " equal, " << agree << " within 10 %\n";
  for (auto &[why, n] : skipped)
    std::cout << "not compared, " << why << ": " << n << "\n";
  for (auto &text : apart)
    std::cout << "apart: " << text << "\n";
  EXPECT_GE(compared, 150) << "fewer lines are compared than when the counters were recorded";
  for (auto &line : apartLines)
    EXPECT_TRUE(knownApart().count(line)) << line << " parts from the counters";
  for (auto &[line, why] : knownApart())
    EXPECT_TRUE(apartLines.count(line))
        << line << " agrees now: take it off the list (" << why << ")";
}

} // namespace
