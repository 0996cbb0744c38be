// Pairs (launched kernel, global array) of which neighbouring lanes reach neighbouring elements.
//
// Addresses are computed for the lanes of a warp (Evaluate.h); this file only sums up: what an
// access says of its pair, what the pairs say of a kernel, and what alternative kernels say of the
// file.
#include "matchers/Detector.h"
#include "matchers/memory/IndexOrder.h"
#include "matchers/memory/Lanes.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace accelscope::matchers {
namespace {
using namespace model;

struct Pair {
  std::string array;
  bool unit = false;    ///< an access in unit stride
  bool without = false; ///< a counted access that is not
  bool unclear = false; ///< a counted access of which the source does not tell
  double weight = 0;    ///< accesses, each ten times heavier per loop around it
  double bestWeight = -1;
  const Body *body = nullptr;
  const Access *best = nullptr; ///< the unit-stride access in the deepest loop
  std::string form;
  std::string unclearWhy;
  Range unclearWhere;
  /// Run-time distances between lanes: those that are the pitch of rows, and those that may be 1.
  std::set<std::vector<Value>> pitches, open;
  /// Bytes that lanes a constant distance apart reach between them, by distance.
  std::map<int64_t, std::set<int64_t>> covered;
  std::map<int64_t, const Access *> chunk;

  bool counted() const { return unit || without || unclear; }
  /// Where one access shows that a distance is a pitch, it is one in the others too.
  void settle() {
    for (auto &p : pitches)
      open.erase(p);
    if (openOnly && open.empty())
      unclear = false;
  }
  bool openOnly = true; ///< all doubts are about run-time distances
};

struct KernelPairs {
  const Kernel *kernel = nullptr;
  std::map<std::string, Pair> pairs;
};

/// Another index moves the address by a fixed distance: the one at a run-time distance then selects
/// rows of some pitch. However it is spelled: an index next to it, or a pointer that is advanced.
bool runsWithinRow(const Body &body, Value address, int depth = 0) {
  const Arena &arena = body.arena;
  std::vector<std::pair<Value, int64_t>> terms{{address, 1}};
  if (address->op == Op::Sum) {
    terms.clear();
    for (size_t i = 0; i < address->args.size(); ++i)
      terms.push_back({address->args[i], address->coefficients[i]});
  }
  for (auto &[term, coefficient] : terms) {
    if (term->is(SymbolKind::Phi) && !objectsOf(arena, term).empty()) {
      const Phi &p = arena.phi(term);
      if (p.step && p.step->isConst() && p.step->value != 0)
        return true;
      if (p.init && depth < 4 && runsWithinRow(body, p.init, depth + 1))
        return true;
      continue;
    }
    if (term->op != Op::Product && !dependsOn(arena, term, SymbolKind::ThreadIdx, 0) &&
        IndexOrder::moves(arena, term))
      return true;
  }
  return false;
}

/// What multiplies the lane's index.
std::vector<Value> laneFactors(const Body &body, Value address) {
  // A pointer that advances has moved by the lane before its loop.
  for (int depth = 0; depth < 4; ++depth) {
    auto advanced = [&](Value v) {
      return v->is(SymbolKind::Phi) && !objectsOf(body.arena, v).empty();
    };
    if (advanced(address))
      address = body.arena.phi(address).init;
    else if (address->op == Op::Sum)
      for (size_t i = 0; i < address->args.size(); ++i)
        if (address->coefficients[i] == 1 && advanced(address->args[i])) {
          address = body.arena.phi(address->args[i]).init;
          break;
        }
  }
  for (auto &[index, form] : IndexOrder(body, address).strides)
    if (dependsOn(body.arena, index, SymbolKind::ThreadIdx, 0))
      return form.factors;
  return {};
}

/// The bytes, modulo `distance`, that this access touches over the turns of its loops.
void cover(const Body &body, const Access &access, int64_t distance, std::set<int64_t> &bytes) {
  std::vector<int64_t> offsets{constantPart(access.address)};
  if (access.address->op == Op::Sum)
    for (size_t i = 0; i < access.address->args.size(); ++i) {
      Value v = access.address->args[i];
      if (!v->is(SymbolKind::Phi))
        continue;
      const Phi &phi = body.arena.phi(v);
      if (!phi.step || !phi.step->isConst())
        continue;
      const Loop &loop = body.loops[size_t(phi.loop)];
      const int64_t start = phi.init && phi.init->isConst() ? phi.init->value : 0;
      const int64_t turns = std::min<int64_t>(loop.trips >= 0 ? loop.trips : 1, 16);
      std::vector<int64_t> more;
      for (int64_t o : offsets)
        for (int64_t t = 0; t < turns; ++t)
          more.push_back(o + access.address->coefficients[i] * (start + t * phi.step->value));
      if (!more.empty() && more.size() < 256)
        offsets = std::move(more);
    }
  for (int64_t o : offsets)
    for (int64_t b = 0; b < access.size; ++b)
      bytes.insert((((o + b) % distance) + distance) % distance);
}

void take(Pair &pair, const KernelInstance &instance, const Access &access) {
  const Body &body = *instance.body;
  if (!access.address || oneLanePerWarp(instance, access.guard))
    return;
  LaneAccess lane = laneAccess(instance, access);
  if (lane.stride == Stride::Uniform)
    return;
  const double weight =
      std::pow(10.0, double(std::min<size_t>(loopsOf(body, access.loop).size(), 6)));
  pair.weight += weight;
  const bool record = access.object >= 0 && body.objects[size_t(access.object)].isRecord &&
                      !access.isVector && access.field < 0 && access.size > 16;
  auto doubt = [&](const char *why) {
    pair.unclear = true;
    pair.openOnly = false;
    if (pair.unclearWhy.empty()) {
      pair.unclearWhy = why;
      pair.unclearWhere = access.where;
    }
  };
  auto isUnit = [&](std::string form) {
    pair.unit = true;
    if (weight > pair.bestWeight) {
      pair.bestWeight = weight;
      pair.best = &access;
      pair.body = &body;
      pair.form = std::move(form);
    }
  };
  switch (lane.stride) {
  case Stride::Unit:
    if (record)
      doubt("whole records are loaded");
    else
      isUnit("neighbouring lanes reach neighbouring elements");
    break;
  case Stride::Constant: {
    const int64_t distance = lane.bytes < 0 ? -lane.bytes : lane.bytes;
    if (distance <= 16 && distance > 0) {
      cover(body, access, distance, pair.covered[distance]);
      if (!pair.chunk.count(distance))
        pair.chunk[distance] = &access;
      pair.body = pair.body ? pair.body : &body;
      if (int64_t(pair.covered[distance].size()) == distance)
        isUnit("lanes tile it in chunks of " + std::to_string(distance) + " bytes");
      else
        pair.without = true;
    } else
      pair.without = true;
    break;
  }
  case Stride::Symbolic:
    // A row per thread or a column walk has a run-time pitch beside an index that runs within the
    // row; only a distance that nothing runs within may turn out to be 1.
    if (runsWithinRow(body, access.address)) {
      pair.without = true;
      pair.pitches.insert(laneFactors(body, access.address));
    } else {
      const bool onlyOpen = pair.openOnly;
      doubt("the distance between lanes is known only at run time");
      pair.openOnly = onlyOpen;
      pair.open.insert(laneFactors(body, access.address));
    }
    break;
  case Stride::Irregular:
  case Stride::Indirect:
    pair.without = true;
    break;
  case Stride::Unknown:
    if (anyNode(body.arena, access.address, [](Value v) { return v->op == Op::Load; }))
      pair.without = true;
    else
      doubt("the index could not be followed");
    break;
  case Stride::Uniform:
    break;
  }
}

/// The line that makes the index of an access out of the thread's number, if it stands apart from
/// the access.
Range indexLine(const Body &body, const Access &access) {
  auto &arena = const_cast<Arena &>(body.arena);
  Value offset = offsetOf(arena, access.address);
  if (!offset || access.size <= 0)
    return {};
  Value index = arena.div(offset, arena.constant(access.size));
  for (auto a = body.assigns.rbegin(); a != body.assigns.rend(); ++a) {
    if (a->order > access.order || !a->value ||
        !dependsOn(body.arena, a->value, SymbolKind::ThreadIdx))
      continue;
    Value rest = arena.sub(index, a->value);
    if (!dependsOn(body.arena, rest, SymbolKind::ThreadIdx))
      return a->where;
  }
  return {};
}

struct Count {
  int with = 0, unclear = 0, all = 0;
  double heaviest = -1;
  bool heaviestWith = false;
};

void add(Count &count, const KernelPairs &kernel) {
  for (auto &[name, pair] : kernel.pairs) {
    if (!pair.counted())
      continue;
    ++count.all;
    count.with += pair.unit;
    count.unclear += !pair.unit && pair.unclear;
    if (pair.weight > count.heaviest || (pair.weight == count.heaviest && pair.unit)) {
      count.heaviest = pair.weight;
      count.heaviestWith = pair.unit;
    }
  }
}

Verdict judge(const Count &count) {
  if (count.all == 0)
    return Verdict::Absent;
  auto passes = [&](int with) {
    return 2 * with > count.all || (2 * with == count.all && with > 0 && count.heaviestWith);
  };
  if (passes(count.with))
    return Verdict::Present;
  return count.unclear && 2 * (count.with + count.unclear) >= count.all ? Verdict::Unclear
                                                                        : Verdict::Absent;
}

/// Kernels that do the same work in two ways: launched under conditions that exclude each other, or
/// over the same buffers where the second overwrites what the first wrote and reads none of it.
bool alternatives(const Program &program, const Kernel &a, const Kernel &b) {
  if (a.instances.empty() || b.instances.empty())
    return false;
  const int indexA = int(&a - program.kernels.data()), indexB = int(&b - program.kernels.data());
  bool found = false, refuted = false;
  forEachHost(program, [&](const HostEntry &host) {
    const Body &body = *host.body;
    for (auto &x : body.host)
      for (auto &y : body.host) {
        if (x.kind != HostKind::Launch || y.kind != HostKind::Launch || x.kernel != indexA ||
            y.kernel != indexB)
          continue;
        if (!compatible(body, x.guard, y.guard)) {
          found = true;
          continue;
        }
        if (x.objects.empty() || x.instance < 0 || y.instance < 0)
          continue;
        auto wrote = [&](const HostEvent &e, const Kernel &k, bool reads) {
          std::set<int> out;
          auto &instance = k.instances[size_t(e.instance)];
          auto flags = reads ? parametersRead(k, instance) : parametersWritten(k, instance);
          for (size_t i = 0; i < flags.size() && i < e.objects.size(); ++i)
            if (flags[i])
              out.insert(e.objects[i].begin(), e.objects[i].end());
          return out;
        };
        auto wa = wrote(x, a, false), wb = wrote(y, b, false), ra = wrote(x, a, true),
             rb = wrote(y, b, true);
        auto meets = [](const std::set<int> &p, const std::set<int> &q) {
          return std::any_of(p.begin(), p.end(), [&](int v) { return q.count(v) > 0; });
        };
        if (!wa.empty() && wa == wb && ra == rb && !meets(wa, rb) && !meets(wb, ra))
          found = true;
        else if (meets(wa, rb) || meets(wb, ra))
          refuted = true;
      }
  });
  return found && !refuted;
}

} // namespace
} // namespace accelscope::matchers

ACCELSCOPE_DETECTOR(MemoryCoalescing) {
  using namespace model;
  std::vector<KernelPairs> kernels;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    kernels.push_back({&kernel, {}}); // instances of a template are alternatives of one kernel
    auto &pairs = kernels.back().pairs;
    for (auto &access : body.accesses) {
      if (access.space != Space::Global || !access.address)
        continue;
      std::vector<int> objects = access.object >= 0 ? std::vector<int>{access.object}
                                                    : objectsOf(body.arena, access.address);
      for (int o : objects) {
        const Object &object = body.objects[size_t(o)];
        if (object.space != Space::Global)
          continue;
        const std::string key =
            (object.parameter >= 0 ? std::to_string(object.parameter) + ":" : ":") + object.name;
        Pair &pair = pairs[key];
        pair.array = object.name;
        take(pair, instance, access);
      }
    }
    for (auto &[key, pair] : pairs)
      pair.settle();
  });

  // Groups of alternatives: the best of each counts, together with the kernels that have none.
  std::vector<int> group(kernels.size());
  for (size_t i = 0; i < kernels.size(); ++i) {
    group[i] = int(i);
    for (size_t j = 0; j < i; ++j)
      if (group[j] == int(j) && (kernels[j].kernel == kernels[i].kernel ||
                                 alternatives(program, *kernels[j].kernel, *kernels[i].kernel) ||
                                 alternatives(program, *kernels[i].kernel, *kernels[j].kernel))) {
        group[i] = int(j);
        break;
      }
  }
  Count total;
  std::vector<const KernelPairs *> chosen;
  for (size_t i = 0; i < kernels.size(); ++i) {
    if (group[i] != int(i))
      continue;
    const KernelPairs *best = nullptr;
    double bestShare = -1;
    for (size_t j = i; j < kernels.size(); ++j) {
      if (group[j] != int(i))
        continue;
      Count count;
      add(count, kernels[j]);
      const double share =
          count.all ? double(count.with) / count.all + (judge(count) == Verdict::Present) : -0.5;
      if (share > bestShare) {
        bestShare = share;
        best = &kernels[j];
      }
    }
    add(total, *best);
    chosen.push_back(best);
  }
  const Verdict verdict = judge(total);
  if (verdict == Verdict::Absent)
    return;
  const std::string score =
      std::to_string(total.with) + " of " + std::to_string(total.all) +
      " pairs of a kernel and a global array are read or written in unit stride";
  for (auto *entry : chosen) {
    Hit hit;
    hit.kernel = entry->kernel->name;
    hit.verdict = verdict;
    hit.intensity = 0;
    std::string names;
    std::vector<const Pair *> order;
    for (auto &[key, pair] : entry->pairs)
      if (verdict == Verdict::Present ? pair.unit : !pair.unit && pair.unclear)
        order.push_back(&pair);
    std::stable_sort(order.begin(), order.end(),
                     [](const Pair *a, const Pair *b) { return a->bestWeight > b->bestWeight; });
    for (auto *pair : order) {
      ++hit.intensity;
      names += (names.empty() ? "'" : ", '") + pair->array + "'";
      if (verdict == Verdict::Unclear) {
        hit.evidence.push_back({pair->unclearWhere, pair->unclearWhy});
        continue;
      }
      const Access &a = *pair->best;
      hit.evidence.push_back({a.where, "'" + pair->array + "': " + pair->form});
    }
    if (order.empty())
      continue;
    if (verdict == Verdict::Present) {
      if (auto line = indexLine(*order[0]->body, *order[0]->best);
          line.valid() && line.line != order[0]->best->where.line)
        hit.evidence.insert(hit.evidence.begin() + 1,
                            {line, "the index is made of the thread's number here"});
      hit.reason = "neighbouring lanes reach neighbouring elements of " + names + "; " + score;
    } else {
      hit.confidence = 0.5;
      hit.doubt = order[0]->unclearWhy;
      hit.reason =
          "whether lanes reach " + names + " side by side cannot be told: " + order[0]->unclearWhy;
    }
    sink.add(std::move(hit));
  }
}
