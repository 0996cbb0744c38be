#include "matchers/model/Evaluate.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>
#include <vector>

namespace accelscope::model {
namespace {

enum Taint : uint8_t { kKnown = 0, kIndirect = 1, kUnknown = 2 };

struct Result {
  int64_t value = 0;
  Taint taint = kKnown;
};

uint64_t scramble(uint64_t z) {
  z += 0x9E3779B97F4A7C15ull;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}

/// What does not hang on the lane, shared by nested evaluations: caches, and a budget so that a huge value costs
/// an answer (unknown), not minutes.
struct Facts {
  explicit Facts(const Body &body) : body(body) {}
  const Body &body;
  std::map<int, bool> varyingObjects;
  int64_t budget = 1000000;

  Variance variance(Value v) { return varianceOf(body.arena, v); }
  bool uses(Value v, uint32_t bits) const { return v && (body.arena.traitsOf(v).uses & bits); }
  bool storesVarying(int object) {
    auto it = varyingObjects.find(object);
    if (it != varyingObjects.end())
      return it->second;
    bool varying = false;
    for (auto &a : body.accesses)
      if (a.kind != AccessKind::Load && a.object == object && a.value && variance(a.value) == Variance::Thread)
        varying = true;
    return varyingObjects[object] = varying;
  }
};

/// One thread's view of one random assignment of the uniform values.
class Evaluation {
public:
  struct Setting {
    uint64_t seed = 0;
    bool aligned = false; ///< sizes and offsets are multiples of 128, as real arrays mostly are
    int64_t dim[3] = {256, 1, 1};
    int64_t block[3] = {3, 2, 1};
  };

  using Varying = std::unordered_map<Value, bool>;

  Evaluation(Facts &facts, const Setting &setting, Varying &varying, int nesting = 0)
      : facts(facts), body(facts.body), arena(facts.body.arena), setting(setting), varying(varying), nesting(nesting) {}

  void setThread(const int64_t t[3]) {
    for (int i = 0; i < 3; ++i)
      thread[i] = t[i];
    ++lane;
  }

  Result operator()(Value v) { return eval(v, 0); }

private:
  int64_t uniform(uint64_t key) const {
    const uint64_t r = scramble(key ^ scramble(setting.seed));
    // Odd and large enough that two sizes are never confused with a warp or a block.
    return setting.aligned ? int64_t(128 * (40 + r % 160)) : int64_t(2 * (3000 + r % 9000) + 1);
  }
  int64_t turn(int loop) const { return int64_t(scramble(uint64_t(loop) * 977 + setting.seed) % 3); }

  Result eval(Value v, int depth) {
    if (!v || depth > 200 || --facts.budget < 0)
      return {0, kUnknown};
    if (v->id >= memo.size())
      memo.resize(std::max<size_t>(arena.size(), v->id + 1));
    // What is the same in all threads is computed for the first lane alone.
    const auto *traits = arena.frozen(v);
    const bool laneWise = !traits || traits->variance == Variance::Thread || (traits->uses & kUsesThreadLoad);
    Entry &known = memo[v->id];
    if (known.lane == (laneWise ? lane : kAnyLane))
      return known.result;
    known = {{0, kUnknown}, laneWise ? lane : kAnyLane}; // a cycle through a phi that is not linear
    Result r = compute(v, depth);
    memo[v->id].result = r;
    return r;
  }

  Result compute(Value v, int depth) {
    auto arg = [&](size_t i) { return eval(v->args[i], depth + 1); };
    switch (v->op) {
    case Op::Const:
      return {v->value, kKnown};
    case Op::Symbol:
      return symbol(v, depth);
    case Op::Sum: {
      Result r{v->value, kKnown};
      for (size_t i = 0; i < v->args.size(); ++i) {
        Result a = arg(i);
        r.value = int64_t(uint64_t(r.value) + uint64_t(a.value) * uint64_t(v->coefficients[i]));
        r.taint = std::max(r.taint, a.taint);
      }
      return r;
    }
    case Op::Product: {
      Result r{1, kKnown};
      bool zero = false;
      for (size_t i = 0; i < v->args.size(); ++i) {
        Result a = arg(i);
        zero = zero || (a.taint == kKnown && a.value == 0);
        r.value = int64_t(uint64_t(r.value) * uint64_t(a.value));
        r.taint = std::max(r.taint, a.taint);
      }
      return zero ? Result{0, kKnown} : r;
    }
    case Op::Load: {
      Result address = arg(0);
      if (address.taint == kUnknown)
        return {int64_t(scramble(uint64_t(address.value)) % 100000), kUnknown};
      auto objects = objectsOf(arena, v->args[0]);
      for (int o : objects)
        if (body.objects[size_t(o)].space == Space::Local && facts.storesVarying(o))
          return {0, kUnknown};
      const bool varies = addressVaries(v->args[0]);
      const int64_t value = uniform(uint64_t(address.value) * 31 + v->args[0]->id % 7);
      return {value, varies || address.taint == kIndirect ? kIndirect : kKnown};
    }
    case Op::Float: {
      uint64_t h = uint64_t(v->value);
      Taint t = kKnown;
      for (size_t i = 0; i < v->args.size(); ++i) {
        Result a = arg(i);
        h = scramble(h ^ uint64_t(a.value));
        t = std::max(t, a.taint);
      }
      if (t == kKnown && facts.variance(v) == Variance::Thread)
        t = kUnknown;
      return {int64_t(h % 4096), t};
    }
    case Op::Call: {
      const std::string &name = arena.name(v->value);
      uint64_t h = scramble(uint64_t(v->value));
      Taint t = kKnown;
      for (size_t i = 0; i < v->args.size(); ++i) {
        Result a = arg(i);
        h = scramble(h ^ uint64_t(a.value));
        t = std::max(t, a.taint);
      }
      const bool warpWide = (name.rfind("__shfl", 0) == 0 || name.rfind("tile.shfl", 0) == 0) && v->args.size() <= 2;
      const bool vote = name.rfind("__any", 0) == 0 || name.rfind("__all", 0) == 0 || name.rfind("__ballot", 0) == 0 ||
                        name.rfind("__reduce_", 0) == 0 || name.rfind("__syncthreads_", 0) == 0;
      if (warpWide || vote)
        return {uniform(v->id), kKnown};
      if (t == kKnown && facts.variance(v) == Variance::Thread)
        t = kUnknown;
      return {uniform(h), t};
    }
    case Op::Exit: {
      Result cond = arg(1);
      Result last = arg(0);
      const Taint t = std::max(cond.taint, last.taint);
      if (t != kKnown)
        return {last.value, t};
      // How many turns were taken is not known; whether all threads took as many is.
      if (facts.variance(v) == Variance::Thread)
        return {last.value, facts.variance(v->args[1]) == Variance::Thread ? kUnknown : kKnown};
      return {uniform(v->id), kKnown};
    }
    case Op::Field: {
      Result a = arg(0);
      return {uniform(uint64_t(a.value) + uint64_t(v->value)), a.taint};
    }
    case Op::Select: {
      Result c = arg(0);
      Result a = arg(1), b = arg(2);
      if (c.taint == kKnown)
        return c.value ? a : b;
      // Data decides between what is the same in all lanes (an end mark, a variable) and what
      // differs from lane to lane: the first does not make the lanes alike.
      const bool firstAlike = facts.variance(v->args[1]) != Variance::Thread;
      const bool secondAlike = facts.variance(v->args[2]) != Variance::Thread;
      if (firstAlike != secondAlike)
        return firstAlike ? b : a;
      return a.taint <= b.taint ? a : b;
    }
    case Op::BitNot: {
      Result a = arg(0);
      return {~a.value, a.taint};
    }
    case Op::Not: {
      Result a = arg(0);
      return {!a.value, a.taint};
    }
    default:
      break;
    }
    Result a = arg(0), b = arg(1);
    const Taint t = std::max(a.taint, b.taint);
    const int64_t x = a.value, y = b.value;
    switch (v->op) {
    case Op::Div:
      return {y == 0 || (y == -1 && x == INT64_MIN) ? 0 : x / y, t};
    case Op::Mod:
      return {y == 0 || y == -1 ? 0 : x % y, t};
    case Op::And:
      return {x & y, t};
    case Op::Or:
      return {x | y, t};
    case Op::Xor:
      return {x ^ y, t};
    case Op::Shl:
      return {y < 0 || y > 62 ? 0 : int64_t(uint64_t(x) << y), t};
    case Op::Shr:
      return {y < 0 || y > 62 ? 0 : x >> y, t};
    case Op::Min:
      return {std::min(x, y), t};
    case Op::Max:
      return {std::max(x, y), t};
    case Op::Eq:
      return {x == y, t};
    case Op::Ne:
      return {x != y, t};
    case Op::Lt:
      return {x < y, t};
    case Op::Le:
      return {x <= y, t};
    case Op::LogicalAnd:
      return {x && y, t};
    case Op::LogicalOr:
      return {x || y, t};
    default:
      return {0, kUnknown};
    }
  }

  Result symbol(Value v, int depth) {
    switch (v->symbol) {
    case SymbolKind::ThreadIdx:
      return {thread[v->value], kKnown};
    case SymbolKind::BlockIdx:
      return {setting.block[v->value], kKnown};
    case SymbolKind::BlockDim:
      return {setting.dim[v->value], kKnown};
    case SymbolKind::GridDim:
      // Set by the launch: a distance of it is not a constant.
      return {640 + 32 * v->value + (setting.aligned ? 0 : int64_t(scramble(setting.seed + uint64_t(v->value)) % 61)),
              kKnown};
    case SymbolKind::Object:
      return {(v->value + 1) << 40, kKnown};
    case SymbolKind::Unknown:
      return {int64_t(scramble(v->id * 7919u + setting.seed) % 997), kUnknown};
    case SymbolKind::Phi: {
      const Phi &p = arena.phi(v);
      const int64_t t = turn(p.loop);
      if (p.step) {
        Result init = eval(p.init, depth + 1), step = eval(p.step, depth + 1);
        return {int64_t(uint64_t(init.value) + uint64_t(step.value) * uint64_t(t)), std::max(init.taint, step.taint)};
      }
      if (p.factor) {
        Result init = eval(p.init, depth + 1);
        for (int64_t i = 0; i < t; ++i)
          init.value = p.factor > 0 ? init.value * p.factor : init.value / -p.factor;
        return init;
      }
      Result init = eval(p.init, depth + 1);
      if (facts.variance(v) == Variance::Thread || facts.uses(v, kUsesThreadLoad)) {
        // Followed through memory from turn to turn, or simply not known.
        const bool chased = facts.uses(p.update, kUsesLoad);
        // A search that branches on a value of the thread's own ends elsewhere in every lane.
        const bool branches = chased && facts.uses(p.update, kUsesThreadSelect);
        const uint64_t own = branches ? scramble(uint64_t(thread[0] + 1024 * (thread[1] + 1024 * thread[2]) + 1)) : 0;
        return {chased ? int64_t(scramble(uint64_t(init.value) ^ own) % 65536) : init.value,
                chased ? kIndirect : kUnknown};
      }
      return {int64_t(1 + scramble(v->id + setting.seed) % 64) * (setting.aligned ? 128 : 1), kKnown};
    }
    default:
      return {uniform(v->id * 131u + uint64_t(v->symbol)), kKnown};
    }
  }

  /// Whether the lanes of the warp load from different places.
  bool addressVaries(Value address) {
    auto it = varying.find(address);
    if (it != varying.end())
      return it->second;
    varying[address] = true;
    if (nesting > 8)
      return true;
    Evaluation other(facts, setting, varying, nesting + 1);
    int64_t first = 0;
    bool differs = false;
    int64_t t[3] = {0, 0, 0};
    for (int lane = 0; lane < 32 && !differs; ++lane) {
      t[0] = lane % setting.dim[0];
      t[1] = (lane / setting.dim[0]) % setting.dim[1];
      t[2] = lane / (setting.dim[0] * setting.dim[1]);
      other.setThread(t);
      Result r = other(address);
      if (lane == 0)
        first = r.value;
      differs = r.taint != kKnown || r.value != first;
    }
    return varying[address] = differs;
  }

  Facts &facts;
  const Body &body;
  const Arena &arena;
  Setting setting;
  Varying &varying; ///< addresses that differ between lanes, of this setting
  int nesting;
  int64_t thread[3] = {0, 0, 0};
  static constexpr uint32_t kAnyLane = 0xFFFFFFFFu;
  struct Entry {
    Result result;
    uint32_t lane = 0;
  };
  uint32_t lane = 1;
  std::vector<Entry> memo; ///< by node id
};

Evaluation::Setting settingFor(const int64_t shape[3], uint64_t seed, bool aligned) {
  Evaluation::Setting s;
  s.seed = seed;
  s.aligned = aligned;
  s.dim[0] = shape[0] > 0 ? shape[0] : 256;
  s.dim[1] = shape[1] > 0 ? shape[1] : shape[0] > 0 && shape[0] < 32 ? std::max<int64_t>(1, 256 / shape[0]) : 4;
  s.dim[2] = shape[2] > 0 ? shape[2] : 1;
  return s;
}

struct Warp {
  std::vector<Result> lanes;
  std::vector<std::pair<int64_t, int64_t>> rows; ///< (y, z) of each lane
};

/// `number`: which warp of the block; the second by default where there is one, since the first has
/// zeros that hide factors.
Warp evaluateWarp(Facts &facts, Value value, const Evaluation::Setting &setting, int number = -1) {
  Warp w;
  const int64_t threads = setting.dim[0] * setting.dim[1] * setting.dim[2];
  const int lanes = int(std::min<int64_t>(32, threads));
  const int64_t base = number >= 0 ? int64_t(number) * 32 : threads >= 64 ? 32 : 0;
  Evaluation::Varying varying;
  Evaluation evaluation(facts, setting, varying);
  for (int lane = 0; lane < lanes; ++lane) {
    const int64_t linear = base + lane;
    const int64_t t[3] = {linear % setting.dim[0], (linear / setting.dim[0]) % setting.dim[1],
                          linear / (setting.dim[0] * setting.dim[1])};
    evaluation.setThread(t);
    w.lanes.push_back(evaluation(value));
    w.rows.emplace_back(t[1], t[2]);
  }
  return w;
}

} // namespace

LaneAccess laneAccess(const Body &body, Value address, int64_t size, const int64_t shape[3], Space space) {
  LaneAccess out;
  out.shapeKnown = shape[0] > 0;
  if (!address)
    return out;
  size = std::max<int64_t>(size, 1);
  constexpr int kTrials = 3;
  Facts facts(body);
  std::set<int64_t> distances;
  Taint worst = kKnown;
  bool allUniform = true, allEqual = true, mostlyUnit = true, mostlyUniform = true;
  for (int trial = 0; trial < kTrials; ++trial) {
    Warp w = evaluateWarp(facts, address, settingFor(shape, uint64_t(trial) + 11, false));
    std::map<int64_t, int> histogram;
    int pairs = 0;
    bool sameRowSeen = false;
    for (size_t i = 0; i + 1 < w.lanes.size(); ++i)
      sameRowSeen = sameRowSeen || w.rows[i] == w.rows[i + 1];
    for (size_t i = 0; i + 1 < w.lanes.size(); ++i) {
      if (sameRowSeen && w.rows[i] != w.rows[i + 1])
        continue;
      ++histogram[w.lanes[i + 1].value - w.lanes[i].value];
      ++pairs;
    }
    for (auto &r : w.lanes)
      worst = std::max(worst, r.taint);
    auto share = [&](int64_t d) { return pairs ? double(histogram.count(d) ? histogram[d] : 0) / pairs : 0.0; };
    allUniform = allUniform && histogram.size() == 1 && histogram.begin()->first == 0;
    allEqual = allEqual && histogram.size() == 1;
    mostlyUnit = mostlyUnit && std::max(share(size), share(-size)) >= 0.7;
    mostlyUniform = mostlyUniform && share(0) >= 0.7;
    if (histogram.size() == 1)
      distances.insert(histogram.begin()->first);
  }
  if (worst == kUnknown) {
    out.stride = Stride::Unknown;
    return out;
  }
  if (worst == kIndirect) {
    // Lanes that share the loaded value still stand side by side: a group of lanes on one row.
    out.stride = mostlyUnit ? Stride::Unit : mostlyUniform ? Stride::Uniform : Stride::Indirect;
    out.elements = mostlyUnit ? 1 : 0;
    out.bytes = mostlyUnit ? size : 0;
    return out;
  }
  if (allUniform)
    out.stride = Stride::Uniform;
  else if (allEqual && distances.size() == 1) {
    out.bytes = *distances.begin();
    const int64_t magnitude = out.bytes < 0 ? -out.bytes : out.bytes;
    out.stride = magnitude == size ? Stride::Unit : Stride::Constant;
    out.elements = magnitude == size ? 1 : out.bytes / size;
  } else if (allEqual)
    out.stride = Stride::Symbolic;
  else if (mostlyUnit) {
    out.stride = Stride::Unit;
    out.elements = 1;
    out.bytes = size;
  } else if (mostlyUniform)
    out.stride = Stride::Uniform;
  else
    out.stride = Stride::Irregular;

  // Sectors and banks with sizes that are aligned, as allocations and row lengths mostly are.
  if (space == Space::Shared) {
    Warp w = evaluateWarp(facts, address, settingFor(shape, 5, true));
    // A record that is not as wide as a register, or as two or four, moves in pieces of what divides it.
    const int64_t piece = std::min<int64_t>(16, size & -size);
    const size_t group = piece >= 16 ? 8 : piece >= 8 ? 16 : 32;
    int degree = 1;
    for (int64_t offset = 0; offset < size; offset += piece)
      for (size_t start = 0; start < w.lanes.size(); start += group) {
        std::map<int64_t, std::set<int64_t>> banks;
        for (size_t i = start; i < std::min(start + group, w.lanes.size()); ++i)
          for (int64_t word = 0; word < std::max<int64_t>(1, piece / 4); ++word) {
            const int64_t at = (w.lanes[i].value + offset) / 4 + word;
            banks[((at % 32) + 32) % 32].insert(at);
          }
        for (auto &bank : banks)
          degree = std::max(degree, int(bank.second.size()));
      }
    out.conflictDegree = degree;
  } else {
    // Hardware counts over all warps, and those of one block may lie differently in their sectors.
    const Evaluation::Setting setting = settingFor(shape, 5, true);
    const int64_t threads = setting.dim[0] * setting.dim[1] * setting.dim[2];
    const int warps = int(std::clamp<int64_t>(threads / 32, 1, 8));
    double all = 0;
    for (int number = 0; number < warps; ++number) {
      std::set<int64_t> sectors;
      for (auto &r : evaluateWarp(facts, address, setting, number).lanes) {
        for (int64_t byte = 0; byte < size; byte += 32)
          sectors.insert((r.value + byte) / 32);
        sectors.insert((r.value + size - 1) / 32);
      }
      all += double(sectors.size());
    }
    out.sectors = all / warps;
    out.idealSectors = double((std::min<int64_t>(threads, 32) * size + 31) / 32);
  }
  return out;
}

bool warpUniform(const Body &body, Value value, const int64_t shape[3]) {
  if (!value)
    return false;
  Facts facts(body);
  for (int trial = 0; trial < 2; ++trial) {
    Warp w = evaluateWarp(facts, value, settingFor(shape, uint64_t(trial) + 3, false));
    for (auto &r : w.lanes)
      if (r.taint != kKnown || r.value != w.lanes[0].value)
        return false;
  }
  return true;
}

std::optional<int64_t> evaluateAt(const Body &body, Value value, const int64_t thread[3], const int64_t block[3],
                                  const int64_t blockDim[3], uint64_t seed) {
  Evaluation::Setting setting = settingFor(blockDim, seed, false);
  for (int i = 0; i < 3; ++i)
    setting.block[i] = block[i];
  Facts facts(body);
  Evaluation::Varying varying;
  Evaluation evaluation(facts, setting, varying);
  evaluation.setThread(thread);
  Result r = evaluation(value);
  if (r.taint != kKnown)
    return std::nullopt;
  return r.value;
}

std::vector<std::optional<int64_t>> evaluateThreads(const Body &body, Value value, int64_t first, int64_t count,
                                                    const int64_t blockDim[3], uint64_t seed, bool aligned,
                                                    const int64_t *block) {
  Evaluation::Setting setting = settingFor(blockDim, seed, aligned);
  for (int i = 0; block && i < 3; ++i)
    setting.block[i] = block[i];
  Facts facts(body);
  Evaluation::Varying varying;
  Evaluation evaluation(facts, setting, varying);
  std::vector<std::optional<int64_t>> out;
  for (int64_t linear = first; linear < first + count; ++linear) {
    const int64_t t[3] = {linear % setting.dim[0], (linear / setting.dim[0]) % setting.dim[1],
                          linear / (setting.dim[0] * setting.dim[1])};
    evaluation.setThread(t);
    const Result r = evaluation(value);
    out.push_back(r.taint == kKnown ? std::optional<int64_t>(r.value) : std::nullopt);
  }
  return out;
}

const char *toString(Stride stride) {
  switch (stride) {
  case Stride::Uniform:
    return "uniform";
  case Stride::Unit:
    return "unit";
  case Stride::Constant:
    return "constant";
  case Stride::Symbolic:
    return "symbolic";
  case Stride::Irregular:
    return "irregular";
  case Stride::Indirect:
    return "indirect";
  case Stride::Unknown:
    return "unknown";
  }
  return "unknown";
}

} // namespace accelscope::model
