#include "analyzer/labels/Merge.h"
#include "catalog/Sha256.h"

#include <gtest/gtest.h>
#include <map>

using namespace accelscope::labels;
using accelscope::catalog::Catalog;
using accelscope::catalog::sha256;

namespace {

constexpr Verdict P = Verdict::Present, A = Verdict::Absent, U = Verdict::Unclear;

const std::string kSource = "__global__ void k(float *out) {\n"
                            "  atomicAdd(out, 1.0f);\n"
                            "}\n";

LabelRecord record(const std::string &author, const std::string &task,
                   std::vector<StrategyLabel> labels) {
  LabelRecord result;
  result.author = author;
  result.task = task;
  result.catalog = Catalog::builtin().version();
  result.sourcePath = "solutions/" + author + "/" + task + ".cu";
  result.sourceSha256 = sha256(kSource);
  result.sourceLines = 3;
  result.kernels = Json::array({{{"name", "k"}, {"file", "x"}, {"line", 1}, {"end_line", 3}}});
  result.strategies = std::move(labels);
  return result;
}

StrategyLabel label(const std::string &id, Verdict verdict, double confidence) {
  StrategyLabel result;
  result.id = id;
  result.verdict = verdict;
  result.confidence = confidence;
  return result;
}

AssistedFile assisted(const std::string &author, const std::string &task,
                      std::vector<AssistedLabel> labels) {
  AssistedFile file;
  file.path = author + "/" + task + ".json";
  file.author = author;
  file.task = task;
  file.sourceSha256 = sha256(kSource);
  file.labels = std::move(labels);
  return file;
}

AssistedLabel judged(const std::string &id, Verdict verdict, double confidence) {
  AssistedLabel result;
  result.id = id;
  result.verdict = verdict;
  result.confidence = confidence;
  if (verdict == P)
    result.evidence = {{2, 2, "atomicAdd(out, 1.0f);"}};
  return result;
}

std::optional<CorpusSource> corpus(const std::string &author, const std::string &task) {
  if (author == "nobody")
    return std::nullopt;
  return CorpusSource{"solutions/" + author + "/" + task + ".cu", kSource};
}

} // namespace

// The table of docs/labels.md, one line for each case.
TEST(MergeRule, DecidesEveryCase) {
  const std::optional<Judgement> none;
  auto j = [](Verdict verdict, double confidence) {
    return std::optional(Judgement{verdict, confidence});
  };
  const char *ast = "atomic-update", *reference = "kernel-fusion", *assistant = "phase-elimination";
  struct Case {
    const char *id;
    std::optional<Judgement> fromStatic, fromAssisted;
    Verdict verdict;
    double confidence;
  };
  const std::vector<Case> cases = {
      // Agreement: 1 - 0.2 * 0.1, capped at 0.99 unless a side was surer.
      {ast, j(P, 0.8), j(P, 0.9), P, 0.98},
      {ast, j(A, 0.8), j(A, 0.5), A, 0.9},
      {ast, j(P, 0.95), j(P, 0.95), P, 0.99},
      {ast, j(P, 1.0), j(P, 0.5), P, 1.0},
      {ast, j(U, 0.5), j(U, 0.5), U, 0.75},
      // One side alone.
      {ast, j(P, 0.3), none, P, 0.3},
      {ast, none, j(P, 0.7), P, 0.7},
      {assistant, none, j(A, 0.7), A, 0.7},
      // The syntax tree decides: firm static verdicts stand, lowered.
      {ast, j(P, 0.9), j(A, 0.7), P, 0.6},
      {ast, j(P, 0.9), j(A, 1.0), P, 0.5},
      {ast, j(P, 0.8), j(A, 0.6), P, 0.6},
      {ast, j(P, 0.79), j(A, 0.6), U, 0.5},
      {ast, j(P, 0.9), j(U, 0.5), P, 0.7},
      {ast, j(A, 0.9), j(U, 0.5), A, 0.7},
      {ast, j(A, 0.7), j(U, 0.5), U, 0.5},
      {ast, j(A, 1.0), j(P, 1.0), U, 0.5},
      {ast, j(U, 0.9), j(P, 0.9), U, 0.5},
      {ast, j(U, 0.9), j(A, 0.9), U, 0.5},
      // The reference is needed: a quoted present stands, a bare absent does not.
      {reference, j(A, 0.99), j(P, 0.7), P, 0.7},
      {reference, j(U, 0.9), j(P, 0.7), P, 0.7},
      {reference, j(U, 0.9), j(A, 0.7), A, 0.7},
      {reference, j(P, 0.9), j(A, 0.9), U, 0.5},
      {reference, j(P, 0.9), j(U, 0.5), P, 0.7},
      {reference, j(P, 0.7), j(U, 0.5), U, 0.5},
      // The assistant decides.
      {assistant, j(A, 0.99), j(P, 0.7), P, 0.7},
      {assistant, j(P, 0.6), j(A, 0.8), A, 0.6},
      {assistant, j(U, 0.6), j(A, 0.8), A, 0.8},
      {assistant, j(P, 0.99), j(U, 0.8), U, 0.5},
  };
  int number = 0;
  for (const Case &each : cases) {
    SCOPED_TRACE("case " + std::to_string(++number));
    const auto merged =
        mergeJudgements(*Catalog::builtin().find(each.id), each.fromStatic, each.fromAssisted);
    EXPECT_EQ(toString(merged.judgement.verdict), toString(each.verdict));
    EXPECT_DOUBLE_EQ(merged.judgement.confidence, each.confidence);
    const bool disagree = each.fromStatic && each.fromAssisted &&
                          each.fromStatic->verdict != each.fromAssisted->verdict;
    EXPECT_EQ(!merged.note.empty(), disagree) << merged.note;
  }
}

TEST(Merge, JoinsByAuthorAndTask) {
  const MergeResult result =
      mergeLabels(Catalog::builtin(),
                  {record("b", "t", {label("atomic-update", P, 0.9)}),
                   record("a", "t", {label("atomic-update", A, 0.9)}), record("", "", {})},
                  {assisted("a", "t", {judged("atomic-update", A, 0.9)}),
                   assisted("c", "t", {judged("atomic-update", P, 0.9)})},
                  corpus);
  ASSERT_EQ(result.records.size(), 4u);
  EXPECT_EQ(result.records[0].author, "");
  EXPECT_EQ(result.records[1].author, "a");
  EXPECT_EQ(result.records[2].author, "b");
  EXPECT_EQ(result.records[3].author, "c");
  EXPECT_DOUBLE_EQ(result.records[1].find("atomic-update")->confidence, 0.99);
  EXPECT_DOUBLE_EQ(result.records[2].find("atomic-update")->confidence, 0.9);
  EXPECT_EQ(result.records[3].notes,
            std::vector<std::string>{"no static record: assisted labels only"});
  EXPECT_EQ(result.records[3].sourceLines, 3);
  const Agreement total = result.agreement.total();
  EXPECT_EQ(total.bothAbsent, 1);
  EXPECT_EQ(total.unpaired, 2);
  EXPECT_TRUE(result.problems.empty());
}

TEST(Merge, KeepsEvidenceOfTheSideThatWon) {
  StrategyLabel s = label("kernel-fusion", A, 0.9);
  AssistedLabel a = judged("kernel-fusion", P, 0.8);
  a.reason = "Two steps share a kernel.";
  a.intensity = Level::High;
  const MergeResult result =
      mergeLabels(Catalog::builtin(), {record("a", "t", {s})}, {assisted("a", "t", {a})}, corpus);
  const StrategyLabel *merged = result.records[0].find("kernel-fusion");
  ASSERT_NE(merged, nullptr);
  EXPECT_EQ(merged->origin, Origin::Merged);
  ASSERT_EQ(merged->evidence.size(), 1u);
  EXPECT_EQ(merged->evidence[0].quote, "atomicAdd(out, 1.0f);");
  EXPECT_EQ(merged->evidence[0].reason, "Two steps share a kernel.");
  EXPECT_EQ(merged->evidence[0].kernel, "k");
  EXPECT_EQ(std::get<Level>(merged->intensity), Level::High);
  EXPECT_EQ(merged->votes->fromStatic, A);
  EXPECT_EQ(merged->votes->fromAssisted, P);
  ASSERT_EQ(result.disagreements.size(), 1u);
  EXPECT_EQ(result.disagreements[0].id, "kernel-fusion");
}

TEST(Merge, WritesStrategiesInCatalogueOrder) {
  const MergeResult result =
      mergeLabels(Catalog::builtin(),
                  {record("a", "t", {label("host-deduplication", A, 1), label("not-known", P, 1)})},
                  {assisted("a", "t", {judged("memory-coalescing", A, 1)})}, corpus);
  std::vector<std::string> ids;
  for (const StrategyLabel &each : result.records[0].strategies)
    ids.push_back(each.id);
  EXPECT_EQ(ids,
            (std::vector<std::string>{"memory-coalescing", "host-deduplication", "not-known"}));
  EXPECT_EQ(result.records[0].find("not-known")->origin, Origin::Static) << "kept, not merged";
  EXPECT_EQ(result.records[0].notes.size(), 1u);
}

TEST(Merge, RefusesWhatSpeaksOfAnotherText) {
  AssistedFile stale = assisted("a", "t", {judged("atomic-update", P, 0.9)});
  stale.sourceSha256 = sha256("other text");
  LabelRecord old = record("b", "t", {label("atomic-update", P, 0.9)});
  old.sourceSha256 = sha256("other text");
  const MergeResult result =
      mergeLabels(Catalog::builtin(), {record("a", "t", {label("atomic-update", P, 0.9)}), old},
                  {stale, assisted("nobody", "t", {judged("atomic-update", P, 0.9)}),
                   assisted("c", "t", {}), assisted("c", "t", {})},
                  corpus);
  ASSERT_EQ(result.problems.size(), 4u);
  for (const Problem &problem : result.problems)
    EXPECT_TRUE(problem.refusal()) << problem.sentence();
  ASSERT_EQ(result.records.size(), 2u);
  EXPECT_DOUBLE_EQ(result.records[0].find("atomic-update")->confidence, 0.9) << "static alone";
}

TEST(Merge, RefusesASecondRecordOfTheSameSolution) {
  const MergeResult result = mergeLabels(
      Catalog::builtin(),
      {record("a", "t", {label("atomic-update", P, 0.9)}), record("a", "t", {})}, {}, corpus);
  EXPECT_EQ(result.records.size(), 1u);
  EXPECT_NE(result.records[0].find("atomic-update"), nullptr);
  EXPECT_EQ(result.problems.size(), 1u);
}

TEST(Merge, FailedRecordLeavesTheAssistantAlone) {
  LabelRecord failed = record("a", "t", {});
  failed.status = Status::Failed;
  failed.notes = {"time limit"};
  const MergeResult result =
      mergeLabels(Catalog::builtin(), {failed},
                  {assisted("a", "t", {judged("atomic-update", P, 0.6)})}, corpus);
  ASSERT_EQ(result.records.size(), 1u);
  EXPECT_EQ(result.records[0].status, Status::Failed);
  EXPECT_EQ(result.records[0].find("atomic-update")->verdict, P);
  EXPECT_EQ(result.records[0].notes, std::vector<std::string>{"time limit"});
}

TEST(Merge, IsTheSameForAnyOrderOfInput) {
  std::vector<LabelRecord> statics = {record("b", "t", {label("atomic-update", P, 0.9)}),
                                      record("a", "t", {label("atomic-update", A, 0.9)})};
  std::vector<AssistedFile> files = {assisted("a", "t", {judged("atomic-update", P, 0.9)}),
                                     assisted("b", "t", {judged("atomic-update", A, 0.9)})};
  auto text = [](const MergeResult &result) {
    std::string all;
    for (const LabelRecord &each : result.records)
      all += toLine(each) + "\n";
    for (const Disagreement &each : result.disagreements)
      all += each.author + each.note + "\n";
    return all;
  };
  const std::string forward = text(mergeLabels(Catalog::builtin(), statics, files, corpus));
  std::swap(statics[0], statics[1]);
  std::swap(files[0], files[1]);
  EXPECT_EQ(text(mergeLabels(Catalog::builtin(), statics, files, corpus)), forward);
}
