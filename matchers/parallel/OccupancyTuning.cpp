// Block size or register use chosen for the number of resident warps.
#include "matchers/parallel/Common.h"

#include <map>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

/// The name of what says how many blocks or warps a multiprocessor holds, or how many
/// multiprocessors there are; empty when the value is made of nothing like it.
std::string occupancySource(const Body &body, Value value) {
  if (!value)
    return "";
  std::string found;
  // cudaDeviceAttr: multiprocessors, and per multiprocessor threads, shared memory, registers,
  // blocks.
  static const std::set<int64_t> attributes = {16, 39, 81, 82, 106};
  static const std::set<std::string> fields = {
      "multiProcessorCount",        "maxThreadsPerMultiProcessor", "regsPerMultiprocessor",
      "sharedMemPerMultiprocessor", "maxBlocksPerMultiProcessor",  "numRegs"};
  forEachNode(body.arena, value, [&](Value v) {
    if (!found.empty())
      return false;
    if (v->op == Op::Call) {
      const std::string &name = body.arena.name(v->value);
      const auto dot = name.rfind('.');
      if (name.rfind("cudaOccupancy", 0) == 0 || name.rfind("cuOccupancy", 0) == 0)
        found = name;
      else if (dot != std::string::npos && fields.count(name.substr(dot + 1)))
        found = name.substr(dot + 1);
      else if ((name == "cudaDeviceGetAttribute" || name == "cuDeviceGetAttribute") &&
               v->args.size() > 1 && v->args[1]->isConst() && attributes.count(v->args[1]->value))
        found = v->args[1]->value == 16 ? "cudaDevAttrMultiProcessorCount" : name;
    }
    return found.empty();
  });
  return found;
}

/// The grid is a problem size cut into blocks, and that size is what grew with the device: the
/// launch hands it to the kernel.
bool onlySizeScaled(const Body &body, const HostEvent &launch) {
  Arena &arena = workArena(body);
  std::vector<Value> sizes;
  for (Value v : launch.args)
    if (v && !occupancySource(body, v).empty())
      sizes.push_back(v);
  if (sizes.empty())
    return false;
  for (int axis = 0; axis < 3; ++axis) {
    Value grid = launch.grid[axis], block = launch.block[axis];
    if (occupancySource(body, grid).empty())
      continue;
    const bool cut = std::any_of(sizes.begin(), sizes.end(), [&](Value size) {
      if (grid == size)
        return false; // the number of blocks itself, told to the kernel
      if (block && (arena.div(size, block) == grid ||
                    arena.div(arena.add(size, arena.sub(block, arena.constant(1))), block) == grid))
        return true;
      if (grid->op != Op::Div)
        return false;
      return occupancySource(body, arena.sub(grid->args[0], size)).empty();
    });
    if (!cut)
      return false;
  }
  return true;
}

/// The query that the value comes from, by name, last before the launch.
const HostEvent *queryOf(const Body &body, const std::string &source, int order) {
  const HostEvent *best = nullptr;
  for (auto &e : body.host) {
    if (e.kind != HostKind::Query || e.order > order)
      continue;
    const bool property = e.api == "cudaGetDeviceProperties" || e.api == "cudaFuncGetAttributes" ||
                          e.api == "cudaDeviceGetAttribute" || e.api == "cuDeviceGetAttribute";
    if (e.api == source || (property && source.rfind("cudaOccupancy", 0) != 0))
      best = &e;
  }
  return best;
}
} // namespace

ACCELSCOPE_DETECTOR(OccupancyTuning) {
  for (auto &kernel : program.kernels) {
    if (!kernel.counts || !kernel.launchBoundsRange.valid())
      continue;
    Hit hit;
    hit.kernel = kernel.name;
    hit.evidence.push_back({kernel.launchBoundsRange, ""});
    if (kernel.nameRange.line != kernel.launchBoundsRange.line)
      hit.evidence.push_back({kernel.nameRange, ""});
    if (kernel.maxRegisters && kernel.launchBoundsThreads == 0)
      hit.reason = "'" + kernel.name + "' limits its registers per thread";
    else {
      hit.reason = "'" + kernel.name + "' is bound to ";
      hit.reason += kernel.launchBoundsThreads > 0
                        ? std::to_string(kernel.launchBoundsThreads) + " threads"
                        : "a size of its block";
      if (kernel.launchBoundsBlocks > 0)
        hit.reason +=
            " and at least " + std::to_string(kernel.launchBoundsBlocks) + " resident blocks";
    }
    sink.add(std::move(hit));
  }

  forEachHost(program, [&](const HostEntry &host) {
    const Body &body = *host.body;
    for (auto &e : body.host) {
      if (e.kind != HostKind::Launch || e.fromDevice)
        continue;
      std::string block, grid;
      for (int axis = 0; axis < 3; ++axis) {
        block = block.empty() ? occupancySource(body, e.block[axis]) : block;
        grid = grid.empty() ? occupancySource(body, e.grid[axis]) : grid;
      }
      // One of several launches that differ in their block size, picked by an occupancy figure.
      std::string picked;
      if (block.empty() && e.block[0] && e.block[0]->isConst())
        for (int g : guardsOf(body, e.guard)) {
          const std::string source = occupancySource(body, body.guards[size_t(g)].condition);
          if (source.empty())
            continue;
          for (auto &other : body.host)
            if (other.kind == HostKind::Launch && other.kernel == e.kernel && other.block[0] &&
                other.block[0]->isConst() && other.block[0] != e.block[0] && other.guard != e.guard)
              for (int h : guardsOf(body, other.guard))
                if (body.guards[size_t(h)].range.line == body.guards[size_t(g)].range.line)
                  picked = source;
        }
      if (block.empty())
        block = picked;
      if (block.empty() && (grid.empty() || onlySizeScaled(body, e)))
        continue;
      Hit hit;
      hit.kernel = e.api;
      hit.evidence.push_back({e.where, ""});
      const std::string &source = block.empty() ? grid : block;
      if (auto *query = queryOf(body, source, e.order))
        hit.evidence.push_back({query->where, "asks for it"});
      hit.verdict = block.empty() ? Verdict::Unclear : Verdict::Present;
      hit.reason = std::string(block.empty() ? "only the number of blocks" : "the block size") +
                   " of the launch of '" + e.api + "'" + atLine(e.where) + " follows from '" +
                   source + "'";
      sink.add(std::move(hit));
    }
    // A limit of registers handed to the run-time compiler.
    for (auto &call : body.calls)
      for (auto &text : call.texts)
        if ((call.name.rfind("nvrtc", 0) == 0 || call.name.rfind("nvJitLink", 0) == 0) &&
            text.find("maxrregcount") != std::string::npos) {
          Hit hit;
          hit.kernel = host.name;
          hit.evidence.push_back({call.where, ""});
          hit.reason =
              "'" + call.name + "'" + atLine(call.where) + " compiles with a limit of registers";
          sink.add(std::move(hit));
        }
  });
}
