// Most threads of a grid update one or a few global addresses atomically: the updates run one after
// the other in the L2 cache.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"

#include <algorithm>
#include <optional>
#include <set>

namespace {
using namespace accelscope;
using namespace accelscope::model;
using namespace accelscope::matchers;

/// Up to so many elements, private copies fit into shared memory and threads meet often.
constexpr int64_t kFewElements = 2048;

/// The largest value that an index can have, where its making bounds it.
std::optional<int64_t> upperBound(const Arena &arena, Value v, int depth = 0) {
  if (!v || depth > 20)
    return std::nullopt;
  auto of = [&](size_t i) { return upperBound(arena, v->args[i], depth + 1); };
  switch (v->op) {
  case Op::Const:
    return v->value;
  case Op::Load:
    return v->value == 1 ? std::optional<int64_t>(255) : std::nullopt;
  case Op::And: {
    auto a = of(0), b = of(1);
    return a && b ? std::min(*a, *b) : a ? a : b;
  }
  case Op::Min: {
    auto a = of(0), b = of(1);
    return a && b ? std::min(*a, *b) : a ? a : b;
  }
  case Op::Max: {
    auto a = of(0), b = of(1);
    return a && b ? std::optional<int64_t>(std::max(*a, *b)) : std::nullopt;
  }
  case Op::Mod: {
    auto b = of(1);
    return b && v->args[1]->isConst() && *b > 0 ? std::optional<int64_t>(*b - 1) : std::nullopt;
  }
  case Op::Div: {
    auto a = of(0);
    return a && v->args[1]->isConst() && v->args[1]->value > 0
               ? std::optional<int64_t>(*a / v->args[1]->value)
               : std::nullopt;
  }
  case Op::Select: {
    auto a = of(1), b = of(2);
    return a && b ? std::optional<int64_t>(std::max(*a, *b)) : std::nullopt;
  }
  case Op::Sum: {
    int64_t total = v->value;
    for (size_t i = 0; i < v->args.size(); ++i) {
      auto a = of(i);
      if (!a || v->coefficients[i] < 0)
        return std::nullopt;
      total += *a * v->coefficients[i];
    }
    return total;
  }
  default:
    return std::nullopt;
  }
}

/// Elements of the buffer that the launches pass, when all are constant and known.
std::optional<int64_t> bufferElements(const Program &program, const Kernel &kernel,
                                      const Object &object, int64_t size) {
  if (object.parameter < 0 || size <= 0)
    return std::nullopt;
  std::optional<int64_t> most;
  for (auto &launch : launchesOf(program, kernel)) {
    const size_t i = size_t(object.parameter);
    if (i >= launch.event->objects.size() || launch.event->objects[i].empty())
      return std::nullopt;
    const Body &host = *launch.host->body;
    for (int o : launch.event->objects[i]) {
      const Object &buffer = host.objects[size_t(o)];
      if (!buffer.isAllocation || buffer.allocationEvent < 0)
        return std::nullopt;
      Value bytes = host.host[size_t(buffer.allocationEvent)].size;
      if (!bytes || !bytes->isConst())
        return std::nullopt;
      most = std::max(most.value_or(0), bytes->value / size);
    }
  }
  return most;
}

bool startsWith(const std::string &s, const char *head) { return s.rfind(head, 0) == 0; }

/// Which update it is: "Add", "Max", "CAS", ...; empty for one that no reduction could replace.
std::string updateOf(const Access &access) {
  std::string op = access.operation;
  if (auto colon = op.rfind(':'); colon != std::string::npos)
    op = op.substr(colon + 1);
  if (startsWith(op, "atomic"))
    op = op.substr(6);
  for (const char *known : {"Add", "Sub", "Inc", "Dec", "Min", "Max", "And", "Or", "Xor"})
    if (startsWith(op, known))
      return known;
  if (startsWith(op, "CAS"))
    return "CAS";
  for (const char *known : {"fetch_add", "fetch_sub", "fetch_min", "fetch_max"})
    if (startsWith(op, known))
      return "Add";
  if (op.find("red.") != std::string::npos && op.find("add") != std::string::npos)
    return "Add";
  return "";
}
/// The value is the size of a group of threads, or what a warp or block has combined already.
bool gathered(const Body &body, const Access &access) {
  if (!access.value)
    return false;
  if (anyNode(body.arena, access.value, [&](Value v) {
        if (v->op == Op::Call)
          for (const char *made : {"size", "popc", "ballot", "reduce", "shfl", "__syncthreads_"})
            if (body.arena.name(v->value).find(made) != std::string::npos)
              return true;
        return false;
      }))
    return true;
  for (auto &exchange : body.exchanges)
    if (exchange.result &&
        anyNode(body.arena, access.value, [&](Value v) { return v == exchange.result; }))
      return true;
  for (auto &call : body.calls)
    if (call.result && call.order < access.order &&
        (call.name.find("num_threads") != std::string::npos ||
         call.name.find("size") != std::string::npos ||
         call.name.find("educe") != std::string::npos) &&
        anyNode(body.arena, access.value, [&](Value v) { return v == call.result; }))
      return true;
  return false;
}
} // namespace

ACCELSCOPE_LINT_RULE(ContendedGlobalAtomic) {
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    const Shape shape = blockShape(instance);
    if (shape.threads() < 32)
      return;
    for (auto &access : body.accesses) {
      if (access.kind != AccessKind::Atomic || access.space != Space::Global || !access.address ||
          access.object < 0)
        continue;
      const std::string update = updateOf(access);
      if (update.empty())
        continue;
      const bool counts = update == "Add" || update == "Sub" || update == "Inc" || update == "Dec";
      const bool constant = !access.value || access.value->isConst();
      // A constant put in by min, max or a bit operation is a flag; a compare-and-swap with
      // constants a lock.
      if (constant && !counts)
        continue;
      if (update == "CAS" && (access.loop < 0 || !access.value ||
                              varianceOf(body.arena, access.value) != Variance::Thread))
        continue;
      const Activity who = activity(instance, access.guard);
      // A leader chosen in a way that the model does not know, or threads that were gathered
      // before.
      if (who.unknown || gathered(body, access))
        continue;
      if (who.ofWarp < 0.25 || who.ofBlock * double(shape.threads()) < 16)
        continue;
      // Threads that found something: how many is not known; counters among them the compiler
      // gathers by warp.
      if (who.dataDependent && (!counts || access.resultUsed || (constant && access.loop < 0)))
        continue;
      const LaneAccess lane = laneAccess(instance, access);
      std::string where;
      const bool chunked = anyNode(body.arena, access.address, [&](Value v) {
        return v->is(SymbolKind::Phi) &&
               (!body.arena.phi(v).step ||
                dependsOn(body.arena, body.arena.phi(v).init, SymbolKind::GridDim));
      });
      if (lane.stride == Stride::Uniform && chunked)
        continue;
      if (lane.stride == Stride::Uniform &&
          varianceOf(body.arena, access.address) != Variance::Thread) {
        const bool byBlock = varianceOf(body.arena, access.address) == Variance::Block;
        where = byBlock ? "one address of " + quoted(body, access.object) + " a block"
                        : "one address of " + quoted(body, access.object);
      } else if (lane.stride == Stride::Uniform)
        where = "one address of " + quoted(body, access.object) + " a warp";
      else {
        auto &arena = const_cast<Arena &>(body.arena);
        Value offset = offsetOf(arena, access.address);
        std::optional<int64_t> last = offset ? upperBound(arena, offset) : std::nullopt;
        std::optional<int64_t> elements;
        if (last && access.size > 0)
          elements = *last / access.size + 1;
        // Only what is addressed through data: an index of the thread itself meets no other thread.
        const bool scattered = lane.stride == Stride::Indirect || lane.stride == Stride::Unknown ||
                               (lane.stride == Stride::Irregular && elements);
        if (!scattered)
          continue;
        if (!elements)
          elements =
              bufferElements(program, kernel, body.objects[size_t(access.object)], access.size);
        if (!elements || *elements > kFewElements || update == "CAS")
          continue;
        where = "the " + counted(*elements, "element") + " of " + quoted(body, access.object);
      }
      Finding f;
      f.range = access.where;
      f.kernel = kernel.name;
      f.strategy = where.rfind("the ", 0) == 0 ? "shared-memory-tiling" : "block-reduction";
      f.message = "'" + access.operation + "' by most threads of the grid on " + where +
                  "; the updates run one after the other";
      if (access.loop >= 0 && turningLoop(body, access.loop) >= 0)
        f.notes.push_back({body.loops[size_t(turningLoop(body, access.loop))].header,
                           "and once a turn of this loop"});
      f.notes.push_back(
          {kernel.nameRange.valid() ? kernel.nameRange : kernel.range,
           "about " + std::to_string(int64_t(who.ofBlock * double(shape.threads()) + 0.5)) +
               " of " + counted(shape.threads(), "thread") + " of a block execute it" +
               (shape.known ? "" : ", with blocks taken to be " + shape.print())});
      f.notes.push_back(
          {access.where, where.rfind("the ", 0) == 0
                             ? "let every block count into a private copy in shared memory and add "
                               "that to global memory once"
                         : where.find(" a warp") != std::string::npos
                             ? "combine the values of the warp with '__shfl_down_sync' or "
                               "'__reduce_add_sync' and let one lane update"
                             : "combine the values of a block first (shuffles and shared memory, "
                               "or 'cub::BlockReduce') and "
                               "let one thread update"});
      sink.add(std::move(f));
    }
  });
}
