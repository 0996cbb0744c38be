#include "analyzer/cli/Annotate.h"

#include "analyzer/frontend/KernelCount.h"
#include "catalog/Catalog.h"
#include "catalog/Sha256.h"
#include "matchers/Detector.h"
#include "matchers/model/Builder.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace accelscope::cli {
namespace {

namespace fs = std::filesystem;

void nameTask(labels::LabelRecord &record, const std::string &path, const AnnotateOptions &options) {
  const fs::path p(path);
  const fs::path folder = fs::absolute(p).lexically_normal().parent_path();
  const std::string stem = p.stem().string();
  std::error_code error;
  const bool known = options.taskDir.empty() ? folder.parent_path().filename() == "solutions"
                                             : fs::is_directory(fs::path(options.taskDir) / stem, error);
  if (!known)
    return;
  record.task = stem;
  record.author = folder.filename().string();
}

labels::LabelRecord header(const std::string &path, const std::string &text, const AnnotateOptions &options) {
  labels::LabelRecord record;
  record.toolVersion = labels::toolVersion();
  record.catalog = catalog::Catalog::builtin().version();
  record.sourcePath = path;
  record.sourceSha256 = catalog::sha256(text);
  record.sourceLines = int(std::count(text.begin(), text.end(), '\n')) + (!text.empty() && text.back() != '\n');
  nameTask(record, path, options);
  return record;
}

labels::Verdict verdictOf(matchers::Verdict v) {
  return v == matchers::Verdict::Present   ? labels::Verdict::Present
         : v == matchers::Verdict::Unclear ? labels::Verdict::Unclear
                                           : labels::Verdict::Absent;
}

std::string fileOf(const model::Program &program, const std::string &path, const model::Range &range) {
  return range.file <= 0 || size_t(range.file) >= program.files.size() ? path : program.files[size_t(range.file)];
}

labels::StrategyLabel labelOf(const model::Program &program, const std::string &path,
                              const matchers::StrategyResult &result) {
  labels::StrategyLabel label;
  label.id = result.id;
  label.verdict = verdictOf(result.verdict);
  label.confidence = result.confidence;
  if (result.verdict != matchers::Verdict::Absent)
    label.intensity = double(result.intensity);
  label.origin = labels::Origin::Static;
  for (auto &hit : result.hits) {
    if (hit.verdict != result.verdict)
      continue;
    bool first = true;
    for (auto &e : hit.evidence) {
      labels::Evidence evidence;
      evidence.file = fileOf(program, path, e.range);
      evidence.firstLine = int(e.range.line);
      evidence.lastLine = int(std::max(e.range.line, e.range.endLine));
      // Long constructs are proved by the line they begin on.
      if (evidence.lastLine - evidence.firstLine > 12)
        evidence.lastLine = evidence.firstLine;
      evidence.kernel = hit.kernel;
      evidence.reason = first ? hit.reason : e.reason;
      if (first && !hit.doubt.empty())
        evidence.reason += "; " + hit.doubt;
      first = false;
      const bool seen = std::any_of(label.evidence.begin(), label.evidence.end(), [&](const labels::Evidence &other) {
        return other.file == evidence.file && other.firstLine == evidence.firstLine &&
               other.lastLine == evidence.lastLine && other.kernel == evidence.kernel;
      });
      if (!seen)
        label.evidence.push_back(std::move(evidence));
    }
  }
  return label;
}

labels::Json kernelsOf(const model::Program &program, const std::string &path) {
  labels::Json kernels = labels::Json::array();
  for (auto &kernel : program.kernels) {
    labels::Json k;
    k["name"] = kernel.name;
    k["file"] = fileOf(program, path, kernel.range);
    k["line"] = kernel.range.line;
    k["end_line"] = kernel.range.endLine;
    labels::Json launches = labels::Json::array();
    for (auto &instance : kernel.instances)
      for (int l : instance.launches) {
        const unsigned line = program.launches[size_t(l)].where.line;
        if (std::find(launches.begin(), launches.end(), labels::Json(line)) == launches.end())
          launches.push_back(line);
      }
    std::sort(launches.begin(), launches.end());
    k["launches"] = std::move(launches);
    k["template"] = kernel.isTemplate;
    int bodies = 0;
    for (auto &instance : kernel.instances)
      bodies += instance.body && !instance.isPattern;
    k["instances"] = bodies;
    k["body"] = kernel.hasBody;
    k["counts"] = kernel.counts;
    kernels.push_back(std::move(k));
  }
  return kernels;
}

} // namespace

bool readText(const std::string &path, std::string &text) {
  std::ifstream in(path, std::ios::binary);
  if (!in)
    return false;
  std::ostringstream all;
  all << in.rdbuf();
  text = all.str();
  return true;
}

labels::LabelRecord failedRecord(const std::string &path, const std::string &text, const std::string &reason,
                                 const AnnotateOptions &options) {
  labels::LabelRecord record = header(path, text, options);
  record.status = labels::Status::Failed;
  record.notes.push_back(reason);
  return record;
}

labels::LabelRecord annotate(const std::string &path, const std::string &text, const AnnotateOptions &options) {
  auto unit = frontend::parseText(path, text, options.parse);
  if (!unit.ast) {
    labels::LabelRecord record = failedRecord(path, text, unit.notes.empty() ? "not parsed" : unit.notes.front(), options);
    record.notes = unit.notes.empty() ? record.notes : unit.notes;
    return record;
  }
  labels::LabelRecord record = header(path, text, options);
  record.status = unit.status == "ok" ? labels::Status::Ok : labels::Status::Degraded;
  record.notes = unit.notes;
  auto program = model::buildProgram(unit.ast->getASTContext());
  for (auto &note : program->notes)
    record.notes.push_back(note);
  record.kernels = kernelsOf(*program, path);

  // Nothing may be lost in silence: what a lexer counts must be in the model.
  const unsigned expected = frontend::countKernelDefinitions(text);
  unsigned modelled = 0;
  for (auto &kernel : program->kernels)
    modelled += kernel.range.file == 0 && kernel.hasBody;
  if (modelled < expected) {
    record.status = labels::Status::Degraded;
    record.notes.push_back(std::to_string(expected - modelled) + " of " + std::to_string(expected) +
                           " kernel definitions are not in the model: conditional code or a parse error hides them");
  }
  for (auto &result : matchers::detectAll(*program))
    record.strategies.push_back(labelOf(*program, path, result));
  return record;
}

} // namespace accelscope::cli
