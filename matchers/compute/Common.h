// What the detectors of single operations share: calls by their resolved name, and places reported
// once.
#pragma once

#include "matchers/Detector.h"

#include <algorithm>
#include <set>
#include <string>
#include <tuple>

namespace accelscope::matchers::compute {

/// The call goes to CUDA or a library and not to a function of the source.
inline bool isLibraryCall(const model::Call &call) {
  return call.function < 0 && !call.walked && (!call.header.empty() || !call.resolved);
}

/// Opcodes of an inline assembly text, one per instruction: "fma.rn.f32".
inline std::vector<std::string> opcodesOf(const std::string &text) {
  std::vector<std::string> out;
  bool start = true;
  std::string word;
  auto flush = [&] {
    // A predicate or label stands before the instruction.
    if (!word.empty() && word[0] != '@' && word.back() != ':')
      out.push_back(word);
    else if (!word.empty())
      start = true;
    word.clear();
  };
  for (char c : text) {
    if (start && (std::isalnum(static_cast<unsigned char>(c)) || c == '.' || c == '_' || c == '@' ||
                  c == '!' || c == '%' || (c == ':' && !word.empty())))
      word += c;
    else if (start && !word.empty()) {
      start = false;
      flush();
    }
    if (c == ';' || c == '{' || c == '}' || c == '\n')
      start = true;
  }
  if (start)
    flush();
  return out;
}

/// Lets every place of the source through once, however many instances walk it.
class Places {
public:
  bool isNew(const model::Range &r) {
    return seen.emplace(r.file, r.line, r.column, r.endLine, r.endColumn, r.spellingLine).second;
  }

private:
  std::set<std::tuple<int, unsigned, unsigned, unsigned, unsigned, unsigned>> seen;
};

/// Places of one kernel gathered into one hit.
struct Gathered {
  std::vector<Evidence> evidence;
  std::vector<std::string> names; ///< distinct, in order of appearance
  void add(const model::Range &where, std::string reason, const std::string &name) {
    evidence.push_back({where, std::move(reason)});
    if (std::find(names.begin(), names.end(), name) == names.end())
      names.push_back(name);
  }
  std::string list() const {
    std::string s;
    for (size_t i = 0; i < names.size() && i < 4; ++i)
      s += (i ? ", '" : "'") + names[i] + "'";
    return names.size() > 4 ? s + " and more" : s;
  }
};

} // namespace accelscope::matchers::compute
