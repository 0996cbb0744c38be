// The host's side: launches, and the calls of the CUDA runtime and driver that move data and order work.
#include "matchers/model/Walker.h"

#include <algorithm>
#include <functional>

using namespace clang;

namespace accelscope::model {

namespace {

/// How a call of the CUDA API is read. Argument positions; -1 none.
struct Api {
  HostKind kind;
  int out = -1;         ///< pointer to the pointer that is set
  int destination = -1; ///< Copy, Memset, Free
  int source = -1;
  int size = -1, size2 = -1, size3 = -1; ///< multiplied
  int direction = -1;   ///< cudaMemcpyKind
  int stream = -1;
  CopyDirection fixed = CopyDirection::Unknown;
  bool async = false, pinned = false, managed = false;
};

const std::map<std::string, Api> &apis() {
  using K = HostKind;
  using D = CopyDirection;
  static const std::map<std::string, Api> table = {
      {"cudaMalloc", {.kind = K::Alloc, .out = 0, .size = 1}},
      {"cudaMallocManaged", {.kind = K::Alloc, .out = 0, .size = 1, .managed = true}},
      {"cudaMallocHost", {.kind = K::Alloc, .out = 0, .size = 1, .pinned = true}},
      {"cudaHostAlloc", {.kind = K::Alloc, .out = 0, .size = 1, .pinned = true}},
      {"cudaMallocAsync", {.kind = K::Alloc, .out = 0, .size = 1, .stream = 2, .async = true}},
      {"cudaMallocFromPoolAsync", {.kind = K::Alloc, .out = 0, .size = 1, .stream = 3, .async = true}},
      {"cudaMallocPitch", {.kind = K::Alloc, .out = 0, .size = 2, .size2 = 3}},
      {"cudaMalloc3D", {.kind = K::Alloc, .out = 0}},
      {"cudaMallocArray", {.kind = K::Alloc, .out = 0, .size = 2, .size2 = 3}},
      {"cudaMalloc3DArray", {.kind = K::Alloc, .out = 0}},
      {"cuMemAlloc", {.kind = K::Alloc, .out = 0, .size = 1}},
      {"cuMemAllocAsync", {.kind = K::Alloc, .out = 0, .size = 1, .stream = 2, .async = true}},
      {"cuMemAllocFromPoolAsync", {.kind = K::Alloc, .out = 0, .size = 1, .stream = 3, .async = true}},
      {"cuMemFreeAsync", {.kind = K::Free, .destination = 0, .stream = 1, .async = true}},
      {"cuMemAllocHost", {.kind = K::Alloc, .out = 0, .size = 1, .pinned = true}},
      {"cuMemAllocManaged", {.kind = K::Alloc, .out = 0, .size = 1, .managed = true}},
      {"cudaFree", {.kind = K::Free, .destination = 0}},
      {"cudaFreeHost", {.kind = K::Free, .destination = 0, .pinned = true}},
      {"cudaFreeAsync", {.kind = K::Free, .destination = 0, .stream = 1, .async = true}},
      {"cudaFreeArray", {.kind = K::Free, .destination = 0}},
      {"cuMemFree", {.kind = K::Free, .destination = 0}},
      {"cudaMemcpy", {.kind = K::Copy, .destination = 0, .source = 1, .size = 2, .direction = 3}},
      {"cudaMemcpyAsync", {.kind = K::Copy, .destination = 0, .source = 1, .size = 2, .direction = 3, .stream = 4, .async = true}},
      {"cudaMemcpy2D", {.kind = K::Copy, .destination = 0, .source = 2, .size = 4, .size2 = 5, .direction = 6}},
      {"cudaMemcpy2DAsync",
       {.kind = K::Copy, .destination = 0, .source = 2, .size = 4, .size2 = 5, .direction = 6, .stream = 7, .async = true}},
      {"cudaMemcpyToSymbol", {.kind = K::Copy, .destination = 0, .source = 1, .size = 2, .fixed = D::HostToDevice}},
      {"cudaMemcpyToSymbolAsync",
       {.kind = K::Copy, .destination = 0, .source = 1, .size = 2, .stream = 5, .fixed = D::HostToDevice, .async = true}},
      {"cudaMemcpyFromSymbol", {.kind = K::Copy, .destination = 0, .source = 1, .size = 2, .fixed = D::DeviceToHost}},
      {"cudaMemcpyFromSymbolAsync",
       {.kind = K::Copy, .destination = 0, .source = 1, .size = 2, .stream = 5, .fixed = D::DeviceToHost, .async = true}},
      {"cudaMemcpyToArray", {.kind = K::Copy, .destination = 0, .source = 3, .size = 4, .direction = 5}},
      {"cudaMemcpy2DToArray", {.kind = K::Copy, .destination = 0, .source = 3, .size = 5, .size2 = 6, .direction = 7}},
      {"cudaMemcpyPeer", {.kind = K::Copy, .destination = 0, .source = 2, .size = 4, .fixed = D::DeviceToDevice}},
      {"cudaMemcpyPeerAsync",
       {.kind = K::Copy, .destination = 0, .source = 2, .size = 4, .stream = 5, .fixed = D::DeviceToDevice, .async = true}},
      {"cudaMemcpy3D", {.kind = K::Copy}},
      {"cudaMemcpy3DAsync", {.kind = K::Copy, .stream = 1, .async = true}},
      {"cuMemcpyHtoD", {.kind = K::Copy, .destination = 0, .source = 1, .size = 2, .fixed = D::HostToDevice}},
      {"cuMemcpyDtoH", {.kind = K::Copy, .destination = 0, .source = 1, .size = 2, .fixed = D::DeviceToHost}},
      {"cuMemcpyDtoD", {.kind = K::Copy, .destination = 0, .source = 1, .size = 2, .fixed = D::DeviceToDevice}},
      {"cuMemcpyHtoDAsync",
       {.kind = K::Copy, .destination = 0, .source = 1, .size = 2, .stream = 3, .fixed = D::HostToDevice, .async = true}},
      {"cuMemcpyDtoHAsync",
       {.kind = K::Copy, .destination = 0, .source = 1, .size = 2, .stream = 3, .fixed = D::DeviceToHost, .async = true}},
      {"cudaMemPrefetchAsync", {.kind = K::Other, .destination = 0, .size = 1, .stream = 3, .async = true}},
      {"cudaMemset", {.kind = K::Memset, .destination = 0, .size = 2}},
      {"cudaMemsetAsync", {.kind = K::Memset, .destination = 0, .size = 2, .stream = 3, .async = true}},
      {"cudaMemset2D", {.kind = K::Memset, .destination = 0, .size = 3, .size2 = 4}},
      {"cudaMemset2DAsync", {.kind = K::Memset, .destination = 0, .size = 3, .size2 = 4, .stream = 5, .async = true}},
      {"cudaDeviceSynchronize", {.kind = K::Sync}},
      {"cudaThreadSynchronize", {.kind = K::Sync}},
      {"cudaStreamSynchronize", {.kind = K::Sync, .stream = 0}},
      {"cudaEventSynchronize", {.kind = K::Sync}},
      {"cuCtxSynchronize", {.kind = K::Sync}},
      {"cuStreamSynchronize", {.kind = K::Sync, .stream = 0}},
      {"cudaStreamCreate", {.kind = K::StreamCreate, .out = 0}},
      {"cudaStreamCreateWithFlags", {.kind = K::StreamCreate, .out = 0}},
      {"cudaStreamCreateWithPriority", {.kind = K::StreamCreate, .out = 0}},
      {"cuStreamCreate", {.kind = K::StreamCreate, .out = 0}},
      {"cudaStreamWaitEvent", {.kind = K::StreamWait, .stream = 0}},
      {"cudaEventRecord", {.kind = K::EventRecord, .stream = 1}},
      {"cudaEventRecordWithFlags", {.kind = K::EventRecord, .stream = 1}},
      {"cudaEventCreate", {.kind = K::Other, .out = 0}},
      {"cudaEventCreateWithFlags", {.kind = K::Other, .out = 0}},
      {"cudaHostRegister", {.kind = K::HostRegister, .destination = 0, .size = 1, .pinned = true}},
      {"cudaGetSymbolAddress", {.kind = K::Symbol, .out = 0, .source = 1}},
      {"cudaHostGetDevicePointer", {.kind = K::Other, .out = 0, .source = 1}},
  };
  return table;
}

bool isGraphCall(const std::string &name) {
  return name.rfind("cudaGraph", 0) == 0 || name.rfind("cuGraph", 0) == 0 ||
         name == "cuStreamBeginCapture" || name == "cuStreamEndCapture" || name == "cudaStreamBeginCapture" || name == "cudaStreamEndCapture" ||
         name == "cudaStreamBeginCaptureToGraph";
}
bool isQuery(const std::string &name) {
  return name.rfind("cudaOccupancy", 0) == 0 || name.rfind("cudaGetDevice", 0) == 0 ||
         name.rfind("cudaDeviceGet", 0) == 0 || name.rfind("cudaFunc", 0) == 0 || name == "cudaMemGetInfo" ||
         name.rfind("cuOccupancy", 0) == 0 || name.rfind("cuDeviceGet", 0) == 0;
}

std::string unversioned(std::string name) {
  const auto v = name.rfind("_v2");
  if (v != std::string::npos && v + 3 == name.size())
    name.resize(v);
  const auto ptsz = name.find("_pt");
  if (ptsz != std::string::npos && name.compare(0, 2, "cu") == 0)
    name.resize(ptsz);
  return name;
}

} // namespace

HostEvent Walker::hostEvent(HostKind kind, const std::string &api, const Expr *e) {
  HostEvent event = at<HostEvent>(e->getSourceRange());
  event.kind = kind;
  event.api = api;
  event.statusUsed = e != ignoredCall;
  return event;
}

void Walker::addHost(HostEvent event) {
  event.objects.resize(event.args.size());
  for (size_t i = 0; i < event.args.size(); ++i)
    if (event.objects[i].empty() && event.args[i])
      event.objects[i] = pointees(event.args[i]);
  body.host.push_back(std::move(event));
}

void Walker::hold(int table, Value address, Value pointer) {
  Object &holder = body.objects[size_t(table)];
  int64_t at = -1;
  // Which member of an element: what is left of the offset when whole elements are taken away.
  if (Value offset = offsetOf(arena, address); offset && holder.elementSize > 0) {
    Value rest = arena.mod(offset, arena.constant(holder.elementSize));
    if (rest->isConst())
      at = rest->value;
  }
  for (int target : objectsOf(arena, pointer)) {
    if (target == table)
      continue;
    bool known = false;
    for (size_t i = 0; i < holder.holds.size(); ++i)
      known = known || (holder.holds[i] == target && holder.holdsAt[i] == at);
    if (!known) {
      holder.holds.push_back(target);
      holder.holdsAt.push_back(at);
    }
  }
}

/// Objects a pointer may lead to, through tables of pointers too.
std::vector<int> Walker::pointees(Value pointer) {
  std::set<int> out;
  std::set<Value> seen;
  std::function<void(Value)> collect = [&](Value v) {
    if (!v || !seen.insert(v).second)
      return;
    if (v->is(SymbolKind::Object)) {
      out.insert(int(v->value));
      return;
    }
    if (v->is(SymbolKind::Phi)) {
      collect(arena.phi(v).init);
      collect(arena.phi(v).update);
      return;
    }
    switch (v->op) {
    case Op::Sum:
      for (size_t i = 0; i < v->args.size(); ++i)
        if (v->coefficients[i] == 1)
          collect(v->args[i]);
      return;
    case Op::Select:
      collect(v->args[1]);
      collect(v->args[2]);
      return;
    case Op::Exit:
      collect(v->args[0]);
      return;
    case Op::Load: {
      Value address = v->args[0];
      for (int table : pointees(address)) {
        const Object &holder = body.objects[size_t(table)];
        int64_t at = -1;
        if (Value offset = offsetOf(arena, address); offset && holder.elementSize > 0)
          if (Value rest = arena.mod(offset, arena.constant(holder.elementSize)); rest->isConst())
            at = rest->value;
        for (size_t i = 0; i < holder.holds.size(); ++i)
          if (at < 0 || i >= holder.holdsAt.size() || holder.holdsAt[i] < 0 || holder.holdsAt[i] == at)
            out.insert(holder.holds[i]);
      }
      if (out.empty())
        if (auto known = loadedPointers.find(v); known != loadedPointers.end())
          out.insert(known->second);
      return;
    }
    default:
      for (int o : objectsOf(arena, v))
        out.insert(o);
    }
  };
  collect(pointer);
  return {out.begin(), out.end()};
}

void Walker::ownedBy(Object &o, const Place &p) {
  if (p.kind == Place::Variable && p.offset >= 0 && !frames.empty() && p.base == frames.front().self.base &&
      frames.front().self.kind == Place::Variable) {
    o.owner = shared.typeName(frames.front().self.type);
    o.ownerOffset = p.offset;
  } else if (p.kind == Place::Memory && p.field >= 0 && p.object >= 0 && body.objects[size_t(p.object)].isRecord) {
    o.owner = body.objects[size_t(p.object)].elementType;
    o.ownerOffset = p.field;
  }
}

std::string Walker::placeName(const Place &p) {
  if (p.kind == Place::Variable) {
    if (auto *decl = declOf(p.base)) {
      std::string name = decl->getNameAsString();
      if (p.offset >= 0)
        if (auto *record = p.whole.isNull() ? nullptr : p.whole->getAsCXXRecordDecl();
            record && record->hasDefinition() && !record->isDependentContext() && !record->isInvalidDecl())
          for (auto *field : record->fields())
            if (int64_t(context.getFieldOffset(field)) / 8 == p.offset)
              name += "." + field->getNameAsString();
      return name;
    }
    if (auto *record = p.whole.isNull() ? nullptr : p.whole->getAsCXXRecordDecl();
        record && p.offset >= 0 && record->hasDefinition() && !record->isDependentContext() && !record->isInvalidDecl())
      for (auto *field : record->fields())
        if (int64_t(context.getFieldOffset(field)) / 8 == p.offset)
          return field->getNameAsString();
  }
  if (p.kind == Place::Memory && p.object >= 0)
    return body.objects[size_t(p.object)].name + "[]";
  return "buffer";
}

Walker::Place Walker::outPlace(const Expr *e) {
  const Expr *plain = e->IgnoreParenCasts();
  if (auto *address = dyn_cast<UnaryOperator>(plain); address && address->getOpcode() == UO_AddrOf)
    return place(address->getSubExpr());
  if (auto *call = dyn_cast<CallExpr>(plain); call && call->isCallToStdMove() == false && call->getNumArgs() == 1)
    if (auto *callee = call->getDirectCallee(); callee && callee->getNameAsString() == "addressof")
      return place(call->getArg(0));
  // By reference: the templated forms of the API take T**, helpers may take T*&.
  if (plain->isGLValue() && typeOf(plain)->isPointerType() && !typeOf(plain)->getPointeeType()->isPointerType())
    return place(plain);
  QualType type = plain->getType();
  Value v = eval(plain);
  QualType pointee = type->isPointerType() ? type->getPointeeType() : type->isArrayType() ? context.getAsArrayType(type)->getElementType() : context.VoidPtrTy;
  return memoryPlace(v, pointee);
}

Value Walker::apiArgument(const Expr *e) {
  const Expr *plain = e->IgnoreParens();
  if (plain->isGLValue() && !isa<MaterializeTemporaryExpr>(plain)) {
    Place p = place(plain);
    if (p.kind == Place::None)
      return eval(e);
    return addressOf(p);
  }
  if (typeOf(e)->isRecordType())
    return addressOf(place(e));
  return eval(e);
}

std::vector<int> Walker::objectsBehind(const Expr *e, Value v) {
  std::set<int> all;
  auto add = [&](Value x) {
    for (int o : pointees(x))
      all.insert(o);
  };
  if (v)
    add(v);
  // A record passed by value brings what its members point to.
  if (e && e->getType().getNonReferenceType()->isRecordType()) {
    Place p = place(e);
    if (p.kind == Place::Variable)
      for (auto k = state.env.lower_bound({p.base, -1}); k != state.env.end() && k->first.base == p.base; ++k)
        add(k->second);
    auto object = variableObjects.find(p.base);
    if (object != variableObjects.end())
      all.insert(object->second);
  }
  // A table of pointers brings what they point to.
  std::vector<int> work(all.begin(), all.end());
  while (!work.empty()) {
    const int o = work.back();
    work.pop_back();
    for (int held : body.objects[size_t(o)].holds)
      if (all.insert(held).second)
        work.push_back(held);
  }
  return {all.begin(), all.end()};
}

/// Clang resolves no template kernel that device code launches, and leaves its name and arguments behind.
void Walker::templateLaunch(const RecoveryExpr *e) {
  const auto parts = e->subExpressions();
  auto *name = parts.empty() ? nullptr : dyn_cast<UnresolvedLookupExpr>(parts.front()->IgnoreParens());
  if (!name)
    return;
  for (auto *decl : name->decls()) {
    auto *form = dyn_cast<FunctionTemplateDecl>(decl->getUnderlyingDecl());
    if (!form || !isKernelDecl(form->getTemplatedDecl()))
      continue;
    std::vector<Value> values;
    for (auto *argument : parts.drop_front())
      values.push_back(eval(argument));
    const FunctionDecl *kernel = form->getTemplatedDecl();
    const Value function = arena.named(SymbolKind::Function, qualifiedName(kernel));
    functionValues[function] = kernel;
    launchOf(function, e, hostEvent(HostKind::Launch, qualifiedName(kernel), e), values);
    return;
  }
}

/// The record that an argument names or points to.
Walker::Place Walker::recordBehind(const Expr *e) {
  const Expr *plain = e->IgnoreParenCasts();
  if (auto *address = dyn_cast<UnaryOperator>(plain); address && address->getOpcode() == UO_AddrOf)
    return place(address->getSubExpr());
  if (plain->isGLValue() && typeOf(plain)->isRecordType())
    return place(plain);
  const auto objects = objectsOf(arena, eval(e));
  if (objects.size() == 1)
    if (auto p = objectPlaces.find(objects[0]); p != objectPlaces.end())
      return p->second;
  return {};
}

Walker::Place Walker::memberPlace(const Place &record, const char *field) {
  const auto *type = record.kind == Place::None || record.type.isNull() ? nullptr : record.type->getAsRecordDecl();
  if (!type || !type->getDefinition() || type->isDependentContext() || type->isInvalidDecl())
    return {};
  for (auto *member : type->getDefinition()->fields()) {
    if (member->getNameAsString() == field)
      return fieldPlace(record, member);
    if (member->isAnonymousStructOrUnion())
      if (Place inner = memberPlace(fieldPlace(record, member), field); inner.kind != Place::None)
        return inner;
  }
  return {};
}

Value Walker::memberOf(const Place &record, const char *field, const Expr *at) {
  const Place p = memberPlace(record, field);
  return p.kind == Place::None ? nullptr : read(p, at);
}

void Walker::memberDimensions(const Place &record, const char *field, Value out[3], const Expr *at) {
  static const char *const axes[] = {"x", "y", "z"};
  const Place shape = memberPlace(record, field);
  for (int axis = 0; axis < 3; ++axis)
    out[axis] = memberOf(shape, axes[axis], at);
}

/// Whether one of the attributes of a launch's configuration is a cluster dimension.
bool Walker::hasClusterAttribute(const Place &config, const Expr *at) {
  constexpr int64_t kClusterDimension = 4; // cudaLaunchAttributeClusterDimension
  Value list = memberOf(config, "attrs", at);
  if (!list)
    return false;
  for (int o : objectsOf(arena, list)) {
    const void *base = nullptr;
    int64_t size = body.objects[size_t(o)].elementSize;
    if (auto array = objectVariables.find(o); array != objectVariables.end())
      base = array->second->getCanonicalDecl();
    else if (auto p = objectPlaces.find(o); p != objectPlaces.end() && p->second.kind == Place::Variable)
      base = p->second.base;
    if (!base || size <= 0)
      continue;
    for (auto k = state.env.lower_bound({base, 0}); k != state.env.end() && k->first.base == base; ++k)
      if (k->first.offset % size == 0 && k->second->isConst(kClusterDimension))
        return true;
  }
  return false;
}

/// The arguments of a launch that are handed over as an array of their addresses, in order where the array is
/// tracked.
void Walker::argumentsInTable(Value table, const Expr *at, std::vector<Value> &values,
                              std::vector<std::vector<int>> &objects) {
  auto addArgument = [&](int held) {
    auto p = objectPlaces.find(held);
    Value v = p != objectPlaces.end() && !p->second.type->isRecordType()
                  ? read(p->second, at)
                  : arena.symbol(SymbolKind::Object, held);
    std::set<int> all;
    for (int o : pointees(v))
      all.insert(o);
    if (p != objectPlaces.end())
      for (auto k = state.env.lower_bound({p->second.base, -1});
           k != state.env.end() && k->first.base == p->second.base; ++k)
        for (int o : pointees(k->second))
          all.insert(o);
    values.push_back(v);
    objects.emplace_back(all.begin(), all.end());
  };
  for (int o : objectsOf(arena, table)) {
    auto decl = objectVariables.find(o);
    std::vector<int> inOrder;
    if (decl != objectVariables.end())
      for (auto k = state.env.lower_bound({decl->second->getCanonicalDecl(), 0});
           k != state.env.end() && k->first.base == decl->second->getCanonicalDecl(); ++k)
        for (int held : objectsOf(arena, k->second))
          inOrder.push_back(held);
    for (int held : inOrder.empty() ? body.objects[size_t(o)].holds : inOrder)
      addArgument(held);
  }
}

void Walker::dimensions(const Expr *e, Value out[3]) {
  const Value one = arena.constant(1);
  Place p{Place::Variable, e, -1, nullptr, -1, e->getType(), e->getType(), -1, {}};
  setVariable(p, one);
  initialise(p, e);
  auto whole = state.env.find({p.base, -1});
  const bool scalar = whole != state.env.end() &&
                      !(whole->second->op == Op::Call && arena.name(whole->second->value).rfind("make_", 0) == 0) &&
                      whole->second->op != Op::Select && whole->second->op != Op::Load &&
                      (typeOf(e)->isDependentType() || !typeOf(e)->isRecordType() ||
                       whole->second->isConst() || whole->second->op == Op::Sum || whole->second->op == Op::Div);
  for (int axis = 0; axis < 3; ++axis) {
    auto part = state.env.find({p.base, axis * 4});
    if (part != state.env.end())
      out[axis] = part->second;
    else if (scalar)
      out[axis] = axis == 0 ? whole->second : one;
    else if (whole != state.env.end())
      out[axis] = fieldOf(whole->second, axis * 4, e->getType(), context.UnsignedIntTy);
    else
      out[axis] = one;
  }
}

namespace {
/// Kernels named by an expression, and by what the variables in it are initialised with.
void kernelsNamedIn(const Stmt *s, std::vector<const FunctionDecl *> &out, std::set<const Decl *> &visited) {
  if (!s)
    return;
  if (auto *ref = dyn_cast<DeclRefExpr>(s)) {
    if (!visited.insert(ref->getDecl()->getCanonicalDecl()).second)
      return;
    if (auto *function = dyn_cast<FunctionDecl>(ref->getDecl()); function && isKernelDecl(function))
      out.push_back(function);
    else if (auto *variable = dyn_cast<VarDecl>(ref->getDecl()))
      kernelsNamedIn(variable->getAnyInitializer(), out, visited);
  }
  for (auto *child : s->children())
    kernelsNamedIn(child, out, visited);
}
} // namespace

void Walker::launchOf(Value function, const Expr *siteExpr, HostEvent event, const std::vector<Value> &args) {
  std::vector<const FunctionDecl *> targets;
  forEachNode(arena, function, [&](Value v) {
    if (v->is(SymbolKind::Function)) {
      auto it = functionValues.find(v);
      if (it != functionValues.end())
        targets.push_back(it->second);
    }
    return true;
  });
  event.args = args;
  if (targets.empty()) {
    // Through a table or a variable: the kernels that it is filled with.
    std::set<const Decl *> visited;
    if (auto *launch = dyn_cast<CUDAKernelCallExpr>(siteExpr))
      kernelsNamedIn(launch->getCallee(), targets, visited);
    else if (auto *call = dyn_cast<CallExpr>(siteExpr); call && call->getNumArgs() > 0)
      kernelsNamedIn(call->getArg(0), targets, visited);
    for (auto *target : targets)
      if (const int kernel = shared.kernelIndex(target); kernel >= 0)
        shared.program.kernels[size_t(kernel)].addressTaken = true;
  }
  if (targets.empty()) {
    event.api = print(arena, function);
    // A kernel chosen outside what is visible here.
    addHost(std::move(event));
    return;
  }
  for (auto *target : targets) {
    HostEvent one = event;
    one.kernel = shared.kernelIndex(target);
    one.instance = shared.instanceIndex(target);
    one.api = qualifiedName(target);
    one.fromDevice = device;
    if (one.kernel >= 0) {
      Kernel &kernel = shared.program.kernels[size_t(one.kernel)];
      kernel.launched = true;
      Launch launch;
      launch.where = shared.range(siteExpr);
      launch.kernel = one.kernel;
      launch.instance = one.instance;
      launch.function = frames.empty() ? "" : body.frames[size_t(frames.back().index)].function;
      launch.fromDevice = device;
      int index = -1;
      for (size_t i = 0; i < shared.program.launches.size(); ++i) {
        const Launch &other = shared.program.launches[i];
        if (other.kernel == launch.kernel && other.instance == launch.instance && other.where.file == launch.where.file &&
            other.where.line == launch.where.line && other.where.column == launch.where.column)
          index = int(i);
      }
      if (index < 0) {
        shared.program.launches.push_back(launch);
        index = int(shared.program.launches.size()) - 1;
      }
      if (one.instance >= 0) {
        auto &instance = kernel.instances[size_t(one.instance)];
        if (std::find(instance.launches.begin(), instance.launches.end(), index) == instance.launches.end())
          instance.launches.push_back(index);
        for (int axis = 0; axis < 3; ++axis) {
          // A shape that two launches disagree on is unknown: -1 until buildProgram turns it into 0.
          auto merge = [&](int64_t &known, Value v) {
            const int64_t now = v && v->isConst() && v->value > 0 ? v->value : -1;
            known = known == 0 ? now : known == now ? now : -1;
          };
          merge(instance.blockShape[axis], one.block[axis]);
          merge(instance.gridShape[axis], one.grid[axis]);
        }
      }
    }
    addHost(std::move(one));
  }
}

Value Walker::kernelLaunch(const CUDAKernelCallExpr *e) {
  HostEvent event = hostEvent(HostKind::Launch, "", e);
  if (auto *config = e->getConfig()) {
    if (config->getNumArgs() > 0)
      dimensions(config->getArg(0), event.grid);
    if (config->getNumArgs() > 1)
      dimensions(config->getArg(1), event.block);
    if (config->getNumArgs() > 2)
      event.sharedBytes = eval(config->getArg(2));
    if (config->getNumArgs() > 3)
      event.stream = eval(config->getArg(3));
  }
  Value function;
  if (auto *callee = e->getDirectCallee()) {
    std::string label;
    llvm::raw_string_ostream stream(label);
    callee->getNameForDiagnostic(stream, context.getPrintingPolicy(), true);
    function = arena.named(SymbolKind::Function, label);
    functionValues[function] = callee;
  } else if (auto *overload = dyn_cast<OverloadExpr>(e->getCallee()->IgnoreParenImpCasts())) {
    // In a template that is never instantiated the kernel is known by name only.
    function = arena.named(SymbolKind::Function, overload->getName().getAsString());
    for (auto *candidate : overload->decls()) {
      const NamedDecl *d = candidate->getUnderlyingDecl();
      if (auto *t = dyn_cast<FunctionTemplateDecl>(d))
        d = t->getTemplatedDecl();
      if (auto *f = dyn_cast<FunctionDecl>(d); f && isKernelDecl(f)) {
        functionValues[function] = f;
        break;
      }
    }
  } else
    function = eval(e->getCallee());
  std::vector<Value> args;
  std::vector<std::vector<int>> objects;
  for (auto *argument : e->arguments()) {
    const bool record = typeOf(argument)->isRecordType();
    Value v = record ? addressOf(place(argument)) : eval(argument);
    // A pointer out of a table or record that nothing here has filled: memory of its own.
    if (!record && typeOf(argument)->isPointerType() && pointees(v).empty())
      objectFor(v, typeOf(argument)->getPointeeType());
    args.push_back(v);
    objects.push_back(objectsBehind(record ? argument : nullptr, v));
  }
  event.objects = objects;
  launchOf(function, e, std::move(event), args);
  return arena.constant(0);
}

Value Walker::allocate(const Place &target, const std::string &api, Value size, const Expr *e, bool async, bool pinned,
                       bool managed, Value stream) {
  Object o;
  o.name = placeName(target);
  o.space = pinned ? Space::Host : Space::Global;
  o.declared = shared.range(e);
  QualType pointee = !target.type.isNull() && target.type->isPointerType() ? target.type->getPointeeType() : QualType();
  if (!pointee.isNull()) {
    o.elementType = shared.typeName(pointee);
    o.elementSize = shared.sizeOf(pointee);
  }
  o.isAllocation = true;
  o.isPinned = pinned;
  o.isManaged = managed;
  if (auto *variable = dyn_cast_or_null<VarDecl>(target.kind == Place::Variable ? declOf(target.base) : nullptr))
    o.isStatic = variable->hasGlobalStorage();
  ownedBy(o, target);
  o.allocationEvent = int(body.host.size());
  body.objects.push_back(o);
  const int index = int(body.objects.size()) - 1;
  Value address = arena.symbol(SymbolKind::Object, index);
  HostEvent event = hostEvent(HostKind::Alloc, api, e);
  event.object = index;
  event.size = size;
  event.async = async;
  event.pinned = pinned;
  event.managed = managed;
  event.stream = stream;
  event.args = {address};
  addHost(std::move(event));
  // for (float **p : {&a, &b}) cudaMalloc(p, ...): each variable of the list gets the memory.
  if (target.kind == Place::Memory && target.address && target.address->op == Op::Load)
    for (int o : pointees(target.address))
      if (auto variable = objectPlaces.find(o); variable != objectPlaces.end())
        setVariable(variable->second, address);
  if (target.kind != Place::None)
    write(target, address, e);
  return address;
}

bool Walker::hostApi(const std::string &qualified, const CallExpr *e, const std::vector<const Expr *> &args, Value &result) {
  if (qualified.compare(0, 2, "cu") != 0)
    return false;
  const std::string name = unversioned(qualified);
  result = arena.constant(0); // cudaSuccess: error paths are not what a program does

  if (name == "cudaLaunchKernel" || name == "cudaLaunchCooperativeKernel" || name == "cudaLaunchKernelExC" ||
      name == "cudaLaunchKernelEx" || name == "cuLaunchKernel" || name == "cuLaunchCooperativeKernel") {
    HostEvent event = hostEvent(HostKind::Launch, name, e);
    event.cooperative = name.find("Cooperative") != std::string::npos;
    std::vector<Value> values;
    std::vector<std::vector<int>> objects;
    Value function = nullptr;
    const bool ex = name == "cudaLaunchKernelEx" || name == "cudaLaunchKernelExC";
    if (ex && args.size() >= 2) {
      apiArgument(args[0]);
      const Place config = recordBehind(args[0]);
      memberDimensions(config, "gridDim", event.grid, e);
      memberDimensions(config, "blockDim", event.block, e);
      event.sharedBytes = memberOf(config, "dynamicSmemBytes", e);
      event.stream = memberOf(config, "stream", e);
      event.clustered = hasClusterAttribute(config, e);
      function = eval(args[1]);
      for (size_t i = 2; i < args.size(); ++i) {
        Value v = apiArgument(args[i]);
        if (args[i]->isGLValue() && typeOf(args[i])->isPointerType())
          v = read(place(args[i]), args[i]);
        values.push_back(v);
        objects.push_back(objectsBehind(nullptr, v));
      }
    } else if (name.compare(0, 4, "cuda") == 0 && args.size() >= 4) {
      function = eval(args[0]);
      dimensions(args[1], event.grid);
      dimensions(args[2], event.block);
      argumentsInTable(eval(args[3]), args[3], values, objects);
      if (args.size() > 4)
        event.sharedBytes = eval(args[4]);
      if (args.size() > 5)
        event.stream = eval(args[5]);
    } else {
      for (size_t i = 0; i < args.size(); ++i) {
        Value v = apiArgument(args[i]);
        if (i == 0)
          function = v;
        else if (i <= 3)
          event.grid[i - 1] = v;
        else if (i <= 6)
          event.block[i - 4] = v;
      }
    }
    event.objects = objects;
    if (function)
      launchOf(function, e, std::move(event), values);
    return true;
  }

  // A kernel node: what a graph launches, described by a record.
  if ((name == "cudaGraphAddKernelNode" || name == "cuGraphAddKernelNode" || name == "cudaGraphAddNode") &&
      args.size() >= 5) {
    Place node = recordBehind(args.back());
    if (name == "cudaGraphAddNode")
      node = memberPlace(node, "kernel");
    if (Value function = memberOf(node, "func", e)) {
      HostEvent event = hostEvent(HostKind::Launch, name, e);
      memberDimensions(node, "gridDim", event.grid, e);
      memberDimensions(node, "blockDim", event.block, e);
      event.sharedBytes = memberOf(node, "sharedMemBytes", e);
      std::vector<Value> values;
      if (Value table = memberOf(node, "kernelParams", e))
        argumentsInTable(table, e, values, event.objects);
      const bool kernel = anyNode(arena, function, [&](Value v) { return functionValues.count(v) > 0; });
      if (kernel)
        launchOf(function, e, std::move(event), values);
    }
  }

  auto known = apis().find(name);
  if (known == apis().end()) {
    if (name.compare(0, 4, "cuda") != 0 && !(name.size() > 2 && isupper(static_cast<unsigned char>(name[2]))))
      return false; // cublas..., cufft...: a library's, not the API's
    HostEvent event = hostEvent(isGraphCall(name) ? HostKind::Graph : isQuery(name) ? HostKind::Query : HostKind::Other, name, e);
    Call record = at<Call>(e->getSourceRange());
    record.name = name;
    record.header = "cuda_runtime.h";
    std::vector<Value> asked = {arena.unknown(name)};
    for (auto *a : args) {
      event.args.push_back(apiArgument(a));
      record.args.push_back(event.args.back());
      if (event.kind == HostKind::Query && typeOf(a)->isEnumeralType() && event.args.back()->isConst())
        asked.push_back(event.args.back()); // which attribute
    }
    Value produced = arena.call(name, std::move(asked));
    for (auto *a : args) {
      // What a query sets is known by the query's name: an occupancy result that reaches a launch is seen there.
      const Expr *plain = a->IgnoreParenCasts();
      if (auto *address = dyn_cast<UnaryOperator>(plain); address && address->getOpcode() == UO_AddrOf) {
        Place p = place(address->getSubExpr());
        if (p.kind == Place::Variable)
          setVariable(p, produced);
      } else if (a->isGLValue() && !a->getType().isConstQualified() && event.kind == HostKind::Query) {
        Place p = place(a);
        if (p.kind == Place::Variable)
          setVariable(p, produced);
      }
    }
    record.result = produced;
    body.calls.push_back(record);
    addHost(std::move(event));
    if (!typeOf(e)->isEnumeralType())
      result = arena.unknown(name);
    return true;
  }

  const Api &api = known->second;
  Value size = nullptr;
  std::vector<Value> values(args.size(), nullptr);
  for (size_t i = 0; i < args.size(); ++i)
    if (int(i) != api.out)
      values[i] = apiArgument(args[i]);
  auto value = [&](int i) -> Value { return i >= 0 && size_t(i) < values.size() ? values[size_t(i)] : nullptr; };
  for (int i : {api.size, api.size2, api.size3})
    if (Value v = value(i))
      size = size ? arena.mul(size, v) : v;

  if (api.kind == HostKind::Alloc && !args.empty()) {
    Place target = outPlace(args[0]);
    if (name == "cudaMalloc3D") {
      Place p = target;
      target.type = context.VoidPtrTy;
      target.offset = p.kind == Place::Variable ? 0 : -1;
    }
    allocate(target, name, size, e, api.async, api.pinned, api.managed, value(api.stream));
    if (name == "cudaMallocPitch" && args.size() > 1) {
      Place pitch = outPlace(args[1]);
      if (pitch.kind == Place::Variable)
        setVariable(pitch, arena.named(SymbolKind::Variable, "pitch"));
    }
    return true;
  }
  HostEvent event = hostEvent(api.kind, name, e);
  event.args = values;
  event.size = size;
  event.async = api.async;
  event.pinned = api.pinned;
  event.managed = api.managed;
  event.stream = value(api.stream);
  event.objects.resize(values.size());
  for (size_t i = 0; i < values.size(); ++i)
    if (values[i]) {
      if ((int(i) == api.destination || int(i) == api.source) && pointees(values[i]).empty() &&
          values[i]->op == Op::Load)
        objectFor(values[i], context.CharTy);
      event.objects[i] = pointees(values[i]);
    }
  event.destinationArgument = api.destination;
  event.sourceArgument = api.source;
  auto objects = [&](int i) { return i >= 0 && size_t(i) < event.objects.size() ? event.objects[size_t(i)] : std::vector<int>{}; };
  event.destination = objects(api.destination);
  event.source = objects(api.source);
  event.direction = api.fixed;
  if (Value d = value(api.direction)) {
    if (d->isConst() && d->value >= 0 && d->value <= 3) {
      static const CopyDirection directions[] = {CopyDirection::HostToHost, CopyDirection::HostToDevice,
                                                 CopyDirection::DeviceToHost, CopyDirection::DeviceToDevice};
      event.direction = directions[d->value];
    } else if (!event.destination.empty() && !event.source.empty()) {
      const bool to = body.objects[size_t(event.destination[0])].space == Space::Global;
      const bool from = body.objects[size_t(event.source[0])].space == Space::Global;
      event.direction = to ? (from ? CopyDirection::DeviceToDevice : CopyDirection::HostToDevice)
                           : (from ? CopyDirection::DeviceToHost : CopyDirection::HostToHost);
    }
  }
  if (api.kind == HostKind::Copy && event.direction == CopyDirection::DeviceToHost && !args.empty()) {
    // The destination holds what the device computed: no longer what the host wrote.
    for (int o : event.destination) {
      auto p = objectPlaces.find(o);
      if (p != objectPlaces.end())
        setVariable(p->second, arena.unknown("copied back"));
    }
  }
  if (api.kind == HostKind::HostRegister)
    for (int o : event.destination)
      body.objects[size_t(o)].isPinned = true;
  if (api.out >= 0 && size_t(api.out) < args.size()) {
    Place target = outPlace(args[size_t(api.out)]);
    Value made = nullptr;
    if (api.source >= 0 && value(api.source))
      made = value(api.source); // the symbol's own address
    else
      made = arena.unknown(name);
    if (target.kind == Place::Variable)
      setVariable(target, made);
    else if (target.kind == Place::Memory)
      write(target, made, e);
    event.args[size_t(api.out)] = made;
  }
  // A scalar that a copy fills holds what the device computed.
  if (event.kind == HostKind::Copy && event.direction != CopyDirection::HostToDevice && api.destination >= 0 &&
      size_t(api.destination) < args.size())
    if (auto *address = dyn_cast<UnaryOperator>(args[size_t(api.destination)]->IgnoreParenCasts());
        address && address->getOpcode() == UO_AddrOf && typeOf(address->getSubExpr())->isArithmeticType())
      forget(args[size_t(api.destination)], ("filled by " + name).c_str());
  addHost(std::move(event));
  return true;
}

/// A Thrust vector: its construction allocates, and what it is made from or assigned is copied.
void Walker::containerEvent(const std::string &api, const Place &target, const std::vector<const Expr *> &args,
                            const Expr *at, bool isNew) {
  auto onDevice = [&](QualType type) {
    const std::string name = shared.typeName(type);
    return name.find("thrust::device_") != std::string::npos;
  };
  const bool to = onDevice(target.type);
  Value address = addressOf(target);
  const auto objects = objectsOf(arena, address);
  const int own = objects.size() == 1 ? objects[0] : -1;
  if (isNew && to && own >= 0) {
    Object &o = body.objects[size_t(own)];
    o.space = Space::Global;
    o.isAllocation = true;
    o.allocationEvent = int(body.host.size());
    HostEvent event = hostEvent(HostKind::Alloc, api, at);
    event.object = own;
    event.args = {address};
    addHost(std::move(event));
  }
  if (args.empty() || (isNew && args.size() == 1 && !args[0]->getType().getNonReferenceType()->isRecordType()))
    return;
  const std::string name = shared.typeName(args[0]->getType());
  const bool container = name.find("vector<") != std::string::npos;
  const bool range = args.size() == 2 && (typeOf(args[0])->isPointerType() || name.find("iterator") != std::string::npos ||
                                          name.find("thrust::device_ptr") != std::string::npos);
  if (!container && !range)
    return;
  const bool from = onDevice(args[0]->getType());
  if (!to && !from)
    return;
  HostEvent event = hostEvent(HostKind::Copy, api, at);
  Value source = args[0]->isGLValue() || typeOf(args[0])->isRecordType() ? addressOf(place(args[0])) : eval(args[0]);
  if (Value held = args[0]->isGLValue() ? read(place(args[0]), args[0]) : nullptr; held && !objectsOf(arena, held).empty())
    source = held;
  event.args = {address, source};
  event.destinationArgument = 0;
  event.sourceArgument = 1;
  event.destination = objects;
  event.source = pointees(source);
  event.direction = to ? (from ? CopyDirection::DeviceToDevice : CopyDirection::HostToDevice) : CopyDirection::DeviceToHost;
  addHost(std::move(event));
}

bool Walker::recordLibraryCall(Call &record, const Expr *e, const std::vector<const Expr *> &args) {
  if (device || record.header.empty())
    return false;
  static const std::set<std::string> prefixes = {"cublas", "cusparse", "cusolver", "cufft", "curand", "cudnn", "nccl", "npp"};
  bool library = record.name.rfind("thrust::", 0) == 0 || record.name.rfind("cub::", 0) == 0 ||
                 record.name.rfind("cutlass::", 0) == 0;
  for (auto &p : prefixes)
    library = library || record.name.rfind(p, 0) == 0;
  if (!library)
    return false;
  if ((record.name == "thrust::copy" || record.name == "thrust::copy_n") && args.size() >= 3 &&
      record.args.size() == args.size()) {
    const size_t first = args.size() > 3 ? 1 : 0; // an execution policy comes first
    auto onDevice = [&](const Expr *a) {
      return shared.typeName(a->getType()).find("thrust::device_") != std::string::npos;
    };
    const bool to = onDevice(args.back()), from = onDevice(args[first]);
    HostEvent event = hostEvent(HostKind::Copy, record.name, e);
    event.args = record.args;
    // Iterators by value: what they point to.
    for (auto &v : event.args)
      if (v && v->is(SymbolKind::Object))
        if (auto p = objectPlaces.find(int(v->value)); p != objectPlaces.end())
          if (Value held = read(p->second, e); !objectsOf(arena, held).empty())
            v = held;
    event.order = record.order;
    event.destinationArgument = int(args.size()) - 1;
    event.sourceArgument = int(first);
    event.direction = to ? (from ? CopyDirection::DeviceToDevice : CopyDirection::HostToDevice)
                         : (from ? CopyDirection::DeviceToHost : CopyDirection::HostToHost);
    addHost(std::move(event));
    return false;
  }
  HostEvent event = hostEvent(HostKind::Library, record.name, e);
  auto *call = dyn_cast<CallExpr>(e);
  const FunctionDecl *callee = call ? call->getDirectCallee() : nullptr;
  for (size_t i = 0; i < args.size(); ++i) {
    const Expr *argument = args[i];
    QualType parameter = callee && i < callee->getNumParams() ? callee->getParamDecl(unsigned(i))->getType() : QualType();
    event.readOnly.push_back(!parameter.isNull() && parameter->isPointerType() &&
                             parameter->getPointeeType().isConstQualified());
    auto *ref = dyn_cast<DeclRefExpr>(argument->IgnoreParenImpCasts());
    const std::string type = shared.typeName(argument->getType());
    // An execution policy is told by its name: the types of several are one.
    const bool policy = ref && typeOf(ref->getDecl())->isRecordType() && shared.isLibrary(ref->getDecl());
    event.types.push_back(policy ? qualifiedName(ref->getDecl()) : type);
  }
  event.args = record.args;
  event.order = record.order;
  addHost(std::move(event));
  return false;
}

} // namespace accelscope::model
