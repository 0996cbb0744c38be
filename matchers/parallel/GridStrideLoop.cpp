// Loops whose step is the number of all threads, warps, groups or blocks of the grid.
#include "matchers/parallel/Common.h"

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

/// Products of launch dimensions that a host may hand over as the stride.
bool isGridSize(const Body &host, const HostEvent &launch, Value v) {
  Arena &arena = workArena(host);
  Value blocks = arena.constant(1), threads = arena.constant(1);
  for (int axis = 0; axis < 3; ++axis) {
    if (launch.grid[axis])
      blocks = arena.mul(blocks, launch.grid[axis]);
    if (launch.block[axis])
      threads = arena.mul(threads, launch.block[axis]);
  }
  if (blocks->isConst(1))
    return false;
  Value all = arena.mul(blocks, threads);
  return v == all || v == blocks || v == arena.div(all, arena.constant(32)) ||
         v == arena.mul(blocks, arena.div(threads, arena.constant(32)));
}

class Finder {
public:
  Finder(const Program &program, const Kernel &kernel, const KernelInstance &instance)
      : program(program), kernel(kernel), instance(instance), body(*instance.body) {}

  /// Why the loop is one, empty when it is not.
  std::string why(const Loop &loop, size_t index) {
    if (loop.kind == LoopKind::RangeFor)
      return rangeWhy(loop);
    if (!loop.phi)
      return "";
    Value step = loop.step;
    if (step && scalesWithGrid(body.arena, step))
      return "steps by " + printValue(body, step);
    if (step && !step->isConst(0) && startsInGrid(loop)) {
      if (step->isConst() && equalsLaunchSize(std::abs(step->value)))
        return "steps by " + std::to_string(std::abs(step->value)) + ", the size of the launch";
      if (step->is(SymbolKind::Parameter) && passedAsGridSize(body.arena.name(step->value)))
        return "steps by '" + body.arena.name(step->value) +
               "', in which the launch passes the size of the grid";
    }
    // Turns counted so that the grid covers everything: i = turn * all + id.
    if (step && step->isConst() && loop.bound &&
        dependsOn(body.arena, loop.bound, SymbolKind::GridDim) && movesByGrid(loop, index))
      return "takes as many turns as the grid needs and moves by all of its threads";
    return "";
  }

private:
  /// The first index depends on the block: different blocks start at different places.
  bool startsInGrid(const Loop &loop) const {
    return loop.init && dependsOn(body.arena, loop.init, SymbolKind::BlockIdx) &&
           loop.boundClass != BoundClass::Constant;
  }

  bool equalsLaunchSize(int64_t step) const {
    int64_t blocks = 1, threads = 1;
    for (int axis = 0; axis < 3; ++axis) {
      if (instance.gridShape[axis] <= 0 || instance.blockShape[axis] <= 0)
        return false;
      blocks *= instance.gridShape[axis];
      threads *= instance.blockShape[axis];
    }
    return blocks > 1 && (step == blocks * threads || step == blocks ||
                          (threads % 32 == 0 && step == blocks * threads / 32));
  }

  bool passedAsGridSize(const std::string &name) const {
    size_t position = 0;
    while (position < kernel.parameters.size() && kernel.parameters[position].name != name)
      ++position;
    if (position == kernel.parameters.size())
      return false;
    bool any = false;
    for (auto &host : program.hosts)
      for (auto &e : host.body->host) {
        if (e.kind != HostKind::Launch || e.kernel < 0 ||
            &program.kernels[size_t(e.kernel)] != &kernel)
          continue;
        if (position >= e.args.size() || !e.args[position] ||
            !isGridSize(*host.body, e, e.args[position]))
          return false;
        any = true;
      }
    return any;
  }

  bool movesByGrid(const Loop &loop, size_t index) const {
    for (auto &a : body.accesses) {
      if (!a.address || !insideLoop(body, a.loop, int(index)))
        continue;
      const bool moves = anyNode(body.arena, a.address, [&](Value v) {
        if (v->op == Op::Product &&
            std::find(v->args.begin(), v->args.end(), loop.phi) != v->args.end())
          return scalesWithGrid(body.arena, v);
        // An index of its own that is stepped along: its step is the grid's.
        return v->is(SymbolKind::Phi) && body.arena.phi(v).loop == int(index) &&
               body.arena.phi(v).step && scalesWithGrid(body.arena, body.arena.phi(v).step);
      });
      if (moves)
        return true;
    }
    return false;
  }

  /// for (int i : gridStrideRange(n)): the range is made with the size of the grid.
  std::string rangeWhy(const Loop &loop) const {
    auto inHeader = [&](const Range &r) {
      return r.file == loop.range.file && r.line == loop.range.line &&
             r.column >= loop.range.column;
    };
    for (auto &call : body.calls) {
      if (!inHeader(call.where))
        continue;
      for (Value v : call.args)
        if (v && scalesWithGrid(body.arena, v))
          return "goes over a range that steps by " + printValue(body, v);
    }
    // Or the range's own code, walked under a call in the header, computes it.
    for (auto &assign : body.assigns) {
      if (assign.frame < 0 || !assign.value || !scalesWithGrid(body.arena, assign.value))
        continue;
      for (int f = assign.frame; f >= 0; f = body.frames[size_t(f)].parent)
        if (inHeader(body.frames[size_t(f)].callSite))
          return "goes over a range that steps by " + printValue(body, assign.value);
    }
    return "";
  }

  const Program &program;
  const Kernel &kernel;
  const KernelInstance &instance;
  const Body &body;
};
} // namespace

ACCELSCOPE_DETECTOR(GridStrideLoop) {
  PlaceSet seen;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    Finder finder(program, kernel, instance);
    for (size_t l = 0; l < body.loops.size(); ++l) {
      const Loop &loop = body.loops[l];
      const std::string why = finder.why(loop, l);
      if (why.empty() || !seen.insert(loop.header))
        continue;
      Hit hit;
      hit.kernel = kernel.name;
      hit.evidence.push_back({firstLine(loop.header), ""});
      // The line that computes the step, and the one that takes it.
      for (auto &assign : body.assigns) {
        if (!assign.value || !loop.step)
          continue;
        const bool computes = assign.value == loop.step && scalesWithGrid(body.arena, assign.value);
        const bool takes = assign.before && loop.phi && insideLoop(body, assign.loop, int(l)) &&
                           assign.before == loop.phi &&
                           assign.value == workArena(body).add(loop.phi, loop.step);
        if ((computes || takes) && assign.where.line != loop.header.line)
          hit.evidence.push_back({assign.where, computes ? "the step" : "takes the step"});
      }
      hit.reason = "the loop" +
                   (loop.variable.empty() ? std::string() : " over '" + loop.variable + "'") +
                   atLine(loop.header) + " " + why;
      sink.add(std::move(hit));
    }
  });
}
