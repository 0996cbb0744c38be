// Work in the default stream among work in other streams: it waits for all of them, and they for
// it. Or chunk after chunk is copied, computed and copied back in the default stream alone.
#include "matchers/LintHostQueries.h"
#include "matchers/LintRule.h"

#include <algorithm>
#include <optional>

namespace {
using namespace accelscope;
using namespace accelscope::model;
using namespace accelscope::matchers;

constexpr int64_t kSmallCopy = 64 * 1024;

bool isWork(const HostEvent &event) {
  return (event.kind == HostKind::Launch && !event.fromDevice) || event.kind == HostKind::Memset ||
         (event.kind == HostKind::Copy && event.async);
}

/// Streams of the program that do not wait for the default stream.
bool anyNonBlocking(const Body &body) {
  for (auto &event : body.host)
    if (event.kind == HostKind::StreamCreate && event.api != "cudaStreamCreate" &&
        !(event.args.size() > 1 && event.args[1] && event.args[1]->isConst(0)))
      return true;
  return false;
}

std::string nameOf(const HostEvent &event) {
  return event.kind == HostKind::Launch ? "the launch of '" + event.api + "'"
                                        : "'" + event.api + "'";
}

/// The loop hands each turn to another stream, and this one event to none.
void strayInLoop(const HostEntry &host, FindingSink &sink) {
  const Body &body = *host.body;
  for (auto &event : body.host) {
    if (!isWork(event) || !defaultStream(event.stream))
      continue;
    const int l = turningLoop(body, event.loop);
    if (l < 0 || conditionalInLoop(body, event, body.loops[size_t(l)]))
      continue;
    const HostEvent *other = nullptr;
    bool device = false;
    for (auto &e : body.host) {
      if (!insideLoop(body, e.loop, l))
        continue;
      if (isWork(e) && !defaultStream(e.stream) && movesWith(body, e.stream, l))
        other = other ? other : &e;
      device = device || e.api == "cudaSetDevice";
    }
    if (!other || device)
      continue;
    Finding f;
    f.range = event.where;
    f.kernel = host.name;
    f.strategy = "stream-overlap";
    f.message = nameOf(event) +
                " is in the default stream while the loop spreads its turns over other "
                "streams; it waits for all of them and they wait for it";
    f.notes.push_back(
        {other->where, "this turn's " +
                           std::string(other->kind == HostKind::Copy ? "copy" : "work") +
                           " is in a stream of its own"});
    f.notes.push_back({event.where, "give it the turn's stream as well"});
    f.notes.push_back(
        {event.where, "the code is taken to be built without '--default-stream per-thread'"});
    sink.add(std::move(f));
  }
}

/// Independent work in the default stream between work in two streams.
void betweenStreams(const HostEntry &host, FindingSink &sink) {
  const Body &body = *host.body;
  auto objectsOf = [](const HostEvent &e) {
    std::set<int> out;
    for (auto &list : e.objects)
      out.insert(list.begin(), list.end());
    return out;
  };
  for (auto &event : body.host) {
    if (event.kind != HostKind::Launch || event.fromDevice || !defaultStream(event.stream))
      continue;
    const auto mine = objectsOf(event);
    if (mine.empty())
      continue;
    const HostEvent *before = nullptr, *after = nullptr;
    bool shares = false;
    for (auto &e : body.host) {
      if (&e == &event)
        continue;
      const bool waits = e.kind == HostKind::Sync || (e.kind == HostKind::Copy && !e.async);
      // The host stands between them anyway.
      if (waits && e.order < event.order)
        before = nullptr;
      if (waits && e.order > event.order)
        break;
      if (!isWork(e) || defaultStream(e.stream))
        continue;
      const auto theirs = objectsOf(e);
      shares = shares ||
               std::any_of(theirs.begin(), theirs.end(), [&](int o) { return mine.count(o) > 0; });
      if (e.order < event.order)
        before = &e;
      else if (before && !after && e.stream != before->stream)
        after = &e;
    }
    if (!before || !after || shares || before->kind != HostKind::Launch ||
        after->kind != HostKind::Launch)
      continue;
    Finding f;
    f.range = event.where;
    f.kernel = host.name;
    f.strategy = "stream-overlap";
    f.message = nameOf(event) +
                " is in the default stream between independent work in other streams; it "
                "waits for the work before it and holds up the work after it";
    f.notes.push_back({before->where, "it waits for this one, whose data it does not use"});
    f.notes.push_back({after->where, "this one waits for it"});
    f.notes.push_back({event.where, "give it a stream of its own, or create the streams with "
                                    "'cudaStreamNonBlocking'"});
    sink.add(std::move(f));
  }
}

/// Chunks that go up, through a kernel and down, all in the default stream.
void chunksInOneStream(const HostEntry &host, FindingSink &sink) {
  const Body &body = *host.body;
  for (auto &up : body.host) {
    if (up.kind != HostKind::Copy || up.direction != CopyDirection::HostToDevice ||
        up.sourceArgument < 0 || !defaultStream(up.stream) || !up.size ||
        (up.size->isConst() && up.size->value <= kSmallCopy))
      continue;
    const int l = turningLoop(body, up.loop);
    if (l < 0 || conditionalInLoop(body, up, body.loops[size_t(l)]))
      continue;
    const Loop &loop = body.loops[size_t(l)];
    if (loop.boundClass == BoundClass::Constant && loop.trips >= 0 && loop.trips < 4)
      continue;
    if (!movesWith(body, up.args[size_t(up.sourceArgument)], l))
      continue;
    const HostEvent *launch = nullptr, *down = nullptr;
    bool other = false;
    for (auto &e : body.host) {
      if (!insideLoop(body, e.loop, l))
        continue;
      other = other || e.api == "cudaSetDevice" || e.kind == HostKind::Graph ||
              e.kind == HostKind::StreamCreate || (isWork(e) && !defaultStream(e.stream));
      if (e.kind == HostKind::Launch && e.order > up.order && !launch)
        for (auto &list : e.objects)
          for (int o : list)
            if (std::count(up.destination.begin(), up.destination.end(), o))
              launch = &e;
      if (e.kind == HostKind::Copy && e.direction == CopyDirection::DeviceToHost && launch &&
          e.order > launch->order && e.destinationArgument >= 0 && e.size &&
          !(e.size->isConst() && e.size->value <= kSmallCopy) &&
          movesWith(body, e.args[size_t(e.destinationArgument)], l))
        down = down ? down : &e;
    }
    if (other || !launch || !down)
      continue;
    // What one turn brings down the next one takes up: the turns depend on each other.
    const auto source = rootsOf(body, up.args[size_t(up.sourceArgument)]);
    const auto target = rootsOf(body, down->args[size_t(down->destinationArgument)]);
    const bool inPlace = std::any_of(source.begin(), source.end(), [&](Value v) {
      return std::find(target.begin(), target.end(), v) != target.end();
    });
    if (inPlace &&
        up.args[size_t(up.sourceArgument)] != down->args[size_t(down->destinationArgument)])
      continue;
    Finding f;
    f.range = up.where;
    f.kernel = host.name;
    f.strategy = "stream-overlap";
    f.message =
        "chunk after chunk is copied up, computed and copied down in the default stream, so that "
        "copies and kernels never overlap";
    f.notes.push_back({loop.header, turnsText(loop)});
    f.notes.push_back({launch->where, "the chunk is worked on here"});
    f.notes.push_back({down->where, "and copied back here"});
    f.notes.push_back({up.where,
                       "give each of two or three chunks in flight a stream and buffers of its "
                       "own, page-locked host memory and 'cudaMemcpyAsync'"});
    sink.add(std::move(f));
  }
}
} // namespace

ACCELSCOPE_LINT_RULE(DefaultStreamSerialisation) {
  const auto &macros = program.macrosDefined;
  if (std::find(macros.begin(), macros.end(), "CUDA_API_PER_THREAD_DEFAULT_STREAM") != macros.end())
    return;
  forEachHost(program, [&](const HostEntry &host) {
    if (!anyNonBlocking(*host.body)) {
      strayInLoop(host, sink);
      betweenStreams(host, sink);
    }
    chunksInOneStream(host, sink);
  });
}
