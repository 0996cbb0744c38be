// Selected items are written densely: to places that a counter, a scan or a vote hands out.
#include "matchers/balance/Common.h"
#include "matchers/model/HostFlow.h"

#include <map>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

bool isListMemory(Space space) { return space == Space::Global || space == Space::Shared; }

/// One place where a list is written.
struct Append {
  Range store, position, test;
  std::string list, how;
  double confidence = 1.0;
  std::string doubt;
  Verdict verdict = Verdict::Present;
};

class Finder {
public:
  Finder(const Program &program, const Kernel &kernel, const KernelInstance &instance)
      : program(program), kernel(kernel), body(*instance.body), provenance(*instance.body) {}

  std::vector<Append> find() {
    for (auto &a : body.accesses)
      if (isCounter(a))
        counted(a);
    for (auto &s : body.accesses) {
      if (s.kind != AccessKind::Store || !isListMemory(s.space) || !s.address || written.count(&s))
        continue;
      if (!ownCursor(s) && !voted(s))
        scanned(s);
    }
    return std::move(appends);
  }

private:
  std::string listName(const Access &s) const {
    std::string names;
    for (int o : objectsTouched(body, s))
      names += (names.empty() ? "" : " or ") + quoted(body, o);
    return names.empty() ? "memory" : names;
  }

  Range guardRange(int guard) const {
    return guard >= 0 ? firstLine(body.guards[size_t(guard)].range) : Range{};
  }

  /// Position from an atomic counter.
  void counted(const Access &a) {
    auto isResult = [&](Value v) { return v == a.result; };
    std::vector<const Access *> stores;
    bool namesItem = false;
    for (auto &s : body.accesses) {
      if (!s.address || &s == &a || s.space == Space::Local)
        continue;
      if (s.kind == AccessKind::Store) {
        if (isListMemory(s.space) && provenance.reaches(s.address, isResult, false)) {
          // The number itself or what it selects is stored: the counter named an item.
          if (s.value && provenance.reaches(s.value, isResult))
            namesItem = true;
          else
            stores.push_back(&s);
        }
      } else if (s.kind == AccessKind::Load && s.space != Space::Shared && !s.compound &&
                 provenance.reaches(s.address, isResult, false)) {
        // Reading what was just written there is no use as an item's number.
        const bool own = std::any_of(stores.begin(), stores.end(),
                                     [&](const Access *w) { return w->address == s.address; });
        namesItem = namesItem || !own;
      }
    }
    if (stores.empty() || namesItem)
      return;
    const Access &store = *stores.front();
    for (auto *s : stores)
      written.insert(s);
    auto ofPosition = [&](Value v) { return v == a.result; };
    int selecting = dataGuard(body, store.guard, ofPosition);
    if (selecting < 0)
      selecting = dataGuard(body, a.guard, ofPosition);
    const bool amountVaries = a.value && isDataTest(body, a.value);
    const bool bins = a.address && isDataTest(body, a.address);
    bool itemLoop = false; // as many as a loop over data finds
    for (int l : loopsOf(body, store.loop))
      itemLoop = itemLoop || body.loops[size_t(l)].boundClass == BoundClass::DataDependent;
    Append append;
    append.store = store.where;
    append.position = a.where;
    append.test = guardRange(selecting);
    append.list = listName(store);
    append.how = "at the position that '" + a.operation + "'" + atLine(a.where) + " hands out";
    if (selecting < 0 && !amountVaries) {
      if (itemLoop && !bins) {
        append.confidence = 0.7;
        append.doubt = "no test drops items";
      } else {
        append.verdict = Verdict::Unclear;
        append.confidence = 0.5;
        append.doubt = "every item is placed and none is dropped";
      }
    }
    appends.push_back(std::move(append));
  }

  /// The value counts up under a data test and never down: a cursor of a list, no stack.
  bool isCursor(Value phi, Value &test) const {
    const Phi &p = body.arena.phi(phi);
    if (p.step || !p.update || p.loop < 0)
      return false;
    bool grows = false, stays = false, other = false;
    std::set<Value> seen;
    std::function<void(Value, Value)> walk = [&](Value v, Value condition) {
      if (!v || !seen.insert(v).second)
        return;
      if (v == phi) {
        stays = true;
        return;
      }
      if (v->op == Op::Select) {
        for (Value part : {v->args[1], v->args[2]})
          walk(part, v->args[0]);
        return;
      }
      Value d = difference(body, v, phi);
      if (d->isConst()) {
        if (d->value > 0) {
          grows = true;
          test = condition;
        } else
          other = true;
        return;
      }
      other = true;
    };
    walk(p.update, nullptr);
    if (!grows || !stays || other || !test)
      return false;
    return isDataTest(body, test, [&](Value v) { return v == phi; }) || anyPartIsData(test, phi);
  }

  bool anyPartIsData(Value test, Value phi) const {
    for (Value part : conjuncts(test))
      if (isDataTest(body, part, [&](Value v) { return v == phi; }))
        return true;
    return false;
  }

  /// Position from a cursor of the thread's own: a list per row.
  bool ownCursor(const Access &s) {
    if (s.loop < 0)
      return false;
    Value cursor = nullptr, test = nullptr;
    std::set<Value> checked;
    provenance.reaches(
        s.address,
        [&](Value v) {
          if (v->is(SymbolKind::Phi) && checked.insert(v).second &&
              insideLoop(body, s.loop, body.arena.phi(v).loop)) {
            Value t = nullptr;
            if (isCursor(v, t)) {
              cursor = v;
              test = t;
              return true;
            }
          }
          return false;
        },
        false);
    if (!cursor)
      return false;
    const int selecting = dataGuard(body, s.guard, [&](Value v) { return v == cursor; });
    if (selecting < 0)
      return false;
    Append append;
    append.store = s.where;
    append.position = s.where;
    for (auto &assign : body.assigns)
      if (assign.before == cursor)
        append.position = assign.where;
    append.test = guardRange(selecting);
    append.list = listName(s);
    append.how = "at the place that '" + body.arena.phi(cursor).name + "' counts";
    if (s.space == Space::Shared) {
      append.confidence = 0.8;
      append.doubt = "the list stays in shared memory";
    }
    appends.push_back(std::move(append));
    return true;
  }

  /// Position from a vote of the warp: the number of lower lanes that also keep their item.
  bool voted(const Access &s) {
    const int selecting = dataGuard(body, s.guard);
    if (selecting < 0)
      return false;
    Value count = nullptr;
    const bool found = provenance.reaches(
        s.address,
        [&](Value v) {
          if (v->op == Op::Call && body.arena.name(v->value).rfind("__popc", 0) == 0 &&
              anyNode(body.arena, v, [&](Value n) { return isVote(n); })) {
            count = v;
            return true;
          }
          return false;
        },
        false);
    if (!found)
      return false;
    Append append;
    append.store = s.where;
    append.position = s.where;
    for (auto &call : body.calls)
      if (call.result == count)
        append.position = call.where;
    append.test = guardRange(selecting);
    append.list = listName(s);
    append.how = "behind the lower lanes of the warp that keep theirs";
    appends.push_back(std::move(append));
    return true;
  }

  bool isVote(Value v) const {
    if (auto *x = provenance.exchangeOf(v))
      return x->kind == Exchange::Vote || x->kind == Exchange::Match;
    if (v->op == Op::Call) {
      const std::string &name = body.arena.name(v->value);
      return name.find("ballot") != std::string::npos || name.find("match") != std::string::npos ||
             name.find("activemask") != std::string::npos;
    }
    return false;
  }

  /// Position from a scan: in this kernel or by an earlier step.
  void scanned(const Access &s) {
    const int selecting = dataGuard(body, s.guard);
    if (selecting < 0)
      return;
    Value offset = nullptr;
    std::string how;
    bool sure = true;
    provenance.reaches(
        s.address,
        [&](Value v) {
          if (offset)
            return true;
          if (isScanResult(v)) {
            offset = v;
            how = "at the place that a scan of the block or warp yields";
          } else if (v->op == Op::Load && varianceOf(body.arena, v->args[0]) == Variance::Thread) {
            for (int o : objectsOf(body.arena, v->args[0])) {
              const Object &object = body.objects[size_t(o)];
              if (object.space == Space::Shared ? scansInShared(o) : scannedBefore(object, sure)) {
                offset = v;
                how = "at the place that the scan in '" + object.name + "' says";
              }
            }
          }
          return offset != nullptr;
        },
        false);
    if (!offset || (s.value && s.value == offset))
      return;
    // One thread of a block that stores a total keeps no item.
    if (s.object >= 0 && offset->op == Op::Load) {
      const auto from = objectsOf(body.arena, offset->args[0]);
      if (std::find(from.begin(), from.end(), s.object) != from.end())
        return;
    }
    Append append;
    append.store = s.where;
    append.position = s.where;
    append.test = guardRange(selecting);
    append.list = listName(s);
    append.how = how;
    if (!sure) {
      append.confidence = 0.7;
      append.doubt = "that the offsets come from a scan is not visible";
    }
    appends.push_back(std::move(append));
  }

  bool isScanResult(Value v) const {
    if (auto *x = provenance.exchangeOf(v))
      return x->kind == Exchange::Scan || x->kind == Exchange::ShuffleUp;
    if (v->op == Op::Call) {
      const std::string &name = body.arena.name(v->value);
      return name.find("shfl_up") != std::string::npos ||
             name.find("clusive_scan") != std::string::npos;
    }
    if (v->is(SymbolKind::Unknown)) {
      // What a library scan sets through a reference.
      const std::string label = printValue(body, v);
      return label.find("clusiveSum") != std::string::npos ||
             label.find("clusiveScan") != std::string::npos ||
             label.find("clusive_scan") != std::string::npos;
    }
    return false;
  }

  /// The elements of a shared array are added to each other at different places: a scan.
  bool scansInShared(int object) const {
    for (auto &s : body.accesses) {
      if (s.kind != AccessKind::Store || s.object != object || !s.value || !s.address)
        continue;
      std::set<Value> places;
      forEachNode(body.arena, s.value, [&](Value v) {
        if (v->op == Op::Load) {
          const auto objects = objectsOf(body.arena, v->args[0]);
          if (std::find(objects.begin(), objects.end(), object) != objects.end())
            places.insert(v->args[0]);
        }
        return true;
      });
      if (places.size() > 1 || (places.size() == 1 && !places.count(s.address) &&
                                dependsOn(body.arena, s.address, SymbolKind::ThreadIdx)))
        return true;
    }
    return false;
  }

  /// A parameter that an earlier scan filled. `sure` is cleared where no host code shows it.
  bool scannedBefore(const Object &object, bool &sure) const {
    if (object.parameter < 0 || object.space != Space::Global ||
        (object.elementType.find("int") == std::string::npos &&
         object.elementType.find("long") == std::string::npos))
      return false;
    if (program.kernelsOnly)
      return false;
    bool found = false;
    forEachHost(program, [&](const HostEntry &entry) {
      HostFlow flow(program, entry);
      for (auto &step : flow.steps) {
        if (step.kind != Step::Launch || step.event->kernel < 0 ||
            &program.kernels[size_t(step.event->kernel)] != &kernel ||
            size_t(object.parameter) >= step.event->objects.size())
          continue;
        for (int b : step.event->objects[size_t(object.parameter)])
          for (auto &earlier : flow.steps)
            if (earlier.writes.count(b) && &earlier != &step && scans(earlier, b))
              found = true;
      }
    });
    sure = sure && found;
    return found;
  }

  /// The step stores the results of a scan into the buffer.
  bool scans(const Step &step, int buffer) const {
    if (step.kind == Step::Library)
      return step.event->api.find("Scan") != std::string::npos ||
             step.event->api.find("_scan") != std::string::npos;
    if (step.kind != Step::Launch || step.event->kernel < 0)
      return false;
    const Kernel &scanner = program.kernels[size_t(step.event->kernel)];
    for (auto &instance : scanner.instances)
      if (instance.body && Finder(program, scanner, instance).storesScan(*step.event, buffer))
        return true;
    return false;
  }

  bool storesScan(const HostEvent &launch, int buffer) const {
    for (auto &a : body.accesses) {
      if (a.kind != AccessKind::Store || !a.value || a.object < 0)
        continue;
      const int parameter = body.objects[size_t(a.object)].parameter;
      if (parameter < 0 || size_t(parameter) >= launch.objects.size())
        continue;
      auto &passed = launch.objects[size_t(parameter)];
      if (std::find(passed.begin(), passed.end(), buffer) == passed.end())
        continue;
      const bool scan = provenance.reaches(
          a.value,
          [&](Value v) {
            if (isScanResult(v))
              return true;
            // Serial: an accumulated value is stored at every turn.
            if (v->is(SymbolKind::Phi))
              return a.loop >= 0 && !body.arena.phi(v).step && body.arena.phi(v).loop == a.loop;
            if (v->op != Op::Load)
              return false;
            const auto objects = objectsOf(body.arena, v->args[0]);
            return std::any_of(objects.begin(), objects.end(), [&](int o) {
              return body.objects[size_t(o)].space == Space::Shared && scansInShared(o);
            });
          },
          false);
      if (scan)
        return true;
    }
    return false;
  }

  const Program &program;
  const Kernel &kernel;
  const Body &body;
  Provenance provenance;
  std::vector<Append> appends;
  std::set<const Access *> written;
};

/// 1: a library routine that keeps selected items densely; -1: one that only divides them.
int librarySelect(const std::string &name) {
  if (name.rfind("cub::DeviceSelect::", 0) == 0)
    return 1;
  if (name.rfind("cub::DevicePartition::", 0) == 0)
    return -1;
  static const std::set<std::string> keeps = {
      "copy_if", "remove",      "remove_if",     "remove_copy",       "remove_copy_if",
      "unique",  "unique_copy", "unique_by_key", "unique_by_key_copy"};
  static const std::set<std::string> divides = {"partition", "stable_partition", "partition_copy",
                                                "stable_partition_copy"};
  if (name.rfind("thrust::", 0) != 0)
    return 0;
  const std::string last = name.substr(name.rfind(':') + 1);
  return keeps.count(last) ? 1 : divides.count(last) ? -1 : 0;
}
} // namespace

ACCELSCOPE_DETECTOR(WorkCompaction) {
  PlaceSet seen;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    // Several arrays filled at one position are one list.
    std::set<std::pair<unsigned, unsigned>> positions;
    for (auto &append : Finder(program, kernel, instance).find()) {
      if (!positions.insert({append.position.line, append.position.column}).second ||
          !seen.insert(append.store))
        continue;
      Hit hit;
      hit.kernel = kernel.name;
      hit.evidence.push_back({append.store, "writes the kept item"});
      if (append.position.line != append.store.line)
        hit.evidence.push_back({append.position, "the position"});
      if (append.test.valid() && append.test.line != append.store.line)
        hit.evidence.push_back({append.test, "the test that selects"});
      hit.reason =
          "items are appended to " + append.list + atLine(append.store) + " " + append.how +
          (append.test.valid() ? ", where the test" + atLine(append.test) + " keeps them" : "");
      hit.confidence = append.confidence;
      hit.doubt = append.doubt;
      hit.verdict = append.verdict;
      sink.add(std::move(hit));
    }
    for (auto &call : instance.body->calls)
      if (librarySelect(call.name) > 0 && seen.insert(call.where)) {
        Hit hit;
        hit.kernel = kernel.name;
        hit.evidence.push_back({call.where, ""});
        hit.reason = "'" + call.name + "' keeps the selected items in front" + atLine(call.where);
        sink.add(std::move(hit));
      }
  });
  forEachHost(program, [&](const HostEntry &entry) {
    for (auto &event : entry.body->host) {
      const int select = event.kind == HostKind::Library ? librarySelect(event.api) : 0;
      if (!select || isHostAlgorithm(event))
        continue;
      const bool asksForSize = event.api.rfind("cub::", 0) == 0 && !event.args.empty() &&
                               event.args[0] && event.args[0]->isConst(0);
      if (asksForSize || !seen.insert(event.where))
        continue;
      Hit hit;
      hit.kernel = entry.name;
      hit.evidence.push_back({event.where, ""});
      if (select > 0)
        hit.reason = "'" + event.api + "' keeps the selected items densely" + atLine(event.where);
      else {
        hit.reason = "'" + event.api + "' divides the items" + atLine(event.where);
        hit.verdict = Verdict::Unclear;
        hit.confidence = 0.5;
        hit.doubt = "every item is placed and none is dropped";
      }
      sink.add(std::move(hit));
    }
  });
}
