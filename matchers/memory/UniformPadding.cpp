// Data or tiles that are extended by neutral values so that the loops over them need no tests.
#include "matchers/host/HostData.h"
#include "matchers/memory/IndexOrder.h"

#include <map>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

/// A number of the source, negated, converted or packed at most; infinity included.
bool isNeutral(const Arena &arena, Value v) {
  if (!v)
    return false;
  if (v->isConst() || v->is(SymbolKind::String))
    return true;
  if (v->op == Op::Float)
    return v->args.size() == 1 && isNeutral(arena, v->args[0]);
  if (v->op != Op::Call)
    return false;
  const std::string &name = arena.name(v->value);
  for (const char *known : {"inf", "Inf", "INF", "max", "lowest", "min", "float2half"})
    if (name.find(known) != std::string::npos)
      return true;
  return name.rfind("make_", 0) == 0 &&
         std::all_of(v->args.begin(), v->args.end(), [&](Value a) { return isNeutral(arena, a); });
}

/// The condition compares an index with a bound that is the same for all threads.
bool isBoundsTest(const Arena &arena, Value condition) {
  std::vector<Value> parts;
  std::set<Value> negated;
  conjuncts(condition, false, parts, negated);
  std::vector<Value> work = parts;
  while (!work.empty()) {
    Value c = work.back();
    work.pop_back();
    if (c->op == Op::LogicalAnd || c->op == Op::LogicalOr || c->op == Op::Not) {
      work.insert(work.end(), c->args.begin(), c->args.end());
      continue;
    }
    if (c->op != Op::Lt && c->op != Op::Le)
      continue;
    const bool left = IndexOrder::moves(arena, c->args[0]),
               right = IndexOrder::moves(arena, c->args[1]);
    if (left != right && !anyNode(arena, c->args[left ? 0 : 1],
                                  [&](Value n) { return n->op == Op::Load || n->op == Op::Float; }))
      return true;
  }
  return false;
}

/// `inside ? data : neutral`, at any depth: the test, or null.
Value paddedBy(const Arena &arena, Value v, int depth = 0) {
  if (!v || v->op != Op::Select || depth > 4)
    return nullptr;
  for (size_t side = 1; side <= 2; ++side)
    if (isNeutral(arena, v->args[side]) && isBoundsTest(arena, v->args[0]) &&
        anyNode(arena, v->args[3 - side], [](Value n) { return n->op == Op::Load; }))
      return v->args[0];
  for (size_t side = 1; side <= 2; ++side)
    if (Value c = paddedBy(arena, v->args[side], depth + 1))
      return c;
  return nullptr;
}

/// Tiles in shared memory.
class TileFinder {
public:
  TileFinder(const Kernel &kernel, const KernelInstance &instance, Sink &sink, PlaceSet &seen)
      : kernel(kernel), body(*instance.body), arena(workArena(*instance.body)), sink(sink),
        seen(seen) {}

  void find() {
    std::map<int, std::pair<const Access *, const Access *>> filled; // tile -> fill, its constant
    for (auto &store : body.accesses) {
      if (store.kind != AccessKind::Store || store.space != Space::Shared || store.object < 0 ||
          !store.address || filled.count(store.object))
        continue;
      if (paddedBy(arena, store.value))
        filled[store.object] = {&store, nullptr};
      else if (const Access *constant = elsewhereConstant(store))
        filled[store.object] = {&store, constant};
    }
    for (auto &[object, fill] : filled)
      for (auto &load : body.accesses)
        if (load.kind == AccessKind::Load && load.object == object && load.address &&
            barrierBetween(body, fill.first->order, load.order))
          if (int loop = runsWithoutTest(load); loop >= 0) {
            report(object, *fill.first, fill.second, load, loop);
            break;
          }
  }

private:
  /// The same place gets a constant where the bounds test of this store fails, or before it.
  const Access *elsewhereConstant(const Access &store) const {
    if (!store.value || isNeutral(arena, store.value) ||
        !anyNode(arena, store.value, [](Value n) { return n->op == Op::Load; }))
      return nullptr;
    Value test = nullptr;
    for (int g : guardsOf(body, store.guard))
      if (Value c = body.guards[size_t(g)].condition; c && isBoundsTest(arena, c)) {
        test = c;
        break;
      }
    if (!test)
      return nullptr;
    for (auto &other : body.accesses)
      if (other.kind == AccessKind::Store && other.object == store.object &&
          other.address == store.address && isNeutral(arena, other.value) &&
          (!compatible(body, other.guard, store.guard) ||
           (other.order < store.order && other.loop == store.loop)))
        return &other;
    return nullptr;
  }

  /// The load stands in a loop that goes over the tile, and no test in it says where the data ends.
  int runsWithoutTest(const Access &load) const {
    for (int l : loopsOf(body, load.loop)) {
      const Loop &loop = body.loops[size_t(l)];
      const bool moves = anyNode(arena, load.address, [&](Value n) {
        return n->is(SymbolKind::Phi) && arena.phi(n).loop == l;
      });
      if (!moves || !realLoop(loop))
        continue;
      if (loop.boundClass != BoundClass::Constant &&
          (!loop.bound || loop.bound->op == Op::Min || loop.bound->op == Op::Select || !loop.step ||
           IndexOrder::moves(arena, loop.bound)))
        return -1;
      for (int g : guardsOf(body, load.guard)) {
        Value c = body.guards[size_t(g)].condition;
        if (c && anyNode(arena, c,
                         [&](Value n) { return n->is(SymbolKind::Phi) && arena.phi(n).loop == l; }))
          return -1;
      }
      return l;
    }
    return -1;
  }

  void report(int object, const Access &fill, const Access *constant, const Access &load,
              int loop) {
    if (!seen.insert((constant ? constant : &fill)->where))
      return;
    Hit hit;
    hit.kernel = kernel.name;
    hit.reason = quoted(body, object) + " holds a neutral value beyond the data" +
                 atLine((constant ? constant : &fill)->where) + ", and the loop" +
                 atLine(body.loops[size_t(loop)].range) + " runs over it without a test";
    hit.evidence.push_back({(constant ? constant : &fill)->where, hit.reason});
    if (constant)
      hit.evidence.push_back({fill.where, "the data"});
    hit.evidence.push_back({load.where, "read without a test"});
    hit.evidence.push_back({firstLine(body.loops[size_t(loop)].header), "the loop over the tile"});
    sink.add(std::move(hit));
  }

  const Kernel &kernel;
  const Body &body;
  Arena &arena;
  Sink &sink;
  PlaceSet &seen;
};

/// Whether a kernel reads what a parameter points to without testing each index against the data.
bool readsUntested(const KernelInstance &instance, int parameter) {
  const Body &body = *instance.body;
  for (auto &load : body.accesses) {
    if (load.kind != AccessKind::Load || !load.address)
      continue;
    const auto objects = objectsTouched(body, load);
    if (std::none_of(objects.begin(), objects.end(),
                     [&](int o) { return body.objects[size_t(o)].parameter == parameter; }))
      continue;
    if (load.isVector)
      return true; // the last vector reaches beyond the last element
    std::set<Value> tested, indices;
    auto collect = [&](Value v, std::set<Value> &out) {
      forEachNode(body.arena, v, [&](Value n) {
        if (n->is(SymbolKind::ThreadIdx) || n->is(SymbolKind::Phi))
          out.insert(n);
        return !n->is(SymbolKind::Phi);
      });
    };
    for (int g : guardsOf(body, load.guard))
      if (Value c = body.guards[size_t(g)].condition; c && isBoundsTest(body.arena, c))
        collect(c, tested);
    // A loop over the data itself tests its index once a turn.
    for (int l : loopsOf(body, load.loop))
      if (const Loop &loop = body.loops[size_t(l)];
          loop.phi && loop.boundClass != BoundClass::Constant && loop.bound &&
          (loop.boundClass != BoundClass::Uniform || loop.bound->is(SymbolKind::Parameter)) &&
          loop.step && loop.step->isConst(1))
        tested.insert(loop.phi);
    collect(load.address, indices);
    if (std::any_of(indices.begin(), indices.end(), [&](Value n) { return tested.count(n) == 0; }))
      return true;
  }
  return false;
}

/// Buffers that the host allocates larger than the data and fills up.
class BufferFinder {
public:
  BufferFinder(const Program &program, const HostEntry &entry, Sink &sink, PlaceSet &seen)
      : program(program), data(program, entry), flow(program, entry), entry(entry),
        body(*entry.body), arena(workArena(body)), sink(sink), seen(seen) {}

  void find() {
    for (auto &e : body.host)
      if (e.kind == HostKind::Memset)
        cleared(e);
    hostArrays();
    hostCopies();
    padKernels();
    fillKernels();
  }

private:
  Value addressOf(const HostEvent &e) const {
    return e.destinationArgument >= 0 && size_t(e.destinationArgument) < e.args.size()
               ? e.args[size_t(e.destinationArgument)]
               : nullptr;
  }

  bool usedUntested(int buffer) const {
    bool any = false;
    for (auto &e : body.host) {
      if (e.kind != HostKind::Launch)
        continue;
      for (size_t i = 0; i < e.objects.size(); ++i) {
        if (std::find(e.objects[i].begin(), e.objects[i].end(), buffer) == e.objects[i].end())
          continue;
        if (e.kernel < 0 || e.instance < 0 ||
            !program.kernels[size_t(e.kernel)].instances[size_t(e.instance)].body) {
          any = true; // out of sight
          continue;
        }
        any = any || readsUntested(program.kernels[size_t(e.kernel)].instances[size_t(e.instance)],
                                   int(i));
      }
    }
    return any;
  }

  void report(const Range &first, std::vector<Evidence> rest, const std::string &reason,
              double confidence = 1.0, const std::string &doubt = "") {
    if (!seen.insert(first))
      return;
    Hit hit;
    hit.kernel = entry.name;
    hit.reason = reason;
    hit.evidence.push_back({first, reason});
    hit.evidence.insert(hit.evidence.end(), rest.begin(), rest.end());
    hit.confidence = confidence;
    hit.doubt = doubt;
    sink.add(std::move(hit));
  }

  static bool isDifference(Value size) {
    return size && size->op == Op::Sum &&
           std::any_of(size->coefficients.begin(), size->coefficients.end(),
                       [](int64_t c) { return c < 0; });
  }

  void cleared(const HostEvent &clear) {
    if (clear.destination.size() != 1 || !clear.size)
      return;
    const int buffer = clear.destination[0];
    Value address = addressOf(clear);
    Value offset = address ? offsetOf(arena, address) : nullptr;
    // Only the tail: cudaMemset(x + n, 0, (padded - n) * sizeof *x).
    if (offset && !offset->isConst(0) && isDifference(clear.size) && usedUntested(buffer)) {
      report(clear.where, {},
             "what '" + flow.name(buffer) + "' has beyond the data is filled" +
                 atLine(clear.where));
      return;
    }
    // The whole, and then the data into a part of it.
    Value copied = arena.constant(0);
    const HostEvent *copy = nullptr;
    for (auto &e : body.host) {
      if (e.kind != HostKind::Copy || e.order < clear.order || !e.size ||
          std::find(e.destination.begin(), e.destination.end(), buffer) == e.destination.end() ||
          e.direction == CopyDirection::DeviceToHost)
        continue;
      bool together = true; // in every loop that clears it, and in no other
      together = e.loop == clear.loop || insideLoop(body, e.loop, clear.loop) || clear.loop < 0;
      if (!together || (e.size->isConst() && e.size->value <= 64) || isBehind(e, clear))
        continue;
      copied = arena.add(copied, e.size);
      copy = copy ? copy : &e;
    }
    if (!copy || copied == clear.size || !larger(clear.size, copied) || !usedUntested(buffer))
      return;
    std::vector<Evidence> rest = {{copy->where, "the data fills a part of it"}};
    if (const HostEvent *allocation = allocationOf(buffer))
      rest.push_back({allocation->where, "allocated with room for more than the data"});
    report(clear.where, std::move(rest),
           "'" + flow.name(buffer) + "' is cleared" + atLine(clear.where) + " and filled in part" +
               atLine(copy->where) + ", so that kernels may read beyond the data");
  }

  /// The copy begins where the cleared part of a pool ends, or later; or somewhere else altogether.
  bool isBehind(const HostEvent &copy, const HostEvent &clear) const {
    Value to = addressOf(copy), from = addressOf(clear);
    if (!to || !from)
      return false;
    Value distance = arena.sub(to, from);
    if (anyNode(arena, distance, [](Value n) {
          return n->is(SymbolKind::Object) || (n->op == Op::Load && n->value == 8);
        }))
      return true; // another pointer, whatever it points to
    Value rest = arena.sub(distance, clear.size);
    return rest->isConst() ? rest->value >= 0
                           : rest->op == Op::Sum && rest->value >= 0 &&
                                 std::all_of(rest->coefficients.begin(), rest->coefficients.end(),
                                             [](int64_t c) { return c > 0; });
  }

  /// The first is no part of the second, as far as the forms say: not fewer bytes.
  bool larger(Value all, Value part) const {
    Value rest = arena.sub(all, part);
    if (rest->isConst())
      return rest->value > 0;
    return true;
  }

  const HostEvent *allocationOf(int buffer) const {
    for (auto &e : body.host)
      if (e.kind == HostKind::Alloc && e.object == buffer)
        return &e;
    return nullptr;
  }

  // ---- on the host: std::vector<float> padded(rounded, 0.f), rows copied into it, uploaded ----

  void hostArrays() {
    for (auto &[root, fills] : data.fills) {
      Value size = nullptr;
      const Call *made = nullptr;
      for (auto &c : body.calls) {
        const bool constructs = c.name.find("vector::vector") != std::string::npos ||
                                c.name.find("vector::assign") != std::string::npos ||
                                c.name.find("vector::resize") != std::string::npos;
        if (constructs && c.args.size() >= 2 && c.args[0] && c.args[1] &&
            data.roots(c.args[0]).count(root) && objectsOf(arena, c.args[1]).empty() &&
            (c.args.size() < 3 || !c.args[2] || isNeutral(arena, c.args[2]) ||
             c.args[2]->is(SymbolKind::Unknown))) {
          size = c.args[1];
          made = &c;
        } else if ((c.name == "calloc" || c.name == "std::calloc") && c.result == root &&
                   c.args.size() == 2) {
          size = c.args[0];
          made = &c;
        }
      }
      if (!size || size->isConst(0))
        continue;
      for (auto &fill : fills) {
        const HostEvent *sent = data.sentAfter(root, *fill.site);
        if (!sent || !fill.address || !fill.value || fill.site->loop < 0 ||
            fill.value->op != Op::Load || data.roots(fill.value->args[0]).count(root))
          continue;
        Value turns = turnsAround(*fill.site, fill.address);
        if (!turns || turns == size || !larger(size, turns) || hasData(fill.address))
          continue;
        report(made->where,
               {{fill.site->where, "the data fills a part of it"},
                {sent->where, "it goes to the device with what is beyond the data"}},
               "'" + data.name(root) + "' is made larger than the data" + atLine(made->where) +
                   " and filled in part" + atLine(fill.site->where),
               0.8, "that the rest is never tested for is not followed into the kernel");
        break;
      }
    }
  }

  /// The same with rows that a library call copies: fewer bytes than go to the device.
  void hostCopies() {
    for (auto &c : body.calls) {
      const std::string name = c.name.substr(c.name.rfind(':') + 1);
      if (name == "resize" && c.name.find("vector") != std::string::npos && c.args.size() >= 2 &&
          c.args[0] && c.args[1]) {
        // Data that is there already gets neutral elements behind it.
        const bool rounded =
            anyNode(arena, c.args[1], [](Value n) { return n->op == Op::Div || n->op == Op::And; });
        for (Root root : data.roots(c.args[0]))
          if (const HostEvent *sent = data.sentAfter(root, c);
              sent && rounded && (data.fills.count(root) || !madeHere(root)))
            report(c.where, {{sent->where, "it goes to the device with what is behind the data"}},
                   "'" + data.name(root) + "' is extended to a rounded size" + atLine(c.where));
        continue;
      }
      const bool bytes = name == "memcpy" || name == "memmove";
      if ((!bytes && name != "copy" && name != "copy_n") || c.args.size() < 3 || !c.args[0] ||
          !c.args[1] || !c.args[2] || c.name.rfind("thrust", 0) == 0)
        continue;
      Value to = bytes ? c.args[0] : c.args[2];
      Value amount = bytes ? c.args[2] : name == "copy" ? arena.sub(c.args[1], c.args[0]) : nullptr;
      if (!amount || IndexOrder::moves(arena, amount))
        continue;
      for (Root root : data.roots(to)) {
        const HostEvent *sent = data.sentAfter(root, c);
        const Call *made = madeNeutral(root);
        Value turns = turnsAround(c, to);
        if (!sent || !made || !turns || sent->kind != HostKind::Copy || !sent->size ||
            !objectsOf(arena, amount).empty())
          continue;
        Value filled = arena.mul(turns, amount);
        if (filled == sent->size || !larger(sent->size, filled) || copies(root) > 1)
          continue;
        report(made->where,
               {{c.where, "the data fills a part of it"},
                {sent->where, "it goes to the device with what is beyond the data"}},
               "'" + data.name(root) + "' is made larger than the data" + atLine(made->where) +
                   " and filled in part" + atLine(c.where),
               0.8, "that the rest is never tested for is not followed into the kernel");
      }
    }
  }

  /// Made by a constructor in view: not the caller's.
  bool madeHere(Root root) const {
    return std::any_of(body.calls.begin(), body.calls.end(), [&](const Call &c) {
      return c.name.find("vector::vector") != std::string::npos && !c.args.empty() && c.args[0] &&
             data.roots(c.args[0]).count(root);
    });
  }

  /// How many calls fill the array: the parts of several make the whole.
  int copies(Root root) const {
    auto it = data.fills.find(root);
    return it == data.fills.end()
               ? 0
               : int(std::count_if(it->second.begin(), it->second.end(), [](const Fill &f) {
                   return f.call.find("copy") != std::string::npos ||
                          f.call.find("memcpy") != std::string::npos || f.call.empty();
                 }));
  }

  /// The call that made the array, full of one value.
  const Call *madeNeutral(Root root) const {
    for (auto &c : body.calls) {
      if (c.name.find("vector::vector") != std::string::npos && c.args.size() >= 2 && c.args[0] &&
          c.args[1] && data.roots(c.args[0]).count(root) && objectsOf(arena, c.args[1]).empty())
        return &c;
      if ((c.name == "calloc" || c.name == "std::calloc") && c.result == root)
        return &c;
    }
    return nullptr;
  }

  bool hasData(Value address) const {
    return anyNode(arena, address, [&](Value n) { return n->op == Op::Load; });
  }

  /// How many elements the loops around a store fill: the product of their turns. Null: not known.
  Value turnsAround(const Site &site, Value address) const {
    Value all = arena.constant(1);
    for (int l : loopsOf(body, site.loop)) {
      const Loop &loop = body.loops[size_t(l)];
      const bool moves = anyNode(arena, address, [&](Value n) {
        return n->is(SymbolKind::Phi) && arena.phi(n).loop == l;
      });
      if (!moves)
        continue;
      if (!loop.init || !loop.bound || !loop.step || !loop.step->isConst(1) || !loop.condition ||
          loop.condition->op != Op::Lt)
        return nullptr;
      all = arena.mul(all, arena.sub(loop.bound, loop.init));
    }
    return all;
  }

  // ---- a kernel of its own writes the padded copy that others work on ----

  void padKernels() {
    for (size_t i = 0; i < flow.steps.size(); ++i) {
      const Step &step = flow.steps[i];
      if (step.kind != Step::Launch || step.event->kernel < 0 || step.event->instance < 0)
        continue;
      const KernelInstance &instance =
          program.kernels[size_t(step.event->kernel)].instances[size_t(step.event->instance)];
      if (!instance.body)
        continue;
      const Body &kernel = *instance.body;
      for (auto &store : kernel.accesses) {
        if (store.kind != AccessKind::Store || store.space != Space::Global || store.object < 0 ||
            kernel.objects[size_t(store.object)].parameter < 0)
          continue;
        if (!padded(kernel, store.value))
          continue;
        const int parameter = kernel.objects[size_t(store.object)].parameter;
        for (auto &d : flow.dependences) {
          if (d.from != int(i) || d.to == int(i))
            continue;
          auto it = step.parameters.find(d.buffer);
          if (it == step.parameters.end() || !it->second.count(parameter) ||
              !usedUntested(d.buffer))
            continue;
          report(store.where,
                 {{flow.steps[size_t(d.to)].event->where, "another kernel works on it"}},
                 "a copy is extended by a neutral value" + atLine(store.where) + " for '" +
                     flow.steps[size_t(d.to)].event->api + "'");
          break;
        }
      }
    }
  }

  /// A kernel sets a whole buffer to one value, and the upload then covers a part of it.
  void fillKernels() {
    for (auto &step : flow.steps) {
      if (step.kind != Step::Launch || step.event->kernel < 0 || step.event->instance < 0 ||
          step.event->loop >= 0)
        continue;
      const KernelInstance &instance =
          program.kernels[size_t(step.event->kernel)].instances[size_t(step.event->instance)];
      if (!instance.body || !onlyFills(*instance.body))
        continue;
      for (int buffer : step.writes) {
        const HostEvent *allocation = allocationOf(buffer);
        if (!allocation || !allocation->size || !usedUntested(buffer))
          continue;
        for (auto &e : body.host)
          if (e.kind == HostKind::Copy && e.order > step.event->order && e.size &&
              e.destination == std::vector<int>{buffer} &&
              e.direction != CopyDirection::DeviceToHost && e.size != allocation->size &&
              !(e.size->isConst() && e.size->value <= 64) && larger(allocation->size, e.size)) {
            report(step.event->where,
                   {{e.where, "the data fills a part of it"},
                    {allocation->where, "allocated with room for more than the data"}},
                   "'" + flow.name(buffer) + "' is set to one value" + atLine(step.event->where) +
                       " and filled in part" + atLine(e.where));
            break;
          }
      }
    }
  }

  static bool onlyFills(const Body &kernel) {
    bool any = false;
    for (auto &a : kernel.accesses) {
      if (a.space != Space::Global)
        continue;
      any = true;
      if (a.kind != AccessKind::Store || !a.value ||
          !(isNeutral(kernel.arena, a.value) || a.value->is(SymbolKind::Parameter)))
        return false;
    }
    return any;
  }

  /// `inside ? in[i] : 0`, and nothing computed.
  static bool padded(const Body &kernel, Value v) {
    if (!paddedBy(kernel.arena, v))
      return false;
    std::vector<Value> work{v};
    while (!work.empty()) {
      Value x = work.back();
      work.pop_back();
      if (x->op == Op::Select)
        work.insert(work.end(), {x->args[1], x->args[2]});
      else if (x->op != Op::Load && !isNeutral(kernel.arena, x))
        return false;
    }
    return true;
  }

  const Program &program;
  HostData data;
  HostFlow flow;
  const HostEntry &entry;
  const Body &body;
  Arena &arena;
  Sink &sink;
  PlaceSet &seen;
};
} // namespace

ACCELSCOPE_DETECTOR(UniformPadding) {
  using namespace model;
  PlaceSet seen;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    TileFinder(kernel, instance, sink, seen).find();
  });
  forEachHost(program,
              [&](const HostEntry &host) { BufferFinder(program, host, sink, seen).find(); });
}
