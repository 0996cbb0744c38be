// CUDA that a Python program holds in strings: sources for PyTorch's load_inline, CuPy's RawKernel
// and RawModule, PyCUDA's SourceModule, and any other string that defines a kernel.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace accelscope::frontend {

/// One source as the program would hand it to a compiler.
struct PythonUnit {
  /// Line N of the text is line N of the .py file: what a literal does not cover is blank. Only a
  /// preprocessor directive that shares its .py line with more code can move the lines behind it
  /// on, until blank space makes up for it.
  std::string text;
  unsigned firstLine = 0; ///< of the first literal
  /// Sentences on what only the run would tell: a placeholder without a known value, and pieces
  /// that the program joins in another order than they stand.
  std::vector<std::string> notes;
};

/// Extracts every string expression whose text defines a kernel: literals of all kinds, implicit
/// concatenation, `+`, `+=`, variables, lists given as sources, f-strings, `.format`, `%` and
/// string.Template placeholders. A placeholder takes the value that the file assigns to the name,
/// when there is one; else something stands in that parses, with a note. Expressions that are part
/// of a larger one are not listed again. In order of their first line; never throws.
std::vector<PythonUnit> pythonUnits(std::string_view python);

} // namespace accelscope::frontend
