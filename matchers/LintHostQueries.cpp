#include "matchers/LintHostQueries.h"

#include <algorithm>
#include <cctype>

namespace accelscope::matchers {
using namespace model;

std::string turnsText(const Loop &loop) {
  return loop.trips > 1 ? "the loop makes " + counted(loop.trips, "turn")
                        : "the loop is taken to make many turns";
}

bool mayObserve(const Body &body, const Call &call) {
  if (call.walked)
    return false;
  (void)body;
  std::string name;
  for (char c : call.name)
    name += char(std::tolower(static_cast<unsigned char>(c)));
  for (const char *part : {"time", "clock", "chrono", "now", "sleep", "tick", "mpi_", "nccl",
                           "wait", "poll", "recv", "send", "read", "join", "lock", "elapsed"})
    if (name.find(part) != std::string::npos)
      return true;
  if (name.rfind("cuda", 0) == 0 || name.rfind("std::", 0) == 0 || name.rfind("operator", 0) == 0 ||
      name.rfind("thrust::", 0) == 0)
    return false;
  // The C library and what is built in; a function of the project that stands elsewhere may do
  // anything.
  return call.header.empty() || !call.resolved;
}

std::set<int> launchedObjects(const Body &body) {
  std::set<int> out;
  for (auto &event : body.host)
    if (event.kind == HostKind::Launch || event.kind == HostKind::Library)
      for (auto &objects : event.objects)
        out.insert(objects.begin(), objects.end());
  return out;
}

namespace {
bool registered(const Body &body, Value root) {
  for (auto &event : body.host) {
    if (event.kind != HostKind::HostRegister || event.args.empty() || !event.args[0])
      continue;
    const auto roots = rootsOf(body, event.args[0]);
    if (std::count(roots.begin(), roots.end(), root))
      return true;
  }
  return false;
}

HostMemory memoryOfRoot(const Body &body, Value root, std::string &what, Range &made) {
  if (registered(body, root))
    return HostMemory::Locked;
  if (root->op == Op::Call) {
    const std::string &name = body.arena.name(root->value);
    for (const char *known : {"malloc", "calloc", "realloc", "aligned_alloc", "std::malloc",
                              "std::calloc", "std::realloc", "std::aligned_alloc", "_mm_malloc"})
      if (name == known) {
        what = "'" + name + "'";
        for (auto &call : body.calls)
          if (call.result == root)
            made = call.where;
        return HostMemory::Pageable;
      }
    return HostMemory::Unknown;
  }
  if (!root->is(SymbolKind::Object)) {
    // The result of a call that stands for itself.
    for (auto &call : body.calls)
      if (call.result == root)
        for (const char *known : {"malloc", "calloc", "realloc", "aligned_alloc", "std::malloc",
                                  "std::calloc", "std::realloc", "std::aligned_alloc"})
          if (call.name == known) {
            what = "'" + call.name + "'";
            made = call.where;
            return HostMemory::Pageable;
          }
    return HostMemory::Unknown;
  }
  const Object &object = body.objects[size_t(root->value)];
  if (object.isPinned || object.isManaged)
    return HostMemory::Locked;
  if (object.space != Space::Host && object.space != Space::Local && object.space != Space::Unknown)
    return HostMemory::Unknown;
  if (object.isPointerParameter || object.parameter >= 0 || object.loadedFrom >= 0 ||
      !object.owner.empty() || object.isAllocation)
    return HostMemory::Unknown;
  made = object.declared;
  if (object.name == "new") {
    what = "'new'";
    return HostMemory::Pageable;
  }
  if (object.isArray) {
    what = "an ordinary array";
    return HostMemory::Pageable;
  }
  const std::string &type = object.elementType;
  const bool container = type.rfind("std::vector<", 0) == 0 || type.rfind("vector<", 0) == 0 ||
                         type.rfind("std::array<", 0) == 0;
  const auto allocator = type.find("lloc");
  const bool standard =
      allocator == std::string::npos || type.find("std::allocator<") != std::string::npos;
  if (!container || !standard)
    return HostMemory::Unknown;
  what = "a '" + type.substr(0, type.find('<')) + "'";
  return HostMemory::Pageable;
}
} // namespace

HostMemory hostMemory(const Body &body, Value pointer, std::string &what, Range &made) {
  const auto roots = pointer ? rootsOf(body, pointer) : std::vector<Value>{};
  HostMemory all = HostMemory::Unknown;
  for (size_t i = 0; i < roots.size(); ++i) {
    const HostMemory one = memoryOfRoot(body, roots[i], what, made);
    if (i > 0 && one != all)
      return HostMemory::Unknown;
    all = one;
  }
  return all;
}

} // namespace accelscope::matchers
