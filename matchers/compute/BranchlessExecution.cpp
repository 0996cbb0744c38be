// A choice between values made by arithmetic or bit logic: truth values as numbers, masks, leaky
// maxima.
#include "matchers/DataConditions.h"
#include "matchers/compute/Common.h"

#include <map>

namespace accelscope::matchers {
namespace {
using namespace model;
using namespace compute;

bool isTruth(Value v) {
  return v->op == Op::Eq || v->op == Op::Ne || v->op == Op::Lt || v->op == Op::Le ||
         v->op == Op::Not || v->op == Op::LogicalAnd || v->op == Op::LogicalOr;
}

class Finder {
public:
  explicit Finder(const Body &body) : arena(body.arena), conditions(body) {
    for (auto &x : body.exchanges)
      if (x.result)
        exchanged.insert(x.result);
  }

  /// What selects in the value, nodes met before left out; empty: nothing does.
  std::string selection(Value root) {
    std::string found;
    forEachNode(arena, root, [&](Value v) {
      if (v->is(SymbolKind::Phi))
        return false; // its own assignments say what is selected
      if (!seen.insert(v).second)
        return false;
      if (found.empty())
        found = at(v);
      return true;
    });
    return found;
  }

private:
  /// A truth value about data, as an integer or converted to floating point.
  bool truthOfData(Value v) {
    if (v->op == Op::Float && v->value == 'f' && v->args.size() == 1)
      v = v->args[0];
    return isTruth(v) && aboutData(v);
  }
  bool aboutData(Value v) {
    if (v->op == Op::LogicalAnd || v->op == Op::LogicalOr || v->op == Op::Not)
      return std::any_of(v->args.begin(), v->args.end(), [&](Value a) { return aboutData(a); });
    if (v->op != Op::Eq && v->op != Op::Ne && v->op != Op::Lt && v->op != Op::Le)
      return false;
    // How far an index is from a bound is no data.
    if ((v->op == Op::Lt || v->op == Op::Le) &&
        (conditions.isIndex(v->args[0]) || conditions.isIndex(v->args[1])))
      return false;
    return std::any_of(v->args.begin(), v->args.end(), [&](Value a) {
      return anyNodeShallow(a, [&](Value n) {
        return n->op == Op::Load || n->op == Op::Float ||
               (n->op == Op::Call && !exchanged.count(n)) ||
               (n->is(SymbolKind::Phi) && conditions.isData(n));
      });
    });
  }
  /// +1 or -1, chosen by data.
  bool signOfData(Value v) {
    if (v->op == Op::Float && v->value == 'f' && v->args.size() == 1)
      v = v->args[0];
    return v->op == Op::Select && isTruth(v->args[0]) && aboutData(v->args[0]) &&
           isNumber(v->args[1]) && isNumber(v->args[2]) && v->args[1] != v->args[2];
  }
  static bool isNumber(Value v) {
    if (v->op == Op::Float && v->value == '-' && v->args.size() == 1)
      v = v->args[0];
    return v->isConst() || v->is(SymbolKind::String); // how a floating literal is kept
  }
  bool isMask(Value v) {
    if (v->op == Op::BitNot)
      return isMask(v->args[0]);
    if (v->op == Op::Sum) {
      for (size_t i = 0; i < v->args.size(); ++i)
        if ((v->coefficients[i] == -1 || v->value == -1) && truthOfData(v->args[i]))
          return true;
    }
    return false;
  }
  static bool mentions(Value whole, Value part) {
    return anyNodeShallow(whole, [&](Value n) { return n == part; });
  }
  /// One of two values, bent where the other would win: max(x, a * x).
  bool bentMaximum(Value a, Value b) {
    auto scaled = [&](Value x, Value y) {
      return ((y->op == Op::Float && y->value == '*') || y->op == Op::Product) && !x->isConst() &&
             std::find(y->args.begin(), y->args.end(), x) != y->args.end();
    };
    return scaled(a, b) || scaled(b, a);
  }

  std::string at(Value v) {
    switch (v->op) {
    case Op::Sum:
      for (Value a : v->args)
        if (truthOfData(a))
          return "a comparison is added as a number";
      return "";
    case Op::Product:
      for (Value a : v->args)
        if (truthOfData(a))
          return "a comparison is multiplied as a number";
      for (Value a : v->args)
        if (signOfData(a))
          return "a factor that a comparison sets selects the value";
      return "";
    case Op::Float:
      if (v->value == 'M' || v->value == 'm')
        return v->args.size() == 2 && bentMaximum(v->args[0], v->args[1])
                   ? "the larger of a value and its multiple is taken"
                   : "";
      if (v->value != '*' && v->value != '+' && v->value != '-')
        return "";
      for (Value a : v->args)
        if (truthOfData(a))
          return v->value == '*' ? "a comparison is multiplied as a number"
                                 : "a comparison is added as a number";
      if (v->value == '*')
        for (Value a : v->args)
          if (signOfData(a))
            return "a factor that a comparison sets selects the value";
      return halves(v) ? "both sides of a value are bent without a branch" : "";
    case Op::And:
    case Op::Xor:
    case Op::Or:
      for (Value a : v->args)
        if (isMask(a))
          return "a mask that a comparison makes selects the value";
      return "";
    case Op::Max:
      return bentMaximum(v->args[0], v->args[1]) ? "the larger of a value and its multiple is taken"
                                                 : "";
    case Op::Call: {
      const std::string name = lastName(arena.name(v->value));
      if ((name == "fmaxf" || name == "fmax" || name == "fminf" || name == "fmin" ||
           name == "__hmax" || name == "max") &&
          v->args.size() == 2 && bentMaximum(v->args[0], v->args[1]))
        return "the larger of a value and its multiple is taken";
      return "";
    }
    default:
      return "";
    }
  }
  /// max(x, 0) + a * min(x, 0).
  bool halves(Value v) {
    if (v->value != '+' || v->args.size() != 2)
      return false;
    auto part = [&](Value x, const char *what) -> Value {
      Value found = nullptr;
      anyNodeShallow(x, [&](Value n) {
        const bool is = (n->op == Op::Call &&
                         lastName(arena.name(n->value)).find(what) != std::string::npos) ||
                        (n->op == Op::Float && n->value == (what[1] == 'a' ? 'M' : 'm'));
        if (is && n->args.size() == 2)
          for (size_t i = 0; i < 2; ++i)
            if (isNumber(n->args[i]))
              found = n->args[1 - i];
        return found != nullptr;
      });
      return found;
    };
    for (int swap = 0; swap < 2; ++swap) {
      Value a = part(v->args[size_t(swap)], "max"), b = part(v->args[size_t(1 - swap)], "min");
      if (a && a == b)
        return true;
    }
    return false;
  }

  const Arena &arena;
  DataConditions conditions;
  std::set<Value> seen, exchanged;
};

struct Site {
  Range where;
  Value value;
  int order;
};

/// Signed x >> 31 makes a mask of a sign: an `&` with it selects.
void signMasks(const Body &body, Places &places, Gathered &found) {
  std::set<Value> masks;
  for (auto &b : body.bits)
    if (b.op == '>' && b.right && (b.right->isConst(31) || b.right->isConst(63)) &&
        b.type.find("unsigned") == std::string::npos && b.result && !b.result->isConst())
      masks.insert(b.result);
  for (auto &b : body.bits) {
    if (b.op != '&' && b.op != '^')
      continue;
    auto isMask = [&](Value v) {
      return v && (masks.count(v) || (v->op == Op::BitNot && masks.count(v->args[0])));
    };
    if ((isMask(b.left) || isMask(b.right)) && places.isNew(b.where))
      found.add(b.where, "a mask made of a sign selects the value", "mask");
  }
}
} // namespace
} // namespace accelscope::matchers

ACCELSCOPE_DETECTOR(BranchlessExecution) {
  Places places, ternaries;
  bool present = false;
  std::vector<Hit> doubtful;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    std::vector<Site> sites;
    for (auto &a : body.assigns)
      if (a.value)
        sites.push_back({a.where, a.value, a.order});
    for (auto &a : body.accesses)
      if (a.kind != AccessKind::Load && a.value)
        sites.push_back({a.where, a.value, a.order});
    for (auto &r : body.results)
      if (r.value)
        sites.push_back({r.where, r.value, r.order});
    std::stable_sort(sites.begin(), sites.end(),
                     [](const Site &a, const Site &b) { return a.order < b.order; });
    Finder finder(body);
    Gathered found;
    for (auto &site : sites)
      if (const std::string how = finder.selection(site.value);
          !how.empty() && places.isNew(site.where))
        found.add(site.where, how, how);
    signMasks(body, places, found);
    if (!found.evidence.empty()) {
      Hit hit;
      hit.kernel = kernel.name;
      hit.intensity = int(found.evidence.size());
      hit.reason = "in '" + kernel.name + "' " + found.evidence.front().reason + " at line " +
                   std::to_string(found.evidence.front().range.line);
      hit.confidence = 0.85;
      hit.doubt = "the compiler may make the same of a branch";
      hit.evidence = std::move(found.evidence);
      present = true;
      sink.add(std::move(hit));
      return;
    }
    // Ternaries whose condition is about data.
    DataConditions conditions(body);
    for (auto &b : body.branches)
      if (b.kind == Branch::Ternary && b.condition && conditions.isData(b.condition) &&
          ternaries.isNew(b.where)) {
        Hit hit;
        hit.kernel = kernel.name;
        hit.verdict = Verdict::Unclear;
        hit.confidence = 0.5;
        hit.doubt = "a ternary is a branch that the compiler may turn into a selection";
        hit.reason = "a ternary at line " + std::to_string(b.where.line) + " selects by " +
                     printValue(body, b.condition);
        hit.evidence = {{b.where, "selects by a ternary"}};
        doubtful.push_back(std::move(hit));
        break;
      }
  });
  if (!present)
    for (auto &hit : doubtful)
      sink.add(std::move(hit));
}
