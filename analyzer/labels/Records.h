// The `labels` record: which strategies one source uses, by whom that was said, and on what lines.
//
// One record is one line of a JSON Lines file. The static analysis writes records with origin
// `static`, `accelscope merge` writes records with origin `merged`; correlation, reports and every
// later stage read them through this header. labels.schema.json, beside it, is the same contract
// for programs in other languages.
#pragma once

#include <iosfwd>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace accelscope::labels {

using Json = nlohmann::ordered_json;

inline constexpr std::string_view kLabelsSchema = "accelscope.labels/1";

/// What a reader says about one strategy in one source. `Unclear` is what the strategy's rule lists
/// as unclear, or what the source does not show; it never means "not looked at".
enum class Verdict { Present, Absent, Unclear };

/// Who said so: a detector, a language model whose quotes were checked, or the merge of both.
enum class Origin { Static, Assisted, Merged };

/// `Degraded`: analysed, but something (a header, a declaration) was missing; the notes say what.
/// `Failed`: not analysed at all; the notes say why, and `strategies` is empty.
enum class Status { Ok, Degraded, Failed };

/// How deep a use goes when it was judged rather than counted.
enum class Level { Low, Medium, High };

/// Nothing, a count of what the catalogue says is counted for the strategy, or a judged level.
using Intensity = std::variant<std::monostate, double, Level>;

std::string_view toString(Verdict verdict);
std::string_view toString(Origin origin);
std::string_view toString(Status status);
std::string_view toString(Level level);
std::optional<Verdict> verdictFrom(std::string_view text);
std::optional<Origin> originFrom(std::string_view text);
std::optional<Status> statusFrom(std::string_view text);
std::optional<Level> levelFrom(std::string_view text);

/// Lines that prove a label. Lines count from 1, both ends are included.
struct Evidence {
  std::string file;
  int firstLine = 0;
  int lastLine = 0;
  std::string kernel; ///< kernel or host function; may be empty
  std::string reason; ///< one sentence; may be empty
  std::string quote;  ///< source text, in assisted and merged labels; may be empty
};

/// What each side had said about a merged label; empty: that side did not judge it.
struct Votes {
  std::optional<Verdict> fromStatic;
  std::optional<Verdict> fromAssisted;
};

struct StrategyLabel {
  std::string id; ///< catalogue id
  Verdict verdict = Verdict::Absent;
  double confidence = 0; ///< 0..1: how likely the verdict is right
  Intensity intensity;
  Origin origin = Origin::Static;
  std::vector<Evidence> evidence;
  std::optional<Votes> votes; ///< merged labels only
  std::string note;           ///< what the merge did with a disagreement; may be empty
};

struct LabelRecord {
  std::string toolName = "accelscope";
  std::string toolVersion;
  std::string catalog; ///< version of the catalogue whose rules were applied
  std::string sourcePath;
  std::string sourceSha256; ///< 64 lower-case hexadecimal digits
  int sourceLines = 0;
  std::string task;   ///< empty when the source belongs to no corpus
  std::string author; ///< empty likewise
  Status status = Status::Ok;
  std::vector<std::string> notes;
  /// Array of objects with at least `name`, `file`, `line`; the static analysis adds `end_line`,
  /// `launches` (lines), `template` and whatever else it knows.
  Json kernels = Json::array();
  /// Only strategies that were examined; a catalogue id that is not here was not judged.
  std::vector<StrategyLabel> strategies;
  /// Strategies beyond the catalogue (catalog/extended.yaml), where they were asked for.
  std::vector<StrategyLabel> extended;

  const StrategyLabel *find(std::string_view id) const;
};

/// The record as JSON, keys in the order of the schema; optional fields only when they hold
/// something.
Json toJson(const LabelRecord &record);

/// Reads one record. Unknown keys are ignored, so that an older reader takes a newer file of the
/// same schema version. Throws std::runtime_error with one sentence that names the field.
LabelRecord recordFromJson(const Json &json);

struct ReadResult {
  std::vector<LabelRecord> records;
  std::vector<std::string> errors; ///< "file:line: sentence", one for every line that was skipped
};

/// Reads JSON Lines; a bad line is reported and skipped, blank lines are ignored. `name` stands for
/// the stream in errors.
ReadResult readRecords(std::istream &in, const std::string &name);

/// The same from a file; a file that cannot be opened is one error and no records.
ReadResult readRecordsFile(const std::string &path);

/// The version that goes into a record's `tool`.
std::string toolVersion();

/// One line of JSON, without the line feed. Bytes that are not UTF-8 are replaced, never fatal.
std::string toLine(const LabelRecord &record);

} // namespace accelscope::labels
