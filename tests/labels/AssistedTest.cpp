#include "analyzer/labels/Assisted.h"
#include "catalog/Sha256.h"

#include <gtest/gtest.h>

using namespace accelscope::labels;
using accelscope::catalog::Catalog;
using accelscope::catalog::sha256;
using Weight = Problem::Weight;

namespace {

const std::string kSource = "__global__ void k(float *out) {\n"
                            "  atomicAdd(out, 1.0f); // warp votes: __ballot_sync(m, p)\n"
                            "}\n";

Json label(const std::string &id, const std::string &verdict, Json evidence = Json::array()) {
  return {{"id", id},
          {"verdict", verdict},
          {"confidence", 0.9},
          {"intensity", nullptr},
          {"evidence", evidence},
          {"reason", "Because."}};
}

// Always an array: braces around one element would be that element.
template <class... Items> Json list(const Items &...items) { return Json::array({items...}); }

Json quote(int first, int last, const std::string &text) {
  return {{"lines", {first, last}}, {"quote", text}};
}

Json file(Json strategies) {
  return {{"schema", "accelscope.assisted/1"},
          {"task", "t"},
          {"author", "a"},
          {"source_sha256", sha256(kSource)},
          {"labeler", "by hand"},
          {"strategies", std::move(strategies)}};
}

struct Outcome {
  std::optional<AssistedFile> file;
  std::vector<Problem> problems;
  bool fresh = false;

  int count(Weight weight) const {
    int n = 0;
    for (const Problem &problem : problems)
      n += problem.weight == weight;
    return n;
  }
  std::string text() const {
    std::string all;
    for (const Problem &problem : problems)
      all += problem.sentence() + "\n";
    return all;
  }
};

Outcome load(const std::string &text) {
  Outcome outcome;
  outcome.file = parseAssisted(text, "a/t.json", Catalog::builtin(), outcome.problems);
  if (outcome.file)
    outcome.fresh = checkQuotes(*outcome.file, kSource, outcome.problems);
  return outcome;
}

Outcome load(const Json &json) { return load(json.dump()); }

} // namespace

TEST(Assisted, TakesALabelWithItsQuote) {
  Outcome outcome =
      load(file(list(label("atomic-update", "present", list(quote(2, 2, "atomicAdd(out, 1.0f);"))),
                     label("early-exit", "absent"))));
  ASSERT_TRUE(outcome.file && outcome.fresh);
  EXPECT_EQ(outcome.count(Weight::Label), 0) << outcome.text();
  EXPECT_EQ(outcome.file->labels.size(), 2u);
  const AssistedLabel *found = outcome.file->find("atomic-update");
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(found->verdict, Verdict::Present);
  EXPECT_DOUBLE_EQ(found->confidence, 0.9);
  EXPECT_EQ(found->evidence[0].firstLine, 2);
}

TEST(Assisted, RefusesPresentWithoutAValidQuote) {
  for (const Json &evidence :
       {list(), list(quote(2, 2, "atomicSub(out, 1.0f);")), list(quote(2, 2, "out")),
        list(quote(2, 2, "")), list(quote(2, 2, "__ballot_sync(m, p)"))}) {
    Outcome outcome = load(file(list(label("atomic-update", "present", evidence))));
    EXPECT_EQ(outcome.count(Weight::Label), 1) << evidence << outcome.text();
    EXPECT_EQ(outcome.file->find("atomic-update"), nullptr) << evidence;
    EXPECT_NE(outcome.text().find("a/t.json: strategy 'atomic-update': 'present'"),
              std::string::npos)
        << outcome.text();
  }
}

TEST(Assisted, NamesTheRefusedQuote) {
  Outcome outcome = load(
      file(list(label("atomic-update", "present", list(quote(2, 2, "atomicSub(out, 1.0f);"))))));
  EXPECT_NE(outcome.text().find("\"atomicSub(out, 1.0f);\" for line 2 is not in the source"),
            std::string::npos)
      << outcome.text();
}

TEST(Assisted, OneValidQuoteIsEnough) {
  Outcome outcome =
      load(file(list(label("atomic-update", "present",
                           list(quote(1, 1, "invented code"), quote(2, 2, "atomicAdd(out"))))));
  EXPECT_EQ(outcome.count(Weight::Quote), 1);
  EXPECT_EQ(outcome.count(Weight::Label), 0);
  ASSERT_NE(outcome.file->find("atomic-update"), nullptr);
  EXPECT_EQ(outcome.file->find("atomic-update")->evidence.size(), 1u);
}

TEST(Assisted, CorrectsDriftedLinesAndSaysSo) {
  Outcome outcome = load(
      file(list(label("atomic-update", "present", list(quote(90, 91, "atomicAdd(out, 1.0f);"))))));
  EXPECT_EQ(outcome.file->find("atomic-update")->evidence[0].firstLine, 2);
  EXPECT_NE(outcome.text().find("claimed for lines 90-91 and stands in line 2"), std::string::npos)
      << outcome.text();
}

TEST(Assisted, RefusesStaleLabels) {
  Json json = file(list(label("early-exit", "absent")));
  json["source_sha256"] = std::string(64, '0');
  Outcome outcome = load(json);
  EXPECT_FALSE(outcome.fresh);
  EXPECT_EQ(outcome.count(Weight::File), 1);
  EXPECT_NE(outcome.text().find("stale"), std::string::npos);
}

TEST(Assisted, ReportsIdsThatAreNotJudged) {
  Json all = Json::array();
  for (const auto &strategy : Catalog::builtin().strategies())
    all.push_back(label(strategy.id, "absent"));
  EXPECT_EQ(load(file(all)).problems.size(), 0u);
  all.erase(0);
  Outcome outcome = load(file(all));
  EXPECT_EQ(outcome.text(), "a/t.json: 1 of 43 strategies are not judged: memory-coalescing\n");
}

TEST(Assisted, RefusesBadLabelsOneByOne) {
  auto with = [](const char *key, Json value) {
    Json json = label("early-exit", "absent");
    json[key] = std::move(value);
    return json;
  };
  struct Case {
    Json label;
    const char *message;
  };
  const std::vector<Case> cases = {
      {with("id", "early-exits"), "no such strategy; did you mean 'early-exit'?"},
      {with("id", 7), "field 'id' is not a string"},
      {with("verdict", "yes"), "verdict 'yes' is none of present, absent, unclear"},
      {with("confidence", 2), "'confidence' is not a number from 0 to 1"},
      {with("confidence", "0.5"), "'confidence' is not a number from 0 to 1"},
      {with("intensity", "huge"), "'intensity' is none of low, medium, high, null"},
      {with("evidence", "line 3"), "'evidence' is not an array"},
      {with("evidence", list(quote(3, 2, "atomicAdd(out"))), "'lines' is not [first, last]"},
      {with("evidence", list(quote(0, 2, "atomicAdd(out"))), "'lines' is not [first, last]"},
      {with("verdikt", "present"), "field 'verdikt' is not known"},
      {Json("early-exit"), "is not an object"},
  };
  for (const Case &each : cases) {
    Outcome outcome = load(file(list(each.label, label("atomic-update", "absent"))));
    ASSERT_TRUE(outcome.file) << each.label;
    EXPECT_EQ(outcome.count(Weight::Label), 1) << each.label << outcome.text();
    EXPECT_NE(outcome.text().find(each.message), std::string::npos) << outcome.text();
    EXPECT_NE(outcome.file->find("atomic-update"), nullptr) << "the others stay";
  }
  Outcome twice = load(file(list(label("early-exit", "absent"), label("early-exit", "unclear"))));
  EXPECT_EQ(twice.count(Weight::Label), 1);
  EXPECT_EQ(twice.file->find("early-exit")->verdict, Verdict::Absent);
}

TEST(Assisted, RefusesWhatIsNoLabelFile) {
  Json noSchema = file(Json::array());
  noSchema.erase("schema");
  Json noHash = file(Json::array());
  noHash.erase("source_sha256");
  Json typo = file(Json::array());
  typo["strategis"] = 1;
  for (const std::string &text :
       {noSchema.dump(), noHash.dump(), typo.dump(), std::string("[]"), std::string("null"),
        std::string(), std::string("{\"task\": 1e999}"),
        std::string("{\"schema\": \"accelscope.assisted/1\"")}) {
    Outcome outcome = load(text);
    EXPECT_FALSE(outcome.file) << text;
    EXPECT_EQ(outcome.count(Weight::File), 1) << text;
  }
  EXPECT_EQ(load(std::string("{\n\"schema\": oops\n}")).text(),
            "a/t.json:2: not valid JSON; the file is refused\n");
}

TEST(Assisted, ChecksOtherTechniquesToo) {
  Json json = file(list(label("early-exit", "absent")));
  json["other_techniques"] = {
      {{"name", "one"}, {"lines", {2, 2}}, {"quote", "atomicAdd(out, 1.0f)"}},
      {{"name", "two"}, {"lines", {2, 2}}, {"quote", "invented code"}},
      {{"name", "three"}}};
  Outcome outcome = load(json);
  ASSERT_EQ(outcome.file->others.size(), 1u);
  EXPECT_EQ(outcome.file->others[0].name, "one");
  EXPECT_EQ(outcome.count(Weight::Quote), 2) << outcome.text();
}
