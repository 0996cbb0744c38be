// The report on invented studies: what it says, what it must not say, and what cannot break it.
#include "Fixture.h"
#include "reports/Document.h"
#include "reports/Html.h"
#include "reports/ReportFiles.h"
#include "reports/StudyJson.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <regex>
#include <set>

using namespace accelscope;
using namespace accelscope::reports;
using fixture::LoadedFixture;
using fixture::StudyFiles;

namespace {

std::size_t countOf(const std::string &text, const std::string &part) {
  std::size_t n = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size()))
    ++n;
  return n;
}

/// Every start tag has its end tag in the right order.
std::string firstUnbalanced(const std::string &html) {
  static const std::set<std::string> empty = {"meta", "!DOCTYPE", "circle", "line", "rect"};
  std::vector<std::string> open;
  const std::regex tag("<(/?)([A-Za-z!][A-Za-z0-9]*)([^<>]*)>");
  std::string body = html;
  for (const char *raw : {"style", "script"}) {
    const auto from = body.find(std::string("<") + raw + ">");
    const auto to = body.find(std::string("</") + raw + ">");
    body.erase(from, to + std::string(raw).size() + 3 - from);
  }
  for (std::sregex_iterator it(body.begin(), body.end(), tag), end; it != end; ++it) {
    const std::string name = (*it)[2], rest = (*it)[3];
    if (empty.count(name) || (!rest.empty() && rest.back() == '/'))
      continue;
    if ((*it)[1].length() == 0)
      open.push_back(name);
    else if (open.empty() || open.back() != name)
      return name + " at " + std::to_string(it->position());
    else
      open.pop_back();
  }
  return open.empty() ? "" : "open " + open.back();
}

} // namespace

TEST(Report, SixTasksShowNoEffectAndSayWhy) {
  const StudyFiles files(6);
  const LoadedFixture loaded(files);
  const Document document = buildDocument(loaded.study());
  const std::string markdown = toMarkdown(document);
  EXPECT_NE(markdown.find("0 units tested"), std::string::npos);
  EXPECT_NE(markdown.find("(8 needed)"), std::string::npos);
  EXPECT_EQ(markdown.find("associated with 1"), std::string::npos);
  const Table effects = effectsTable(loaded.study());
  ASSERT_GT(effects.rows.size(), 20u);
  for (const auto &row : toJson(effects)) {
    for (const char *key : {"effect", "effect_ci_low", "p", "q", "within_task_delta"})
      EXPECT_TRUE(row[key].is_null()) << row["id"] << " " << key;
    EXPECT_EQ(row["evidence"], "insufficient");
    EXPECT_TRUE(row["users"].is_number());
    EXPECT_TRUE(row["lift_paired_n"].is_number());
  }
}

TEST(Report, FortyTwoTasksFindTheStrategyThatWorks) {
  const StudyFiles files(42);
  const LoadedFixture loaded(files);
  const Study study = loaded.study();
  EXPECT_GT(loaded.analysis.unitsTested, 20);
  const auto rows = toJson(effectsTable(study));
  EXPECT_EQ(rows[0]["id"], loaded.data.strategies[0]);
  EXPECT_EQ(rows[0]["evidence"], "2 robustly associated");
  EXPECT_NEAR(rows[0]["effect"].get<double>(), std::exp(1.1), 1.0);
  EXPECT_LT(rows[0]["effect_ci_low"].get<double>(), rows[0]["effect"].get<double>());
  const std::string html = toHtml(buildDocument(study));
  EXPECT_NE(html.find("robustly associated with"), std::string::npos);
  EXPECT_EQ(html.find("faster when"), std::string::npos);
}

TEST(Report, NumbersOfThePageAreThoseOfTheTables) {
  const StudyFiles files(6);
  const LoadedFixture loaded(files);
  int passed = 0;
  for (const auto &cell : loaded.data.cells)
    passed += cell.passed;
  const Document document = buildDocument(loaded.study());
  EXPECT_EQ(document.headlines[0].value, std::to_string(passed) + "/36");
  const auto authors = toJson(authorsTable(loaded.study()));
  int sum = 0;
  for (const auto &author : authors)
    sum += author["passed"].get<int>();
  EXPECT_EQ(sum, passed);
  const Table unmatched = unmatchedTable(loaded.study());
  ASSERT_EQ(unmatched.rows.size(), 2u);
  EXPECT_EQ(unmatched.rows[0][0].text, "unmeasured/direct");
  EXPECT_EQ(unmatched.rows[1][0].text, "task01/host");
}

TEST(Report, PageIsWellFormedAndAsksForNothing) {
  const StudyFiles files(6);
  const LoadedFixture loaded(files);
  const std::string html = toHtml(buildDocument(loaded.study()));
  EXPECT_EQ(firstUnbalanced(html), "");
  for (const char *part : {"http:", "https:", "//cdn", "<link", "<img", "@import", "url(", "src="})
    EXPECT_EQ(html.find(part), std::string::npos) << part;
  EXPECT_NE(html.find("default-src 'none'"), std::string::npos);
  // Fragment links land, ids are unique.
  std::set<std::string> ids;
  const std::regex id(" id=\"([^\"]*)\"");
  for (std::sregex_iterator it(html.begin(), html.end(), id), end; it != end; ++it)
    EXPECT_TRUE(ids.insert((*it)[1]).second) << (*it)[1];
  const std::regex link("href=\"#([^\"]*)\"");
  for (std::sregex_iterator it(html.begin(), html.end(), link), end; it != end; ++it)
    EXPECT_TRUE(ids.count((*it)[1])) << (*it)[1];
  // Every drawing says what it is.
  EXPECT_EQ(countOf(html, "<svg class=\"track\" role=\"img\"><title>"),
            countOf(html, "<svg class=\"track\""));
}

TEST(Report, HostileTextShowsAsText) {
  const std::string poison = "</script><img src=x onerror=alert(1)>\"'|`=cmd";
  const StudyFiles files(6, poison);
  const LoadedFixture loaded(files);
  const Document document = buildDocument(loaded.study());
  const std::string html = toHtml(document);
  EXPECT_EQ(html.find("<img"), std::string::npos);
  EXPECT_EQ(countOf(html, "</script>"), 1u);
  EXPECT_NE(html.find("&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot;&#39;|"),
            std::string::npos);
  EXPECT_EQ(firstUnbalanced(html), "");
  const std::string markdown = toMarkdown(document);
  EXPECT_EQ(markdown.find("<img"), markdown.find("\\<img") + 1);
}

TEST(Report, SameBytesForAnyThreadsAndEveryRun) {
  const StudyFiles files(12);
  const LoadedFixture one(files, 1), many(files, 6);
  EXPECT_EQ(toHtml(buildDocument(one.study())), toHtml(buildDocument(many.study())));
  EXPECT_EQ(studyJson(one.study()).dump(), studyJson(many.study()).dump());
}

TEST(Report, WritesEveryTableAsCsvAndJson) {
  const StudyFiles files(6);
  const LoadedFixture loaded(files);
  const std::string folder = files.folder() + "/out";
  const auto written = writeReport(loaded.study(), folder);
  const auto tables = tablesOf(buildDocument(loaded.study()));
  EXPECT_EQ(written.size(), 3 + 2 * tables.size());
  for (const std::string &path : written)
    EXPECT_TRUE(std::filesystem::is_regular_file(path)) << path;
  for (const Table &table : tables) {
    const auto rows =
        nlohmann::ordered_json::parse(fixture::readFile(folder + "/tables/" + table.id + ".json"));
    EXPECT_EQ(rows.size(), table.rows.size());
    EXPECT_EQ(rows[0].size(), table.columns.size());
  }
  EXPECT_THROW(writeReport(loaded.study(), files.labels() + "/below-a-file"), std::runtime_error);
}

TEST(Table, TerminalAlignsAndCountsCodePoints) {
  Table table;
  table.columns = {{"name", "Name"}, {"n", "n", Align::Right}, {"x", "x", Align::Left, true}};
  table.rows = {{"\xc3\xa9\xc3\xa9", 5, "hidden"}, {"longer", 12}};
  EXPECT_EQ(toTerminal(table), "Name     n\n------  --\n\xc3\xa9\xc3\xa9       5\nlonger  12\n");
}

TEST(Table, MarkdownAndCsvEscape) {
  Table table;
  table.columns = {{"a", "A"}, {"b", "B", Align::Right}};
  table.rows = {{"x|y\n<b>", -1}, {"=SUM(A1)", TableCell("-", nullptr)}, {"say \"hi\", you", 2}};
  EXPECT_EQ(toMarkdown(table), "| A | B |\n|---|---:|\n| x\\|y \\<b> | -1 |\n| =SUM(A1) | - |\n"
                               "| say \"hi\", you | 2 |\n");
  EXPECT_EQ(toCsv(table), "a,b\n\"x|y\n<b>\",-1\n'=SUM(A1),\n\"say \"\"hi\"\", you\",2\n");
}

TEST(Table, RoundedNumbersAreStable) {
  EXPECT_EQ(rounded(1.0 / 3).dump(), "0.333333");
  EXPECT_EQ(rounded(-0.0).dump(), "0.0");
  EXPECT_TRUE(rounded(std::nan("")).is_null());
  EXPECT_EQ(escapeHtml(std::string("a\x01") + "<"), "a\xef\xbf\xbd&lt;");
  EXPECT_EQ(svgNumber(1e9), "1000000000");
  EXPECT_EQ(svgNumber(-0.001), "0");
}
