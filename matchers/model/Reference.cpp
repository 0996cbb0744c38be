#include "matchers/model/Reference.h"

#include "matchers/model/Queries.h"

#include <algorithm>
#include <functional>
#include <set>
#include <sstream>

namespace accelscope::model {

namespace {

/// Library functions that work through whole arrays: a loop that is not written out.
bool worksThroughArrays(const std::string &name) {
  static const std::set<std::string> names = {"copy",
                                              "copy_n",
                                              "fill",
                                              "fill_n",
                                              "sort",
                                              "stable_sort",
                                              "partial_sort",
                                              "nth_element",
                                              "qsort",
                                              "accumulate",
                                              "reduce",
                                              "inner_product",
                                              "partial_sum",
                                              "iota",
                                              "transform",
                                              "for_each",
                                              "inclusive_scan",
                                              "exclusive_scan",
                                              "max_element",
                                              "min_element",
                                              "memcpy",
                                              "memset",
                                              "memmove",
                                              "unique",
                                              "reverse",
                                              "rotate",
                                              "partition",
                                              "copy_if",
                                              "remove_if",
                                              "assign",
                                              "transform_reduce"};
  return names.count(functionName(name)) > 0;
}

void addUnique(std::vector<int> &list, int value) {
  if (value >= 0 && std::find(list.begin(), list.end(), value) == list.end())
    list.push_back(value);
}

bool dependsOnLoop(const Body &body, Value v, int loop) {
  return v && anyNode(body.arena, v, [&](Value n) {
           return n->is(SymbolKind::Phi) && body.arena.phi(n).loop == loop;
         });
}

/// The variables of a loop that take over a value in a way that is not counting.
std::vector<Value> carriedBy(const Body &body, int loop, const std::vector<Value> &phis) {
  std::vector<Value> out;
  for (Value phi : phis) {
    const Phi &p = body.arena.phi(phi);
    if (p.loop != loop || !p.update || p.factor != 0)
      continue;
    if (p.step && p.step->isConst())
      continue;
    out.push_back(phi);
  }
  return out;
}

std::vector<Value> phisOf(const Body &body) {
  std::vector<Value> roots(body.returns.begin(), body.returns.end());
  for (auto &a : body.assigns)
    roots.push_back(a.value);
  for (auto &a : body.accesses) {
    roots.push_back(a.value);
    roots.push_back(a.address);
  }
  return phisBelow(body.arena, roots);
}

} // namespace

bool Phase::carries(Recurrence::Kind kind) const {
  return std::any_of(recurrences.begin(), recurrences.end(),
                     [&](const Recurrence &r) { return r.kind == kind; });
}

Reference::Reference(std::shared_ptr<const Program> program, std::string name,
                     const std::vector<std::string> &wanted)
    : program_(std::move(program)), name_(std::move(name)) {
  auto rank = [&](const HostEntry &host) {
    const std::string called = lastName(host.name);
    if (called == "solution_compute")
      return 2;
    return std::any_of(wanted.begin(), wanted.end(),
                       [&](const std::string &w) { return lastName(w) == called; })
               ? 1
               : 0;
  };
  for (auto &host : program_->hosts) {
    if (!host.body)
      continue;
    if (!entry_ || rank(host) > rank(*entry_) ||
        (rank(host) == rank(*entry_) && host.body->loops.size() > entry_->body->loops.size()))
      entry_ = &host;
  }
  if (entry_)
    findPhases();
}

void Reference::findPhases() {
  const Body &b = body();
  phis_ = phisOf(b);
  struct Item {
    int loop = -1, call = -1, order = 0;
  };
  // What runs inside each loop (-1: the entry itself), in order.
  std::map<int, std::vector<Item>> inside;
  std::vector<int> first(b.loops.size(), 1 << 30);
  auto meet = [&](int loop, int order) {
    for (int l : loopsOf(b, loop))
      first[size_t(l)] = std::min(first[size_t(l)], order);
  };
  for (auto &a : b.accesses)
    meet(a.loop, a.order);
  for (auto &a : b.assigns)
    meet(a.loop, a.order);
  for (auto &c : b.calls)
    meet(c.loop, c.order);
  for (size_t l = 0; l < b.loops.size(); ++l)
    inside[b.loops[l].parent].push_back({int(l), -1, first[l]});
  for (size_t c = 0; c < b.calls.size(); ++c)
    if (!b.calls[c].walked && worksThroughArrays(b.calls[c].name))
      inside[b.calls[c].loop].push_back({-1, int(c), b.calls[c].order});
  for (auto &[loop, items] : inside)
    std::stable_sort(items.begin(), items.end(),
                     [](const Item &x, const Item &y) { return x.order < y.order; });

  std::function<void(const Item &, int)> add = [&](const Item &item, int parent) {
    const int index = int(phases.size());
    phases.emplace_back();
    phases.back().parent = parent;
    phases.back().loop = item.loop;
    phases.back().call = item.call;
    if (parent >= 0)
      phases[size_t(parent)].children.push_back(index);
    if (item.call >= 0)
      return;
    for (size_t l = 0; l < b.loops.size(); ++l)
      if (insideLoop(b, int(l), item.loop))
        phases[size_t(index)].loops.push_back(int(l));
    // A nest is one phase as long as each loop holds only the next one.
    int at = item.loop;
    while (inside[at].size() == 1 && inside[at][0].loop >= 0)
      at = inside[at][0].loop;
    if (inside[at].size() > 1)
      for (auto &child : std::vector<Item>(inside[at]))
        add(child, index);
  };
  for (auto &item : std::vector<Item>(inside[-1]))
    add(item, -1);
  for (auto &phase : phases)
    fill(phase);
}

void Reference::fill(Phase &phase) {
  const Body &b = body();
  std::set<std::string> calls;
  auto frameName = [&](int frame) {
    return frame >= 0 ? b.frames[size_t(frame)].function : entry_->name;
  };
  auto precision = [&](const std::string &type) {
    phase.doublePrecision = phase.doublePrecision || type == "double" || type == "long double";
    phase.singlePrecision = phase.singlePrecision || type == "float";
  };
  auto count = [&](Value v) {
    for (auto &[name, n] : arithmeticOf(b, v)) {
      int &have = phase.arithmetic[name];
      have = std::max(have, n);
    }
  };
  auto touch = [&](int object, bool write) {
    if (object < 0)
      return;
    addUnique(write ? phase.writes : phase.reads, object);
  };
  if (phase.call >= 0) {
    const Call &call = b.calls[size_t(phase.call)];
    const std::string name = functionName(call.name);
    phase.where = call.where;
    phase.function = frameName(call.frame);
    calls.insert(name);
    // The last pointer of the algorithms that have a destination leads to it; memcpy and fill start
    // with it.
    static const std::set<std::string> lastIsResult = {
        "copy",           "transform",      "partial_sum", "copy_if",
        "inclusive_scan", "exclusive_scan", "copy_n"};
    static const std::set<std::string> onlyReads = {
        "accumulate",  "reduce",           "inner_product", "max_element",
        "min_element", "transform_reduce", "for_each"};
    static const std::set<std::string> firstIsResult = {"fill",   "fill_n", "iota",   "memset",
                                                        "assign", "memcpy", "memmove"};
    std::vector<int> objects;
    for (Value v : call.args)
      if (v)
        for (int o : objectsOf(b.arena, v))
          addUnique(objects, o);
    for (size_t i = 0; i < objects.size(); ++i) {
      const bool last = i + 1 == objects.size() && objects.size() > 1;
      if (onlyReads.count(name))
        touch(objects[i], false);
      else if (lastIsResult.count(name))
        touch(objects[i], last || objects.size() == 1);
      else if (firstIsResult.count(name))
        touch(objects[i], i == 0);
      else {
        touch(objects[i], false);
        touch(objects[i], true);
      }
    }
  } else {
    const Loop &loop = b.loops[size_t(phase.loop)];
    phase.where = loop.range;
    phase.function = frameName(loop.frame);
    for (auto &a : b.accesses) {
      if (!insideLoop(b, a.loop, phase.loop))
        continue;
      precision(a.type);
      std::vector<int> objects = a.object >= 0 ? std::vector<int>{a.object} : std::vector<int>{};
      if (objects.empty() && a.address)
        objects = objectsOf(b.arena, a.address);
      for (int o : objects) {
        touch(o, a.kind != AccessKind::Load);
        if (a.kind == AccessKind::Atomic)
          touch(o, false);
      }
      if (a.kind != AccessKind::Load && a.value)
        count(a.value);
    }
    for (auto &a : b.assigns)
      if (insideLoop(b, a.loop, phase.loop)) {
        precision(a.type);
        if (a.value)
          count(a.value);
      }
    for (auto &c : b.calls)
      if (insideLoop(b, c.loop, phase.loop)) {
        calls.insert(functionName(c.name));
        if (!c.walked && worksThroughArrays(c.name))
          for (Value v : c.args)
            if (v)
              for (int o : objectsOf(b.arena, v)) {
                touch(o, true);
                touch(o, false);
              }
      }
    findRecurrences(phase);
  }
  std::sort(phase.reads.begin(), phase.reads.end());
  std::sort(phase.writes.begin(), phase.writes.end());
  phase.calls.assign(calls.begin(), calls.end());
}

void Reference::findRecurrences(Phase &phase) {
  const Body &b = body();
  for (int loop : phase.loops) {
    for (Value phi : carriedBy(b, loop, phis_)) {
      Recurrence r;
      r.loop = loop;
      r.name = b.arena.phi(phi).name;
      if (auto a = accumulationOf(b, phi))
        r.kind = a->kind == Accumulation::Sum       ? Recurrence::Sum
                 : a->kind == Accumulation::Product ? Recurrence::Product
                 : a->kind == Accumulation::Minimum ? Recurrence::Minimum
                                                    : Recurrence::Maximum;
      phase.recurrences.push_back(std::move(r));
    }
    std::set<std::pair<int, int>> known;
    for (auto &store : b.accesses) {
      if (store.kind == AccessKind::Load || store.object < 0 || !store.address ||
          !insideLoop(b, store.loop, loop))
        continue;
      for (auto &load : b.accesses) {
        if (load.kind == AccessKind::Store || load.object != store.object || !load.address ||
            !insideLoop(b, load.loop, loop))
          continue;
        Recurrence r;
        r.loop = loop;
        r.object = store.object;
        r.name = objectName(b, store.object);
        if (load.address == store.address) {
          if (dependsOnLoop(b, store.address, loop))
            continue;
          r.kind = Recurrence::Element;
        } else if (dependsOnLoop(b, store.address, loop) || dependsOnLoop(b, load.address, loop)) {
          r.kind = Recurrence::Array;
        } else {
          // The same elements in every turn, each read by its neighbours.
          r.kind = Recurrence::Array;
        }
        if (known.insert({r.object, int(r.kind)}).second)
          phase.recurrences.push_back(std::move(r));
      }
    }
  }
}

std::vector<int> Reference::leaves() const {
  std::vector<int> out;
  for (size_t i = 0; i < phases.size(); ++i)
    if (phases[i].isLeaf())
      out.push_back(int(i));
  return out;
}

int Reference::handsOn(int from, int to) const {
  const Phase &a = phases[size_t(from)], &b = phases[size_t(to)];
  for (int o : a.writes)
    if (std::binary_search(b.reads.begin(), b.reads.end(), o))
      return o;
  return -1;
}

bool Reference::isParameter(int object) const {
  return entry_ && object >= 0 && body().objects[size_t(object)].isPointerParameter;
}

std::string Reference::arrayName(int object) const {
  return entry_ ? objectName(body(), object) : std::string();
}

std::string describe(const Reference &reference) {
  std::ostringstream out;
  if (!reference.entry())
    return "reference holds no function\n";
  const Body &body = reference.body();
  static const char *const kinds[] = {"sum",   "product", "minimum", "maximum",
                                      "array", "element", "other"};
  out << "reference " << reference.entry()->name << "\n";
  for (size_t i = 0; i < reference.phases.size(); ++i) {
    const Phase &p = reference.phases[i];
    int depth = 1;
    for (int q = p.parent; q >= 0; q = reference.phases[size_t(q)].parent)
      ++depth;
    out << std::string(size_t(depth) * 2, ' ') << "phase " << i << " line " << p.where.line;
    if (p.call >= 0)
      out << " call " << body.calls[size_t(p.call)].name;
    else {
      out << " loops";
      for (int l : p.loops) {
        const Loop &loop = body.loops[size_t(l)];
        out << " " << (loop.variable.empty() ? "?" : loop.variable);
        if (loop.bound)
          out << "<" << printValue(body, loop.bound);
      }
    }
    auto list = [&](const char *label, const std::vector<int> &objects) {
      if (objects.empty())
        return;
      out << "; " << label;
      for (int o : objects)
        out << " " << reference.arrayName(o);
    };
    list("reads", p.reads);
    list("writes", p.writes);
    if (!p.arithmetic.empty()) {
      out << "; computes";
      for (auto &[name, n] : p.arithmetic)
        out << " " << name << ":" << n;
    }
    for (auto &r : p.recurrences)
      out << "; carries " << kinds[int(r.kind)] << " " << r.name;
    if (p.doublePrecision || p.singlePrecision)
      out << "; "
          << (p.doublePrecision ? p.singlePrecision ? "float and double" : "double" : "float");
    out << "\n";
  }
  return out.str();
}

} // namespace accelscope::model
