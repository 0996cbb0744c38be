// What the detectors of the parallel family share.
#pragma once

#include "matchers/Detector.h"

#include <algorithm>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace accelscope::matchers {

/// Places already reported: a helper that several kernels call is one place in the source.
class PlaceSet {
public:
  bool insert(const model::Range &r) {
    return places.insert(std::make_tuple(r.file, r.line, r.column, r.spellingLine)).second;
  }

private:
  std::set<std::tuple<int, unsigned, unsigned, unsigned>> places;
};

/// " at line 12", or nothing where the place is not known.
inline std::string atLine(const model::Range &r) {
  return r.valid() ? " at line " + std::to_string(r.line) : "";
}

/// The first line of a range: what a loop or call is quoted by.
inline model::Range firstLine(model::Range r) {
  if (r.endLine > r.line) {
    r.endLine = r.line;
    r.endColumn = 0;
  }
  return r;
}

inline const char *memoryName(model::Space space) {
  switch (space) {
  case model::Space::Shared:
    return "shared memory";
  case model::Space::Local:
    return "thread-local memory";
  default:
    return "global memory";
  }
}

/// Objects an access may touch: the known one, or those its address may point to.
inline std::vector<int> objectsTouched(const model::Body &body, const model::Access &access) {
  if (access.object >= 0)
    return {access.object};
  return access.address ? model::objectsOf(body.arena, access.address) : std::vector<int>{};
}

/// Only adds nodes to the arena: no event of the body changes.
inline model::Arena &workArena(const model::Body &body) {
  return const_cast<model::Arena &>(body.arena);
}

/// `a - b` of two addresses or indices.
inline model::Value difference(const model::Body &body, model::Value a, model::Value b) {
  return workArena(body).sub(a, b);
}

/// Shape of the block, with typical sizes where no launch shows one.
inline void blockShapeOf(const model::KernelInstance &instance, int64_t dim[3]) {
  dim[0] = instance.blockShape[0] > 0 ? instance.blockShape[0] : 256;
  dim[1] = instance.blockShape[1] > 0 ? instance.blockShape[1] : 1;
  dim[2] = instance.blockShape[2] > 0 ? instance.blockShape[2] : 1;
}

/// How many threads of a block run what stands under this guard, counted over the threads of one
/// block. Conditions that cannot be computed let everything through, and so do bounds that no
/// thread meets with the sizes tried: real sizes fit each other. First: that number, second:
/// threads of the block.
inline std::pair<int, int> activeThreads(const model::KernelInstance &instance, int guard) {
  using namespace model;
  const Body &body = *instance.body;
  int64_t dim[3];
  blockShapeOf(instance, dim);
  const size_t all = size_t(dim[0] * dim[1] * dim[2]);
  std::vector<bool> active(all, true);
  std::vector<Value>
      conditions; // parts of conjunctions apart: what is the same for all threads selects none
  for (int g : guardsOf(body, guard))
    if (Value c = body.guards[size_t(g)].condition)
      conditions.push_back(c);
  for (size_t k = 0; k < conditions.size(); ++k) {
    Value c = conditions[k];
    if (c->op == Op::LogicalAnd) {
      conditions.insert(conditions.end(), {c->args[0], c->args[1]});
      continue;
    }
    if (!dependsOn(body.arena, c, SymbolKind::ThreadIdx))
      continue;
    // A global index of 0 is met in the first block only.
    std::vector<bool> passes(all, true);
    bool any = false;
    for (const int64_t first : {int64_t(2), int64_t(0)})
      for (const uint64_t seed : {uint64_t(17), uint64_t(5)}) {
        if (any)
          break;
        const int64_t block[3] = {first, first / 2, 0};
        for (size_t i = 0; i < all; ++i) {
          const int64_t n = int64_t(i);
          const int64_t t[3] = {n % dim[0], (n / dim[0]) % dim[1], n / (dim[0] * dim[1])};
          auto v = evaluateAt(body, c, t, block, dim, seed);
          passes[i] = !v || *v;
          any = any || passes[i];
        }
      }
    if (!any && !anyNode(body.arena, c, [&](Value v) {
          return v->op == Op::Eq && dependsOn(body.arena, v, SymbolKind::ThreadIdx);
        }))
      continue;
    for (size_t i = 0; i < all; ++i)
      active[i] = active[i] && passes[i];
  }
  return {int(std::count(active.begin(), active.end(), true)), int(all)};
}

/// The value grows in proportion to the grid: each of its terms has gridDim as a factor.
inline bool scalesWithGrid(const model::Arena &arena, model::Value v) {
  using namespace model;
  if (!v)
    return false;
  auto scales = [&](Value a) { return scalesWithGrid(arena, a); };
  switch (v->op) {
  case Op::Symbol:
    return v->is(SymbolKind::GridDim);
  case Op::Product:
    return std::any_of(v->args.begin(), v->args.end(), scales);
  case Op::Sum:
    return v->value == 0 && !v->args.empty() && std::all_of(v->args.begin(), v->args.end(), scales);
  case Op::Div: {
    // (gridDim * blockDim) / 32, rounded up or down: the warps of the grid.
    if (dependsOn(arena, v->args[1], SymbolKind::GridDim))
      return false;
    Value top = v->args[0];
    return top->op == Op::Sum ? std::all_of(top->args.begin(), top->args.end(), scales)
                              : scales(top);
  }
  case Op::Shl:
  case Op::Shr:
    return scales(v->args[0]) && !dependsOn(arena, v->args[1], SymbolKind::GridDim);
  case Op::Select:
    return scales(v->args[1]) && scales(v->args[2]);
  default:
    return false;
  }
}

/// The access reads its place and leaves it as it was: `atomicAdd(p, 0)`, `atomicCAS(p, 0, 0)`.
inline bool onlyReads(const model::Access &a) {
  return a.value && a.value->isConst(0) &&
         (a.operation.find("Add") != std::string::npos ||
          a.operation.find("Or") != std::string::npos ||
          a.operation.find("CAS") != std::string::npos);
}

/// A barrier of the grid that the source writes by hand.
struct GridBarrier {
  const model::Access *arrival = nullptr, *wait = nullptr;
};

/// Hand-written grid barriers: one thread of each block counts itself in at an address
/// that is the same for all blocks, and then spins, in a loop that does nothing else, until the
/// others have come too. Arrival and wait belong together by their address, or because the wait
/// depends on the arrival's result.
inline std::vector<GridBarrier> gridBarriers(const model::KernelInstance &instance) {
  using namespace model;
  const Body &body = *instance.body;
  auto common = [&](const model::Access &a) {
    return a.address && a.space != Space::Shared && a.space != Space::Local &&
           varianceOf(body.arena, a.address) <= Variance::Grid;
  };
  std::vector<GridBarrier> out;
  for (size_t l = 0; l < body.loops.size(); ++l) {
    const Loop &loop = body.loops[l];
    if (loop.boundClass == BoundClass::Constant || loop.boundClass == BoundClass::Uniform)
      continue;
    std::vector<const Access *> waits;
    bool works = false;
    for (auto &a : body.accesses) {
      if (!insideLoop(body, a.loop, int(l)) || a.space == Space::Local)
        continue;
      if (common(a) && (a.kind == AccessKind::Load || onlyReads(a)))
        waits.push_back(&a);
      else
        works = true;
    }
    if (waits.empty() || works)
      continue;
    for (auto &a : body.accesses) {
      if (a.kind != AccessKind::Atomic || !common(a) || !singleThread(instance, a.guard))
        continue;
      bool linked = std::any_of(waits.begin(), waits.end(),
                                [&](const Access *w) { return w->address == a.address; });
      for (int g : guardsOf(body, waits.front()->guard))
        if (Value c = body.guards[size_t(g)].condition; c && a.result)
          linked = linked || anyNode(body.arena, c, [&](Value v) { return v == a.result; });
      if (linked)
        for (auto *w : waits)
          out.push_back({&a, w});
    }
  }
  return out;
}

} // namespace accelscope::matchers
