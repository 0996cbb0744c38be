// The JSON Schemas and what the program reads and writes say the same, for every file in the tree.
#include "analyzer/labels/Merge.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

using namespace accelscope::labels;
using accelscope::catalog::Catalog;
namespace fs = std::filesystem;

namespace {

const std::string kRoot = ACCELSCOPE_SOURCE_DIR;

std::string readFile(const fs::path &path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

class SchemaFile {
public:
  explicit SchemaFile(const std::string &path) {
    const auto json = nlohmann::json::parse(readFile(path));
    valijson::SchemaParser parser(valijson::SchemaParser::kDraft7);
    parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(json), schema);
  }

  // Empty when `text` is valid, else the first errors.
  std::string errors(const std::string &text) const {
    const auto json = nlohmann::json::parse(text);
    valijson::Validator validator;
    valijson::ValidationResults results;
    if (validator.validate(schema, valijson::adapters::NlohmannJsonAdapter(json), &results))
      return {};
    std::string all;
    valijson::ValidationResults::Error error;
    while (results.popError(error)) {
      for (const std::string &step : error.context)
        all += step;
      all += ": " + error.description + "\n";
    }
    return all.empty() ? "invalid" : all;
  }

private:
  valijson::Schema schema;
};

const SchemaFile &labelsSchema() {
  static const SchemaFile schema(kRoot + "/analyzer/labels/labels.schema.json");
  return schema;
}

const SchemaFile &assistedSchema() {
  static const SchemaFile schema(kRoot + "/analyzer/labels/assisted.schema.json");
  return schema;
}

std::vector<fs::path> filesBelow(const std::string &folder, const std::string &extension) {
  std::vector<fs::path> files;
  std::error_code error;
  for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end;
       it.increment(error))
    if (it->path().extension() == extension)
      files.push_back(it->path());
  std::sort(files.begin(), files.end());
  return files;
}

const char *const kRecord = R"({
  "schema": "accelscope.labels/1", "tool": {"name": "accelscope", "version": "0.1.0"},
  "catalog": "1.0", "source": {"path": "a.cu", "sha256": "", "lines": 0}, "task": "", "author": "",
  "status": "ok", "notes": [], "kernels": [{"name": "k", "file": "a.cu", "line": 1, "new": [1]}],
  "strategies": [{"id": "early-exit", "verdict": "present", "confidence": 0.5, "intensity": 1,
    "origin": "merged", "evidence": [{"file": "a.cu", "lines": [1, 2], "kernel": "", "reason": "",
    "quote": "break;"}], "votes": {"static": null, "assisted": "present"}, "note": ""}]})";

const char *const kAssisted = R"({
  "schema": "accelscope.assisted/1", "task": "t", "author": "a",
  "source_sha256": "0000000000000000000000000000000000000000000000000000000000000000",
  "labeler": "x", "strategies": [
    {"id": "early-exit", "verdict": "present", "confidence": 1, "intensity": "low",
     "evidence": [{"lines": [1, 1], "quote": "if (found) break;"}], "reason": "r"},
    {"id": "atomic-update", "verdict": "absent", "confidence": 1, "intensity": null,
     "evidence": [], "reason": "r"}]})";

// Each pointer is set to the value (null removes it), and neither the schema nor the reader may
// take the result.
struct Fault {
  const char *pointer;
  Json value;
};

Json broken(const char *text, const Fault &fault) {
  Json json = Json::parse(text);
  Json::json_pointer pointer(fault.pointer);
  if (fault.value.is_null())
    json[pointer.parent_pointer()].erase(pointer.back());
  else
    json[pointer] = fault.value;
  return json;
}

} // namespace

TEST(LabelsSchema, AgreesWithTheReader) {
  EXPECT_EQ(labelsSchema().errors(kRecord), "");
  EXPECT_NO_THROW(recordFromJson(Json::parse(kRecord)));
  const std::vector<Fault> faults = {
      {"/schema", "accelscope.labels/2"},
      {"/tool", nullptr},
      {"/source/lines", -1},
      {"/status", "fine"},
      {"/notes", Json::array({1})},
      {"/kernels/0/name", nullptr},
      {"/strategies/0/verdict", "maybe"},
      {"/strategies/0/confidence", 1.5},
      {"/strategies/0/confidence", nullptr},
      {"/strategies/0/intensity", "deep"},
      {"/strategies/0/origin", "guess"},
      {"/strategies/0/evidence/0/lines", Json::array({0, 1})},
      {"/strategies/0/evidence/0/file", nullptr},
      {"/strategies/0/votes/static", "maybe"},
  };
  for (const Fault &fault : faults) {
    const Json json = broken(kRecord, fault);
    EXPECT_NE(labelsSchema().errors(json.dump()), "") << fault.pointer;
    EXPECT_THROW(recordFromJson(json), std::exception) << fault.pointer;
  }
}

TEST(LabelsSchema, TakesWhatTheWriterWrites) {
  const LabelRecord record = recordFromJson(Json::parse(kRecord));
  EXPECT_EQ(labelsSchema().errors(toLine(record)), "");
  LabelRecord extended = record;
  extended.extended = record.strategies;
  EXPECT_EQ(labelsSchema().errors(toLine(extended)), "");
  LabelRecord empty;
  empty.status = Status::Failed;
  EXPECT_EQ(labelsSchema().errors(toLine(empty)), "");
}

TEST(AssistedSchema, AgreesWithTheReader) {
  auto losses = [](const Json &json) {
    std::vector<Problem> problems;
    parseAssisted(json.dump(), "a/t.json", Catalog::builtin(), problems);
    size_t n = 0;
    for (const Problem &problem : problems)
      n += problem.refusal();
    return n;
  };
  EXPECT_EQ(assistedSchema().errors(kAssisted), "");
  EXPECT_EQ(losses(Json::parse(kAssisted)), 0u);
  const std::vector<Fault> faults = {
      {"/schema", "accelscope.assisted/2"},
      {"/source_sha256", nullptr},
      {"/labeler", nullptr},
      {"/strategies/0/verdict", "yes"},
      {"/strategies/0/confidence", -0.1},
      {"/strategies/0/intensity", "huge"},
      {"/strategies/0/evidence/0/lines", Json::array({1})},
      {"/strategies/0/evidence/0/quote", nullptr},
      {"/strategies/0/verdikt", "present"},
  };
  for (const Fault &fault : faults) {
    const Json json = broken(kAssisted, fault);
    EXPECT_NE(assistedSchema().errors(json.dump()), "") << fault.pointer;
    EXPECT_GT(losses(json), 0u) << fault.pointer;
  }
  // `present` needs a quote; the others do not.
  EXPECT_NE(
      assistedSchema().errors(broken(kAssisted, {"/strategies/0/evidence", Json::array()}).dump()),
      "");
}

TEST(ShippedRecords, FollowTheSchema) {
  for (const std::string folder : {"/corpus", "/tests/labels/inputs"}) {
    for (const fs::path &path : filesBelow(kRoot + folder, ".jsonl")) {
      std::ifstream in(path);
      int number = 0;
      for (std::string line; std::getline(in, line);) {
        ++number;
        const Json json = Json::parse(line, nullptr, false);
        if (!json.is_object() || json.value("schema", "") != kLabelsSchema)
          continue;
        EXPECT_EQ(labelsSchema().errors(line), "") << path << ":" << number;
      }
    }
  }
}

TEST(ShippedAssistedLabels, FollowTheSchemaAndProveWhatTheySay) {
  const Catalog &catalog = Catalog::builtin();
  for (const fs::path &path : filesBelow(kRoot + "/corpus/labels", ".json")) {
    SCOPED_TRACE(path.string());
    const std::string text = readFile(path);
    ASSERT_TRUE(Json::accept(text));
    EXPECT_EQ(assistedSchema().errors(text), "");
    std::vector<Problem> problems;
    auto file = parseAssisted(text, path.filename().string(), catalog, problems);
    ASSERT_TRUE(file);
    EXPECT_EQ(file->author, path.parent_path().filename());
    EXPECT_EQ(file->task, path.stem());
    const std::string source =
        readFile(kRoot + "/corpus/solutions/" + file->author + "/" + file->task + ".cu");
    EXPECT_TRUE(checkQuotes(*file, source, problems));
    // Not even a note: all strategies judged, every quote on its lines.
    for (const Problem &problem : problems)
      ADD_FAILURE() << problem.sentence();
  }
}
