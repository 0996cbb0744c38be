// Contended updates that go to private copies first.
#include "matchers/extended/Common.h"

#include <functional>
#include <map>
#include <optional>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

/// Some load of `object` goes into the value, through calls and arithmetic but not as an address.
bool loadsFrom(const Body &body, Value root, int object) {
  bool found = false;
  forEachNode(body.arena, root, [&](Value v) {
    if (v->op == Op::Load) {
      const auto objects = objectsOf(body.arena, v->args[0]);
      found = found || std::find(objects.begin(), objects.end(), object) != objects.end();
    }
    return !found && v->op != Op::Load;
  });
  return found;
}

bool hasSeveralElements(const Object &object) {
  if (object.dynamicShared)
    return true;
  int64_t count = 1;
  for (int64_t e : object.extents)
    count *= e > 0 ? e : 2;
  return object.isArray && count > 1;
}

/// The address is that of a copy chosen by the block (not of the item): `copy * size + place`, with
/// a place that comes from the data. `turns`: the number of copies is smaller than that of blocks.
struct CopyChoice {
  bool byBlock = false, byThread = false, turns = false;
};
CopyChoice copyOf(const Body &body, Value address) {
  CopyChoice out;
  if (!address || address->op != Op::Sum)
    return out;
  bool data = false;
  for (Value term : address->args) {
    if (term->is(SymbolKind::Object))
      continue;
    const bool loaded = anyNode(body.arena, term, [](Value v) {
      return v->op == Op::Load || v->op == Op::Call || v->op == Op::Float;
    });
    if (loaded) {
      data = true;
      continue;
    }
    const bool block = dependsOn(body.arena, term, SymbolKind::BlockIdx);
    const bool thread = dependsOn(body.arena, term, SymbolKind::ThreadIdx);
    if (!block && !thread)
      continue;
    // The block's number itself in turns; an index that is taken apart is none.
    const bool wrapped = (term->op == Op::Mod || term->op == Op::And || term->op == Op::Product) &&
                         anyNode(body.arena, term, [](Value v) {
                           return (v->op == Op::Mod || v->op == Op::And) &&
                                  v->args[0]->op == Op::Symbol && v->args[1]->isConst();
                         });
    out.turns = out.turns || wrapped;
    out.byBlock = out.byBlock || block;
    out.byThread = out.byThread || thread;
  }
  if (!data)
    return {};
  return out;
}

/// Another kernel sums over the copies: it reads the buffer in a loop.
const Access *laterSum(const Program &program, const Kernel &writer, int parameter) {
  const Access *found = nullptr;
  forEachHost(program, [&](const HostEntry &host) {
    const Body &body = *host.body;
    for (auto &first : body.host) {
      if (first.kind != HostKind::Launch || first.kernel < 0 ||
          &program.kernels[size_t(first.kernel)] != &writer ||
          size_t(parameter) >= first.objects.size())
        continue;
      for (auto &second : body.host) {
        if (second.kind != HostKind::Launch || second.order <= first.order || second.kernel < 0 ||
            second.kernel == first.kernel)
          continue;
        for (size_t p = 0; p < second.objects.size(); ++p) {
          const bool same =
              std::any_of(second.objects[p].begin(), second.objects[p].end(), [&](int o) {
                const auto &list = first.objects[size_t(parameter)];
                return std::find(list.begin(), list.end(), o) != list.end();
              });
          if (!same)
            continue;
          for (auto &instance : program.kernels[size_t(second.kernel)].instances) {
            if (!instance.body)
              continue;
            for (auto &a : instance.body->accesses)
              if (a.kind == AccessKind::Load && a.object >= 0 && a.loop >= 0 &&
                  instance.body->objects[size_t(a.object)].parameter == int(p) && !found)
                found = &a;
          }
        }
      }
    }
  });
  return found;
}
} // namespace

ACCELSCOPE_DETECTOR(PrivatizedAtomics) {
  Places places(sink);
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    std::map<int, const Access *> first; // private copy -> its first update
    for (auto &a : body.accesses)
      if (a.kind == AccessKind::Atomic && a.object >= 0 && !a.resultUsed &&
          (a.space == Space::Shared || body.objects[size_t(a.object)].space == Space::Shared))
        first.emplace(a.object, &a);
    for (auto &[object, update] : first) {
      const Object &copy = body.objects[size_t(object)];
      const Access *merge = nullptr, *written = nullptr;
      for (auto &a : body.accesses) {
        if (a.space == Space::Shared || a.space == Space::Local || a.order < update->order ||
            !a.value)
          continue;
        if (a.kind == AccessKind::Atomic && loadsFrom(body, a.value, object)) {
          merge = &a;
          break;
        }
        if (a.kind == AccessKind::Store && !written && loadsFrom(body, a.value, object))
          written = &a;
      }
      // A slot of the block in an array of partial results, which a later kernel sums.
      const Access *summed = nullptr;
      if (!merge && written && written->object >= 0 &&
          dependsOn(body.arena, written->address, SymbolKind::BlockIdx) &&
          body.objects[size_t(written->object)].parameter >= 0)
        summed = laterSum(program, kernel, body.objects[size_t(written->object)].parameter);
      const bool unclear = !merge && !summed;
      if (unclear && !(written && hasSeveralElements(copy) && program.kernelsOnly &&
                       dependsOn(body.arena, written->address, SymbolKind::BlockIdx)))
        continue;
      Hit *hit = places.add(kernel.name, update->where,
                            "the threads of a block update their copy '" + copy.name +
                                "' in shared memory");
      if (!hit)
        continue;
      const Access *end = merge ? merge : written;
      hit->evidence.push_back(
          {end->where, merge ? "the copies are merged by atomics"
                             : "the copy of the block is written for a later sum"});
      if (unclear) {
        hit->verdict = Verdict::Unclear;
        hit->confidence = 0.5;
        hit->doubt = "the file does not show what merges the copies";
      }
    }
    // Several copies in global memory.
    for (auto &a : body.accesses) {
      if (a.kind != AccessKind::Atomic || a.object < 0 || a.resultUsed || a.space == Space::Shared)
        continue;
      const CopyChoice choice = copyOf(body, a.address);
      if (!choice.byBlock && !choice.byThread)
        continue;
      const int parameter = body.objects[size_t(a.object)].parameter;
      const Access *sum = parameter >= 0 ? laterSum(program, kernel, parameter) : nullptr;
      if (!sum && !(choice.turns && program.kernelsOnly))
        continue;
      Hit *hit = places.add(kernel.name, a.where,
                            std::string("updates go to one of several copies of ") +
                                quoted(body, a.object) + ", chosen by the " +
                                (choice.byBlock ? "block" : "thread"));
      if (hit && sum)
        hit->evidence.push_back({sum->where, "a later kernel sums the copies"});
      else if (hit) {
        hit->verdict = Verdict::Unclear;
        hit->confidence = 0.5;
        hit->doubt = "the file does not show what merges the copies";
      }
    }
  });
}
