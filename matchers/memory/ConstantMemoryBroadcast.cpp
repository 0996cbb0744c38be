// A `__constant__` variable that device code reads.
#include "matchers/Detector.h"

#include <map>
#include <set>

ACCELSCOPE_DETECTOR(ConstantMemoryBroadcast) {
  using namespace model;
  // One hit per constant variable, however many kernels and instances read it.
  std::map<std::string, Hit> found;
  std::map<std::string, std::set<std::string>> readers;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    for (auto &access : body.accesses) {
      if (access.kind != AccessKind::Load)
        continue;
      std::vector<int> objects = access.object >= 0 ? std::vector<int>{access.object}
                                 : access.address   ? objectsOf(body.arena, access.address)
                                                    : std::vector<int>{};
      for (int o : objects) {
        const Object &object = body.objects[size_t(o)];
        if (object.space != Space::Constant || object.isImplicitConstant)
          continue;
        Hit &hit = found[object.name];
        readers[object.name].insert(kernel.name);
        if (!hit.evidence.empty())
          continue;
        hit.kernel = kernel.name;
        hit.evidence.push_back({access.where, "reads '" + object.name + "' from constant memory"});
        hit.evidence.push_back({object.declared, "'" + object.name + "' is declared __constant__"});
        hit.reason = "'" + object.name + "', declared __constant__ at line " +
                     std::to_string(object.declared.line) + ", is read in '" + kernel.name +
                     "' at line " + std::to_string(access.where.line);
      }
    }
  });
  for (auto &[name, hit] : found) {
    if (readers[name].size() > 1)
      hit.reason += " and in " + std::to_string(readers[name].size() - 1) + " more kernel" +
                    (readers[name].size() > 2 ? "s" : "");
    sink.add(hit);
  }

  // Its address alone is passed on: who reads through it is out of sight.
  forEachHost(program, [&](const HostEntry &host) {
    const Body &body = *host.body;
    for (auto &event : body.host) {
      if (event.kind != HostKind::Symbol)
        continue;
      for (auto &objects : event.objects)
        for (int o : objects) {
          const Object &object = body.objects[size_t(o)];
          if (object.space != Space::Constant || object.isImplicitConstant ||
              found.count(object.name))
            continue;
          Hit hit;
          hit.kernel = host.name;
          hit.verdict = Verdict::Unclear;
          hit.confidence = 0.5;
          hit.doubt = "reads through the address are ordinary global loads to the compiler";
          hit.evidence.push_back({event.where, "passes on the address of '" + object.name + "'"});
          hit.reason = "the address of the __constant__ variable '" + object.name +
                       "' is taken by " + event.api;
          found[object.name] = hit;
          sink.add(std::move(hit));
        }
    }
  });
}
