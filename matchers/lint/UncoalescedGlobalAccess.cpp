// Neighbouring threads access places that are far apart, so that a request of a warp moves many
// sectors of which a small part is used.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"

#include <algorithm>
#include <map>
#include <set>

namespace {
using namespace accelscope;
using namespace accelscope::model;
using namespace accelscope::matchers;

/// A strided access that may be worth a finding.
struct Strided {
  const Access *access = nullptr;
  Value address = nullptr; ///< with the constants of the launches put in
  LaneAccess lane;
  Value stride = nullptr; ///< bytes between neighbouring lanes; null: not one expression
  double weight = 1;
};

/// Bytes between the lanes x and x + 1 as an expression; null when it depends on the lane.
Value strideOf(Arena &arena, Value address) {
  Value x = arena.symbol(SymbolKind::ThreadIdx, 0);
  Value next = substitute(arena, address, {{x, arena.add(x, arena.constant(1))}});
  Value stride = arena.sub(next, address);
  return dependsOn(arena, stride, SymbolKind::ThreadIdx) ? nullptr : stride;
}

/// The share of the bytes between two neighbouring lanes that the group of accesses touches
/// together.
double coverage(Body &body, const std::vector<Strided> &all, const Strided &one) {
  const int64_t period = std::abs(one.lane.bytes);
  if (one.lane.stride != Stride::Constant || period <= 0 || period > 4096)
    return 0;
  Value base = nullptr;
  constantTurns(body, one.address, base);
  std::set<int64_t> bytes;
  for (auto &other : all) {
    if (std::abs(other.lane.bytes) != period)
      continue;
    // A vector access fetches all of it, if for another line of the array: what stands beside it
    // are the borders of the same chunks.
    if (other.lane.stride == Stride::Unit && other.access->size == period &&
        one.access->size < period)
      return 1;
    Value otherBase = nullptr;
    auto offsets = constantTurns(body, other.address, otherBase);
    Value apart = body.arena.sub(otherBase, base);
    if (!apart->isConst())
      continue;
    for (int64_t o : offsets)
      for (int64_t b = 0; b < other.access->size; ++b)
        bytes.insert((((o + apart->value + b) % period) + period) % period);
  }
  return double(bytes.size()) / double(period);
}

std::string strideText(Body &body, const Strided &s) {
  std::string name;
  if (s.stride && !s.stride->isConst()) {
    const int64_t size = std::max<int64_t>(1, s.access->size);
    name = printValue(body, body.arena.div(s.stride, body.arena.constant(size)));
    if (name.size() > 40 || name.find('?') != std::string::npos)
      name.clear();
  }
  if (s.lane.stride == Stride::Constant) {
    const int64_t k = std::abs(s.lane.elements);
    return name.empty() ? counted(k, "element") : "'" + name + "' = " + counted(k, "element");
  }
  return name.empty() ? "a run-time number of elements" : "'" + name + "' elements";
}

/// A loop around the access whose turns walk along the memory, if any.
int contiguousLoop(Body &body, const Access &access) {
  Arena &arena = body.arena;
  for (int l : loopsOf(body, access.loop)) {
    const Loop &loop = body.loops[size_t(l)];
    if (!loop.phi || !loop.step)
      continue;
    Value next =
        substitute(arena, access.address, {{loop.phi, arena.add(loop.phi, arena.constant(1))}});
    if (arena.sub(next, access.address)->isConst(access.size))
      return l;
  }
  return -1;
}

/// The address with the roles of the block's first two dimensions exchanged.
Value exchanged(Arena &arena, Value address) {
  Substitution with;
  for (SymbolKind kind : {SymbolKind::ThreadIdx, SymbolKind::BlockIdx, SymbolKind::BlockDim}) {
    Value x = arena.symbol(kind, 0), y = arena.symbol(kind, 1);
    with[x] = y;
    with[y] = x;
  }
  return substitute(arena, address, with);
}

/// What exchanging the two dimensions would make of a kernel's accesses to global memory.
struct Exchange {
  double before = 0, after = 0; ///< sectors of a request each, summed up, loops counted
  bool thisOne = false;         ///< neighbouring threads would stand side by side here
  int other = -1;               ///< an object that would be strided instead
};

Exchange exchangeDimensions(Body &body, const KernelInstance &instance, const Strided &strided) {
  Exchange out;
  const int64_t shape[3] = {instance.blockShape[1], instance.blockShape[0], instance.blockShape[2]};
  for (auto &a : body.accesses) {
    if (a.space != Space::Global || !a.address || a.size <= 0 || a.kind == AccessKind::Atomic)
      continue;
    const LaneAccess now = laneAccess(body, a.address, a.size, instance.blockShape, a.space);
    const LaneAccess then =
        laneAccess(body, exchanged(body.arena, a.address), a.size, shape, a.space);
    if (now.sectors <= 0 || then.sectors <= 0)
      continue;
    const double times = weight(body, a.loop);
    out.before += now.sectors * times;
    out.after += then.sectors * times;
    if (&a == strided.access)
      out.thisOne = then.sectors <= 2 * then.idealSectors;
    else if (then.sectors >= 3 * now.sectors && a.object != strided.access->object)
      out.other = a.object;
  }
  return out;
}

/// Which of several remedies fits: exchange the dimensions, transpose through shared memory, one
/// array a field, another order of the loop.
LintNote remedyFor(Body &body, const KernelInstance &instance, const Strided &worst) {
  const Access &access = *worst.access;
  const std::string array = quoted(body, access.object);
  const Object *object = access.object >= 0 ? &body.objects[size_t(access.object)] : nullptr;
  if (access.field >= 0 && object && object->elementSize > access.size &&
      worst.lane.bytes == object->elementSize)
    return {object->declared.valid() ? object->declared : access.where,
            array + " is an array of structures of " + std::to_string(object->elementSize) +
                " bytes; one array for each field (structure of arrays) makes neighbouring threads "
                "access neighbouring elements"};
  if (dependsOn(body.arena, access.address, SymbolKind::ThreadIdx, 1)) {
    const Exchange exchange = exchangeDimensions(body, instance, worst);
    if (exchange.thisOne && exchange.other < 0 && exchange.after < exchange.before)
      return {access.where,
              "exchange the roles of 'threadIdx.x' and 'threadIdx.y' (with those of 'blockIdx' and "
              "the block's shape): 'threadIdx.x' then runs along the innermost dimension of " +
                  array + " and no other access becomes strided"};
    if (exchange.thisOne && exchange.other >= 0)
      return {access.where,
              "exchanging the dimensions would only move the stride to " +
                  quoted(body, exchange.other) +
                  "; load a tile with neighbouring threads side by side into shared memory and "
                  "exchange rows and columns there"};
    return {access.where, "let 'threadIdx.x' run along the innermost dimension of " + array +
                              ", or stage a tile through shared memory and read it transposed"};
  }
  if (const int along = contiguousLoop(body, access); along >= 0) {
    const Loop &loop = body.loops[size_t(along)];
    const std::string name = loop.variable.empty() ? "this loop" : "'" + loop.variable + "'";
    if (access.kind == AccessKind::Store)
      return {loop.header,
              name + " walks along consecutive elements of " + array +
                  " within one thread; let neighbouring threads write neighbouring "
                  "elements, or collect a tile in shared memory and write it in order"};
    return {loop.header, name + " walks along consecutive elements of " + array +
                             " within one thread; let neighbouring threads take neighbouring "
                             "elements instead, store " +
                             array + " transposed, or stage a tile through shared memory"};
  }
  return {access.where, "let neighbouring threads access neighbouring elements: exchange the "
                        "dimensions of " +
                            array + ", or stage a tile through shared memory"};
}

Finding describeFinding(const Kernel &kernel, Body &body, const KernelInstance &instance,
                        const std::vector<Strided> &group, const Strided &worst) {
  const Access &access = *worst.access;
  const std::string array = quoted(body, access.object);
  const std::string apart = strideText(body, worst);
  Finding f;
  f.range = access.where;
  f.kernel = kernel.name;
  f.strategy = "memory-coalescing";
  const std::string verb = access.kind == AccessKind::Store ? "writes " : "reads ";
  f.message = verb + array + " with " + apart +
              " between neighbouring threads, so that a request of a warp moves " +
              rounded(worst.lane.sectors) + " sectors of 32 bytes instead of " +
              rounded(worst.lane.idealSectors);
  std::string form = describe(body, access);
  form = form.substr(0, form.rfind(']') + 1);
  if (form.size() > 100 || form.find("[?]") != std::string::npos)
    form = body.objects.empty() ? "the address" : "the index of " + array;
  else
    form = "'" + form + "'";
  f.notes.push_back(
      {access.where, form + " grows by " + apart + " from 'threadIdx.x' to 'threadIdx.x + 1'"});
  f.notes.push_back(remedyFor(body, instance, worst));
  int others = 0;
  std::set<unsigned> lines{access.where.line};
  for (auto &other : group)
    if (lines.insert(other.access->where.line).second && ++others <= 4)
      f.notes.push_back(
          {other.access->where, array + " is accessed with the same kind of stride here"});
  noteAssumedShape(kernel, instance, f);
  return f;
}
} // namespace

ACCELSCOPE_LINT_RULE(UncoalescedGlobalAccess) {
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    Body &body = *instance.body;
    if (blockShape(instance).known && blockShape(instance).threads() < 32)
      return; // no warp whose lanes could be apart
    const double most = heaviest(instance);
    const Substitution arguments = constantArguments(program, kernel, body);
    std::map<int, std::vector<Strided>> byObject, everything;
    for (auto &access : body.accesses) {
      if (access.space != Space::Global || access.kind == AccessKind::Atomic || !access.address ||
          access.object < 0 || access.size <= 0)
        continue;
      Strided s;
      s.address = substitute(body.arena, access.address, arguments);
      s.access = &access;
      s.lane = laneAccess(body, s.address, access.size, instance.blockShape, access.space);
      if (s.lane.stride == Stride::Unit || s.lane.stride == Stride::Constant)
        everything[access.object].push_back(s);
      if (s.lane.stride != Stride::Constant && s.lane.stride != Stride::Symbolic)
        continue;
      s.stride = strideOf(body.arena, access.address);
      s.weight = weight(body, access.loop);
      byObject[access.object].push_back(s);
    }
    for (auto &[object, group] : byObject) {
      const Strided *worst = nullptr;
      for (auto &s : group) {
        if (s.weight * 16 < most || s.lane.idealSectors <= 0)
          continue;
        const double ratio = s.lane.sectors / s.lane.idealSectors;
        if (ratio < 3 || s.lane.sectors < 12)
          continue;
        const Activity who = activity(instance, s.access->guard);
        if (who.ofWarp < 0.5)
          continue;
        // What the lanes leave out now the neighbouring accesses fetch: the sectors are used after
        // all. Beyond a sector a lane (16 bytes in records) the requests themselves are too many.
        const bool record = body.objects[size_t(object)].isRecord;
        if (s.lane.stride == Stride::Constant && std::abs(s.lane.bytes) <= (record ? 16 : 32) &&
            coverage(body, everything[object], s) >= 0.74)
          continue;
        if (!worst || s.weight > worst->weight ||
            (s.weight == worst->weight && s.lane.sectors > worst->lane.sectors))
          worst = &s;
      }
      if (worst)
        sink.add(describeFinding(kernel, body, instance, group, *worst));
    }
  });
}
