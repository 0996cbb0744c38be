// Work at every turn of a loop that comes out the same each time: an inner loop, or a costly
// function.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"

#include <algorithm>
#include <set>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

bool isCostly(const std::string &qualified) {
  std::string name = lastName(qualified);
  if (!name.empty() && name.back() == 'f')
    name.pop_back();
  static const std::set<std::string> names = {
      "pow",  "sin",  "cos",    "tan",    "asin",  "acos",  "atan", "atan2", "sinh",
      "cosh", "tanh", "exp",    "exp2",   "exp10", "log",   "log2", "log10", "cbrt",
      "erf",  "erfc", "lgamma", "tgamma", "norm",  "hypot", "fmod"};
  return names.count(name) > 0;
}

/// What is written inside the loop.
std::set<int> storedIn(const Body &body, int loop) {
  std::set<int> stored;
  for (auto &a : body.accesses)
    if (a.kind != AccessKind::Load && insideLoop(body, a.loop, loop) && a.address)
      for (int o : objectsOf(body.arena, a.address))
        stored.insert(o);
  return stored;
}

/// The value hangs on the turn of `loop`, or on what is written inside it or unknown. Turns of
/// loops inside it do not count: they come again in every turn.
bool moves(const Body &body, Value v, int loop, const std::set<int> &stored) {
  if (!v || anyNode(body.arena, v, [&](Value n) {
        return n->is(SymbolKind::Phi) && body.arena.phi(n).loop == loop;
      }))
    return true;
  return anyNode(body.arena, v, [&](Value n) {
    if (n->is(SymbolKind::Unknown))
      return true;
    if (n->op != Op::Load)
      return false;
    const auto all = objectsOf(body.arena, n->args[0]);
    return all.empty() ||
           std::any_of(all.begin(), all.end(), [&](int o) { return stored.count(o) > 0; });
  });
}

bool manyTurns(const Loop &loop) {
  return !(loop.boundClass == BoundClass::Constant && loop.trips >= 0 && loop.trips < 8);
}

/// The inner loop reads and works out the same in every turn of the outer one, and leaves only
/// variables of the thread.
bool repeats(const Body &body, int inner, int outer) {
  const Loop &loop = body.loops[size_t(inner)];
  const std::set<int> stored = storedIn(body, outer);
  if (!loop.init || !loop.step || !loop.condition || moves(body, loop.init, outer, stored) ||
      moves(body, loop.step, outer, stored))
    return false;
  if (loop.bound && moves(body, loop.bound, outer, stored))
    return false;
  bool works = false;
  for (auto &a : body.accesses) {
    if (!insideLoop(body, a.loop, inner))
      continue;
    if (a.kind != AccessKind::Load || a.isVolatile || moves(body, a.address, outer, stored))
      return false;
    works = true;
  }
  for (auto &s : body.syncs)
    if (insideLoop(body, s.loop, inner))
      return false;
  for (auto &x : body.exchanges)
    if (insideLoop(body, x.loop, inner))
      return false;
  for (auto &c : body.calls) {
    if (!insideLoop(body, c.loop, inner))
      continue;
    for (Value v : c.args)
      if (v && moves(body, v, outer, stored))
        return false;
  }
  for (auto &a : body.assigns) {
    if (!insideLoop(body, a.loop, inner))
      continue;
    if (moves(body, a.value, outer, stored))
      return false;
  }
  return works;
}
} // namespace

ACCELSCOPE_LINT_RULE(LoopInvariantWorkInKernel) {
  std::set<std::pair<unsigned, unsigned>> seen;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    std::set<int> reported;
    for (size_t i = 0; i < body.loops.size(); ++i) {
      const int outer = body.loops[i].parent;
      if (outer < 0 || !manyTurns(body.loops[size_t(outer)]) || !manyTurns(body.loops[i]) ||
          body.loops[i].frame != body.loops[size_t(outer)].frame || !repeats(body, int(i), outer))
        continue;
      if (!seen.insert({body.loops[i].range.line, body.loops[i].range.column}).second)
        continue;
      reported.insert(int(i));
      Finding f;
      f.range = body.loops[i].header;
      f.kernel = kernel.name;
      f.strategy = "algebraic-reformulation";
      f.message = "this loop reads and computes the same at every turn of the loop around it";
      f.notes.push_back(
          {body.loops[size_t(outer)].header, "nothing in it hangs on the turn of this loop"});
      f.notes.push_back({body.loops[i].header,
                         "move it before the outer loop and keep its result in a variable"});
      sink.add(std::move(f));
    }
    for (auto &call : body.calls) {
      if (call.loop < 0 || call.function >= 0 || call.walked || call.header.empty() ||
          !isCostly(call.name) || call.args.empty())
        continue;
      const int loop = turningLoop(body, call.loop);
      if (loop < 0 || !manyTurns(body.loops[size_t(loop)]) || reported.count(loop))
        continue;
      const std::set<int> stored = storedIn(body, loop);
      const bool constant = std::all_of(call.args.begin(), call.args.end(), [](Value v) {
        return v && (v->isConst() || v->is(SymbolKind::String));
      });
      const bool still = std::all_of(call.args.begin(), call.args.end(), [&](Value v) {
        return v && !movesWith(body, v, loop) && !moves(body, v, loop, stored);
      });
      if (constant || !still || !seen.insert({call.where.line, call.where.column}).second)
        continue;
      Finding f;
      f.range = call.where;
      f.kernel = kernel.name;
      f.strategy = "algebraic-reformulation";
      f.message =
          "'" + call.name + "' is called at every turn of a loop with arguments that stay the same";
      f.notes.push_back({body.loops[size_t(loop)].header,
                         "nothing in the arguments hangs on the turn of this loop"});
      f.notes.push_back(
          {call.where,
           "call it once before the loop, which the compiler does only where it can prove "
           "that nothing changes in between"});
      sink.add(std::move(f));
    }
  });
}
