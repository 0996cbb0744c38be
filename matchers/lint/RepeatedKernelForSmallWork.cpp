// A host loop launches a kernel with few threads and little to do at every turn: the launches cost
// more than the work.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"

#include <algorithm>
#include <set>

namespace {
using namespace accelscope::model;

/// More threads than this keep a large part of any device busy for longer than a launch takes.
constexpr int64_t kSmallGrid = 8192;
constexpr int64_t kManyTurns = 16;

int64_t product(const Value v[3]) {
  int64_t n = 1;
  for (int axis = 0; axis < 3; ++axis) {
    if (!v[axis])
      continue;
    if (!v[axis]->isConst() || v[axis]->value <= 0)
      return 0;
    n *= v[axis]->value;
  }
  return n;
}

/// Every loop of the kernel is short, as far as it is known.
bool doesLittle(const Body &body) {
  double most = 1;
  for (size_t i = 0; i < body.loops.size(); ++i) {
    double n = 1;
    for (int l : loopsOf(body, int(i))) {
      const Loop &loop = body.loops[size_t(l)];
      if (loop.boundClass == BoundClass::Constant && loop.trips >= 0)
        n *= double(std::max<int64_t>(loop.trips, 1));
      else
        return false;
    }
    most = std::max(most, n);
  }
  return most <= 1024;
}
} // namespace

ACCELSCOPE_LINT_RULE(RepeatedKernelForSmallWork) {
  using namespace model;
  std::set<std::pair<unsigned, unsigned>> seen;
  forEachHost(program, [&](const HostEntry &host) {
    const Body &body = *host.body;
    for (auto &e : body.host) {
      if (e.kind != HostKind::Launch || e.kernel < 0 || e.fromDevice || e.cooperative)
        continue;
      const int l = turningLoop(body, e.loop);
      if (l < 0)
        continue;
      const Loop &loop = body.loops[size_t(l)];
      if (loop.boundClass == BoundClass::Constant && loop.trips >= 0 && loop.trips < kManyTurns)
        continue;
      const int64_t blocks = product(e.grid), threads = product(e.block);
      if (blocks == 0 || threads == 0 || blocks * threads > kSmallGrid)
        continue;
      const auto &kernel = program.kernels[size_t(e.kernel)];
      const size_t chosen = e.instance >= 0 ? size_t(e.instance) : 0;
      if (chosen >= kernel.instances.size() || !kernel.instances[chosen].body ||
          !doesLittle(*kernel.instances[chosen].body))
        continue;
      if (conditionalInLoop(body, e, loop))
        continue;
      // Each turn on another stream, captured into a graph, waiting for the host, or with larger
      // kernels beside it.
      bool otherwise = e.stream && movesWith(body, e.stream, l);
      for (auto &other : body.host) {
        if (!insideLoop(body, other.loop, l)) {
          otherwise = otherwise || (other.kind == HostKind::Graph &&
                                    other.api.find("Capture") != std::string::npos);
          continue;
        }
        if (other.kind == HostKind::Launch && other.kernel >= 0) {
          const int64_t all = product(other.grid) * product(other.block);
          otherwise = otherwise || all == 0 || all > kSmallGrid;
        }
        otherwise =
            otherwise || other.kind == HostKind::Library || other.kind == HostKind::Graph ||
            other.kind == HostKind::EventRecord ||
            (other.kind == HostKind::Copy && other.direction != CopyDirection::DeviceToDevice);
      }
      if (otherwise || !seen.insert({e.where.line, e.where.column}).second)
        continue;
      // Every turn the same arguments: a measurement.
      bool moves = std::any_of(e.args.begin(), e.args.end(),
                               [&](Value v) { return v && movesWith(body, v, l); });
      Finding f;
      f.range = e.where;
      f.kernel = host.name;
      f.strategy = "cuda-graphs";
      f.message = "'" + e.api + "' is launched at every turn of a host loop with " +
                  counted(blocks, "block") + " of " + counted(threads, "thread") +
                  " and little to do in each; the launches cost more than the work";
      f.notes.push_back({loop.header, loop.trips > 1
                                          ? "the loop makes " + counted(loop.trips, "turn")
                                          : "the loop is taken to make many turns"});
      f.notes.push_back(
          {e.where, moves ? "let one launch do all turns, with the turn's number taken from "
                            "'blockIdx'; where a "
                            "turn needs the one before, loop inside the kernel or launch a graph"
                          : "loop inside the kernel, or record the loop's launches in a graph"});
      sink.add(std::move(f));
    }
  });
}
