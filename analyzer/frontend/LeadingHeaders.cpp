#include "analyzer/frontend/LeadingHeaders.h"

#include "analyzer/frontend/VirtualHeaders.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <set>

namespace accelscope::frontend {

namespace {

// Headers that take long to parse.
bool isHeavy(llvm::StringRef name) {
  static const llvm::StringSet<> names = {
      "algorithm", "any",           "bitset",        "charconv",
      "chrono",    "codecvt",       "complex",       "condition_variable",
      "deque",     "execution",     "filesystem",    "forward_list",
      "fstream",   "functional",    "future",        "iomanip",
      "ios",       "iostream",      "istream",       "iterator",
      "locale",    "map",           "memory",        "mutex",
      "optional",  "ostream",       "queue",         "random",
      "ratio",     "regex",         "set",           "shared_mutex",
      "sstream",   "stack",         "stdexcept",     "streambuf",
      "string",    "string_view",   "system_error",  "thread",
      "typeindex", "unordered_map", "unordered_set", "valarray",
      "variant",   "vector",        "bits/stdc++.h"};
  return names.contains(name);
}

// Built-in headers that take no time.
bool isCheapBuiltin(llvm::StringRef name) {
  static const llvm::StringSet<> names = {
      "core/prelude.h", "cooperative_groups.h", "cuComplex.h", "cuda.h",   "cuda_bf16.h",
      "cuda_fp16.h",    "cuda_fp8.h",           "cufft.h",     "curand.h", "curand_kernel.h",
      "cusparse.h",     "library_types.h",      "mma.h",       "nccl.h"};
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
      "limits",         "array",      "atomic",      "list",        "numeric",   "tuple",
      "iosfwd",         "new",        "type_traits", "typeinfo",    "utility"};
  return names.contains(name);
}

constexpr int kDeepest = 8;

// Reads one file. What a file includes is read by a reader of its own, into the same set.
class Reader {
public:
  Reader(llvm::StringRef text, std::string folder, bool toolkit, std::set<std::string> &found,
         int depth = 0)
      : rest_(text), folder_(std::move(folder)), toolkit_(toolkit), found_(found), depth_(depth) {
    rest_.consume_front("\xef\xbb\xbf");
  }

  /// True when the whole file was nothing but includes: what follows it still comes early.
  bool read() {
    while (skipBlank(/*newLines=*/true)) {
      if (rest_.empty())
        return guard_.empty() || guardClosed_;
      if (guardClosed_ || !rest_.consume_front("#") || !directive())
        return false;
    }
    return false;
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

  llvm::StringRef word() {
    rest_ = rest_.ltrim(" \t");
    llvm::StringRef found = rest_.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
    rest_ = rest_.drop_front(found.size());
    return found;
  }

  bool directive() {
    const llvm::StringRef name = word();
    const bool first = first_;
    first_ = false;
    if (name == "pragma")
      return word() == "once" && atLineEnd();
    if (name == "ifndef" && first) {
      guard_ = word();
      return !guard_.empty() && atLineEnd();
    }
    // The guard's own macro, and no other: a header could ask for one.
    if (name == "define" && !guard_.empty() && !guardDefined_) {
      guardDefined_ = true;
      return word() == guard_ && atLineEnd();
    }
    if (!guard_.empty() && !guardDefined_)
      return false;
    if (name == "endif" && !guard_.empty()) {
      guardClosed_ = true;
      return atLineEnd();
    }
    return name == "include" && include();
  }

  bool include() {
    rest_ = rest_.ltrim(" \t");
    if (rest_.empty() || (rest_.front() != '<' && rest_.front() != '"'))
      return false;
    const bool quoted = rest_.front() == '"';
    const size_t end = rest_.find_first_of(quoted ? "\"\n" : ">\n", 1);
    if (end == llvm::StringRef::npos || rest_[end] == '\n')
      return false;
    const llvm::StringRef name = rest_.slice(1, end);
    rest_ = rest_.drop_front(end + 1);
    if (!quoted)
      return note(name) && atLineEnd();
    llvm::SmallString<256> path(folder_);
    llvm::sys::path::append(path, name);
    if (!llvm::sys::fs::exists(path))
      return note(name) && atLineEnd();
    auto text = llvm::MemoryBuffer::getFile(path);
    if (!text || depth_ == kDeepest)
      return false;
    Reader inner((*text)->getBuffer(), llvm::sys::path::parent_path(path).str(), toolkit_, found_,
                 depth_ + 1);
    return inner.read() && atLineEnd();
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
    if (!toolkit_ && !isCheapBuiltin(builtin))
      found_.insert(builtin);
    return true;
  }

  llvm::StringRef rest_;
  std::string folder_;
  bool toolkit_;
  std::set<std::string> &found_;
  int depth_;
  bool first_ = true, guardDefined_ = false, guardClosed_ = false;
  llvm::StringRef guard_;
};

} // namespace

std::vector<std::string> leadingHeaders(llvm::StringRef text, const std::string &folder,
                                        bool toolkit) {
  std::set<std::string> found;
  Reader(text, folder, toolkit, found).read();
  return {found.begin(), found.end()};
}

} // namespace accelscope::frontend
