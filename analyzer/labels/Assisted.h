// Assisted label files: what a language model says about one solution, with the lines it quotes.
//
// corpus/labels/<author>/<task>.json, one file for each solution, written by a model that read the
// source, the reference and the catalogue and saw no static hits. assisted.schema.json, beside this
// header, is the format.
#pragma once

#include "analyzer/labels/Records.h"
#include "catalog/Catalog.h"

#include <optional>
#include <string>
#include <vector>

namespace accelscope::labels {

inline constexpr std::string_view kAssistedSchema = "accelscope.assisted/1";

struct Quote {
  int firstLine = 0; ///< as claimed until checkQuotes() has corrected it
  int lastLine = 0;
  std::string text;
};

struct AssistedLabel {
  std::string id;
  Verdict verdict = Verdict::Absent;
  double confidence = 0;
  std::optional<Level> intensity;
  std::vector<Quote> evidence;
  std::string reason;
};

/// A technique that the catalogue does not have.
struct OtherTechnique {
  std::string name;
  Quote quote;
};

struct AssistedFile {
  std::string path;
  std::string task;
  std::string author;
  std::string sourceSha256; ///< of the source that the model read
  std::string labeler;
  std::vector<AssistedLabel> labels; ///< in file order, each id at most once
  std::vector<OtherTechnique> others;

  const AssistedLabel *find(std::string_view id) const;
};

/// Something about a label file that a person should know.
struct Problem {
  enum class Weight {
    Note,  ///< nothing is lost: corrected lines, ids that were not judged
    Quote, ///< a quote was refused; its label stands on others, or needs none
    Label, ///< a label was refused
    File,  ///< a whole file was refused
  };
  Weight weight = Weight::Note;
  std::string file;
  std::string id; ///< strategy, or empty
  std::string message;

  /// Whether a label was lost by it.
  bool refusal() const { return weight == Weight::Label || weight == Weight::File; }
  /// "file: strategy 'id': message", without what is empty.
  std::string sentence() const;
};

/// Reads one label file. What cannot be used is reported in `problems` and left out: a bad label
/// loses that label, a file that is no label file yields nothing. Quotes are not checked yet.
std::optional<AssistedFile> parseAssisted(const std::string &text, const std::string &path,
                                          const catalog::Catalog &catalog,
                                          std::vector<Problem> &problems);

/// Checks a label file against the source it speaks of: refuses the file when the source has
/// changed since (returns false), corrects lines that drifted, drops quotes that are not in the
/// source's code, and drops each `present` that is left without a quote.
bool checkQuotes(AssistedFile &file, const std::string &source, std::vector<Problem> &problems);

} // namespace accelscope::labels
