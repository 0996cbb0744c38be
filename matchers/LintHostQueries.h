// What lint rules about host code ask: what a host loop does beside the launches, and where memory
// comes from.
#pragma once

#include "matchers/LintQueries.h"

#include <set>
#include <string>

namespace accelscope::matchers {

/// Turns of a host loop that are known to be fewer than this cost nothing that matters.
constexpr int64_t kFewHostTurns = 8;
inline bool fewTurns(const model::Loop &loop) {
  return loop.boundClass == model::BoundClass::Constant && loop.trips >= 0 &&
         loop.trips < kFewHostTurns;
}

/// "the loop makes 100 turns" or that it is taken to make many.
std::string turnsText(const model::Loop &loop);

/// A call that was not followed and that may look at anything or at the clock: whatever it does, it
/// can be a reason to wait. Output of text and arithmetic are none.
bool mayObserve(const model::Body &body, const model::Call &call);

/// The stream argument stands for the default stream.
inline bool defaultStream(model::Value stream) { return !stream || stream->isConst(0); }

/// Objects that launches of the body are given.
std::set<int> launchedObjects(const model::Body &body);

/// What a memory is that a pointer of the host leads to.
enum class HostMemory : uint8_t { Unknown, Pageable, Locked };
/// `what` is set to how it was made: "malloc", "new", "a vector".
HostMemory hostMemory(const model::Body &body, model::Value pointer, std::string &what,
                      model::Range &made);

} // namespace accelscope::matchers
