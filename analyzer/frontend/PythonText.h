// Python string values made ready for the C++ parser: placeholders filled, lines kept in place.
#pragma once

#include "analyzer/frontend/PythonTokens.h"

#include <functional>
#include <string>
#include <vector>

namespace accelscope::frontend {

/// Which placeholders a string has.
struct PlaceholderStyle {
  bool braces = false;  ///< f-string or `.format`: `{name}`, `{{` is a brace
  bool percent = false; ///< used with the operator `%`: `%s`, `%d`, `%%`; `%(name)s` is always one
  bool dollar = false;  ///< a Template: `$name`, `${name}`, `$$`, and Jinja's `{{ name }}`
};

/// What a placeholder's expression stands for; false when only the run would tell.
using PlaceholderValue = std::function<bool(const std::string &expression, std::string &value)>;

/// Replaces the placeholders. For one without a known value something stands in that lets the text
/// around it parse: inside a name the expression's own name, a type (`float` or `int`), a number
/// (32) or nothing by where it stands; a note `LINE: sentence` says which.
PythonText fillPlaceholders(const PythonText &text, const PlaceholderStyle &style,
                            const PlaceholderValue &valueOf, std::vector<std::string> &notes);

/// Lays the characters out so that each stands on its own line of the .py file, as PythonUnit
/// promises. `text` must be in order of lines.
std::string layOut(const PythonText &text);

} // namespace accelscope::frontend
