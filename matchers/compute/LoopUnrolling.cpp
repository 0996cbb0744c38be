// A loop that the source asks to be unrolled, or one whose body is written out several times.
//
// The written-out form is found in the record of statements: a block of statements followed by
// copies of itself whose addresses have moved on by the same distance each time. A loop that steps
// by as many turns as there are copies proves it; without such a loop only longer runs of
// accumulating copies do.
#include "matchers/Detector.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace accelscope::matchers {
namespace {
using namespace model;

struct Statement {
  int order = 0;
  Range where;
  std::string signature; ///< what is done, without where in memory
  std::vector<Value> addresses;
  std::vector<bool> fields; ///< the address is that of a part of a vector or record
  bool accumulates = false; ///< `x += ...`
  bool computes = false;    ///< more than a copy
  bool stores = false;
  int variable = 0;
  std::string part; ///< which component of a vector is set; empty for anything else
};

bool arithmetic(Value v) {
  return v && (v->op == Op::Float || v->op == Op::Call || v->op == Op::Product ||
               v->op == Op::Select || v->op == Op::Xor || v->op == Op::And || v->op == Op::Or ||
               v->op == Op::Min || v->op == Op::Max || (v->op == Op::Sum && v->args.size() > 1));
}

/// "x" of "v.x"; empty for a name that is no component of a vector.
std::string componentOf(const std::string &variable) {
  const auto dot = variable.rfind('.');
  const std::string last = dot == std::string::npos ? "" : variable.substr(dot + 1);
  return last.size() == 1 && std::string("xyzw").find(last) != std::string::npos ? last : "";
}

/// The statements of one loop (or of none) in order.
std::map<int, std::vector<Statement>> statementsOf(const Body &body) {
  struct Item {
    int order;
    const Access *access;
    const Assign *assign;
  };
  std::vector<Item> items;
  for (auto &a : body.accesses)
    if (a.address)
      items.push_back({a.order, &a, nullptr});
  for (auto &a : body.assigns)
    items.push_back({a.order, nullptr, &a});
  std::stable_sort(items.begin(), items.end(),
                   [](const Item &a, const Item &b) { return a.order < b.order; });

  std::map<int, std::vector<Statement>> out;
  std::map<int, std::vector<const Access *>> pending;
  for (auto &item : items) {
    const int loop = item.access ? item.access->loop : item.assign->loop;
    auto &loads = pending[loop];
    if (item.access && item.access->kind == AccessKind::Load) {
      loads.push_back(item.access);
      continue;
    }
    Statement s;
    s.order = item.order;
    auto named = [&](const Access &a) {
      s.addresses.push_back(a.address);
      s.fields.push_back(a.field >= 0);
      return std::to_string(a.object) + "." + std::to_string(a.size) + (a.field >= 0 ? "f;" : ";");
    };
    for (auto *l : loads)
      s.signature += "l" + named(*l);
    loads.clear();
    if (item.access) {
      const Access &a = *item.access;
      s.where = a.where;
      s.stores = true;
      if (a.field >= 0 && a.object >= 0 && !body.objects[size_t(a.object)].isRecord)
        s.part = std::to_string(a.field);
      s.accumulates = a.compound || a.kind == AccessKind::Atomic;
      s.computes = s.accumulates || arithmetic(a.value);
      s.signature +=
          (a.kind == AccessKind::Atomic ? "a" + a.operation : std::string(a.compound ? "c" : "s")) +
          named(a);
      s.signature += a.value ? std::to_string(int(a.value->op)) : "";
    } else {
      const Assign &a = *item.assign;
      s.where = a.where;
      const bool mixed = a.op.size() == 2 && a.op[1] == '=' && a.op[0] != '=';
      // `x = x + ...` is an accumulation too.
      const bool own =
          a.op == "=" && a.before && a.value && arithmetic(a.value) &&
          std::find(a.value->args.begin(), a.value->args.end(), a.before) != a.value->args.end();
      s.accumulates = mixed || own;
      s.computes = s.accumulates || arithmetic(a.value);
      s.variable = a.variableId;
      s.part = componentOf(a.variable);
      s.signature +=
          "v" + a.op + a.type + (a.value && !mixed ? std::to_string(int(a.value->op)) : "");
    }
    out[loop].push_back(std::move(s));
  }
  return out;
}

struct Run {
  size_t first = 0, period = 0, copies = 0;
  Value step = nullptr; ///< distance of an address from copy to copy
  bool accumulates = false, computes = false, stores = false;
  bool components = true; ///< only addresses of parts of an element move on
};

class Finder {
public:
  explicit Finder(const Body &body) : body(body), arena(const_cast<Arena &>(body.arena)) {}

  /// The longest run of copies that starts at `first`.
  Run runAt(const std::vector<Statement> &all, size_t first) {
    Run best;
    for (size_t period = 1; period <= 12 && first + 2 * period <= all.size(); ++period) {
      if (all[first].signature != all[first + period].signature)
        continue;
      std::vector<Value> steps;
      size_t copies = 1;
      while (first + (copies + 1) * period <= all.size() &&
             follows(all, first + (copies - 1) * period, period, steps))
        ++copies;
      if (copies < 2)
        continue;
      Run run;
      run.first = first, run.period = period, run.copies = copies;
      size_t at = 0;
      for (size_t t = 0; t < period; ++t)
        for (size_t i = 0; i < all[first + t].addresses.size(); ++i, ++at) {
          if (at >= steps.size() || !steps[at] || steps[at]->isConst(0))
            continue;
          run.step = run.step ? run.step : steps[at];
          run.components = run.components && all[first + t].fields[i];
        }
      if (!run.step)
        continue;
      for (size_t t = 0; t < period; ++t) {
        run.accumulates = run.accumulates || all[first + t].accumulates;
        run.computes = run.computes || all[first + t].computes;
        run.stores = run.stores || all[first + t].stores;
      }
      if (run.copies * run.period > best.copies * best.period)
        best = run;
    }
    return best;
  }

  /// The loop around moves on by as many turns as there are copies.
  bool loopStepsOver(const std::vector<Statement> &all, const Run &run, int loop) {
    if (loop < 0)
      return false;
    const Loop &l = body.loops[size_t(loop)];
    for (size_t t = 0; t < run.period; ++t) {
      const Statement &a = all[run.first + t], &b = all[run.first + run.period + t];
      for (size_t i = 0; i < a.addresses.size(); ++i) {
        Value distance = arena.sub(b.addresses[i], a.addresses[i]);
        if (distance->isConst(0))
          continue;
        for (Value phi : phisOf(a.addresses[i], loop)) {
          const Phi &p = arena.phi(phi);
          Value step = p.step ? p.step : phi == l.phi ? l.step : nullptr;
          if (!step)
            continue;
          // One turn of the rolled loop: the step divided by the copies.
          Value turn = arena.div(step, arena.constant(int64_t(run.copies)));
          if (arena.scale(turn, int64_t(run.copies)) != step)
            continue;
          Value moved = movedBy(a.addresses[i], phi, turn);
          if (moved && moved == distance)
            return true;
        }
      }
    }
    return false;
  }

  /// The copies fill a record: the parts of an element, or a fixed chunk per thread.
  bool fillsChunk(const std::vector<Statement> &all, const Run &run) {
    if (!run.step->isConst())
      return false;
    const int64_t whole = std::abs(run.step->value) * int64_t(run.copies);
    for (size_t t = 0; t < run.period; ++t)
      for (Value address : all[run.first + t].addresses)
        if (address->op == Op::Sum)
          for (size_t i = 0; i < address->args.size(); ++i)
            if (!address->args[i]->is(SymbolKind::Object) &&
                std::abs(address->coefficients[i]) == whole)
              return true;
    return false;
  }

private:
  bool follows(const std::vector<Statement> &all, size_t at, size_t period,
               std::vector<Value> &steps) {
    std::vector<Value> found;
    for (size_t t = 0; t < period; ++t) {
      const Statement &a = all[at + t], &b = all[at + period + t];
      if (a.signature != b.signature || a.addresses.size() != b.addresses.size())
        return false;
      for (size_t i = 0; i < a.addresses.size(); ++i) {
        Value d = arena.sub(b.addresses[i], a.addresses[i]);
        if (!d->isConst() && varianceOf(arena, d) > Variance::Block)
          return false;
        found.push_back(d);
      }
    }
    if (steps.empty())
      steps = found;
    return steps == found && !found.empty();
  }

  std::vector<Value> phisOf(Value address, int loop) {
    std::vector<Value> out;
    auto take = [&](Value v) {
      if (v->is(SymbolKind::Phi) && arena.phi(v).loop == loop)
        out.push_back(v);
    };
    take(address);
    for (Value v : address->args) {
      take(v);
      if (v->op == Op::Product)
        for (Value f : v->args)
          take(f);
    }
    return out;
  }

  Value movedBy(Value address, Value phi, Value turn) {
    if (address == phi)
      return turn;
    if (address->op != Op::Sum)
      return nullptr;
    Value moved = arena.constant(0);
    for (size_t i = 0; i < address->args.size(); ++i) {
      Value v = address->args[i];
      if (v == phi)
        moved = arena.add(moved, arena.scale(turn, address->coefficients[i]));
      else if (v->op == Op::Product &&
               std::find(v->args.begin(), v->args.end(), phi) != v->args.end()) {
        Value rest = turn;
        for (Value f : v->args)
          if (f != phi)
            rest = arena.mul(rest, f);
        moved = arena.add(moved, arena.scale(rest, address->coefficients[i]));
      }
    }
    return moved;
  }

  const Body &body;
  Arena &arena;
};

/// Each copy computes another component of a vector, and nothing else.
bool setsComponents(const std::vector<Statement> &all, const Run &run) {
  bool any = false;
  for (size_t t = 0; t < run.period; ++t) {
    std::set<std::string> parts;
    for (size_t c = 0; c < run.copies; ++c)
      parts.insert(all[run.first + c * run.period + t].part);
    if (parts.size() == run.copies && !parts.count(""))
      any = true;
    else if (all[run.first + t].computes)
      return false;
  }
  return any;
}

/// Offsets that halve or double, at least three of them.
bool ladder(const std::vector<int64_t> &offsets) {
  if (offsets.size() < 3)
    return false;
  bool halves = true, doubles = true;
  for (size_t i = 0; i + 1 < offsets.size(); ++i) {
    halves = halves && offsets[i] == 2 * offsets[i + 1];
    doubles = doubles && 2 * offsets[i] == offsets[i + 1];
  }
  return (halves || doubles) && offsets.front() != 0;
}

using Seen = std::set<std::tuple<int, unsigned, unsigned>>;

void pragmas(const Kernel &kernel, const Body &body, Seen &seen, Sink &sink) {
  for (auto &loop : body.loops) {
    if (loop.unroll == 0 || loop.unroll == 1)
      continue;
    const Range where = loop.unrollRange.valid() ? loop.unrollRange : loop.header;
    if (!seen.insert({where.file, where.line, where.column}).second)
      continue;
    Hit hit;
    hit.kernel = kernel.name;
    hit.evidence.push_back(
        {where, loop.unroll < 0 ? "asks the compiler to unroll"
                                : "asks the compiler to unroll by " + std::to_string(loop.unroll)});
    if (loop.header.valid() && loop.header.line != where.line)
      hit.evidence.push_back({loop.header, "the loop"});
    hit.reason =
        "the loop " + (loop.variable.empty() ? std::string() : "over '" + loop.variable + "' ") +
        "at line " + std::to_string(loop.header.valid() ? loop.header.line : loop.range.line) +
        " carries a pragma that unrolls it" +
        (loop.unroll > 1 ? " by " + std::to_string(loop.unroll) : "");
    sink.add(std::move(hit));
  }
}

/// All copies stand at one place: a helper that is called several times, not a body written out.
bool samePlace(const std::vector<Statement> &all, const Run &run) {
  const Range &first = all[run.first].where, &second = all[run.first + run.period].where;
  return first.file == second.file && first.line == second.line && first.column == second.column;
}

void copies(const Kernel &kernel, const Body &body, Seen &seen, Sink &sink) {
  Finder finder(body);
  for (auto &[loop, all] : statementsOf(body)) {
    for (size_t at = 0; at + 1 < all.size(); ++at) {
      const Run run = finder.runAt(all, at);
      if (run.copies < 2)
        continue;
      const bool stepped = finder.loopStepsOver(all, run, loop);
      const bool vector = run.copies <= 4 && setsComponents(all, run);
      const bool chunk = vector || (!stepped && run.copies <= 4 &&
                                    (run.components || finder.fillsChunk(all, run)));
      const bool enough =
          stepped || (run.accumulates && run.copies >= 3) || (run.computes && run.copies >= 4);
      if (!enough || samePlace(all, run))
        continue;
      const bool doubtful =
          vector || (!stepped && (chunk || !(run.accumulates || run.copies >= 8)));
      Hit hit;
      hit.kernel = kernel.name;
      std::set<unsigned> lines;
      for (size_t c = 0; c < run.copies; ++c) {
        const Statement &s = all[run.first + c * run.period];
        if (lines.insert(s.where.line).second && lines.size() <= 16)
          hit.evidence.push_back(
              {s.where, "copy " + std::to_string(c + 1) + " of " + std::to_string(run.copies)});
      }
      at += run.copies * run.period - 1;
      const Range first = hit.evidence.front().range;
      if (!seen.insert({first.file, first.line, first.column}).second)
        continue;
      const unsigned last = hit.evidence.back().range.line;
      hit.reason = "the statements at lines " + std::to_string(first.line) + " to " +
                   std::to_string(last) + " repeat one body " + std::to_string(run.copies) +
                   " times at consecutive offsets";
      if (stepped && !vector) {
        hit.reason += ", and the loop at line " +
                      std::to_string(body.loops[size_t(loop)].range.line) + " steps over them";
        hit.evidence.push_back(
            {body.loops[size_t(loop)].header, "steps by " + std::to_string(run.copies) + " turns"});
      } else if (doubtful) {
        hit.verdict = Verdict::Unclear;
        hit.confidence = 0.5;
        hit.doubt = chunk ? "the copies may be the components of one element"
                          : "the copies may be one formula, not a loop";
      } else
        hit.confidence = 0.8, hit.doubt = "no loop steps over the copies";
      sink.add(std::move(hit));
    }
  }
}

void ladders(const Kernel &kernel, const Body &body, Seen &seen, Sink &sink) {
  auto report = [&](const std::vector<const Site *> &steps, const char *what) {
    const Range where = steps.front()->where;
    if (!seen.insert({where.file, where.line, where.column}).second)
      return;
    Hit hit;
    hit.kernel = kernel.name;
    hit.verdict = Verdict::Unclear;
    hit.confidence = 0.5;
    hit.doubt = "a written-out ladder is one formula as much as an unrolled loop";
    for (auto *s : steps)
      hit.evidence.push_back({s->where, ""});
    hit.reason = std::string("a ladder of ") + std::to_string(steps.size()) + " " + what +
                 " is written out from line " + std::to_string(where.line);
    sink.add(std::move(hit));
  };
  for (size_t i = 0; i < body.exchanges.size(); ++i) {
    std::vector<int64_t> offsets;
    std::vector<const Site *> steps;
    for (size_t j = i; j < body.exchanges.size(); ++j) {
      auto &x = body.exchanges[j];
      if (x.name != body.exchanges[i].name || x.loop != body.exchanges[i].loop || !x.lane ||
          !x.lane->isConst() || x.kind == Exchange::Vote || x.kind == Exchange::Match)
        break;
      offsets.push_back(x.lane->value);
      if (offsets.size() >= 2 && !(offsets.back() * 2 == offsets[offsets.size() - 2] ||
                                   offsets.back() == 2 * offsets[offsets.size() - 2])) {
        offsets.pop_back();
        break;
      }
      steps.push_back(&x);
    }
    if (ladder(offsets)) {
      report(steps, "shuffles");
      i += steps.size() - 1;
    }
  }
  // The same through shared memory: s[t] += s[t + 16]; s[t] += s[t + 8]; ...
  std::vector<int64_t> offsets;
  std::vector<const Site *> steps;
  int object = -1;
  auto flush = [&] {
    if (ladder(offsets))
      report(steps, "steps through shared memory");
    offsets.clear();
    steps.clear();
  };
  auto &arena = const_cast<Arena &>(body.arena);
  const Access *other = nullptr;
  std::vector<const Access *> loads;
  for (auto &a : body.accesses) {
    if (a.space != Space::Shared || a.object < 0 || !a.address)
      continue;
    if (a.kind == AccessKind::Load) {
      loads.push_back(&a);
      continue;
    }
    other = nullptr;
    Value distance = nullptr;
    for (auto *l : loads)
      if (l->object == a.object && l->loop == a.loop)
        if (Value d = arena.sub(l->address, a.address); d->isConst() && d->value != 0) {
          other = l;
          distance = d;
        }
    loads.clear();
    const bool continues =
        other && object == a.object && !offsets.empty() &&
        (offsets.back() == 2 * distance->value || 2 * offsets.back() == distance->value);
    if (!continues)
      flush();
    object = a.object;
    if (other) {
      offsets.push_back(distance->value);
      steps.push_back(&a);
    }
  }
  flush();
}

} // namespace
} // namespace accelscope::matchers

ACCELSCOPE_DETECTOR(LoopUnrolling) {
  using namespace model;
  Seen seen;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    pragmas(kernel, *instance.body, seen, sink);
    copies(kernel, *instance.body, seen, sink);
    ladders(kernel, *instance.body, seen, sink);
  });
}
