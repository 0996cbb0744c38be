// Shows the program model of a source: what the detectors see. For people who write detectors or
// doubt one.
#include "analyzer/cli/AnalysisOptions.h"
#include "analyzer/cli/Command.h"
#include "analyzer/cli/KernelFacts.h"
#include "analyzer/frontend/CacheFiles.h"
#include "analyzer/frontend/PreambleStore.h"
#include "matchers/WorkMapping.h"
#include "matchers/model/BankConflicts.h"
#include "matchers/model/Builder.h"
#include "matchers/model/HostFlow.h"
#include "matchers/model/Queries.h"
#include "matchers/model/Reference.h"

#include <algorithm>
#include <iostream>

namespace {
using namespace accelscope;
using namespace accelscope::model;

const char *name(BoundClass bound) {
  switch (bound) {
  case BoundClass::Constant:
    return "constant";
  case BoundClass::Uniform:
    return "uniform";
  case BoundClass::GridStride:
    return "grid-stride";
  case BoundClass::BlockStride:
    return "block-stride";
  case BoundClass::DataDependent:
    return "data-dependent";
  case BoundClass::ThreadDependent:
    return "thread-dependent";
  case BoundClass::Unknown:
    break;
  }
  return "unknown";
}

const char *name(HostKind kind) {
  static const char *const names[] = {
      "alloc",   "free",          "copy",        "memset",        "launch",
      "sync",    "stream-create", "stream-wait", "event-record",  "graph",
      "library", "query",         "symbol",      "host-register", "other"};
  return names[int(kind)];
}

const char *name(CopyDirection direction) {
  static const char *const names[] = {"unknown", "host-to-device", "device-to-host",
                                      "device-to-device", "host-to-host"};
  return names[int(direction)];
}

void printLoops(const Body &body) {
  for (size_t i = 0; i < body.loops.size(); ++i) {
    const Loop &l = body.loops[i];
    std::cout << "    loop " << i << " line " << l.range.line << " " << name(l.boundClass);
    if (l.trips >= 0)
      std::cout << " trips " << l.trips;
    if (!l.variable.empty())
      std::cout << " variable " << l.variable << " from " << printValue(body, l.init) << " step "
                << printValue(body, l.step) << " while " << printValue(body, l.condition);
    if (l.parent >= 0)
      std::cout << " in " << l.parent;
    if (l.unroll)
      std::cout << " unroll " << l.unroll;
    std::cout << "\n";
  }
}

void printConflicts(const BankConflict &c) {
  if (c.degree == 0)
    return;
  std::cout << " conflicts " << c.degree;
  if (c.lowest < c.degree)
    std::cout << " (" << c.lowest << " at best)";
  if (c.remedy != BankConflict::None)
    std::cout << ", " << c.withoutRemedy << " without " << toString(c.remedy);
  if (c.suggestedPadding)
    std::cout << ", rows of " << c.row << " want " << c.suggestedPadding << " more";
}

void printKernel(const Program &program, const Kernel &kernel, const KernelInstance &instance,
                 const Multiprocessor *device) {
  std::cout << "kernel " << kernel.name << " line " << kernel.range.line << "-"
            << kernel.range.endLine;
  for (auto &a : instance.templateArgs)
    std::cout << " <" << a << ">";
  std::cout << (kernel.counts ? "" : " (does not count)") << (instance.isPattern ? " pattern" : "")
            << " block " << instance.blockShape[0] << "," << instance.blockShape[1] << ","
            << instance.blockShape[2] << "\n";
  if (!instance.body)
    return;
  const Body &body = *instance.body;
  std::cout << "    work: "
            << matchers::describe(instance, matchers::workMapping(program, kernel, instance))
            << "\n";
  if (device)
    std::cout << "    occupancy: "
              << cli::describe(cli::kernelOccupancy(program, kernel, instance, *device, {}),
                               *device)
              << "\n";
  printLoops(body);
  for (auto &o : body.objects)
    if (o.space == Space::Local && o.isArray) {
      std::cout << "    line " << o.declared.line << " local " << o.elementType << " " << o.name;
      for (int64_t n : o.extents)
        std::cout << "[" << n << "]";
      if (o.scopeLoop >= 0)
        std::cout << " loop " << o.scopeLoop;
      std::cout << "\n";
    }
  for (auto &a : body.accesses) {
    if (a.space == Space::Local)
      continue;
    const LaneAccess lane = laneAccess(instance, a);
    std::cout << "    line " << a.where.line << " " << describe(body, a) << " " << a.type
              << " stride " << toString(lane.stride);
    if (lane.stride == Stride::Constant)
      std::cout << " " << lane.elements;
    if (lane.sectors > 0)
      std::cout << " sectors " << lane.sectors << "/" << lane.idealSectors;
    if (a.space == Space::Shared)
      printConflicts(bankConflict(instance, a));
    if (a.space == Space::Shared)
      std::cout << " shared";
    if (!a.operation.empty())
      std::cout << " " << a.operation;
    if (a.loop >= 0)
      std::cout << " loop " << a.loop;
    std::cout << "\n";
  }
  for (auto &s : body.syncs)
    std::cout << "    line " << s.where.line << " sync " << s.name << "\n";
  for (auto &x : body.exchanges)
    std::cout << "    line " << x.where.line << " exchange " << x.name << "\n";
}

/// What becomes of each buffer: who fills it, which launches read and write it, where it is freed.
void printBuffers(const Program &program, const HostEntry &host) {
  const HostFlow flow(program, host);
  const Body &body = *host.body;
  for (size_t o = 0; o < body.objects.size(); ++o) {
    if (!body.objects[o].isAllocation)
      continue;
    std::cout << "    buffer " << objectName(body, int(o));
    const int made = body.objects[o].allocationEvent;
    if (made >= 0 && size_t(made) < body.host.size())
      std::cout << " allocated line " << body.host[size_t(made)].where.line;
    for (auto &step : flow.steps) {
      const bool reads = step.reads.count(int(o)) > 0, writes = step.writes.count(int(o)) > 0;
      if (step.event && (reads || writes))
        std::cout << ", " << (reads ? "read" : "") << (reads && writes ? " and " : "")
                  << (writes ? "written" : "") << " by " << step.event->api << " line "
                  << step.event->where.line;
    }
    for (auto &e : body.host)
      if (e.kind == HostKind::Free &&
          std::find(e.destination.begin(), e.destination.end(), int(o)) != e.destination.end())
        std::cout << ", freed line " << e.where.line;
    std::cout << "\n";
  }
}

void printHost(const Program &program, const HostEntry &host) {
  const Body &body = *host.body;
  std::cout << "host " << host.name << "\n";
  printLoops(body);
  for (auto &e : body.host) {
    std::cout << "    line " << e.where.line << " " << name(e.kind) << " " << e.api;
    if (e.object >= 0)
      std::cout << " -> " << objectName(body, e.object);
    auto list = [&](const char *label, const std::vector<int> &objects) {
      if (objects.empty())
        return;
      std::cout << " " << label;
      for (int o : objects)
        std::cout << " " << objectName(body, o);
    };
    list("to", e.destination);
    list("from", e.source);
    if (e.kind == HostKind::Copy && e.direction != CopyDirection::Unknown)
      std::cout << " " << name(e.direction);
    if (e.size)
      std::cout << " bytes " << printValue(body, e.size);
    if (e.kind == HostKind::Launch) {
      std::cout << " grid " << printValue(body, e.grid[0]) << " block "
                << printValue(body, e.block[0]) << "," << printValue(body, e.block[1]) << " args";
      for (auto &objects : e.objects) {
        std::cout << " (";
        for (int o : objects)
          std::cout << objectName(body, o) << " ";
        std::cout << ")";
      }
    }
    if (e.stream && !e.stream->isConst(0))
      std::cout << " stream " << printValue(body, e.stream);
    if (e.loop >= 0)
      std::cout << " loop " << e.loop;
    std::cout << "\n";
  }
  printBuffers(program, host);
}
} // namespace

ACCELSCOPE_COMMAND(Model) {
  auto *command = app.add_subcommand(
      "model", "Show what is known of a source: kernels, accesses, loops, host calls");
  struct Options {
    std::string path;
    cli::AnalysisOptions analysis;
  };
  auto options = std::make_shared<Options>();
  command->add_option("file", options->path, "CUDA source")->required();
  cli::addAnalysisOptions(*command, options->analysis);
  command->callback([options, &exitCode] {
    if (options->analysis.printCommand) {
      exitCode = cli::printCommands({options->path}, options->analysis);
      return;
    }
    const auto settings = cli::settingsOf({options->path}, options->analysis);
    if (!settings) {
      exitCode = cli::kUsage;
      return;
    }
    const frontend::ParseOptions &parse = settings->at(options->path).parse;
    if (auto text = frontend::readWhole(options->path))
      frontend::preparePreambles({{options->path, *text, parse}}, 1);
    auto unit = frontend::parseFile(options->path, parse);
    for (auto &note : unit.notes)
      std::cerr << note << "\n";
    if (!unit.ast) {
      exitCode = cli::kUsage;
      return;
    }
    auto program = buildProgram(*unit.ast);
    for (auto &kernel : program->kernels)
      for (auto &instance : kernel.instances)
        printKernel(*program, kernel, instance, multiprocessor(parse.arch));
    for (auto &host : program->hosts)
      printHost(*program, host);
    for (auto &note : program->notes)
      std::cout << "note " << note << "\n";
    if (program->kernels.empty())
      std::cout << describe(Reference(std::move(program), options->path));
  });
}
