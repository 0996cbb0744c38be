// Copies and kernels are queued so that they can run at the same time.
#include "matchers/Detector.h"
#include "matchers/model/HostFlow.h"

#include <algorithm>
#include <set>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

bool explicitStream(Value stream) {
  return stream && !(stream->isConst() && (stream->value == 0 || stream->value == 1));
}

/// One stream handle in the code, but another stream from turn to turn or by index.
bool varies(const Body &body, Value stream) {
  return anyNode(body.arena, stream, [&](Value n) {
    return n->is(SymbolKind::Phi) || n->op == Op::Mod || n->op == Op::Select;
  });
}

struct Queue {
  const Body *body = nullptr;
  const HostEntry *entry = nullptr;
  std::vector<const HostEvent *> copies, launches; ///< asynchronous, on an explicit stream
  std::set<Value> streams;
  bool several = false;
};
} // namespace

ACCELSCOPE_DETECTOR(StreamOverlap) {
  // Streams, pinned memory and events may belong to another entry point than the work: all are
  // gathered first.
  int64_t created = 0;
  const HostEvent *firstCreate = nullptr, *secondCreate = nullptr, *pinned = nullptr,
                  *orders = nullptr, *pageable = nullptr;
  bool pinnedCopied = false;
  std::set<std::pair<const Body *, Value>> timed;
  std::vector<Queue> queues;
  forEachHost(program, [&](const HostEntry &entry) {
    const Body &body = *entry.body;
    for (auto &e : body.host)
      if (e.api == "cudaEventElapsedTime" || e.api == "cuEventElapsedTime")
        for (auto *v : e.args)
          if (v)
            timed.insert({&body, v});
  });
  auto isTimed = [&](const Body &body, Value event) {
    // An event that is not told apart from the timed ones is taken for one of them.
    if (timed.count({&body, event}))
      return true;
    for (auto &[b, v] : timed) {
      if (b != &body)
        continue;
      const auto a = objectsOf(body.arena, v), c = objectsOf(body.arena, event);
      if (v->op == Op::Load && event->op == Op::Load &&
          objectsOf(body.arena, v->args[0]) == objectsOf(body.arena, event->args[0]))
        return true;
      if (!a.empty() && a == c)
        return true;
    }
    return false;
  };
  forEachHost(program, [&](const HostEntry &entry) {
    const Body &body = *entry.body;
    Queue q;
    q.body = &body;
    q.entry = &entry;
    for (auto &e : body.host) {
      switch (e.kind) {
      case HostKind::StreamCreate: {
        int64_t times = 1;
        for (int l : loopsOf(body, e.loop))
          if (realLoop(body.loops[size_t(l)]))
            times *= body.loops[size_t(l)].trips > 0 ? body.loops[size_t(l)].trips : 2;
        created += times;
        if (!firstCreate)
          firstCreate = &e;
        else if (!secondCreate && !samePlace(firstCreate->where, e.where))
          secondCreate = &e;
        break;
      }
      case HostKind::Alloc:
        if (e.pinned && !pinned)
          pinned = &e;
        break;
      case HostKind::HostRegister:
        if (!pinned)
          pinned = &e;
        break;
      case HostKind::StreamWait:
        if (!orders)
          orders = &e;
        break;
      case HostKind::Sync:
      case HostKind::Other:
        if ((e.api == "cudaEventSynchronize" || e.api == "cudaEventQuery") && !e.args.empty() &&
            e.args[0] && !isTimed(body, e.args[0]) && timed.empty() && !orders)
          orders = &e;
        break;
      case HostKind::Copy:
      case HostKind::Memset:
        if (e.async && e.kind == HostKind::Copy) {
          bool isPinned = false, host = false;
          for (auto *side : {&e.source, &e.destination})
            for (int o : *side) {
              isPinned = isPinned || body.objects[size_t(o)].isPinned;
              host = host || body.objects[size_t(o)].space == Space::Host;
            }
          const bool across = e.direction == CopyDirection::HostToDevice ||
                              e.direction == CopyDirection::DeviceToHost ||
                              (e.direction == CopyDirection::Unknown && host);
          pinnedCopied = pinnedCopied || isPinned;
          if (across && !isPinned && !pageable)
            pageable = &e;
        }
        if (e.async && explicitStream(e.stream)) {
          if (e.kind == HostKind::Copy)
            q.copies.push_back(&e);
          else
            q.launches.push_back(&e);
          q.streams.insert(e.stream);
        }
        break;
      case HostKind::Launch:
        if (explicitStream(e.stream) && !e.fromDevice) {
          q.launches.push_back(&e);
          q.streams.insert(e.stream);
        }
        break;
      case HostKind::Library:
        break;
      default:
        break;
      }
    }
    if (!q.copies.empty() || !q.launches.empty())
      queues.push_back(std::move(q));
  });

  for (auto &q : queues) {
    // How many streams: handles that the code tells apart, or one handle out of an array.
    bool array = false;
    for (auto *s : q.streams)
      array = array || varies(*q.body, s);
    const bool several = created == 1  ? false
                         : created > 1 ? q.streams.size() > 1 || array
                                       : q.streams.size() > 1;
    const HostEvent *use = !q.copies.empty() ? q.copies.front() : q.launches.front();
    Hit hit;
    hit.kernel = q.entry->name;
    const std::string what =
        q.copies.empty() ? "'" + use->api + "' is launched" : "'" + use->api + "' copies";
    hit.evidence.push_back({use->where, what + " on an explicit stream"});
    hit.intensity = int(
        std::max<int64_t>(several ? std::max<int64_t>(created, int64_t(q.streams.size())) : 1, 1));
    if (several || orders || pinned) {
      std::string with;
      if (several) {
        with = array ? "streams taken in turn" : std::to_string(q.streams.size()) + " streams";
        std::set<Value> shown{use->stream};
        for (auto *list : {&q.copies, &q.launches})
          for (auto *e : *list)
            if (shown.insert(e->stream).second || hit.evidence.size() < 3)
              hit.evidence.push_back({e->where, ""});
        if (firstCreate)
          hit.evidence.push_back({firstCreate->where, "creates a stream"});
        if (secondCreate)
          hit.evidence.push_back({secondCreate->where, "creates another stream"});
      }
      if (orders) {
        with += (with.empty() ? "" : " and ") + std::string("an event that orders work");
        hit.evidence.push_back({orders->where, "work is ordered by an event"});
      }
      if (pinned) {
        with += (with.empty() ? "" : " and ") + std::string("pinned memory");
        hit.evidence.push_back({pinned->where, "the host memory is pinned"});
      }
      if (!q.copies.empty())
        for (auto *e : q.launches)
          if (hit.evidence.size() < 8)
            hit.evidence.push_back({e->where, ""});
      hit.reason = what + " on an explicit stream, together with " + with;
      if (!several && !orders && !pinnedCopied) {
        hit.confidence = 0.75;
        hit.doubt = "the pinned memory is not seen in an asynchronous copy";
      }
      sink.add(std::move(hit));
    } else if (pageable && !q.copies.empty()) {
      hit.verdict = Verdict::Unclear;
      hit.confidence = 0.5;
      hit.doubt = "the host memory is not pinned, or not visibly so, and there is one stream";
      hit.reason = what + " on a single stream from or to pageable memory";
      sink.add(std::move(hit));
    }
  }
  if (queues.empty() && pageable && !pinned) {
    Hit hit;
    hit.kernel = "";
    hit.verdict = Verdict::Unclear;
    hit.confidence = 0.5;
    hit.doubt = "the memory is pageable and the stream the default one";
    hit.reason = "'" + pageable->api + "' copies pageable memory on a single stream";
    hit.evidence.push_back({pageable->where, ""});
    sink.add(std::move(hit));
  }
  if (queues.empty() && pinned) {
    Hit hit;
    hit.kernel = "";
    hit.verdict = Verdict::Unclear;
    hit.confidence = 0.5;
    hit.doubt = "nothing is queued on a stream";
    hit.reason = "'" + pinned->api + "' pins host memory, but no copy or launch names a stream";
    hit.evidence.push_back({pinned->where, ""});
    sink.add(std::move(hit));
  }
}
