// The host merges equal work items, or groups them by key, before it launches.
//
// Seen are the forms that look a key up before an item is added or a launch made: maps and sets,
// sorted runs, tables of slots. That the items were equal work only a reference can prove.
#include "matchers/host/HostData.h"

#include <optional>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

class Finder {
public:
  explicit Finder(const HostData &data) : data(data), body(data.body) {}

  std::vector<Hit> find() {
    lookups();
    grouped();
    uniqued();
    runs();
    return std::move(hits);
  }

private:
  static bool isKeyed(const std::string &name) {
    for (auto *type :
         {"std::map::", "std::unordered_map::", "std::set::", "std::unordered_set::",
          "std::multimap::", "std::unordered_multimap::", "std::_Rb_tree", "std::__detail"})
      if (name.rfind(type, 0) == 0)
        return true;
    return false;
  }

  /// The key is an item's, stored before: not a random number that has just been drawn.
  bool isStoredKey(Value key) const {
    return key && !data.isGenerated(key) &&
           anyNode(body.arena, key, [](Value n) { return n->op == Op::Load; });
  }

  /// What stands under a guard and matters to the device: an item added to a list that is sent, or
  /// a launch.
  std::optional<std::pair<const Site *, const HostEvent *>>
  effectUnder(const std::function<bool(Value)> &tests, Range &guardRange) const {
    auto under = [&](const Site &s) {
      for (int g : guardsOf(body, s.guard)) {
        const Guard &guard = body.guards[size_t(g)];
        if (guard.condition && anyNode(body.arena, guard.condition, tests)) {
          guardRange = guard.range;
          return true;
        }
      }
      return false;
    };
    for (auto &[root, list] : data.fills)
      for (auto &f : list) {
        const HostEvent *sent = data.sentAfter(root, *f.site);
        if (!sent || !under(*f.site))
          continue;
        const std::string m = lastName(f.call);
        const bool appends = m == "push_back" || m == "emplace_back";
        const bool cursor = f.call.empty() && f.address && f.site->loop >= 0 &&
                            anyNode(body.arena, f.address, [&](Value n) {
                              return n->is(SymbolKind::Phi) && !body.arena.phi(n).step;
                            });
        if (appends || cursor)
          return std::make_pair(f.site, sent);
      }
    for (auto &e : body.host)
      if (e.kind == HostKind::Launch && under(e))
        return std::make_pair(static_cast<const Site *>(&e), &e);
    return {};
  }

  void add(const Site &where, const std::string &what, const Site &effect, const HostEvent &event,
           const std::string &reason, double confidence = 0.8) {
    if (!seen.insert(where.where) || !effects.insert(effect.where))
      return;
    Hit hit;
    hit.kernel = data.functionOf(where).empty() ? data.entry.name : data.functionOf(where);
    hit.evidence.push_back({where.where, what});
    if (effect.where.line != where.where.line)
      hit.evidence.push_back({effect.where, "only for a new one"});
    if (event.where.line != effect.where.line)
      hit.evidence.push_back({event.where, "the device gets what remains"});
    hit.reason = reason;
    hit.confidence = confidence;
    hit.doubt = "that the merged items are equal work needs the reference";
    hits.push_back(std::move(hit));
  }

  /// A map or set is asked for the key; its answer decides.
  void lookups() {
    for (auto &c : body.calls) {
      static const std::set<std::string> asks = {"emplace", "insert",   "try_emplace", "find",
                                                 "count",   "contains", "lower_bound"};
      if (!isKeyed(c.name) || !asks.count(lastName(c.name)) || !c.result || c.args.size() < 2)
        continue;
      const bool stored =
          std::any_of(c.args.begin() + 1, c.args.end(), [&](Value v) { return isStoredKey(v); });
      Range guard;
      auto effect = effectUnder([&](Value n) { return n == c.result; }, guard);
      if (!effect)
        continue;
      // A cache in front of a launch may be asked for a key of the caller.
      const bool cache = effect->first == static_cast<const Site *>(effect->second);
      if (!stored && !cache)
        continue;
      add(c, "looks the key up", *effect->first, *effect->second,
          std::string("'") + lastName(c.name) + "'" + atLine(c.where) +
              " says whether the key is known; " +
              (cache ? "only a new one is launched" : "only a new one is added") +
              atLine(effect->first->where));
    }
  }

  /// groups[key].push_back(item), and what the groups hold goes to the device.
  void grouped() {
    for (auto &[root, list] : data.fills) {
      const std::string type = data.typeOf(root);
      if (type.find("map<") == std::string::npos)
        continue;
      for (auto &f : list) {
        const HostEvent *sent = data.sentAfter(root, *f.site);
        if (!sent || (lastName(f.call) != "push_back" && lastName(f.call) != "emplace_back"))
          continue;
        add(*f.site, "adds the item to the group of its key", *f.site, *sent,
            "items are grouped by key in '" + data.name(root) + "'" + atLine(f.site->where) +
                ", and '" + sent->api + "'" + atLine(sent->where) + " works on the groups");
        break;
      }
    }
  }

  /// sort and unique over a list that is sent.
  void uniqued() {
    for (auto &[root, list] : data.fills)
      for (auto &f : list) {
        const bool drops = f.call == "unique" || f.call == "unique_copy";
        const bool set = f.call.rfind("std::", 0) == 0 &&
                         std::any_of(f.sources.begin(), f.sources.end(), [&](Root s) {
                           return data.typeOf(s).find("set<") != std::string::npos;
                         });
        const HostEvent *sent = drops || set ? data.sentAfter(root, *f.site) : nullptr;
        if (!sent || data.holdsGenerated(root))
          continue;
        add(*f.site, drops ? "drops repeated items" : "takes each item once", *f.site, *sent,
            "'" + data.name(root) + "' keeps each item once" + atLine(f.site->where) + ", and '" +
                sent->api + "'" + atLine(sent->where) + " takes it to the device");
      }
  }

  /// The test compares two items of one array, or a slot that it then takes.
  bool comparesItems(Value v) const {
    if ((v->op != Op::Eq && v->op != Op::Ne) || v->args.size() != 2)
      return false;
    Value a = v->args[0], b = v->args[1];
    if (a->op != Op::Load || b->op != Op::Load || a == b)
      return false;
    const auto ra = data.roots(a->args[0]), rb = data.roots(b->args[0]);
    return std::any_of(ra.begin(), ra.end(), [&](Root r) { return rb.count(r) > 0; });
  }

  /// slot[key] < 0, where the slot is set under that very test.
  bool testsSlot(Value v) const {
    return v->op == Op::Load &&
           anyNode(body.arena, v->args[0], [](Value n) { return n->op == Op::Load; }) &&
           std::any_of(body.accesses.begin(), body.accesses.end(), [&](const Access &a) {
             if (a.kind != AccessKind::Store || a.address != v->args[0])
               return false;
             for (int g : guardsOf(body, a.guard))
               if (body.guards[size_t(g)].condition &&
                   anyNode(body.arena, body.guards[size_t(g)].condition,
                           [&](Value n) { return n == v; }))
                 return true;
             return false;
           });
  }

  void runs() {
    Range guard;
    if (auto effect =
            effectUnder([&](Value n) { return comparesItems(n) || testsSlot(n); }, guard)) {
      Site test = *effect->first;
      test.where = guard;
      add(test, "compares the key with those before", *effect->first, *effect->second,
          "the key is compared with those before it" + atLine(guard) +
              ", and only a new one is taken" + atLine(effect->first->where),
          0.75);
    }
    // while (key[last] == key[first]) ++last; one launch for the run.
    for (size_t l = 0; l < body.loops.size(); ++l) {
      const Loop &loop = body.loops[l];
      if (!loop.condition || loop.parent < 0 ||
          !anyNode(body.arena, loop.condition, [&](Value n) { return comparesItems(n); }))
        continue;
      for (auto &e : body.host)
        if (e.kind == HostKind::Launch && insideLoop(body, e.loop, loop.parent) &&
            !insideLoop(body, e.loop, int(l))) {
          Site test = e;
          test.where = firstLine(loop.header);
          add(test, "goes on while the key is the same", e, e,
              "the loop" + atLine(loop.header) + " runs over items of equal key, and '" + e.api +
                  "'" + atLine(e.where) + " is launched once for them",
              0.75);
          break;
        }
    }
  }

  const HostData &data;
  const Body &body;
  std::vector<Hit> hits;
  PlaceSet seen, effects;
};
} // namespace

ACCELSCOPE_DETECTOR(HostDeduplication) {
  PlaceSet seen;
  forEachHost(program, [&](const HostEntry &entry) {
    if (program.kernelsOnly)
      return;
    const HostData data(program, entry);
    for (auto &hit : Finder(data).find())
      if (seen.insert(hit.evidence.front().range))
        sink.add(std::move(hit));
  });
}
