// Narrow operands, wide sums.
#include "matchers/extended/Common.h"

#include <map>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

bool isNarrowFloat(const std::string &type) {
  for (auto *part :
       {"half", "Half", "bfloat", "BFloat16", "fp8", "fp6", "fp4", "__fp16", "_Float16"})
    if (contains(type, part))
      return true;
  return false;
}
bool isNarrowInteger(const std::string &type) {
  return type == "signed char" || type == "char" || type == "unsigned char" || type == "char4" ||
         type == "uchar4";
}
bool isWideFloat(const std::string &type) {
  return type == "float" || type == "double" || type == "float2" || type == "float4";
}

/// `mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32`: the result is wider than the factors.
bool widensByInstruction(const std::string &opcode) {
  bool product = false;
  for (auto *prefix : {"mma.", "wmma.mma", "wgmma.mma_async", "tcgen05.mma"})
    product = product || startsWith(opcode, prefix);
  if (!product)
    return false;
  static const std::map<std::string, int> bits = {
      {"f64", 64}, {"f32", 32}, {"s32", 32}, {"tf32", 19}, {"f16", 16}, {"bf16", 16}, {"e4m3", 8},
      {"e5m2", 8}, {"s8", 8},   {"u8", 8},   {"s4", 4},    {"u4", 4},   {"b1", 1}};
  std::vector<int> types;
  for (size_t at = 0; at <= opcode.size();) {
    const size_t end = std::min(opcode.find('.', at), opcode.size());
    if (auto it = bits.find(opcode.substr(at, end - at)); it != bits.end())
      types.push_back(it->second);
    at = end + 1;
  }
  return types.size() >= 2 && types[0] > types[1];
}

/// The product of warp fragments whose types differ: the template arguments name them.
bool widensByFragments(const Call &call) {
  if (!contains(call.name, "wmma::") || lastName(call.name) != "mma_sync" ||
      call.templateArgs.size() < 2)
    return false;
  const std::string &sum = call.templateArgs[0], &factor = call.templateArgs[1];
  const bool narrow = isNarrowFloat(factor) || contains(factor, "tf32") || contains(factor, "char");
  return narrow && !isNarrowFloat(sum);
}

/// A product of a library whose operand type is narrower than its compute type.
bool widensInLibrary(const HostEvent &e) {
  if (!startsWith(e.api, "cublas") || !contains(e.api, "Ex") || !contains(e.api, "emm"))
    return false;
  auto at = [&](size_t i) -> int64_t {
    return i < e.args.size() && e.args[i] && e.args[i]->isConst() ? e.args[i]->value : -1;
  };
  // cudaDataType: half, 8-bit integer, bfloat16, 8-bit floats.
  auto narrow = [](int64_t type) {
    return type == 2 || type == 3 || type == 14 || type == 28 || type == 29;
  };
  if (contains(e.api, "cublasSgemmEx"))
    return narrow(at(8));
  if (e.args.size() < 4 || !narrow(at(8)))
    return false;
  const int64_t compute = at(e.args.size() - 2);
  // Compute types with 32 bits, and CUDA_R_32F in their place in older code; 32-bit integers.
  return (compute >= 68 && compute <= 77) || compute == 0 || compute == 10;
}

/// What the values of one kernel are made of.
class Precision {
public:
  explicit Precision(const Body &body) : body(body) {
    for (auto &a : body.accesses) {
      if (a.kind != AccessKind::Load || !a.value || a.value->op != Op::Load)
        continue;
      if (isNarrowFloat(a.type))
        narrowFloat.emplace(a.value, &a);
      else if (isNarrowInteger(a.type))
        narrowInteger.emplace(a.value, &a);
      else if (a.type == "float" || a.type == "float4" || a.type == "float2")
        single.emplace(a.value, &a);
    }
    for (auto &call : body.calls)
      if (call.result && converts(call.name))
        conversions.emplace(call.result, &call);
  }

  static bool converts(const std::string &name) {
    static const std::set<std::string> known = {
        "__half2float",         "__low2float",      "__high2float",
        "__half22float2",       "__bfloat162float", "__bfloat1622float2",
        "__ushort_as_bfloat16", "__low2float",      "toFloat"};
    return known.count(lastName(name)) > 0 ||
           (contains(name, "::operator float") && isNarrowFloat(name));
  }

  /// Where a narrow operand of the value comes from; an invalid range when there is none.
  Range narrowOperand(Value v) const {
    Range found;
    visit(v, [&](Value n) {
      if (auto it = narrowFloat.find(n); it != narrowFloat.end())
        found = it->second->where;
      else if (auto c = conversions.find(n); c != conversions.end())
        found = c->second->where;
      else if (n->op == Op::Call && converts(body.arena.name(n->value)))
        found = anyWhere();
      return found.valid();
    });
    return found;
  }
  /// Two numbers of 8 bits, one of them loaded as such, are multiplied.
  Range narrowProduct(Value v) const {
    Range found;
    visit(v, [&](Value n) {
      const bool product = n->op == Op::Product || (n->op == Op::Float && n->value == '*');
      if (product)
        for (Value factor : n->args)
          if (auto it = narrowInteger.find(factor); it != narrowInteger.end())
            found = it->second->where;
      return found.valid();
    });
    return found;
  }
  bool fromSingle(Value v) const {
    return visit(v, [&](Value n) { return single.count(n) > 0; });
  }

private:
  /// Not through addresses: an index is no operand.
  bool visit(Value root, const std::function<bool(Value)> &test) const {
    std::set<Value> seen;
    std::vector<Value> work{root};
    while (!work.empty()) {
      Value v = work.back();
      work.pop_back();
      if (!v || !seen.insert(v).second)
        continue;
      if (test(v))
        return true;
      if (v->op == Op::Load)
        continue;
      if (v->op == Op::Select) {
        work.insert(work.end(), v->args.begin() + 1, v->args.end());
        continue;
      }
      work.insert(work.end(), v->args.begin(), v->args.end());
    }
    return false;
  }
  Range anyWhere() const {
    return narrowFloat.empty() ? Range() : narrowFloat.begin()->second->where;
  }

  const Body &body;
  std::map<Value, const Access *> narrowFloat, narrowInteger, single;
  std::map<Value, const Call *> conversions;
};

/// The assignment adds to what the variable held before, or a loop carries the sum on.
bool accumulates(const Assign &a) {
  if (a.op == "+=" || a.op == "-=")
    return true;
  if (!a.value || !a.before || a.loop < 0)
    return false;
  // acc = fma(x, y, acc), acc = acc + x.
  return (a.value->op == Op::Float || a.value->op == Op::Call || a.value->op == Op::Sum) &&
         std::find(a.value->args.begin(), a.value->args.end(), a.before) != a.value->args.end();
}
} // namespace

ACCELSCOPE_DETECTOR(MixedPrecision) {
  Places places(sink);
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    const Precision precision(body);
    auto add = [&](const Range &where, const Range &operand, const std::string &what) {
      Hit *hit = places.add(kernel.name, where, what);
      if (hit && operand.valid() && operand.line != where.line)
        hit->evidence.push_back({operand, "the narrow operand"});
    };
    for (auto &a : body.assigns) {
      if (!accumulates(a))
        continue;
      if (isWideFloat(a.type)) {
        if (const Range r = precision.narrowOperand(a.value); r.valid()) {
          add(a.where, r, "narrow operands are summed in '" + a.variable + "' of type " + a.type);
          continue;
        }
      }
      if (isWideFloat(a.type) || a.type == "int")
        if (const Range r = precision.narrowProduct(a.value); r.valid()) {
          add(a.where, r,
              "products of 8-bit numbers are summed in '" + a.variable + "' of type " + a.type);
          continue;
        }
      if (a.type == "double" && precision.fromSingle(a.value))
        if (Hit *hit = places.add(kernel.name, a.where,
                                  "single-precision data is summed in '" + a.variable +
                                      "' of type double")) {
          hit->verdict = Verdict::Unclear;
          hit->confidence = 0.5;
          hit->doubt = "the sum is more precise than the data, not the data narrower";
        }
    }
    // Register tiles and results in memory.
    for (auto &a : body.accesses) {
      const bool sum = (a.kind == AccessKind::Store && a.compound) || a.kind == AccessKind::Atomic;
      if (!sum || !isWideFloat(a.type) || !a.value)
        continue;
      Value added = a.value;
      if (const Range r = precision.narrowOperand(added); r.valid())
        add(a.where, r,
            "narrow operands are summed in " + quoted(body, a.object) + " of type " + a.type);
    }
    for (auto &call : body.calls) {
      for (auto &opcode : ptxOpcodes(call))
        if (widensByInstruction(opcode))
          places.add(kernel.name, call.where, "'" + opcode + "' has factors narrower than its sum");
      if (widensByFragments(call))
        places.add(kernel.name, call.where,
                   "'" + call.name + "' has factors narrower than its sum");
      if (const std::string name = lastName(call.name);
          name == "__dp4a" || name == "__dp2a" || startsWith(name, "__dp2a_"))
        places.add(kernel.name, call.where,
                   "'" + name + "' sums products of 8-bit numbers in 32 bits");
    }
  });
  forEachHost(program, [&](const HostEntry &host) {
    for (auto &e : host.body->host)
      if (e.kind == HostKind::Library && widensInLibrary(e))
        places.add(host.name, e.where, "'" + e.api + "' multiplies narrow operands with wide sums");
  });
}
