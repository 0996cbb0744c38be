// The part of an address that stays is computed once: a pitch, a base offset, a row pointer.
//
// Every assignment of an integer or pointer variable is followed to the addresses that name the
// variable, through other variables too. It counts when the same value serves a loop, or index
// expressions that differ.
#include "matchers/DataConditions.h"
#include "matchers/compute/Common.h"

#include <map>

namespace accelscope::matchers {
namespace {
using namespace model;
using namespace compute;

bool isInteger(const std::string &type) {
  static const std::set<std::string> types = {
      "int",       "unsigned int",       "long",  "unsigned long",
      "long long", "unsigned long long", "short", "unsigned short"};
  return types.count(type) > 0;
}

enum class Kind { None, Pitch, Base, Pointer };

class Finder {
public:
  explicit Finder(const KernelInstance &instance)
      : body(*instance.body), arena(const_cast<Arena &>(instance.body->arena)) {
    for (auto &a : body.assigns)
      definitions[a.variableId].push_back(&a);
    for (auto &access : body.accesses) {
      if (!access.address || access.space == Space::Texture || access.named.empty())
        continue;
      std::set<const Assign *> sources;
      collect(access.named, access.order, 0, false, sources);
      for (auto *a : sources)
        reached[a].push_back(&access);
    }
  }

  Kind kindOf(const Assign &a) {
    if (!a.value || (a.op != "init" && a.op != "="))
      return Kind::None;
    const Value v = a.value;
    if (isInductionStart(a))
      return Kind::None;
    if (a.type.find('*') != std::string::npos) {
      const Value offset = offsetOf(arena, v);
      if (!offset || offset->isConst())
        return Kind::None;
      const auto objects = objectsOf(arena, v);
      if (objects.size() == 1 && body.objects[size_t(objects[0])].space == Space::Shared &&
          varianceOf(arena, offset) <= Variance::Grid && !hasPhi(offset))
        return Kind::None; // shared memory carved up
      return depends(offset) ? Kind::Pointer : Kind::None;
    }
    if (!isInteger(a.type) || v->isConst())
      return Kind::None;
    if (!depends(v))
      return isPitch(v) ? Kind::Pitch : Kind::None;
    return isBase(v) ? Kind::Base : Kind::None;
  }

  /// Where the address of an access comes from this very assignment.
  struct Uses {
    std::vector<const Access *> accesses;
    bool inLoop = false;
    int loop = -1;
    size_t different = 0;
  };
  Uses usesOf(const Assign &a, Kind kind) {
    Uses uses;
    std::set<Value> keys;
    auto found = reached.find(&a);
    if (found == reached.end())
      return uses;
    for (auto *known : found->second) {
      const Access &access = *known;
      const Value key = indexOf(access);
      if (!key)
        continue;
      const bool verbatim = isVerbatim(access, a, key, kind);
      keys.insert(key);
      uses.accesses.push_back(&access);
      if (verbatim)
        continue;
      for (int loop : loopsOf(body, access.loop))
        if (!insideLoop(body, a.loop, loop) && body.loops[size_t(loop)].range.valid() &&
            varies(access.address, loop)) {
          uses.inLoop = true;
          uses.loop = loop;
        }
    }
    uses.different = keys.size();
    return uses;
  }

private:
  bool hasPhi(Value v) const {
    return anyNodeShallow(v, [](Value n) { return n->is(SymbolKind::Phi); });
  }
  /// On thread, block, iteration or what they load.
  bool depends(Value v) const {
    return anyNode(arena, v, [](Value n) {
      return n->is(SymbolKind::ThreadIdx) || n->is(SymbolKind::BlockIdx) ||
             n->is(SymbolKind::Phi) || n->op == Op::Load;
    });
  }
  /// Sizes multiplied or rounded, but no grid or block dimensions.
  bool isPitch(Value v) const {
    bool parameter = false, grid = false;
    anyNodeShallow(v, [&](Value n) {
      parameter = parameter || n->is(SymbolKind::Parameter) || n->is(SymbolKind::Variable);
      grid = grid || n->is(SymbolKind::GridDim) || n->is(SymbolKind::BlockDim);
      return false;
    });
    const bool computed = v->op != Op::Symbol && v->op != Op::Select;
    return parameter && computed && !grid;
  }
  /// More than a coordinate: scaled by a pitch, clamped, shifted, or loaded.
  bool isBase(Value v) const {
    if (v->op == Op::Load || v->op == Op::Min || v->op == Op::Max || v->op == Op::Product ||
        v->op == Op::Select)
      return true;
    if (v->op != Op::Sum)
      return false;
    bool scaled = false, thread = false, block = false, other = false;
    for (size_t i = 0; i < v->args.size(); ++i) {
      const Value t = v->args[i];
      const int64_t c = v->coefficients[i];
      if (t->is(SymbolKind::ThreadIdx) || isLane(t)) {
        thread = true;
        scaled = scaled || c != 1;
      } else if (t->is(SymbolKind::BlockIdx))
        block = true;
      else if (t->op == Op::Product) {
        const bool globalId = t->args.size() == 2 && c == 1 &&
                              std::any_of(t->args.begin(), t->args.end(),
                                          [](Value n) { return n->is(SymbolKind::BlockIdx); }) &&
                              std::any_of(t->args.begin(), t->args.end(),
                                          [](Value n) { return n->is(SymbolKind::BlockDim); });
        if (globalId)
          block = true;
        else
          scaled = true;
      } else {
        other = true;
        scaled = scaled || c != 1;
      }
    }
    if (scaled || other)
      return true;
    if (v->value != 0)
      return true;           // a shifted coordinate
    return block && !thread; // where the block's tile starts
  }
  static bool isLane(Value v) {
    return (v->op == Op::Mod || v->op == Op::Div) && v->args[0]->is(SymbolKind::ThreadIdx);
  }
  /// The variable is the loop's own, set before the loop.
  bool isInductionStart(const Assign &a) const {
    for (auto &loop : body.loops)
      if (loop.range.file == a.where.file && loop.header.line == a.where.line &&
          loop.variable == a.variable)
        return true;
    return false;
  }
  /// The assignments that `named` lead back to, through other variables too. `starts`: on the way
  /// lies the start of a loop's variable.
  void collect(const std::vector<int> &named, int order, int depth, bool starts,
               std::set<const Assign *> &out) const {
    for (int id : named) {
      auto found = definitions.find(id);
      if (found == definitions.end())
        continue;
      // The last one before; what advances a pointer or a loop's variable leads on to where it
      // started.
      for (auto d = found->second.rbegin(); d != found->second.rend(); ++d) {
        const Assign &a = **d;
        if (a.order >= order)
          continue;
        // What is loaded to start a loop is no part of its addresses.
        if (!(starts && a.value && a.value->op == Op::Load))
          out.insert(&a);
        if (depth < 3)
          collect(a.named, a.order, depth + 1, starts || isInductionStart(a), out);
        if (a.op == "=" || a.op == "init")
          break;
      }
    }
  }
  /// The index of an access in elements, its field aside.
  Value indexOf(const Access &access) {
    Value offset = offsetOf(arena, access.address);
    if (!offset)
      offset = access.address;
    if (access.field > 0)
      offset = arena.sub(offset, arena.constant(access.field));
    int64_t size = access.size;
    if (access.field >= 0 && access.object >= 0 &&
        body.objects[size_t(access.object)].elementSize > 0)
      size = body.objects[size_t(access.object)].elementSize;
    return size > 1 ? arena.div(offset, arena.constant(size)) : offset;
  }
  bool isVerbatim(const Access &access, const Assign &a, Value key, Kind kind) {
    if (kind == Kind::Pointer)
      return arena.sub(access.address, a.value)->isConst(0);
    return kind == Kind::Base && (key == a.value || arena.sub(key, a.value)->isConst(0));
  }
  bool varies(Value v, int loop) const {
    return anyNode(arena, v,
                   [&](Value n) { return n->is(SymbolKind::Phi) && arena.phi(n).loop == loop; });
  }

  const Body &body;
  Arena &arena;
  std::map<int, std::vector<const Assign *>> definitions;
  std::map<const Assign *, std::vector<const Access *>> reached;
};
} // namespace
} // namespace accelscope::matchers

ACCELSCOPE_DETECTOR(IndexStridePrecomputation) {
  Places places;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    Finder finder(instance);
    for (auto &a : body.assigns) {
      const Kind kind = finder.kindOf(a);
      if (kind == Kind::None)
        continue;
      const auto uses = finder.usesOf(a, kind);
      if (!uses.inLoop && uses.different < 2)
        continue;
      if (!places.isNew(a.where))
        continue;
      Hit hit;
      hit.kernel = kernel.name;
      const std::string what = kind == Kind::Pitch     ? "the pitch '"
                               : kind == Kind::Pointer ? "the pointer '"
                                                       : "the offset '";
      hit.evidence.push_back({a.where, what + a.variable + "' is computed once"});
      std::set<unsigned> lines;
      for (auto *access : uses.accesses)
        if (lines.size() < 3 && lines.insert(access->where.line).second)
          hit.evidence.push_back({access->where, "uses '" + a.variable + "'"});
      hit.reason =
          what + a.variable + "' is computed once at line " + std::to_string(a.where.line) +
          " and used " +
          (uses.inLoop
               ? "in the loop at line " + std::to_string(body.loops[size_t(uses.loop)].range.line)
               : "in " + std::to_string(uses.different) + " different index expressions");
      hit.confidence = kind == Kind::Pointer || kind == Kind::Pitch ? 0.9 : 0.8;
      if (hit.confidence < 0.9)
        hit.doubt = "a coordinate and an offset look alike";
      sink.add(std::move(hit));
    }
  });
}
