// Several logical values in a word, taken out and put in by shifts and masks.
//
// Every bit operation on words of data (loaded, or kept in a variable) is looked at: single bits
// that are tested or set, fields that are shifted down and masked, fields that are shifted up and
// joined, and whole words combined. What the same operators do to indices, ballots, hashes, random
// numbers, digits of a key and pixels is left out.
#include "matchers/DataConditions.h"
#include "matchers/compute/Common.h"

#include <map>

namespace accelscope::matchers {
namespace {
using namespace model;
using namespace compute;

bool isPowerOfTwo(int64_t v) { return v > 0 && (v & (v - 1)) == 0; }
bool isLowMask(int64_t v) { return v > 0 && isPowerOfTwo(v + 1); }
int log2Of(int64_t v) {
  int n = 0;
  while (v > 1)
    v >>= 1, ++n;
  return n;
}

enum class Strength { None, Weak, Strong };

class Finder {
public:
  explicit Finder(const Body &body) : body(body), arena(body.arena) {
    for (auto &x : body.exchanges)
      if (x.result)
        lanes.insert(x.result);
    auto below = [&](auto &&self, Value v) -> void {
      if (!inAddress.insert(v).second || v->op == Op::Load)
        return;
      for (Value a : v->args)
        self(self, a);
    };
    for (auto &a : body.accesses)
      if (a.address)
        below(below, a.address);
    for (auto &b : body.bits) {
      if (!b.left || !b.right)
        continue;
      if (b.op == '<' && b.left->isConst(1))
        oneBits.insert(b.result);
      if (b.op == '<')
        raised[b.result] = b.right;
      if (b.op == '>')
        lowered[b.result] = {b.left, b.right};
      // A word mixed with a shift of itself is a hash or a generator's word.
      if (b.op == '^')
        for (auto [x, y] : {std::pair(b.left, b.right), std::pair(b.right, b.left)}) {
          const auto low = lowered.find(y);
          if ((low != lowered.end() && low->second.first == x) ||
              (raised.count(y) && sourceOf(y) == x))
            mixed.insert(x);
        }
      if (b.op == '&' && b.right->isConst() && isLowMask(b.right->value))
        masks[b.left].insert(log2Of(b.right->value + 1));
      if (b.op == '>' && b.right->isConst())
        shifts[b.left].insert(int(b.right->value));
    }
  }

  Strength strengthOf(const BitOperation &b, std::string &how, Value &word) const {
    if (!b.left || !b.right || fromLanes(b.left) || fromLanes(b.right))
      return Strength::None;
    if (b.op == '&')
      return ofAnd(b, how, word);
    if (b.op == '|')
      return ofOr(b, how, word);
    if (b.op == '>')
      return ofShift(b, how, word);
    return Strength::None;
  }

  /// The object or variable that holds a word: what hits are gathered by.
  static Value holder(Value v) {
    while (v->op == Op::Field || v->op == Op::Div || v->op == Op::Mod || v->op == Op::Exit)
      v = v->args[0];
    return v;
  }

private:
  bool fromLanes(Value v) const {
    return anyNodeOutsideLoads(v, [&](Value n) {
      return lanes.count(n) ||
             (n->op == Op::Call && (arena.name(n->value).find("ballot") != std::string::npos ||
                                    arena.name(n->value).find("activemask") != std::string::npos ||
                                    arena.name(n->value).find("_as_") != std::string::npos));
    });
  }
  static Value sourceOf(Value v) {
    return v->op == Op::Sum && v->args.size() == 1 ? v->args[0] : v->op == Op::Shl ? v->args[0] : v;
  }
  /// A word of data: loaded or kept, not an index, not scrambled.
  bool isWord(Value v) const {
    auto [known, fresh] = words.try_emplace(v, false);
    return fresh ? words[v] = looksLikeWord(v) : known->second;
  }
  bool looksLikeWord(Value v) const {
    if (mixed.count(v))
      return false;
    switch (v->op) {
    case Op::Load:
      return true;
    case Op::And:
    case Op::Or:
      return std::any_of(v->args.begin(), v->args.end(), [&](Value a) {
        return anyNodeOutsideLoads(a,
                              [&](Value n) { return n != v && n->args.size() < 2 && isWord(n); });
      });
    case Op::Field:
    case Op::Exit:
    case Op::BitNot:
      return isWord(v->args[0]);
    case Op::Select:
      return isWord(v->args[1]) || isWord(v->args[2]);
    case Op::Symbol:
      if (v->is(SymbolKind::Unknown))
        return std::any_of(body.accesses.begin(), body.accesses.end(), [&](const Access &a) {
          return a.result == v && a.kind == AccessKind::Atomic;
        });
      return v->is(SymbolKind::Phi) && !arena.phi(v).step && arena.phi(v).factor == 0 &&
             arena.phi(v).update && anyNodeOutsideLoads(arena.phi(v).update, [](Value n) {
               return n->op == Op::Load || n->op == Op::And || n->op == Op::Or || n->op == Op::Xor;
             });
    default:
      return false;
    }
  }
  bool isOneBit(Value v) const {
    if (v->op == Op::BitNot)
      v = v->args[0];
    return oneBits.count(v) || (v->op == Op::Shl && v->args[0]->isConst(1));
  }

  Strength ofAnd(const BitOperation &b, std::string &how, Value &word) const {
    for (auto [w, m] : {std::pair(b.left, b.right), std::pair(b.right, b.left)}) {
      // (word >> shift) & mask
      if (auto l = lowered.find(w); l != lowered.end() && m->isConst() && isLowMask(m->value)) {
        const auto [from, shift] = l->second;
        if (!isWord(from))
          return Strength::None;
        const int bits = log2Of(m->value + 1);
        if (shift->isConst() ? bits >= 8 && shift->value % 8 == 0 && bits < 32
                             : bits % 8 == 0) // bytes: pixels
          return Strength::None;
        // A digit of a sort: the pass says which, and the digit picks a bin or a side.
        if (!shift->isConst() && varianceOf(arena, shift) <= Variance::Grid && !inLoop(shift))
          return Strength::None;
        how = "a field of " + std::to_string(bits) + (bits > 1 ? " bits" : " bit") +
              " is taken out of a word";
        word = from;
        return Strength::Strong;
      }
      if (!isWord(w))
        continue;
      word = w;
      if (isOneBit(m)) {
        how = m->op == Op::BitNot ? "one bit of a word is cleared" : "one bit of a word is tested";
        return Strength::Strong;
      }
      if (m->isConst()) {
        const int64_t c =
            b.type == "unsigned int" || b.type == "int" ? int64_t(int32_t(m->value)) : m->value;
        if (c == 0 || c == -1)
          return Strength::None;
        if (isLowMask(c)) {
          const int bits = log2Of(c + 1);
          if (w->op == Op::BitNot) {
            how = "the free bits of a word are found";
            return Strength::Strong;
          }
          how = "the low bits of a word are taken out";
          if (paired(w, bits))
            return Strength::Strong;
          return bits < 8 && !inAddress.count(b.result) ? Strength::Weak : Strength::None;
        }
        if (c < 0 && isPowerOfTwo(-c) && c != -2)
          return Strength::None; // rounded down to a multiple
        how = "single bits of a word are tested or cleared by a mask";
        return Strength::Strong;
      }
      if (m != w && (isWord(m) || m->op == Op::BitNot || m->op == Op::Xor || isNegated(m, w))) {
        how = "bits of two words are combined";
        return Strength::Strong;
      }
    }
    return Strength::None;
  }

  /// x & -x: the lowest bit that is set.
  static bool isNegated(Value m, Value w) {
    return m->op == Op::Sum && m->args.size() == 1 && m->args[0] == w && m->coefficients[0] == -1;
  }
  /// Cut in two at a bit: low part by mask, high part by shift, and neither an index.
  bool paired(Value w, int bits) const {
    if (bits == 8 || bits == 24)
      return false;
    auto s = shifts.find(w);
    if (s == shifts.end() || !s->second.count(bits))
      return false;
    return !cutIsIndex(w);
  }
  bool cutIsIndex(Value w) const {
    return std::any_of(body.bits.begin(), body.bits.end(), [&](const BitOperation &b) {
      return b.left == w && b.op == '>' && inAddress.count(b.result);
    });
  }
  Strength ofShift(const BitOperation &b, std::string &how, Value &word) const {
    if (!b.right->isConst() || !isWord(b.left))
      return Strength::None;
    auto m = masks.find(b.left);
    if (m == masks.end() || !m->second.count(int(b.right->value)) ||
        !paired(b.left, int(b.right->value)))
      return Strength::None;
    how = "the high bits of a word are taken out";
    word = b.left;
    return Strength::Strong;
  }
  bool inLoop(Value v) const {
    return anyNodeOutsideLoads(v, [&](Value n) { return n->is(SymbolKind::Phi); });
  }
  static bool isIndexOnly(const Arena &arena, Value v) {
    return !anyNode(arena, v, [](Value n) {
      return n->op == Op::Load || n->op == Op::Float || n->op == Op::Call || n->op == Op::Or ||
             n->is(SymbolKind::Unknown) || n->op == Op::Select;
    });
  }

  Strength ofOr(const BitOperation &b, std::string &how, Value &word) const {
    for (auto [w, m] : {std::pair(b.left, b.right), std::pair(b.right, b.left)}) {
      if (isOneBit(m) && isWord(w)) {
        how = "one bit of a word is set";
        word = w;
        return Strength::Strong;
      }
      auto r = raised.find(m);
      if (r == raised.end()) {
        // A word of a board and bits that a mask has left.
        if (m->op == Op::And && isWord(m) && w->op == Op::Load && m != w) {
          how = "bits of two words are combined";
          word = w;
          return Strength::Strong;
        }
        continue;
      }
      const Value field = sourceOf(m), shift = r->second;
      if (field == w || mixed.count(w) || lowered.count(w))
        continue; // a rotation, or a value spread out
      if (lowered.count(field) || inAddress.count(b.result))
        continue;
      if (isIndexOnly(arena, w) && isIndexOnly(arena, field) && !b.compound)
        continue;
      if (sameRoot(w, field))
        continue;
      if (shift->isConst() && shift->value % 8 == 0 && shift->value < 32)
        continue; // bytes side by side: a pixel
      how = "a field is joined to a word";
      word = b.result;
      return Strength::Strong;
    }
    return Strength::None;
  }
  /// Both were made of one value: bits moved about, not values put together.
  bool sameRoot(Value a, Value b) const {
    auto leaves = [&](Value v) {
      std::set<Value> out;
      anyNodeOutsideLoads(v, [&](Value n) {
        if (n->args.empty() || n->op == Op::Load)
          if (!n->isConst())
            out.insert(n);
        return false;
      });
      return out;
    };
    const auto x = leaves(a), y = leaves(b);
    return !x.empty() && x == y && a->op != Op::Load;
  }

  const Body &body;
  const Arena &arena;
  std::set<Value> lanes, inAddress, oneBits, mixed;
  mutable std::map<Value, bool> words;
  std::map<Value, Value> raised;
  std::map<Value, std::pair<Value, Value>> lowered;
  std::map<Value, std::set<int>> masks, shifts;
};
} // namespace
} // namespace accelscope::matchers

ACCELSCOPE_DETECTOR(BitPackedState) {
  Places places;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    const Finder finder(body);
    Gathered strong;
    std::vector<std::pair<Evidence, int>> weak; // with the object that the word was loaded from
    std::set<int> objects;
    auto objectOf = [&](Value word) {
      const Value h = Finder::holder(word);
      const auto all = h->op == Op::Load ? objectsOf(body.arena, h->args[0]) : std::vector<int>{};
      return all.size() == 1 ? all[0] : -1;
    };
    for (auto &b : body.bits) {
      std::string how;
      Value word = nullptr;
      const Strength s = finder.strengthOf(b, how, word);
      if (s == Strength::None)
        continue;
      const int object = word ? objectOf(word) : -1;
      if (s == Strength::Weak) {
        weak.push_back({{b.where, how}, object});
        continue;
      }
      if (object >= 0)
        objects.insert(object);
      if (places.isNew(b.where))
        strong.add(b.where, how, object >= 0 ? body.objects[size_t(object)].name : "");
    }
    // A bit of a word that lives in memory, set or cleared by an atomic.
    for (auto &a : body.accesses)
      if (a.kind == AccessKind::Atomic && a.value &&
          (a.operation.find("Or") != std::string::npos ||
           a.operation.find("And") != std::string::npos ||
           a.operation.find("Xor") != std::string::npos ||
           a.operation.find("fetch_or") != std::string::npos ||
           a.operation.find("fetch_and") != std::string::npos)) {
        const Value v = a.value->op == Op::BitNot ? a.value->args[0] : a.value;
        if (v->op == Op::Shl && v->args[0]->isConst(1) && places.isNew(a.where))
          strong.add(a.where, "one bit of a word in memory is changed by an atomic",
                     a.object >= 0 ? body.objects[size_t(a.object)].name : "");
      }
    if (strong.evidence.empty())
      return;
    for (auto &[evidence, object] : weak)
      if (object >= 0 && objects.count(object) && places.isNew(evidence.range))
        strong.evidence.push_back(evidence);
    Hit hit;
    hit.kernel = kernel.name;
    strong.names.erase(std::remove(strong.names.begin(), strong.names.end(), ""),
                       strong.names.end());
    hit.intensity = int(std::max<size_t>(strong.names.size(), 1));
    hit.reason = "in '" + kernel.name + "' " + strong.evidence.front().reason + " at line " +
                 std::to_string(strong.evidence.front().range.line) +
                 (strong.names.empty() ? "" : "; words of " + strong.list());
    hit.confidence = strong.evidence.size() > 1 ? 0.85 : 0.7;
    hit.doubt = "what the bits mean is not in the code";
    hit.evidence = std::move(strong.evidence);
    sink.add(std::move(hit));
  });
}
