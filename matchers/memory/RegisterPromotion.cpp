// Local arrays and numbered scalars that stay in registers across a loop or a barrier.
#include "matchers/parallel/Common.h"

#include <cctype>
#include <map>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

/// Moments at which something is read or written, whatever it is.
struct Moment {
  int first = 0, last = 0, loop = -1, guard = -1;
  bool write = false;
  Value address = nullptr; ///< of an element of an array
};

/// What a value lives across.
struct Across {
  int loop = -1;
  const Sync *sync = nullptr;
  explicit operator bool() const { return loop >= 0 || sync; }
};

/// Declarations already reported: several may share a statement, and its beginning.
class DeclarationSet {
public:
  bool insert(const Range &r, const std::string &name) {
    return known.insert({r.file, r.line, r.column, name}).second;
  }

private:
  std::set<std::tuple<int, unsigned, unsigned, std::string>> known;
};

class Finder {
public:
  Finder(const Kernel &kernel, const KernelInstance &instance, Sink &sink, DeclarationSet &seen)
      : kernel(kernel), body(*instance.body), arena(workArena(*instance.body)), sink(sink),
        seen(seen) {
    for (auto &a : body.accesses)
      if (a.space == Space::Local && a.address)
        for (int o : objectsTouched(body, a))
          if (body.objects[size_t(o)].space == Space::Local && body.objects[size_t(o)].isArray)
            accesses[o].push_back(&a);
    // Loops that only go through the elements of local arrays are straight-line code once unrolled.
    for (auto &[object, list] : accesses)
      for (auto *a : list)
        for (int l : loopsOf(body, a->loop))
          if (isStatic(l) && movesWith(a->address, l))
            elementLoops.insert(l);
  }

  void find() {
    for (auto &[object, list] : accesses)
      array(object, list);
    families();
  }

private:
  /// The number of turns is fixed when compiled, by template parameters and outer such loops too.
  bool isStatic(int loop) {
    auto known = staticLoops.find(loop);
    if (known != staticLoops.end())
      return known->second;
    staticLoops[loop] = false;
    const Loop &l = body.loops[size_t(loop)];
    return staticLoops[loop] =
               l.boundClass == BoundClass::Constant ||
               (l.bound && l.init && isStatic(l.bound) && isStatic(l.init) &&
                ((l.step && isStatic(l.step)) || (l.phi && arena.phi(l.phi).factor)));
  }

  /// Known when compiled once the loops with a fixed number of turns are unrolled.
  bool isStatic(Value v) {
    auto known = staticValues.find(v);
    if (known != staticValues.end())
      return known->second;
    bool &result = staticValues[v];
    result = true; // round a loop: only what comes in from outside decides
    bool all = true;
    if (v->op == Op::Symbol) {
      switch (v->symbol) {
      case SymbolKind::Object:
        break;
      case SymbolKind::Phi: {
        const Phi &p = arena.phi(v);
        all = isStatic(p.loop) && p.init && isStatic(p.init) && (!p.update || isStatic(p.update));
        break;
      }
      case SymbolKind::Variable: {
        const auto &names = kernel.templateParameters;
        all = std::find(names.begin(), names.end(), arena.name(v->value)) != names.end();
        break;
      }
      default:
        all = false;
      }
    } else if (v->op == Op::Load)
      all = isStatic(v->args[0]) && isTable(v->args[0]);
    else if (v->op == Op::Float || v->op == Op::Call)
      all = false;
    else {
      for (Value a : v->args)
        all = all && isStatic(a);
      // Bits of a loop's counter are constants only once the loop is unrolled, which nobody asked
      // for.
      if (all && v->op != Op::Sum && v->op != Op::Product)
        for (Value a : v->args)
          all =
              all && !anyNode(arena, a, [&](Value n) {
                return n->is(SymbolKind::Phi) && body.loops[size_t(arena.phi(n).loop)].unroll == 0;
              });
    }
    return staticValues[v] = all;
  }

  /// The address lies in a table of constants, which an unrolled loop needs no more.
  bool isTable(Value address) const {
    const auto objects = objectsOf(arena, address);
    if (objects.size() != 1)
      return false;
    const Object &table = body.objects[size_t(objects[0])];
    if (table.isImplicitConstant)
      return true;
    auto it = accesses.find(objects[0]);
    return table.space == Space::Local && it != accesses.end() &&
           std::any_of(it->second.begin(), it->second.end(),
                       [](const Access *a) { return a->kind == AccessKind::Store; }) &&
           std::all_of(it->second.begin(), it->second.end(), [&](const Access *a) {
             return a->kind == AccessKind::Load || (a->value && isLiteral(a->value));
           });
  }

  /// Where data decides the element, any may be met again.
  bool movesWith(Value address, int loop) const {
    bool found = false;
    if (address)
      forEachNode(arena, address, [&](Value n) {
        found = found || (n->is(SymbolKind::Phi) && arena.phi(n).loop == loop);
        return n->op != Op::Load;
      });
    return found;
  }

  /// A loop across whose turns keeping a value pays: a real one that is no walk through the
  /// elements.
  bool counts(int loop, int scope) const {
    return loop != scope && (scope < 0 || insideLoop(body, loop, scope)) &&
           realLoop(body.loops[size_t(loop)]) && !elementLoops.count(loop);
  }

  /// What the moments show the value to live across, inside its scope. Moments are in walk order.
  Across livesAcross(const std::vector<Moment> &moments, int scope, int frame) const {
    if (moments.empty() ||
        std::none_of(moments.begin(), moments.end(), [](const Moment &m) { return m.write; }))
      return {};
    int spanned = -1;
    for (size_t l = 0; l < body.loops.size(); ++l) {
      const Loop &loop = body.loops[l];
      if (!counts(int(l), scope))
        continue;
      const Moment *firstInside = nullptr, *lastBefore = nullptr, *firstAfter = nullptr;
      bool fixed = false, writtenInside = false;
      for (auto &m : moments) {
        if (m.last < loop.order)
          lastBefore = &m;
        else if (m.first >= loop.endOrder)
          firstAfter = firstAfter ? firstAfter : &m;
        else {
          firstInside = firstInside ? firstInside : &m;
          fixed = fixed || !movesWith(m.address, int(l));
          writtenInside = writtenInside || m.write;
        }
      }
      // Read before it is written anew: it came in from outside, or from the turn before. Written
      // under a condition: the other turns keep it.
      if (firstInside && fixed && (lastBefore || writtenInside) &&
          (!firstInside->write || (lastBefore && firstAfter && !firstAfter->write &&
                                   guardedInside(firstInside->guard, int(l)))))
        return {int(l), nullptr};
      if (!firstInside && lastBefore && firstAfter && !firstAfter->write && spanned < 0)
        spanned = int(l);
    }
    if (spanned >= 0)
      return {spanned, nullptr};
    for (auto &s : body.syncs) {
      if (s.kind != SyncKind::Block && s.kind != SyncKind::BlockVote && s.kind != SyncKind::Grid &&
          s.kind != SyncKind::Cluster)
        continue;
      if (scope >= 0 && !insideLoop(body, s.loop, scope))
        continue;
      const Moment *before = nullptr, *after = nullptr;
      for (auto &m : moments) {
        if (m.last < s.order)
          before = &m;
        else if (!after && m.first > s.order)
          after = &m;
      }
      if (before && after && !after->write && s.frame >= frame)
        return {-1, &s};
    }
    return {};
  }

  /// The write depends on something besides what the whole loop depends on.
  bool guardedInside(int guard, int loop) const {
    for (int g : guardsOf(body, guard)) {
      const Range &r = body.guards[size_t(g)].range;
      const Range &l = body.loops[size_t(loop)].range;
      if (r.file == l.file && r.line >= l.line && r.line <= l.endLine &&
          body.guards[size_t(g)].kind != Guard::EarlyReturn)
        return true;
    }
    return false;
  }

  static std::string placeOf(const Across &across, const Body &body) {
    if (across.loop >= 0)
      return "the loop at line " + std::to_string(body.loops[size_t(across.loop)].range.line);
    return "the barrier at line " + std::to_string(across.sync->where.line);
  }

  Evidence second(const Across &across) const {
    if (across.loop >= 0)
      return {firstLine(body.loops[size_t(across.loop)].header), "it lives across this loop"};
    return {across.sync->where, "it lives across this barrier"};
  }

  /// The use that best shows that the value is kept: one inside the loop, a write before a read.
  static Range bestUse(const std::vector<const Access *> &list, const Across &across,
                       const Body &body) {
    const Access *best = nullptr;
    for (auto *a : list)
      if (across.loop >= 0 && insideLoop(body, a->loop, across.loop) &&
          (!best || (best->kind != AccessKind::Store && a->kind == AccessKind::Store)))
        best = a;
    return best ? best->where : Range{};
  }

  /// Elements that only go in and out of matrix instructions are fragments.
  bool isFragment(const std::vector<const Access *> &list, const std::string &type) const {
    if (type.find("wmma") != std::string::npos || type.find("fragment") != std::string::npos)
      return true;
    std::vector<const Call *> matrix;
    for (auto &c : body.calls) {
      const bool isMma = (c.name == "asm" && !c.texts.empty() &&
                          (c.texts[0].find("mma.") != std::string::npos ||
                           c.texts[0].find("ldmatrix") != std::string::npos)) ||
                         c.name.find("wmma::") != std::string::npos ||
                         c.name.find("cute::gemm") == 0;
      if (isMma)
        matrix.push_back(&c);
    }
    auto within = [&](const Range &r) {
      return std::any_of(matrix.begin(), matrix.end(), [&](const Call *c) {
        return r.file == c->where.file && r.line >= c->where.line && r.line <= c->where.endLine;
      });
    };
    return std::any_of(list.begin(), list.end(), [&](const Access *a) { return within(a->where); });
  }

  void array(int index, const std::vector<const Access *> &list) {
    const Object &object = body.objects[size_t(index)];
    if (isFragment(list, object.elementType))
      return;
    int64_t elements = 1;
    for (int64_t n : object.extents)
      elements *= n;
    if (elements == 1 && !object.extents.empty())
      return; // a scalar in other words
    std::vector<Moment> moments;
    bool runTime = false, table = true;
    const Access *runTimeAt = nullptr;
    for (auto *a : list) {
      moments.push_back(
          {a->order, a->order, a->loop, a->guard, a->kind != AccessKind::Load, a->address});
      if (a->kind != AccessKind::Load)
        table = table && a->value && isLiteral(a->value);
      if (!isStatic(a->address)) {
        runTime = true;
        runTimeAt = runTimeAt ? runTimeAt : a;
      }
    }
    for (auto &call : body.calls) // a library routine that gets its address fills or uses it
      if (!call.walked)
        for (Value v : call.args)
          if (v && objectsOf(arena, v) == std::vector<int>{index}) {
            moments.push_back({call.order, call.order, call.loop, call.guard, false, nullptr});
            moments.push_back({call.order, call.order, call.loop, call.guard, true, nullptr});
            table = false;
          }
    std::stable_sort(moments.begin(), moments.end(),
                     [](const Moment &a, const Moment &b) { return a.first < b.first; });
    if (table || object.isConst)
      return;
    const Across across = livesAcross(moments, object.scopeLoop, object.scopeFrame);
    if (!across || (runTime && elements > 32) || !seen.insert(object.declared, object.name))
      return;
    std::string shape = object.name;
    for (int64_t n : object.extents)
      shape += "[" + (n ? std::to_string(n) : std::string()) + "]";
    Hit hit;
    hit.kernel = kernel.name;
    hit.intensity = int(std::max<int64_t>(elements, 1));
    if (runTime) {
      hit.verdict = Verdict::Unclear;
      hit.confidence = 0.5;
      hit.doubt = "the index at line " + std::to_string(runTimeAt->where.line) +
                  " is known only at run time";
      hit.evidence.push_back({runTimeAt->where, "index known only at run time"});
      hit.evidence.push_back({object.declared, "the local array '" + shape + "'"});
      hit.evidence.push_back(second(across));
      hit.reason = "the local array '" + shape + "' lives across " + placeOf(across, body) +
                   ", but is indexed at run time";
    } else {
      hit.evidence.push_back({object.declared, "'" + shape + "' is a local array of fixed size"});
      hit.evidence.push_back(second(across));
      if (Range r = bestUse(list, across, body); r.valid())
        hit.evidence.push_back({r, "every index is known when the loops are unrolled"});
      hit.reason = "'" + shape + "' is indexed statically and lives across " +
                   placeOf(across, body) + ", so its elements stay in registers";
    }
    sink.add(std::move(hit));
  }

  /// Made of nothing but numbers of the source.
  bool isLiteral(Value v) const {
    return !anyNode(arena, v, [](Value n) {
      return n->op == Op::Load || n->op == Op::Call || n->op == Op::Exit ||
             (n->op == Op::Symbol && n->symbol != SymbolKind::String);
    });
  }

  // ---- acc0, acc1, acc2, acc3 ----

  struct Member {
    const Variable *variable;
    Across across;
  };

  void families() {
    struct Key {
      std::string stem, type;
      int loop, frame;
      bool operator<(const Key &o) const {
        return std::tie(stem, type, loop, frame) < std::tie(o.stem, o.type, o.loop, o.frame);
      }
    };
    std::map<Key, std::map<std::string, Member>> all;
    for (auto &v : body.variables) {
      size_t end = v.name.size();
      while (end > 0 && std::isdigit(static_cast<unsigned char>(v.name[end - 1])))
        --end;
      if (end == v.name.size() || end == 0)
        continue;
      std::vector<Moment> moments;
      for (auto &use : v.uses)
        moments.push_back({use.first, use.last, use.loop, use.guard, use.write, nullptr});
      if (Across across = livesAcross(moments, v.loop, v.frame))
        all[{v.name.substr(0, end), v.type, v.loop, v.frame}].insert(
            {v.name.substr(end), {&v, across}});
    }
    for (auto &[key, members] : all) {
      // The same loop or barrier for all of them.
      std::map<std::pair<int, const Sync *>, std::vector<const Member *>> together;
      for (auto &[number, member] : members)
        together[{member.across.loop, member.across.sync}].push_back(&member);
      for (auto &[where, list] : together) {
        if (list.size() < 4 || !seen.insert(list[0]->variable->declared, list[0]->variable->name))
          continue;
        Hit hit;
        hit.kernel = kernel.name;
        hit.intensity = int(list.size());
        hit.evidence.push_back(
            {list[0]->variable->declared,
             "first of " + std::to_string(list.size()) + " scalars that belong together"});
        for (size_t i = 1; i < list.size(); ++i)
          if (list[i]->variable->declared.line != list[i - 1]->variable->declared.line)
            hit.evidence.push_back({list[i]->variable->declared, ""});
        hit.evidence.push_back(second(list[0]->across));
        hit.reason = "'" + list.front()->variable->name + "' to '" + list.back()->variable->name +
                     "', " + std::to_string(list.size()) + " scalars, live across " +
                     placeOf(list[0]->across, body);
        sink.add(std::move(hit));
      }
    }
  }

  const Kernel &kernel;
  const Body &body;
  Arena &arena;
  Sink &sink;
  DeclarationSet &seen;
  std::map<int, std::vector<const Access *>> accesses;
  std::set<int> elementLoops;
  std::map<int, bool> staticLoops;
  std::map<Value, bool> staticValues;
};
} // namespace

ACCELSCOPE_DETECTOR(RegisterPromotion) {
  using namespace model;
  DeclarationSet seen;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    Finder(kernel, instance, sink, seen).find();
  });
}
