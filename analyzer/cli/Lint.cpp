#include "analyzer/cli/Lint.h"

#include "analyzer/cli/LintSuppressions.h"
#include "analyzer/frontend/PythonSources.h"
#include "matchers/LintRule.h"
#include "matchers/LintRuleText.h"
#include "matchers/model/Builder.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

namespace accelscope::cli {
namespace {

using Json = nlohmann::ordered_json;

std::string readFile(const std::string &path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

/// The main file as the user named it, another one relative to the working folder where it is
/// below.
std::string shownPath(const std::string &path, const std::string &main, bool isMain) {
  if (isMain)
    return main;
  std::error_code error;
  const auto relative = std::filesystem::proximate(path, error);
  const std::string text = relative.string();
  return error || text.empty() || text.compare(0, 2, "..") == 0 ? path : text;
}

reports::SourcePlace placeOf(const model::Program &program, const model::Range &range,
                             const std::string &main) {
  reports::SourcePlace place;
  if (range.file >= 0 && size_t(range.file) < program.files.size())
    place.file = shownPath(program.files[size_t(range.file)], main, range.file == 0);
  place.line = range.line;
  place.column = range.column;
  place.endLine = range.endLine;
  place.endColumn = range.endColumn;
  return place;
}

Json placeJson(const reports::SourcePlace &p) {
  return {p.file, p.line, p.column, p.endLine, p.endColumn};
}
reports::SourcePlace placeFrom(const Json &j) {
  return {j[0].get<std::string>(), j[1].get<unsigned>(), j[2].get<unsigned>(), j[3].get<unsigned>(),
          j[4].get<unsigned>()};
}

std::string wrapped(const std::string &text, size_t indent, size_t width = 96) {
  std::istringstream words(text);
  std::string out, line(indent, ' '), word;
  bool empty = true;
  while (words >> word) {
    if (!empty && line.size() + 1 + word.size() > width) {
      out += line + "\n";
      line.assign(indent, ' ');
      empty = true;
    }
    line += (empty ? "" : " ") + word;
    empty = false;
  }
  return out + line + "\n";
}

bool isAdvice(const std::string &rule) {
  const auto *text = matchers::lintRuleText(rule);
  return text && text->level == "advice";
}

/// Adds what the rules find in one translation unit to its source's result.
void lintUnit(LintResult &result, const frontend::ParsedUnit &unit,
              const std::vector<std::string> &rules) {
  if (unit.status != "ok") {
    if (result.status == "ok")
      result.status = "degraded";
    if (result.note.empty() && !unit.notes.empty())
      result.note = unit.notes.front();
  }
  if (!unit.ast || rules.empty())
    return;
  const std::string &path = result.path;
  const auto program = model::buildProgram(*unit.ast);
  std::map<int, Suppressions> suppressions;
  for (auto &found : matchers::lintAll(*program, rules)) {
    const auto &range = found.finding.range;
    if (range.file < 0 || size_t(range.file) >= program->files.size())
      continue;
    auto known = suppressions.find(range.file);
    if (known == suppressions.end())
      known = suppressions
                  .emplace(range.file,
                           Suppressions(readFile(
                               range.file == 0 ? path : program->files[size_t(range.file)])))
                  .first;
    if (known->second.silences(found.rule, range.line) ||
        (range.spellingLine && known->second.silences(found.rule, range.spellingLine))) {
      ++result.suppressed;
      continue;
    }
    LintFinding finding;
    finding.diagnostic.place = placeOf(*program, range, path);
    finding.diagnostic.rule = found.rule;
    if (isAdvice(found.rule))
      finding.diagnostic.level = "advice";
    finding.diagnostic.message = found.finding.message;
    for (auto &note : found.finding.notes)
      if (note.range.valid())
        finding.diagnostic.notes.push_back({placeOf(*program, note.range, path), note.message});
    finding.kernel = found.finding.kernel;
    finding.strategy = found.finding.strategy;
    result.findings.push_back(std::move(finding));
  }
}

} // namespace

LintResult lintSource(const std::string &path, const LintOptions &options,
                      frontend::Dependencies *used) {
  LintResult result;
  result.path = path;
  std::vector<std::string> rules;
  for (auto &id : matchers::lintRuleIds())
    if ((options.rules.empty() ? options.advice || !isAdvice(id)
                               : std::count(options.rules.begin(), options.rules.end(), id) > 0) &&
        !std::count(options.ignored.begin(), options.ignored.end(), id))
      rules.push_back(id);
  bool parsed = false;
  if (std::filesystem::path(path).extension() == ".py") {
    // Each CUDA source that the program holds in strings, on the lines of the .py file.
    const auto units = frontend::pythonUnits(readFile(path));
    parsed = units.empty();
    for (auto &unit : units) {
      if (!unit.notes.empty() && result.status == "ok") {
        result.status = "degraded";
        result.note = path + ":" + unit.notes.front();
      }
      const auto tree = frontend::parseText(path, unit.text, options.parse);
      lintUnit(result, tree, rules);
      if (used)
        used->add(tree.dependencies);
      parsed = parsed || tree.ast;
    }
  } else {
    const auto tree = frontend::parseFile(path, options.parse);
    lintUnit(result, tree, rules);
    if (used)
      used->add(tree.dependencies);
    parsed = tree.ast != nullptr;
  }
  if (!parsed) {
    result.status = "failed";
    if (result.note.empty())
      result.note = "it could not be parsed";
  }
  return result;
}

std::string toLine(const LintResult &result) {
  Json j = {{"path", result.path},
            {"status", result.status},
            {"note", result.note},
            {"suppressed", result.suppressed},
            {"findings", Json::array()}};
  for (auto &f : result.findings) {
    Json notes = Json::array();
    for (auto &note : f.diagnostic.notes)
      notes.push_back({{"place", placeJson(note.place)}, {"message", note.message}});
    j["findings"].push_back({{"place", placeJson(f.diagnostic.place)},
                             {"level", f.diagnostic.level},
                             {"rule", f.diagnostic.rule},
                             {"message", f.diagnostic.message},
                             {"notes", notes},
                             {"kernel", f.kernel},
                             {"strategy", f.strategy}});
  }
  return j.dump(-1, ' ', false, Json::error_handler_t::replace);
}

LintResult lintResultFromLine(const std::string &line) {
  const Json j = Json::parse(line);
  LintResult result;
  result.path = j["path"];
  result.status = j["status"];
  result.note = j["note"];
  result.suppressed = j["suppressed"];
  for (auto &f : j["findings"]) {
    LintFinding finding;
    finding.diagnostic.place = placeFrom(f["place"]);
    finding.diagnostic.level = f["level"];
    finding.diagnostic.rule = f["rule"];
    finding.diagnostic.message = f["message"];
    for (auto &note : f["notes"])
      finding.diagnostic.notes.push_back({placeFrom(note["place"]), note["message"]});
    finding.kernel = f["kernel"];
    finding.strategy = f["strategy"];
    result.findings.push_back(std::move(finding));
  }
  return result;
}

nlohmann::ordered_json toJson(const LintFinding &finding) {
  const auto &d = finding.diagnostic;
  Json notes = Json::array();
  for (auto &note : d.notes)
    notes.push_back(
        {{"file", note.place.file}, {"line", note.place.line}, {"message", note.message}});
  return {{"rule", d.rule},
          {"level", d.level},
          {"file", d.place.file},
          {"line", d.place.line},
          {"column", d.place.column},
          {"end_line", d.place.endLine},
          {"kernel", finding.kernel},
          {"strategy", finding.strategy},
          {"message", d.message},
          {"notes", notes},
          {"fix", nullptr}};
}

std::string listRules() {
  size_t width = 0;
  for (auto &rule : matchers::lintRuleTexts())
    width = std::max(width, rule.id.size());
  std::string out;
  for (auto &rule : matchers::lintRuleTexts())
    out += rule.id + std::string(width - rule.id.size() + 2, ' ') + rule.what +
           (rule.level == "advice" ? " (advice: with --advice only)" : "") + "\n";
  return out;
}

std::string explainRule(const std::string &id) {
  const auto *rule = matchers::lintRuleText(id);
  if (!rule)
    return "";
  return rule->id + "\n\n" + wrapped(rule->what, 2) + "\nWhy\n" + wrapped(rule->why, 2) +
         "\nWhat to do\n" + wrapped(rule->remedy, 2) + "\nWhen to ignore it\n" +
         wrapped(rule->ignore, 2) +
         wrapped("Silence one place with '// NOLINT(accelscope-" + rule->id +
                     ")' or '// accelscope: ignore " + rule->id + "'.",
                 2) +
         (rule->strategy.empty() ? "" : "\nMissing strategy\n  " + rule->strategy + "\n");
}

} // namespace accelscope::cli
