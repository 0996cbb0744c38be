#include "matchers/model/Arithmetic.h"

#include <algorithm>
#include <cstdlib>
#include <unordered_set>

namespace accelscope::model {

namespace {

bool startsWith(std::string_view s, std::string_view prefix) {
  return s.substr(0, prefix.size()) == prefix;
}

const std::set<std::string> &transcendental() {
  static const std::set<std::string> names = {
      "exp",   "exp2",    "exp10",  "expm1",  "log",    "log2",  "log10", "log1p",
      "pow",   "sin",     "cos",    "tan",    "sinh",   "cosh",  "tanh",  "asin",
      "acos",  "atan",    "atan2",  "asinh",  "acosh",  "atanh", "erf",   "erfc",
      "erfcx", "normcdf", "lgamma", "tgamma", "sincos", "sinpi", "cospi", "erfinv"};
  return names;
}

bool isRoot(const std::string &name) {
  static const std::set<std::string> names = {"sqrt",  "rsqrt", "cbrt",   "rcbrt",
                                              "hypot", "norm",  "norm3d", "rhypot"};
  return names.count(name) > 0;
}

bool isFma(const Body &body, Value v) {
  return v->op == Op::Call && v->args.size() == 3 &&
         functionName(body.arena.name(v->value)) == "fma";
}

/// A select whose other side keeps the variable: what it brings when it brings something.
void updatesOf(Value update, Value phi, std::vector<Value> &out, int depth = 0) {
  if (!update || update == phi || depth > 12)
    return;
  if (update->op == Op::Select) {
    updatesOf(update->args[1], phi, out, depth + 1);
    updatesOf(update->args[2], phi, out, depth + 1);
    return;
  }
  if (update->op == Op::Exit) {
    updatesOf(update->args[0], phi, out, depth + 1);
    return;
  }
  out.push_back(update);
}

} // namespace

std::string functionName(std::string_view called) {
  if (const auto at = called.rfind("::"); at != std::string_view::npos)
    called = called.substr(at + 2);
  std::string name(called);
  if (startsWith(name, "__builtin_"))
    name.erase(0, 10);
  while (startsWith(name, "_"))
    name.erase(0, 1);
  for (const char *suffix : {"_rn", "_rz", "_ru", "_rd", "_ieee_rn"})
    if (name.size() > 3 && name.compare(name.size() - 3, 3, suffix) == 0)
      name.resize(name.size() - 3);
  static const std::map<std::string, std::string> same = {
      {"fminf", "min"},       {"fmin", "min"},     {"fmaxf", "max"},      {"fmax", "max"},
      {"fabsf", "abs"},       {"fabs", "abs"},     {"fmaf", "fma"},       {"fma", "fma"},
      {"fdividef", "/"},      {"fdiv", "/"},       {"ddiv", "/"},         {"fmul", "*"},
      {"dmul", "*"},          {"fadd", "+"},       {"dadd", "+"},         {"fsub", "-"},
      {"dsub", "-"},          {"frcp", "/"},       {"drcp", "/"},         {"fsqrt", "sqrt"},
      {"dsqrt", "sqrt"},      {"frsqrt", "rsqrt"}, {"hfma", "fma"},       {"hfma2", "fma"},
      {"hadd", "+"},          {"hadd2", "+"},      {"hmul", "*"},         {"hmul2", "*"},
      {"hmax", "max"},        {"hmin", "min"},     {"sincosf", "sincos"}, {"saturatef", "clamp"},
      {"tanh_approx", "tanh"}};
  if (auto it = same.find(name); it != same.end())
    return it->second;
  if (name.size() > 1 && (name.back() == 'f' || name.back() == 'l')) {
    const std::string shorter = name.substr(0, name.size() - 1);
    if (transcendental().count(shorter) || isRoot(shorter))
      return shorter;
  }
  if (name.size() > 2 && name[0] == 'h' && transcendental().count(name.substr(1)))
    return name.substr(1);
  if (name.size() > 3 && name[0] == 'h' && name[1] == '2' && transcendental().count(name.substr(2)))
    return name.substr(2);
  return name;
}

bool isTranscendental(const std::string &function) { return transcendental().count(function) > 0; }

static void walkOperands(const Body &body, Value root, const std::function<bool(Value)> &visit,
                         bool throughMemory) {
  if (!root)
    return;
  std::vector<Value> stack{root};
  std::unordered_set<Value> seen{root};
  std::set<int> followed;
  auto push = [&](Value v) {
    if (v && seen.insert(v).second)
      stack.push_back(v);
  };
  while (!stack.empty()) {
    Value v = stack.back();
    stack.pop_back();
    if (!visit(v))
      continue;
    if (v->op == Op::Load) {
      if (!throughMemory)
        continue;
      for (int o : objectsOf(body.arena, v->args[0])) {
        const Object &object = body.objects[size_t(o)];
        if ((object.space != Space::Shared && object.space != Space::Local) ||
            !followed.insert(o).second)
          continue;
        for (auto &access : body.accesses)
          if (access.kind != AccessKind::Load && access.object == o)
            push(access.value);
      }
      continue;
    }
    for (auto it = v->args.rbegin(); it != v->args.rend(); ++it)
      push(*it);
    if (v->is(SymbolKind::Phi)) {
      const Phi &p = body.arena.phi(v);
      push(p.update);
      push(p.init);
    }
  }
}

void forEachOperand(const Body &body, Value root, const std::function<bool(Value)> &visit) {
  walkOperands(body, root, visit, false);
}

void forEachOrigin(const Body &body, Value root, const std::function<bool(Value)> &visit) {
  walkOperands(body, root, visit, true);
}

static std::vector<Value> sortedById(std::vector<Value> values) {
  std::sort(values.begin(), values.end(), [](Value a, Value b) { return a->id < b->id; });
  return values;
}

std::vector<Value> loadsOf(const Body &body, Value root) {
  std::vector<Value> out;
  forEachOperand(body, root, [&](Value v) {
    if (v->op == Op::Load)
      out.push_back(v);
    return true;
  });
  return sortedById(std::move(out));
}

std::vector<Value> originsOf(const Body &body, Value root) {
  std::vector<Value> out;
  forEachOrigin(body, root, [&](Value v) {
    if (v->op == Op::Load) {
      const auto objects = objectsOf(body.arena, v->args[0]);
      if (std::any_of(objects.begin(), objects.end(), [&](int o) {
            const Space s = body.objects[size_t(o)].space;
            return s != Space::Shared && s != Space::Local;
          }))
        out.push_back(v);
    }
    return true;
  });
  return sortedById(std::move(out));
}

Arithmetic arithmeticOf(const Body &body, Value root) {
  Arithmetic out;
  forEachOperand(body, root, [&](Value v) {
    if (v->op == Op::Float) {
      const char op = char(v->value);
      if (op == 'm' || op == 'M')
        ++out[op == 'm' ? "min" : "max"];
      else if (op != 'i' && op != 'f')
        ++out[std::string(1, op)];
    } else if (v->op == Op::Select) {
      ++out["select"];
    } else if (v->op == Op::Min || v->op == Op::Max) {
      ++out[v->op == Op::Min ? "min" : "max"];
    } else if (v->op == Op::Call) {
      const std::string name = functionName(body.arena.name(v->value));
      if (name == "fma") {
        ++out["*"];
        ++out["+"];
      } else if (!startsWith(name, "make_") && name != "broadcast")
        ++out[name];
    }
    return true;
  });
  return out;
}

std::vector<Term> termsOf(const Body &body, Value root) {
  std::vector<Term> out;
  std::function<void(Value, int, int)> take = [&](Value v, int sign, int depth) {
    if (v && depth < 40) {
      if (v->op == Op::Float && v->args.size() == 2 && (v->value == '+' || v->value == '-')) {
        take(v->args[0], sign, depth + 1);
        take(v->args[1], v->value == '-' ? -sign : sign, depth + 1);
        return;
      }
      if (v->op == Op::Float && v->args.size() == 1 && v->value == '-') {
        take(v->args[0], -sign, depth + 1);
        return;
      }
      if (v->op == Op::Float && v->value == 'f') {
        take(v->args[0], sign, depth + 1);
        return;
      }
      if (v->op == Op::Sum && v->args.size() + (v->value != 0) > 1) {
        for (size_t i = 0; i < v->args.size(); ++i)
          take(v->args[i], v->coefficients[i] < 0 ? -sign : sign, depth + 1);
        return;
      }
      if (isFma(body, v)) {
        // Its product is a term: the call itself stands for it.
        out.push_back({v, sign});
        take(v->args[2], sign, depth + 1);
        return;
      }
      if (v->op == Op::Call && v->args.size() == 2) {
        const std::string name = functionName(body.arena.name(v->value));
        if (name == "+" || name == "-") {
          take(v->args[0], sign, depth + 1);
          take(v->args[1], name == "-" ? -sign : sign, depth + 1);
          return;
        }
      }
    }
    out.push_back({v, sign});
  };
  take(root, 1, 0);
  return out;
}

std::vector<Value> factorsOf(const Body &body, Value root) {
  std::vector<Value> out;
  std::function<void(Value, int)> take = [&](Value v, int depth) {
    if (v && depth < 40) {
      if (v->op == Op::Float && v->args.size() == 2 && v->value == '*') {
        take(v->args[0], depth + 1);
        take(v->args[1], depth + 1);
        return;
      }
      if (v->op == Op::Float && v->args.size() == 1 && (v->value == '-' || v->value == 'f') &&
          !literalOf(body, v)) {
        take(v->args[0], depth + 1);
        return;
      }
      if (v->op == Op::Product) {
        for (Value a : v->args)
          take(a, depth + 1);
        return;
      }
      if (isFma(body, v)) {
        take(v->args[0], depth + 1);
        take(v->args[1], depth + 1);
        return;
      }
      if (v->op == Op::Call && v->args.size() == 2 &&
          functionName(body.arena.name(v->value)) == "*") {
        take(v->args[0], depth + 1);
        take(v->args[1], depth + 1);
        return;
      }
    }
    out.push_back(v);
  };
  take(root, 0);
  return out;
}

std::optional<double> literalOf(const Body &body, Value value) {
  if (!value)
    return std::nullopt;
  if (value->isConst())
    return double(value->value);
  if (value->op == Op::Float && value->args.size() == 1 && value->value == '-') {
    if (auto v = literalOf(body, value->args[0]))
      return -*v;
    return std::nullopt;
  }
  if (value->op == Op::Float && value->args.size() == 1 && value->value == 'f')
    return literalOf(body, value->args[0]);
  if (!value->is(SymbolKind::String))
    return std::nullopt;
  const std::string &text = body.arena.name(value->value);
  char *end = nullptr;
  const double number = std::strtod(text.c_str(), &end);
  return end && *end == 0 && end != text.c_str() ? std::optional<double>(number) : std::nullopt;
}

std::optional<Accumulation> accumulationOf(const Body &body, Value phi) {
  if (!phi->is(SymbolKind::Phi))
    return std::nullopt;
  const Phi &p = body.arena.phi(phi);
  if (!p.update || p.loop < 0)
    return std::nullopt;
  std::vector<Value> updates;
  // max(m, x) may be written as a selection, so that its condition shows it.
  if (p.update->op == Op::Select && (p.update->args[1] == phi || p.update->args[2] == phi)) {
    Value c = p.update->args[0];
    Value taken = p.update->args[1] == phi ? p.update->args[2] : p.update->args[1];
    const bool whenTrue = p.update->args[2] == phi;
    if (c->op == Op::Not) {
      c = c->args[0];
    }
    if ((c->op == Op::Lt || c->op == Op::Le) && ((c->args[0] == phi && c->args[1] == taken) ||
                                                 (c->args[1] == phi && c->args[0] == taken))) {
      const bool phiFirst = c->args[0] == phi; // phi < x ? x : phi
      const bool maximum = (phiFirst == whenTrue) != (p.update->args[0]->op == Op::Not);
      return Accumulation{
          maximum ? Accumulation::Maximum : Accumulation::Minimum, p.loop, phi, {taken}};
    }
  }
  updatesOf(p.update, phi, updates);
  if (updates.empty())
    return std::nullopt;
  Accumulation out;
  out.loop = p.loop;
  out.phi = phi;
  bool first = true;
  for (Value u : updates) {
    Accumulation::Kind kind = Accumulation::Sum;
    std::vector<Value> rest;
    const auto terms = termsOf(body, u);
    const auto factors = factorsOf(body, u);
    auto holds = [&](Value v) {
      bool found = false;
      forEachOperand(body, v, [&](Value n) {
        found = found || n == phi;
        return !found && !n->is(SymbolKind::Phi);
      });
      return found;
    };
    int selves = 0;
    for (auto &t : terms)
      selves += t.value == phi && t.sign > 0;
    if (terms.size() > 1 && selves == 1) {
      for (auto &t : terms)
        if (t.value != phi)
          rest.push_back(t.value);
    } else if (factors.size() > 1 && std::count(factors.begin(), factors.end(), phi) == 1) {
      kind = Accumulation::Product;
      for (Value f : factors)
        if (f != phi)
          rest.push_back(f);
    } else {
      std::vector<Value> args;
      if ((u->op == Op::Float && (u->value == 'm' || u->value == 'M')) || u->op == Op::Min ||
          u->op == Op::Max) {
        kind = u->op == Op::Min || (u->op == Op::Float && u->value == 'm') ? Accumulation::Minimum
                                                                           : Accumulation::Maximum;
        args = u->args;
      } else if (u->op == Op::Call && u->args.size() == 2) {
        const std::string name = functionName(body.arena.name(u->value));
        if (name == "min" || name == "max") {
          kind = name == "min" ? Accumulation::Minimum : Accumulation::Maximum;
          args = u->args;
        }
      }
      if (std::count(args.begin(), args.end(), phi) != 1)
        return std::nullopt;
      for (Value a : args)
        if (a != phi)
          rest.push_back(a);
    }
    for (Value r : rest) {
      // A fused product stands for its two factors; what it is added to is the variable.
      const bool itself = isFma(body, r) ? holds(r->args[0]) || holds(r->args[1]) : holds(r);
      if (itself)
        return std::nullopt;
    }
    if (!first && kind != out.kind)
      return std::nullopt;
    first = false;
    out.kind = kind;
    out.contributions.insert(out.contributions.end(), rest.begin(), rest.end());
  }
  // A counter or an induction variable adds nothing that was loaded or computed.
  if (out.contributions.empty())
    return std::nullopt;
  bool loaded = false;
  for (Value c : out.contributions)
    forEachOperand(body, c, [&](Value v) {
      loaded = loaded || v->op == Op::Load || v->op == Op::Call || v->op == Op::Float ||
               v->is(SymbolKind::Unknown);
      return !loaded;
    });
  if (!loaded)
    return std::nullopt;
  return out;
}

/// What is added to the elements of an array of the thread, in loops.
static std::vector<Accumulation> elementSums(const Body &body, int object) {
  std::vector<Accumulation> out;
  for (auto &a : body.accesses) {
    if (a.kind != AccessKind::Store || a.object != object || a.loop < 0 || !a.value)
      continue;
    Accumulation sum;
    sum.loop = a.loop;
    for (auto &t : termsOf(body, a.value))
      if (t.value->op == Op::Load && t.value->args[0] == a.address && t.sign > 0)
        sum.phi = t.value;
      else
        sum.contributions.push_back(t.value);
    if (sum.phi && !sum.contributions.empty())
      out.push_back(std::move(sum));
  }
  return out;
}

std::vector<Accumulation> accumulationsIn(const Body &body, Value root) {
  std::vector<Value> phis;
  std::vector<int> arrays;
  forEachOperand(body, root, [&](Value v) {
    if (v->is(SymbolKind::Phi))
      phis.push_back(v);
    if (v->op == Op::Load)
      for (int o : objectsOf(body.arena, v->args[0]))
        if (body.objects[size_t(o)].space == Space::Local &&
            std::find(arrays.begin(), arrays.end(), o) == arrays.end())
          arrays.push_back(o);
    return true;
  });
  std::vector<Accumulation> out;
  for (Value phi : sortedById(std::move(phis)))
    if (auto a = accumulationOf(body, phi))
      out.push_back(std::move(*a));
  for (int o : arrays)
    for (auto &sum : elementSums(body, o))
      out.push_back(std::move(sum));
  return out;
}

std::vector<Value> phisBelow(const Arena &arena, const std::vector<Value> &roots) {
  std::vector<Value> phis;
  std::unordered_set<Value> seen;
  for (Value root : roots)
    forEachNode(arena, root, [&](Value v) {
      if (!seen.insert(v).second)
        return false;
      if (v->is(SymbolKind::Phi))
        phis.push_back(v);
      return true;
    });
  return sortedById(std::move(phis));
}

std::vector<Accumulation> accumulations(const Body &body) {
  std::vector<Value> roots;
  for (auto &a : body.accesses) {
    roots.push_back(a.value);
    roots.push_back(a.address);
  }
  for (auto &a : body.assigns)
    roots.push_back(a.value);
  for (auto &x : body.exchanges)
    roots.push_back(x.value);
  for (auto &g : body.guards)
    roots.push_back(g.condition);
  std::vector<Accumulation> out;
  for (Value phi : phisBelow(body.arena, roots))
    if (auto a = accumulationOf(body, phi))
      out.push_back(std::move(*a));
  return out;
}

} // namespace accelscope::model
