#include "analyzer/cli/KernelFacts.h"

#include "matchers/LintQueries.h"
#include "matchers/WorkMapping.h"

#include <algorithm>

namespace accelscope::cli {
using Json = nlohmann::ordered_json;

KernelOccupancy kernelOccupancy(const model::Program &program, const model::Kernel &kernel,
                                const model::KernelInstance &instance,
                                const model::Multiprocessor &device,
                                const std::vector<model::CompiledKernel> &compiled) {
  KernelOccupancy out;
  out.name = kernel.name;
  for (size_t i = 0; i < instance.templateArgs.size(); ++i)
    out.name += (i ? ", " : "<") + instance.templateArgs[i];
  if (!instance.templateArgs.empty())
    out.name += ">";
  out.line = kernel.range.line;
  out.needs = model::blockNeeds(program, kernel, instance);
  out.boundThreads = kernel.launchBoundsThreads;
  out.boundBlocks = kernel.launchBoundsBlocks;
  if (out.boundThreads > 0 && out.boundBlocks > 0)
    out.mostRegisters = model::registersForBounds(device, out.boundThreads, out.boundBlocks);
  if (out.needs.threads <= 0 && out.boundThreads > 0) {
    out.needs.threads = out.boundThreads;
    out.threadsFromBounds = true;
  }
  if (const auto *built = model::compiledFor(compiled, kernel, instance, device.architecture)) {
    out.needs.registers = built->registers;
    if (built->sharedStatic >= 0)
      out.needs.sharedStatic = built->sharedStatic;
    out.spillStores = built->spillStores;
    out.spillLoads = built->spillLoads;
  }
  out.occupancy = model::occupancyOf(device, out.needs);
  return out;
}

std::string describe(const KernelOccupancy &f, const model::Multiprocessor &device) {
  const std::string arch = "sm_" + std::to_string(device.architecture);
  std::string s;
  if (!f.occupancy)
    s = f.needs.threads > 0
            ? std::to_string(f.needs.threads) + " threads are more than a block can have"
            : "not known on " + arch + ": no launch with a constant block size is visible";
  else if (f.occupancy->blocks == 0)
    s = "does not fit on " + arch + ": a block needs more than the multiprocessor has of";
  else
    s = (f.occupancy->upperBound ? "at most " : "") + matchers::rounded(f.occupancy->share * 100) +
        "% of " + arch + " (" + std::to_string(f.occupancy->warps) + " of " +
        std::to_string(device.warps) + " warps, " +
        matchers::counted(f.occupancy->blocks, "block") + "), limited by";
  if (f.occupancy) {
    for (size_t i = 0; i < f.occupancy->limits.size(); ++i)
      s += (i ? ", " : " ") + std::string(toString(f.occupancy->limits[i]));
    s += "; " + matchers::counted(f.needs.threads, "thread") + " a block" +
         (f.threadsFromBounds ? " (launch bound)" : "");
  }
  s += f.needs.registers >= 0 ? ", " + matchers::counted(f.needs.registers, "register")
                              : ", registers not known";
  if (f.needs.registers < 0 && f.mostRegisters > 0)
    s += " (launch bounds allow " + std::to_string(f.mostRegisters) + ")";
  s += f.needs.sharedStatic >= 0 ? ", " + std::to_string(f.needs.sharedStatic) + " bytes static"
                                 : ", static size not known";
  s += f.needs.sharedDynamic >= 0
           ? " + " + std::to_string(f.needs.sharedDynamic) + " bytes dynamic shared memory"
           : " + dynamic shared memory of a run-time size";
  if (f.spillStores > 0 || f.spillLoads > 0)
    s += ", spills " + std::to_string(f.spillStores) + " bytes to local memory and loads " +
         std::to_string(f.spillLoads);
  return s;
}

namespace {
Json orNull(int64_t n) { return n >= 0 ? Json(n) : Json(nullptr); }
} // namespace

Json toJson(const KernelOccupancy &f, const model::Multiprocessor &device) {
  Json j = {{"arch", "sm_" + std::to_string(device.architecture)},
            {"threads", orNull(f.needs.threads)},
            {"registers", orNull(f.needs.registers)},
            {"shared_static", orNull(f.needs.sharedStatic)},
            {"shared_dynamic", orNull(f.needs.sharedDynamic)},
            {"spill_stores", orNull(f.spillStores)},
            {"spill_loads", orNull(f.spillLoads)},
            {"launch_bounds",
             f.boundThreads > 0 ? Json({f.boundThreads, f.boundBlocks}) : Json(nullptr)}};
  if (f.occupancy) {
    Json limits = Json::array();
    for (auto limit : f.occupancy->limits)
      limits.push_back(toString(limit));
    j["blocks"] = f.occupancy->blocks;
    j["warps"] = f.occupancy->warps;
    j["occupancy"] = f.occupancy->share;
    j["upper_bound"] = f.occupancy->upperBound;
    j["limited_by"] = limits;
  } else
    j["occupancy"] = nullptr;
  return j;
}

Json mappingJson(const model::Program &program, const model::Kernel &kernel,
                 const model::KernelInstance &instance) {
  const auto m = matchers::workMapping(program, kernel, instance);
  const model::Body &body = *instance.body;
  Json rows = Json::array();
  for (auto &row : m.rows)
    rows.push_back({{"line", body.loops[size_t(row.loop)].range.line},
                    {"worker", matchers::toString(row.worker)},
                    {"threads", row.threads},
                    {"split", row.split}});
  return {{"item", matchers::toString(m.item)},
          {"worker", matchers::toString(m.worker)},
          {"threads_per_item", m.threadsPerItem > 0 ? Json(m.threadsPerItem) : Json(nullptr)},
          {"output", m.output >= 0 ? Json(model::objectName(body, m.output)) : Json(nullptr)},
          {"outputs_per_thread", m.outputsPerThread},
          {"run_time_loop",
           m.runTimeLoop >= 0 ? Json(body.loops[size_t(m.runTimeLoop)].range.line) : Json(nullptr)},
          {"outputs_per_block", m.outputsPerBlock > 0 ? Json(m.outputsPerBlock) : Json(nullptr)},
          {"shared_tile", m.sharedTile},
          {"threads", m.threads},
          {"shape_known", m.shapeKnown},
          {"idle_threads", m.idleOfGrid ? Json(*m.idleOfGrid) : Json(nullptr)},
          {"padded_lanes", m.paddedLanes},
          {"rows", rows}};
}

} // namespace accelscope::cli
