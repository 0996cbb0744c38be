#include "analyzer/labels/Records.h"

#include <gtest/gtest.h>
#include <sstream>

using namespace accelscope::labels;

namespace {

LabelRecord sample() {
  LabelRecord record;
  record.toolVersion = "0.1.0";
  record.catalog = "1.0";
  record.sourcePath = "solutions/first/scale.cu";
  record.sourceSha256 = std::string(64, 'a');
  record.sourceLines = 18;
  record.task = "scale";
  record.author = "first";
  record.status = Status::Degraded;
  record.notes = {"header 'x.h' not found: skipped"};
  record.kernels = Json::array({{{"name", "scale"}, {"file", "scale.cu"}, {"line", 4}}});
  StrategyLabel present;
  present.id = "memory-coalescing";
  present.verdict = Verdict::Present;
  present.confidence = 0.75;
  present.intensity = 2.0;
  present.origin = Origin::Merged;
  present.evidence = {{"scale.cu", 6, 7, "scale", "unit stride", "out[i] = in[i];"}};
  present.votes = Votes{Verdict::Present, std::nullopt};
  present.note = "a note";
  StrategyLabel absent;
  absent.id = "early-exit";
  absent.confidence = 1;
  absent.intensity = Level::High;
  record.strategies = {present, absent};
  return record;
}

std::string errorOf(Json json) {
  try {
    recordFromJson(json);
  } catch (const std::exception &error) {
    return error.what();
  }
  return "no error";
}

} // namespace

TEST(Records, KeepTheStrategiesBeyondTheCatalogueApart) {
  LabelRecord record = sample();
  EXPECT_FALSE(toJson(record).contains("extended"));
  StrategyLabel label;
  label.id = "cuda-graphs";
  label.verdict = Verdict::Present;
  record.extended = {label};
  const LabelRecord read = recordFromJson(Json::parse(toLine(record)));
  EXPECT_EQ(toLine(read), toLine(record));
  EXPECT_EQ(read.strategies.size(), 2u);
  EXPECT_EQ(read.find("cuda-graphs"), nullptr);
  EXPECT_EQ(read.extended[0].verdict, Verdict::Present);
  record.extended.push_back(label);
  EXPECT_NE(errorOf(toJson(record)).find("listed twice"), std::string::npos);
}

TEST(Records, SurviveARoundTrip) {
  const std::string line = toLine(sample());
  const LabelRecord read = recordFromJson(Json::parse(line));
  EXPECT_EQ(toLine(read), line);
  EXPECT_EQ(read.status, Status::Degraded);
  EXPECT_EQ(read.kernels[0]["name"], "scale");
  const StrategyLabel *label = read.find("memory-coalescing");
  ASSERT_NE(label, nullptr);
  EXPECT_EQ(label->verdict, Verdict::Present);
  EXPECT_EQ(std::get<double>(label->intensity), 2.0);
  EXPECT_EQ(label->evidence[0].lastLine, 7);
  EXPECT_EQ(label->votes->fromStatic, Verdict::Present);
  EXPECT_FALSE(label->votes->fromAssisted);
  EXPECT_EQ(std::get<Level>(read.find("early-exit")->intensity), Level::High);
  EXPECT_EQ(read.find("kernel-fusion"), nullptr);
}

TEST(Records, HaveAFixedForm) {
  LabelRecord record = sample();
  record.strategies.erase(record.strategies.begin());
  EXPECT_EQ(toLine(record),
            R"({"schema":"accelscope.labels/1","tool":{"name":"accelscope","version":"0.1.0"},)"
            R"("catalog":"1.0","source":{"path":"solutions/first/scale.cu","sha256":")" +
                std::string(64, 'a') +
                R"(","lines":18},"task":"scale","author":"first","status":"degraded",)"
                R"("notes":["header 'x.h' not found: skipped"],)"
                R"("kernels":[{"name":"scale","file":"scale.cu","line":4}],"strategies":[)"
                R"({"id":"early-exit","verdict":"absent","confidence":1.0,"intensity":"high",)"
                R"("origin":"static","evidence":[]}]})");
}

TEST(Records, WriteCountsAsWholeNumbers) {
  LabelRecord record = sample();
  EXPECT_EQ(toJson(record)["strategies"][0]["intensity"].dump(), "2");
  record.strategies[0].intensity = 1.5;
  EXPECT_EQ(toJson(record)["strategies"][0]["intensity"].dump(), "1.5");
  record.strategies[0].intensity = {};
  EXPECT_TRUE(toJson(record)["strategies"][0]["intensity"].is_null());
}

TEST(Records, ReplaceBytesThatAreNotUtf8) {
  LabelRecord record = sample();
  record.notes = {"caf\xe9"};
  EXPECT_NO_THROW(recordFromJson(Json::parse(toLine(record))));
}

TEST(Records, IgnoreUnknownKeys) {
  Json json = toJson(sample());
  json["added_later"] = 1;
  json["strategies"][0]["added_later"] = 1;
  EXPECT_EQ(errorOf(json), "no error");
}

TEST(Records, ErrorsNameTheField) {
  struct Case {
    const char *pointer;
    Json value; // null removes the field
    const char *message;
  };
  const std::vector<Case> cases = {
      {"/schema", "accelscope.labels/2", "schema 'accelscope.labels/2' is not"},
      {"/schema", nullptr, "field 'schema' is missing"},
      {"/source", 3, "'source' is not an object"},
      {"/source/lines", -1, "out of range"},
      {"/source/lines", 1.5, "not an integer"},
      {"/source/lines", 18446744073709551615u, "out of range"},
      {"/status", "fine", "'fine' is no status in the record; it is one of ok, degraded, failed"},
      {"/notes", "one", "'notes' is not an array"},
      {"/kernels/0", 3, "an entry of 'kernels' is not an object"},
      {"/strategies", nullptr, "field 'strategies' is missing"},
      {"/strategies/0/id", nullptr, "field 'id' is missing"},
      {"/strategies/0/verdict", "maybe", "'maybe' is no verdict in strategy 'memory-coalescing'"},
      {"/strategies/0/confidence", 1.5, "'confidence' of strategy 'memory-coalescing'"},
      {"/strategies/0/confidence", "high", "not a number from 0 to 1"},
      {"/strategies/0/intensity", "deep", "neither a number nor low, medium, high or null"},
      {"/strategies/0/evidence/0/lines", Json::array({7, 6}), "no line range"},
      {"/strategies/0/evidence/0/lines", Json::array({7}), "not [first, last]"},
      {"/strategies/1/id", "memory-coalescing", "'memory-coalescing' is listed twice"},
  };
  ASSERT_EQ(errorOf(toJson(sample())), "no error");
  for (const Case &each : cases) {
    Json json = toJson(sample());
    Json::json_pointer pointer(each.pointer);
    if (each.value.is_null())
      json[pointer.parent_pointer()].erase(pointer.back());
    else
      json[pointer] = each.value;
    EXPECT_NE(errorOf(json).find(each.message), std::string::npos)
        << each.pointer << ": " << errorOf(json);
  }
}

TEST(RecordsReader, ReportsEachBadLineAndGoesOn) {
  const std::string good = toLine(sample());
  std::istringstream in(good + "\n\n{\"schema\": \n[]\n" + good + "\r\n" +
                        "{\"schema\":\"x\"}\n{\"lines\":1e999}\n");
  const ReadResult result = readRecords(in, "labels.jsonl");
  EXPECT_EQ(result.records.size(), 2u);
  ASSERT_EQ(result.errors.size(), 4u);
  EXPECT_EQ(result.errors[0].rfind("labels.jsonl:3: not valid JSON", 0), 0u) << result.errors[0];
  EXPECT_EQ(result.errors[1].rfind("labels.jsonl:4: the record is not an object", 0), 0u)
      << result.errors[1];
  EXPECT_EQ(result.errors[2].rfind("labels.jsonl:6: schema 'x'", 0), 0u) << result.errors[2];
  EXPECT_EQ(result.errors[3].rfind("labels.jsonl:7: not valid JSON", 0), 0u) << result.errors[3];
}

TEST(RecordsReader, MissingFileAndFolderAreOneError) {
  for (const char *path : {"/no/such/file.jsonl", "/tmp"}) {
    const ReadResult result = readRecordsFile(path);
    EXPECT_TRUE(result.records.empty());
    EXPECT_EQ(result.errors.size(), 1u) << path;
  }
}
