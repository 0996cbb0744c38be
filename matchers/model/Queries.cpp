#include "matchers/model/Queries.h"

#include <map>
#include <algorithm>

namespace accelscope::model {

std::string Program::text(const Range &range) const {
  if (range.file != 0 || range.line == 0 || range.line > lines.size())
    return "";
  std::string s = lines[range.line - 1];
  const auto first = s.find_first_not_of(" \t");
  return first == std::string::npos ? "" : s.substr(first);
}

void forEachInstance(const Program &program, const std::function<void(const Kernel &, const KernelInstance &)> &visit) {
  for (auto &kernel : program.kernels) {
    if (!kernel.counts)
      continue;
    // Instances that are launched; where none is (a library part, a launch out of sight) all of them.
    bool anyLaunched = false;
    for (auto &instance : kernel.instances)
      anyLaunched = anyLaunched || (!instance.launches.empty() && instance.body);
    for (auto &instance : kernel.instances)
      if (instance.body && (!anyLaunched || !instance.launches.empty()))
        visit(kernel, instance);
  }
}

void forEachHost(const Program &program, const std::function<void(const HostEntry &)> &visit) {
  for (auto &host : program.hosts)
    if (host.body)
      visit(host);
}

bool insideLoop(const Body &body, int inner, int outer) {
  for (int l = inner; l >= 0; l = body.loops[size_t(l)].parent)
    if (l == outer)
      return true;
  return false;
}

std::vector<int> loopsOf(const Body &body, int loop) {
  std::vector<int> out;
  for (int l = loop; l >= 0; l = body.loops[size_t(l)].parent)
    out.push_back(l);
  return out;
}

std::vector<int> guardsOf(const Body &body, int guard) {
  std::vector<int> out;
  for (int g = guard; g >= 0; g = body.guards[size_t(g)].parent)
    out.push_back(g);
  return out;
}

bool exclude(Value a, Value b) {
  if (!a || !b)
    return false;
  if (a->op == Op::Not && a->args[0] == b)
    return true;
  if (b->op == Op::Not && b->args[0] == a)
    return true;
  auto flipped = [](Value x, Value y) {
    // Eq / Ne of the same pair, Lt(a, b) / Le(b, a).
    if ((x->op == Op::Eq && y->op == Op::Ne) && x->args == y->args)
      return true;
    return x->op == Op::Lt && y->op == Op::Le && x->args[0] == y->args[1] &&
           x->args[1] == y->args[0];
  };
  if (flipped(a, b) || flipped(b, a))
    return true;
  // x == 1 against x == 2; which operand comes first differs.
  if (a->op != Op::Eq || b->op != Op::Eq || a == b)
    return false;
  for (size_t i = 0; i < 2; ++i)
    for (size_t j = 0; j < 2; ++j)
      if (a->args[i] == b->args[j] && a->args[1 - i]->isConst() && b->args[1 - j]->isConst() &&
          a->args[1 - i] != b->args[1 - j])
        return true;
  return false;
}

bool compatible(const Body &body, int guardA, int guardB) {
  for (int a : guardsOf(body, guardA))
    for (int b : guardsOf(body, guardB))
      if (exclude(body.guards[size_t(a)].condition, body.guards[size_t(b)].condition))
        return false;
  return true;
}

void conjuncts(Value c, bool negated, std::vector<Value> &out, std::set<Value> &negatedOnes) {
  if (c->op == Op::Not)
    return conjuncts(c->args[0], !negated, out, negatedOnes);
  if (c->op == (negated ? Op::LogicalOr : Op::LogicalAnd)) {
    for (Value a : c->args)
      conjuncts(a, negated, out, negatedOnes);
    return;
  }
  out.push_back(c);
  if (negated)
    negatedOnes.insert(c);
}

bool singleThread(const KernelInstance &instance, int guard) {
  const Body &body = *instance.body;
  const int64_t dim[3] = {instance.blockShape[0] > 0 ? instance.blockShape[0] : 64,
                          instance.blockShape[1] > 0 ? instance.blockShape[1] : 1,
                          instance.blockShape[2] > 0 ? instance.blockShape[2] : 1};
  // Counted, not matched: how many threads of a block does the condition let through? Two are as
  // good as more; -1: that hangs on data.
  auto passed = [&](Value c, bool negated, const int64_t block[3]) {
    int count = 0;
    for (int64_t x = 0; x < dim[0] && count < 2; ++x)
      for (int64_t y = 0; y < dim[1] && count < 2; ++y) {
        const int64_t t[3] = {x, y, 0};
        auto v = evaluateAt(body, c, t, block, dim, 17);
        if (!v)
          return -1;
        count += (*v != 0) != negated;
      }
    return count;
  };
  auto selectsOne = [&](Value c, bool negated) {
    if (!dependsOn(body.arena, c, SymbolKind::ThreadIdx))
      return false;
    const int64_t some[3] = {2, 1, 0}, first[3] = {0, 0, 0};
    const int count = passed(c, negated, some);
    // A global id of 0 picks one thread of the first block.
    return count == 1 || (count == 0 && passed(c, negated, first) == 1);
  };
  for (int g : guardsOf(body, guard)) {
    Value c = body.guards[size_t(g)].condition;
    if (!c)
      continue;
    if (selectsOne(c, false))
      return true;
    // `tid == 0 && count > 0`: the second part may only make it none.
    std::vector<Value> parts;
    std::set<Value> negated;
    conjuncts(c, false, parts, negated);
    if (parts.size() > 1 && std::any_of(parts.begin(), parts.end(), [&](Value part) {
          return selectsOne(part, negated.count(part) > 0);
        }))
      return true;
  }
  return false;
}

bool barrierBetween(const Body &body, int firstOrder, int secondOrder) {
  for (auto &s : body.syncs)
    if (s.order > firstOrder && s.order < secondOrder && s.kind != SyncKind::Fence && s.kind != SyncKind::Warp)
      return true;
  return false;
}

bool realLoop(const Loop &loop) { return !(loop.boundClass == BoundClass::Constant && loop.trips >= 0 && loop.trips <= 1); }

bool usesGridDim(const Body &body, Value value) { return dependsOn(body.arena, value, SymbolKind::GridDim); }

namespace {
std::vector<bool> parametersTouched(const Kernel &kernel, const KernelInstance &instance, bool reads, bool writes) {
  std::vector<bool> out(kernel.parameters.size(), false);
  if (!instance.body)
    return out;
  const Body &body = *instance.body;
  for (auto &a : body.accesses) {
    const bool isRead = a.kind != AccessKind::Store, isWrite = a.kind != AccessKind::Load;
    if (!((isRead && reads) || (isWrite && writes)))
      continue;
    std::vector<int> objects = a.object >= 0 ? std::vector<int>{a.object}
                               : a.address   ? objectsOf(body.arena, a.address)
                                             : std::vector<int>{};
    for (int o : objects) {
      // A pointer loaded from a table belongs to the parameter that brought the table.
      for (int hops = 0; o >= 0 && hops < 4; ++hops) {
        const Object &object = body.objects[size_t(o)];
        if (object.parameter >= 0 && size_t(object.parameter) < out.size()) {
          out[size_t(object.parameter)] = true;
          break;
        }
        o = object.loadedFrom;
      }
    }
  }
  return out;
}
} // namespace

std::vector<bool> parametersRead(const Kernel &kernel, const KernelInstance &instance) {
  return parametersTouched(kernel, instance, true, false);
}
std::vector<bool> parametersWritten(const Kernel &kernel, const KernelInstance &instance) {
  return parametersTouched(kernel, instance, false, true);
}

std::string lastName(const std::string &qualified) {
  const auto at = qualified.rfind("::");
  return at == std::string::npos ? qualified : qualified.substr(at + 2);
}

std::string objectName(const Body &body, int object) {
  return object >= 0 && size_t(object) < body.objects.size() ? body.objects[size_t(object)].name : "memory";
}
std::string quoted(const Body &body, int object) {
  return object >= 0 && size_t(object) < body.objects.size() ? "'" + body.objects[size_t(object)].name + "'" : "memory";
}
std::string printValue(const Body &body, Value value) {
  return print(body.arena, value, [&](int64_t o) { return objectName(body, int(o)); });
}

std::string describe(const Body &body, const Access &access) {
  // The arena is only added to: printing an offset needs it to be writable.
  auto &arena = const_cast<Arena &>(body.arena);
  std::string s = objectName(body, access.object);
  Value offset = access.address ? offsetOf(arena, access.address) : nullptr;
  // Behind a pointer that was loaded the index counts from where that pointer leads.
  if (!offset && access.address && access.address->op == Op::Load)
    offset = arena.constant(0);
  if (!offset && access.address && access.address->op == Op::Sum)
    for (size_t i = 0; i < access.address->args.size(); ++i)
      if (access.address->args[i]->op == Op::Load && access.address->coefficients[i] == 1)
        offset = arena.sub(access.address, access.address->args[i]);
  if (offset && access.size > 0) {
    Value index = arena.div(offset, arena.constant(access.size));
    s += "[" + printValue(body, index) + "]";
  } else
    s += "[?]";
  s += access.kind == AccessKind::Load ? " load" : access.kind == AccessKind::Store ? " store" : " atomic";
  return s;
}

namespace {

Value rebuild(Arena &arena, Value v, const std::vector<Value> &args) {
  switch (v->op) {
  case Op::Sum: {
    Value out = arena.constant(v->value);
    for (size_t i = 0; i < args.size(); ++i)
      out = arena.add(out, arena.scale(args[i], v->coefficients[i]));
    return out;
  }
  case Op::Product: {
    Value out = args[0];
    for (size_t i = 1; i < args.size(); ++i)
      out = arena.mul(out, args[i]);
    return out;
  }
  case Op::Div:
    return arena.div(args[0], args[1]);
  case Op::Mod:
    return arena.mod(args[0], args[1]);
  case Op::And:
    return arena.bitAnd(args[0], args[1]);
  case Op::BitNot:
  case Op::Not:
    return arena.unary(v->op, args[0]);
  case Op::Select:
    return arena.select(args[0], args[1], args[2]);
  case Op::Load:
    return arena.load(args[0], v->value);
  case Op::Float:
    return arena.floating(char(v->value), args);
  case Op::Call:
    return arena.call(std::string(arena.name(v->value)), args);
  case Op::Exit:
    return arena.exit(args[0], args[1]);
  case Op::Field:
    return arena.field(args[0], v->value);
  case Op::Const:
  case Op::Symbol:
    return v;
  default:
    return arena.binary(v->op, args[0], args[1]);
  }
}

Value substituteIn(Arena &arena, Value v, const Substitution &with, std::map<Value, Value> &done,
                   int depth) {
  if (auto it = with.find(v); it != with.end())
    return it->second;
  if (v->args.empty() || depth > 150)
    return v;
  if (auto it = done.find(v); it != done.end())
    return it->second;
  std::vector<Value> args;
  bool changed = false;
  for (Value a : v->args) {
    args.push_back(substituteIn(arena, a, with, done, depth + 1));
    changed = changed || args.back() != a;
  }
  return done[v] = changed ? rebuild(arena, v, args) : v;
}

} // namespace

Value substitute(Arena &arena, Value value, const Substitution &with) {
  if (!value || with.empty())
    return value;
  std::map<Value, Value> done;
  return substituteIn(arena, value, with, done, 0);
}

} // namespace accelscope::model
