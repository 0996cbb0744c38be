// Stores through one pointer keep the compiler from remembering what it loaded through another,
// because nothing says that the two do not overlap.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"

#include <algorithm>
#include <map>
#include <set>

namespace {
using namespace accelscope;
using namespace accelscope::model;
using namespace accelscope::matchers;

bool isByte(const std::string &type) {
  return type == "char" || type == "unsigned char" || type == "signed char" || type == "std::byte";
}

/// The compiler must expect a store to the one to change the other.
bool mayOverlap(const Object &a, const Object &b) {
  if (a.isRestrict || b.isRestrict)
    return false;
  return a.elementType == b.elementType || isByte(a.elementType) || isByte(b.elementType);
}

/// Some launch gives both parameters the same memory, so that they must not be qualified.
bool overlapInSomeLaunch(const std::vector<LaunchEvent> &launches, int a, int b) {
  for (auto &launch : launches) {
    const auto &objects = launch.event->objects;
    if (size_t(std::max(a, b)) >= objects.size())
      continue;
    for (int o : objects[size_t(a)])
      if (std::count(objects[size_t(b)].begin(), objects[size_t(b)].end(), o))
        return true;
  }
  return false;
}

/// A load that is repeated for nothing, and the store that forces it.
struct Repeated {
  const Access *load = nullptr, *store = nullptr;
  const Access *again = nullptr; ///< the second load; null: the same at every turn of `loop`
  int loop = -1;
  double weight = 0;
};

/// The outermost loop whose turns all load from the same place while something is stored.
int invariantLoop(const Body &body, const Access &load, const std::vector<const Access *> &stores,
                  const Access *&store) {
  int out = -1;
  for (int l : loopsOf(body, load.loop)) {
    if (movesWith(body, load.address, l))
      break;
    const Loop &loop = body.loops[size_t(l)];
    if (loop.boundClass == BoundClass::Constant && loop.trips < 4)
      continue;
    for (auto *s : stores)
      if (insideLoop(body, s->loop, l) && compatible(body, s->guard, load.guard)) {
        out = l;
        store = s;
        break;
      }
  }
  return out;
}
} // namespace

ACCELSCOPE_LINT_RULE(MissingRestrict) {
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    Body &body = *instance.body;
    const double most = heaviest(instance);
    const auto launches = launchesOf(program, kernel);
    std::map<int, std::vector<const Access *>> loads, stores;
    for (auto &access : body.accesses) {
      if (access.space != Space::Global || access.object < 0 || !access.address)
        continue;
      const Object &object = body.objects[size_t(access.object)];
      if (!object.isPointerParameter || object.parameter < 0 ||
          size_t(object.parameter) >= kernel.parameters.size())
        continue;
      if (access.kind != AccessKind::Load)
        stores[access.object].push_back(&access);
      else if (!access.isVolatile && access.operation.empty())
        loads[access.object].push_back(&access);
      else
        loads[access.object]; // reached by a load that is read-only or volatile already
    }
    for (auto &[object, all] : loads) {
      const Object &o = body.objects[size_t(object)];
      if (stores.count(object) || o.isRestrict || o.isVolatile)
        continue;
      std::vector<const Access *> threats;
      for (auto &[other, writes] : stores) {
        const Object &w = body.objects[size_t(other)];
        if (mayOverlap(o, w) && w.parameter != o.parameter &&
            !overlapInSomeLaunch(launches, o.parameter, w.parameter))
          threats.insert(threats.end(), writes.begin(), writes.end());
      }
      // One launch that passes the same buffer twice forbids the qualifier for good.
      bool shared = false;
      for (auto &[other, writes] : stores)
        shared = shared ||
                 overlapInSomeLaunch(launches, o.parameter, body.objects[size_t(other)].parameter);
      if (threats.empty() || shared)
        continue;
      Repeated worst;
      for (auto *load : all) {
        if (weight(body, load->loop) * 16 < most || uncountable(body, load->address))
          continue;
        const Access *store = nullptr;
        if (const int l = invariantLoop(body, *load, threats, store); l >= 0) {
          if (weight(body, load->loop) > worst.weight)
            worst = {load, store, nullptr, l, weight(body, load->loop)};
          continue;
        }
        for (auto *again : all)
          if (again != load && again->address == load->address && again->loop == load->loop &&
              again->order > load->order && compatible(body, again->guard, load->guard))
            for (auto *s : threats)
              if (s->order > load->order && s->order < again->order &&
                  compatible(body, s->guard, again->guard) &&
                  compatible(body, s->guard, load->guard) &&
                  weight(body, load->loop) > worst.weight)
                worst = {load, s, again, -1, weight(body, load->loop)};
      }
      if (!worst.load)
        continue;
      const Parameter &parameter = kernel.parameters[size_t(o.parameter)];
      const std::string name = quoted(body, object), other = quoted(body, worst.store->object);
      Finding f;
      f.range = parameter.range.valid() ? parameter.range : worst.load->where;
      f.kernel = kernel.name;
      f.strategy = "restrict-qualification";
      f.message = "elements of " + name + " are loaded " +
                  (worst.again ? "a second time after a store to " + other
                               : "again at every turn of a loop that stores to " + other) +
                  ", because nothing says that the two do not overlap";
      f.notes.push_back({worst.load->where, worst.again
                                                ? "loaded here first"
                                                : "loaded here, always from the same place"});
      f.notes.push_back({worst.store->where, "stored here"});
      if (worst.again)
        f.notes.push_back({worst.again->where, "loaded again here"});
      f.notes.push_back({f.range, "declare 'const " + o.elementType + " *__restrict__ " +
                                      parameter.name + "' if no caller passes overlapping memory"});
      f.notes.push_back({kernel.nameRange.valid() ? kernel.nameRange : kernel.range,
                         launches.empty()
                             ? "assumed: no caller passes overlapping memory; no launch is visible"
                             : "no launch in this file passes the same memory to both"});
      sink.add(std::move(f));
    }
  });
}
