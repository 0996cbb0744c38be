// Joins what the static analysis and an assistant say about the same sources.
//
// The rule is in docs/labels.md. In short: agreement stands; what one side alone judged stands; on
// a disagreement the catalogue's `needs` of the strategy says whose word weighs more, and where
// neither side's is enough, the merged verdict is unclear rather than a guess.
#pragma once

#include "analyzer/labels/Agreement.h"
#include "analyzer/labels/Assisted.h"
#include "analyzer/labels/Records.h"
#include "catalog/Catalog.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace accelscope::labels {

/// A static verdict below this confidence does not stand against a disagreeing assistant.
inline constexpr double kFirmConfidence = 0.8;

struct Judgement {
  Verdict verdict = Verdict::Absent;
  double confidence = 0;
};

struct MergedJudgement {
  Judgement judgement;
  std::string note; ///< on a disagreement: who said what and why it ends so; empty otherwise
};

/// The merge rule for one strategy in one source. At least one side must have judged.
MergedJudgement mergeJudgements(const catalog::Strategy &strategy,
                                const std::optional<Judgement> &fromStatic,
                                const std::optional<Judgement> &fromAssisted);

/// A solution's source in the corpus.
struct CorpusSource {
  std::string path;
  std::string text;
};

/// Finds the source of (author, task), nothing when the corpus has none.
using SourceLookup =
    std::function<std::optional<CorpusSource>(const std::string &author, const std::string &task)>;

struct Disagreement {
  std::string author;
  std::string task;
  std::string id;
  std::string note;
};

struct MergeResult {
  std::vector<LabelRecord> records; ///< by author, task and path; strategies in catalogue order
  AgreementReport agreement;
  std::vector<Disagreement> disagreements;
  std::vector<Problem> problems;      ///< those of the quote check included
  std::vector<AssistedFile> assisted; ///< the files that were used, checked
};

/// Merges static records and assisted files by (author, task). Every quote is checked against the
/// corpus first; a static record whose source has changed since is refused as well.
MergeResult mergeLabels(const catalog::Catalog &catalog, std::vector<LabelRecord> statics,
                        std::vector<AssistedFile> assisted, const SourceLookup &sources);

} // namespace accelscope::labels
