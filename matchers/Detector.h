// What a detector is: a function from the program model to hits, one file per strategy.
//
// `matchers/<family>/<Name>.cpp` defines `ACCELSCOPE_DETECTOR(Name)`; its strategy id is the file's name in
// kebab case. CMake collects the files; nothing else has to be touched.
#pragma once

#include "matchers/model/Model.h"
#include "matchers/model/Queries.h"

#include <string>
#include <vector>

namespace accelscope::matchers {

enum class Verdict { Present, Absent, Unclear };

struct Evidence {
  model::Range range;
  std::string reason; ///< one sentence about this place; may be empty for supporting lines
};

/// One place where a strategy was seen.
struct Hit {
  std::string kernel;             ///< or host function
  std::vector<Evidence> evidence; ///< first the line that proves it best; never empty
  std::string reason;             ///< one sentence, filled from the model
  int intensity = 1;              ///< how much, in the unit the catalogue names
  double confidence = 1.0;
  std::string doubt;              ///< why confidence is below 1
  Verdict verdict = Verdict::Present; ///< Present or Unclear
};

/// Collects the hits of one detector.
class Sink {
public:
  void add(Hit hit) { hits.push_back(std::move(hit)); }
  std::vector<Hit> hits;
};

using Detect = void (*)(const model::Program &program, Sink &sink);

/// The merged finding of one strategy in one source.
struct StrategyResult {
  std::string id;
  Verdict verdict = Verdict::Absent;
  double confidence = 1.0;
  int intensity = 0; ///< sum over the hits that are present
  std::vector<Hit> hits; ///< sorted by place, duplicates (same lines, same kernel) merged
};

/// Runs every registered detector. One result per registered strategy, sorted by id; a strategy without a hit
/// is Absent. Present wins over Unclear.
std::vector<StrategyResult> detectAll(const model::Program &program);
/// The same for the strategies beyond the catalogue (catalog/extended.yaml, matchers/extended/).
std::vector<StrategyResult> detectExtended(const model::Program &program);

/// Ids of all registered detectors, sorted; of those in matchers/extended/.
std::vector<std::string> detectorIds();
std::vector<std::string> extendedDetectorIds();

} // namespace accelscope::matchers

#define ACCELSCOPE_DETECTOR(Name)                                                                  \
  namespace accelscope::matchers {                                                                 \
  void detect##Name(const model::Program &program, Sink &sink);                                    \
  }                                                                                                \
  void accelscope::matchers::detect##Name(const model::Program &program, Sink &sink)
