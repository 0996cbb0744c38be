// Which lanes of a warp take part in an event, and what an index has in constants. For the memory
// detectors.
#pragma once

#include "matchers/model/Model.h"
#include "matchers/model/Queries.h"

#include <cstdint>
#include <string>

namespace accelscope::matchers {

/// At most one lane of a warp passes the guards: one thread per warp or per block does the access.
/// Guards that cannot be computed are taken to let every lane pass.
inline bool oneLanePerWarp(const model::KernelInstance &instance, int guard) {
  using namespace model;
  const Body &body = *instance.body;
  const int64_t *shape = instance.blockShape;
  if (shape[0] == 1 && shape[1] == 1 && shape[2] == 1)
    return true;
  const int64_t dim[3] = {shape[0] > 0 ? shape[0] : 256, shape[1] > 0 ? shape[1] : 1,
                          shape[2] > 0 ? shape[2] : 1};
  const auto chain = guardsOf(body, guard);
  bool threadDependent = false;
  for (int g : chain)
    threadDependent = threadDependent || (body.guards[size_t(g)].condition &&
                                          dependsOn(body.arena, body.guards[size_t(g)].condition,
                                                    SymbolKind::ThreadIdx));
  if (!threadDependent)
    return false;
  int most = 0;
  for (int64_t warp = 0; warp < 2; ++warp)
    for (int64_t firstBlock = 0; firstBlock < 2; ++firstBlock) {
      const int64_t block[3] = {firstBlock ? 2 : 0, firstBlock ? 1 : 0, 0};
      int passed = 0;
      for (int64_t lane = 0; lane < 32; ++lane) {
        const int64_t linear = warp * 32 + lane;
        if (linear >= dim[0] * dim[1] * dim[2])
          break;
        const int64_t thread[3] = {linear % dim[0], (linear / dim[0]) % dim[1],
                                   linear / (dim[0] * dim[1])};
        bool passes = true;
        for (int g : chain) {
          Value c = body.guards[size_t(g)].condition;
          if (!c || !dependsOn(body.arena, c, SymbolKind::ThreadIdx))
            continue;
          auto v = evaluateAt(body, c, thread, block, dim, 23);
          passes = passes && (!v || *v);
        }
        passed += passes;
      }
      most = std::max(most, passed);
    }
  return most == 1;
}

/// The constant part of a sum, and the sum without it.
inline int64_t constantPart(model::Value v) {
  return !v ? 0 : v->op == model::Op::Sum || v->op == model::Op::Const ? v->value : 0;
}
inline model::Value withoutConstant(const model::Body &body, model::Value v) {
  if (!v)
    return nullptr;
  // The arena only grows: adding a node changes nothing that exists.
  auto &arena = const_cast<model::Arena &>(body.arena);
  return arena.sub(v, arena.constant(constantPart(v)));
}

/// "line 17", or "line 17 (macro at line 4)".
inline std::string lineOf(const model::Range &range) {
  return "line " + std::to_string(range.line);
}

} // namespace accelscope::matchers
