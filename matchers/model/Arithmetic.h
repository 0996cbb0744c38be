// What a value is computed with: operators and functions, however the source spells them.
#pragma once

#include "matchers/model/Model.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace accelscope::model {

/// How often each operator ("+", "-", "*", "/", "min", "max", "select") and function ("exp",
/// "sqrt") occurs; equal subexpressions count once.
using Arithmetic = std::map<std::string, int>;

/// A function's mathematical name: "exp" for `std::exp`, `expf`, `__expf`; "fma" for `__fmaf_rn`.
std::string functionName(std::string_view called);

/// Functions of one number that cost many cycles or bend: exp, log, tanh, erf, pow, sin...; not
/// sqrt.
bool isTranscendental(const std::string &function);

/// Calls `visit` on `root` and on what it is made of: operands, variables of loops, the values
/// after loops. It stops at loads (which it visits, their addresses left out) and below a node for
/// which `visit` returns false.
void forEachOperand(const Body &body, Value root, const std::function<bool(Value)> &visit);

/// The same, and through loads of shared memory and arrays of a thread on to every value that the
/// body stores there.
void forEachOrigin(const Body &body, Value root, const std::function<bool(Value)> &visit);

/// The loads of `root`'s operands (see forEachOperand), each once, in order of creation.
std::vector<Value> loadsOf(const Body &body, Value root);
/// The loads of device memory, constant memory or the host that `root` comes from (forEachOrigin).
std::vector<Value> originsOf(const Body &body, Value root);

/// Operators and functions that compute floating-point values below `root`, up to its loads.
Arithmetic arithmeticOf(const Body &body, Value root);

/// The operands of a sum, its nesting taken apart: `a + b - c` gives a, b with sign +1, c with -1.
/// Through calls of fma, casts and the like too; a value that is no sum is its own one term.
struct Term {
  Value value = nullptr;
  int sign = 1;
};
std::vector<Term> termsOf(const Body &body, Value root);
/// The factors of a product, nesting taken apart; a value that is no product is its own one factor.
std::vector<Value> factorsOf(const Body &body, Value root);

/// A number that a literal gives: integers and texts such as "2.0"; nullopt for anything else.
std::optional<double> literalOf(const Body &body, Value value);

/// The variables of loops that the roots are made of, in order of creation; null roots are skipped.
std::vector<Value> phisBelow(const Arena &arena, const std::vector<Value> &roots);

/// What a loop adds up, multiplies or selects in one variable.
struct Accumulation {
  enum Kind : uint8_t { Sum, Product, Minimum, Maximum } kind = Sum;
  int loop = -1;
  Value phi = nullptr;              ///< the variable at the start of a turn
  std::vector<Value> contributions; ///< what each turn brings: the terms that are not the variable
};
/// When `phi` is such a variable: `s += x`, `s = s + x * y` (fma too), `m = max(m, x)`, with or
/// without a condition.
std::optional<Accumulation> accumulationOf(const Body &body, Value phi);
/// The accumulations that `root` is made with (forEachOperand), in order of creation. Elements of a
/// thread's own arrays that are added to in a loop (`acc[i][j] += a * b`) are among them.
std::vector<Accumulation> accumulationsIn(const Body &body, Value root);
/// All accumulations of the body, in order of creation.
std::vector<Accumulation> accumulations(const Body &body);

} // namespace accelscope::model
