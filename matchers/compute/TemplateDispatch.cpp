// A templated kernel with several instantiations among which the host chooses at run time.
#include "matchers/Detector.h"

#include <algorithm>
#include <map>
#include <set>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

/// Instances of one template, explicit specialisations included, go under its plain name.
std::string familyOf(const Kernel &kernel) { return kernel.name.substr(0, kernel.name.find('<')); }
bool isFromTemplate(const Kernel &kernel) {
  return kernel.isTemplate || kernel.name.find('<') != std::string::npos;
}

std::string printed(const Program &program, const std::pair<int, int> &choice) {
  const Kernel &kernel = program.kernels[size_t(choice.first)];
  if (kernel.name.find('<') != std::string::npos)
    return kernel.name;
  std::string s = kernel.name + "<";
  if (choice.second >= 0)
    for (auto &a : kernel.instances[size_t(choice.second)].templateArgs)
      s += (s.back() == '<' ? "" : ", ") + a;
  return s + ">";
}

/// Guards of one run-time choice: the two sides of an if, two cases of a switch.
bool excludeEachOther(const Body &body, int guardA, int guardB, int &choice) {
  const auto a = guardsOf(body, guardA), b = guardsOf(body, guardB);
  for (int x : a)
    for (int y : b) {
      if (x == y)
        continue;
      const Guard &p = body.guards[size_t(x)], &q = body.guards[size_t(y)];
      const bool samePlace = p.range.file == q.range.file && p.range.line == q.range.line &&
                             p.range.column == q.range.column && p.parent == q.parent;
      const bool sides = (p.kind != q.kind || p.kind == Guard::Case) && p.condition != q.condition;
      if (samePlace && sides) {
        choice = x;
        return true;
      }
    }
  if (!compatible(body, guardA, guardB)) {
    // Two conditions that cannot both hold: the innermost guard that the other does not share names
    // the choice.
    for (int x : a)
      if (std::find(b.begin(), b.end(), x) == b.end())
        choice = x;
    return true;
  }
  return false;
}

/// The line of the launch in the function that makes the choice: the call of a launcher, or the
/// launch itself.
Range siteUnder(const Body &body, const HostEvent &launch, int guard) {
  Range site = launch.where;
  const Range &body_ = body.guards[size_t(guard)].body;
  auto within = [&](const Range &r) {
    return body_.valid() && r.file == body_.file && r.line >= body_.line && r.line <= body_.endLine;
  };
  if (within(site))
    return site;
  for (int f = launch.frame; f >= 0; f = body.frames[size_t(f)].parent)
    if (within(body.frames[size_t(f)].callSite))
      return body.frames[size_t(f)].callSite;
  return site;
}

/// Kernels that are picked by a pointer: from a table or by a conditional.
bool pickedByPointer(const Body &body, const std::vector<const HostEvent *> &launches) {
  std::set<std::pair<int, int>> distinct;
  for (auto *a : launches)
    for (auto *b : launches)
      if (a != b && a->where.line == b->where.line && a->where.column == b->where.column &&
          a->guard == b->guard && a->frame == b->frame &&
          std::make_pair(a->kernel, a->instance) != std::make_pair(b->kernel, b->instance))
        return true;
  (void)body;
  return false;
}
} // namespace

ACCELSCOPE_DETECTOR(TemplateDispatch) {
  std::set<std::string> done; // families reported as chosen at run time
  std::vector<Hit> sequences;
  forEachHost(program, [&](const HostEntry &host) {
    const Body &body = *host.body;
    std::map<std::string, std::vector<const HostEvent *>> families;
    for (auto &e : body.host)
      if (e.kind == HostKind::Launch && e.kernel >= 0 &&
          isFromTemplate(program.kernels[size_t(e.kernel)]))
        families[familyOf(program.kernels[size_t(e.kernel)])].push_back(&e);
    for (auto &[name, launches] : families) {
      std::map<std::pair<int, int>, const HostEvent *> instances; // first launch of each
      for (auto *e : launches)
        if (e->instance >= 0 || program.kernels[size_t(e->kernel)].instances.size() == 1)
          instances.try_emplace({e->kernel, e->instance}, e);
      // A generic lambda is walked once for all the types it is called with.
      bool generic = false;
      for (auto *e : launches)
        if (e->instance < 0 && program.kernels[size_t(e->kernel)].instances.size() >= 2) {
          for (auto &call : body.calls)
            if (call.name == "std::visit" && call.where.line <= e->where.line &&
                call.where.endLine >= e->where.line && call.where.file == e->where.file) {
              Hit hit;
              hit.kernel = host.name;
              hit.evidence.push_back({call.where, ""});
              hit.evidence.push_back({e->where, ""});
              hit.intensity = int(program.kernels[size_t(e->kernel)].instances.size());
              hit.reason = "'std::visit'" + std::string(" at line ") +
                           std::to_string(call.where.line) + " picks one of " +
                           std::to_string(hit.intensity) + " instantiations of '" + name + "'";
              sink.add(std::move(hit));
              done.insert(name);
              generic = true;
            }
        }
      if (generic || instances.size() < 2)
        continue;
      std::set<std::pair<int, int>> chosen;
      int choice = -1;
      for (auto *a : launches)
        for (auto *b : launches) {
          const std::pair<int, int> ia{a->kernel, a->instance}, ib{b->kernel, b->instance};
          int at = -1;
          if (ia == ib || !excludeEachOther(body, a->guard, b->guard, at))
            continue;
          chosen.insert(ia);
          chosen.insert(ib);
          // The outermost test, where several lead to the launches, in the order of the source.
          if (choice < 0 || (at >= 0 && at < choice))
            choice = at;
        }
      Hit hit;
      hit.kernel = host.name;
      if (!chosen.empty() && choice >= 0) {
        hit.evidence.push_back({body.guards[size_t(choice)].range, "the choice"});
        for (auto &[instance, first] : instances) {
          if (!chosen.count(instance))
            continue;
          // The launch that the choice leads to, and the call of the launcher it is in.
          int guard = -1;
          for (int g : guardsOf(body, first->guard))
            if (body.guards[size_t(g)].range.line == body.guards[size_t(choice)].range.line)
              guard = g;
          const Range site = guard >= 0 ? siteUnder(body, *first, guard) : first->where;
          hit.evidence.push_back({site, printed(program, instance)});
          if (site.line != first->where.line)
            hit.evidence.push_back({first->where, ""});
        }
        hit.intensity = int(chosen.size());
        hit.reason = std::to_string(chosen.size()) + " instantiations of '" + name + "' (" +
                     printed(program, *chosen.begin()) + ", " +
                     printed(program, *std::next(chosen.begin())) +
                     (chosen.size() > 2 ? ", ..." : "") + ") are chosen by the test at line " +
                     std::to_string(body.guards[size_t(choice)].range.line);
      } else if (pickedByPointer(body, launches)) {
        for (auto &[instance, first] : instances)
          hit.evidence.push_back({first->where, printed(program, instance)});
        hit.intensity = int(instances.size());
        hit.reason = std::to_string(instances.size()) + " instantiations of '" + name +
                     "' are chosen by the pointer that the launch at line " +
                     std::to_string(launches.front()->where.line) + " goes through";
      } else {
        for (auto &[instance, first] : instances)
          hit.evidence.push_back({first->where, printed(program, instance)});
        hit.verdict = Verdict::Unclear;
        hit.intensity = int(instances.size());
        hit.reason = std::to_string(instances.size()) + " instantiations of '" + name +
                     "' are launched in sequence";
        sequences.push_back(std::move(hit));
        continue;
      }
      done.insert(name);
      sink.add(std::move(hit));
    }
  });
  for (auto &hit : sequences)
    sink.add(std::move(hit));
}
