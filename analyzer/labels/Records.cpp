#include "analyzer/labels/Records.h"

#include <array>
#include <cmath>
#include <fstream>
#include <istream>
#include <limits>
#include <set>
#include <stdexcept>
#include <utility>

namespace accelscope::labels {
namespace {

template <class Enum> using Names = std::array<std::pair<Enum, std::string_view>, 3>;

constexpr Names<Verdict> kVerdicts{
    {{Verdict::Present, "present"}, {Verdict::Absent, "absent"}, {Verdict::Unclear, "unclear"}}};
constexpr Names<Origin> kOrigins{
    {{Origin::Static, "static"}, {Origin::Assisted, "assisted"}, {Origin::Merged, "merged"}}};
constexpr Names<Status> kStatuses{
    {{Status::Ok, "ok"}, {Status::Degraded, "degraded"}, {Status::Failed, "failed"}}};
constexpr Names<Level> kLevels{
    {{Level::Low, "low"}, {Level::Medium, "medium"}, {Level::High, "high"}}};

template <class Enum> std::string_view nameOf(const Names<Enum> &names, Enum value) {
  for (const auto &[key, name] : names)
    if (key == value)
      return name;
  return {};
}

template <class Enum> std::optional<Enum> valueOf(const Names<Enum> &names, std::string_view text) {
  for (const auto &[key, name] : names)
    if (name == text)
      return key;
  return std::nullopt;
}

[[noreturn]] void fail(const std::string &sentence) { throw std::runtime_error(sentence); }

const Json &field(const Json &object, const char *key, const std::string &where) {
  if (!object.is_object())
    fail(where + " is not an object");
  auto found = object.find(key);
  if (found == object.end())
    fail("field '" + std::string(key) + "' is missing from " + where);
  return *found;
}

std::string textField(const Json &object, const char *key, const std::string &where) {
  const Json &value = field(object, key, where);
  if (!value.is_string())
    fail("field '" + std::string(key) + "' of " + where + " is not a string");
  return value.get<std::string>();
}

std::string optionalText(const Json &object, const char *key, const std::string &where) {
  auto found = object.find(key);
  if (found == object.end() || found->is_null())
    return {};
  return textField(object, key, where);
}

int intValue(const Json &value, const std::string &what) {
  if (!value.is_number_integer())
    fail(what + " is not an integer");
  // An unsigned number beyond int64 would wrap to a negative one below.
  if (value.is_number_unsigned() &&
      value.get<uint64_t>() > static_cast<uint64_t>(std::numeric_limits<int>::max()))
    fail(what + " is out of range");
  auto number = value.get<int64_t>();
  if (number < 0 || number > std::numeric_limits<int>::max())
    fail(what + " is out of range");
  return static_cast<int>(number);
}

template <class Enum>
Enum enumField(const Json &object, const char *key, const std::string &where,
               const Names<Enum> &names) {
  std::string text = textField(object, key, where);
  if (auto value = valueOf(names, text))
    return *value;
  std::string allowed;
  for (const auto &[_, name] : names)
    allowed += (allowed.empty() ? "" : ", ") + std::string(name);
  fail("'" + text + "' is no " + key + " in " + where + "; it is one of " + allowed);
}

Intensity intensityFrom(const Json &object, const std::string &where) {
  auto found = object.find("intensity");
  if (found == object.end() || found->is_null())
    return {};
  if (found->is_number())
    return found->get<double>();
  if (found->is_string())
    if (auto level = levelFrom(found->get<std::string>()))
      return *level;
  fail("field 'intensity' of " + where + " is neither a number nor low, medium, high or null");
}

Evidence evidenceFrom(const Json &json, const std::string &where) {
  Evidence evidence;
  evidence.file = textField(json, "file", where);
  const Json &lines = field(json, "lines", where);
  if (!lines.is_array() || lines.size() != 2)
    fail("field 'lines' of " + where + " is not [first, last]");
  evidence.firstLine = intValue(lines[0], "the first line of " + where);
  evidence.lastLine = intValue(lines[1], "the last line of " + where);
  if (evidence.firstLine < 1 || evidence.lastLine < evidence.firstLine)
    fail("field 'lines' of " + where + " is no line range that counts from 1");
  evidence.kernel = optionalText(json, "kernel", where);
  evidence.reason = optionalText(json, "reason", where);
  evidence.quote = optionalText(json, "quote", where);
  return evidence;
}

std::optional<Verdict> voteFrom(const Json &votes, const char *side, const std::string &where) {
  auto found = votes.find(side);
  if (found == votes.end() || found->is_null())
    return std::nullopt;
  return enumField(votes, side, where, kVerdicts);
}

StrategyLabel strategyFrom(const Json &json) {
  StrategyLabel label;
  label.id = textField(json, "id", "an entry of 'strategies'");
  const std::string where = "strategy '" + label.id + "'";
  label.verdict = enumField(json, "verdict", where, kVerdicts);
  const Json &confidence = field(json, "confidence", where);
  if (!confidence.is_number() || !(confidence.get<double>() >= 0 && confidence.get<double>() <= 1))
    fail("field 'confidence' of " + where + " is not a number from 0 to 1");
  label.confidence = confidence.get<double>();
  label.intensity = intensityFrom(json, where);
  label.origin = enumField(json, "origin", where, kOrigins);
  const Json &evidence = field(json, "evidence", where);
  if (!evidence.is_array())
    fail("field 'evidence' of " + where + " is not an array");
  for (const Json &entry : evidence)
    label.evidence.push_back(evidenceFrom(entry, "the evidence of " + where));
  if (auto votes = json.find("votes"); votes != json.end() && !votes->is_null()) {
    if (!votes->is_object())
      fail("field 'votes' of " + where + " is not an object");
    label.votes = Votes{voteFrom(*votes, "static", where), voteFrom(*votes, "assisted", where)};
  }
  label.note = optionalText(json, "note", where);
  return label;
}

Json voteJson(const std::optional<Verdict> &vote) {
  return vote ? Json(toString(*vote)) : Json(nullptr);
}

struct IntensityJson {
  Json operator()(std::monostate) const { return nullptr; }
  Json operator()(double count) const {
    // Counts are whole numbers nearly always; write them so.
    if (count == std::floor(count) && std::abs(count) < 1e15)
      return static_cast<int64_t>(count);
    return count;
  }
  Json operator()(Level level) const { return toString(level); }
};

Json strategyJson(const StrategyLabel &label) {
  Json json;
  json["id"] = label.id;
  json["verdict"] = toString(label.verdict);
  json["confidence"] = label.confidence;
  json["intensity"] = std::visit(IntensityJson{}, label.intensity);
  json["origin"] = toString(label.origin);
  Json evidence = Json::array();
  for (const Evidence &entry : label.evidence) {
    Json item;
    item["file"] = entry.file;
    item["lines"] = {entry.firstLine, entry.lastLine};
    item["kernel"] = entry.kernel;
    item["reason"] = entry.reason;
    if (!entry.quote.empty())
      item["quote"] = entry.quote;
    evidence.push_back(std::move(item));
  }
  json["evidence"] = std::move(evidence);
  if (label.votes)
    json["votes"] = Json{{"static", voteJson(label.votes->fromStatic)},
                         {"assisted", voteJson(label.votes->fromAssisted)}};
  if (!label.note.empty())
    json["note"] = label.note;
  return json;
}

} // namespace

std::string_view toString(Verdict verdict) { return nameOf(kVerdicts, verdict); }
std::string_view toString(Origin origin) { return nameOf(kOrigins, origin); }
std::string_view toString(Status status) { return nameOf(kStatuses, status); }
std::string_view toString(Level level) { return nameOf(kLevels, level); }
std::optional<Verdict> verdictFrom(std::string_view text) { return valueOf(kVerdicts, text); }
std::optional<Origin> originFrom(std::string_view text) { return valueOf(kOrigins, text); }
std::optional<Status> statusFrom(std::string_view text) { return valueOf(kStatuses, text); }
std::optional<Level> levelFrom(std::string_view text) { return valueOf(kLevels, text); }

const StrategyLabel *LabelRecord::find(std::string_view id) const {
  for (const StrategyLabel &label : strategies)
    if (label.id == id)
      return &label;
  return nullptr;
}

Json toJson(const LabelRecord &record) {
  Json json;
  json["schema"] = kLabelsSchema;
  json["tool"] = {{"name", record.toolName}, {"version", record.toolVersion}};
  json["catalog"] = record.catalog;
  json["source"] = {
      {"path", record.sourcePath}, {"sha256", record.sourceSha256}, {"lines", record.sourceLines}};
  json["task"] = record.task;
  json["author"] = record.author;
  json["status"] = toString(record.status);
  json["notes"] = record.notes;
  json["kernels"] = record.kernels;
  Json strategies = Json::array();
  for (const StrategyLabel &label : record.strategies)
    strategies.push_back(strategyJson(label));
  json["strategies"] = std::move(strategies);
  if (!record.extended.empty()) {
    json["extended"] = Json::array();
    for (const StrategyLabel &label : record.extended)
      json["extended"].push_back(strategyJson(label));
  }
  return json;
}

LabelRecord recordFromJson(const Json &json) {
  if (!json.is_object())
    fail("the record is not an object");
  std::string schema = textField(json, "schema", "the record");
  if (schema != kLabelsSchema)
    fail("schema '" + schema + "' is not " + std::string(kLabelsSchema));
  LabelRecord record;
  const Json &tool = field(json, "tool", "the record");
  record.toolName = textField(tool, "name", "'tool'");
  record.toolVersion = textField(tool, "version", "'tool'");
  record.catalog = textField(json, "catalog", "the record");
  const Json &source = field(json, "source", "the record");
  record.sourcePath = textField(source, "path", "'source'");
  record.sourceSha256 = textField(source, "sha256", "'source'");
  record.sourceLines = intValue(field(source, "lines", "'source'"), "'lines' of 'source'");
  record.task = optionalText(json, "task", "the record");
  record.author = optionalText(json, "author", "the record");
  record.status = enumField(json, "status", "the record", kStatuses);
  const Json &notes = field(json, "notes", "the record");
  if (!notes.is_array())
    fail("field 'notes' is not an array");
  for (const Json &note : notes) {
    if (!note.is_string())
      fail("an entry of 'notes' is not a string");
    record.notes.push_back(note.get<std::string>());
  }
  record.kernels = field(json, "kernels", "the record");
  if (!record.kernels.is_array())
    fail("field 'kernels' is not an array");
  for (const Json &kernel : record.kernels)
    textField(kernel, "name", "an entry of 'kernels'");
  auto readLabels = [](const Json &list, const char *key, std::vector<StrategyLabel> &labels) {
    if (!list.is_array())
      fail("field '" + std::string(key) + "' is not an array");
    std::set<std::string> seen;
    for (const Json &strategy : list) {
      labels.push_back(strategyFrom(strategy));
      if (!seen.insert(labels.back().id).second)
        fail("strategy '" + labels.back().id + "' is listed twice");
    }
  };
  readLabels(field(json, "strategies", "the record"), "strategies", record.strategies);
  if (json.contains("extended"))
    readLabels(json["extended"], "extended", record.extended);
  return record;
}

ReadResult readRecords(std::istream &in, const std::string &name) {
  ReadResult result;
  std::string line;
  for (int number = 1; std::getline(in, line); ++number) {
    if (line.find_first_not_of(" \t\r") == std::string::npos)
      continue;
    const std::string where = name + ":" + std::to_string(number) + ": ";
    try {
      result.records.push_back(recordFromJson(Json::parse(line)));
    } catch (const Json::parse_error &error) {
      result.errors.push_back(where + "not valid JSON (byte " + std::to_string(error.byte) +
                              "); the line is skipped");
    } catch (const Json::exception &) {
      result.errors.push_back(where + "not valid JSON: a number is too large; the line is skipped");
    } catch (const std::exception &error) {
      result.errors.push_back(where + error.what() + "; the line is skipped");
    }
  }
  return result;
}

ReadResult readRecordsFile(const std::string &path) {
  std::ifstream in(path, std::ios::binary);
  if (!in || in.peek() == std::ifstream::traits_type::eof()) {
    ReadResult result;
    result.errors.push_back(
        path + (in.is_open() ? ": holds no label records (or is a folder)" : ": cannot be opened"));
    return result;
  }
  return readRecords(in, path);
}

std::string toolVersion() { return ACCELSCOPE_VERSION; }

std::string toLine(const LabelRecord &record) {
  return toJson(record).dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace accelscope::labels
