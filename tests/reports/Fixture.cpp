#include "Fixture.h"
#include "analyzer/correlation/Distributions.h"
#include "analyzer/correlation/Random.h"

#include <atomic>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <unistd.h>

namespace fs = std::filesystem;
using nlohmann::ordered_json;

namespace accelscope::reports::fixture {
namespace {

ordered_json labelRecord(const std::string &task, const std::string &author,
                         const std::vector<std::string> &verdicts) {
  ordered_json strategies = ordered_json::array();
  const auto &entries = catalog::Catalog::builtin().strategies();
  for (std::size_t k = 0; k < entries.size(); ++k) {
    ordered_json evidence = ordered_json::array();
    if (verdicts[k] == "present")
      evidence.push_back({{"file", task + ".cu"},
                          {"lines", {10, 12}},
                          {"kernel", "kernel"},
                          {"reason", "invented"}});
    strategies.push_back({{"id", entries[k].id},
                          {"verdict", verdicts[k]},
                          {"confidence", 0.9},
                          {"intensity", nullptr},
                          {"origin", "merged"},
                          {"evidence", evidence}});
  }
  return {{"schema", "accelscope.labels/1"},
          {"tool", {{"name", "accelscope"}, {"version", "0.1.0"}}},
          {"catalog", catalog::Catalog::builtin().version()},
          {"source",
           {{"path", "solutions/" + author + "/" + task + ".cu"},
            {"sha256", std::string(64, 'a')},
            {"lines", 100}}},
          {"task", task},
          {"author", author},
          {"status", "ok"},
          {"notes", ordered_json::array()},
          {"kernels", ordered_json::array()},
          {"strategies", strategies}};
}

} // namespace

StudyFiles::StudyFiles(int tasks, const std::string &poison) {
  static std::atomic<int> counter{0};
  folder_ = (fs::temp_directory_path() /
             ("accelscope-reports-" + std::to_string(getpid()) + "-" + std::to_string(counter++)))
                .string();
  fs::create_directories(folder_);
  std::ofstream labels(this->labels()), measurements(this->measurements());
  const char *authors[] = {"direct", "memory", "parallel", "fused", "host", "tuned"};
  const double skill[] = {-0.6, 0.1, 0.2, 0.3, 0.0, 0.7};
  correlation::CounterRandom random(17);
  auto normal = [&] { return correlation::normalQuantile(random.uniform()); };
  const std::size_t strategies = catalog::Catalog::builtin().strategies().size();
  std::vector<double> base;
  for (std::size_t k = 0; k < strategies; ++k)
    base.push_back(-2.2 + 3.4 * random.uniform());
  for (int t = 0; t < tasks; ++t) {
    const std::string task =
        std::string(t < 10 ? "task0" : "task") + std::to_string(t) + (t == 0 ? poison : "");
    const double level = 2.5 + 1.2 * normal();
    for (int a = 0; a < 6; ++a) {
      double y = level + skill[a] + 0.6 * normal();
      std::vector<std::string> verdicts;
      for (std::size_t k = 0; k < strategies; ++k) {
        const bool used = random.uniform() < 1 / (1 + std::exp(-(base[k] + 0.8 * skill[a])));
        verdicts.push_back(random.uniform() < 0.03 ? "unclear" : used ? "present" : "absent");
        if (k == 0 && verdicts.back() == "present")
          y += 1.1;
      }
      if (t != 1 || a != 4)
        labels << labelRecord(task, authors[a], verdicts).dump() << "\n";
      const char *sizes[] = {"small", "medium", "large"};
      for (int s = 0; s < 3; ++s) {
        const double reference = 1e7 * std::pow(20, s), speedup = std::exp(y - 1.2 + 0.8 * s);
        const double chance = random.uniform();
        const std::string outcome = chance < 0.05 ? "wrong" : chance < 0.07 ? "timeout" : "ok";
        const bool ok = outcome == "ok";
        ordered_json record = {{"schema", "accelscope.measurement/1"},
                               {"task", task},
                               {"author", authors[a]},
                               {"size", sizes[s]},
                               {"machine", {{"id", "bench"}, {"gpu", "Invented GPU"}}},
                               {"outcome", outcome},
                               {"reason", ok ? "" : "element 17 is 3.5, expected 3.25" + poison},
                               {"flags", ordered_json::array()},
                               {"time_ns", nullptr},
                               {"reference_time_ns", reference},
                               {"speedup", nullptr},
                               {"speedup_ci", nullptr}};
        if (ok) {
          record["time_ns"] = reference / speedup;
          record["speedup"] = speedup;
          record["speedup_ci"] = {0.97 * speedup, 1.03 * speedup};
        }
        measurements << record.dump() << "\n";
      }
    }
  }
  labels
      << labelRecord("unmeasured", "direct", std::vector<std::string>(strategies, "absent")).dump()
      << "\n";
}

StudyFiles::~StudyFiles() {
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

LoadedFixture::LoadedFixture(const StudyFiles &files, int threads)
    : inputs(correlation::readInputs({{files.folder()}, {}, {}})) {
  correlation::DatasetOptions options;
  for (const catalog::Strategy &strategy : catalog::Catalog::builtin().strategies())
    options.strategies.push_back(strategy.id);
  data = correlation::makeDataset(inputs, options);
  correlation::AnalysisOptions quick;
  quick.permutations = 999;
  quick.bootstrap = 200;
  quick.threads = threads;
  analysis = correlation::analyze(data, quick);
  board = correlation::makeLeaderboard(data, 200, 1, threads);
}

std::string readFile(const std::string &path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace accelscope::reports::fixture
