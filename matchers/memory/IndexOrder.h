// Which of the indices of two addresses runs faster: whether moving data from one to the other
// changes its order.
#pragma once

#include "matchers/model/Model.h"
#include "matchers/parallel/Common.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace accelscope::matchers {

/// The distance that one index moves an address: a number times values that are the same for all.
struct StrideForm {
  int64_t number = 1;
  std::vector<model::Value> factors; ///< sorted by id

  void multiply(model::Value v) {
    using model::Op;
    if (v->isConst())
      number *= v->value;
    else if (v->op == Op::Product)
      for (model::Value a : v->args)
        multiply(a);
    else if (v->op == Op::Sum && v->value == 0 && v->args.size() == 1) {
      number *= v->coefficients[0];
      multiply(v->args[0]);
    } else {
      factors.push_back(v);
      std::sort(factors.begin(), factors.end(),
                [](model::Value a, model::Value b) { return a->id < b->id; });
    }
  }
  bool isConst() const { return factors.empty(); }

  /// Certainly longer, sizes being more than 1: the same factors and more.
  bool longerThan(const StrideForm &o) const {
    std::vector<model::Value> rest = factors;
    for (model::Value f : o.factors) {
      auto it = std::find(rest.begin(), rest.end(), f);
      if (it == rest.end())
        return false;
      rest.erase(it);
    }
    const int64_t a = std::llabs(number), b = std::llabs(o.number);
    // A factor that is left over is a size of the data, longer than any element or unrolling.
    return rest.empty() ? a > b : a >= b || b <= 64;
  }
};

/// An address taken apart: what each moving index contributes, and the rest, the same for all.
class IndexOrder {
public:
  IndexOrder(const model::Body &body, model::Value address) : body(body) {
    auto &arena = workArena(body);
    offset = model::offsetOf(arena, address);
    if (!offset)
      offset = address;
    if (offset->op == model::Op::Sum)
      for (size_t i = 0; i < offset->args.size(); ++i)
        term(offset->args[i], offset->coefficients[i]);
    else
      term(offset, 1);
  }

  model::Value offset = nullptr;
  std::map<model::Value, StrideForm> strides; ///< by index
  bool simple = true;                         ///< false: two indices multiply each other

  /// The index differs from thread to thread, block to block or turn to turn.
  static bool moves(const model::Arena &arena, model::Value v) {
    using namespace model;
    bool found = false;
    forEachNode(arena, v, [&](Value n) {
      found = found || n->is(SymbolKind::ThreadIdx) || n->is(SymbolKind::BlockIdx) ||
              n->is(SymbolKind::Phi);
      return !found;
    });
    return found;
  }

  /// Two indices change their order between the addresses.
  static bool changes(const IndexOrder &a, const IndexOrder &b) {
    if (!a.simple || !b.simple)
      return false;
    const auto fromA = a.resolvedAgainst(b), fromB = b.resolvedAgainst(a);
    for (auto &[u, ua] : fromA)
      for (auto &[v, va] : fromA) {
        if (u == v || !ua.longerThan(va))
          continue;
        auto ub = fromB.find(u), vb = fromB.find(v);
        if (ub != fromB.end() && vb != fromB.end() && vb->second.longerThan(ub->second))
          return true;
      }
    return false;
  }

private:
  void term(model::Value v, int64_t coefficient) {
    using namespace model;
    StrideForm form;
    form.number = coefficient;
    std::vector<Value> moving;
    for (Value f : v->op == Op::Product ? v->args : std::vector<Value>{v})
      if (moves(body.arena, f))
        moving.push_back(f);
      else
        form.multiply(f);
    if (moving.size() > 1)
      simple = false;
    if (moving.size() != 1)
      return;
    auto [it, isNew] = strides.emplace(moving[0], form);
    if (!isNew && form.longerThan(it->second))
      it->second = form;
  }

  static bool isPart(model::Value v) { return v->op == model::Op::Div || v->op == model::Op::Mod; }

  /// Where the other address takes a flat index apart that this one uses as it is, what its parts
  /// stand for here: i % w moves as i does, i / w moves w times as far.
  std::map<model::Value, StrideForm> resolvedAgainst(const IndexOrder &other) const {
    using namespace model;
    auto out = strides;
    auto &arena = workArena(body);
    // An index that starts where a list says, row after row: the row lies outside it.
    for (auto &[index, form] : strides) {
      if (!index->is(SymbolKind::Phi) || !arena.phi(index).init)
        continue;
      Value init = arena.phi(index).init;
      for (auto &[row, unused] : other.strides)
        if (!out.count(row) && row != index && anyNode(arena, init, [&](Value n) {
              return n->op == Op::Load && anyNode(arena, n, [&](Value x) { return x == row; });
            })) {
          StrideForm outer = form;
          outer.factors.push_back(init);
          std::sort(outer.factors.begin(), outer.factors.end(),
                    [](Value a, Value b) { return a->id < b->id; });
          out[row] = outer;
        }
    }
    for (auto &[part, unused] : other.strides) {
      if (out.count(part) || !isPart(part))
        continue;
      // Any whole on the way down may be what this address uses: i, or i % plane.
      StrideForm weight;
      Value whole = part;
      while (isPart(whole)) {
        if (whole->op == Op::Div)
          weight.multiply(whole->args[1]);
        whole = whole->args[0];
        if (auto scale = multipleOf(arena, whole)) {
          StrideForm form = weight;
          form.number *= scale->number;
          for (Value f : scale->factors)
            form.multiply(f);
          out[part] = form;
          break;
        }
      }
    }
    return out;
  }

  /// How far this address moves with a step of `whole`, when it is made of it.
  std::optional<StrideForm> multipleOf(model::Arena &arena, model::Value whole) const {
    using namespace model;
    auto direct = strides.find(whole);
    if (direct != strides.end())
      return direct->second;
    if (whole->op != Op::Sum || whole->args.empty())
      return std::nullopt;
    // The first moving part gives the scale; all others must agree.
    for (auto &[index, form] : strides) {
      for (size_t i = 0; i < whole->args.size(); ++i)
        if (whole->args[i] == index && whole->coefficients[i] != 0 &&
            form.number % whole->coefficients[i] == 0) {
          Value scale = arena.constant(form.number / whole->coefficients[i]);
          for (Value f : form.factors)
            scale = arena.mul(scale, f);
          if (!moves(arena, arena.sub(offset, arena.mul(scale, whole)))) {
            StrideForm out;
            out.multiply(scale);
            return out;
          }
        }
    }
    return std::nullopt;
  }

  const model::Body &body;
};

} // namespace accelscope::matchers
