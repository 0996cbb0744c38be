// A second p-value for studies of few tasks.
#pragma once

#include "analyzer/correlation/Panel.h"

#include <cstdint>
#include <optional>

namespace accelscope::correlation {

/// Below this number of tasks the permutation p is joined by the wild cluster bootstrap's.
inline constexpr int kFewTasks = 12;

/// Wild cluster bootstrap-t by task with the null imposed (Cameron, Gelbach and Miller 2008): the
/// residuals of the model without the strategy get one random factor per task, and |t| (CR1) is
/// compared with the observed one. With 10 or 11 tasks every combination of signs is enumerated;
/// with fewer, factors are drawn from Webb's six points (Webb 2014, "Reworking wild bootstrap based
/// inference for clustered errors") `draws` times; with 12 or more, signs are drawn. `panel` as
/// dropSingletons() returns it. Empty when t is not defined.
std::optional<double> wildClusterP(const Panel &panel, int k, int draws, uint64_t seed);

} // namespace accelscope::correlation
