// The tokens of a Python source, as far as finding CUDA in its strings needs them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace accelscope::frontend {

/// One character of a string's value, with the line of the .py file that it stands on.
struct PythonChar {
  char value = 0;
  unsigned line = 0;
  unsigned column = 0; ///< from 1
  /// The character was written as an escape (`\n`), so a line feed here is none of the file's.
  bool escaped = false;
};

using PythonText = std::vector<PythonChar>;

struct PythonToken {
  enum Kind { Name, Number, String, Operator, LineEnd } kind = Operator;
  std::string_view text; ///< as written; of a String with prefix and quotes
  unsigned line = 0;
  PythonText value;       ///< of a String: decoded
  bool formatted = false; ///< an f-string; its braces are still in the value
};

/// Never fails: what is not Python comes out as operators. Comments are passed over; LineEnd stands
/// only where a statement can end (not inside brackets, not behind a backslash).
std::vector<PythonToken> pythonTokens(std::string_view text);

} // namespace accelscope::frontend
