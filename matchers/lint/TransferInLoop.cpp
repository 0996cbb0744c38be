// Bulk data crosses the bus at every turn of a host loop although the host neither changes nor
// reads it in between.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"

#include <algorithm>
#include <set>

namespace {
using namespace accelscope;
using namespace accelscope::model;
using namespace accelscope::matchers;

/// Flags, counters and small parameter blocks may cross.
constexpr int64_t kSmallCopy = 4096;

bool meet(const std::vector<Value> &a, const std::vector<Value> &b) {
  return std::any_of(a.begin(), a.end(),
                     [&](Value v) { return std::find(b.begin(), b.end(), v) != b.end(); });
}

bool endsWith(const std::string &s, const char *tail) {
  const std::string t = tail;
  return s.size() >= t.size() && s.compare(s.size() - t.size(), t.size(), t) == 0;
}

/// What the host does with a buffer in a loop.
struct HostUse {
  bool reads = false, writes = false;
};

HostUse hostUse(const Body &body, const std::vector<Value> &roots, int loop) {
  HostUse use;
  for (auto &a : body.accesses) {
    if (!a.address || !insideLoop(body, a.loop, loop) || !meet(rootsOf(body, a.address), roots))
      continue;
    (a.kind == AccessKind::Load ? use.reads : use.writes) = true;
  }
  for (auto &call : body.calls) {
    // What a followed call does is seen as accesses. A container's data() alone does nothing to it.
    if (call.walked || !insideLoop(body, call.loop, loop) || endsWith(call.name, "::data") ||
        endsWith(call.name, "::size") || endsWith(call.name, "::get") ||
        endsWith(call.name, "::empty") || call.header == "cuda_runtime.h" ||
        call.header == "cuda_runtime_api.h")
      continue;
    for (Value argument : call.args)
      if (argument && meet(rootsOf(body, argument), roots))
        use.reads = use.writes = true;
  }
  return use;
}

/// The name stands for several buffers, those of a table or what a loop of its own allocated: which
/// one is not known.
bool oneOfSeveral(const Body &body, const std::vector<Value> &roots) {
  for (Value root : roots) {
    if (!root->is(SymbolKind::Object))
      continue;
    const Object &object = body.objects[size_t(root->value)];
    if (object.loadedFrom >= 0 && object.name.find("[]") != std::string::npos)
      return true;
    if (object.isAllocation && object.allocationEvent >= 0 &&
        turningLoop(body, body.host[size_t(object.allocationEvent)].loop) >= 0)
      return true;
  }
  return false;
}

/// The buffer comes into being within the loop: another one at every turn, for all that is known.
bool madeInLoop(const Body &body, const std::vector<Value> &roots, int l) {
  const Loop &loop = body.loops[size_t(l)];
  for (Value root : roots) {
    if (!root->is(SymbolKind::Object)) {
      bool madeBefore = false;
      for (auto &call : body.calls)
        if (call.result == root) {
          if (insideLoop(body, call.loop, l))
            return true;
          madeBefore = true;
        }
      // A place that comes out of nowhere, an element of some container say.
      if (root->is(SymbolKind::Unknown) && !madeBefore)
        return true;
      continue;
    }
    const Object &object = body.objects[size_t(root->value)];
    // What a library call returned by reference: an element of some container, another one each
    // turn.
    if (object.name == "temporary")
      return true;
    if (object.isAllocation && object.allocationEvent >= 0 &&
        insideLoop(body, body.host[size_t(object.allocationEvent)].loop, l))
      return true;
    if (within(object.declared, loop.range))
      return true;
  }
  return false;
}

/// The pointer changes from turn to turn between whole buffers, as two that are swapped do; it does
/// not step through one.
bool exchanged(const Body &body, Value pointer, int l) {
  if (!pointer->is(SymbolKind::Phi) || body.arena.phi(pointer).loop != l)
    return false;
  const Phi &phi = body.arena.phi(pointer);
  return !phi.step && phi.update && phi.update->is(SymbolKind::Phi) &&
         body.arena.phi(phi.update).loop == l;
}

std::string bufferName(const Program &program, const Body &body, const HostEvent &event,
                       size_t argument) {
  if (argument < event.objects.size() && event.objects[argument].size() == 1)
    return quoted(body, event.objects[argument][0]);
  (void)program;
  return "";
}
} // namespace

ACCELSCOPE_LINT_RULE(TransferInLoop) {
  forEachHost(program, [&](const HostEntry &host) {
    const Body &body = *host.body;
    for (auto &event : body.host) {
      if (event.kind != HostKind::Copy || event.args.size() < 2)
        continue;
      const bool up = event.direction == CopyDirection::HostToDevice;
      if (!up && event.direction != CopyDirection::DeviceToHost)
        continue;
      if (!event.size || (event.size->isConst() && event.size->value <= kSmallCopy))
        continue;
      const int l = turningLoop(body, event.loop);
      if (l < 0)
        continue;
      const Loop &loop = body.loops[size_t(l)];
      if (loop.boundClass == BoundClass::Constant && loop.trips >= 0 && loop.trips < 8)
        continue;
      if (conditionalInLoop(body, event, loop))
        continue;
      const bool twoDimensional = event.api.find("2D") != std::string::npos;
      const size_t destination = 0, source = twoDimensional ? 2 : 1;
      if (source >= event.args.size() || !event.args[destination] || !event.args[source])
        continue;
      // Another part or another buffer at every turn: chunks, batches, results that are kept. What
      // comes down to one place from buffers that are exchanged replaces the turn before.
      const bool moves =
          movesWith(body, event.args[destination], l) || movesWith(body, event.size, l);
      if (moves || (movesWith(body, event.args[source], l) &&
                    (up || !exchanged(body, event.args[source], l))))
        continue;
      const auto hostRoots = rootsOf(body, event.args[up ? source : destination]);
      const auto deviceRoots = rootsOf(body, event.args[up ? destination : source]);
      if (hostRoots.empty() || madeInLoop(body, hostRoots, l) || madeInLoop(body, deviceRoots, l) ||
          oneOfSeveral(body, hostRoots) || oneOfSeveral(body, deviceRoots))
        continue;
      bool works = false, otherDevice = false;
      const HostEvent *back = nullptr; // the copy the other way
      for (auto &other : body.host) {
        if (!insideLoop(body, other.loop, l))
          continue;
        works = works || other.kind == HostKind::Launch || other.kind == HostKind::Library;
        otherDevice = otherDevice || other.api == "cudaSetDevice" || other.kind == HostKind::Graph;
        if (other.kind == HostKind::Copy && other.args.size() >= 2 && &other != &event &&
            other.direction == (up ? CopyDirection::DeviceToHost : CopyDirection::HostToDevice)) {
          const bool flat = other.api.find("2D") == std::string::npos;
          const size_t at = up ? 0 : (flat ? 1 : 2);
          if (at < other.args.size() && other.args[at] &&
              meet(rootsOf(body, other.args[at]), hostRoots))
            back = &other;
        }
      }
      if (!works || otherDevice)
        continue;
      const HostUse use = hostUse(body, hostRoots, l);
      if (up ? use.writes : use.reads)
        continue;
      const std::string device = bufferName(program, body, event, up ? destination : source);
      const std::string amount =
          event.size->isConst() ? counted(event.size->value, "byte") : "the whole buffer";
      const std::string what = device.empty() ? "a device buffer" : device;
      Finding f;
      f.range = event.where;
      f.kernel = host.name;
      f.strategy = "transfer-minimization";
      f.message = up ? "copies " + amount + " to " + what +
                           " at every turn of a host loop that does not change them on the host"
                     : "copies " + amount + " from " + what +
                           " at every turn of a host loop that does not read them on the host";
      if (!event.size->isConst())
        f.message = up ? "copies the same host data to " + what + " at every turn of a host loop"
                       : "copies " + what +
                             " to the host at every turn of a host loop that does not read it";
      f.notes.push_back({loop.header, loop.trips > 1
                                          ? "the loop makes " + counted(loop.trips, "turn")
                                          : "the loop is taken to make many turns"});
      if (back && up)
        f.notes.push_back(
            {back->where,
             "the data comes from the device in the same turn, and the host leaves it as it is"});
      else if (back)
        f.notes.push_back(
            {back->where, "the data goes up to the device again, and the host leaves it as it is"});
      f.notes.push_back(
          {event.where,
           back ? "keep the data on the device between the turns (exchange the two device pointers "
                  "instead) "
                  "and copy once before and once after the loop"
           : up ? "upload once before the loop; where a kernel overwrites the data, keep a second "
                  "copy on the "
                  "device and restore it with a device-to-device copy"
                : "copy once after the loop; only the last turn's data can be seen by the host"});
      sink.add(std::move(f));
    }
  });
}
