#include "matchers/LintQueries.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <sstream>
#include <unordered_set>
#include <utility>

namespace accelscope::matchers {
using namespace model;

namespace {

bool madeFromData(const Arena &arena, Value v) {
  return anyNode(arena, v, [](Value n) {
    return n->op == Op::Load || n->op == Op::Call || n->op == Op::Float;
  });
}

} // namespace

double turns(const Loop &loop) {
  return loop.boundClass == BoundClass::Constant && loop.trips >= 0
             ? double(std::max<int64_t>(loop.trips, 1))
             : 32.0;
}

double weight(const Body &body, int loop) {
  double w = 1;
  for (int l : loopsOf(body, loop))
    w *= turns(body.loops[size_t(l)]);
  return w;
}

double heaviest(const KernelInstance &instance) {
  const Body &body = *instance.body;
  double most = 1;
  // Loops of one thread alone do not say what the block is busy with. Where a loop's guard stands
  // is read from what it holds.
  std::map<int, int> guardIn;
  auto seen = [&](const Site &s) {
    if (s.loop >= 0)
      guardIn.emplace(s.loop, s.guard);
  };
  for (auto &a : body.accesses)
    seen(a);
  for (auto &a : body.assigns)
    seen(a);
  for (auto &[loop, guard] : guardIn)
    if (!singleThread(instance, guard))
      most = std::max(most, weight(body, loop));
  return most;
}

Shape blockShape(const KernelInstance &instance) {
  Shape shape;
  shape.known = instance.blockShape[0] > 0;
  if (shape.known) {
    for (int i = 0; i < 3; ++i)
      shape.extent[i] = std::max<int64_t>(1, instance.blockShape[i]);
    return shape;
  }
  bool usesY = false, usesZ = false;
  for (auto &a : instance.body->accesses) {
    if (!a.address || a.space == Space::Local)
      continue;
    usesY = usesY || dependsOn(instance.body->arena, a.address, SymbolKind::ThreadIdx, 1);
    usesZ = usesZ || dependsOn(instance.body->arena, a.address, SymbolKind::ThreadIdx, 2);
  }
  if (usesY || usesZ)
    shape.extent[0] = shape.extent[1] = 16;
  return shape;
}

std::string Shape::print() const {
  std::string s = std::to_string(extent[0]);
  if (extent[1] > 1 || extent[2] > 1)
    s += " x " + std::to_string(extent[1]);
  if (extent[2] > 1)
    s += " x " + std::to_string(extent[2]);
  return s;
}

Activity activity(const KernelInstance &instance, int guard) {
  Activity out;
  const Body &body = *instance.body;
  const Shape shape = blockShape(instance);
  const int64_t threads = std::min<int64_t>(shape.threads(), 1024);
  std::vector<Value> parts, conditions;
  std::set<Value> negated;
  for (int g : guardsOf(body, guard))
    if (Value c = body.guards[size_t(g)].condition)
      conjuncts(c, false, parts, negated);
  const int64_t origin[3] = {1, 0, 0}, someBlock[3] = {2, 1, 0};
  for (Value c : parts) {
    if (evaluateAt(body, c, origin, someBlock, shape.extent, 17)) {
      if (dependsOn(body.arena, c, SymbolKind::ThreadIdx))
        conditions.push_back(c);
    } else if (madeFromData(body.arena, c))
      out.dataDependent = true;
    else
      out.unknown = true;
  }
  if (conditions.empty())
    return out;
  const int64_t block[3] = {2, 1, 0};
  int64_t passed = 0, lanesOfTouchedWarps = 0;
  // Bounds made of several sizes, 'n - 1 - t' say, can come out empty: then with other sizes.
  for (uint64_t seed : {17, 23, 29, 31, 37}) {
    if (passed > 0)
      break;
    for (int64_t warp = 0; warp * 32 < threads; ++warp) {
      int64_t inWarp = 0;
      const int64_t lanes = std::min<int64_t>(32, threads - warp * 32);
      std::vector<bool> pass(size_t(lanes), true);
      for (Value c : conditions) {
        const auto values =
            evaluateThreads(body, c, warp * 32, lanes, shape.extent, seed, false, block);
        for (size_t lane = 0; lane < values.size(); ++lane)
          if (values[lane] && (*values[lane] != 0) == (negated.count(c) > 0))
            pass[lane] = false;
      }
      inWarp = std::count(pass.begin(), pass.end(), true);
      passed += inWarp;
      lanesOfTouchedWarps += inWarp > 0 ? lanes : 0;
    }
  }
  out.ofBlock = threads ? double(passed) / double(threads) : 0;
  out.ofWarp = lanesOfTouchedWarps ? double(passed) / double(lanesOfTouchedWarps) : 0;
  return out;
}

bool uncountable(const Body &body, Value address) {
  return anyNode(body.arena, address, [&](Value n) {
    if (n->op == Op::Load || n->op == Op::Call || n->op == Op::Exit)
      return varianceOf(body.arena, n) == Variance::Thread;
    if (n->is(SymbolKind::Unknown))
      return true;
    if (!n->is(SymbolKind::Phi))
      return false;
    const Phi &p = body.arena.phi(n);
    return !p.step || (p.init && dependsOn(body.arena, p.init, SymbolKind::GridDim));
  });
}

std::vector<LaunchEvent> launchesOf(const Program &program, const Kernel &kernel) {
  std::vector<LaunchEvent> out;
  const int index = int(&kernel - program.kernels.data());
  forEachHost(program, [&](const HostEntry &host) {
    for (auto &event : host.body->host)
      if (event.kind == HostKind::Launch && event.kernel == index)
        out.push_back({&host, &event});
  });
  return out;
}

Substitution constantArguments(const Program &program, const Kernel &kernel, Body &body) {
  Substitution out;
  const auto launches = launchesOf(program, kernel);
  if (launches.empty())
    return out;
  for (size_t i = 0; i < kernel.parameters.size(); ++i) {
    if (kernel.parameters[i].isPointer || kernel.parameters[i].name.empty())
      continue;
    std::optional<int64_t> same;
    bool all = true;
    for (auto &launch : launches) {
      const auto &args = launch.event->args;
      const bool constant = i < args.size() && args[i] && args[i]->isConst();
      all = all && constant && (!same || *same == args[i]->value);
      if (constant)
        same = args[i]->value;
    }
    if (all && same)
      out[body.arena.named(SymbolKind::Parameter, kernel.parameters[i].name)] =
          body.arena.constant(*same);
  }
  return out;
}

std::vector<int64_t> constantTurns(Body &body, Value address, Value &withoutTurns) {
  Arena &arena = body.arena;
  std::vector<int64_t> offsets{0};
  withoutTurns = address;
  std::vector<Value> phis;
  forEachNode(arena, address, [&](Value v) {
    if (v->is(SymbolKind::Phi))
      phis.push_back(v);
    return !v->is(SymbolKind::Phi) && v->op != Op::Load;
  });
  for (Value phi : phis) {
    const Phi &p = arena.phi(phi);
    const Loop &loop = body.loops[size_t(p.loop)];
    if (loop.boundClass != BoundClass::Constant || loop.trips < 1 || loop.trips > 64 || !p.step ||
        !p.step->isConst() || !p.init)
      continue;
    Value first = substitute(arena, withoutTurns, {{phi, p.init}});
    Value second = substitute(arena, withoutTurns, {{phi, arena.add(p.init, p.step)}});
    Value distance = arena.sub(second, first);
    if (!distance->isConst())
      continue;
    withoutTurns = first;
    std::vector<int64_t> more;
    for (int64_t t = 0; t < loop.trips && more.size() < 4096; ++t)
      for (int64_t o : offsets)
        more.push_back(o + t * distance->value);
    offsets = more;
  }
  return offsets;
}

void noteAssumedShape(const Kernel &kernel, const KernelInstance &instance, Finding &finding) {
  if (!blockShape(instance).known)
    finding.notes.push_back(
        {kernel.nameRange.valid() ? kernel.nameRange : kernel.range,
         "no launch with a constant block shape is visible; 'threadIdx.x' was taken to run over "
         "whole warps"});
}

std::vector<Value> rootsOf(const Body &body, Value pointer) {
  std::vector<Value> out;
  std::unordered_set<Value> seen;
  std::vector<Value> work{pointer};
  while (!work.empty()) {
    Value v = work.back();
    work.pop_back();
    if (!v || !seen.insert(v).second)
      continue;
    switch (v->op) {
    case Op::Sum:
      // The base has coefficient 1 and is no plain index.
      for (size_t i = 0; i < v->args.size(); ++i)
        if (v->coefficients[i] == 1)
          work.push_back(v->args[i]);
      break;
    case Op::Select:
      work.push_back(v->args[1]);
      work.push_back(v->args[2]);
      break;
    case Op::Exit:
      work.push_back(v->args[0]);
      break;
    case Op::Symbol:
      if (v->is(SymbolKind::Phi)) {
        work.push_back(body.arena.phi(v).init);
        work.push_back(body.arena.phi(v).update);
      } else if (v->is(SymbolKind::Object) || v->is(SymbolKind::Unknown) ||
                 v->is(SymbolKind::Variable) || v->is(SymbolKind::Parameter))
        out.push_back(v);
      break;
    case Op::Call: {
      // data() and the like: what the container is. malloc: the call itself.
      bool inside = false;
      for (Value a : v->args)
        if (a && !objectsOf(body.arena, a).empty()) {
          work.push_back(a);
          inside = true;
        }
      if (!inside)
        out.push_back(v);
      break;
    }
    case Op::Load:
      out.push_back(v);
      break;
    default:
      break;
    }
  }
  std::sort(out.begin(), out.end(), [](Value a, Value b) { return a->id < b->id; });
  return out;
}

bool movesWith(const Body &body, Value value, int loop) {
  if (!value)
    return false;
  return anyNode(body.arena, value, [&](Value n) {
    return n->is(SymbolKind::Phi) && insideLoop(body, body.arena.phi(n).loop, loop);
  });
}

int turningLoop(const Body &body, int loop) {
  for (int l : loopsOf(body, loop))
    if (realLoop(body.loops[size_t(l)]))
      return l;
  return -1;
}

bool conditionalInLoop(const Body &body, const HostEvent &event, const Loop &loop) {
  for (int g : guardsOf(body, event.guard)) {
    const Guard &guard = body.guards[size_t(g)];
    const bool decides = guard.kind == Guard::If || guard.kind == Guard::Else ||
                         guard.kind == Guard::Ternary || guard.kind == Guard::Case ||
                         guard.kind == Guard::ShortCircuit;
    if (!decides || !guard.condition || guard.condition->isConst())
      continue;
    const bool inLoop = guard.range.file == loop.range.file &&
                        guard.range.line >= loop.range.line &&
                        guard.range.endLine <= loop.range.endLine;
    // Or in a function that the loop calls, around the call in question.
    const bool inCallee = event.frame != loop.frame && guard.range.line <= event.where.line &&
                          event.where.endLine <= std::max(guard.body.endLine, guard.range.endLine);
    if (inLoop || inCallee)
      return true;
  }
  return false;
}

bool within(const Range &inner, const Range &outer) {
  return inner.valid() && inner.file == outer.file &&
         std::pair(inner.line, inner.column) >= std::pair(outer.line, outer.column) &&
         std::pair(inner.endLine, inner.endColumn) <= std::pair(outer.endLine, outer.endColumn);
}

std::string counted(int64_t n, const std::string &noun) {
  return std::to_string(n) + " " + noun + (n == 1 ? "" : "s");
}

std::string rounded(double value) {
  std::ostringstream s;
  const double r = std::round(value * 10) / 10;
  s << r;
  return s.str();
}

} // namespace accelscope::matchers
