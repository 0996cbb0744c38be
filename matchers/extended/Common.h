// What the detectors beyond the catalogue share: instructions of inline PTX, and a hit a place.
#pragma once

#include "matchers/parallel/Common.h"

namespace accelscope::matchers {

/// The opcodes of a piece of inline assembly, with all their qualifiers:
/// "ld.global.L1::no_allocate.f32". Labels, predicates and declarations are passed over.
inline std::vector<std::string> ptxOpcodes(const std::string &text) {
  std::vector<std::string> out;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find_first_of(";{}\n", at), text.size());
    std::string part = text.substr(at, end - at);
    at = end + 1;
    auto skip = [&] { part.erase(0, std::min(part.find_first_not_of(" \t\r"), part.size())); };
    skip();
    while (!part.empty() && part[0] == '@') {
      part.erase(0, std::min(part.find_first_of(" \t"), part.size()));
      skip();
    }
    part.resize(std::min(part.find_first_of(" \t\r"), part.size()));
    if (!part.empty() && part[0] != '.' && part[0] != '%' && part.find('.') != std::string::npos)
      out.push_back(part);
  }
  return out;
}

/// The opcodes of a call that is inline assembly; empty for any other call.
inline std::vector<std::string> ptxOpcodes(const model::Call &call) {
  return call.name == "asm" && !call.texts.empty() ? ptxOpcodes(call.texts.front())
                                                   : std::vector<std::string>{};
}

inline bool startsWith(const std::string &text, std::string_view prefix) {
  return text.rfind(prefix, 0) == 0;
}
inline bool contains(const std::string &text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

/// Adds one hit a place of the source, however often it is reached.
class Places {
public:
  explicit Places(Sink &sink) : sink(sink) {}
  /// The new hit, or null where the place is known already.
  Hit *add(const std::string &kernel, const model::Range &where, std::string reason) {
    if (!where.valid() || !seen.insert(where))
      return nullptr;
    Hit hit;
    hit.kernel = kernel;
    hit.evidence.push_back({where, ""});
    hit.reason = std::move(reason) + atLine(where);
    sink.add(std::move(hit));
    return &sink.hits.back();
  }

private:
  Sink &sink;
  PlaceSet seen;
};

} // namespace accelscope::matchers
