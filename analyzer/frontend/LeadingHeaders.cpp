#include "analyzer/frontend/LeadingHeaders.h"

#include "analyzer/frontend/VirtualHeaders.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"

#include <set>

namespace accelscope::frontend {

namespace {

// Headers that take long to parse.
bool isHeavy(llvm::StringRef name) {
  static const llvm::StringSet<> names = {
      "algorithm",  "any",          "array",         "atomic",        "bitset",
      "charconv",   "chrono",       "codecvt",       "complex",       "condition_variable",
      "deque",      "execution",    "filesystem",    "forward_list",  "fstream",
      "functional", "future",       "iomanip",       "ios",           "iosfwd",
      "iostream",   "istream",      "iterator",      "list",          "locale",
      "map",        "memory",       "mutex",         "numeric",       "optional",
      "ostream",    "queue",        "random",        "ratio",         "regex",
      "set",        "shared_mutex", "sstream",       "stack",         "stdexcept",
      "streambuf",  "string",       "string_view",   "system_error",  "thread",
      "tuple",      "typeindex",    "unordered_map", "unordered_set", "valarray",
      "variant",    "vector",       "bits/stdc++.h"};
  return names.contains(name);
}

// Headers that take no time; whether they come before or after a heavy one makes no difference.
bool isCheap(llvm::StringRef name) {
  static const llvm::StringSet<> names = {
      "assert.h",       "ctype.h",    "errno.h",     "fcntl.h",     "fenv.h",    "float.h",
      "getopt.h",       "inttypes.h", "iso646.h",    "limits.h",    "locale.h",  "math.h",
      "memory.h",       "pthread.h",  "setjmp.h",    "signal.h",    "stdarg.h",  "stdbool.h",
      "stddef.h",       "stdint.h",   "stdio.h",     "stdlib.h",    "string.h",  "strings.h",
      "sys/resource.h", "sys/stat.h", "sys/time.h",  "sys/types.h", "time.h",    "unistd.h",
      "wchar.h",        "wctype.h",   "cassert",     "cctype",      "cerrno",    "cfenv",
      "cfloat",         "cinttypes",  "climits",     "clocale",     "cmath",     "csetjmp",
      "csignal",        "cstdarg",    "cstddef",     "cstdint",     "cstdio",    "cstdlib",
      "cstring",        "ctime",      "cwchar",      "cwctype",     "exception", "initializer_list",
      "limits",         "new",        "type_traits", "typeinfo",    "utility"};
  return names.contains(name);
}

class Reader {
public:
  Reader(llvm::StringRef text, const std::string &folder, bool toolkit)
      : rest_(text), folder_(folder), toolkit_(toolkit) {
    rest_.consume_front("\xef\xbb\xbf");
  }

  std::vector<std::string> read() {
    while (skipBlank(/*newLines=*/true) && rest_.consume_front("#") && directive()) {
    }
    return {found_.begin(), found_.end()};
  }

private:
  // Past white space and comments; false at an unended comment.
  bool skipBlank(bool newLines) {
    for (;;) {
      rest_ = rest_.ltrim(newLines ? " \t\r\n\f\v" : " \t\r");
      if (rest_.starts_with("//")) {
        llvm::StringRef line = rest_.take_until([](char c) { return c == '\n'; });
        if (line.rtrim("\r").ends_with("\\"))
          return false; // the comment goes on in the next line
        rest_ = rest_.drop_front(line.size());
      } else if (rest_.starts_with("/*")) {
        size_t end = rest_.find("*/", 2);
        if (end == llvm::StringRef::npos)
          return false;
        rest_ = rest_.drop_front(end + 2);
      } else {
        return true;
      }
      if (!newLines && (rest_.empty() || rest_.front() == '\n'))
        return true;
    }
  }

  bool atLineEnd() { return skipBlank(false) && (rest_.empty() || rest_.front() == '\n'); }

  bool directive() {
    rest_ = rest_.ltrim(" \t");
    if (rest_.consume_front("pragma")) {
      rest_ = rest_.ltrim(" \t");
      return rest_.consume_front("once") && atLineEnd();
    }
    if (!rest_.consume_front("include"))
      return false;
    rest_ = rest_.ltrim(" \t");
    if (rest_.empty() || (rest_.front() != '<' && rest_.front() != '"'))
      return false;
    const bool quoted = rest_.front() == '"';
    const size_t end = rest_.find_first_of(quoted ? "\"\n" : ">\n", 1);
    if (end == llvm::StringRef::npos || rest_[end] == '\n')
      return false;
    const llvm::StringRef name = rest_.slice(1, end);
    rest_ = rest_.drop_front(end + 1);
    if (quoted && llvm::sys::fs::exists(folder_ + "/" + name))
      return false;
    return note(name) && atLineEnd();
  }

  bool note(llvm::StringRef name) {
    if (isCheap(name))
      return true;
    if (isHeavy(name)) {
      found_.insert(name.str());
      return true;
    }
    const std::string builtin = builtinHeaderNamed(name);
    if (builtin.empty())
      return false;
    if (!toolkit_ && builtin != "core/prelude.h")
      found_.insert(builtin);
    return true;
  }

  llvm::StringRef rest_;
  std::string folder_;
  bool toolkit_;
  std::set<std::string> found_;
};

} // namespace

std::vector<std::string> leadingHeaders(llvm::StringRef text, const std::string &folder,
                                        bool toolkit) {
  return Reader(text, folder, toolkit).read();
}

} // namespace accelscope::frontend
