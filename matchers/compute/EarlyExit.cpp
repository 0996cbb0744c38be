// Loops that end, and blocks that are skipped, because of a value that was computed or searched
// for.
//
// Everything hangs on what a condition is made of: data (loaded, computed in floating point, voted)
// proves an exit, while indices against bounds, loaded extents, walks along lists and stacks and
// retries do not.
#include "matchers/DataConditions.h"
#include "matchers/compute/Common.h"

namespace accelscope::matchers {
namespace {
using namespace model;
using namespace compute;

/// Halves what is left by looking at the middle: lo and hi, or a start and a count.
bool isBinarySearch(const Body &body, int index) {
  const Loop &loop = body.loops[size_t(index)];
  auto ofLoop = [&](Value n) {
    return n->is(SymbolKind::Phi) &&
           std::find(loop.phis.begin(), loop.phis.end(), int(n->value)) != loop.phis.end();
  };
  for (auto &a : body.assigns) {
    if (a.loop != index || !a.value)
      continue;
    const bool halves = anyNodeShallow(a.value, [&](Value n) {
      if (n->op != Op::Div || n->args.size() != 2 || !n->args[1]->isConst(2))
        return false;
      int phis = 0;
      for (Value t : n->args[0]->args)
        phis += ofLoop(t);
      if (phis >= 2)
        return true;
      // A count that the data halves one way or the other, not a stride that is halved each turn.
      if (!ofLoop(n->args[0]))
        return false;
      const Phi &phi = body.arena.phi(n->args[0]);
      return phi.factor == 0 && phi.update && phi.update->op == Op::Select;
    });
    if (halves)
      return true;
  }
  return false;
}

/// Waits for another thread, or tries again what another thread got in the way of.
bool waitsOrRetries(const Body &body, int loop) {
  bool works = false, cas = false, polls = false;
  for (auto &a : body.accesses) {
    if (!insideLoop(body, a.loop, loop))
      continue;
    if (a.kind == AccessKind::Atomic && a.loop == loop &&
        (a.operation.find("CAS") != std::string::npos ||
         a.operation.find("Exch") != std::string::npos ||
         a.operation.find("exchange") != std::string::npos))
      cas = true;
    polls = polls || a.isVolatile || a.kind == AccessKind::Atomic;
    works = works || a.kind == AccessKind::Store;
  }
  for (auto &a : body.assigns)
    works = works || (insideLoop(body, a.loop, loop) && a.value && a.value->op == Op::Float);
  return cas || (polls && !works);
}

unsigned linesOf(const Range &r) { return r.valid() ? r.endLine - r.line + 1 : 0; }

/// What is skipped holds a loop (not a binary search), or in the kernel itself many lines.
bool isLarge(const Body &body, const Range &from, const Range &to, bool inKernel,
             const std::set<int> &binary) {
  for (size_t i = 0; i < body.loops.size(); ++i) {
    const Range &loop = body.loops[i].range;
    if (loop.file == from.file && loop.line > from.line && loop.endLine <= to.endLine &&
        !binary.count(int(i)))
      return true;
  }
  return inKernel && to.endLine > from.endLine + 7;
}

Range headOf(const Range &r) {
  Range head = r;
  head.endLine = head.line;
  return head;
}

struct Found {
  Range where;
  std::string reason;
  bool unclear = false;
  double confidence = 1.0;
};

void device(const Program &program, const Kernel &kernel, const Body &body, Places &places,
            std::vector<Found> &out) {
  DataConditions conditions(body);
  std::set<int> skip, binary;
  for (size_t i = 0; i < body.loops.size(); ++i) {
    if (waitsOrRetries(body, int(i)))
      skip.insert(int(i));
    if (isBinarySearch(body, int(i)))
      binary.insert(int(i));
  }
  auto functionEnd = [&](int frame) {
    Range r = kernel.range;
    if (frame > 0 && body.frames[size_t(frame)].functionIndex >= 0)
      r = program.functions[size_t(body.frames[size_t(frame)].functionIndex)].range;
    return r;
  };
  // The loops' own conditions.
  for (size_t i = 0; i < body.loops.size(); ++i) {
    const Loop &loop = body.loops[i];
    if (!loop.condition || skip.count(int(i)) || loop.condition->isConst())
      continue;
    if (binary.count(int(i))) {
      if (places.isNew(loop.header))
        out.push_back({headOf(loop.header), "a binary search ends the loop", true, 0.5});
      continue;
    }
    std::vector<Value> parts;
    std::set<Value> negated;
    conjuncts(loop.condition, false, parts, negated);
    for (Value part : parts)
      if (conditions.isData(part) && !conditions.fromAtomic(part)) {
        if (places.isNew(loop.range))
          out.push_back({headOf(loop.header),
                         "the loop runs while " + printValue(body, part) + " holds", false, 0.9});
        break;
      }
  }
  for (auto &b : body.branches) {
    if (b.kind != Branch::If || !b.condition || b.condition->isConst())
      continue;
    if (b.loop >= 0 && skip.count(b.loop))
      continue;
    const bool leaves = b.leave == Branch::Break || b.leave == Branch::Return ||
                        b.leave == Branch::Continue || b.leave == Branch::Goto;
    const bool dataDependent =
        conditions.isData(b.condition) && !conditions.fromAtomic(b.condition);
    if (!dataDependent)
      continue;
    const int frame = std::max(b.frame, 0);
    const Range function = functionEnd(frame);
    Range head = headOf(b.where);
    if (b.leave == Branch::Break || b.leave == Branch::Goto ||
        (b.leave == Branch::Return && b.loop >= 0 && body.loops[size_t(b.loop)].frame == b.frame)) {
      if (b.loop < 0)
        continue; // of a switch
      if (places.isNew(b.where)) {
        Range whole = linesOf(b.thenRange) <= 6 && b.thenRange.valid() ? b.where : head;
        out.push_back({whole, "the loop is left when its data says so", binary.count(b.loop) > 0,
                       binary.count(b.loop) ? 0.5 : 0.95});
      }
      continue;
    }
    if (!leaves) {
      // The rest of the work lies inside the branch.
      if (!b.hasElse && b.thenRange.valid() && b.thenRange.file == b.where.file) {
        bool loops = false;
        for (auto &l : body.loops)
          loops =
              loops || (l.range.file == b.thenRange.file && l.frame == b.frame &&
                        l.range.line >= b.thenRange.line && l.range.endLine <= b.thenRange.endLine);
        if (loops && places.isNew(b.where))
          out.push_back({head, "a block with a loop is skipped when its data says so", false, 0.7});
      }
      continue;
    }
    // A skip: everything up to the end of the function or of the loop's body.
    Range end = function;
    if (b.leave == Branch::Continue && b.loop >= 0)
      end = body.loops[size_t(b.loop)].range;
    if (b.thenRange.valid() && linesOf(b.thenRange) > 6)
      continue; // what runs is as large as what is skipped
    if (!isLarge(body, b.where, end, frame == 0, binary) || !places.isNew(b.where))
      continue;
    out.push_back({linesOf(b.thenRange) <= 3 ? b.where : head,
                   b.leave == Branch::Continue
                       ? "the rest of the turn is skipped when its data says so"
                       : "the rest is skipped when its data says so",
                   false, 0.8});
  }
}

/// What a host condition must be made of: something that came from the device.
bool fromDevice(const Body &body, Value v) {
  std::set<int> downloaded;
  for (auto &e : body.host)
    if (e.kind == HostKind::Copy &&
        (e.direction == CopyDirection::DeviceToHost || e.direction == CopyDirection::Unknown))
      downloaded.insert(e.destination.begin(), e.destination.end());
  // A library's function returns a status, which is compared for equality; the number it computes
  // is ordered.
  std::set<Value> statuses;
  forEachNode(body.arena, v, [&](Value n) {
    if (n->op == Op::Eq || n->op == Op::Ne)
      statuses.insert(n->args.begin(), n->args.end());
    return true;
  });
  return anyNode(body.arena, v, [&](Value n) {
    if (n->is(SymbolKind::Unknown)) {
      const std::string label = printValue(body, n);
      return label.find("filled by cu") != std::string::npos ||
             label.find("thrust::") != std::string::npos ||
             (label.find("cublas") != std::string::npos && !statuses.count(n));
    }
    if (n->op != Op::Load)
      return false;
    for (int o : objectsOf(body.arena, n->args[0])) {
      const Object &object = body.objects[size_t(o)];
      if (downloaded.count(o) || object.isManaged || object.isPinned)
        return true;
    }
    return false;
  });
}

void host(const Body &body, Places &places, std::vector<Found> &out) {
  for (size_t i = 0; i < body.loops.size(); ++i) {
    const Loop &loop = body.loops[i];
    bool launches = false;
    for (auto &e : body.host)
      launches = launches || ((e.kind == HostKind::Launch || e.kind == HostKind::Library ||
                               e.kind == HostKind::Graph) &&
                              insideLoop(body, e.loop, int(i)));
    if (!launches)
      continue;
    if (loop.condition && !loop.condition->isConst() && fromDevice(body, loop.condition) &&
        places.isNew(loop.range))
      out.push_back(
          {headOf(loop.kind == LoopKind::DoWhile
                      ? Range{loop.range.file, loop.range.endLine, 1, loop.range.endLine, 1, 0}
                      : loop.header),
           "the host loop ends by what the device computed", false, 0.95});
    for (auto &b : body.branches)
      if (b.kind == Branch::If && b.loop == int(i) && b.condition &&
          (b.leave == Branch::Break || b.leave == Branch::Return) &&
          fromDevice(body, b.condition) && places.isNew(b.where))
        out.push_back({linesOf(b.where) <= 4 ? b.where : headOf(b.where),
                       "the host loop is left by what the device computed", false, 0.95});
  }
}
} // namespace
} // namespace accelscope::matchers

ACCELSCOPE_DETECTOR(EarlyExit) {
  Places places;
  auto report = [&](const std::string &name, std::vector<Found> &found) {
    for (auto &f : found) {
      Hit hit;
      hit.kernel = name;
      hit.evidence.push_back({f.where, f.reason});
      hit.reason = f.reason + " (line " + std::to_string(f.where.line) + " of '" + name + "')";
      hit.confidence = f.confidence;
      if (f.unclear) {
        hit.verdict = Verdict::Unclear;
        hit.doubt = "a binary search narrows down, it does not stop early";
      } else if (f.confidence < 0.9)
        hit.doubt = "how much is skipped depends on the data";
      sink.add(std::move(hit));
    }
    found.clear();
  };
  std::vector<Found> found;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    device(program, kernel, *instance.body, places, found);
    report(kernel.name, found);
  });
  forEachHost(program, [&](const HostEntry &entry) {
    host(*entry.body, places, found);
    report(entry.name, found);
  });
}
