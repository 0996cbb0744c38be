// Questions that several detectors ask the model.
#pragma once

#include "matchers/model/Evaluate.h"
#include "matchers/model/Model.h"

#include <functional>
#include <map>
#include <set>
#include <vector>

namespace accelscope::model {

/// Calls `visit` for every kernel instance with a body whose traits count (decision rule G3).
void forEachInstance(const Program &program,
                     const std::function<void(const Kernel &, const KernelInstance &)> &visit);

/// Calls `visit` for every host entry point with a body.
void forEachHost(const Program &program, const std::function<void(const HostEntry &)> &visit);

/// `inner` is `outer` or nested in it.
bool insideLoop(const Body &body, int inner, int outer);
/// Loops around a site, innermost first.
std::vector<int> loopsOf(const Body &body, int loop);
/// Guards around a site, innermost first.
std::vector<int> guardsOf(const Body &body, int guard);
/// The two conditions never hold at once, as far as their form says: `c` and `!c`, `x == 1` and `x
/// == 2`.
bool exclude(Value a, Value b);
/// True when neither guard path excludes the other: the two sites can run in one pass.
bool compatible(const Body &body, int guardA, int guardB);

/// The parts of a condition that must all hold, `&&` and negated `||` taken apart: appended to
/// `out`. A part that must be false is also in `negatedOnes`.
void conjuncts(Value condition, bool negated, std::vector<Value> &out,
               std::set<Value> &negatedOnes);

/// The site runs for one thread of its block only (threadIdx.x == 0 and the like), computed.
bool singleThread(const KernelInstance &instance, int guard);

/// A sync event of the block (or wider) stands between two orders, in walk order.
bool barrierBetween(const Body &body, int firstOrder, int secondOrder);

/// The loop runs more than once as far as one can tell, by turns of the host (host bodies).
bool realLoop(const Loop &loop);

/// Names: "threadIdx.x" etc. never matter; the value decides. Contains gridDim on some path: steps by the grid.
bool usesGridDim(const Body &body, Value value);

/// Parameter indices of the kernel that this instance reads or writes through.
std::vector<bool> parametersRead(const Kernel &kernel, const KernelInstance &instance);
std::vector<bool> parametersWritten(const Kernel &kernel, const KernelInstance &instance);

/// Values to put in the place of others.
using Substitution = std::map<Value, Value>;

/// `value` with every node that `with` names replaced, simplified again. Phis are leaves: what they
/// are made of is not rewritten.
Value substitute(Arena &arena, Value value, const Substitution &with);

/// The last component of a qualified name: "Sum" of "cub::BlockReduce::Sum".
std::string lastName(const std::string &qualified);

std::string objectName(const Body &body, int object);
/// "`name`" of the object of an access, "memory" when unknown.
std::string quoted(const Body &body, int object);
std::string printValue(const Body &body, Value value);

} // namespace accelscope::model
