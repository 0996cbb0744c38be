#include "analyzer/cli/LintSuppressions.h"

#include <cctype>
#include <cstdint>

namespace accelscope::cli {
namespace {

struct Comment {
  unsigned first = 0, last = 0; ///< lines
  bool alone = false;           ///< no code before it on its first line
  std::string text;
};

/// All comments of a C++ source, by a scan that knows literals.
std::vector<Comment> commentsOf(const std::string &s) {
  std::vector<Comment> out;
  unsigned line = 1;
  bool codeOnLine = false;
  size_t i = 0;
  auto newline = [&] {
    ++line;
    codeOnLine = false;
  };
  while (i < s.size()) {
    const char c = s[i];
    if (c == '\n') {
      newline();
      ++i;
    } else if (c == '/' && i + 1 < s.size() && s[i + 1] == '/') {
      Comment comment{line, line, !codeOnLine, ""};
      while (i < s.size() && s[i] != '\n') {
        if (s[i] == '\\' && i + 1 < s.size() && s[i + 1] == '\n') {
          newline();
          i += 2;
          continue;
        }
        comment.text += s[i++];
      }
      comment.last = line;
      out.push_back(comment);
    } else if (c == '/' && i + 1 < s.size() && s[i + 1] == '*') {
      Comment comment{line, line, !codeOnLine, ""};
      i += 2;
      while (i < s.size() && !(s[i] == '*' && i + 1 < s.size() && s[i + 1] == '/')) {
        if (s[i] == '\n')
          ++line;
        comment.text += s[i++];
      }
      i = i + 2 < s.size() ? i + 2 : s.size();
      comment.last = line;
      out.push_back(comment);
    } else if (c == '"' && i > 0 && s[i - 1] == 'R') {
      codeOnLine = true;
      const size_t open = s.find('(', i);
      if (open == std::string::npos || open - i > 17) {
        ++i;
        continue;
      }
      const std::string close = ")" + s.substr(i + 1, open - i - 1) + "\"";
      const size_t end = s.find(close, open);
      const size_t stop = end == std::string::npos ? s.size() : end + close.size();
      for (; i < stop; ++i)
        if (s[i] == '\n')
          ++line;
    } else if (c == '"' ||
               (c == '\'' && !(i > 0 && std::isalnum(static_cast<unsigned char>(s[i - 1]))))) {
      codeOnLine = true;
      ++i;
      while (i < s.size() && s[i] != c && s[i] != '\n') {
        if (s[i] == '\\' && i + 1 < s.size()) {
          if (s[i + 1] == '\n')
            ++line;
          ++i;
        }
        ++i;
      }
      if (i < s.size() && s[i] == c)
        ++i;
    } else {
      codeOnLine = codeOnLine || !std::isspace(static_cast<unsigned char>(c));
      ++i;
    }
  }
  return out;
}

bool glob(const char *pattern, const char *text) {
  if (!*pattern)
    return !*text;
  if (*pattern == '*')
    return glob(pattern + 1, text) || (*text && glob(pattern, text + 1));
  return *pattern == *text && glob(pattern + 1, text + 1);
}

std::string trimmed(std::string s) {
  while (!s.empty() && std::isspace(static_cast<unsigned char>(s.front())))
    s.erase(s.begin());
  while (!s.empty() && std::isspace(static_cast<unsigned char>(s.back())))
    s.pop_back();
  return s;
}

std::vector<std::string> split(const std::string &list) {
  std::vector<std::string> out;
  std::string part;
  for (char c : list + ",") {
    if (c != ',') {
      part += c;
      continue;
    }
    if (part = trimmed(part); !part.empty())
      out.push_back(part);
    part.clear();
  }
  return out;
}

/// The list in parentheses after a NOLINT word: patterns for our rules. No list: everything.
std::vector<std::string> nolintPatterns(const std::string &text, size_t after) {
  if (after >= text.size() || text[after] != '(')
    return {"*"};
  const size_t close = text.find(')', after);
  std::vector<std::string> out;
  for (auto &entry :
       split(text.substr(after + 1, close == std::string::npos ? close : close - after - 1))) {
    static const std::string prefix = "accelscope-";
    if (entry.compare(0, prefix.size(), prefix) == 0)
      out.push_back(entry.substr(prefix.size()));
    else if (!entry.empty() && entry.front() == '*')
      out.push_back(entry);
  }
  return out;
}

} // namespace

Suppressions::Suppressions(const std::string &source) {
  struct Open {
    unsigned line;
    std::vector<std::string> patterns;
  };
  std::vector<Open> open;
  const auto comments = commentsOf(source);
  for (size_t index = 0; index < comments.size(); ++index) {
    const Comment &comment = comments[index];
    for (size_t at = comment.text.find("NOLINT"); at != std::string::npos;
         at = comment.text.find("NOLINT", at + 6)) {
      if (at > 0 && (std::isalnum(static_cast<unsigned char>(comment.text[at - 1])) ||
                     comment.text[at - 1] == '_'))
        continue;
      size_t end = at;
      while (end < comment.text.size() &&
             std::isupper(static_cast<unsigned char>(comment.text[end])))
        ++end;
      const std::string word = comment.text.substr(at, end - at);
      auto patterns = nolintPatterns(comment.text, end);
      if (word == "NOLINT")
        entries.push_back({comment.first, comment.last, patterns});
      else if (word == "NOLINTNEXTLINE")
        entries.push_back({comment.last + 1, comment.last + 1, patterns});
      else if (word == "NOLINTBEGIN")
        open.push_back({comment.first, patterns});
      else if (word == "NOLINTEND" && !open.empty()) {
        entries.push_back({open.back().line, comment.last, open.back().patterns});
        open.pop_back();
      }
    }
    for (const char *form : {"accelscope: ignore", "accelscope-ignore"}) {
      const size_t at = comment.text.find(form);
      if (at == std::string::npos)
        continue;
      std::string list = comment.text.substr(at + std::string(form).size());
      list = trimmed(list.substr(0, list.find_first_of(":\n")));
      // "rule, rule"; words after a rule are a reason.
      std::vector<std::string> patterns;
      for (auto &entry : split(list))
        patterns.push_back(entry.substr(0, entry.find_first_of(" \t")));
      unsigned line = comment.last;
      if (comment.alone) {
        ++line;
        // Several comments above one line of code all speak of that line.
        for (size_t next = index + 1;
             next < comments.size() && comments[next].alone && comments[next].first == line; ++next)
          line = comments[next].last + 1;
      }
      entries.push_back({comment.alone ? comment.last + 1 : comment.first, line, patterns});
      break;
    }
  }
}

bool Suppressions::silences(const std::string &rule, unsigned line) const {
  for (auto &entry : entries)
    if (entry.first <= line && line <= entry.last)
      for (auto &pattern : entry.patterns)
        if (glob(pattern.c_str(), rule.c_str()))
          return true;
  return false;
}

} // namespace accelscope::cli
