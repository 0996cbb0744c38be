// Symbolic values of a kernel or host function: what an index, a bound, a pointer or a stored value
// is made of.
//
// Values are nodes of a hash-consed graph: two expressions that are equal after normalisation are the
// same node, so that comparing is a pointer comparison. Integer arithmetic is kept as a polynomial
// (a `Sum` of products with integer coefficients); pointers are sums of an object's address and an
// offset in bytes; everything that no rule simplifies stays as an operator with its operands, because
// Evaluate.h can still compute it for the 32 lanes of a warp. Floating-point arithmetic is kept as it
// stands: its operands say where a value comes from, not what it is.
//
// Plain C++: nothing here knows Clang.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace accelscope::model {

/// What a node computes. Comments give the operands.
enum class Op : uint8_t {
  Const,   ///< `value`
  Symbol,  ///< a leaf; `symbol` says which kind, `value` which one
  Sum,     ///< value + sum of coefficients[i] * args[i]
  Product, ///< of all args, none of them a Const or Sum (unless distribution was given up)
  Div,     ///< args[0] / args[1], integer
  Mod,     ///< args[0] % args[1]
  And,
  Or,
  Xor,
  Shl, ///< only with a shift that is not constant; constant shifts become Sum, Div
  Shr,
  Min,
  Max,
  BitNot,
  Not, ///< logical
  Eq,
  Ne,
  Lt,
  Le,
  LogicalAnd,
  LogicalOr,
  Select, ///< args[0] ? args[1] : args[2]
  Load,   ///< the value at address args[0]; `value` is the type's size in bytes
  Float,  ///< floating-point arithmetic on args; `value` is the operator's character
  Call,   ///< result of a function on args; `value` is the name's index (Arena::name)
  Exit,   ///< value of a variable after its loop: args[0] the value at the end of a turn, args[1] the condition
  Field,  ///< a part of the aggregate args[0], `value` bytes from its start
};

/// What a leaf stands for.
enum class SymbolKind : uint8_t {
  None,
  ThreadIdx, ///< value = axis 0, 1, 2
  BlockIdx,
  BlockDim,
  GridDim,
  Parameter, ///< a scalar parameter of the kernel or entry function: the same for all threads
  Variable,  ///< a variable that is set elsewhere (global, member, captured): the same for all threads
  Object,    ///< address of a memory object; value = index into Body::objects
  Function,  ///< address of a function; value = index into Arena::name
  Phi,       ///< a variable at the start of a turn of its loop; value = index into Arena::phi
  Unknown,   ///< anything else that may differ from thread to thread
  String,    ///< a literal text; value = index into Arena::name
};

struct Node {
  Op op = Op::Const;
  SymbolKind symbol = SymbolKind::None;
  int64_t value = 0;
  uint32_t id = 0; ///< order of creation: stable, used for sorting
  std::vector<const Node *> args;
  std::vector<int64_t> coefficients; ///< Sum only

  bool isConst() const { return op == Op::Const; }
  bool isConst(int64_t v) const { return op == Op::Const && value == v; }
  bool is(SymbolKind kind) const { return op == Op::Symbol && symbol == kind; }
};
using Value = const Node *;

/// A variable that changes from turn to turn of a loop.
struct Phi {
  int loop = -1;           ///< index into Body::loops
  std::string name;        ///< the variable
  Value init = nullptr;    ///< before the first turn
  Value update = nullptr;  ///< at the end of a turn, in terms of the phi itself; null while the loop is walked
  Value step = nullptr;    ///< update - phi where that does not contain the phi: linear induction
  int64_t factor = 0;      ///< geometric induction: update = phi * factor (> 0) or phi / -factor (< 0)
};

/// How far a value is the same. Ordered: a larger one is less uniform.
enum class Variance : uint8_t {
  Constant, ///< known when compiled
  Grid,     ///< the same in all threads of a launch
  Block,    ///< the same in all threads of a block
  Thread,   ///< differs, or nothing is known
};

/// What a node is made with, as bits of Traits::uses.
enum Uses : uint32_t {
  kUsesThreadIdx = 1u << 0, ///< + axis
  kUsesBlockIdx = 1u << 3,
  kUsesBlockDim = 1u << 6,
  kUsesGridDim = 1u << 9,
  kUsesLoad = 1u << 12,
  kUsesThreadLoad = 1u << 13,   ///< a load whose address differs from thread to thread
  kUsesThreadSelect = 1u << 14, ///< a selection whose condition is made with threadIdx
};

/// Facts of a node and everything below it, phis followed; kept by Arena::freeze so that they cost nothing.
struct Traits {
  Variance variance = Variance::Constant;
  uint32_t uses = 0;
};

/// Owns the nodes of one Body.
class Arena {
public:
  Arena();
  Arena(const Arena &) = delete;
  Arena &operator=(const Arena &) = delete;

  Value constant(int64_t v);
  Value symbol(SymbolKind kind, int64_t value);
  /// A fresh leaf, equal to nothing else; `label` is for printing.
  Value unknown(std::string_view label);
  Value named(SymbolKind kind, std::string_view label); ///< Parameter, Variable, Function, String

  Value add(Value a, Value b);
  Value sub(Value a, Value b);
  Value mul(Value a, Value b);
  Value scale(Value a, int64_t factor);
  Value div(Value a, Value b);
  Value mod(Value a, Value b);
  Value bitAnd(Value a, Value b);
  Value binary(Op op, Value a, Value b); ///< any operator with two operands, simplified where a rule is known
  Value unary(Op op, Value a);
  Value select(Value condition, Value a, Value b);
  Value load(Value address, int64_t bytes);
  Value floating(char op, std::vector<Value> args);
  Value call(std::string_view name, std::vector<Value> args);
  Value exit(Value update, Value condition);
  Value field(Value aggregate, int64_t offset);

  /// A new phi; close it with closePhi once the end of the turn is known.
  Value phi(int loop, std::string name, Value init);
  void closePhi(Value phi, Value update);

  const std::string &name(int64_t index) const { return names[static_cast<size_t>(index)]; }
  const Phi &phi(Value node) const { return phis[static_cast<size_t>(node->value)]; }
  size_t size() const { return nodes.size(); }

  /// The logical negation, pushed into comparisons.
  Value negate(Value a);

  /// Computes the traits of all nodes, once the walk is over and every phi is closed. Nodes made later are looked
  /// through down to frozen ones.
  void freeze();
  const Traits *frozen(Value v) const { return v->id < traits.size() ? &traits[v->id] : nullptr; }
  /// Traits of a node, frozen or not.
  Traits traitsOf(Value v) const;

private:
  Value intern(Node node);
  int64_t internName(std::string_view name);
  Value sumOf(int64_t constant, std::vector<std::pair<Value, int64_t>> terms);

  std::deque<Node> nodes;
  std::unordered_map<uint64_t, std::vector<const Node *>> table;
  std::vector<std::string> names;
  std::unordered_map<std::string, int64_t> nameIndex;
  std::vector<Phi> phis;
  std::vector<Traits> traits;
};

/// Calls `visit` on every node below `root`, each once, through phis too; stops below a node for which it
/// returns false.
void forEachNode(const Arena &arena, Value root, const std::function<bool(Value)> &visit);

/// Whether some node below `root` (phis followed) satisfies `test`.
bool anyNode(const Arena &arena, Value root, const std::function<bool(Value)> &test);

/// Whether `root` is made with a built-in variable of this kind (axis -1: any).
bool dependsOn(const Arena &arena, Value root, SymbolKind kind, int axis = -1);

/// How far the value is the same; loads of uniform addresses count as uniform.
Variance varianceOf(const Arena &arena, Value root);

/// All memory objects (indices) that a pointer value may point into: through sums, selections and phis.
std::vector<int> objectsOf(const Arena &arena, Value pointer);

/// All objects from which the value was loaded, directly or through arithmetic.
std::vector<int> loadedObjects(const Arena &arena, Value value);

/// A pointer minus its object's address: the offset in bytes; null when it has no single object.
Value offsetOf(Arena &arena, Value pointer);

/// Human-readable form, stable: "4*(blockDim.x*blockIdx.x + threadIdx.x)". `objectName` names objects.
std::string print(const Arena &arena, Value root, const std::function<std::string(int64_t)> &objectName = {});

} // namespace accelscope::model
