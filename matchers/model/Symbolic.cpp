#include "matchers/model/Symbolic.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_set>

namespace accelscope::model {
namespace {

// Products of long sums are left undistributed: beyond this they say nothing to a reader and cost time.
constexpr size_t kMaxTerms = 24;

bool byId(const Node *a, const Node *b) { return a->id < b->id; }

uint64_t mix(uint64_t h, uint64_t v) {
  h ^= v + 0x9E3779B97F4A7C15ull + (h << 6) + (h >> 2);
  return h * 0xBF58476D1CE4E5B9ull;
}

uint64_t hashOf(const Node &n) {
  uint64_t h = mix(uint64_t(n.op) * 31 + uint64_t(n.symbol), uint64_t(n.value));
  for (auto *a : n.args)
    h = mix(h, a->id);
  for (auto c : n.coefficients)
    h = mix(h, uint64_t(c));
  return h;
}

bool sameNode(const Node &a, const Node &b) {
  return a.op == b.op && a.symbol == b.symbol && a.value == b.value && a.args == b.args &&
         a.coefficients == b.coefficients;
}

int64_t wrapMul(int64_t a, int64_t b) { return int64_t(uint64_t(a) * uint64_t(b)); }
int64_t wrapAdd(int64_t a, int64_t b) { return int64_t(uint64_t(a) + uint64_t(b)); }

bool isPowerOfTwo(int64_t v) { return v > 0 && (v & (v - 1)) == 0; }

} // namespace

Arena::Arena() = default;

Value Arena::intern(Node node) {
  auto &bucket = table[hashOf(node)];
  for (auto *existing : bucket)
    if (sameNode(*existing, node))
      return existing;
  node.id = uint32_t(nodes.size());
  nodes.push_back(std::move(node));
  bucket.push_back(&nodes.back());
  return &nodes.back();
}

int64_t Arena::internName(std::string_view name) {
  auto [it, fresh] = nameIndex.try_emplace(std::string(name), int64_t(names.size()));
  if (fresh)
    names.emplace_back(name);
  return it->second;
}

Value Arena::constant(int64_t v) {
  Node n;
  n.value = v;
  return intern(std::move(n));
}

Value Arena::symbol(SymbolKind kind, int64_t value) {
  Node n;
  n.op = Op::Symbol;
  n.symbol = kind;
  n.value = value;
  return intern(std::move(n));
}

Value Arena::named(SymbolKind kind, std::string_view label) { return symbol(kind, internName(label)); }

Value Arena::unknown(std::string_view label) {
  // Two unknowns are never the same value, even with one label: the index makes them differ.
  names.emplace_back(label);
  return symbol(SymbolKind::Unknown, int64_t(names.size()) - 1);
}

Value Arena::sumOf(int64_t constantPart, std::vector<std::pair<Value, int64_t>> terms) {
  std::sort(terms.begin(), terms.end(), [](auto &a, auto &b) { return a.first->id < b.first->id; });
  Node n;
  n.op = Op::Sum;
  n.value = constantPart;
  for (auto &[node, coefficient] : terms) {
    if (!n.args.empty() && n.args.back() == node)
      n.coefficients.back() = wrapAdd(n.coefficients.back(), coefficient);
    else {
      n.args.push_back(node);
      n.coefficients.push_back(coefficient);
    }
  }
  for (size_t i = n.args.size(); i-- > 0;)
    if (n.coefficients[i] == 0) {
      n.args.erase(n.args.begin() + long(i));
      n.coefficients.erase(n.coefficients.begin() + long(i));
    }
  if (n.args.empty())
    return constant(constantPart);
  if (n.args.size() == 1 && n.coefficients[0] == 1 && constantPart == 0)
    return n.args[0];
  return intern(std::move(n));
}

namespace {
/// Splits a node into constant and terms, as if it were a Sum.
void terms(Value v, int64_t factor, int64_t &constantPart, std::vector<std::pair<Value, int64_t>> &out) {
  if (v->op == Op::Const)
    constantPart = wrapAdd(constantPart, wrapMul(v->value, factor));
  else if (v->op == Op::Sum) {
    constantPart = wrapAdd(constantPart, wrapMul(v->value, factor));
    for (size_t i = 0; i < v->args.size(); ++i)
      out.emplace_back(v->args[i], wrapMul(v->coefficients[i], factor));
  } else
    out.emplace_back(v, factor);
}
} // namespace

Value Arena::add(Value a, Value b) {
  int64_t c = 0;
  std::vector<std::pair<Value, int64_t>> t;
  terms(a, 1, c, t);
  terms(b, 1, c, t);
  return sumOf(c, std::move(t));
}

Value Arena::sub(Value a, Value b) { return add(a, scale(b, -1)); }

Value Arena::scale(Value a, int64_t factor) {
  int64_t c = 0;
  std::vector<std::pair<Value, int64_t>> t;
  terms(a, factor, c, t);
  return sumOf(c, std::move(t));
}

Value Arena::mul(Value a, Value b) {
  if (a->isConst())
    return scale(b, a->value);
  if (b->isConst())
    return scale(a, b->value);
  auto factors = [](Value v, std::vector<Value> &out) {
    if (v->op == Op::Product)
      out.insert(out.end(), v->args.begin(), v->args.end());
    else
      out.push_back(v);
  };
  auto product = [&](Value x, Value y) {
    Node n;
    n.op = Op::Product;
    factors(x, n.args);
    factors(y, n.args);
    std::sort(n.args.begin(), n.args.end(), byId);
    return intern(std::move(n));
  };
  size_t na = a->op == Op::Sum ? a->args.size() + 1 : 1;
  size_t nb = b->op == Op::Sum ? b->args.size() + 1 : 1;
  if (na * nb > kMaxTerms)
    return product(a, b);
  int64_t ca = 0, cb = 0;
  std::vector<std::pair<Value, int64_t>> ta, tb, out;
  terms(a, 1, ca, ta);
  terms(b, 1, cb, tb);
  for (auto &[x, fx] : ta) {
    if (cb)
      out.emplace_back(x, wrapMul(fx, cb));
    for (auto &[y, fy] : tb)
      out.emplace_back(product(x, y), wrapMul(fx, fy));
  }
  if (ca)
    for (auto &[y, fy] : tb)
      out.emplace_back(y, wrapMul(fy, ca));
  return sumOf(wrapMul(ca, cb), std::move(out));
}

Value Arena::div(Value a, Value b) {
  if (b->isConst(1))
    return a;
  if (a->isConst() && b->isConst() && b->value != 0 && !(b->value == -1 && a->value == INT64_MIN))
    return constant(a->value / b->value);
  if (a == b)
    return constant(1);
  if (b->isConst() && b->value > 0) {
    // Whole multiples come out of the division; the rest stays under it. Indices are not negative.
    int64_t c = 0;
    std::vector<std::pair<Value, int64_t>> t, whole, rest;
    terms(a, 1, c, t);
    for (auto &term : t)
      (term.second % b->value == 0 ? whole : rest).push_back(term);
    if (!whole.empty() || (c >= b->value && !rest.empty())) {
      for (auto &w : whole)
        w.second /= b->value;
      Value left = sumOf(rest.empty() ? 0 : c % b->value, rest);
      Value out = sumOf(c / b->value, std::move(whole));
      return rest.empty() ? out : add(out, div(left, b));
    }
    // (x / c1) / c2 = x / (c1 * c2)
    if (a->op == Op::Div && a->args[1]->isConst() && a->args[1]->value > 0)
      return div(a->args[0], constant(wrapMul(a->args[1]->value, b->value)));
    // (x % (b*k)) / b stays; (x % b) / b = 0
    if (a->op == Op::Mod && a->args[1] == b)
      return constant(0);
  }
  Node n;
  n.op = Op::Div;
  n.args = {a, b};
  return intern(std::move(n));
}

Value Arena::mod(Value a, Value b) {
  if (b->isConst(1) || a == b)
    return constant(0);
  if (a->isConst() && b->isConst() && b->value != 0 && b->value != -1)
    return constant(a->value % b->value);
  if (b->isConst() && b->value > 0) {
    int64_t c = 0;
    std::vector<std::pair<Value, int64_t>> t, rest;
    terms(a, 1, c, t);
    for (auto &term : t)
      if (term.second % b->value != 0)
        rest.push_back(term);
    int64_t rc = c % b->value;
    if (rest.size() != t.size() || rc != c)
      return rest.empty() ? constant(rc) : mod(sumOf(rc, std::move(rest)), b);
    if (a->op == Op::Mod && a->args[1]->isConst() && a->args[1]->value % b->value == 0)
      return mod(a->args[0], b);
  }
  if (a->op == Op::Mod && a->args[1] == b)
    return a;
  Node n;
  n.op = Op::Mod;
  n.args = {a, b};
  return intern(std::move(n));
}

Value Arena::bitAnd(Value a, Value b) {
  if (a->isConst())
    std::swap(a, b);
  if (a->isConst() && b->isConst())
    return constant(a->value & b->value);
  if (a == b)
    return a;
  if (b->isConst()) {
    if (b->value == 0)
      return b;
    if (b->value > 0 && isPowerOfTwo(b->value + 1))
      return mod(a, constant(b->value + 1));
    // x & ~(2^k - 1): as a 64-bit or as a 32-bit mask
    int64_t low = b->value < 0 ? -b->value : int64_t(0x100000000ll - b->value);
    if ((b->value < 0 || (b->value >> 31) == 1) && isPowerOfTwo(low))
      return sub(a, mod(a, constant(low)));
  }
  Node n;
  n.op = Op::And;
  n.args = {a, b};
  std::sort(n.args.begin(), n.args.end(), byId);
  return intern(std::move(n));
}

Value Arena::binary(Op op, Value a, Value b) {
  switch (op) {
  case Op::Div:
    return div(a, b);
  case Op::Mod:
    return mod(a, b);
  case Op::And:
    return bitAnd(a, b);
  case Op::Shl:
    if (b->isConst() && b->value >= 0 && b->value < 62)
      return scale(a, int64_t(1) << b->value);
    break;
  case Op::Shr:
    if (b->isConst() && b->value >= 0 && b->value < 62)
      return div(a, constant(int64_t(1) << b->value));
    break;
  case Op::Min:
  case Op::Max:
  case Op::Or:
    if (a == b)
      return a;
    break;
  case Op::Eq:
  case Op::Le:
    if (a == b)
      return constant(1);
    break;
  case Op::Ne:
  case Op::Lt:
    if (a == b)
      return constant(0);
    break;
  case Op::LogicalAnd:
    if (a->isConst())
      return a->value ? b : a;
    if (b->isConst())
      return b->value ? a : b;
    break;
  case Op::LogicalOr:
    if (a->isConst())
      return a->value ? constant(1) : b;
    if (b->isConst())
      return b->value ? constant(1) : a;
    break;
  default:
    break;
  }
  if (a->isConst() && b->isConst()) {
    const int64_t x = a->value, y = b->value;
    switch (op) {
    case Op::Or:
      return constant(x | y);
    case Op::Xor:
      return constant(x ^ y);
    case Op::Min:
      return constant(std::min(x, y));
    case Op::Max:
      return constant(std::max(x, y));
    case Op::Eq:
      return constant(x == y);
    case Op::Ne:
      return constant(x != y);
    case Op::Lt:
      return constant(x < y);
    case Op::Le:
      return constant(x <= y);
    default:
      break;
    }
  }
  if (op == Op::Or && b->isConst(0))
    return a;
  if ((op == Op::Or || op == Op::Xor) && a->isConst(0))
    return b;
  if (op == Op::Xor && b->isConst(0))
    return a;
  Node n;
  n.op = op;
  n.args = {a, b};
  if (op == Op::Min || op == Op::Max || op == Op::Or || op == Op::Xor || op == Op::Eq || op == Op::Ne)
    std::sort(n.args.begin(), n.args.end(), byId);
  return intern(std::move(n));
}

Value Arena::unary(Op op, Value a) {
  if (op == Op::Not)
    return negate(a);
  if (op == Op::BitNot && a->isConst())
    return constant(~a->value);
  Node n;
  n.op = op;
  n.args = {a};
  return intern(std::move(n));
}

Value Arena::negate(Value a) {
  switch (a->op) {
  case Op::Const:
    return constant(!a->value);
  case Op::Not:
    return a->args[0];
  case Op::Eq:
    return binary(Op::Ne, a->args[0], a->args[1]);
  case Op::Ne:
    return binary(Op::Eq, a->args[0], a->args[1]);
  case Op::Lt:
    return binary(Op::Le, a->args[1], a->args[0]);
  case Op::Le:
    return binary(Op::Lt, a->args[1], a->args[0]);
  case Op::LogicalAnd:
    return binary(Op::LogicalOr, negate(a->args[0]), negate(a->args[1]));
  case Op::LogicalOr:
    return binary(Op::LogicalAnd, negate(a->args[0]), negate(a->args[1]));
  default: {
    Node n;
    n.op = Op::Not;
    n.args = {a};
    return intern(std::move(n));
  }
  }
}

Value Arena::select(Value condition, Value a, Value b) {
  if (a == b)
    return a;
  if (condition->isConst())
    return condition->value ? a : b;
  // x < y ? x : y and its three relatives are min and max.
  if (condition->op == Op::Lt || condition->op == Op::Le) {
    if (condition->args[0] == a && condition->args[1] == b)
      return binary(Op::Min, a, b);
    if (condition->args[0] == b && condition->args[1] == a)
      return binary(Op::Max, a, b);
  }
  Node n;
  n.op = Op::Select;
  n.args = {condition, a, b};
  return intern(std::move(n));
}

Value Arena::load(Value address, int64_t bytes) {
  Node n;
  n.op = Op::Load;
  n.value = bytes;
  n.args = {address};
  return intern(std::move(n));
}

Value Arena::floating(char op, std::vector<Value> args) {
  Node n;
  n.op = Op::Float;
  n.value = op;
  n.args = std::move(args);
  return intern(std::move(n));
}

Value Arena::call(std::string_view name, std::vector<Value> args) {
  Node n;
  n.op = Op::Call;
  n.value = internName(name);
  n.args = std::move(args);
  return intern(std::move(n));
}

Value Arena::exit(Value update, Value condition) {
  Node n;
  n.op = Op::Exit;
  n.args = {update, condition};
  return intern(std::move(n));
}

Value Arena::field(Value aggregate, int64_t offset) {
  if (aggregate->op == Op::Select)
    return select(aggregate->args[0], field(aggregate->args[1], offset), field(aggregate->args[2], offset));
  if (aggregate->op == Op::Load)
    return load(add(aggregate->args[0], constant(offset)), 0);
  if (aggregate->op == Op::Field)
    return field(aggregate->args[0], aggregate->value + offset);
  Node n;
  n.op = Op::Field;
  n.value = offset;
  n.args = {aggregate};
  return intern(std::move(n));
}

Value Arena::phi(int loop, std::string name, Value init) {
  Phi p;
  p.loop = loop;
  p.name = std::move(name);
  p.init = init;
  phis.push_back(std::move(p));
  return symbol(SymbolKind::Phi, int64_t(phis.size()) - 1);
}

void Arena::closePhi(Value node, Value update) {
  Phi &p = phis[size_t(node->value)];
  p.update = update;
  if (!update)
    return;
  Value difference = sub(update, node);
  bool selfFree = true;
  forEachNode(*this, difference, [&](Value v) {
    // The phi's own update would lead back here: look at the node itself only.
    if (v == node)
      selfFree = false;
    return selfFree && !v->is(SymbolKind::Phi);
  });
  if (selfFree)
    p.step = difference;
  else if (update->op == Op::Div && update->args[0] == node && update->args[1]->isConst() &&
           update->args[1]->value > 1)
    p.factor = -update->args[1]->value;
  else if (update->op == Op::Sum && update->value == 0 && update->args.size() == 1 &&
           update->args[0] == node && update->coefficients[0] > 1)
    p.factor = update->coefficients[0];
}

void forEachNode(const Arena &arena, Value root, const std::function<bool(Value)> &visit) {
  if (!root)
    return;
  std::vector<Value> stack{root};
  std::unordered_set<Value> seen{root};
  auto push = [&](Value v) {
    if (v && seen.insert(v).second)
      stack.push_back(v);
  };
  while (!stack.empty()) {
    Value v = stack.back();
    stack.pop_back();
    if (!visit(v))
      continue;
    for (auto it = v->args.rbegin(); it != v->args.rend(); ++it)
      push(*it);
    if (v->is(SymbolKind::Phi)) {
      const Phi &p = arena.phi(v);
      push(p.init);
      push(p.update);
    }
  }
}

bool anyNode(const Arena &arena, Value root, const std::function<bool(Value)> &test) {
  bool found = false;
  forEachNode(arena, root, [&](Value v) {
    found = found || test(v);
    return !found;
  });
  return found;
}

namespace {
/// What a node contributes by itself.
Traits ownTraits(Value v) {
  Traits t;
  switch (v->op) {
  case Op::Symbol:
    switch (v->symbol) {
    case SymbolKind::ThreadIdx:
      t.variance = Variance::Thread;
      t.uses = kUsesThreadIdx << v->value;
      break;
    case SymbolKind::BlockIdx:
      t.variance = Variance::Block;
      t.uses = kUsesBlockIdx << v->value;
      break;
    case SymbolKind::BlockDim:
      t.variance = Variance::Grid;
      t.uses = kUsesBlockDim << v->value;
      break;
    case SymbolKind::GridDim:
      t.variance = Variance::Grid;
      t.uses = kUsesGridDim << v->value;
      break;
    case SymbolKind::Unknown:
      t.variance = Variance::Thread;
      break;
    default:
      // A phi is as uniform as what it is made of.
      t.variance = Variance::Grid;
    }
    break;
  case Op::Load:
    t.variance = Variance::Grid;
    t.uses = kUsesLoad;
    break;
  case Op::Call:
    t.variance = Variance::Grid;
    break;
  default:
    break;
  }
  return t;
}

void addTraits(Traits &t, const Traits &other) {
  t.variance = std::max(t.variance, other.variance);
  t.uses |= other.uses;
}

/// Bits that hang on an operand rather than on the node itself.
void addOperandTraits(Traits &t, Value v, size_t operand, const Traits &of) {
  if (v->op == Op::Load && of.variance == Variance::Thread)
    t.uses |= kUsesThreadLoad;
  if (v->op == Op::Select && operand == 0 && (of.uses & (7u * kUsesThreadIdx)))
    t.uses |= kUsesThreadSelect;
}
} // namespace

void Arena::freeze() {
  traits.assign(nodes.size(), Traits{});
  // Operands are older than their node but for what a phi is updated with: sweeps until nothing changes.
  for (bool changed = true; changed;) {
    changed = false;
    for (auto &node : nodes) {
      Value v = &node;
      Traits t = ownTraits(v);
      for (size_t i = 0; i < v->args.size(); ++i) {
        addTraits(t, traits[v->args[i]->id]);
        addOperandTraits(t, v, i, traits[v->args[i]->id]);
      }
      if (v->is(SymbolKind::Phi)) {
        const Phi &p = phi(v);
        for (Value x : {p.init, p.update})
          if (x)
            addTraits(t, traits[x->id]);
      }
      Traits &old = traits[v->id];
      if (t.variance != old.variance || t.uses != old.uses) {
        old = t;
        changed = true;
      }
    }
  }
}

Traits Arena::traitsOf(Value root) const {
  if (!root)
    return {};
  if (auto *known = frozen(root))
    return *known;
  Traits t;
  std::vector<Value> order;
  forEachNode(*this, root, [&](Value v) {
    if (auto *known = frozen(v)) {
      addTraits(t, *known);
      return false;
    }
    addTraits(t, ownTraits(v));
    if (v->op == Op::Load || v->op == Op::Select)
      order.push_back(v);
    return true;
  });
  // A load or selection among the new nodes: its operand decides.
  for (Value v : order)
    if (v->args[0] != root)
      addOperandTraits(t, v, 0, traitsOf(v->args[0]));
  return t;
}

bool dependsOn(const Arena &arena, Value root, SymbolKind kind, int axis) {
  if (!root)
    return false;
  const uint32_t first = kind == SymbolKind::ThreadIdx  ? kUsesThreadIdx
                         : kind == SymbolKind::BlockIdx ? kUsesBlockIdx
                         : kind == SymbolKind::BlockDim ? kUsesBlockDim
                         : kind == SymbolKind::GridDim  ? kUsesGridDim
                                                        : 0;
  if (first && arena.frozen(root))
    return arena.frozen(root)->uses & (axis < 0 ? 7u * first : first << axis);
  return anyNode(arena, root, [&](Value v) { return v->is(kind) && (axis < 0 || v->value == axis); });
}

Variance varianceOf(const Arena &arena, Value root) {
  if (!root)
    return Variance::Constant;
  if (auto *known = arena.frozen(root))
    return known->variance;
  Variance result = Variance::Constant;
  forEachNode(arena, root, [&](Value v) {
    if (auto *known = arena.frozen(v)) {
      result = std::max(result, known->variance);
      return false;
    }
    result = std::max(result, ownTraits(v).variance);
    return result != Variance::Thread;
  });
  return result;
}

namespace {
void collectObjects(const Arena &arena, Value pointer, std::set<int> &out, std::unordered_set<Value> &seen) {
  if (!pointer || !seen.insert(pointer).second)
    return;
  auto recurse = [&](Value v) { collectObjects(arena, v, out, seen); };
  switch (pointer->op) {
  case Op::Symbol:
    if (pointer->symbol == SymbolKind::Object)
      out.insert(int(pointer->value));
    else if (pointer->symbol == SymbolKind::Phi) {
      recurse(arena.phi(pointer).init);
      recurse(arena.phi(pointer).update);
    }
    break;
  case Op::Sum:
    for (size_t i = 0; i < pointer->args.size(); ++i)
      if (pointer->coefficients[i] == 1)
        recurse(pointer->args[i]);
    break;
  case Op::Select:
    recurse(pointer->args[1]);
    recurse(pointer->args[2]);
    break;
  case Op::Exit:
    recurse(pointer->args[0]);
    break;
  case Op::Min:
  case Op::Max:
    recurse(pointer->args[0]);
    recurse(pointer->args[1]);
    break;
  default:
    break;
  }
}
} // namespace

std::vector<int> objectsOf(const Arena &arena, Value pointer) {
  std::set<int> out;
  std::unordered_set<Value> seen;
  collectObjects(arena, pointer, out, seen);
  return {out.begin(), out.end()};
}

std::vector<int> loadedObjects(const Arena &arena, Value value) {
  std::set<int> out;
  forEachNode(arena, value, [&](Value v) {
    if (v->op == Op::Load)
      for (int o : objectsOf(arena, v->args[0]))
        out.insert(o);
    return true;
  });
  return {out.begin(), out.end()};
}

Value offsetOf(Arena &arena, Value pointer) {
  if (pointer->is(SymbolKind::Object))
    return arena.constant(0);
  if (pointer->op == Op::Select) {
    Value a = offsetOf(arena, pointer->args[1]), b = offsetOf(arena, pointer->args[2]);
    return a && b ? arena.select(pointer->args[0], a, b) : nullptr;
  }
  if (pointer->op == Op::Sum) {
    // Exactly one term is a pointer: an object, or a phi or selection of pointers into objects.
    Value base = nullptr;
    for (size_t i = 0; i < pointer->args.size(); ++i)
      if (pointer->coefficients[i] == 1 && !objectsOf(arena, pointer->args[i]).empty()) {
        if (base)
          return nullptr;
        base = pointer->args[i];
      }
    if (!base)
      return nullptr;
    Value inner = offsetOf(arena, base);
    return inner ? arena.add(arena.sub(pointer, base), inner) : nullptr;
  }
  if (pointer->is(SymbolKind::Phi)) {
    const Phi p = arena.phi(pointer);
    if (p.step && p.init && !objectsOf(arena, p.init).empty()) {
      Value start = offsetOf(arena, p.init);
      // The pointer moves by `step` a turn: the phi minus its start is an offset that Evaluate.h can compute.
      return start ? arena.add(arena.sub(pointer, p.init), start) : nullptr;
    }
    return nullptr;
  }
  return nullptr;
}

namespace {
const char *axisName(int64_t axis) { return axis == 0 ? ".x" : axis == 1 ? ".y" : ".z"; }

struct Printer {
  const Arena &arena;
  const std::function<std::string(int64_t)> &objectName;
  int depth = 0;
  int left = 600; ///< nodes: longer forms say nothing to a reader

  std::string operator()(Value v) {
    if (depth > 24 || --left < 0)
      return "...";
    ++depth;
    std::string s = text(v);
    --depth;
    return s;
  }
  std::string binaryText(Value v, const char *op) {
    return "(" + (*this)(v->args[0]) + op + (*this)(v->args[1]) + ")";
  }
  std::string list(const std::vector<Value> &args) {
    std::string s;
    for (auto *a : args)
      s += (s.empty() ? "" : ", ") + (*this)(a);
    return s;
  }
  std::string text(Value v) {
    switch (v->op) {
    case Op::Const:
      return std::to_string(v->value);
    case Op::Symbol:
      switch (v->symbol) {
      case SymbolKind::ThreadIdx:
        return std::string("threadIdx") + axisName(v->value);
      case SymbolKind::BlockIdx:
        return std::string("blockIdx") + axisName(v->value);
      case SymbolKind::BlockDim:
        return std::string("blockDim") + axisName(v->value);
      case SymbolKind::GridDim:
        return std::string("gridDim") + axisName(v->value);
      case SymbolKind::Object:
        return objectName ? "&" + objectName(v->value) : "object" + std::to_string(v->value);
      case SymbolKind::Phi:
        return arena.phi(v).name;
      case SymbolKind::String:
        return "\"" + arena.name(v->value) + "\"";
      default:
        return arena.name(v->value);
      }
    case Op::Sum: {
      // In order of appearance of names, constants last: reads like the source.
      std::vector<std::pair<std::string, int64_t>> parts;
      for (size_t i = 0; i < v->args.size(); ++i)
        parts.emplace_back((*this)(v->args[i]), v->coefficients[i]);
      std::sort(parts.begin(), parts.end());
      std::string s;
      for (auto &[name, c] : parts) {
        if (s.empty())
          s = c < 0 ? "-" : "";
        else
          s += c < 0 ? " - " : " + ";
        const uint64_t magnitude = c < 0 ? 0 - uint64_t(c) : uint64_t(c);
        s += (magnitude == 1 ? "" : std::to_string(magnitude) + "*") + name;
      }
      if (v->value)
        s += (v->value < 0 ? " - " : " + ") + std::to_string(v->value < 0 ? 0 - uint64_t(v->value) : uint64_t(v->value));
      return "(" + s + ")";
    }
    case Op::Product: {
      std::vector<std::string> parts;
      for (auto *a : v->args)
        parts.push_back((*this)(a));
      std::sort(parts.begin(), parts.end());
      std::string s;
      for (auto &p : parts)
        s += (s.empty() ? "" : "*") + p;
      return s;
    }
    case Op::Div:
      return binaryText(v, "/");
    case Op::Mod:
      return binaryText(v, "%");
    case Op::And:
      return binaryText(v, "&");
    case Op::Or:
      return binaryText(v, "|");
    case Op::Xor:
      return binaryText(v, "^");
    case Op::Shl:
      return binaryText(v, "<<");
    case Op::Shr:
      return binaryText(v, ">>");
    case Op::Min:
      return "min(" + list(v->args) + ")";
    case Op::Max:
      return "max(" + list(v->args) + ")";
    case Op::BitNot:
      return "~" + (*this)(v->args[0]);
    case Op::Not:
      return "!" + (*this)(v->args[0]);
    case Op::Eq:
      return binaryText(v, "==");
    case Op::Ne:
      return binaryText(v, "!=");
    case Op::Lt:
      return binaryText(v, "<");
    case Op::Le:
      return binaryText(v, "<=");
    case Op::LogicalAnd:
      return binaryText(v, "&&");
    case Op::LogicalOr:
      return binaryText(v, "||");
    case Op::Select:
      return "(" + (*this)(v->args[0]) + " ? " + (*this)(v->args[1]) + " : " + (*this)(v->args[2]) + ")";
    case Op::Load:
      return "*" + (*this)(v->args[0]);
    case Op::Float:
      if (v->args.size() == 2)
        return "(" + (*this)(v->args[0]) + char(v->value) + (*this)(v->args[1]) + ")";
      return std::string(1, char(v->value)) + "(" + list(v->args) + ")";
    case Op::Call:
      return arena.name(v->value) + "(" + list(v->args) + ")";
    case Op::Exit:
      return "after(" + (*this)(v->args[0]) + ")";
    case Op::Field:
      return (*this)(v->args[0]) + "@" + std::to_string(v->value);
    }
    return "?";
  }
};
} // namespace

std::string print(const Arena &arena, Value root, const std::function<std::string(int64_t)> &objectName) {
  if (!root)
    return "?";
  std::string s = Printer{arena, objectName}(root);
  if (root->op == Op::Sum && s.size() > 2 && s.front() == '(' && s.back() == ')')
    s = s.substr(1, s.size() - 2);
  return s;
}

} // namespace accelscope::model
