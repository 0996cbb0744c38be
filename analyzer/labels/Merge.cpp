#include "analyzer/labels/Merge.h"

#include "analyzer/labels/SourceText.h"
#include "catalog/Sha256.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <tuple>

namespace accelscope::labels {
namespace {

using Key = std::pair<std::string, std::string>; // author, task
using Weight = Problem::Weight;

double rounded(double value) { return std::round(value * 1000) / 1000; }

// Two readers who err independently are both wrong with the product of their chances. They do not
// err quite independently, so the result is capped where neither was surer by itself.
double agreed(double s, double a) {
  return rounded(std::min(1 - (1 - s) * (1 - a), std::max({0.99, s, a})));
}

// A verdict that stands against the other side: half way to what the other side left of it.
double disputed(double winner, double loser) {
  return rounded(std::max(0.5, (winner + 1 - loser) / 2));
}

std::string said(const char *who, const Judgement &judgement) {
  std::array<char, 16> confidence{};
  std::snprintf(confidence.data(), confidence.size(), "%.2f", judgement.confidence);
  return std::string(who) + " says " + std::string(toString(judgement.verdict)) + " (" +
         confidence.data() + ")";
}

MergedJudgement settle(const catalog::Strategy &strategy, const Judgement &s, const Judgement &a) {
  const Judgement open{Verdict::Unclear, 0.5};
  const Judgement keepStatic{s.verdict, disputed(s.confidence, a.confidence)};
  const bool firm = s.verdict != Verdict::Unclear && s.confidence >= kFirmConfidence;
  Judgement result = open;
  std::string why = "neither side outweighs the other";
  if (strategy.needsAssistant()) {
    // The matcher only proposed.
    if (a.verdict == Verdict::Present)
      result = a;
    else if (a.verdict == Verdict::Absent)
      result = {Verdict::Absent, s.verdict == Verdict::Unclear
                                     ? a.confidence
                                     : disputed(a.confidence, s.confidence)};
    why = "the assistant decides this strategy";
  } else if (strategy.needsReference()) {
    if (a.verdict == Verdict::Present ||
        (a.verdict == Verdict::Absent && s.verdict == Verdict::Unclear)) {
      result = a;
      why = "the assistant read the reference";
    } else if (a.verdict == Verdict::Unclear && firm) {
      result = keepStatic;
      why = "the assistant abstains";
    }
  } else if (firm && (s.verdict == Verdict::Present || a.verdict == Verdict::Unclear)) {
    result = keepStatic;
    why = "the syntax tree decides this strategy";
  }
  return {result, said("static", s) + ", " + said("assisted", a) + ": " +
                      std::string(toString(result.verdict)) + ", " + why};
}

std::optional<Judgement> judgementOf(const StrategyLabel *label) {
  if (!label)
    return std::nullopt;
  return Judgement{label->verdict, label->confidence};
}

std::optional<Judgement> judgementOf(const AssistedLabel *label) {
  if (!label)
    return std::nullopt;
  return Judgement{label->verdict, label->confidence};
}

std::optional<Verdict> verdictOf(const std::optional<Judgement> &judgement) {
  return judgement ? std::optional(judgement->verdict) : std::nullopt;
}

// The kernel whose lines hold the evidence, where the static record says so.
std::string kernelAt(const Json &kernels, int line) {
  for (const Json &kernel : kernels) {
    if (!kernel.is_object())
      continue;
    const auto first = kernel.find("line"), last = kernel.find("end_line");
    const auto name = kernel.find("name");
    if (first != kernel.end() && last != kernel.end() && name != kernel.end() &&
        first->is_number_integer() && last->is_number_integer() && name->is_string() &&
        *first <= line && line <= *last)
      return name->get<std::string>();
  }
  return {};
}

std::vector<Evidence> evidenceOf(const StrategyLabel *s, const AssistedLabel *a, Verdict verdict,
                                 const LabelRecord &record) {
  // A merged unclear shows both sides; a decided label shows what speaks for it.
  auto speaks = [verdict](Verdict side) { return verdict == Verdict::Unclear || side == verdict; };
  std::vector<Evidence> evidence;
  if (s && speaks(s->verdict))
    evidence = s->evidence;
  if (a && speaks(a->verdict))
    for (const Quote &quote : a->evidence)
      evidence.push_back({record.sourcePath, quote.firstLine, quote.lastLine,
                          kernelAt(record.kernels, quote.firstLine), a->reason, quote.text});
  return evidence;
}

Intensity intensityOf(const StrategyLabel *s, const AssistedLabel *a, Verdict verdict) {
  if (verdict == Verdict::Absent)
    return {};
  if (s && s->verdict == verdict && !std::holds_alternative<std::monostate>(s->intensity))
    return s->intensity;
  if (a && a->verdict == verdict && a->intensity)
    return *a->intensity;
  return {};
}

class Merger {
public:
  Merger(const catalog::Catalog &catalog, const SourceLookup &sources)
      : catalog(catalog), sources(sources) {
    for (const catalog::Strategy &strategy : catalog.strategies())
      result.agreement.strategies.push_back({strategy.id, {}});
  }

  MergeResult run(std::vector<LabelRecord> statics, std::vector<AssistedFile> assisted);

private:
  std::map<Key, AssistedFile> usable(std::vector<AssistedFile> files);
  bool fresh(const LabelRecord &record);
  void merge(LabelRecord record, bool hasStatic, const AssistedFile *assisted);

  const catalog::Catalog &catalog;
  const SourceLookup &sources;
  MergeResult result;
};

std::map<Key, AssistedFile> Merger::usable(std::vector<AssistedFile> files) {
  std::map<Key, AssistedFile> byKey;
  for (AssistedFile &file : files) {
    const Key key{file.author, file.task};
    auto source = sources(file.author, file.task);
    if (!source) {
      result.problems.push_back({Weight::File, file.path, "",
                                 "the corpus has no solution of task '" + file.task +
                                     "' by author '" + file.author + "'; the file is refused"});
      continue;
    }
    if (auto earlier = byKey.find(key); earlier != byKey.end()) {
      result.problems.push_back({Weight::File, file.path, "",
                                 "task '" + file.task + "' by author '" + file.author +
                                     "' is labelled in " + earlier->second.path +
                                     " already; the file is refused"});
      continue;
    }
    if (checkQuotes(file, source->text, result.problems))
      byKey.emplace(key, std::move(file));
  }
  return byKey;
}

bool Merger::fresh(const LabelRecord &record) {
  if (record.task.empty() || record.author.empty())
    return true;
  auto source = sources(record.author, record.task);
  if (!source || catalog::sha256(source->text) == record.sourceSha256)
    return true;
  result.problems.push_back({Weight::File, record.sourcePath, "",
                             "the static record of task '" + record.task + "' by author '" +
                                 record.author + "' is stale: " + source->path +
                                 " has changed since; annotate it again; the record is refused"});
  return false;
}

void Merger::merge(LabelRecord record, bool hasStatic, const AssistedFile *assisted) {
  if (hasStatic && !record.catalog.empty() && record.catalog != catalog.version())
    record.notes.push_back("the static labels follow catalogue " + record.catalog);
  record.toolName = "accelscope";
  record.toolVersion = toolVersion();
  record.catalog = catalog.version();
  const std::vector<StrategyLabel> statics = std::move(record.strategies);
  record.strategies.clear();
  auto staticLabel = [&statics](const std::string &id) -> const StrategyLabel * {
    auto found = std::find_if(statics.begin(), statics.end(),
                              [&id](const StrategyLabel &label) { return label.id == id; });
    return found == statics.end() ? nullptr : &*found;
  };
  for (StrategyAgreement &row : result.agreement.strategies) {
    const StrategyLabel *s = staticLabel(row.id);
    const AssistedLabel *a = assisted ? assisted->find(row.id) : nullptr;
    if (!s && !a)
      continue;
    const auto fromStatic = judgementOf(s), fromAssisted = judgementOf(a);
    MergedJudgement merged = mergeJudgements(*catalog.find(row.id), fromStatic, fromAssisted);
    row.counts.add(verdictOf(fromStatic), verdictOf(fromAssisted));
    StrategyLabel label;
    label.id = row.id;
    label.verdict = merged.judgement.verdict;
    label.confidence = merged.judgement.confidence;
    label.intensity = intensityOf(s, a, label.verdict);
    label.origin = Origin::Merged;
    label.evidence = evidenceOf(s, a, label.verdict, record);
    label.votes = Votes{verdictOf(fromStatic), verdictOf(fromAssisted)};
    label.note = std::move(merged.note);
    record.strategies.push_back(std::move(label));
  }
  // Nothing is lost: what the catalogue does not know stays as the static analysis wrote it.
  for (const StrategyLabel &label : statics) {
    if (catalog.find(label.id))
      continue;
    record.notes.push_back("strategy '" + label.id +
                           "' is not in the catalogue and was not merged");
    record.strategies.push_back(label);
  }
  result.records.push_back(std::move(record));
}

MergeResult Merger::run(std::vector<LabelRecord> statics, std::vector<AssistedFile> assisted) {
  std::map<Key, AssistedFile> files = usable(std::move(assisted));
  std::map<Key, std::string> seen; // key -> path of the static record
  for (LabelRecord &record : statics) {
    if (!fresh(record))
      continue;
    const Key key{record.author, record.task};
    const bool inCorpus = !record.author.empty() && !record.task.empty();
    if (inCorpus) {
      auto [earlier, inserted] = seen.emplace(key, record.sourcePath);
      if (!inserted) {
        result.problems.push_back({Weight::File, record.sourcePath, "",
                                   "task '" + record.task + "' by author '" + record.author +
                                       "' has a static record already (" + earlier->second +
                                       "); the second record is refused"});
        continue;
      }
    }
    auto file = inCorpus ? files.find(key) : files.end();
    merge(std::move(record), true, file == files.end() ? nullptr : &file->second);
  }
  for (const auto &[key, file] : files) {
    if (seen.count(key))
      continue;
    auto source = sources(file.author, file.task);
    LabelRecord record;
    record.author = file.author;
    record.task = file.task;
    record.sourcePath = source->path;
    record.sourceSha256 = file.sourceSha256;
    record.sourceLines = SourceText(source->text).lines();
    record.notes.push_back("no static record: assisted labels only");
    merge(std::move(record), false, &file);
  }
  std::sort(result.records.begin(), result.records.end(),
            [](const LabelRecord &x, const LabelRecord &y) {
              return std::tie(x.author, x.task, x.sourcePath, x.sourceSha256) <
                     std::tie(y.author, y.task, y.sourcePath, y.sourceSha256);
            });
  for (const LabelRecord &record : result.records)
    for (const StrategyLabel &label : record.strategies)
      if (label.origin == Origin::Merged && !label.note.empty())
        result.disagreements.push_back({record.author, record.task, label.id, label.note});
  for (auto &[key, file] : files)
    result.assisted.push_back(std::move(file));
  return std::move(result);
}

} // namespace

MergedJudgement mergeJudgements(const catalog::Strategy &strategy,
                                const std::optional<Judgement> &fromStatic,
                                const std::optional<Judgement> &fromAssisted) {
  if (!fromAssisted)
    return {fromStatic.value(), ""};
  if (!fromStatic)
    return {*fromAssisted, ""};
  if (fromStatic->verdict == fromAssisted->verdict)
    return {{fromStatic->verdict, agreed(fromStatic->confidence, fromAssisted->confidence)}, ""};
  return settle(strategy, *fromStatic, *fromAssisted);
}

MergeResult mergeLabels(const catalog::Catalog &catalog, std::vector<LabelRecord> statics,
                        std::vector<AssistedFile> assisted, const SourceLookup &sources) {
  return Merger(catalog, sources).run(std::move(statics), std::move(assisted));
}

} // namespace accelscope::labels
