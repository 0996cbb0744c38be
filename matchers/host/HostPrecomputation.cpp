// The host derives tables, offsets or lists for the kernels.
//
// Without a CPU reference one cannot tell every derived array from the program's input. Counted is
// only what a function derives from data or sizes it was given, in a form that is no plain copy.
#include "matchers/host/HostData.h"

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

struct Derived {
  const Fill *fill = nullptr;
  std::string how;
  double confidence = 0.8;
};

class Finder {
public:
  explicit Finder(const HostData &data) : data(data), body(data.body) {}

  Derived judge(Root root, const Fill &fill) const {
    if (data.inMain(*fill.site) || data.isParameter(root))
      return {};
    // Arrays of `main` that a helper fills: as a rule the input itself.
    if (data.belongsToMain(root))
      return {};
    if (data.isGenerated(fill.value) || data.holdsGenerated(root))
      return {};
    return fill.call.empty() ? stored(root, fill) : called(root, fill);
  }

private:
  bool isInput(Root r, const Site &site) const {
    return data.passedIn(r, site) || derivedFromInput(r, site, 0);
  }

  /// An array between: filled from input.
  bool derivedFromInput(Root r, const Site &site, int depth) const {
    auto it = data.fills.find(r);
    if (it == data.fills.end() || depth > 4)
      return false;
    for (auto &f : it->second) {
      if (f.site->order > site.order && f.site->loop < 0)
        continue;
      std::set<Root> from = f.sources;
      for (Value v : {f.value, f.address})
        for (Root s : data.loadedFrom(v))
          from.insert(s);
      for (Root s : from)
        if (s != r && (data.passedIn(s, *f.site) || derivedFromInput(s, *f.site, depth + 1)))
          return true;
    }
    return false;
  }

  /// The index of a store without its array.
  Value indexOf(Root root, Value address) const { return workArena(body).sub(address, root); }

  bool anyInput(const std::set<Root> &from, Root self, const Site &site) const {
    return std::any_of(from.begin(), from.end(),
                       [&](Root r) { return r != self && isInput(r, site); });
  }

  Derived stored(Root root, const Fill &fill) const {
    if (fill.site->loop < 0 || !fill.value || !fill.address)
      return {};
    if (fill.value->isConst())
      return {};
    Value index = indexOf(root, fill.address);
    const std::set<Root> byIndex = data.elementsOf(index), byValue = data.elementsOf(fill.value);
    if (anyInput(byIndex, root, *fill.site))
      return {&fill, "places follow from the data"};
    const bool own = byValue.count(root) > 0;
    const bool plain = fill.value->op == Op::Load || fill.value->op == Op::Field;
    if (anyInput(byValue, root, *fill.site)) {
      if (!plain)
        return {&fill, own ? "sums run along it" : "its elements are computed from the data"};
      // Taken from another place that the data names.
      if (fill.value->op == Op::Load &&
          anyInput(data.loadedFrom(fill.value->args[0]), root, *fill.site))
        return {&fill, "the data says the order"};
      return {};
    }
    if (own && !plain && derivedFromInput(root, *fill.site, 0))
      return {&fill, "sums run along it"};
    // From sizes and parameters: a function of the position, no constant and no copy.
    const bool position = anyNode(body.arena, fill.value, [&](Value n) {
      return n->is(SymbolKind::Phi) && body.arena.phi(n).step;
    });
    const bool parameter =
        anyNode(body.arena, fill.value, [&](Value n) { return n->is(SymbolKind::Parameter); });
    const bool computed = fill.value->op == Op::Float || fill.value->op == Op::Call ||
                          fill.value->op == Op::Select || fill.value->op == Op::Min;
    if (byValue.empty() && position && parameter && computed)
      return {&fill, "its elements are a function of the parameters", 0.7};
    return {};
  }

  Derived called(Root root, const Fill &fill) const {
    const std::string method =
        fill.call.substr(fill.call.rfind(':') == std::string::npos ? 0 : fill.call.rfind(':') + 1);
    static const std::set<std::string> derives = {"partial_sum", "exclusive_scan", "inclusive_scan",
                                                  "transform", "copy_if"};
    static const std::set<std::string> orders = {"sort", "stable_sort", "unique",
                                                 "stable_partition"};
    if (derives.count(method) &&
        (anyInput(fill.sources, root, *fill.site) || derivedFromInput(root, *fill.site, 0)))
      return {&fill, "'" + method + "' computes it from the data"};
    if (orders.count(method) && derivedFromInput(root, *fill.site, 0))
      return {&fill, "'" + method + "' orders it"};
    static const std::set<std::string> appends = {"push_back", "emplace_back"};
    if (!appends.count(method) || fill.site->loop < 0)
      return {};
    std::set<Root> from = data.loadedFrom(fill.value);
    for (int g : guardsOf(body, fill.site->guard))
      for (Root r : data.loadedFrom(body.guards[size_t(g)].condition))
        from.insert(r);
    const bool selects =
        std::any_of(from.begin(), from.end(), [&](Root r) { return isInput(r, *fill.site); });
    const bool guarded = dependsOnData(fill.site->guard, *fill.site);
    const bool plain = fill.value && fill.value->op == Op::Load;
    if (selects && (guarded || !plain))
      return {&fill, "the data says what it lists"};
    return {};
  }

  bool dependsOnData(int guard, const Site &site) const {
    for (int g : guardsOf(body, guard)) {
      Value c = body.guards[size_t(g)].condition;
      if (!c)
        continue;
      if (anyInput(data.loadedFrom(c), nullptr, site))
        return true;
      if (anyNode(body.arena, c,
                  [](Value n) { return n->is(SymbolKind::Unknown) || n->op == Op::Field; }))
        return true;
    }
    return false;
  }

  const HostData &data;
  const Body &body;
};
} // namespace

ACCELSCOPE_DETECTOR(HostPrecomputation) {
  PlaceSet seen;
  forEachHost(program, [&](const HostEntry &entry) {
    if (program.kernelsOnly)
      return;
    const HostData data(program, entry);
    const Finder finder(data);
    for (auto &[root, list] : data.fills) {
      Derived best;
      for (auto &fill : list)
        if (!best.fill && data.sentAfter(root, *fill.site))
          best = finder.judge(root, fill);
      if (!best.fill || !seen.insert(best.fill->site->where))
        continue;
      const HostEvent *sent = data.sentAfter(root, *best.fill->site);
      Hit hit;
      hit.kernel = data.functionOf(*best.fill->site);
      if (hit.kernel.empty())
        hit.kernel = entry.name;
      hit.evidence.push_back({best.fill->site->where, "fills '" + data.name(root) + "'"});
      hit.evidence.push_back({sent->where, "takes it to the device"});
      hit.reason = "the host derives '" + data.name(root) + "'" + atLine(best.fill->site->where) +
                   " (" + best.how + ") and '" + sent->api + "'" + atLine(sent->where) +
                   " takes it to the kernels";
      hit.confidence = best.confidence;
      hit.doubt = "without the CPU reference a derived array cannot always be told from the input";
      sink.add(std::move(hit));
    }
  });
}
