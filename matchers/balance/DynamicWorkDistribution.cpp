// Threads fetch their next item through an atomic counter in a loop.
#include "matchers/balance/Common.h"

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

class Finder {
public:
  explicit Finder(const Body &body) : body(body), provenance(body) {}

  struct Found {
    int loop = -1;
    Range test;
  };

  /// The loop that ends, or not, by what the counter returned, and works on the item it names.
  Found find(const Access &a) const {
    for (int l : loopsOf(body, a.loop)) {
      const Loop &loop = body.loops[size_t(l)];
      if (drawnOnDemand(a, l))
        continue;
      if (provenance.reaches(loop.condition, a.result, false)) {
        if (worksOn(l, a.result, -1))
          return {l, firstLine(loop.header)};
        continue;
      }
      for (int g : testsIn(l, a.result)) {
        const Guard &guard = body.guards[size_t(g)];
        // Of a plain test only what stands under it is what an item was left for.
        const bool leaves = guard.kind == Guard::Break || guard.kind == Guard::EarlyReturn;
        if (worksOn(l, a.result, leaves ? -1 : g))
          return {l, guard.range};
      }
    }
    return {};
  }

private:
  /// Inside the loop the counter moves only where data says that something is needed: room in a
  /// pool, not the next item.
  bool drawnOnDemand(const Access &a, int l) const {
    std::set<int> outside;
    for (int g : guardsOf(body, a.guard))
      if (body.guards[size_t(g)].range.line < body.loops[size_t(l)].range.line)
        outside.insert(g);
    for (int g : guardsOf(body, a.guard)) {
      if (outside.count(g) && body.guards[size_t(g)].range.file == body.loops[size_t(l)].range.file)
        continue;
      for (Value part : conjuncts(body.guards[size_t(g)].condition)) {
        if (provenance.reaches(part, a.result))
          continue;
        const bool data = anyNode(body.arena, part, [&](Value n) {
          if (n->op != Op::Load)
            return n->op == Op::Call && body.arena.name(n->value).find("atomicCAS") == 0;
          const auto objects = objectsOf(body.arena, n->args[0]);
          return std::any_of(objects.begin(), objects.end(),
                             [&](int o) { return body.objects[size_t(o)].space == Space::Global; });
        });
        if (data)
          return true;
      }
    }
    return false;
  }

  /// Tests of the counter's result inside the loop under which something runs.
  std::vector<int> testsIn(int l, Value result) const {
    std::set<int> inside;
    auto collect = [&](const Site &s) {
      if (insideLoop(body, s.loop, l))
        for (int g : guardsOf(body, s.guard))
          inside.insert(g);
    };
    for (auto &a : body.accesses)
      collect(a);
    for (auto &a : body.assigns)
      collect(a);
    for (auto &c : body.calls)
      collect(c);
    std::vector<int> out;
    for (int g : inside)
      if (provenance.reaches(body.guards[size_t(g)].condition, result, false))
        out.push_back(g);
    return out;
  }

  /// The result names the item: it goes into what is loaded, stored or looped over. A position
  /// that is only written to is an output slot.
  bool worksOn(int l, Value result, int under) const {
    auto counts = [&](const Site &s) {
      const auto around = guardsOf(body, s.guard);
      return insideLoop(body, s.loop, l) &&
             (under < 0 || std::find(around.begin(), around.end(), under) != around.end());
    };
    for (auto &a : body.accesses) {
      if (!counts(a))
        continue;
      if (a.space == Space::Shared && a.kind == AccessKind::Store)
        continue; // handed to the other threads
      if (a.kind == AccessKind::Load && a.address && reachesAddress(a.address, result))
        return true;
      if (a.kind != AccessKind::Load && a.value && a.value != result &&
          provenance.reaches(a.value, result))
        return true;
    }
    for (size_t n = 0; under < 0 && n < body.loops.size(); ++n) {
      const Loop &inner = body.loops[n];
      if (int(n) != l && insideLoop(body, int(n), l) &&
          (provenance.reaches(inner.init, result) || provenance.reaches(inner.bound, result)))
        return true;
    }
    for (auto &c : body.calls)
      if (counts(c) && c.name != "asm")
        for (Value v : c.args)
          if (v && provenance.reaches(v, result))
            return true;
    return false;
  }

  bool reachesAddress(Value address, Value result) const {
    return provenance.reaches(address, result);
  }

  const Body &body;
  Provenance provenance;
};
} // namespace

ACCELSCOPE_DETECTOR(DynamicWorkDistribution) {
  PlaceSet seen, loops;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    std::optional<Finder> finder;
    for (auto &a : body.accesses) {
      if (!isCounter(a) || a.loop < 0)
        continue;
      if (!finder)
        finder.emplace(body);
      const Finder::Found found = finder->find(a);
      if (found.loop < 0 || !seen.insert(a.where))
        continue;
      const Loop &loop = body.loops[size_t(found.loop)];
      if (!loops.insert(loop.header))
        continue;
      std::string counter;
      for (int o : objectsTouched(body, a))
        counter += (counter.empty() ? "" : " or ") + quoted(body, o);
      Hit hit;
      hit.kernel = kernel.name;
      hit.evidence.push_back({a.where, "takes the number of the next item"});
      hit.evidence.push_back({firstLine(loop.header), "the loop that goes on with it"});
      if (found.test.valid() && found.test.line != loop.header.line)
        hit.evidence.push_back({firstLine(found.test), "whether there is one left"});
      hit.reason = "the loop" + atLine(loop.header) + " takes its next item from the counter " +
                   (counter.empty() ? std::string("in memory") : counter) + " by '" + a.operation +
                   "'" + atLine(a.where) + " until none is left";
      sink.add(std::move(hit));
    }
  });
}
