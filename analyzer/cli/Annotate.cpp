#include "analyzer/cli/Annotate.h"

#include "analyzer/cli/KernelFacts.h"
#include "analyzer/frontend/KernelCount.h"
#include "analyzer/frontend/PythonSources.h"
#include "catalog/Catalog.h"
#include "catalog/Sha256.h"
#include "matchers/Detector.h"
#include "matchers/model/BankConflicts.h"
#include "matchers/model/Builder.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <tuple>

namespace accelscope::cli {
namespace {

namespace fs = std::filesystem;

void nameTask(labels::LabelRecord &record, const std::string &path,
              const AnnotateOptions &options) {
  const fs::path p(path);
  const fs::path folder = fs::absolute(p).lexically_normal().parent_path();
  const std::string stem = p.stem().string();
  std::error_code error;
  const bool known = options.taskDir.empty()
                         ? folder.parent_path().filename() == "solutions"
                         : fs::is_directory(fs::path(options.taskDir) / stem, error);
  if (!known)
    return;
  record.task = stem;
  record.author = folder.filename().string();
}

labels::LabelRecord header(const std::string &path, const std::string &text,
                           const AnnotateOptions &options) {
  labels::LabelRecord record;
  record.toolVersion = labels::toolVersion();
  record.catalog = catalog::Catalog::builtin().version();
  record.sourcePath = path;
  record.sourceSha256 = catalog::sha256(text);
  record.sourceLines =
      int(std::count(text.begin(), text.end(), '\n')) + (!text.empty() && text.back() != '\n');
  nameTask(record, path, options);
  return record;
}

labels::Verdict verdictOf(matchers::Verdict v) {
  return v == matchers::Verdict::Present   ? labels::Verdict::Present
         : v == matchers::Verdict::Unclear ? labels::Verdict::Unclear
                                           : labels::Verdict::Absent;
}

std::string fileOf(const model::Program &program, const std::string &path,
                   const model::Range &range) {
  return range.file <= 0 || size_t(range.file) >= program.files.size()
             ? path
             : program.files[size_t(range.file)];
}

// One way of seeing a source.
struct View {
  frontend::ParseOptions parse;
  std::string name;      ///< for the record; empty for the first
  bool hostOnly = false; ///< kernels have nothing to say here: they never run on the host
};

std::vector<View> viewsOf(const std::string &text, const AnnotateOptions &options) {
  std::vector<View> views = {{options.parse, "", false}};
  for (const std::string &arch : options.moreArchs) {
    views.push_back({options.parse, arch, false});
    views.back().parse.arch = arch;
  }
  if (!options.parse.hostView && frontend::asksForArchitecture(text)) {
    views.push_back({options.parse, "host", true});
    views.back().parse.hostView = true;
  }
  return views;
}

bool isKernel(const model::Program &program, const std::string &name) {
  return std::any_of(program.kernels.begin(), program.kernels.end(),
                     [&](const auto &kernel) { return kernel.name == name; });
}

// The same lines of the same kernel prove a label once.
void addEvidence(labels::StrategyLabel &label, labels::Evidence evidence) {
  const bool seen =
      std::any_of(label.evidence.begin(), label.evidence.end(), [&](const labels::Evidence &other) {
        return other.file == evidence.file && other.firstLine == evidence.firstLine &&
               other.lastLine == evidence.lastLine && other.kernel == evidence.kernel;
      });
  if (!seen)
    label.evidence.push_back(std::move(evidence));
}

labels::StrategyLabel labelOf(const model::Program &program, const std::string &path,
                              const matchers::StrategyResult &result, const View &view) {
  labels::StrategyLabel label;
  label.id = result.id;
  label.verdict = verdictOf(result.verdict);
  label.confidence = result.confidence;
  if (result.verdict != matchers::Verdict::Absent)
    label.intensity = double(result.intensity);
  label.origin = labels::Origin::Static;
  for (auto &hit : result.hits) {
    if (hit.verdict != result.verdict || (view.hostOnly && isKernel(program, hit.kernel)))
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
      evidence.reason = first ? hit.reason : e.reason.empty() ? "another line of it" : e.reason;
      if (first && !hit.doubt.empty())
        evidence.reason += "; " + hit.doubt;
      if (first && !view.name.empty())
        evidence.reason += " (" + view.name + " view)";
      first = false;
      addEvidence(label, std::move(evidence));
    }
  }
  return label;
}

/// The accesses to shared memory whose bank conflicts can be computed, each place once with its
/// worst.
labels::Json sharedAccessesOf(const model::Program &program, const std::string &path,
                              const model::Kernel &kernel) {
  std::map<std::tuple<std::string, unsigned, unsigned, bool>, labels::Json> places;
  for (auto &instance : kernel.instances) {
    if (!instance.body)
      continue;
    for (auto &access : instance.body->accesses) {
      const model::BankConflict c = model::bankConflict(instance, access);
      if (c.degree == 0)
        continue;
      labels::Json entry;
      entry["file"] = fileOf(program, path, access.where);
      entry["line"] = access.where.line;
      entry["array"] = model::objectName(*instance.body, access.object);
      entry["kind"] = access.kind == model::AccessKind::Load    ? "load"
                      : access.kind == model::AccessKind::Store ? "store"
                                                                : "atomic";
      entry["conflict_degree"] = c.degree;
      if (c.remedy != model::BankConflict::None) {
        entry["kept_apart_by"] = model::toString(c.remedy);
        entry["degree_without"] = c.withoutRemedy;
      }
      if (c.remedy == model::BankConflict::Padding)
        entry["padding"] = c.padding;
      auto &known = places[{entry["file"], access.where.line, access.where.column,
                            access.kind == model::AccessKind::Load}];
      if (known.is_null() || known["conflict_degree"] < entry["conflict_degree"])
        known = std::move(entry);
    }
  }
  labels::Json out = labels::Json::array();
  for (auto &[place, entry] : places)
    out.push_back(std::move(entry));
  return out;
}

/// What the threads of each instance work on, and how many warps of it fit.
labels::Json instancesOf(const model::Program &program, const model::Kernel &kernel,
                         const std::string &arch) {
  labels::Json out = labels::Json::array();
  const auto *device = model::multiprocessor(arch);
  for (auto &instance : kernel.instances) {
    if (!instance.body || (instance.isPattern && kernel.instances.size() > 1))
      continue;
    labels::Json entry;
    entry["template_arguments"] = instance.templateArgs;
    entry["work"] = mappingJson(program, kernel, instance);
    entry["occupancy"] =
        device ? toJson(kernelOccupancy(program, kernel, instance, *device, {}), *device)
               : labels::Json(nullptr);
    out.push_back(std::move(entry));
  }
  return out;
}

labels::Json kernelsOf(const model::Program &program, const std::string &path,
                       const std::string &arch) {
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
    if (labels::Json banks = sharedAccessesOf(program, path, kernel); !banks.empty())
      k["shared_accesses"] = std::move(banks);
    if (labels::Json facts = instancesOf(program, kernel, arch); !facts.empty())
      k["instance_facts"] = std::move(facts);
    kernels.push_back(std::move(k));
  }
  return kernels;
}

// A further view has the same kernels at the same places, and perhaps more launches of them.
void addKernels(labels::LabelRecord &record, labels::Json kernels, bool firstView) {
  for (auto &kernel : kernels) {
    auto known = std::find_if(record.kernels.begin(), record.kernels.end(), [&](const auto &other) {
      return !firstView && other["file"] == kernel["file"] && other["line"] == kernel["line"] &&
             other["name"] == kernel["name"];
    });
    if (known == record.kernels.end()) {
      record.kernels.push_back(std::move(kernel));
      continue;
    }
    for (auto &line : kernel["launches"])
      if (std::find((*known)["launches"].begin(), (*known)["launches"].end(), line) ==
          (*known)["launches"].end())
        (*known)["launches"].push_back(line);
    std::sort((*known)["launches"].begin(), (*known)["launches"].end());
  }
}

void addNotes(labels::LabelRecord &record, const std::vector<std::string> &notes) {
  for (auto &note : notes)
    if (std::find(record.notes.begin(), record.notes.end(), note) == record.notes.end())
      record.notes.push_back(note);
}

// Several sources in one file, or several views of one: a strategy is used when one of them uses
// it. Views show the same uses again, sources others.
void mergeLabel(std::vector<labels::StrategyLabel> &labels, labels::StrategyLabel label,
                bool sameSource) {
  auto rank = [](labels::Verdict v) {
    return v == labels::Verdict::Present ? 2 : v == labels::Verdict::Unclear ? 1 : 0;
  };
  auto known = std::find_if(labels.begin(), labels.end(), [&](const labels::StrategyLabel &other) {
    return other.id == label.id;
  });
  if (known == labels.end()) {
    labels.push_back(std::move(label));
  } else if (rank(label.verdict) > rank(known->verdict)) {
    *known = std::move(label);
  } else if (rank(label.verdict) == rank(known->verdict)) {
    // An absence is as sure as the least sure of the sources, a use as the surest.
    known->confidence = label.verdict == labels::Verdict::Absent
                            ? std::min(known->confidence, label.confidence)
                            : std::max(known->confidence, label.confidence);
    auto *sum = std::get_if<double>(&known->intensity);
    auto *more = std::get_if<double>(&label.intensity);
    if (sum && more)
      *sum = sameSource ? std::max(*sum, *more) : *sum + *more;
    for (auto &evidence : label.evidence)
      addEvidence(*known, std::move(evidence));
  }
}

} // namespace

std::string referenceOf(const std::string &path, const AnnotateOptions &options) {
  if (!options.reference.empty())
    return options.reference;
  const fs::path p(path);
  const std::string stem = p.stem().string();
  std::vector<fs::path> places;
  if (!options.references.empty()) {
    const fs::path root(options.references);
    for (const char *extension : {".cpp", ".c", ".cc"}) {
      places.push_back(root / stem / ("reference" + std::string(extension)));
      places.push_back(root / (stem + ".ref" + extension));
      places.push_back(root / (stem + extension));
    }
  } else if (!options.taskDir.empty()) {
    places.push_back(fs::path(options.taskDir) / stem / "reference.cpp");
  } else {
    const fs::path author = p.parent_path();
    if (author.parent_path().filename() == "solutions")
      places.push_back(author.parent_path().parent_path() / "tasks" / stem / "reference.cpp");
  }
  std::error_code error;
  for (auto &place : places)
    if (fs::is_regular_file(place, error))
      return place.string();
  return "";
}

std::shared_ptr<const model::Reference> readReference(const std::string &path,
                                                      const std::vector<std::string> &wanted,
                                                      std::vector<std::string> &notes,
                                                      frontend::Dependencies *used) {
  std::string text;
  if (!readText(path, text)) {
    notes.push_back(path + ": the reference cannot be read");
    return nullptr;
  }
  auto unit = frontend::parseText(path, text);
  if (used)
    used->add(unit.dependencies);
  if (!unit.ast) {
    notes.push_back(path + ": the reference cannot be parsed");
    return nullptr;
  }
  if (unit.status != "ok")
    notes.push_back(path + ": the reference is understood only in part" +
                    (unit.notes.empty() ? "" : ": " + unit.notes.front()));
  auto reference = std::make_shared<const model::Reference>(
      std::shared_ptr<const model::Program>(model::buildProgram(unit.ast->getASTContext())), path,
      wanted);
  if (!reference->entry()) {
    notes.push_back(path + ": the reference holds no function with a body");
    return nullptr;
  }
  return reference;
}

bool readText(const std::string &path, std::string &text) {
  std::ifstream in(path, std::ios::binary);
  if (!in)
    return false;
  std::ostringstream all;
  all << in.rdbuf();
  text = all.str();
  return true;
}

namespace {

// Which kernels a source has needs no parser.
void listKernels(labels::LabelRecord &record, const std::string &path, const std::string &text) {
  if (fs::path(path).extension() == ".py")
    return;
  for (const frontend::LexedKernel &kernel : frontend::kernelDefinitions(text)) {
    labels::Json k;
    k["name"] = kernel.name;
    k["file"] = path;
    k["line"] = kernel.line;
    k["body"] = false; // not modelled
    record.kernels.push_back(std::move(k));
  }
}

} // namespace

labels::LabelRecord failedRecord(const std::string &path, const std::string &text,
                                 const std::string &reason, const AnnotateOptions &options) {
  labels::LabelRecord record = header(path, text, options);
  record.status = labels::Status::Failed;
  record.notes.push_back(reason);
  listKernels(record, path, text);
  return record;
}

namespace {

// What one translation unit adds to its source's record. `text` is what is parsed as `path`.
void analyse(labels::LabelRecord &record, const std::string &path, const std::string &text,
             const AnnotateOptions &options, const View &view, bool &parsed,
             frontend::Dependencies *used) {
  const bool first = view.name.empty();
  auto unit = frontend::parseText(path, text, view.parse);
  if (used)
    used->add(unit.dependencies);
  addNotes(record, unit.notes);
  parsed = unit.ast != nullptr;
  if (!parsed) {
    if (unit.notes.empty())
      record.notes.push_back(path + ": not parsed");
    return;
  }
  if (!unit.includedAt.empty())
    addNotes(record, {path + ": read behind what stands before " + unit.includedAt +
                      ", which includes it"});
  if (unit.status != "ok")
    record.status = labels::Status::Degraded;
  auto program = model::buildProgram(*unit.ast);
  addNotes(record, program->notes);
  if (const std::string reference = referenceOf(path, options); !reference.empty()) {
    std::vector<std::string> wanted, notes;
    for (auto &host : program->hosts)
      wanted.push_back(host.name);
    program->reference = readReference(reference, wanted, notes, used);
    addNotes(record, notes);
  }
  program->fastMath = options.fastMath;
  if (options.maxRegisters > 0)
    for (auto &kernel : program->kernels)
      if (!kernel.launchBoundsRange.valid()) {
        // The limit stands on the command line; the kernel that it holds for shows it.
        kernel.maxRegisters = true;
        kernel.launchBoundsRange = kernel.nameRange;
      }
  addKernels(record, kernelsOf(*program, path, view.parse.arch), first);

  // Nothing may be lost in silence: what a lexer counts must be in the model.
  const unsigned expected = frontend::countKernelDefinitions(text);
  unsigned modelled = 0;
  for (auto &kernel : program->kernels)
    modelled += kernel.range.file == 0 && kernel.hasBody;
  if (modelled < expected && first) {
    record.status = labels::Status::Degraded;
    record.notes.push_back(
        std::to_string(expected - modelled) + " of " + std::to_string(expected) +
        " kernel definitions are not in the model: conditional code or a parse error hides them");
  }
  // No detector is right every time, and one that saw only part of a source knows less: what is not
  // seen there may stand in what was not read.
  const double most = record.status == labels::Status::Ok ? 0.95 : 0.85;
  auto add = [&](const matchers::StrategyResult &result,
                 std::vector<labels::StrategyLabel> &labels) {
    labels::StrategyLabel label = labelOf(*program, path, result, view);
    // What another view does not show says nothing about the first.
    if (!first && label.evidence.empty())
      return;
    label.confidence = std::min(label.confidence, most);
    if (label.verdict == labels::Verdict::Absent && modelled < expected) {
      label.verdict = labels::Verdict::Unclear;
      label.confidence = 0.5;
    }
    mergeLabel(labels, std::move(label), !first);
  };
  for (auto &result : matchers::detectAll(*program))
    add(result, record.strategies);
  if (options.extended)
    for (auto &result : matchers::detectExtended(*program))
      add(result, record.extended);
}

// All views of one translation unit. `parsed` is the first one's.
void analyseViews(labels::LabelRecord &record, const std::string &path, const std::string &text,
                  const AnnotateOptions &options, bool &parsed, frontend::Dependencies *used) {
  for (const View &view : viewsOf(text, options)) {
    bool viewParsed = false;
    analyse(record, path, text, options, view, viewParsed, used);
    if (view.name.empty())
      parsed = viewParsed;
    if (!parsed)
      return;
  }
}

} // namespace

labels::LabelRecord annotate(const std::string &path, const std::string &text,
                             const AnnotateOptions &options, frontend::Dependencies *used) {
  labels::LabelRecord record = header(path, text, options);
  addNotes(record, options.notes);
  if (text.find('\0') != std::string::npos) {
    record.status = labels::Status::Failed;
    record.notes.push_back(path + ": a binary file or UTF-16 text, not a source that can be read");
    return record;
  }
  if (text.find_first_not_of(" \t\r\n\f\v") == std::string::npos)
    record.notes.push_back(path + ": the file is empty");
  if (options.maxRegisters > 0)
    record.notes.push_back(path + ": compiled with at most " +
                           std::to_string(options.maxRegisters) +
                           " registers for each thread (-maxrregcount)");
  if (fs::path(path).extension() != ".py") {
    bool parsed = false;
    analyseViews(record, path, text, options, parsed, used);
    if (!parsed) {
      record.status = labels::Status::Failed;
      listKernels(record, path, text);
    }
    return record;
  }
  const auto units = frontend::pythonUnits(text);
  if (units.empty()) {
    record.status = frontend::pythonHoldsCuda(text) ? labels::Status::Degraded : labels::Status::Ok;
    record.notes.push_back(path + ": no string of this Python file defines a kernel");
    return record;
  }
  bool any = false;
  for (auto &unit : units) {
    for (auto &note : unit.notes)
      addNotes(record, {path + ":" + note});
    if (!unit.notes.empty())
      record.status = labels::Status::Degraded;
    bool parsed = false;
    analyseViews(record, path, unit.text, options, parsed, used);
    any = any || parsed;
    if (!parsed)
      record.status = labels::Status::Degraded;
  }
  if (!any)
    record.status = labels::Status::Failed;
  return record;
}

} // namespace accelscope::cli
