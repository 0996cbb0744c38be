// Lanes of a warp want different words of the same bank of shared memory and are served one after
// the other.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"
#include "matchers/model/BankConflicts.h"

#include <cstdlib>
#include <set>

namespace {
using namespace accelscope;
using namespace accelscope::model;
using namespace accelscope::matchers;

/// Two- and three-way conflicts hide behind other work more often than not.
constexpr int kLeastDegree = 4;

/// A field that the compiler fetches together with its neighbour: the alignment of the record
/// allows it and the neighbour is accessed in the same place.
bool mergedWithNeighbour(Body &body, const Access &access) {
  const Object *object = access.object >= 0 ? &body.objects[size_t(access.object)] : nullptr;
  if (!object || access.field < 0 || object->elementAlign < 2 * access.size)
    return false;
  const int64_t other = access.field % (2 * access.size) == 0 ? access.size : -access.size;
  Value neighbour = body.arena.add(access.address, body.arena.constant(other));
  for (auto &a : body.accesses)
    if (a.address == neighbour && a.kind == access.kind && a.loop == access.loop &&
        a.guard == access.guard && a.size == access.size)
      return true;
  return false;
}

std::string remedyFor(const Body &body, const Access &access, const BankConflict &conflict,
                      const LaneAccess &lane) {
  const std::string array = quoted(body, access.object);
  if (conflict.suggestedPadding > 0)
    return "make the rows of " + array + " " +
           counted(conflict.row + conflict.suggestedPadding, "element") + " long instead of " +
           std::to_string(conflict.row) +
           ", or exchange columns by 'column ^ row', so that the lanes meet in different banks";
  if (conflict.lowest < conflict.degree)
    return "let the active threads stand side by side and halve their number from turn to turn "
           "(index 'threadIdx.x', partner 'threadIdx.x + stride'), so that neighbouring lanes "
           "want neighbouring words";
  if (lane.stride == Stride::Constant && std::llabs(lane.bytes) > access.size)
    return "let neighbouring threads access neighbouring elements of " + array +
           ", or keep the parts of an element in arrays of their own";
  return "arrange " + array + " so that the lanes of a warp want words of different banks";
}
} // namespace

ACCELSCOPE_LINT_RULE(SharedBankConflict) {
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    Body &body = *instance.body;
    const double most = heaviest(instance);
    std::set<std::pair<int, unsigned>> reported;
    for (auto &access : body.accesses) {
      // Asynchronous copies go past the lanes.
      if (access.space != Space::Shared || access.kind == AccessKind::Atomic ||
          access.operation.find("async") != std::string::npos ||
          weight(body, access.loop) * 16 < most)
        continue;
      const BankConflict conflict = bankConflict(instance, access);
      if (conflict.degree < kLeastDegree || mergedWithNeighbour(body, access) ||
          !reported.insert({access.where.file, access.where.line}).second)
        continue;
      const LaneAccess lane = laneAccess(instance, access);
      const std::string array = quoted(body, access.object);
      Finding f;
      f.range = access.where;
      f.kernel = kernel.name;
      f.strategy = "uniform-padding";
      f.message = std::string(access.kind == AccessKind::Store ? "stores to " : "loads from ") +
                  array + " meet in the banks of shared memory: up to " +
                  std::to_string(conflict.degree) +
                  " lanes of a warp want different words of one bank and are served one after "
                  "the other";
      if (lane.stride == Stride::Constant)
        f.notes.push_back({access.where, "neighbouring threads are " +
                                             counted(std::llabs(lane.bytes) / 4, "word") +
                                             " apart, and there are 32 banks of one word"});
      else if (conflict.lowest < conflict.degree)
        f.notes.push_back({body.loops[size_t(std::max(0, access.loop))].header,
                           "the distance between the lanes changes from turn to turn of this "
                           "loop; the worst turn is counted"});
      f.notes.push_back({access.where, remedyFor(body, access, conflict, lane)});
      noteAssumedShape(kernel, instance, f);
      sink.add(std::move(f));
    }
  });
}
