// Loads that are sent on purpose through the read-only or texture path.
#include "matchers/Detector.h"

#include <map>
#include <set>
#include <tuple>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

using Place = std::tuple<int, unsigned, unsigned, unsigned>;
Place placeOf(const Range &r) { return {r.file, r.line, r.column, r.spellingLine}; }

/// The PTX instruction of a piece of inline assembly that loads through the read-only path; empty
/// when there is none. Labels and predicates may stand before it.
std::string readOnlyInstruction(const std::string &text) {
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find_first_of(" \t\r\n;{}", at), text.size());
    const std::string word = text.substr(at, end - at);
    at = end + 1;
    const bool nonCoherent = word.rfind("ld.", 0) == 0 &&
                             (word.find(".nc.") != std::string::npos ||
                              (word.size() > 3 && word.compare(word.size() - 3, 3, ".nc") == 0));
    const bool fetch = word.rfind("tex.", 0) == 0 || word.rfind("tld4.", 0) == 0 ||
                       word.rfind("suld.", 0) == 0;
    if (nonCoherent || fetch)
      return word;
  }
  return "";
}

/// CUB's load with a modifier: the constant is 5 where it is printed as a number.
bool isReadOnlyModifier(const Call &call) {
  if (call.name != "cub::ThreadLoad" || call.templateArgs.empty())
    return false;
  const std::string &modifier = call.templateArgs.front();
  return modifier.find("LOAD_LDG") != std::string::npos || modifier == "5" ||
         (modifier.find("CacheLoadModifier)5") != std::string::npos);
}

class Collector {
public:
  Collector(Sink &sink) : sink(sink) {}

  void add(const Kernel &kernel, const Range &where, const std::string &what) {
    if (!seen.insert(placeOf(where)).second)
      return;
    Hit hit;
    hit.kernel = kernel.name;
    hit.evidence.push_back({where, ""});
    hit.reason = what + " at line " + std::to_string(where.line);
    sink.add(std::move(hit));
  }

private:
  Sink &sink;
  std::set<Place> seen;
};
} // namespace

ACCELSCOPE_DETECTOR(ReadOnlyCache) {
  Collector collector(sink);
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    for (auto &access : body.accesses) {
      if (access.kind != AccessKind::Load)
        continue;
      std::string name = access.object >= 0 ? "'" + body.objects[size_t(access.object)].name + "'"
                                            : "memory";
      if (access.operation == "__ldg")
        collector.add(kernel, access.where, name + " is read through the read-only cache by __ldg");
      else if (access.space == Space::Texture)
        collector.add(kernel, access.where,
                      "a texture or surface is fetched by " + access.operation);
    }
    for (auto &call : body.calls) {
      if (call.name == "asm" && !call.texts.empty()) {
        const std::string instruction = readOnlyInstruction(call.texts.front());
        if (!instruction.empty())
          collector.add(kernel, call.where, "inline PTX loads with '" + instruction + "'");
      } else if (isReadOnlyModifier(call))
        collector.add(kernel, call.where, "CUB loads through the read-only cache (LOAD_LDG)");
    }
  });
}
