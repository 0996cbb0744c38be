// How much work a launch has: what rules about the number of blocks share.
#pragma once

#include "matchers/LintQueries.h"

namespace accelscope::matchers {

/// The argument that a launch gives for a value made of one scalar parameter; null when it is not.
model::Value argumentFor(const model::Kernel &kernel, const model::Body &body,
                         const model::HostEvent &event, model::Value bound);

/// Turns of a loop and of the loops around it whose counts the launch fixes; 1 where it does not.
double knownTurns(const model::Kernel &kernel, const model::Body &body,
                  const model::HostEvent &event, int loop);

/// A copy that brings that many items from the host to a buffer that this launch works on: whole
/// input. Null when there is none.
const model::HostEvent *uploadedInput(const model::Body &host, const model::HostEvent &launch,
                                      model::Value n);

/// A loop of the kernel whose turns could be spread over blocks: it works on global memory, without
/// barriers, chains or recurrences through memory.
bool turnsCanBeSpread(const model::KernelInstance &instance, int loop);

/// The guard of what stands in a loop; -1 none.
int guardOfLoop(const model::Body &body, int loop);

/// The stream of a launch is the same in all turns of the loop around it (-1: no loop).
bool defaultStreamOrFixed(const model::Body &host, const model::HostEvent &launch, int loop);

} // namespace accelscope::matchers
