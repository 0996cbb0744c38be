// The catalogue: what each of the strategies is, and the rule that decides whether a source has it.
//
// strategies.yaml is the single source. It is compiled into the program, so that the tool works
// wherever it is carried; documentation, prompts, merge and reports all read it through this
// header.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace accelscope::catalog {

enum class Family { Memory, Compute, Parallel, Balance, Host };

/// How work, data and phases are organised (`Structural`), or a detail inside a kernel (`Detail`).
enum class StrategyClass { Structural, Detail };

/// What a decision needs: the syntax tree and the program model, the task's CPU reference beside
/// them, or an assistant that confirms what the matcher only proposes.
enum class Need { Ast, Reference, Assistant };

std::string_view toString(Family family);
std::string_view toString(StrategyClass strategyClass);
std::string_view toString(Need need);

/// When a strategy counts as present, when it does not although it looks similar, and which cases
/// stay undecided. A trait that `absent` lists is absent even when the reader hesitates; `unclear`
/// may be empty.
struct DecisionRule {
  std::string present;
  std::string absent;
  std::string unclear;
};

struct Strategy {
  std::string id; ///< kebab-case
  std::string name;
  Family family = Family::Memory;
  StrategyClass strategyClass = StrategyClass::Structural;
  std::vector<Need> needs; ///< never empty
  std::string definition;
  DecisionRule rule;
  std::string intensity;                  ///< what is counted
  std::vector<std::string> prerequisites; ///< cannot be present unless these are
  std::vector<std::string> conflicts;     ///< one and the same construct is never both
  std::vector<std::string> implies;       ///< when present, these are present too
  std::string evidence;                   ///< which lines prove it
  std::string metric; ///< Nsight Compute metric or timeline that would confirm it; may be empty

  bool needsAssistant() const;
  bool needsReference() const;
  /// Whether the syntax tree and the model alone decide.
  bool decidedByAst() const;
};

/// Something is wrong with a catalogue file; what() is "file:line: sentence".
class CatalogError : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

class Catalog {
public:
  /// The catalogue compiled into the program.
  static const Catalog &builtin();
  /// The strategies beyond it (extended.yaml), compiled in likewise: looked for on demand, and
  /// never part of the statistics. Their relations may name strategies of either file.
  static const Catalog &extended();

  /// Reads and checks a catalogue file. Throws CatalogError on an unknown key, a missing or empty
  /// field, a duplicate, missing or ill-formed id, an unknown family, class or need, a reference to
  /// an id that does not exist or to the entry itself, a cycle, a contradiction between relations,
  /// or a number of entries other than the file's own `expected`.
  static Catalog load(const std::string &path);

  /// The same for text; `name` stands for the file in errors. Where `base` is given, prerequisites
  /// and implications may name its strategies too, and no id may stand in both.
  static Catalog parse(const std::string &text, const std::string &name,
                       const Catalog *base = nullptr);

  const Strategy *find(std::string_view id) const;
  /// In file order.
  const std::vector<Strategy> &strategies() const { return entries; }
  const std::vector<std::string> &generalRules() const { return rules; }
  const std::string &version() const { return catalogVersion; }

  /// The known id that `id` was most likely meant to be, or an empty string when none is near.
  std::string nearest(std::string_view id) const;

private:
  std::string catalogVersion;
  std::vector<std::string> rules;
  std::vector<Strategy> entries;

  friend class CatalogReader;
};

/// The catalogue that a command works with: the file, or the built-in one when `path` is empty.
Catalog catalogOrBuiltin(const std::string &path);

} // namespace accelscope::catalog
