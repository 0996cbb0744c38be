#include "analyzer/correlation/Dataset.h"
#include "analyzer/labels/Records.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace fs = std::filesystem;
using json = nlohmann::ordered_json;

namespace accelscope::correlation {
namespace {

std::string text(const json &object, const char *key) {
  const auto it = object.find(key);
  if (it == object.end() || it->is_null())
    return {};
  if (!it->is_string())
    throw std::runtime_error(std::string("`") + key + "` is not a string");
  return it->get<std::string>();
}

std::string requiredText(const json &object, const char *key) {
  std::string value = text(object, key);
  if (value.empty())
    throw std::runtime_error(std::string("`") + key + "` is missing or empty");
  return value;
}

std::optional<double> number(const json &object, const char *key) {
  const auto it = object.find(key);
  if (it == object.end() || it->is_null())
    return std::nullopt;
  if (!it->is_number())
    throw std::runtime_error(std::string("`") + key + "` is not a number");
  return it->get<double>();
}

Verdict convert(labels::Verdict verdict) {
  switch (verdict) {
  case labels::Verdict::Present:
    return Verdict::Present;
  case labels::Verdict::Absent:
    return Verdict::Absent;
  case labels::Verdict::Unclear:
    break;
  }
  return Verdict::Unclear;
}

LabelRecord labelFrom(const json &record) {
  const labels::LabelRecord source = labels::recordFromJson(record);
  if (source.task.empty() || source.author.empty())
    throw std::runtime_error("the record names no `task` and `author`, so it cannot be joined");
  LabelRecord label;
  label.task = source.task;
  label.author = source.author;
  label.status = labels::toString(source.status);
  label.catalog = source.catalog;
  for (const labels::StrategyLabel &entry : source.strategies)
    label.verdicts[entry.id] = convert(entry.verdict);
  return label;
}

LabelRecord assistedFrom(const json &record) {
  LabelRecord label;
  label.task = requiredText(record, "task");
  label.author = requiredText(record, "author");
  label.unchecked = true;
  for (const json &entry : record.value("strategies", json::array())) {
    const std::string id = requiredText(entry, "id"), name = requiredText(entry, "verdict");
    const auto verdict = labels::verdictFrom(name);
    if (!verdict)
      throw std::runtime_error("verdict `" + name + "` is none of present, absent, unclear");
    label.verdicts[id] = convert(*verdict);
  }
  return label;
}

std::string optionalText(const json &object, const char *key) {
  const auto it = object.find(key);
  return it != object.end() && it->is_string() ? it->get<std::string>() : std::string();
}

Measurement measurementFrom(const json &record) {
  Measurement m;
  m.task = requiredText(record, "task");
  m.author = requiredText(record, "author");
  m.size = requiredText(record, "size");
  m.outcome = requiredText(record, "outcome");
  m.reason = text(record, "reason");
  if (const auto machine = record.find("machine");
      machine != record.end() && machine->is_object()) {
    m.machine = optionalText(*machine, "id");
    m.gpu = optionalText(*machine, "gpu");
    m.driver = optionalText(*machine, "driver");
    m.cuda = optionalText(*machine, "cuda");
    m.cpu = optionalText(*machine, "cpu");
  }
  if (m.machine.empty())
    m.machine = "unnamed";
  if (const auto flags = record.find("flags"); flags != record.end() && flags->is_array())
    for (const json &flag : *flags)
      if (flag.is_string())
        m.flags.push_back(flag.get<std::string>());
  m.timeNs = number(record, "time_ns");
  m.referenceNs = number(record, "reference_time_ns");
  m.speedup = number(record, "speedup");
  if (const auto ci = record.find("speedup_ci"); ci != record.end() && ci->is_array() &&
                                                 ci->size() == 2 && (*ci)[0].is_number() &&
                                                 (*ci)[1].is_number())
    m.speedupCi = {(*ci)[0].get<double>(), (*ci)[1].get<double>()};
  if (m.outcome == "ok" && !(m.speedup && *m.speedup > 0))
    throw std::runtime_error("outcome is ok but `speedup` is no positive number");
  return m;
}

class Reader {
public:
  Reader(Inputs &inputs, bool corpusLabels, bool corpusMeasurements)
      : inputs_(inputs), corpusLabels_(corpusLabels), corpusMeasurements_(corpusMeasurements) {}

  void path(const fs::path &path) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (!fs::exists(status))
      throw std::runtime_error(path.string() + ": no such file or folder");
    if (!fs::is_directory(status))
      return file(path);
    const bool hasLabels = fs::is_directory(path / "labels", error);
    const bool hasMeasurements = fs::is_directory(path / "measurements", error);
    if (!hasLabels && !hasMeasurements)
      return folder(path, {".jsonl"});
    if (hasLabels && corpusLabels_) {
      if (fs::is_regular_file(path / "labels" / "merged.jsonl", error))
        file(path / "labels" / "merged.jsonl");
      else
        folder(path / "labels", {".json", ".jsonl"});
    }
    if (hasMeasurements && corpusMeasurements_)
      folder(path / "measurements", {".jsonl"});
  }

private:
  void folder(const fs::path &path, const std::vector<std::string> &extensions) {
    std::vector<fs::path> files;
    for (const auto &entry : fs::recursive_directory_iterator(path))
      if (entry.is_regular_file() &&
          std::find(extensions.begin(), extensions.end(), entry.path().extension().string()) !=
              extensions.end())
        files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    for (const fs::path &name : files)
      file(name);
  }

  void file(const fs::path &path) {
    std::ifstream in(path, std::ios::binary);
    if (!in)
      throw std::runtime_error(path.string() + ": cannot be read");
    if (path.extension() == ".json") {
      record(std::string(std::istreambuf_iterator<char>(in), {}), path.string());
      return;
    }
    std::string line;
    for (int number = 1; std::getline(in, line); ++number)
      if (line.find_first_not_of(" \t\r") != std::string::npos)
        record(line, path.string() + ":" + std::to_string(number));
  }

  void record(const std::string &body, const std::string &where) {
    try {
      const json parsed = json::parse(body);
      if (!parsed.is_object())
        throw std::runtime_error("not a JSON object");
      const std::string schema = text(parsed, "schema");
      if (schema == labels::kLabelsSchema || schema == "accelscope.assisted/1") {
        LabelRecord label =
            schema == labels::kLabelsSchema ? labelFrom(parsed) : assistedFrom(parsed);
        label.where = where;
        if (!label.catalog.empty())
          ++inputs_.catalogs[label.catalog];
        inputs_.labels.push_back(std::move(label));
      } else if (schema == "accelscope.measurement/1") {
        Measurement m = measurementFrom(parsed);
        m.where = where;
        inputs_.measurements.push_back(std::move(m));
      } else {
        throw std::runtime_error("schema `" + schema + "` is neither a label nor a measurement");
      }
    } catch (const json::parse_error &) {
      inputs_.problems.push_back(where + ": not valid JSON; the record was skipped");
    } catch (const json::exception &) {
      inputs_.problems.push_back(where + ": a field has the wrong type; the record was skipped");
    } catch (const std::exception &error) {
      inputs_.problems.push_back(where + ": " + error.what() + "; the record was skipped");
    }
  }

  Inputs &inputs_;
  bool corpusLabels_, corpusMeasurements_;
};

} // namespace

Inputs readInputs(const InputPaths &paths) {
  Inputs inputs;
  std::vector<std::string> all = paths.paths;
  all.insert(all.end(), paths.labels.begin(), paths.labels.end());
  all.insert(all.end(), paths.measurements.begin(), paths.measurements.end());
  if (all.empty())
    throw std::runtime_error("no input was named: give a corpus folder, or files of labels and "
                             "measurements");
  Reader reader(inputs, paths.labels.empty(), paths.measurements.empty());
  for (const std::string &path : all)
    reader.path(path);
  if (inputs.labels.empty() && inputs.measurements.empty())
    throw std::runtime_error(all.front() + ": " +
                             (inputs.problems.empty() ? "no label or measurement record found"
                                                      : "no usable record; the first problem is " +
                                                            inputs.problems.front()));
  return inputs;
}

} // namespace accelscope::correlation
