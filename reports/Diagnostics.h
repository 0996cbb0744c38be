// Diagnostics as a compiler prints them: place, message, source line, caret, notes.
#pragma once

#include <map>
#include <ostream>
#include <string>
#include <vector>

namespace accelscope::reports {

/// A place in a file. Lines and columns count from 1; `endColumn` is one past the last character.
struct SourcePlace {
  std::string file;
  unsigned line = 0, column = 0, endLine = 0, endColumn = 0;
};

struct DiagnosticNote {
  SourcePlace place;
  std::string message;
};

struct Diagnostic {
  SourcePlace place;
  std::string level = "warning"; ///< warning, error, advice
  std::string rule;
  std::string message; ///< lower case, no full stop
  std::vector<DiagnosticNote> notes;
};

/// Whether to colour what goes to a stream.
enum class Colour { Auto, Always, Never };

/// Resolves Auto: `NO_COLOR` (set and not empty) switches off, `CLICOLOR_FORCE` (set and not 0)
/// switches on, else a terminal that is not `dumb` is coloured. Always and Never stand.
bool useColour(Colour wish, bool isTerminal);

/// Prints diagnostics in Clang's text form. Sources are read when first quoted and kept.
class DiagnosticPrinter {
public:
  DiagnosticPrinter(std::ostream &out, bool colour) : out(out), colour(colour) {}
  void print(const Diagnostic &diagnostic);

private:
  void head(const SourcePlace &place, const char *level, const std::string &message,
            const std::string &rule);
  void snippet(const SourcePlace &place);
  const std::vector<std::string> &linesOf(const std::string &file);

  std::ostream &out;
  bool colour;
  std::map<std::string, std::vector<std::string>> sources;
};

} // namespace accelscope::reports
