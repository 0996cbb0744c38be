// Buffers that change roles between reader and writer from step to step.
#include "matchers/model/HostFlow.h"
#include "matchers/parallel/Common.h"

#include <functional>
#include <map>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

/// The next value of a variable that goes round a few values: 1 - x, x ^ 1, (x + 1) % n,
/// x == n - 1 ? 0 : x + 1.
bool isToggle(const Arena &arena, Value phi) {
  const Phi &p = arena.phi(phi);
  if (p.step || p.factor || !p.update)
    return false;
  std::set<Value> seen;
  std::function<bool(Value)> goesRound = [&](Value v) {
    if (!v || !seen.insert(v).second)
      return false;
    auto hasPhi = [&](Value x) { return anyNode(arena, x, [&](Value n) { return n == phi; }); };
    switch (v->op) {
    case Op::Sum:
      return v->args.size() == 1 && v->args[0] == phi && v->coefficients[0] == -1 && v->value > 0;
    case Op::Xor:
      return (v->args[0] == phi && v->args[1]->isConst()) ||
             (v->args[1] == phi && v->args[0]->isConst());
    case Op::Mod:
    case Op::And:
      return v->args[1]->isConst() && v->args[1]->value <= 8 && hasPhi(v->args[0]);
    case Op::Not:
    case Op::Eq:
      return hasPhi(v) && (v->op == Op::Not || v->args[1]->isConst(0) || v->args[0]->isConst(0));
    case Op::Select: {
      Value a = v->args[1], b = v->args[2];
      auto next = [&](Value x) {
        return x->op == Op::Sum && x->args.size() == 1 && x->args[0] == phi &&
               x->coefficients[0] == 1;
      };
      if (hasPhi(v->args[0]) &&
          ((a->isConst() && (next(b) || b->isConst())) || (b->isConst() && next(a))))
        return true;
      return goesRound(a) || goesRound(b);
    }
    default:
      return false;
    }
  };
  return goesRound(p.update);
}

/// A pointer that takes another one's place each turn; the other one.
Value swappedWith(const Arena &arena, Value phi) {
  const Phi &p = arena.phi(phi);
  if (p.step || !p.update)
    return nullptr;
  Value other = nullptr;
  auto look = [&](Value v) {
    if (v && v != phi && v->is(SymbolKind::Phi) && arena.phi(v).loop == p.loop)
      other = v;
  };
  look(p.update);
  if (p.update->op == Op::Select) {
    look(p.update->args[1]);
    look(p.update->args[2]);
  }
  return other;
}

/// Something below the value alternates with the turns of one of these loops.
bool alternates(const Arena &arena, Value v, const std::vector<int> &loops) {
  auto ofLoops = [&](Value n) {
    return n->is(SymbolKind::Phi) &&
           std::find(loops.begin(), loops.end(), arena.phi(n).loop) != loops.end();
  };
  return v && anyNode(arena, v, [&](Value n) {
           if (ofLoops(n))
             return isToggle(arena, n) || swappedWith(arena, n) != nullptr;
           if ((n->op == Op::Mod || n->op == Op::And) && n->args.size() == 2)
             return n->args[1]->op == Op::Const && n->args[1]->value <= 8
                        ? anyNode(arena, n->args[0], ofLoops)
                        : n->op == Op::Mod && !dependsOn(arena, n, SymbolKind::ThreadIdx) &&
                              anyNode(arena, n->args[0], ofLoops);
           return false;
         });
}

class Reporter {
public:
  explicit Reporter(Sink &sink) : sink(sink) {}
  bool add(const std::string &where, std::vector<Evidence> evidence, const std::string &reason,
           double confidence = 1.0, const std::string &doubt = "") {
    if (!seen.insert(evidence.front().range))
      return false;
    Hit hit;
    hit.kernel = where;
    hit.evidence = std::move(evidence);
    hit.reason = reason;
    hit.confidence = confidence;
    hit.doubt = doubt;
    sink.add(std::move(hit));
    return true;
  }

private:
  Sink &sink;
  PlaceSet seen;
};

// ---- in kernels ----

class DeviceFinder {
public:
  DeviceFinder(const Kernel &kernel, const KernelInstance &instance, Reporter &reporter)
      : kernel(kernel), body(*instance.body), arena(workArena(*instance.body)), reporter(reporter) {
  }

  void find() {
    halves();
    if (!swappedPointers())
      prefetched();
    registerTiles();
  }

private:
  /// What picks one of the buffers of an array, and the array.
  struct Pick {
    Value by = nullptr;
    int object = -1;
  };

  /// The places that an address may be: the sides of a selection apart.
  static std::vector<Value> sides(Value address) {
    std::vector<Value> out, work{address};
    while (!work.empty() && out.size() < 8) {
      Value v = work.back();
      work.pop_back();
      if (v && v->op == Op::Select)
        work.insert(work.end(), {v->args[1], v->args[2]});
      else if (v)
        out.push_back(v);
    }
    return out;
  }

  /// The term of an address that picks the half: what alternates, the same for all threads, and
  /// moves by more than an element. Or the pointer itself comes out of a table at such a place.
  std::vector<Pick> picks(const Access &a) const {
    std::vector<Pick> out;
    if (!a.address || a.loop < 0)
      return out;
    const auto loops = loopsOf(body, a.loop);
    auto object = [&](Value address) {
      const auto all = objectsOf(arena, address);
      return all.size() == 1 ? all[0] : -1;
    };
    for (Value side : sides(a.address)) {
      if (side->op == Op::Load) {
        if (Value by = inSum(side->args[0], loops, 1))
          out.push_back({by, object(side->args[0])});
        continue;
      }
      if (side->op != Op::Sum)
        continue;
      if (Value by = inSum(side, loops, std::max<int64_t>(a.size, 1)))
        out.push_back({by, object(side)});
      for (size_t i = 0; i < side->args.size(); ++i)
        if (side->coefficients[i] == 1 && side->args[i]->op == Op::Load)
          if (Value by = inSum(side->args[i]->args[0], loops, 1))
            out.push_back({by, object(side->args[i]->args[0])});
    }
    return out;
  }

  Value inSum(Value sum, const std::vector<int> &loops, int64_t size) const {
    if (sum->op != Op::Sum)
      return nullptr;
    for (size_t i = 0; i < sum->args.size(); ++i) {
      Value term = sum->args[i];
      if (term->op != Op::Product && std::abs(sum->coefficients[i]) < 2 * size)
        continue;
      for (Value f : term->op == Op::Product ? term->args : std::vector<Value>{term}) {
        if (dependsOn(arena, f, SymbolKind::ThreadIdx) || f->op == Op::Load)
          continue;
        for (int l : loops)
          if (turnsRound(f, l))
            return f;
      }
    }
    return nullptr;
  }

  bool turnsRound(Value f, int l) const {
    auto ofLoop = [&](Value n) { return n->is(SymbolKind::Phi) && arena.phi(n).loop == l; };
    if (ofLoop(f))
      return isToggle(arena, f);
    if (f->op == Op::Xor && (f->args[0]->isConst() || f->args[1]->isConst())) {
      Value x = f->args[0]->isConst() ? f->args[1] : f->args[0];
      return turnsRound(x, l);
    }
    if ((f->op == Op::Mod || f->op == Op::And) && f->args[1]->isConst() && f->args[1]->value >= 1 &&
        f->args[1]->value <= 8 && !dependsOn(arena, f->args[0], SymbolKind::BlockIdx))
      return anyNode(arena, f->args[0], ofLoop) &&
             !anyNode(arena, f->args[0], [](Value n) { return n->op == Op::Load; });
    return false;
  }

  Range toggleLine(Value f) const {
    for (auto &a : body.assigns)
      if (a.before && f->is(SymbolKind::Phi) && a.before == f)
        return a.where;
    return {};
  }

  void halves() {
    std::map<int, std::pair<const Access *, const Access *>> uses; // object -> store, load
    std::map<int, Value> pickers;
    for (auto &a : body.accesses) {
      if (a.kind == AccessKind::Atomic)
        continue;
      for (const Pick &pick : picks(a)) {
        if (pick.object < 0)
          continue;
        auto &use = uses[pick.object];
        auto &slot = a.kind == AccessKind::Store ? use.first : use.second;
        if (!slot)
          slot = &a;
        pickers[pick.object] = pick.by;
      }
    }
    for (auto &[object, use] : uses) {
      if (!use.first || !use.second)
        continue;
      std::vector<Evidence> evidence = {{use.first->where, "writes one part"},
                                        {use.second->where, "reads the other"}};
      if (Range r = toggleLine(pickers[object]); r.valid())
        evidence.push_back({r, "changes their roles"});
      reporter.add(kernel.name, std::move(evidence),
                   "parts of " + quoted(body, object) + " alternate: one is written" +
                       atLine(use.first->where) + ", another is read" + atLine(use.second->where) +
                       ", and " + printValue(body, pickers[object]) + " says which");
    }
  }

  /// `t = in; in = out; out = t` at the end of a turn.
  bool swappedPointers() {
    for (auto &store : body.accesses) {
      if (store.kind != AccessKind::Store || !store.address)
        continue;
      Value p = pointerPhi(store);
      Value q = p ? swappedWith(arena, p) : nullptr;
      if (!q)
        continue;
      for (auto &load : body.accesses) {
        if (load.kind != AccessKind::Load || !load.address || pointerPhi(load) != q)
          continue;
        std::vector<Evidence> evidence = {{store.where, "writes one buffer"},
                                          {load.where, "reads the other"}};
        for (auto &a : body.assigns)
          if (a.before == p || a.before == q)
            evidence.push_back({a.where, "changes their roles"});
        reporter.add(kernel.name, std::move(evidence),
                     "'" + arena.phi(p).name + "' is written" + atLine(store.where) + " and '" +
                         arena.phi(q).name + "' read" + atLine(load.where) +
                         ", and the two change places each turn");
        return true;
      }
    }
    return false;
  }

  Value pointerPhi(const Access &a) const {
    const auto loops = loopsOf(body, a.loop);
    auto is = [&](Value v) {
      return v->is(SymbolKind::Phi) && !objectsOf(arena, v).empty() &&
             std::find(loops.begin(), loops.end(), arena.phi(v).loop) != loops.end();
    };
    if (is(a.address))
      return a.address;
    if (a.address->op == Op::Sum)
      for (size_t i = 0; i < a.address->args.size(); ++i)
        if (a.address->coefficients[i] == 1 && is(a.address->args[i]))
          return a.address->args[i];
    return nullptr;
  }

  /// The next tile is loaded into registers while the present one is used.
  void prefetched() {
    for (auto &store : body.accesses) {
      if (store.kind != AccessKind::Store || store.space != Space::Shared || store.object < 0 ||
          store.loop < 0 || !store.value)
        continue;
      for (auto &use : body.accesses) {
        if (use.kind != AccessKind::Load || use.object != store.object)
          continue;
        int common = -1;
        for (int l : loopsOf(body, store.loop))
          if (insideLoop(body, use.loop, l) && realLoop(body.loops[size_t(l)])) {
            common = l;
            break;
          }
        if (common < 0)
          continue;
        if (const Access *load = loadedAhead(store, use, common)) {
          reporter.add(kernel.name,
                       {{load->where, "loads the next tile"},
                        {store.where, "makes it the present one"},
                        {use.where, "uses the present one"}},
                       "the next part of " + quoted(body, load->object) + " is loaded" +
                           atLine(load->where) + " while " + quoted(body, store.object) +
                           " is in use" + atLine(use.where) + ", and takes its place" +
                           atLine(store.where));
          return;
        }
      }
    }
  }

  /// `cur[i] = next[i]`, where the next tile was fetched into registers while the present one was
  /// in use. Single scalars that rotate are none.
  void registerTiles() {
    std::vector<const Access *> tileStores;
    for (auto &a : body.accesses)
      if (a.kind == AccessKind::Store && a.value && a.value->op == Op::Load && tileOf(a) >= 0)
        tileStores.push_back(&a);
    if (tileStores.size() > 2000)
      return;
    for (const Access *one : tileStores) {
      const Access &copy = *one;
      const int current = tileOf(copy);
      if (copy.loop < 0)
        continue;
      for (const Access *other : tileStores) {
        const Access &fetch = *other;
        const int next = tileOf(fetch);
        if (next == current || !fetch.value || !comesFrom(copy.value, fetch, next))
          continue;
        for (int l : loopsOf(body, copy.loop)) {
          if (!insideLoop(body, fetch.loop, l) || !fetchesAhead(fetch, l))
            continue;
          if (const Access *use = useOf(current, copy, fetch, l)) {
            reporter.add(kernel.name,
                         {{fetch.where, "fetches the next tile"},
                          {use->where, "uses the present one"},
                          {copy.where, "the next one takes its place"}},
                         "the next tile is fetched into " + quoted(body, next) +
                             atLine(fetch.where) + " while " + quoted(body, current) +
                             " is in use" + atLine(use->where) + ", and takes its place" +
                             atLine(copy.where));
            return;
          }
          break;
        }
      }
    }
  }

  /// The local array of several elements that an access touches, or -1.
  int tileOf(const Access &a) const {
    if (a.space != Space::Local || a.object < 0 || !a.address)
      return -1;
    const Object &o = body.objects[size_t(a.object)];
    return o.isArray && !(o.extents.size() == 1 && o.extents[0] == 1) ? a.object : -1;
  }

  bool comesFrom(Value value, const Access &fetch, int tile) const {
    if (value == fetch.value)
      return true;
    if (value->op != Op::Load)
      return false;
    return objectsOf(arena, value->args[0]) == std::vector<int>{tile};
  }

  /// Another element each turn, from memory.
  bool fetchesAhead(const Access &fetch, int loop) const {
    return fetch.value->op == Op::Load && objectsOf(arena, fetch.value->args[0]).size() == 1 &&
           body.objects[size_t(objectsOf(arena, fetch.value->args[0])[0])].space != Space::Local &&
           anyNode(arena, fetch.value->args[0],
                   [&](Value n) { return n->is(SymbolKind::Phi) && arena.phi(n).loop == loop; });
  }

  /// The present tile is read between the fetch and the moment when the next one takes its place.
  const Access *useOf(int current, const Access &copy, const Access &fetch, int loop) const {
    for (auto &use : body.accesses)
      if (use.kind == AccessKind::Load && tileOf(use) == current &&
          insideLoop(body, use.loop, loop) &&
          (copy.order < fetch.order || (fetch.order < use.order && use.order < copy.order)))
        return &use;
    return nullptr;
  }

  const Access *loadedAhead(const Access &store, const Access &use, int loop) const {
    for (auto &load : body.accesses) {
      if (load.kind != AccessKind::Load || load.space != Space::Global || !load.value ||
          !insideLoop(body, load.loop, loop) || load.value->op != Op::Load)
        continue;
      const bool moves = anyNode(arena, load.value->args[0], [&](Value n) {
        return n->is(SymbolKind::Phi) && arena.phi(n).loop == loop;
      });
      if (!moves)
        continue;
      // Within the turn: loaded, then the tile is used, then replaced.
      if (load.order < use.order && use.order < store.order && carries(store.value, load.value))
        return &load;
      // Round the loop: stored at the start of the next turn.
      if (store.order < use.order && store.order < load.order &&
          anyNode(
              arena, store.value,
              [&](Value n) {
                return n->is(SymbolKind::Phi) && arena.phi(n).loop == loop && !arena.phi(n).step &&
                       carries(arena.phi(n).update, load.value);
              }))
        return &load;
    }
    return nullptr;
  }

  /// The value is the loaded one, converted or chosen at most.
  bool carries(Value v, Value loaded) const {
    if (!v)
      return false;
    if (v == loaded)
      return true;
    if (v->op == Op::Select)
      return carries(v->args[1], loaded) || carries(v->args[2], loaded);
    if (v->op == Op::Field || v->op == Op::Exit)
      return carries(v->args[0], loaded);
    return false;
  }

  const Kernel &kernel;
  const Body &body;
  Arena &arena;
  Reporter &reporter;
};

// ---- on the host ----

const KernelInstance *instanceOf(const Program &program, const HostEvent &event) {
  if (event.kernel < 0)
    return nullptr;
  const Kernel &kernel = program.kernels[size_t(event.kernel)];
  if (event.instance >= 0 && kernel.instances[size_t(event.instance)].body)
    return &kernel.instances[size_t(event.instance)];
  for (auto &one : kernel.instances)
    if (one.body)
      return &one;
  return nullptr;
}

class HostFinder {
public:
  HostFinder(const Program &program, const HostEntry &entry, Reporter &reporter)
      : program(program), flow(program, entry), body(flow.body), reporter(reporter) {}

  void find() {
    for (auto &step : flow.steps)
      if (step.kind == Step::Launch)
        exchangedArguments(step);
    opposite();
    swaps();
    swapsInMemory();
    slots();
  }

private:
  struct Roles {
    std::vector<bool> read, written;
  };
  Roles rolesOf(const HostEvent &event) const {
    Roles r;
    const KernelInstance *instance = instanceOf(program, event);
    const size_t n = event.args.size();
    r.read.assign(n, true);
    r.written.assign(n, true);
    if (event.kernel < 0)
      return r;
    const Kernel &kernel = program.kernels[size_t(event.kernel)];
    std::vector<bool> read, written;
    if (instance) {
      read = parametersRead(kernel, *instance);
      written = parametersWritten(kernel, *instance);
    }
    for (size_t i = 0; i < n && i < kernel.parameters.size(); ++i) {
      const bool known = i < read.size() && (read[i] || written[i]);
      r.read[i] = known ? read[i] : true;
      r.written[i] = known ? written[i] : !kernel.parameters[i].isConst;
    }
    return r;
  }

  std::string listOf(const std::set<int> &objects) const {
    std::string out;
    for (int o : objects) {
      const std::string name = "'" + flow.name(o) + "'";
      if (out.find(name) == std::string::npos)
        out += (out.empty() ? "" : " and ") + name;
    }
    return out;
  }

  bool known(const std::set<int> &objects) {
    for (auto &group : reported)
      if (std::includes(group.begin(), group.end(), objects.begin(), objects.end()))
        return true;
    reported.push_back(objects);
    return false;
  }

  /// One launch in a loop whose reading and writing arguments go over the same buffers.
  void exchangedArguments(const Step &step) {
    const HostEvent &event = *step.event;
    const auto loops = flow.realLoops(event.loop);
    if (loops.empty())
      return;
    const Roles roles = rolesOf(event);
    for (size_t i = 0; i < event.args.size() && i < event.objects.size(); ++i)
      for (size_t j = 0; j < event.args.size() && j < event.objects.size(); ++j) {
        if (i == j || !roles.read[i] || roles.written[i] || !roles.written[j] ||
            event.args[i] == event.args[j] || !event.args[i] || !event.args[j])
          continue;
        // Parts of one allocation: the two pointers change places themselves.
        if (event.args[i]->is(SymbolKind::Phi) && event.args[j]->is(SymbolKind::Phi) &&
            swappedWith(body.arena, event.args[i]) == event.args[j]) {
          std::set<int> both(event.objects[i].begin(), event.objects[i].end());
          both.insert(event.objects[j].begin(), event.objects[j].end());
          if (both.empty() || known(both))
            continue;
          std::vector<Evidence> evidence = {{event.where, "reads one part and writes the other"}};
          for (auto &a : body.assigns)
            if (a.before && (a.before == event.args[i] || a.before == event.args[j]) &&
                evidence.size() < 4)
              evidence.push_back({a.where, "changes their roles"});
          reporter.add(flow.entry.name, std::move(evidence),
                       "'" + body.arena.phi(event.args[i]).name + "' and '" +
                           body.arena.phi(event.args[j]).name +
                           "' change places from turn to turn: '" + event.api + "'" +
                           atLine(event.where) + " reads one and writes the other");
          continue;
        }
        std::set<int> common;
        for (int o : event.objects[i])
          if (std::count(event.objects[j].begin(), event.objects[j].end(), o) && isBuffer(o))
            common.insert(o);
        // One name for all entries of a table: which entry it is tells them apart.
        const bool entries = common.size() == 1 && event.args[i]->op == Op::Load &&
                             event.args[j]->op == Op::Load &&
                             alternates(body.arena, event.args[i], loops) &&
                             alternates(body.arena, event.args[j], loops);
        if ((common.size() < 2 && !entries) || !moves(event.args[i], loops) ||
            !moves(event.args[j], loops) || known(common))
          continue;
        std::vector<Evidence> evidence = {{event.where, "reads one buffer and writes the other"}};
        addAssigns(evidence, event, loops);
        reporter.add(flow.entry.name, std::move(evidence),
                     listOf(common) + " change roles between reader and writer of '" + event.api +
                         "'" + atLine(event.where) + " from turn to turn");
      }
  }

  bool isBuffer(int o) const {
    const Object &object = body.objects[size_t(o)];
    return object.space != Space::Host || object.isPinned || object.parameter >= 0;
  }

  /// Which buffer it is changes with the turns: no pointer that steps through one.
  bool moves(Value v, const std::vector<int> &loops) const {
    return v && anyNode(body.arena, v, [&](Value n) {
             return n->is(SymbolKind::Phi) &&
                    std::find(loops.begin(), loops.end(), body.arena.phi(n).loop) != loops.end();
           });
  }

  void addAssigns(std::vector<Evidence> &evidence, const HostEvent &event,
                  const std::vector<int> &loops) const {
    for (auto &a : body.assigns) {
      if (evidence.size() > 4 || !a.value || !a.before || a.where.line == event.where.line)
        continue;
      const bool inLoop = std::any_of(loops.begin(), loops.end(),
                                      [&](int l) { return insideLoop(body, a.loop, l); });
      if (inLoop && objectsOf(body.arena, a.value).size() >= 2)
        evidence.push_back({a.where, "changes their roles"});
    }
  }

  /// k1(a, b) and k2(b, a).
  void opposite() {
    for (size_t i = 0; i < flow.steps.size(); ++i)
      for (size_t j = i + 1; j < flow.steps.size(); ++j) {
        const Step &s = flow.steps[i], &t = flow.steps[j];
        if (s.kind != Step::Launch || t.kind != Step::Launch || !s.exact || !t.exact)
          continue;
        bool common = false;
        for (int l : flow.realLoops(s.event->loop))
          common = common || insideLoop(body, t.event->loop, l);
        if (!common)
          continue;
        // Different kernels feed each other in many loops: only a step that takes one field to
        // another and a step that takes it back are two turns of the same.
        const bool sameKernel = s.event->kernel >= 0 && s.event->kernel == t.event->kernel;
        if (!sameKernel && (!oneField(s) || !oneField(t)))
          continue;
        for (int a : s.reads)
          for (int b : s.writes) {
            if (a == b || !t.writes.count(a) || !t.reads.count(b) || s.writes.count(a) ||
                t.writes.count(b) || t.reads.count(a) || s.reads.count(b) || flow.isSmall(a) ||
                flow.isSmall(b) || !sameType(a, b) || copiesBack(t, a, b) || copiesBack(s, b, a) ||
                known({a, b}))
              continue;
            reporter.add(
                flow.entry.name,
                {{s.event->where, "reads '" + flow.name(a) + "' and writes '" + flow.name(b) + "'"},
                 {t.event->where, "the other way round"}},
                "'" + s.event->api + "'" + atLine(s.event->where) + " takes '" + flow.name(a) +
                    "' to '" + flow.name(b) + "' and '" + t.event->api + "'" +
                    atLine(t.event->where) + " takes it back");
          }
      }
  }

  /// Reads one buffer and writes one, apart from flags and scalars.
  bool oneField(const Step &step) const {
    auto count = [&](const std::set<int> &buffers) {
      return std::count_if(buffers.begin(), buffers.end(), [&](int b) { return !flow.isSmall(b); });
    };
    return count(step.reads) == 1 && count(step.writes) == 1;
  }

  bool sameType(int a, int b) const {
    if (a >= HostFlow::kGlobals || b >= HostFlow::kGlobals)
      return a >= HostFlow::kGlobals && b >= HostFlow::kGlobals;
    return body.objects[size_t(a)].elementType == body.objects[size_t(b)].elementType;
  }

  /// The launch only brings `from` back into `to`.
  bool copiesBack(const Step &step, int to, int from) const {
    const KernelInstance *instance = instanceOf(program, *step.event);
    if (!instance)
      return false;
    std::set<int> target, source;
    for (size_t p = 0; p < step.event->objects.size(); ++p)
      for (int o : step.event->objects[p]) {
        if (o == to)
          target.insert(int(p));
        if (o == from)
          source.insert(int(p));
      }
    const Body &device = *instance->body;
    bool any = false;
    for (auto &a : device.accesses) {
      if (a.kind != AccessKind::Store || a.object < 0 ||
          !target.count(device.objects[size_t(a.object)].parameter))
        continue;
      any = true;
      if (!a.value || a.value->op != Op::Load)
        return false;
    }
    return any;
  }

  /// Two pointers of the host change places, and a launch uses both.
  void swaps() {
    struct Move {
      const Site *site;
      std::set<int> now, before;
    };
    std::vector<Move> all;
    auto add = [&](const Site &site, Value now, Value before) {
      if (!now || !before)
        return;
      auto a = objectsOf(body.arena, now), b = objectsOf(body.arena, before);
      if (!a.empty() && !b.empty() && a != b)
        all.push_back({&site, {a.begin(), a.end()}, {b.begin(), b.end()}});
    };
    for (auto &a : body.assigns)
      add(a, a.value, a.before);
    for (size_t i = 0; i < all.size(); ++i)
      for (size_t j = i + 1; j < all.size(); ++j) {
        if (all[i].now != all[j].before || all[j].now != all[i].before)
          continue;
        std::set<int> both = all[i].now;
        both.insert(all[i].before.begin(), all[i].before.end());
        for (auto &step : flow.steps) {
          if (step.kind != Step::Launch)
            continue;
          bool reads = false, writes = false;
          for (int o : all[i].now) {
            reads = reads || step.reads.count(o);
            writes = writes || step.writes.count(o);
          }
          bool otherReads = false, otherWrites = false;
          for (int o : all[i].before) {
            otherReads = otherReads || step.reads.count(o);
            otherWrites = otherWrites || step.writes.count(o);
          }
          if (!((reads && otherWrites) || (writes && otherReads)) || known(both))
            continue;
          // Outside a loop it takes a call that comes again.
          if (flow.realLoops(step.event->loop).empty() && flow.entry.name == "main")
            continue;
          reporter.add(flow.entry.name,
                       {{all[i].site->where, "changes their roles"},
                        {step.event->where, "reads one and writes the other"}},
                       listOf(both) + " change places" + atLine(all[i].site->where) + ", and '" +
                           step.event->api + "'" + atLine(step.event->where) +
                           " reads one and writes the other");
          break;
        }
      }
  }

  /// The same with pointers that are members of a record behind a pointer: they are told apart by
  /// where they lie.
  void swapsInMemory() {
    // Stores of what was loaded elsewhere, by where they go.
    std::map<Value, std::vector<const Access *>> stores;
    for (auto &a : body.accesses)
      if (a.kind == AccessKind::Store && a.address && a.value && a.value->op == Op::Load &&
          a.value->args[0] != a.address)
        stores[a.address].push_back(&a);
    for (auto &a : body.accesses) {
      if (a.kind != AccessKind::Store || !a.value || a.value->op != Op::Load)
        continue;
      auto others = stores.find(a.value->args[0]);
      if (others == stores.end())
        continue;
      const Access &p = a;
      for (const Access *other : others->second) {
        const Access &q = *other;
        if (p.order >= q.order || q.value->args[0] != p.address)
          continue;
        for (auto &step : flow.steps) {
          if (step.kind != Step::Launch)
            continue;
          const HostEvent &event = *step.event;
          const bool together =
              std::any_of(body.loops.begin(), body.loops.end(), [&](const Loop &loop) {
                const int l = int(&loop - body.loops.data());
                return realLoop(loop) && insideLoop(body, event.loop, l) &&
                       insideLoop(body, p.loop, l);
              });
          // Outside a loop it takes a call that comes again.
          if (!together && flow.entry.name == "main")
            continue;
          const Roles roles = rolesOf(event);
          int reads = -1, writes = -1;
          for (size_t i = 0; i < event.args.size(); ++i)
            if (event.args[i] == p.value || event.args[i] == q.value) {
              if (roles.written[i])
                writes = int(i);
              else if (roles.read[i])
                reads = int(i);
            }
          if (reads < 0 || writes < 0 || event.args[size_t(reads)] == event.args[size_t(writes)])
            continue;
          reporter.add(flow.entry.name,
                       {{event.where, "reads one buffer and writes the other"},
                        {p.where, "changes their roles"},
                        {q.where, "changes their roles"}},
                       "two pointers change places" + atLine(p.where) + ", and '" + event.api +
                           "'" + atLine(event.where) + " reads one and writes the other");
          return;
        }
      }
    }
  }

  /// Slots that a loop goes round: one is filled or fetched while another is computed on.
  void slots() {
    for (auto &event : body.host) {
      const bool transfers =
          event.kind == HostKind::Copy && (event.direction == CopyDirection::HostToDevice ||
                                           event.direction == CopyDirection::DeviceToHost);
      if (!transfers && event.kind != HostKind::Launch)
        continue;
      const auto loops = flow.realLoops(event.loop);
      if (loops.empty())
        continue;
      for (size_t i = 0; i < event.args.size() && i < event.objects.size(); ++i) {
        std::set<int> objects;
        for (int o : event.objects[i])
          if (isBuffer(o))
            objects.insert(o);
        if (objects.empty() || !alternates(body.arena, event.args[i], loops))
          continue;
        // The host fills or empties the slots that are copied.
        if (transfers && fromHost(event, i, objects, loops))
          continue;
        // Someone else fills or uses the slot.
        for (auto &other : flow.steps) {
          if (other.event == &event || (event.kind == HostKind::Launch && other.computes()))
            continue;
          const bool shares =
              std::any_of(objects.begin(), objects.end(),
                          [&](int o) { return other.reads.count(o) || other.writes.count(o); }) &&
              std::any_of(loops.begin(), loops.end(),
                          [&](int l) { return insideLoop(body, other.event->loop, l); });
          if (!shares || !(other.kind == Step::Launch || event.kind == HostKind::Launch) ||
              known(objects))
            continue;
          reporter.add(flow.entry.name,
                       {{event.where, "takes another slot each turn"},
                        {other.event->where, "works on the slot"}},
                       "slots of " + listOf(objects) + " alternate in the loop" +
                           atLine(body.loops[size_t(loops.front())].header) + ": '" + event.api +
                           "'" + atLine(event.where) + " and '" + other.event->api + "'" +
                           atLine(other.event->where) + " take another one each turn");
          break;
        }
      }
    }
  }

  /// Slots of host memory: the host writes or reads one in the loop while another is under way.
  bool fromHost(const HostEvent &event, size_t argument, const std::set<int> &objects,
                const std::vector<int> &loops) {
    const bool up = event.direction == CopyDirection::HostToDevice;
    if (!event.async || int(argument) != (up ? event.sourceArgument : event.destinationArgument))
      return false;
    auto inLoop = [&](const Site &s) {
      return std::any_of(loops.begin(), loops.end(),
                         [&](int l) { return insideLoop(body, s.loop, l); });
    };
    auto touches = [&](Value v) {
      if (!v || !alternates(body.arena, v, loops))
        return false;
      const auto all = objectsOf(body.arena, v);
      if (std::any_of(all.begin(), all.end(), [&](int o) { return objects.count(o) > 0; }))
        return true;
      // The same entry of a table of pointers.
      return anyNode(body.arena, v, [&](Value n) {
        return n->op == Op::Load && alternates(body.arena, n->args[0], loops) &&
               anyNode(body.arena, event.args[argument], [&](Value x) { return x == n; });
      });
    };
    const Site *use = nullptr;
    for (auto &c : body.calls)
      if (!use && inLoop(c) && c.args.size() >= 2 && touches(c.args[up ? 0 : 1]) &&
          (c.name == "memcpy" || c.name == "std::memcpy"))
        use = &c;
    for (auto &a : body.accesses)
      if (!use && inLoop(a) && a.kind == (up ? AccessKind::Store : AccessKind::Load) &&
          touches(a.address))
        use = &a;
    if (!use || known(objects))
      return false;
    reporter.add(flow.entry.name,
                 {{event.where, "copies another slot each turn"},
                  {use->where, up ? "fills the slot" : "empties the slot"}},
                 "slots of " + listOf(objects) + " alternate: the host " +
                     (up ? "fills" : "empties") + " one" + atLine(use->where) + " while '" +
                     event.api + "'" + atLine(event.where) + " copies another");
    return true;
  }

  const Program &program;
  HostFlow flow;
  const Body &body;
  Reporter &reporter;
  std::vector<std::set<int>> reported;
};
} // namespace

ACCELSCOPE_DETECTOR(DoubleBuffering) {
  Reporter reporter(sink);
  forEachHost(program,
              [&](const HostEntry &entry) { HostFinder(program, entry, reporter).find(); });
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    DeviceFinder(kernel, instance, reporter).find();
  });
}
