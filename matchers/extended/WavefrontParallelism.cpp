// Tables whose cells depend on their neighbours, computed diagonal by diagonal.
#include "matchers/extended/Common.h"

#include <map>
#include <optional>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

/// The polynomial coefficient of `node` in `v`: a value without it; null where it has none.
Value coefficientOf(Arena &arena, Value v, Value node) {
  if (!v)
    return nullptr;
  if (v == node)
    return arena.constant(1);
  Value sum = nullptr;
  auto add = [&](Value c) { sum = sum ? arena.add(sum, c) : c; };
  if (v->op == Op::Product) {
    for (size_t i = 0; i < v->args.size(); ++i)
      if (v->args[i] == node) {
        Value rest = arena.constant(1);
        for (size_t k = 0; k < v->args.size(); ++k)
          if (k != i)
            rest = arena.mul(rest, v->args[k]);
        return rest;
      }
    return nullptr;
  }
  if (v->op == Op::Sum)
    for (size_t i = 0; i < v->args.size(); ++i)
      if (Value c = coefficientOf(arena, v->args[i], node))
        add(arena.scale(c, v->coefficients[i]));
  return sum && sum->isConst(0) ? nullptr : sum;
}

/// A step along a diagonal: a row and a column at once, `pitch + unit` or `pitch - unit`.
bool isDiagonalStep(Value step, Value turn, const Object &object) {
  if (!step || !turn)
    return false;
  if (step->isConst()) {
    // A table of known width: the pitch is that of its declaration.
    if (object.extents.size() < 2 || object.extents.back() <= 1 || !turn->isConst())
      return false;
    const int64_t unit = object.elementSize, pitch = object.extents.back() * unit;
    const int64_t s = std::abs(step->value), d = std::abs(turn->value);
    return (s == pitch - unit || s == pitch + unit) && (d == pitch || d == unit);
  }
  if (step->op != Op::Sum || step->value == 0)
    return false;
  for (int64_t c : step->coefficients)
    if (std::abs(c) != std::abs(step->value))
      return false;
  // The turn moves a whole row or a whole column.
  return (turn->isConst() && std::abs(turn->value) == std::abs(step->value)) || !turn->isConst();
}

struct Turn {
  Value number =
      nullptr;   ///< of the diagonal: a phi, or a scalar parameter that a loop of launches counts
  int loop = -1; ///< in the kernel; -1 on the host
};

struct Finding {
  const Access *index = nullptr; ///< what runs along the diagonal
  const Access *read = nullptr;  ///< of an earlier diagonal
  bool rotating = false;
};

class Wavefront {
public:
  explicit Wavefront(const KernelInstance &instance)
      : body(*instance.body), arena(workArena(body)) {
    for (int axis = 0; axis < 3; ++axis) {
      lanes.push_back(arena.symbol(SymbolKind::ThreadIdx, axis));
      lanes.push_back(arena.symbol(SymbolKind::BlockIdx, axis));
    }
    for (auto &loop : body.loops)
      if (loop.phi && loop.init && dependsOn(body.arena, loop.init, SymbolKind::ThreadIdx))
        lanes.push_back(loop.phi);
  }

  std::optional<Finding> find(const Turn &turn) const {
    for (Value lane : lanes) {
      if (lane == turn.number)
        continue;
      if (auto f = alongTable(turn, lane))
        return f;
    }
    for (Value lane : lanes)
      if (lane != turn.number)
        if (auto f = inRotation(turn, lane))
          return f;
    return std::nullopt;
  }

private:
  bool inTurn(const Site &site, const Turn &turn) const {
    return turn.loop < 0 || insideLoop(body, site.loop, turn.loop);
  }

  /// A cell of the table at (d - t, t) is written, others of the table are read.
  std::optional<Finding> alongTable(const Turn &turn, Value lane) const {
    for (auto &s : body.accesses) {
      if (s.kind != AccessKind::Store || s.object < 0 || !s.address || !inTurn(s, turn) ||
          s.space == Space::Local)
        continue;
      const Object &object = body.objects[size_t(s.object)];
      if (!isDiagonalStep(coefficientOf(arena, s.address, lane),
                          coefficientOf(arena, s.address, turn.number), object))
        continue;
      for (auto &l : body.accesses)
        if (l.kind == AccessKind::Load && l.object == s.object && l.address &&
            l.address != s.address && inTurn(l, turn) && !l.compound)
          return Finding{&s, &l, false};
    }
    return std::nullopt;
  }

  /// Diagonals in buffers of their own: the sequences are read at t and at d - t, and what is
  /// stored depends on them and on cells stored in earlier turns.
  std::optional<Finding> inRotation(const Turn &turn, Value lane) const {
    auto opposite = [&](Value address) {
      Value a = coefficientOf(arena, address, lane), b = coefficientOf(arena, address, turn.number);
      return a && b && a->isConst() && b->isConst() && a->value == -b->value;
    };
    for (auto &sequence : body.accesses) {
      if (sequence.kind != AccessKind::Load || !sequence.address || !inTurn(sequence, turn) ||
          sequence.space == Space::Local || !opposite(sequence.address))
        continue;
      std::vector<Value> dependents;
      for (auto &s : body.accesses) {
        if (s.kind != AccessKind::Store || !s.address || !inTurn(s, turn) ||
            s.space == Space::Local || !coefficientOf(arena, s.address, lane) ||
            opposite(s.address))
          continue;
        const auto written = objectsTouched(body, s);
        auto reads = [&](const std::function<bool(Value)> &test) {
          if (s.value && anyNode(body.arena, s.value, test))
            return true;
          for (int g : guardsOf(body, s.guard))
            if (Value c = body.guards[size_t(g)].condition; c && anyNode(body.arena, c, test))
              return true;
          return false;
        };
        if (!reads([&](Value v) { return v->op == Op::Load && v->args[0] == sequence.address; }))
          continue;
        const Access *carried = nullptr;
        for (auto &l : body.accesses) {
          if (l.kind != AccessKind::Load || !l.address || !inTurn(l, turn) ||
              l.address == s.address)
            continue;
          const auto from = objectsTouched(body, l);
          const bool stored = std::any_of(from.begin(), from.end(),
                                          [&](int o) { return isRotated(o, written, turn); });
          if (stored && s.value && anyNode(body.arena, s.value, [&](Value v) {
                return v->op == Op::Load && v->args[0] == l.address;
              }))
            carried = &l;
        }
        if (carried)
          return Finding{&sequence, carried, true};
      }
    }
    return std::nullopt;
  }

  /// Cells of the object come from an earlier turn: it is written in the loop, or (loop of
  /// launches) it is another buffer of the kernel that the host exchanges.
  bool isRotated(int object, const std::vector<int> &written, const Turn &turn) const {
    if (std::find(written.begin(), written.end(), object) != written.end())
      return true;
    const Object &o = body.objects[size_t(object)];
    if (o.space == Space::Local)
      return false;
    for (auto &s : body.accesses) {
      if (s.kind != AccessKind::Store || !inTurn(s, turn))
        continue;
      const auto list = objectsTouched(body, s);
      if (std::find(list.begin(), list.end(), object) != list.end())
        return true;
    }
    if (turn.loop >= 0)
      return false;
    for (int w : written)
      if (w >= 0 && body.objects[size_t(w)].elementType == o.elementType && !o.isConst)
        return true;
    return false;
  }

  const Body &body;
  Arena &arena;
  std::vector<Value> lanes;
};

bool countsUp(const Arena &arena, Value phi) {
  const Phi &p = arena.phi(phi);
  return p.step && p.step->isConst() && p.step->value != 0;
}

/// Scalar parameters of the kernel that a host loop of launches counts, with that loop's first
/// line.
std::map<std::string, std::pair<Range, Range>> countedParameters(const Program &program,
                                                                 const Kernel &kernel) {
  std::map<std::string, std::pair<Range, Range>> out;
  forEachHost(program, [&](const HostEntry &host) {
    const Body &body = *host.body;
    for (auto &e : body.host) {
      if (e.kind != HostKind::Launch || e.kernel < 0 ||
          &program.kernels[size_t(e.kernel)] != &kernel)
        continue;
      for (size_t i = 0; i < e.args.size() && i < kernel.parameters.size(); ++i) {
        if (!e.args[i] || kernel.parameters[i].isPointer)
          continue;
        for (int l : loopsOf(body, e.loop)) {
          const Loop &loop = body.loops[size_t(l)];
          if (realLoop(loop) && loop.phi && countsUp(body.arena, loop.phi) &&
              coefficientOf(workArena(body), e.args[i], loop.phi))
            out.emplace(kernel.parameters[i].name, std::make_pair(loop.header, e.where));
        }
      }
    }
  });
  return out;
}
} // namespace

ACCELSCOPE_DETECTOR(WavefrontParallelism) {
  Places places(sink);
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    const Wavefront wavefront(instance);
    auto report = [&](const Range &loop, const Range &order, const Finding &f,
                      const std::string &what) {
      Hit *hit = places.add(kernel.name, firstLine(loop), what);
      if (!hit)
        return;
      hit->evidence.push_back({f.index->where, "the index runs along the diagonal"});
      hit->evidence.push_back({f.read->where, "cells of earlier diagonals are read"});
      if (order.valid())
        hit->evidence.push_back({firstLine(order), "which orders the diagonals"});
      if (f.rotating) {
        hit->confidence = 0.8;
        hit->doubt = "the diagonals are seen by the index into the sequence only";
      }
    };
    for (size_t l = 0; l < body.loops.size(); ++l) {
      const Loop &loop = body.loops[l];
      const Sync *barrier = nullptr;
      for (auto &s : body.syncs)
        if (insideLoop(body, s.loop, int(l)) &&
            (s.kind == SyncKind::Block || s.kind == SyncKind::Grid || s.kind == SyncKind::Warp ||
             s.kind == SyncKind::Group))
          barrier = barrier ? barrier : &s;
      if (!barrier)
        continue;
      for (int p : loop.phis) {
        Value phi = workArena(body).symbol(SymbolKind::Phi, p);
        if (!countsUp(body.arena, phi))
          continue;
        if (const auto f = wavefront.find({phi, int(l)})) {
          report(loop.header, barrier->where, *f,
                 "the cells of a diagonal are computed together, turn by turn of the loop");
          break;
        }
      }
    }
    const auto counted = countedParameters(program, kernel);
    if (counted.empty())
      return;
    Arena &arena = workArena(body);
    for (auto &[name, places] : counted)
      if (const auto f = wavefront.find({arena.named(SymbolKind::Parameter, name), -1}))
        report(places.first, places.second, *f,
               "'" + kernel.name + "' computes one diagonal a launch, in the loop");
  });
}
