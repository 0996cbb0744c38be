// What a condition is made of: data, or only where a thread is and how far it must go.
#pragma once

#include "matchers/model/Queries.h"

#include <functional>
#include <set>

namespace accelscope::matchers {

class DataConditions {
public:
  explicit DataConditions(const model::Body &body);

  /// The value says something about data: it is loaded, computed in floating point or voted.
  /// Indices against bounds, loaded extents, walks along lists and stacks, and plain induction do
  /// not.
  bool isData(model::Value v) const;
  /// The value hangs on what an atomic returned.
  bool fromAtomic(model::Value v) const;
  /// Made of thread indices, parameters, constants and linear induction only, some of the first or
  /// last.
  bool isIndex(model::Value v) const;

private:
  bool chases(model::Value v) const;
  bool data(model::Value v, std::set<model::Value> &open) const;
  bool dataPhi(model::Value v, std::set<model::Value> &open) const;

  const model::Arena &arena;
  std::set<model::Value> atomics;
};

/// Any node below `v` satisfies `test`, phis not followed.
bool anyNodeShallow(model::Value v, const std::function<bool(model::Value)> &test);
/// The same, the addresses of loads left out.
bool anyNodeOutsideLoads(model::Value v, const std::function<bool(model::Value)> &test);

} // namespace accelscope::matchers
