// An array of one thread that is indexed with a value known at run time only: registers have no
// index, so the compiler puts the array into local memory.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"

#include <map>
#include <set>

namespace {
using namespace accelscope;
using namespace accelscope::model;
using namespace accelscope::matchers;

constexpr int64_t kUnrolled = 64;        ///< turns that a compiler can be expected to write out
constexpr int64_t kMostRegisters = 1020; ///< bytes: 255 registers

enum class Index { Constant, Runtime, Unclear };

/// Why an index is not known when compiled; the value responsible in `cause`.
Index classify(const Body &body, Value offset, Value &cause, int depth = 0) {
  Index out = Index::Constant;
  auto worse = [&](Index index, Value v) {
    if (out == Index::Runtime || index == Index::Constant)
      return;
    if (index == Index::Runtime || out == Index::Constant) {
      out = index;
      cause = v;
    }
  };
  // One of several constants, by a condition: the compiler loads all and selects.
  if ((offset->op == Op::Sum || offset->op == Op::Select) && depth < 20) {
    for (size_t i = offset->op == Op::Select ? 1 : 0; i < offset->args.size(); ++i) {
      Value why = nullptr;
      worse(classify(body, offset->args[i], why, depth + 1), why);
    }
    return out;
  }
  forEachNode(body.arena, offset, [&](Value v) {
    switch (v->op) {
    case Op::Load:
      worse(Index::Runtime, v);
      return false;
    case Op::Call:
    case Op::Float:
    case Op::Field:
      worse(Index::Unclear, v);
      return true;
    case Op::Symbol:
      break;
    default:
      return true;
    }
    switch (v->symbol) {
    case SymbolKind::ThreadIdx:
    case SymbolKind::BlockIdx:
    case SymbolKind::BlockDim:
    case SymbolKind::GridDim:
    case SymbolKind::Parameter:
      worse(Index::Runtime, v);
      break;
    case SymbolKind::Phi: {
      const int l = body.arena.phi(v).loop;
      if (l < 0)
        break;
      const Loop &loop = body.loops[size_t(l)];
      if (loop.boundClass == BoundClass::Constant && loop.trips >= 0) {
        if (loop.unroll == 1 && loop.trips > 1)
          worse(Index::Runtime, v);
        else if (loop.trips > kUnrolled && loop.unroll == 0)
          worse(Index::Unclear, v);
      } else if (loop.boundClass == BoundClass::Unknown)
        worse(Index::Unclear, v);
      else
        worse(Index::Runtime, v);
      break;
    }
    case SymbolKind::Unknown:
    case SymbolKind::Variable:
      worse(Index::Unclear, v);
      break;
    default:
      break;
    }
    return true;
  });
  return out;
}

std::string causeText(const Body &body, Value cause) {
  if (cause->op == Op::Load) {
    const auto from = objectsOf(body.arena, cause->args[0]);
    return from.size() == 1 && !objectName(body, from[0]).empty()
               ? "a value loaded from " + quoted(body, from[0])
               : "a loaded value";
  }
  if (cause->is(SymbolKind::Phi)) {
    const Loop &loop = body.loops[size_t(body.arena.phi(cause).loop)];
    const std::string name = body.arena.phi(cause).name;
    const std::string where = "the loop at line " + std::to_string(loop.range.line);
    return (name.empty() ? "the turn of " + where : "'" + name + "' of " + where) +
           (loop.unroll == 1 ? ", which must not be unrolled"
                             : ", whose length is known at run time only");
  }
  const std::string text = printValue(body, cause);
  return "'" + text + "'";
}

int64_t bytesOf(const Object &object) {
  int64_t bytes = object.elementSize;
  for (int64_t extent : object.extents)
    bytes *= extent;
  return bytes;
}

/// Part of a type that the toolkit declares, a matrix fragment say: where it lies is the compiler's
/// affair.
bool opaque(const Program &program, const Object &object) {
  const int file = object.declared.file;
  return object.elementType.find("wmma::fragment") != std::string::npos ||
         (file >= 0 && program.files[size_t(file)].rfind("/accelscope/include/", 0) == 0);
}
} // namespace

ACCELSCOPE_LINT_RULE(RuntimeIndexedLocalArray) {
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    if (instance.isPattern)
      return;
    Body &body = *instance.body;
    const double most = heaviest(instance);
    struct Use {
      const Access *culprit = nullptr;
      Value cause = nullptr;
      bool busy = false; ///< some access runs where the kernel spends its time
      int others = 0;
    };
    std::map<int, Use> uses;
    for (auto &access : body.accesses) {
      if (access.space != Space::Local || access.object < 0 || !access.address)
        continue;
      const Object &object = body.objects[size_t(access.object)];
      // Arrays inside of records that the kernel takes by value lie in constant memory, and have no
      // declaration in a function's body.
      if ((object.extents.empty() && !object.isRecord) || object.scopeFrame < 0 || object.isConst ||
          object.isImplicitConstant || object.isStatic || !object.declared.valid() ||
          bytesOf(object) <= access.size || opaque(program, object))
        continue;
      Value offset = offsetOf(body.arena, access.address);
      if (!offset)
        continue;
      Use &use = uses[access.object];
      use.busy = use.busy || weight(body, access.loop) * 16 >= most;
      Value cause = nullptr;
      const Index index = classify(body, offset, cause);
      const bool tooLarge =
          index == Index::Unclear && cause->is(SymbolKind::Phi) && bytesOf(object) > kMostRegisters;
      if (index != Index::Runtime && !tooLarge)
        continue;
      if (!use.culprit) {
        use.culprit = &access;
        use.cause = cause;
      } else if (use.culprit->where.line != access.where.line)
        ++use.others;
    }
    for (auto &[id, use] : uses) {
      if (!use.culprit || !use.busy)
        continue;
      const Object &object = body.objects[size_t(id)];
      const Access &access = *use.culprit;
      const std::string array = quoted(body, id), cause = causeText(body, use.cause);
      Finding f;
      f.range = object.declared;
      f.kernel = kernel.name;
      f.strategy = "register-promotion";
      f.message = array + " cannot stay in registers: its index depends on " + cause +
                  ", so that its " + counted(bytesOf(object), "byte") +
                  " a thread lie in local memory, which is device memory behind the caches";
      f.notes.push_back({access.where, "indexed here"});
      f.notes.push_back(
          {object.declared,
           "make every index a constant once loops are unrolled (a template parameter or a "
           "constant as bound, selections instead of a computed place), or keep the array in "
           "shared memory with one column a thread"});
      Finding g = f;
      g.range = access.where;
      g.message = "the index of the local array " + array + " depends on " + cause +
                  "; the access goes to local memory instead of a register";
      g.notes.front() = {object.declared, "declared here"};
      if (use.others > 0)
        g.notes.push_back({access.where, "the array is indexed in this way at " +
                                             counted(use.others, "more place")});
      const bool sameLine = f.range.line == g.range.line && f.range.file == g.range.file;
      sink.add(std::move(f));
      if (!sameLine)
        sink.add(std::move(g));
    }
  });
}
