#include "matchers/model/HostFlow.h"

#include "matchers/model/Queries.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <optional>

namespace accelscope::model {

namespace {

bool startsWith(const std::string &s, const char *prefix) { return s.rfind(prefix, 0) == 0; }
bool contains(const std::string &s, const char *part) { return s.find(part) != std::string::npos; }

/// Functions of the C libraries that set something up, ask or tear down.
bool isManagement(const std::string &rest) {
  static const char *const starts[] = {"Create", "Destroy", "Set",    "Get",
                                       "Init",   "Free",    "Malloc", "Shutdown"};
  for (auto *s : starts)
    if (startsWith(rest, s))
      return true;
  static const char *const parts[] = {
      "Create",    "Destroy",     "ufferSize", "Descriptor", "DescInit",      "Preference",
      "Heuristic", "Layout",      "_analysis", "analysis",   "WorkspaceSize", "Version",
      "SetStream", "PointerMode", "MathMode",  "Attribute",  "_preprocess"};
  for (auto *s : parts)
    if (contains(rest, s))
      return true;
  return false;
}

bool isThrustAlgorithm(const std::string &name) {
  static const std::set<std::string> names = {"adjacent_difference",
                                              "all_of",
                                              "any_of",
                                              "binary_search",
                                              "copy_if",
                                              "count",
                                              "count_if",
                                              "equal",
                                              "equal_range",
                                              "exclusive_scan",
                                              "exclusive_scan_by_key",
                                              "fill",
                                              "fill_n",
                                              "find",
                                              "find_if",
                                              "find_if_not",
                                              "for_each",
                                              "for_each_n",
                                              "gather",
                                              "gather_if",
                                              "generate",
                                              "generate_n",
                                              "inclusive_scan",
                                              "inclusive_scan_by_key",
                                              "inner_product",
                                              "is_partitioned",
                                              "is_sorted",
                                              "is_sorted_until",
                                              "lower_bound",
                                              "max_element",
                                              "merge",
                                              "merge_by_key",
                                              "min_element",
                                              "minmax_element",
                                              "mismatch",
                                              "none_of",
                                              "partition",
                                              "partition_copy",
                                              "partition_point",
                                              "reduce",
                                              "reduce_by_key",
                                              "reduce_into",
                                              "remove",
                                              "remove_copy",
                                              "remove_copy_if",
                                              "remove_if",
                                              "replace",
                                              "replace_copy",
                                              "replace_copy_if",
                                              "replace_if",
                                              "reverse",
                                              "reverse_copy",
                                              "scatter",
                                              "scatter_if",
                                              "sequence",
                                              "set_difference",
                                              "set_difference_by_key",
                                              "set_intersection",
                                              "set_intersection_by_key",
                                              "set_symmetric_difference",
                                              "set_symmetric_difference_by_key",
                                              "set_union",
                                              "set_union_by_key",
                                              "shuffle",
                                              "shuffle_copy",
                                              "sort",
                                              "sort_by_key",
                                              "stable_partition",
                                              "stable_partition_copy",
                                              "stable_sort",
                                              "stable_sort_by_key",
                                              "swap_ranges",
                                              "tabulate",
                                              "transform",
                                              "transform_exclusive_scan",
                                              "transform_if",
                                              "transform_inclusive_scan",
                                              "transform_reduce",
                                              "uninitialized_fill",
                                              "unique",
                                              "unique_by_key",
                                              "unique_by_key_copy",
                                              "unique_copy",
                                              "unique_count",
                                              "upper_bound"};
  const std::string last = lastName(name);
  // thrust::sort, thrust::async::sort, but not thrust::complex::real.
  return names.count(last) > 0 && (name == "thrust::" + last || name == "thrust::async::" + last);
}

bool isCubWork(const std::string &name) {
  // cub::DeviceReduce::Sum, cub::BlockScan::ExclusiveSum; not the construction of a collective,
  // functors, iterators, loads with a cache modifier, or plain loads and stores of a block.
  const auto first = name.find("::");
  const std::string rest = name.substr(first + 2);
  const auto second = rest.find("::");
  if (second == std::string::npos)
    return startsWith(rest, "ThreadReduce") || startsWith(rest, "ThreadScan") ||
           startsWith(rest, "LowerBound") || startsWith(rest, "UpperBound") ||
           startsWith(rest, "MergePathSearch") || startsWith(rest, "Shuffle") ||
           startsWith(rest, "StableOddEvenSort");
  const std::string type = rest.substr(0, rest.find_first_of(":<")), method = lastName(rest);
  if (method == type || startsWith(method, "operator"))
    return false;
  if (startsWith(type, "Device"))
    return true;
  if (startsWith(type, "Block") || startsWith(type, "Warp"))
    return !contains(type, "Load") && !contains(type, "Store");
  return startsWith(type, "Agent") || startsWith(type, "Dispatch");
}

} // namespace

bool samePlace(const Range &a, const Range &b) {
  return a.file == b.file && a.line == b.line && a.column == b.column;
}

bool isLibraryWork(const std::string &name) {
  if (startsWith(name, "thrust::"))
    return isThrustAlgorithm(name);
  if (startsWith(name, "cub::"))
    return isCubWork(name);
  if (startsWith(name, "cutlass::"))
    return lastName(name) == "operator()" || lastName(name) == "run";
  for (auto *prefix :
       {"cublasLt", "cublasXt", "cublas", "cusparseLt", "cusparse", "cusolverDn", "cusolverSp",
        "cusolverRf", "cusolverMg", "cudnn", "cufftXt", "cufft", "curand"})
    if (startsWith(name, prefix)) {
      const std::string rest = name.substr(std::string(prefix).size());
      if (startsWith(name, "cufft"))
        return contains(rest, "Exec");
      if (startsWith(name, "curand"))
        return startsWith(rest, "Generate")
                   ? !startsWith(rest, "GenerateSeeds")
                   : rest.empty() || rest[0] == '_' || islower(static_cast<unsigned char>(rest[0]));
      return !rest.empty() && !isManagement(rest);
    }
  if (startsWith(name, "nppi") || startsWith(name, "npps"))
    return !isManagement(name.substr(4)) && !contains(name, "Malloc") && !contains(name, "Free") &&
           !contains(name, "GetBufferSize") && !contains(name, "BufferHostSize");
  return false;
}

bool isHostAlgorithm(const HostEvent &event) {
  if (!startsWith(event.api, "thrust::"))
    return false;
  bool deviceIterator = false, hostIterator = false, policy = false;
  for (size_t i = 0; i < event.types.size(); ++i) {
    const std::string &t = event.types[i];
    if (i == 0 && (t == "thrust::host" || t == "thrust::seq" || startsWith(t, "thrust::omp::") ||
                   startsWith(t, "thrust::system::omp") || startsWith(t, "thrust::cpp::") ||
                   startsWith(t, "thrust::tbb::")))
      return true;
    if (i == 0 && (t == "thrust::device" || contains(t, "olicy") || contains(t, "cuda::par") ||
                   contains(t, "device_t")))
      policy = true;
    if (contains(t, "thrust::device_ptr") || contains(t, "thrust::device_vector") ||
        contains(t, "thrust::device_reference"))
      deviceIterator = true;
    if (contains(t, "__normal_iterator") || (!t.empty() && t.back() == '*'))
      hostIterator = true;
  }
  return !policy && !deviceIterator && hostIterator;
}

namespace {
/// The pointers that a pointer may be: through variables that a loop changes and selections.
std::vector<Value> placesOf(const Arena &arena, Value pointer) {
  std::vector<Value> out;
  std::set<Value> seen;
  std::function<void(Value)> expand = [&](Value v) {
    if (!v || !seen.insert(v).second)
      return;
    if (v->is(SymbolKind::Phi) && !arena.phi(v).step) {
      expand(arena.phi(v).init);
      expand(arena.phi(v).update);
    } else if (v->op == Op::Select) {
      expand(v->args[1]);
      expand(v->args[2]);
    } else if (v->op == Op::Exit) {
      expand(v->args[0]);
    } else
      out.push_back(v);
  };
  expand(pointer);
  return out;
}
} // namespace

HostFlow::HostFlow(const Program &program, const HostEntry &entry)
    : program(program), entry(entry), body(*entry.body) {
  for (auto &event : body.host) {
    Step step;
    step.event = &event;
    switch (event.kind) {
    case HostKind::Launch:
      addLaunch(event);
      continue;
    case HostKind::Library:
      addLibrary(event);
      continue;
    case HostKind::Copy:
      step.reads.insert(event.source.begin(), event.source.end());
      step.writes.insert(event.destination.begin(), event.destination.end());
      switch (event.direction) {
      case CopyDirection::HostToDevice:
        step.kind = Step::Upload;
        break;
      case CopyDirection::DeviceToHost:
        step.kind = Step::Download;
        break;
      case CopyDirection::DeviceToDevice:
        step.kind = Step::DeviceCopy;
        break;
      case CopyDirection::HostToHost:
        continue;
      case CopyDirection::Unknown: {
        // The direction is not said: the memory on either side says it.
        auto device = [&](const std::set<int> &set) {
          return std::any_of(set.begin(), set.end(),
                             [&](int o) { return body.objects[size_t(o)].space == Space::Global; });
        };
        const bool to = device(step.writes), from = device(step.reads);
        if (!to && !from)
          continue;
        step.kind = to ? (from ? Step::DeviceCopy : Step::Upload) : Step::Download;
        break;
      }
      }
      // A device variable is known by its name in kernels.
      for (auto *side : {&step.reads, &step.writes}) {
        std::set<int> mapped;
        for (int o : *side) {
          const Object &object = body.objects[size_t(o)];
          const bool variable =
              (object.space == Space::Global || object.space == Space::Constant) &&
              !object.isAllocation && object.isStatic;
          mapped.insert(variable ? globalBuffer(object.name) : o);
        }
        *side = std::move(mapped);
      }
      break;
    case HostKind::Memset:
      step.kind = Step::Memset;
      step.writes.insert(event.destination.begin(), event.destination.end());
      break;
    default:
      continue;
    }
    steps.push_back(std::move(step));
  }
  addGraphLaunches();
  markGenerators();
  std::stable_sort(steps.begin(), steps.end(),
                   [](const Step &a, const Step &b) { return a.event->order < b.event->order; });
  findDependences();
}

/// Library calls: what a pointer to const says is read; the rest by what is known of the routine.
void HostFlow::addLibrary(const HostEvent &event) {
  if (!isLibraryWork(event.api) || isHostAlgorithm(event))
    return;
  const bool isCub = startsWith(event.api, "cub::Device"),
             isThrust = startsWith(event.api, "thrust::");
  // CUB's first call asks for the size of the scratch memory.
  if (isCub && !event.args.empty() && event.args[0] && event.args[0]->isConst(0))
    return;
  static const std::set<std::string> looksOnly = {
      "reduce",           "count",           "count_if",       "find",           "find_if",
      "find_if_not",      "min_element",     "max_element",    "minmax_element", "inner_product",
      "transform_reduce", "all_of",          "any_of",         "none_of",        "equal",
      "is_sorted",        "is_sorted_until", "is_partitioned", "mismatch",       "unique_count"};
  const bool looks = isThrust && looksOnly.count(lastName(event.api)) > 0;
  const bool anyConst =
      std::find(event.readOnly.begin(), event.readOnly.end(), true) != event.readOnly.end();
  Step step;
  step.kind = Step::Library;
  step.event = &event;
  step.exact = false;
  for (size_t i = 0; i < event.objects.size(); ++i) {
    if (isCub && i == 0)
      continue;
    const bool constant = i < event.readOnly.size() && event.readOnly[i];
    bool constSeen = false;
    for (size_t k = 0; k < event.objects.size() && anyConst; ++k)
      constSeen = constSeen ||
                  (k < event.readOnly.size() && event.readOnly[k] && !event.objects[k].empty());
    const bool input = constant || looks || (isCub && i == 2);
    for (int o : event.objects[i]) {
      const Object &object = body.objects[size_t(o)];
      // Handles, scalars and settings of the host are not data of the device.
      if (object.space == Space::Host && !object.isAllocation && object.parameter < 0 &&
          object.owner.empty() && object.loadedFrom < 0)
        continue;
      if (input || isThrust || !constSeen)
        step.reads.insert(o);
      if (!input)
        step.writes.insert(o);
    }
  }
  steps.push_back(std::move(step));
}

/// Input made on the device (rule G2): a kernel of `main` that reads nothing, stores what an index
/// is scrambled to or a generator delivers, into memory that no other kernel writes.
void HostFlow::markGenerators() {
  if (entry.name != "main")
    return;
  for (auto &s : steps) {
    if (s.kind != Step::Launch || !s.reads.empty() || s.writes.empty() || s.event->kernel < 0)
      continue;
    const Kernel &kernel = program.kernels[size_t(s.event->kernel)];
    bool scrambles = false;
    for (auto &instance : kernel.instances) {
      if (!instance.body)
        continue;
      for (auto &call : instance.body->calls)
        scrambles = scrambles || startsWith(call.name, "curand");
      for (auto &access : instance.body->accesses)
        scrambles = scrambles || (access.kind == AccessKind::Store && access.value &&
                                  anyNode(instance.body->arena, access.value, [](Value n) {
                                    return n->op == Op::Xor ||
                                           (n->op == Op::Mod && n->args[0]->op != Op::Symbol) ||
                                           (n->op == Op::Float && n->value == '%');
                                  }));
    }
    const bool shared = std::any_of(steps.begin(), steps.end(), [&](const Step &other) {
      return other.computes() && other.event->kernel != s.event->kernel &&
             std::any_of(s.writes.begin(), s.writes.end(),
                         [&](int b) { return other.writes.count(b) > 0; });
    });
    s.generates = scrambles && !shared;
  }
}

/// What a graph's capture recorded runs where the graph is launched.
void HostFlow::addGraphLaunches() {
  int begin = -1, end = -1;
  std::vector<const HostEvent *> captured;
  for (auto &event : body.host) {
    if (event.api == "cudaStreamBeginCapture" || event.api == "cudaStreamBeginCaptureToGraph") {
      begin = event.order;
      end = -1;
    } else if (event.api == "cudaStreamEndCapture")
      end = event.order;
    else if (event.kind == HostKind::Launch && begin >= 0 && end < 0)
      captured.push_back(&event);
  }
  if (captured.empty())
    return;
  const size_t known = body.host.size();
  for (size_t i = 0; i < known; ++i) {
    const HostEvent &launch = body.host[i];
    if (launch.api != "cudaGraphLaunch" && launch.api != "cuGraphLaunch")
      continue;
    for (auto *event : captured) {
      if (event->order > launch.order && launch.loop < 0)
        continue;
      HostEvent copy = *event;
      static_cast<Site &>(copy) = launch;
      replayed.push_back(std::move(copy));
      addLaunch(replayed.back());
    }
  }
}

int HostFlow::globalBuffer(const std::string &variable) {
  for (size_t i = 0; i < globals.size(); ++i)
    if (globals[i] == variable)
      return kGlobals + int(i);
  globals.push_back(variable);
  return kGlobals + int(globals.size()) - 1;
}

std::string HostFlow::name(int buffer) const {
  return buffer >= kGlobals ? globals[size_t(buffer - kGlobals)] : objectName(body, buffer);
}

void HostFlow::addLaunch(const HostEvent &event) {
  Step step;
  step.kind = Step::Launch;
  step.event = &event;
  const Kernel *kernel = event.kernel >= 0 ? &program.kernels[size_t(event.kernel)] : nullptr;
  const KernelInstance *instance = nullptr;
  if (kernel) {
    if (event.instance >= 0 && kernel->instances[size_t(event.instance)].body)
      instance = &kernel->instances[size_t(event.instance)];
    else
      for (auto &one : kernel->instances)
        if (one.body && !instance)
          instance = &one;
  }
  std::vector<bool> read, written;
  if (instance) {
    read = parametersRead(*kernel, *instance);
    written = parametersWritten(*kernel, *instance);
    // What a kernel reads only after it wrote it is its own.
    std::vector<int> firstRead(read.size(), -1), firstWrite(read.size(), -1);
    for (auto &access : instance->body->accesses) {
      const int p =
          access.object >= 0 ? instance->body->objects[size_t(access.object)].parameter : -1;
      if (p < 0 || size_t(p) >= read.size() || !kernel->parameters[size_t(p)].isPointer)
        continue;
      int &first = access.kind == AccessKind::Store ? firstWrite[size_t(p)] : firstRead[size_t(p)];
      first = first < 0 ? access.order : std::min(first, access.order);
    }
    for (size_t p = 0; p < read.size(); ++p)
      if (read[p] && firstWrite[p] >= 0 && firstRead[p] > firstWrite[p])
        read[p] = false;
    const Body &device = *instance->body;
    for (auto &access : device.accesses) {
      const std::vector<int> objects = access.object >= 0 ? std::vector<int>{access.object}
                                       : access.address   ? objectsOf(device.arena, access.address)
                                                          : std::vector<int>{};
      for (int o : objects) {
        const Object &object = device.objects[size_t(o)];
        if (!object.isStatic || (object.space != Space::Global && object.space != Space::Constant))
          continue;
        const int id = globalBuffer(object.name);
        if (access.kind != AccessKind::Store)
          step.reads.insert(id);
        if (access.kind != AccessKind::Load)
          step.writes.insert(id);
      }
    }
  }
  for (size_t i = 0; i < event.objects.size(); ++i) {
    const Parameter *parameter =
        kernel && i < kernel->parameters.size() ? &kernel->parameters[i] : nullptr;
    std::vector<int> passed = event.objects[i];
    // A record by value stands for what it points to, not for itself.
    if (parameter && !parameter->isPointer)
      std::erase_if(passed,
                    [&](int o) { return body.objects[size_t(o)].elementType == parameter->type; });
    if (passed.empty())
      continue;
    const bool known = instance && i < read.size() && (read[i] || written[i]);
    bool reads = known ? read[i] : true, writes = known ? written[i] : true;
    if (!known) {
      step.exact = false;
      // Passed on to code out of sight: what the parameter allows.
      if (parameter && parameter->isPointer && parameter->isConst)
        writes = false;
    }
    const std::vector<Value> places = i < event.args.size() && event.args[i]
                                          ? placesOf(body.arena, event.args[i])
                                          : std::vector<Value>{};
    for (int o : passed) {
      step.parameters[o].insert(int(i));
      if (reads) {
        step.reads.insert(o);
        step.readPlaces[o].insert(places.begin(), places.end());
      }
      if (writes) {
        step.writes.insert(o);
        step.writePlaces[o].insert(places.begin(), places.end());
      }
    }
  }
  steps.push_back(std::move(step));
}

bool HostFlow::isSmall(int buffer) const {
  if (buffer >= kGlobals) {
    for (auto &g : program.globals)
      if (g.name == globals[size_t(buffer - kGlobals)])
        return g.type.find('[') == std::string::npos;
    return false;
  }
  const Object &object = body.objects[size_t(buffer)];
  if (object.allocationEvent >= 0 && object.isAllocation) {
    Value size = body.host[size_t(object.allocationEvent)].size;
    return size && size->isConst() && size->value <= 64;
  }
  return false;
}

bool HostFlow::isManaged(int buffer) const {
  return buffer < kGlobals && body.objects[size_t(buffer)].isManaged;
}

std::vector<int> HostFlow::realLoops(int loop) const {
  std::vector<int> out;
  for (int l : loopsOf(body, loop))
    if (realLoop(body.loops[size_t(l)]))
      out.push_back(l);
  return out;
}

/// Whether `buffer` gets other contents on the way from one step to another, round a loop or
/// straight.
bool HostFlow::replaced(int buffer, int from, int to, int carriedBy) const {
  for (size_t k = 0; k < steps.size(); ++k) {
    const Step &s = steps[k];
    if ((s.kind != Step::Upload && s.kind != Step::Memset) || !s.writes.count(buffer))
      continue;
    const int order = s.event->order;
    const int first = steps[size_t(from)].event->order, last = steps[size_t(to)].event->order;
    if (carriedBy < 0) {
      if (order <= first || order >= last)
        continue;
      // Only when it runs wherever the reader does.
      const auto around = guardsOf(body, steps[size_t(to)].event->guard);
      const int guard = s.event->guard;
      if (guard < 0 || std::find(around.begin(), around.end(), guard) != around.end())
        return true;
    } else if (insideLoop(body, s.event->loop, carriedBy) && (order > first || order < last))
      return true;
  }
  return false;
}

namespace {
/// What an index of the host is at a turn of a loop, where that follows from constants: swapped
/// variables, `t % 2`, `cur ^= 1`. `phis` has the values at the start of the turn.
std::optional<int64_t> hostValue(Value v, const std::map<Value, int64_t> &phis, int depth = 0) {
  if (!v || depth > 40)
    return std::nullopt;
  if (v->isConst())
    return v->value;
  if (v->op == Op::Symbol) {
    auto known = phis.find(v);
    return known == phis.end() ? std::nullopt : std::optional<int64_t>(known->second);
  }
  std::vector<int64_t> a;
  for (Value arg : v->args) {
    auto one = hostValue(arg, phis, depth + 1);
    if (!one || std::abs(*one) > (int64_t(1) << 31))
      return std::nullopt;
    a.push_back(*one);
  }
  switch (v->op) {
  case Op::Sum: {
    int64_t sum = v->value;
    for (size_t i = 0; i < a.size(); ++i)
      sum += v->coefficients[i] * a[i];
    return sum;
  }
  case Op::Div:
    return a[1] ? std::optional<int64_t>(a[0] / a[1]) : std::nullopt;
  case Op::Mod:
    return a[1] ? std::optional<int64_t>(a[0] % a[1]) : std::nullopt;
  case Op::And:
    return a[0] & a[1];
  case Op::Or:
    return a[0] | a[1];
  case Op::Xor:
    return a[0] ^ a[1];
  case Op::BitNot:
    return ~a[0];
  case Op::Not:
    return !a[0];
  case Op::Eq:
    return a[0] == a[1];
  case Op::Ne:
    return a[0] != a[1];
  case Op::Lt:
    return a[0] < a[1];
  case Op::Le:
    return a[0] <= a[1];
  case Op::Select:
    return a[0] ? a[1] : a[2];
  default:
    return std::nullopt;
  }
}

/// Where a pointer stands in a table of pointers: the table's object and the offset in bytes.
bool tableEntry(Value place, int &table, std::vector<std::pair<Value, int64_t>> &terms,
                int64_t &constant) {
  if (!place || place->op != Op::Load)
    return false;
  Value address = place->args[0];
  table = -1;
  constant = 0;
  terms.clear();
  auto take = [&](Value v, int64_t factor) {
    if (v->is(SymbolKind::Object) && factor == 1 && table < 0)
      table = int(v->value);
    else
      terms.push_back({v, factor});
  };
  if (address->op == Op::Sum) {
    constant = address->value;
    for (size_t i = 0; i < address->args.size(); ++i)
      take(address->args[i], address->coefficients[i]);
  } else
    take(address, 1);
  return table >= 0;
}
} // namespace

/// A table's entry that one turn writes is one that the next turn reads, computed over some turns.
bool HostFlow::meetsNextTurn(Value written, Value read, int loop) const {
  int table[2];
  std::vector<std::pair<Value, int64_t>> terms[2];
  int64_t constant[2];
  if (!tableEntry(written, table[0], terms[0], constant[0]) ||
      !tableEntry(read, table[1], terms[1], constant[1]) || table[0] != table[1])
    return false;
  std::map<Value, int64_t> phis;
  for (int index : body.loops[size_t(loop)].phis) {
    Value node = nullptr;
    for (auto *side : {&terms[0], &terms[1]})
      for (auto &[term, factor] : *side)
        forEachNode(body.arena, term, [&](Value n) {
          if (n->is(SymbolKind::Phi) && n->value == index)
            node = n;
          return true;
        });
    if (node)
      if (auto start = hostValue(body.arena.phi(node).init, {}))
        phis[node] = *start;
  }
  std::optional<int64_t> last;
  for (int turn = 0; turn < 5; ++turn) {
    std::optional<int64_t> at[2];
    for (int side = 0; side < 2; ++side) {
      at[side] = constant[side];
      for (auto &[term, factor] : terms[side])
        if (auto one = hostValue(term, phis); one && at[side])
          at[side] = *at[side] + factor * *one;
        else
          at[side].reset();
    }
    if (last && at[1] && *last == *at[1])
      return true;
    last = at[0];
    std::map<Value, int64_t> next;
    for (auto &[phi, value] : phis)
      if (auto one = hostValue(body.arena.phi(phi).update, phis))
        next[phi] = *one;
    phis = std::move(next);
  }
  return false;
}

/// A kernel that works on each element for itself, from an offset on that moves with the loop:
/// `k(d, i * chunk)`.
bool HostFlow::pieceEachTurn(const Step &step, int buffer, int loop) const {
  const HostEvent &event = *step.event;
  auto positions = step.parameters.find(buffer);
  if (event.kernel < 0 || event.instance < 0 || positions == step.parameters.end())
    return false;
  const KernelInstance &instance =
      program.kernels[size_t(event.kernel)].instances[size_t(event.instance)];
  if (!instance.body || positions->second.size() != 1)
    return false;
  const Body &device = *instance.body;
  Value address = nullptr;
  for (auto &access : device.accesses) {
    if (access.object < 0 ||
        device.objects[size_t(access.object)].parameter != *positions->second.begin())
      continue;
    if (!access.address || (address && access.address != address))
      return false;
    address = access.address;
  }
  if (!address)
    return false;
  const auto &parameters = program.kernels[size_t(event.kernel)].parameters;
  for (size_t i = 0; i < event.args.size() && i < parameters.size(); ++i) {
    if (!event.args[i] || parameters[i].isPointer)
      continue;
    const bool moves = anyNode(body.arena, event.args[i], [&](Value n) {
      return n->is(SymbolKind::Phi) && body.arena.phi(n).step && body.arena.phi(n).loop == loop;
    });
    if (!moves || address->op != Op::Sum)
      continue;
    // Added to the index: what turns of other offsets reach does not overlap for that alone.
    for (Value part : address->args)
      if (part->is(SymbolKind::Parameter) && device.arena.name(part->value) == parameters[i].name)
        return true;
  }
  return false;
}

bool HostFlow::ownEachTurn(const Step &step, int buffer, int loop) const {
  bool any = false;
  for (auto *places : {&step.readPlaces, &step.writePlaces}) {
    auto known = places->find(buffer);
    if (known == places->end())
      continue;
    for (Value place : known->second) {
      int table;
      std::vector<std::pair<Value, int64_t>> terms;
      int64_t constant;
      if (!tableEntry(place, table, terms, constant))
        return false;
      const bool moves = std::any_of(terms.begin(), terms.end(), [&](auto &term) {
        return term.first->is(SymbolKind::Phi) && body.arena.phi(term.first).step &&
               body.arena.phi(term.first).loop == loop;
      });
      if (!moves)
        return false;
      any = true;
    }
  }
  return any;
}

/// Whether a turn of the loop may read where an earlier one wrote: not when each turn has a piece
/// of its own.
bool HostFlow::revisits(const Step &step, int buffer, int loop) const {
  auto read = step.readPlaces.find(buffer), written = step.writePlaces.find(buffer);
  if (read == step.readPlaces.end() || written == step.writePlaces.end())
    return true;
  if (pieceEachTurn(step, buffer, loop))
    return false;
  for (auto *place : written->second) {
    for (auto *other : read->second)
      if (meetsNextTurn(place, other, loop))
        return true;
    if (!read->second.count(place))
      continue;
    const bool moves = anyNode(body.arena, place, [&](Value n) {
      return n->is(SymbolKind::Phi) && body.arena.phi(n).step &&
             insideLoop(body, body.arena.phi(n).loop, loop);
    });
    if (!moves)
      return true;
  }
  return false;
}

/// The condition is decided before the loop: no variable of the loop, nothing loaded or asked in
/// it.
bool HostFlow::sameInAllTurns(Value condition, int loop) const {
  auto inLoop = [&](const auto &sites, auto valueOf, Value n) {
    return std::any_of(sites.begin(), sites.end(), [&](auto &site) {
      return valueOf(site) == n && insideLoop(body, site.loop, loop);
    });
  };
  return condition && !anyNode(body.arena, condition, [&](Value n) {
           if (n->is(SymbolKind::Phi))
             return insideLoop(body, body.arena.phi(n).loop, loop);
           if (n->op == Op::Load)
             return inLoop(body.accesses, [](const Access &a) { return a.value; }, n);
           if (n->op == Op::Call)
             return inLoop(body.calls, [](const Call &c) { return c.result; }, n);
           return n->is(SymbolKind::Unknown) || n->op == Op::Exit;
         });
}

/// The two sites are alternatives in every turn: one choice that the loop does not change.
bool HostFlow::excludedRound(int guardA, int guardB, int loop) const {
  for (int a : guardsOf(body, guardA))
    for (int b : guardsOf(body, guardB)) {
      Value x = body.guards[size_t(a)].condition, y = body.guards[size_t(b)].condition;
      if (exclude(x, y) && sameInAllTurns(x, loop) && sameInAllTurns(y, loop))
        return true;
    }
  return false;
}

void HostFlow::findDependences() {
  std::vector<Dependence> all;
  auto usable = [](const Step &s) {
    return (s.computes() && !s.generates) || s.kind == Step::DeviceCopy;
  };
  for (size_t i = 0; i < steps.size(); ++i)
    for (size_t j = 0; j < steps.size(); ++j) {
      const Step &from = steps[i], &to = steps[j];
      if (!usable(from) || !usable(to))
        continue;
      if (i != j && samePlace(from.event->where, to.event->where) && from.kind == Step::Launch &&
          to.kind == Step::Launch)
        continue;
      int common = -1;
      for (int l : realLoops(from.event->loop))
        if (common < 0 && insideLoop(body, to.event->loop, l))
          common = l;
      for (int b : from.writes) {
        if (!to.reads.count(b))
          continue;
        // Of a library call only the direction is unknown: it needs a partner on either side.
        if (i < j && compatible(body, from.event->guard, to.event->guard) &&
            !replaced(b, int(i), int(j), -1))
          all.push_back({int(i), int(j), b, -1});
        else if (i >= j && common >= 0 &&
                 !excludedRound(from.event->guard, to.event->guard, common) &&
                 !replaced(b, int(i), int(j), common) && (i != j || revisits(from, b, common)))
          all.push_back({int(i), int(j), b, common});
      }
    }
  // Copies on the device hand the data on.
  for (size_t d = 0; d < all.size() && all.size() < 4096; ++d) {
    if (steps[size_t(all[d].to)].kind != Step::DeviceCopy)
      continue;
    for (size_t e = 0; e < all.size() && all.size() < 4096; ++e)
      if (all[e].from == all[d].to) {
        const Dependence joined{all[d].from, all[e].to, all[d].buffer,
                                std::max(all[d].carriedBy, all[e].carriedBy)};
        const bool known = std::any_of(all.begin(), all.end(), [&](const Dependence &x) {
          return x.from == joined.from && x.to == joined.to && x.buffer == joined.buffer;
        });
        if (!known)
          all.push_back(joined);
      }
  }
  for (auto &d : all)
    if (steps[size_t(d.from)].computes() && steps[size_t(d.to)].computes())
      dependences.push_back(d);
}

std::set<int> HostFlow::roundTrips() const {
  // Host memory that holds results: downloaded into, or written by the host from such memory.
  std::set<int> back;
  for (size_t i = 0; i < steps.size(); ++i) {
    const Step &down = steps[i];
    if (down.kind != Step::Download)
      continue;
    Value size = down.event->size;
    if (size && size->isConst() && size->value <= 64)
      continue;
    bool computed = false, small = true;
    for (int b : down.reads) {
      small = small && isSmall(b);
      for (auto &s : steps)
        computed = computed ||
                   (s.computes() && s.writes.count(b) &&
                    (s.event->order < down.event->order || !realLoops(down.event->loop).empty()));
    }
    if (!computed || small)
      continue;
    std::set<int> host(down.writes.begin(), down.writes.end());
    for (bool grown = true; grown;) {
      grown = false;
      for (auto &a : body.accesses) {
        if (a.kind != AccessKind::Store || a.object < 0 || !a.value || host.count(a.object))
          continue;
        for (int o : loadedObjects(body.arena, a.value))
          if (host.count(o)) {
            grown = host.insert(a.object).second || grown;
            break;
          }
      }
    }
    for (auto &up : steps) {
      if (up.kind != Step::Upload)
        continue;
      const bool later = up.event->order > down.event->order &&
                         compatible(body, up.event->guard, down.event->guard);
      bool shared = false;
      for (int l : realLoops(up.event->loop))
        shared = shared || insideLoop(body, down.event->loop, l);
      if (!later && !shared)
        continue;
      const bool results =
          std::any_of(up.reads.begin(), up.reads.end(), [&](int o) { return host.count(o) > 0; });
      if (!results)
        continue;
      for (int b : up.writes)
        for (auto &s : steps)
          if (s.computes() && s.reads.count(b) && (s.event->order > up.event->order || shared))
            back.insert(b);
    }
  }
  return back;
}

bool HostFlow::repeatsOnly(int loop) const {
  for (auto &d : dependences)
    if (d.carriedBy == loop)
      return false;
  // A loop inside that iterates is one run of the algorithm; only this loop's own variables count.
  for (auto &s : steps) {
    if (!insideLoop(body, s.event->loop, loop))
      continue;
    auto own = [&](Value v) {
      return v && anyNode(body.arena, v, [&](Value n) {
               return n->is(SymbolKind::Phi) && body.arena.phi(n).loop == loop;
             });
    };
    // Another shape of the grid alone is another way to compute the same.
    for (auto *v : s.event->args)
      if (own(v))
        return false;
  }
  // The turn count hangs on what the device found: an iteration.
  const Loop &l = body.loops[size_t(loop)];
  if (!l.phi || l.boundClass == BoundClass::DataDependent || l.hasBreak)
    return false;
  // Another item comes in or goes out each turn.
  for (auto &s : steps)
    if (insideLoop(body, s.event->loop, loop) && s.kind == Step::Upload) {
      for (auto &a : body.accesses)
        if (a.kind == AccessKind::Store && a.object >= 0 && s.reads.count(a.object) &&
            insideLoop(body, a.loop, loop))
          return false;
      // What came back goes up again.
      for (auto &down : steps)
        if (down.kind == Step::Download && insideLoop(body, down.event->loop, loop))
          for (int o : down.writes)
            if (s.reads.count(o))
              return false;
    }
  return true;
}

std::string HostFlow::persistentName(int buffer) const {
  if (buffer >= kGlobals)
    return "device " + globals[size_t(buffer - kGlobals)];
  const Object &o = body.objects[size_t(buffer)];
  if (!o.owner.empty())
    return o.owner + "+" + std::to_string(o.ownerOffset);
  if (o.isStatic)
    return "static " + o.name;
  return "";
}

} // namespace accelscope::model
