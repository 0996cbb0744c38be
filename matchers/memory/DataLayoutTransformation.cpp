// Existing data that is moved into another order or layout: transposed, split into or joined from
// arrays of fields, packed.
#include "matchers/host/HostData.h"
#include "matchers/memory/IndexOrder.h"

#include <map>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

/// One element that goes from one address to another as it is.
struct Move {
  const Access *store = nullptr;
  Value from = nullptr, to = nullptr; ///< addresses
  int64_t size = 0;                   ///< bytes of what is moved
};

/// Tells values that are only moved from those that are computed.
class Moves {
public:
  explicit Moves(const Body &body) : arena(workArena(body)) {}

  /// What a stored value is taken from, unchanged: addresses, with the place within the store.
  /// Empty when anything is computed.
  std::vector<std::pair<Value, int64_t>> sourcesOf(Value v, int64_t size) const {
    if (!v)
      return {};
    switch (v->op) {
    case Op::Load:
      return {{v->args[0], 0}};
    case Op::Field: {
      auto whole = sourcesOf(v->args[0], size);
      if (whole.size() != 1)
        return {};
      return {{arena.add(whole[0].first, arena.constant(v->value)), 0}};
    }
    case Op::Select: { // an element or a neutral value at the border
      // The other side is not looked at: a sorting network is a select of selects, many levels
      // deep.
      const size_t element = isFill(v->args[2]) ? 1 : 2;
      if (!isFill(v->args[3 - element]))
        return {};
      auto one = sourcesOf(v->args[element], size);
      return one.size() == 1 ? one : std::vector<std::pair<Value, int64_t>>{};
    }
    case Op::Float: // a change of type on the way
      return (v->value == 'f' || v->value == 'i') && v->args.size() == 1
                 ? sourcesOf(v->args[0], size)
                 : std::vector<std::pair<Value, int64_t>>{};
    case Op::Call: {
      const std::string &name = arena.name(v->value);
      static const std::set<std::string> sameBits = {
          "__int_as_float", "__float_as_int", "__uint_as_float", "__float_as_uint", "__float2half",
          "__half2float",   "__ldg"};
      if (sameBits.count(name) && v->args.size() == 1)
        return sourcesOf(v->args[0], size);
      if (name.rfind("make_", 0) != 0 || v->args.empty())
        return {};
      std::vector<std::pair<Value, int64_t>> out;
      const int64_t part = size / int64_t(v->args.size());
      for (size_t i = 0; i < v->args.size(); ++i) {
        auto one = sourcesOf(v->args[i], part);
        if (one.size() == 1)
          out.push_back({one[0].first, int64_t(i) * part});
        else if (!isFill(v->args[i]))
          return {};
      }
      return out;
    }
    default:
      return {};
    }
  }

  static bool isFill(Value v) { return v->isConst() || v->is(SymbolKind::String); }

private:
  Arena &arena;
};

class DeviceFinder {
public:
  DeviceFinder(const Kernel &kernel, const KernelInstance &instance, Sink &sink, PlaceSet &seen)
      : kernel(kernel), body(*instance.body), arena(workArena(*instance.body)), moves(body),
        sink(sink), seen(seen) {}

  void find() {
    for (auto &store : body.accesses) {
      if (store.kind != AccessKind::Store || store.space == Space::Texture || !store.address ||
          store.compound)
        continue;
      for (auto &[from, place] : moves.sourcesOf(store.value, store.size)) {
        Move m{&store, from, arena.add(store.address, arena.constant(place)), store.size};
        if (const auto count = moves.sourcesOf(store.value, store.size).size(); count > 1)
          m.size = store.size / int64_t(count);
        all.push_back(m);
      }
    }
    reorders();
    fields(true);
    fields(false);
    packs();
  }

private:
  Space spaceOf(Value address) const {
    const auto objects = objectsOf(arena, address);
    return objects.empty() ? Space::Unknown : body.objects[size_t(objects[0])].space;
  }
  int objectOf(Value address) const {
    const auto objects = objectsOf(arena, address);
    return objects.size() == 1 ? objects[0] : -1;
  }

  void report(const Access &store, Value from, const std::string &what,
              std::vector<Evidence> rest = {}) {
    if (!seen.insert(store.where))
      return;
    Hit hit;
    hit.kernel = kernel.name;
    hit.reason = quoted(body, objectOf(from)) + " is moved to " + quoted(body, store.object) +
                 " in another layout: " + what;
    hit.evidence.push_back({store.where, hit.reason});
    for (auto &a : body.accesses)
      if (a.kind == AccessKind::Load && a.address == from && a.where.line != store.where.line) {
        hit.evidence.push_back({a.where, "read in the one order"});
        break;
      }
    hit.evidence.insert(hit.evidence.end(), rest.begin(), rest.end());
    sink.add(std::move(hit));
  }

  /// A transpose, a permutation of axes: straight, or through shared memory or registers.
  void reorders() {
    std::set<std::pair<int, int>> done;
    std::map<int, std::vector<const Move *>> filled; // what goes into shared memory or registers
    for (auto &m : all)
      if (const int object = objectOf(m.to);
          object >= 0 && spaceOf(m.to) != Space::Global && spaceOf(m.from) == Space::Global)
        filled[object].push_back(&m);
    for (auto &m : all) {
      if (spaceOf(m.to) != Space::Global)
        continue;
      const Space source = spaceOf(m.from);
      const bool changed = IndexOrder::changes(IndexOrder(body, m.from), IndexOrder(body, m.to));
      if (source == Space::Global || source == Space::Texture || source == Space::Constant) {
        if (changed && objectOf(m.from) != objectOf(m.to) &&
            done.insert({objectOf(m.from), objectOf(m.to)}).second)
          report(*m.store, m.from, "the index that runs fastest in one is not in the other");
        continue;
      }
      if (source != Space::Shared && source != Space::Local)
        continue;
      // Filled from global memory before: one of the two ways changes the order.
      auto fills = filled.find(objectOf(m.from));
      if (fills == filled.end())
        continue;
      for (const Move *one : fills->second) {
        const Move &first = *one;
        if (first.store->order > m.store->order ||
            done.count({objectOf(first.from), objectOf(m.to)}))
          continue;
        const bool before =
            IndexOrder::changes(IndexOrder(body, first.from), IndexOrder(body, first.to));
        if (before == changed || !done.insert({objectOf(first.from), objectOf(m.to)}).second)
          continue;
        report(*m.store, first.from,
               "it goes through " + quoted(body, objectOf(m.from)) +
                   ", which is filled along one index and emptied along the other",
               {{first.store->where, "filled in the one order"}});
      }
    }
  }

  /// Distance of one index at which the address moves by a fixed number of bytes.
  static std::map<Value, int64_t> fixedStrides(const IndexOrder &order) {
    std::map<Value, int64_t> out;
    for (auto &[index, form] : order.strides)
      if (form.isConst())
        out[index] = form.number;
    return out;
  }

  /// Fields of one array of records go to arrays of their own, or come from them.
  void fields(bool split) {
    struct Group {
      std::set<int64_t> offsets;
      std::set<std::pair<int, Value>> others;
      std::vector<const Move *> moves;
    };
    std::map<std::pair<int, int64_t>, Group> groups; // record array and length of the record
    for (auto &m : all) {
      if (spaceOf(m.to) != Space::Global || spaceOf(m.from) != Space::Global)
        continue;
      Value record = split ? m.from : m.to, plain = split ? m.to : m.from;
      const IndexOrder recordOrder(body, record), plainOrder(body, plain);
      const auto inRecords = fixedStrides(recordOrder), inPlain = fixedStrides(plainOrder);
      for (auto &[index, length] : inRecords) {
        auto it = inPlain.find(index);
        // An element of its own per index on the plain side, a record on the other.
        if (it == inPlain.end() || it->second != m.size || length < 2 * m.size || length > 4096 ||
            objectOf(record) < 0)
          continue;
        Group &group = groups[{objectOf(record), length}];
        const int64_t constant = recordOrder.offset->op == Op::Sum ? recordOrder.offset->value : 0;
        group.offsets.insert(((constant % length) + length) % length);
        group.others.insert({objectOf(plain), fixedPart(plainOrder)});
        group.moves.push_back(&m);
        break;
      }
    }
    for (auto &[key, group] : groups) {
      if (group.offsets.size() < 2 || group.others.size() < 2)
        continue;
      std::vector<Evidence> rest;
      for (size_t i = 1; i < group.moves.size() && i < 8; ++i)
        rest.push_back({group.moves[i]->store->where, ""});
      report(*group.moves[0]->store, group.moves[0]->from,
             split ? "the parts of its records, " + std::to_string(key.second) +
                         " bytes apart, get arrays of their own"
                   : "arrays of one field each become records of " + std::to_string(key.second) +
                         " bytes",
             std::move(rest));
    }
  }

  /// What of an address does not move, its constant included.
  Value fixedPart(const IndexOrder &order) const {
    Value out = order.offset;
    for (auto &[index, form] : order.strides) {
      Value term = arena.scale(index, form.number);
      for (Value f : form.factors)
        term = arena.mul(term, f);
      out = arena.sub(out, term);
    }
    return out;
  }

  /// A vector or record is put together from places that do not lie side by side.
  void packs() {
    std::map<const Access *, std::vector<const Move *>> byStore;
    for (auto &m : all)
      if (spaceOf(m.to) == Space::Global && spaceOf(m.from) == Space::Global)
        byStore[m.store].push_back(&m);
    for (auto &[store, list] : byStore) {
      if (list.size() < 2)
        continue;
      bool apart = false, indirect = false;
      for (size_t i = 0; i < list.size(); ++i) {
        Value a = arena.sub(list[i]->from, list[0]->from);
        Value b = arena.sub(list[i]->to, list[0]->to);
        apart = apart || a != b;
        indirect =
            indirect || anyNode(arena, list[i]->from, [](Value n) { return n->op == Op::Load; });
      }
      if (apart && !indirect)
        report(*store, list[0]->from,
               std::to_string(list.size()) + " elements that lie apart become one");
    }
  }

  const Kernel &kernel;
  const Body &body;
  Arena &arena;
  Moves moves;
  Sink &sink;
  PlaceSet &seen;
  std::vector<Move> all;
};

class HostFinder {
public:
  HostFinder(const Program &program, const HostEntry &entry, Sink &sink, PlaceSet &seen)
      : data(program, entry), entry(entry), body(*entry.body), arena(workArena(body)), moves(body),
        sink(sink), seen(seen) {}

  void find() {
    libraries();
    for (auto &[root, fills] : data.fills) {
      std::map<Root, std::vector<std::pair<const Fill *, Value>>> from;
      for (auto &fill : fills) {
        if (!fill.address || !fill.value || fill.site->loop < 0 ||
            !data.sentAfter(root, *fill.site))
          continue;
        for (auto &[address, place] : moves.sourcesOf(fill.value, 0)) {
          const auto roots = data.roots(address);
          if (roots.size() == 1 && *roots.begin() != root &&
              !madeTogether(*roots.begin(), *fill.site))
            from[*roots.begin()].push_back({&fill, address});
        }
      }
      for (auto &[source, list] : from)
        for (auto &[fill, address] : list)
          if (changes(source, address, root, fill->address)) {
            report(*fill->site, source, root,
                   "the index that runs fastest in one is not in the other");
            break;
          }
    }
    fields();
  }

private:
  /// The source comes into being in the same loop: the input is generated in both forms.
  bool madeTogether(Root source, const Site &site) const {
    auto it = data.fills.find(source);
    return it != data.fills.end() &&
           std::any_of(it->second.begin(), it->second.end(), [&](const Fill &f) {
             return f.site->loop == site.loop && f.site->loop >= 0;
           });
  }

  IndexOrder order(Root root, Value address) const {
    return IndexOrder(body, arena.sub(address, root));
  }
  bool changes(Root from, Value source, Root to, Value target) const {
    return IndexOrder::changes(order(from, source), order(to, target));
  }

  void report(const Site &site, Root from, Root to, const std::string &what) {
    if (!seen.insert(site.where))
      return;
    Hit hit;
    hit.kernel = data.functionOf(site).empty() ? entry.name : data.functionOf(site);
    hit.reason = "the host moves '" + data.name(from) + "' to '" + data.name(to) +
                 "', which goes to the device, in another layout: " + what;
    hit.evidence.push_back({site.where, hit.reason});
    if (auto *sent = data.sentAfter(to, site))
      hit.evidence.push_back({sent->where, "it goes to the device here"});
    sink.add(std::move(hit));
  }

  static int64_t constantStride(const IndexOrder &order, Value index) {
    auto it = order.strides.find(index);
    return it != order.strides.end() && it->second.isConst() ? std::llabs(it->second.number) : 0;
  }

  /// Records taken apart into arrays, or put together from them.
  void fields() {
    struct Group {
      std::set<Value> places;
      std::set<std::pair<Root, Value>> others;
      std::vector<std::pair<const Fill *, std::pair<Root, Root>>> fills;
    };
    std::map<std::pair<Root, bool>, Group> groups;
    for (auto &[root, fills] : data.fills)
      for (auto &fill : fills) {
        if (!fill.address || !fill.value || fill.site->loop < 0 ||
            !data.sentAfter(root, *fill.site))
          continue;
        for (auto &[address, place] : moves.sourcesOf(fill.value, 0)) {
          const auto roots = data.roots(address);
          if (roots.size() != 1 || *roots.begin() == root ||
              madeTogether(*roots.begin(), *fill.site))
            continue;
          Root source = *roots.begin();
          const IndexOrder from = order(source, address), to = order(root, fill.address);
          for (auto &[index, form] : from.strides) {
            const int64_t a = constantStride(from, index), b = constantStride(to, index);
            if (a == 0 || b == 0 || a == b || std::max(a, b) < 2 * std::min(a, b))
              continue;
            const bool split = a > b;
            Group &group = groups[{split ? source : root, split}];
            Value recordPlace = split ? arena.sub(address, source) : arena.sub(fill.address, root);
            Value otherPlace = split ? arena.sub(fill.address, root) : arena.sub(address, source);
            group.places.insert(recordPlace);
            group.others.insert({split ? root : source, otherPlace});
            group.fills.push_back({&fill, {source, root}});
            break;
          }
        }
      }
    for (auto &[key, group] : groups)
      if (group.places.size() >= 2 && group.others.size() >= 2)
        report(*group.fills[0].first->site, group.fills[0].second.first,
               group.fills[0].second.second,
               key.second ? "the parts of its records get arrays of their own"
                          : "arrays of one field each become records");
  }

  void libraries() {
    for (auto &e : body.host) {
      if (e.kind != HostKind::Library)
        continue;
      auto has = [&](const char *part) { return e.api.find(part) != std::string::npos; };
      bool moves =
          has("Csr2csc") || has("csr2csc") || has("cutensorPermut") || has("cudnnTransformTensor");
      if (has("geam") && e.args.size() > 2)
        moves = moves || (e.args[1] && (e.args[1]->isConst(1) || e.args[1]->isConst(2))) ||
                (e.args[2] && (e.args[2]->isConst(1) || e.args[2]->isConst(2)));
      if (!moves || !seen.insert(e.where))
        continue;
      Hit hit;
      hit.kernel = entry.name;
      hit.reason = e.api + " writes the data in another layout";
      hit.evidence.push_back({e.where, hit.reason});
      sink.add(std::move(hit));
    }
  }

  HostData data;
  const HostEntry &entry;
  const Body &body;
  Arena &arena;
  Moves moves;
  Sink &sink;
  PlaceSet &seen;
};
} // namespace

ACCELSCOPE_DETECTOR(DataLayoutTransformation) {
  using namespace model;
  PlaceSet seen;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    DeviceFinder(kernel, instance, sink, seen).find();
  });
  forEachHost(program,
              [&](const HostEntry &host) { HostFinder(program, host, sink, seen).find(); });
}
