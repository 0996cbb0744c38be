// Runs the rule of a folder over every case in it and compares with what the source says of itself:
// `// rule: <id>  expect: finding|silent` once, and `// <-- finding` on every line that must have
// one. Any other finding of the folder's rule fails.
#include "analyzer/frontend/Parser.h"
#include "catalog/Catalog.h"
#include "matchers/LintRule.h"
#include "matchers/LintRuleText.h"
#include "matchers/model/Builder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

namespace {
using namespace accelscope;
namespace fs = std::filesystem;

std::vector<fs::path> cases() {
  std::vector<fs::path> out;
  const char *only = std::getenv("ACCELSCOPE_CASES");
  for (auto &entry : fs::recursive_directory_iterator(ACCELSCOPE_SOURCE_DIR "/tests/lint"))
    if (entry.path().extension() == ".cu" && entry.path().parent_path().filename() != "inputs" &&
        (!only || entry.path().string().find(only) != std::string::npos))
      out.push_back(entry.path());
  std::sort(out.begin(), out.end());
  return out;
}

/// Habits of A message: lower case, one sentence without full stop, no doubled spaces.
std::string badForm(const std::string &text) {
  if (text.empty() || std::isupper(static_cast<unsigned char>(text[0])))
    return "must start with a lower-case letter or a quote";
  if (text.back() == '.')
    return "must not end with a full stop";
  if (text.find("  ") != std::string::npos || text.find('\n') != std::string::npos)
    return "must be one line with single spaces";
  return "";
}

std::string check(const fs::path &path) {
  std::ostringstream out;
  const std::string rule = path.parent_path().filename().string();
  std::ifstream in(path);
  std::string line, verdict;
  std::set<unsigned> wanted, found;
  const std::regex head(R"(//\s*rule:\s*([a-z0-9-]+)\s+expect:\s*(finding|silent))");
  for (unsigned number = 1; std::getline(in, line); ++number) {
    std::smatch m;
    if (std::regex_search(line, m, head)) {
      verdict = m[2];
      if (m[1] != rule)
        out << "the case names rule " << m[1] << " and stands in the folder of " << rule << "\n";
    }
    if (line.find("<-- finding") != std::string::npos)
      wanted.insert(number);
  }
  if (verdict.empty() || wanted.empty() != (verdict == "silent"))
    return "the case does not say what to expect";
  auto unit = frontend::parseFile(path.string());
  if (!unit.ast || unit.status != "ok")
    return "not parsed: " + (unit.notes.empty() ? std::string() : unit.notes.front());
  auto program = model::buildProgram(*unit.ast);
  for (auto &f : matchers::lintAll(*program, {rule})) {
    found.insert(f.finding.range.line);
    if (!wanted.count(f.finding.range.line))
      out << "line " << f.finding.range.line << " was invented: " << f.finding.message << "\n";
    if (const std::string bad = badForm(f.finding.message); !bad.empty())
      out << "the message " << bad << ": " << f.finding.message << "\n";
    if (f.finding.notes.empty())
      out << "line " << f.finding.range.line << " has no note\n";
    for (auto &note : f.finding.notes)
      if (const std::string bad = badForm(note.message); !bad.empty())
        out << "a note " << bad << ": " << note.message << "\n";
    const auto *text = matchers::lintRuleText(rule);
    if (!text || (f.finding.strategy.empty() && text->level != "advice"))
      out << "the finding names no strategy\n";
  }
  for (unsigned number : wanted)
    if (!found.count(number))
      out << "line " << number << " was missed\n";
  return out.str();
}

class Lint : public testing::TestWithParam<fs::path> {};

TEST_P(Lint, SaysWhatItsSourceSays) {
  const std::string problems = check(GetParam());
  if (GetParam().string().find(".known-miss.") != std::string::npos) {
    EXPECT_FALSE(problems.empty())
        << GetParam() << " starts to pass: rename it without '.known-miss'";
    return;
  }
  EXPECT_TRUE(problems.empty()) << GetParam() << "\n" << problems;
}

INSTANTIATE_TEST_SUITE_P(Case, Lint, testing::ValuesIn(cases()), [](const auto &info) {
  std::string name =
      info.param.parent_path().filename().string() + "_" + info.param.stem().string();
  std::replace_if(
      name.begin(), name.end(), [](char c) { return !std::isalnum(static_cast<unsigned char>(c)); },
      '_');
  return name;
});

TEST(LintRules, EveryRuleHasItsTextAndCases) {
  std::set<std::string> ids, texts;
  for (auto &id : matchers::lintRuleIds())
    ids.insert(id);
  for (auto &text : matchers::lintRuleTexts()) {
    texts.insert(text.id);
    for (auto *part : {&text.what, &text.why, &text.remedy, &text.ignore})
      EXPECT_FALSE(part->empty()) << text.id;
    EXPECT_EQ(text.strategy.empty(), text.level == "advice") << text.id;
  }
  EXPECT_EQ(ids, texts);
  for (auto &id : ids) {
    int finding = 0, silent = 0;
    for (auto &path : cases())
      if (path.parent_path().filename() == id) {
        std::ifstream in(path);
        std::string first;
        std::getline(in, first);
        (first.find("expect: silent") != std::string::npos ? silent : finding)++;
      }
    if (!std::getenv("ACCELSCOPE_CASES")) {
      EXPECT_GE(finding, 5) << id;
      EXPECT_GE(silent, 5) << id;
    }
  }
}

} // namespace
