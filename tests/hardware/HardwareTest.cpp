// Compares what the model predicts of every annotated access with what the hardware counted
// (README.md).
#include "analyzer/frontend/Parser.h"
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
#include <regex>
#include <set>
#include <sstream>

namespace {
using namespace accelscope;
using namespace accelscope::model;
namespace fs = std::filesystem;

constexpr double kTolerance = 0.1;

/// The recorded counters, or those of another machine.
std::string countersPath() {
  const char *other = std::getenv("ACCELSCOPE_COUNTERS");
  return other && *other ? other : ACCELSCOPE_SOURCE_DIR "/tests/hardware/h200.csv";
}

/// `// hw: KERNEL CLASS [STRIDE] [assumed]`
struct Note {
  std::string file;
  unsigned line = 0;
  std::string kernel, stride;
  int64_t elements = 0;
  bool assumed = false;
  std::string place() const { return file + ":" + std::to_string(line) + " (" + kernel + ")"; }
};

/// An annotated access and what the model says of it.
struct Measured {
  Note note;
  const Kernel *kernel = nullptr;
  const KernelInstance *instance = nullptr;
  std::vector<const Access *> accesses; ///< of the kernel on that line
  LaneAccess lane;
};

struct Source {
  frontend::ParsedUnit unit;
  std::unique_ptr<Program> program;
  std::vector<Measured> measured;
};

std::vector<Note> notesOf(const fs::path &path) {
  std::vector<Note> out;
  std::ifstream in(path);
  std::string line;
  const std::regex form(R"(//\s*hw:\s*(\w+)\s+(\w+)(?:\s+(-?\d+))?(\s+assumed)?\s*$)");
  for (unsigned number = 1; std::getline(in, line); ++number) {
    if (line.find("// hw:") == std::string::npos)
      continue;
    std::smatch m;
    EXPECT_TRUE(std::regex_search(line, m, form))
        << path << ":" << number << ": not an annotation: " << line;
    if (m.empty())
      continue;
    Note note;
    note.file = path.filename().string();
    note.line = number;
    note.kernel = m[1];
    note.stride = m[2];
    note.elements = m[3].matched ? std::stoll(m[3]) : 0;
    note.assumed = m[4].matched;
    out.push_back(note);
  }
  return out;
}

const std::vector<Source> &sources() {
  static const std::vector<Source> all = [] {
    std::vector<Source> out;
    std::vector<fs::path> paths;
    for (auto &entry : fs::directory_iterator(ACCELSCOPE_SOURCE_DIR "/tests/hardware/kernels"))
      if (entry.path().extension() == ".cu")
        paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    for (auto &path : paths) {
      Source source;
      source.unit = frontend::parseFile(path.string());
      EXPECT_EQ(source.unit.status, "ok")
          << path << (source.unit.notes.empty() ? "" : source.unit.notes.front());
      if (!source.unit.ast)
        continue;
      source.program = buildProgram(*source.unit.ast);
      for (auto &note : notesOf(path)) {
        Measured m;
        m.note = note;
        for (auto &kernel : source.program->kernels)
          if (kernel.name == note.kernel)
            m.kernel = &kernel;
        if (m.kernel && m.kernel->instances.size() == 1 && m.kernel->instances[0].body) {
          m.instance = &m.kernel->instances[0];
          for (auto &access : m.instance->body->accesses)
            if (access.where.file == 0 && access.where.line == note.line)
              m.accesses.push_back(&access);
          if (!m.accesses.empty())
            m.lane = laneAccess(*m.instance, *m.accesses[0]);
        }
        source.measured.push_back(std::move(m));
      }
      out.push_back(std::move(source));
    }
    return out;
  }();
  return all;
}

std::vector<const Measured *> everything() {
  std::vector<const Measured *> out;
  for (auto &source : sources())
    for (auto &m : source.measured)
      out.push_back(&m);
  return out;
}

/// The annotated accesses of one kernel: their counts add up in the hardware.
std::map<std::string, std::vector<const Measured *>> byKernel() {
  std::map<std::string, std::vector<const Measured *>> out;
  for (auto *m : everything())
    if (m->instance && m->accesses.size() == 1)
      out[m->note.kernel].push_back(m);
  return out;
}

bool sameCounter(const Access &a, const Access &b) {
  return a.space == b.space && a.kind == b.kind;
}

TEST(Hardware, EveryKernelHasOneMeasuredAccess) {
  std::set<std::string> annotated, seen, classes;
  size_t kernels = 0;
  for (auto *m : everything()) {
    annotated.insert(m->note.kernel);
    classes.insert(m->note.stride);
    EXPECT_TRUE(m->instance) << m->note.place()
                             << ": no kernel of that name with one launched form";
    EXPECT_EQ(m->accesses.size(), 1u)
        << m->note.place() << ": the model sees " << m->accesses.size() << " accesses on that line";
  }
  for (auto &source : sources())
    for (auto &kernel : source.program->kernels) {
      ++kernels;
      EXPECT_TRUE(annotated.count(kernel.name)) << kernel.name << " has no annotation";
      EXPECT_TRUE(seen.insert(kernel.name).second) << kernel.name << " stands in two sources";
      EXPECT_TRUE(kernel.launched) << kernel.name << " is not launched";
    }
  EXPECT_GE(kernels, 64u);
  for (const char *stride :
       {"uniform", "unit", "constant", "symbolic", "irregular", "indirect", "unknown"})
    EXPECT_TRUE(classes.count(stride)) << "no kernel of class " << stride;
}

TEST(Hardware, NothingElseReachesTheCounters) {
  for (auto &[name, list] : byKernel()) {
    std::set<const Access *> measured;
    for (auto *m : list)
      measured.insert(m->accesses[0]);
    for (auto &access : list[0]->instance->body->accesses)
      if (sameCounter(access, **measured.begin()))
        EXPECT_TRUE(measured.count(&access))
            << name << ": line " << access.where.line << " is counted too";
  }
}

TEST(Hardware, ClassesAreAsIntended) {
  for (auto *m : everything()) {
    if (m->accesses.empty())
      continue;
    EXPECT_EQ(toString(m->lane.stride), m->note.stride) << m->note.place();
    if (m->lane.stride == Stride::Constant && m->note.stride == "constant")
      EXPECT_EQ(m->lane.elements, m->note.elements) << m->note.place();
  }
}

using Row = std::map<std::string, double>;

std::map<std::string, Row> readCounters(const std::string &path) {
  std::map<std::string, Row> out;
  std::ifstream in(path);
  std::string line, cell;
  std::vector<std::string> head;
  while (std::getline(in, line)) {
    if (line.empty() || line[0] == '#')
      continue;
    std::vector<std::string> cells;
    for (std::stringstream s(line); std::getline(s, cell, ',');)
      cells.push_back(cell);
    if (head.empty()) {
      head = cells;
      continue;
    }
    for (size_t i = 2; i < std::min(cells.size(), head.size()); ++i)
      if (!cells[i].empty())
        out[cells[1]][head[i]] = std::stod(cells[i]);
  }
  return out;
}

/// Shared memory serves 128 bytes at a time: wider accesses of a warp take several passes without
/// any conflict. A word of up to 8 bytes that all lanes want is sent once, one of 16 bytes in two passes: measured.
int passes(const Access &access, const LaneAccess &lane) {
  if (lane.stride == Stride::Uniform)
    return access.size >= 16 ? 2 : 1;
  if (access.size <= 4 || (access.size & (access.size - 1)) != 0)
    return 1;
  return int(std::min<int64_t>(access.size, 16) / 4);
}

TEST(Hardware, PredictionsAgreeWithTheCounters) {
  const std::string path = countersPath();
  if (!fs::exists(path))
    GTEST_SKIP() << path << " is not there: run tests/hardware/collect.sh on a machine with a GPU";
  const auto counters = readCounters(path);
  int compared = 0, exact = 0;
  double worst = 0;
  for (auto &[name, list] : byKernel()) {
    auto found = counters.find(name);
    if (found == counters.end()) {
      ADD_FAILURE() << name << " is missing in " << path << ": collect the counters again";
      continue;
    }
    const Access &access = *list[0]->accesses[0];
    const bool shared = access.space == Space::Shared;
    const std::string stem = std::string(shared ? "shared_" : "global_") +
                             (access.kind == AccessKind::Load ? "load_" : "store_");
    auto counter = [&](const std::string &column) {
      auto c = found->second.find(stem + column);
      EXPECT_TRUE(c != found->second.end()) << name << ": no " << stem << column << " in " << path;
      return c == found->second.end() ? 0.0 : c->second;
    };
    const double requests = counter(shared ? "instructions" : "requests");
    const double measured = counter(shared ? "wavefronts" : "sectors") / std::max(1.0, requests);

    // That the compiler kept the access: every warp makes it a whole number of times.
    const KernelInstance &instance = *list[0]->instance;
    double threads = 1;
    for (int axis = 0; axis < 3; ++axis)
      threads *= double(instance.blockShape[axis] * instance.gridShape[axis]);
    ASSERT_GT(threads, 0) << name << ": the launch has no constant shape";
    EXPECT_GT(requests, 0) << name;
    EXPECT_EQ(std::fmod(requests, threads / 32), 0)
        << name << ": " << requests << " requests of " << threads / 32 << " warps";
    double predicted = 0;
    bool known = true;
    for (auto *m : list) {
      const double one = shared ? double(m->lane.conflictDegree * passes(*m->accesses[0], m->lane))
                                : m->lane.sectors;
      known = known && one > 0;
      predicted += one / double(list.size());
    }
    const bool indirect = std::any_of(list.begin(), list.end(), [](auto *m) {
      return m->note.stride == "indirect" || m->note.stride == "unknown";
    });
    EXPECT_EQ(known, !indirect)
        << name << ": a prediction where there can be none, or none where there should be";
    if (!known)
      continue;
    const double difference = std::abs(predicted - measured) / std::max(measured, 1e-9);
    if (list[0]->note.assumed) {
      EXPECT_GT(difference, kTolerance)
          << list[0]->note.place() << ": agrees although marked as assumed";
      continue;
    }
    ++compared;
    exact += difference < 1e-9;
    worst = std::max(worst, difference);
    EXPECT_LE(difference, kTolerance)
        << list[0]->note.place() << ": predicted " << predicted << ", measured " << measured
        << (shared ? " wavefronts per instruction" : " sectors per request");
  }
  std::cout << "compared " << compared << " kernels, " << exact << " equal, largest difference "
            << 100 * worst << " %\n";
}

} // namespace
