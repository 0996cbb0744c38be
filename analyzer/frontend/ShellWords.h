// Words of command lines: how a shell, a response file and nvcc's comma lists divide them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace accelscope::frontend {

/// Divides a command line like a POSIX shell: spaces separate, single quotes keep everything,
/// double quotes keep everything but `\"`, `\\`, `\$` and `` \` ``, a backslash outside quotes
/// keeps the next character. A quote that is never closed reaches to the end. Nothing is expanded.
/// Response files follow the same rules.
std::vector<std::string> splitShellWords(std::string_view text);

/// Divides one of nvcc's list values: commas separate, but not between double quotes and not behind
/// a backslash (which is removed). The quotes stay part of the value.
std::vector<std::string> splitCommaList(std::string_view text);

/// The words as one line that a POSIX shell divides into the same words.
std::string joinShellWords(const std::vector<std::string> &words);

} // namespace accelscope::frontend
