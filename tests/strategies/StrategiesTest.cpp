// Runs the detector of a strategy over every case of its folder and compares with what the source says of
// itself. tests/strategies/README.md has the notation.
#include "analyzer/frontend/Parser.h"
#include "matchers/Detector.h"
#include "matchers/model/Builder.h"
#include "matchers/model/Reference.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace {
using namespace accelscope;
namespace fs = std::filesystem;

struct Expectations {
  std::set<std::string> absent, unclear, present;          ///< ids with a verdict for the whole file
  std::map<std::string, std::set<unsigned>> expect;        ///< lines that a hit must cover
  std::map<std::string, std::set<unsigned>> evidence;      ///< lines one of which every hit must cover
};

Expectations readExpectations(const fs::path &path, const std::string &folderId) {
  Expectations e;
  std::ifstream in(path);
  std::string line;
  const std::regex note(R"(//\s*(expect|absent|unclear|evidence):\s*([a-z0-9, -]+))");
  const std::regex arrow(R"(<--\s*evidence)");
  const std::regex verdict(R"(//\s*strategy:\s*([a-z0-9-]+)\s+verdict:\s*(present|absent|unclear))");
  for (unsigned number = 1; std::getline(in, line); ++number) {
    std::smatch m;
    if (std::regex_search(line, m, verdict)) {
      auto &set = m[2] == "present" ? e.present : m[2] == "absent" ? e.absent : e.unclear;
      set.insert(m[1]);
    } else if (std::regex_search(line, m, note)) {
      std::stringstream ids(m[2]);
      std::string id;
      while (std::getline(ids, id, ',')) {
        id = std::regex_replace(id, std::regex("^ +| +$"), "");
        if (id.empty())
          continue;
        if (m[1] == "expect")
          e.expect[id].insert(number);
        else if (m[1] == "evidence")
          e.evidence[id].insert(number);
        else
          (m[1] == "absent" ? e.absent : e.unclear).insert(id);
      }
    }
    if (std::regex_search(line, arrow))
      e.evidence[folderId].insert(number);
  }
  return e;
}

/// A hit covers the lines of its short evidence, and the first line of the rest.
std::set<unsigned> coveredLines(const matchers::Hit &hit) {
  std::set<unsigned> lines;
  for (auto &e : hit.evidence) {
    if (e.range.file != 0)
      continue;
    lines.insert(e.range.line);
    if (e.range.spellingLine)
      lines.insert(e.range.spellingLine);
    if (e.range.endLine >= e.range.line && e.range.endLine - e.range.line <= 5)
      for (unsigned l = e.range.line; l <= e.range.endLine; ++l)
        lines.insert(l);
  }
  return lines;
}

std::string check(const fs::path &path) {
  const std::string folderId = path.parent_path().filename().string();
  const Expectations e = readExpectations(path, folderId);
  std::ostringstream out;
  auto unit = frontend::parseFile(path.string());
  if (!unit.ast)
    return path.string() + ": not parsed: " + (unit.notes.empty() ? "" : unit.notes.front());
  if (unit.status != "ok" && path.string().find("degraded") == std::string::npos)
    out << path.filename().string() << ": parsed only in part: " << (unit.notes.empty() ? "" : unit.notes.front()) << "\n";
  auto program = model::buildProgram(*unit.ast);
  // NAME.ref.cpp is the CPU source that NAME.cu was made from.
  fs::path referencePath = path;
  referencePath.replace_extension(".ref.cpp");
  if (fs::exists(referencePath)) {
    auto reference = frontend::parseFile(referencePath.string());
    if (!reference.ast || reference.status != "ok")
      return referencePath.string() + ": not parsed: " +
             (reference.notes.empty() ? "" : reference.notes.front());
    std::vector<std::string> wanted;
    for (auto &host : program->hosts)
      wanted.push_back(host.name);
    program->reference = std::make_shared<const model::Reference>(
        std::shared_ptr<const model::Program>(
            model::buildProgram(*reference.ast)),
        referencePath.filename().string(), wanted);
  }
  std::map<std::string, matchers::StrategyResult> results;
  for (auto &r : matchers::detectAll(*program))
    results[r.id] = r;
  for (auto &r : matchers::detectExtended(*program))
    results[r.id] = r;

  std::set<std::string> ids = e.absent;
  ids.insert(e.unclear.begin(), e.unclear.end());
  ids.insert(e.present.begin(), e.present.end());
  for (auto &[id, lines] : e.expect)
    ids.insert(id);
  if (ids.empty())
    return path.string() + ": says nothing of what to expect";
  for (auto &id : ids) {
    auto found = results.find(id);
    if (found == results.end()) {
      out << "no detector for " << id << "\n";
      continue;
    }
    const auto &result = found->second;
    auto list = [&] {
      std::ostringstream s;
      for (auto &hit : result.hits)
        s << "    line " << hit.evidence.front().range.line << " "
          << (hit.verdict == matchers::Verdict::Present ? "present" : "unclear") << " " << hit.kernel << ": " << hit.reason
          << "\n";
      return s.str();
    };
    if (e.absent.count(id)) {
      if (result.verdict != matchers::Verdict::Absent)
        out << id << " must be absent, but these lines were invented:\n" << list();
      continue;
    }
    if (e.unclear.count(id)) {
      if (result.verdict != matchers::Verdict::Unclear)
        out << id << " must be unclear, not "
            << (result.verdict == matchers::Verdict::Present ? "present:\n" : "absent\n") << list();
      continue;
    }
    if (result.verdict != matchers::Verdict::Present) {
      out << id << " was missed" << (result.verdict == matchers::Verdict::Unclear ? " (only unclear):\n" : "\n") << list();
      continue;
    }
    std::set<unsigned> covered, allowed;
    if (auto it = e.expect.find(id); it != e.expect.end())
      allowed.insert(it->second.begin(), it->second.end());
    if (auto it = e.evidence.find(id); it != e.evidence.end())
      allowed.insert(it->second.begin(), it->second.end());
    for (auto &hit : result.hits) {
      if (hit.verdict != matchers::Verdict::Present)
        continue;
      auto lines = coveredLines(hit);
      covered.insert(lines.begin(), lines.end());
      const bool meets = std::any_of(lines.begin(), lines.end(), [&](unsigned l) { return allowed.count(l) > 0; });
      if (!allowed.empty() && !meets)
        out << id << ": line " << hit.evidence.front().range.line << " was invented: " << hit.reason << "\n";
    }
    if (auto it = e.expect.find(id); it != e.expect.end())
      for (unsigned l : it->second)
        if (!covered.count(l))
          out << id << ": line " << l << " was missed\n" << list();
  }
  return out.str();
}

std::vector<fs::path> cases() {
  std::vector<fs::path> out;
  const char *only = std::getenv("ACCELSCOPE_CASES"); // part of a path: for working on one strategy
  for (auto &entry : fs::recursive_directory_iterator(ACCELSCOPE_SOURCE_DIR "/tests/strategies"))
    if (entry.path().extension() == ".cu" && (!only || entry.path().string().find(only) != std::string::npos))
      out.push_back(entry.path());
  std::sort(out.begin(), out.end());
  return out;
}

class Strategies : public testing::TestWithParam<fs::path> {};

TEST_P(Strategies, SaysWhatItsSourceSays) {
  const std::string problems = check(GetParam());
  if (GetParam().string().find(".known-miss.") != std::string::npos) {
    EXPECT_FALSE(problems.empty()) << GetParam() << " starts to pass: rename it without '.known-miss'";
    return;
  }
  EXPECT_TRUE(problems.empty()) << GetParam() << "\n" << problems;
}

INSTANTIATE_TEST_SUITE_P(Case, Strategies, testing::ValuesIn(cases()), [](const auto &info) {
  std::string name = info.param.parent_path().filename().string() + "_" + info.param.stem().string();
  std::replace_if(name.begin(), name.end(), [](char c) { return !std::isalnum(static_cast<unsigned char>(c)); }, '_');
  return name;
});
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Strategies);

} // namespace
