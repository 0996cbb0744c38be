// A parameter that every launch gives the same few constants keeps a loop from being unrolled, or a
// local array from its true size.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"

#include <algorithm>
#include <set>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

constexpr size_t kFewValues = 4;
constexpr int64_t kLongestUnrolled = 64;

/// The constants that the launches give the parameter; empty when some launch gives none.
std::set<int64_t> constantsOf(const Program &program, const Kernel &kernel, size_t parameter,
                              Range &where) {
  std::set<int64_t> out;
  for (auto &launch : launchesOf(program, kernel)) {
    if (parameter >= launch.event->args.size())
      return {};
    const Value v = launch.event->args[parameter];
    if (!v || !v->isConst())
      return {};
    out.insert(v->value);
    where = launch.event->where;
  }
  return out;
}
} // namespace

ACCELSCOPE_LINT_RULE(RuntimeConstantThatCouldBeTemplate) {
  std::set<std::pair<unsigned, unsigned>> seen;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    for (size_t l = 0; l < body.loops.size(); ++l) {
      const Loop &loop = body.loops[l];
      if (!loop.bound || !loop.step || loop.boundClass == BoundClass::Constant)
        continue;
      // The bound is made of one parameter and constants.
      std::set<std::string> names;
      bool other = false;
      anyNode(body.arena, loop.bound, [&](Value n) {
        if (n->is(SymbolKind::Parameter))
          names.insert(printValue(body, n));
        else if (n->op == Op::Load || n->op == Op::Call || n->op == Op::Float ||
                 (n->op == Op::Symbol && !n->is(SymbolKind::String)))
          other = true;
        return false;
      });
      if (other || names.size() != 1 || !loop.init || !loop.init->isConst())
        continue;
      size_t p = 0;
      while (p < kernel.parameters.size() && kernel.parameters[p].name != *names.begin())
        ++p;
      if (p == kernel.parameters.size())
        continue;
      Range launch;
      const auto constants = constantsOf(program, kernel, p, launch);
      if (constants.empty() || constants.size() > kFewValues ||
          *constants.rbegin() > kLongestUnrolled || *constants.begin() < 1)
        continue;
      // It gates something: the loop asks to be unrolled, or walks through a local array.
      const Object *array = nullptr;
      for (auto &a : body.accesses)
        if (insideLoop(body, a.loop, int(l)) && a.object >= 0 && a.address &&
            body.objects[size_t(a.object)].space == Space::Local &&
            body.objects[size_t(a.object)].isArray && movesWith(body, a.address, int(l)))
          array = &body.objects[size_t(a.object)];
      const bool asks = loop.unroll < 0 || loop.unroll > 1;
      if ((!asks && !array) || !seen.insert({loop.range.line, loop.range.column}).second)
        continue;
      std::string values;
      for (int64_t c : constants)
        values += (values.empty() ? "" : ", ") + std::to_string(c);
      Finding f;
      f.range = loop.header;
      f.kernel = kernel.name;
      f.strategy = "template-dispatch";
      f.message = "the turns of this loop come from the parameter '" + *names.begin() +
                  "', which every launch sets to " + values + "; " +
                  (array ? "the local array '" + array->name +
                               "' that it walks through cannot stay in registers"
                         : "the loop cannot be unrolled as it asks");
      if (array && array->declared.valid())
        f.notes.push_back({array->declared, "'" + array->name + "' is declared here"});
      f.notes.push_back({launch, constants.size() == 1 ? "the value is given here"
                                                       : "one of the values is given here"});
      f.notes.push_back(
          {kernel.parameters[p].range,
           constants.size() == 1
               ? "make it a template parameter or a constant"
               : "make it a template parameter and launch one instance for each value"});
      sink.add(std::move(f));
    }
  });
}
