// All threads of the grid read the same small table, element by element at the same time, through
// the load units instead of the constant cache.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace {
using namespace accelscope;
using namespace accelscope::model;
using namespace accelscope::matchers;

constexpr int64_t kConstantMemory = 65536; ///< bytes
constexpr double kLeastReads = 8;          ///< by one thread, for a finding

/// What the host says of the memory behind a parameter.
struct Source {
  bool known = false;
  std::optional<int64_t> bytes;
  bool uploaded = false; ///< copied from the host
  bool written = false;  ///< by a kernel or a library
};

Source sourceOf(const Program &program, const std::vector<LaunchEvent> &launches, int parameter) {
  Source out;
  for (auto &launch : launches) {
    const auto &objects = launch.event->objects;
    if (size_t(parameter) >= objects.size() || objects[size_t(parameter)].size() != 1)
      return {};
    const int object = objects[size_t(parameter)][0];
    const Body &host = *launch.host->body;
    const Object &o = host.objects[size_t(object)];
    out.known = true;
    if (o.allocationEvent >= 0) {
      Value size = host.host[size_t(o.allocationEvent)].size;
      if (size && size->isConst())
        out.bytes = std::max(out.bytes.value_or(0), size->value);
    }
    for (auto &event : host.host) {
      if (event.kind == HostKind::Copy &&
          std::count(event.destination.begin(), event.destination.end(), object)) {
        if (event.direction == CopyDirection::DeviceToDevice)
          out.written = true;
        else
          out.uploaded = true;
        if (event.size && event.size->isConst() && !out.bytes)
          out.bytes = event.size->value;
      }
      if (event.kind == HostKind::Library)
        for (auto &list : event.objects)
          out.written = out.written || std::count(list.begin(), list.end(), object);
      if (event.kind != HostKind::Launch || event.kernel < 0)
        continue;
      const Kernel &other = program.kernels[size_t(event.kernel)];
      for (auto &instance : other.instances) {
        if (!instance.body)
          continue;
        const auto writes = parametersWritten(other, instance);
        for (size_t p = 0; p < writes.size() && p < event.objects.size(); ++p)
          if (writes[p] && std::count(event.objects[p].begin(), event.objects[p].end(), object))
            out.written = true;
      }
    }
  }
  return out;
}

/// The table's length in bytes when the loops around the loads say it.
std::optional<int64_t> spanOf(Body &body, const std::vector<const Access *> &loads) {
  std::optional<int64_t> lowest, highest;
  for (auto *load : loads) {
    Value base = nullptr;
    Value offset = offsetOf(body.arena, load->address);
    if (!offset)
      return std::nullopt;
    const auto turns = constantTurns(body, offset, base);
    if (!base->isConst())
      return std::nullopt;
    for (int64_t t : turns) {
      const int64_t at = base->value + t;
      lowest = std::min(lowest.value_or(at), at);
      highest = std::max(highest.value_or(at + load->size), at + load->size);
    }
  }
  return lowest ? std::optional<int64_t>(*highest - *lowest) : std::nullopt;
}
} // namespace

ACCELSCOPE_LINT_RULE(UniformLoadNotConstant) {
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    Body &body = *instance.body;
    const double most = heaviest(instance);
    const auto launches = launchesOf(program, kernel);
    std::map<int, std::vector<const Access *>> loads;
    std::set<int> spoiled;
    for (auto &access : body.accesses) {
      if (access.object < 0 || access.space != Space::Global)
        continue;
      const bool same = access.address && access.kind == AccessKind::Load && !access.isVolatile &&
                        varianceOf(body.arena, access.address) <= Variance::Grid &&
                        !uncountable(body, access.address);
      if (!same)
        spoiled.insert(access.object);
      else
        loads[access.object].push_back(&access);
    }
    for (auto &[object, all] : loads) {
      const Object &o = body.objects[size_t(object)];
      if (spoiled.count(object) || o.loadedFrom >= 0)
        continue;
      double reads = 0;
      std::set<Value> places;
      const Access *first = all.front();
      bool busy = false;
      for (auto *load : all) {
        // A table is walked: the place moves with a loop. What does not move stays in a register.
        double visits = 1;
        for (int l : loopsOf(body, load->loop))
          if (movesWith(body, load->address, l))
            visits *= turns(body.loops[size_t(l)]);
        if (places.insert(load->address).second)
          reads += visits;
        busy = busy || weight(body, load->loop) * 16 >= most;
        if (weight(body, load->loop) > weight(body, first->loop))
          first = load;
      }
      if (reads < kLeastReads || !busy)
        continue;
      std::optional<int64_t> bytes = spanOf(body, all);
      Source source;
      if (o.isPointerParameter && o.parameter >= 0) {
        if (!o.isConst && launches.empty())
          continue; // who fills it is not known
        source = sourceOf(program, launches, o.parameter);
        if (!launches.empty() && (!source.known || !source.uploaded || source.written))
          continue;
        if (source.bytes)
          bytes = source.bytes;
      } else if (!o.extents.empty() && o.elementSize > 0) {
        bytes = o.elementSize;
        for (int64_t extent : o.extents)
          *bytes *= extent;
      } else
        continue;
      if (!bytes || *bytes <= 0 || *bytes > kConstantMemory)
        continue;
      const std::string array = quoted(body, object);
      Finding f;
      f.range = first->where;
      f.kernel = kernel.name;
      f.strategy = "constant-memory-broadcast";
      f.message = "all threads of the grid read the same elements of " + array + ", " +
                  counted(*bytes, "byte") +
                  ", at the same time; from global memory each takes a load, from constant memory "
                  "it is an operand";
      if (o.declared.valid())
        f.notes.push_back({o.declared, "declared here"});
      f.notes.push_back({first->where,
                         "put the table into a '__constant__' array and fill it with "
                         "'cudaMemcpyToSymbol', or pass it by value inside a kernel parameter"});
      if (o.isPointerParameter && launches.empty())
        f.notes.push_back({kernel.nameRange.valid() ? kernel.nameRange : kernel.range,
                           "assumed: the host fills the table; no launch is visible"});
      sink.add(std::move(f));
    }
  });
}
