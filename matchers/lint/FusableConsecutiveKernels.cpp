// Two kernels in a row go over the same elements, and what the first leaves for the second is
// needed by nobody else: it could stay in a register.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"
#include "matchers/model/HostFlow.h"

#include <algorithm>
#include <set>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

const KernelInstance *instanceOf(const Program &program, const Step &step) {
  if (step.event->kernel < 0)
    return nullptr;
  const auto &kernel = program.kernels[size_t(step.event->kernel)];
  const size_t chosen = step.event->instance >= 0 ? size_t(step.event->instance) : 0;
  return chosen < kernel.instances.size() && kernel.instances[chosen].body
             ? &kernel.instances[chosen]
             : nullptr;
}

/// How a thread comes by its index, in a form that is the same in another kernel; empty when it is
/// not one element a thread or turn of a loop over the grid.
std::string formOf(Body &body, const Access &access) {
  if (!access.address || access.size <= 0)
    return "";
  const Value offset = offsetOf(body.arena, access.address);
  if (!offset || anyNode(body.arena, offset, [](Value n) {
        return n->op == Op::Load || n->op == Op::Float || n->op == Op::Call ||
               n->op == Op::Select || n->is(SymbolKind::Unknown) || n->op == Op::Div ||
               n->op == Op::Mod || n->op == Op::Min || n->op == Op::Max;
      }))
    return "";
  if (!dependsOn(body.arena, offset, SymbolKind::ThreadIdx))
    return "";
  // The loop's variable has another name in the other kernel: its start and step say the same.
  Substitution start;
  forEachNode(body.arena, offset, [&](Value n) {
    if (n->is(SymbolKind::Phi) && body.arena.phi(n).init)
      start[n] = body.arena.phi(n).init;
    return true;
  });
  std::string form = print(body.arena, substitute(body.arena, offset, start));
  for (int l : loopsOf(body, access.loop)) {
    const Loop &loop = body.loops[size_t(l)];
    if (loop.boundClass != BoundClass::GridStride)
      return ""; // an inner loop: more than one element
    if (!loop.init || !loop.step)
      return "";
    form += " from " + print(body.arena, loop.init) + " by " + print(body.arena, loop.step);
  }
  return form;
}

/// The one form of all accesses to a buffer, empty where there are several; `stores` counts them.
std::string onlyForm(const KernelInstance &instance, const Step &step, int buffer, AccessKind kind,
                     int &count) {
  Body &body = *instance.body;
  std::string form;
  count = 0;
  auto positions = step.parameters.find(buffer);
  if (positions == step.parameters.end())
    return "";
  for (auto &a : body.accesses) {
    if (!a.address)
      return "";
    bool here = false;
    for (int o : objectsOf(body.arena, a.address))
      here = here || positions->second.count(body.objects[size_t(o)].parameter) > 0;
    if (!here)
      continue;
    if (a.kind != kind)
      return "";
    const std::string f = formOf(body, a);
    if (f.empty() || (count > 0 && f != form))
      return "";
    form = f;
    ++count;
  }
  return form;
}

bool sameShape(const HostEvent &a, const HostEvent &b) {
  for (int axis = 0; axis < 3; ++axis)
    if (a.grid[axis] != b.grid[axis] || a.block[axis] != b.block[axis])
      return false;
  return true;
}
} // namespace

ACCELSCOPE_LINT_RULE(FusableConsecutiveKernels) {
  std::set<std::pair<unsigned, unsigned>> seen;
  forEachHost(program, [&](const HostEntry &host) {
    const HostFlow flow(program, host);
    for (auto &d : flow.dependences) {
      const Step &first = flow.steps[size_t(d.from)], &second = flow.steps[size_t(d.to)];
      if (first.kind != Step::Launch || second.kind != Step::Launch || d.from == d.to ||
          d.carriedBy >= 0 || !first.exact || !second.exact || first.generates)
        continue;
      if (d.buffer >= HostFlow::kGlobals || first.event->loop != second.event->loop ||
          first.event->guard != second.event->guard ||
          first.event->stream != second.event->stream || !sameShape(*first.event, *second.event))
        continue;
      const Object &object = flow.body.objects[size_t(d.buffer)];
      if (!object.isAllocation || object.isManaged || !flow.persistentName(d.buffer).empty())
        continue; // its contents may be wanted elsewhere
      // Nobody else reads or writes it, and nothing computes between the two.
      bool others = false;
      for (auto &s : flow.steps) {
        if (&s == &first || &s == &second)
          continue;
        others = others || s.reads.count(d.buffer) ||
                 (s.writes.count(d.buffer) && s.kind != Step::Memset);
        others = others || (s.computes() && s.event->order > first.event->order &&
                            s.event->order < second.event->order);
      }
      if (others || second.writes.count(d.buffer))
        continue;
      const KernelInstance *a = instanceOf(program, first), *b = instanceOf(program, second);
      if (!a || !b || first.event->kernel == second.event->kernel)
        continue;
      // Everything that goes from one to the other goes element by element.
      bool elementwise = true;
      for (auto &other : flow.dependences)
        if (other.from == d.from && other.to == d.to) {
          int stores = 0, loads = 0;
          const std::string out = onlyForm(*a, first, other.buffer, AccessKind::Store, stores);
          const std::string in = onlyForm(*b, second, other.buffer, AccessKind::Load, loads);
          elementwise = elementwise && !out.empty() && out == in && stores == 1;
        }
      // A kernel that waits for its block has a structure of its own.
      elementwise = elementwise && a->body->syncs.empty() && b->body->syncs.empty();
      if (!elementwise ||
          !seen.insert({second.event->where.line, second.event->where.column}).second)
        continue;
      const std::string buffer = "'" + flow.name(d.buffer) + "'";
      Finding f;
      f.range = second.event->where;
      f.kernel = host.name;
      f.strategy = "kernel-fusion";
      f.message =
          "'" + second.event->api + "' reads each element of " + buffer +
          " by the thread whose number '" + first.event->api +
          "' wrote it with, and nothing else needs it; it goes through global memory for nothing";
      f.notes.push_back(
          {first.event->where, "'" + first.event->api + "' writes " + buffer + " here"});
      f.notes.push_back(
          {second.event->where, "compute both in one kernel and keep the element in a register; " +
                                    buffer + " and one launch are saved"});
      sink.add(std::move(f));
    }
  });
}
