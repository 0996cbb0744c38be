// Calls: followed into user functions, understood where they are CUDA's built-ins, recorded otherwise.
#include "matchers/model/Queries.h"
#include "matchers/model/Walker.h"

#include <clang/AST/Attr.h>

#include <algorithm>

using namespace clang;

namespace accelscope::model {

namespace {

bool startsWith(const std::string &s, const char *prefix) { return s.rfind(prefix, 0) == 0; }
bool endsWith(const std::string &s, const std::string &suffix) {
  return s.size() >= suffix.size() && s.compare(s.size() - suffix.size(), suffix.size(), suffix) == 0;
}

std::vector<std::string> templateArguments(const FunctionDecl *function, const PrintingPolicy &policy) {
  std::vector<std::string> out;
  if (auto *args = function->getTemplateSpecializationArgs())
    for (auto &argument : args->asArray()) {
      std::string s;
      llvm::raw_string_ostream stream(s);
      argument.print(policy, stream, true);
      out.push_back(s);
    }
  return out;
}

const CXXRecordDecl *recordOf(QualType type) {
  type = type.getNonReferenceType();
  if (type->isPointerType())
    type = type->getPointeeType();
  return type->getAsCXXRecordDecl();
}

std::optional<int64_t> tileSize(const CXXRecordDecl *record) {
  if (auto *specialization = dyn_cast_or_null<ClassTemplateSpecializationDecl>(record))
    if (specialization->getTemplateArgs().size() > 0) {
      auto &argument = specialization->getTemplateArgs()[0];
      if (argument.getKind() == TemplateArgument::Integral)
        return argument.getAsIntegral().getExtValue();
    }
  return std::nullopt;
}

const LambdaExpr *lambdaOf(const Expr *e, const std::map<const ValueDecl *, const LambdaExpr *> &known) {
  e = e->IgnoreImplicit();
  if (auto *construct = dyn_cast<CXXConstructExpr>(e); construct && construct->getNumArgs() == 1)
    e = construct->getArg(0)->IgnoreImplicit();
  if (auto *lambda = dyn_cast<LambdaExpr>(e))
    return lambda;
  if (auto *ref = dyn_cast<DeclRefExpr>(e)) {
    auto it = known.find(ref->getDecl());
    if (it != known.end())
      return it->second;
  }
  return nullptr;
}

} // namespace

bool Walker::canWalk(const FunctionDecl *function) {
  const FunctionDecl *definition = nullptr;
  if (!function->hasBody(definition) || shared.isLibrary(definition) || frames.size() > 24 || stepsLeft <= 0)
    return false;
  if (definition->isDefaulted() || isKernelDecl(definition))
    return false;
  int active = 0;
  for (auto &frame : frames)
    if (frame.function == definition && ++active >= 2)
      return false; // recursion is followed once
  return true;
}

void Walker::sync(SyncKind kind, const std::string &name, const Expr *e) {
  Sync s = at<Sync>(e ? e->getSourceRange() : SourceRange());
  if (!e && !body.calls.empty())
    s.where = body.calls.back().where;
  s.kind = kind;
  s.name = name;
  body.syncs.push_back(s);
}

Value Walker::exchange(Exchange::Kind kind, const std::string &name, Value value, Value lane, const Expr *e) {
  Exchange x = at<Exchange>(e->getSourceRange());
  x.kind = kind;
  x.name = name;
  x.value = value;
  x.lane = lane;
  std::vector<Value> operands;
  if (value)
    operands.push_back(value);
  if (lane)
    operands.push_back(lane);
  // The result still says what it was made from; that it came from another lane is in the name. A vote and a
  // reduction give every lane the same, and so does a shuffle from one fixed lane.
  if (kind == Exchange::Vote || kind == Exchange::Reduce || (kind == Exchange::Shuffle && lane && lane->isConst()))
    x.result = arena.call(name, std::move(operands));
  else {
    operands.push_back(arena.unknown("lane"));
    x.result = arena.call(name, std::move(operands));
  }
  body.exchanges.push_back(x);
  return x.result;
}

Value Walker::atomic(const std::string &name, Value pointer, QualType pointee, std::vector<Value> operands, const Expr *e) {
  Access a = at<Access>(e->getSourceRange());
  a.kind = AccessKind::Atomic;
  a.operation = name;
  a.address = pointer;
  a.object = objectFor(pointer, pointee);
  a.type = shared.typeName(pointee);
  a.size = shared.sizeOf(pointee);
  a.value = operands.empty() ? nullptr : operands.back();
  if (a.object >= 0) {
    a.space = body.objects[size_t(a.object)].space;
    if (a.space == Space::Local && objectVariables.count(a.object) == 0)
      a.space = Space::Global;
  } else {
    auto all = objectsOf(arena, pointer);
    a.space = all.empty() ? Space::Global : body.objects[size_t(all[0])].space;
  }
  a.result = arena.unknown(name);
  namedIn(e, a.named);
  a.resultUsed = e != ignoredCall;
  body.accesses.push_back(a);
  return a.result;
}

void Walker::copyThroughDevice(const std::string &name, Value to, Value from, Value bytes, QualType pointee,
                               const Expr *e) {
  const int64_t size = bytes && bytes->isConst() ? bytes->value : shared.sizeOf(pointee);
  auto make = [&](AccessKind kind, Value address) {
    Access a = at<Access>(e->getSourceRange());
    a.kind = kind;
    a.address = address;
    a.object = objectFor(address, pointee);
    a.space = a.object >= 0 ? body.objects[size_t(a.object)].space : Space::Global;
    a.size = size;
    a.type = shared.typeName(pointee);
    a.operation = name;
    a.value = arena.load(from, size);
    body.accesses.push_back(a);
  };
  make(AccessKind::Load, from);
  make(AccessKind::Store, to);
}

void Walker::forget(const Expr *argument, const char *label) {
  const Expr *e = argument->IgnoreParenCasts();
  if (auto *address = dyn_cast<UnaryOperator>(e); address && address->getOpcode() == UO_AddrOf)
    e = address->getSubExpr()->IgnoreParenCasts();
  else if (!argument->isGLValue())
    return;
  if (!isa<DeclRefExpr, MemberExpr>(e))
    return;
  Place p = place(e);
  if (p.kind == Place::Variable)
    setVariable(p, arena.unknown(label));
}

Value Walker::evalCall(const CallExpr *e) {
  const FunctionDecl *callee = e->getDirectCallee();
  std::vector<const Expr *> args(e->arg_begin(), e->arg_end());
  Call record = at<Call>(e->getSourceRange());
  record.type = shared.typeName(e->getType());
  Place self;

  // Builtins of the compiler that only pass a value on.
  if (callee && callee->getBuiltinID() != 0) {
    const std::string name = callee->getNameAsString();
    if ((name == "__builtin_expect" || name == "__builtin_assume_aligned" || name == "__builtin_launder") && !args.empty()) {
      Value v = eval(args[0]);
      for (size_t i = 1; i < args.size(); ++i)
        eval(args[i]);
      return v;
    }
  }
  if (callee)
    if (auto c = constantOf(e); c && callee->isConstexpr())
      return arena.constant(*c);

  auto *operatorCall = dyn_cast<CXXOperatorCallExpr>(e);
  auto *memberCall = dyn_cast<CXXMemberCallExpr>(e);
  auto *method = dyn_cast_or_null<CXXMethodDecl>(callee);

  if (!callee) {
    const Expr *target = e->getCallee()->IgnoreParenImpCasts();
    // A pattern of a template: the name is all there is; one candidate of the user's can be followed.
    if (auto *lookup = dyn_cast<OverloadExpr>(target)) {
      record.name = lookup->getName().getAsString();
      record.resolved = false;
      const FunctionDecl *only = nullptr;
      int count = 0;
      bool library = false;
      for (auto *candidate : lookup->decls()) {
        const NamedDecl *d = candidate->getUnderlyingDecl();
        if (auto *t = dyn_cast<FunctionTemplateDecl>(d))
          d = t->getTemplatedDecl();
        if (auto *f = dyn_cast<FunctionDecl>(d)) {
          ++count;
          only = f;
          library = library || shared.isLibrary(f);
        }
      }
      if (count > 0 && library) {
        if (only)
          record.name = qualifiedName(only);
        record.header = only ? shared.headerOf(only) : "";
        if (auto v = deviceBuiltin(record.name, e, args)) {
          return *v;
        }
      }
      if (count == 1 && only && canWalk(only) && !isa<UnresolvedMemberExpr>(lookup) &&
          args.size() <= only->getNumParams())
        return callFunction(only, args, {}, e, record);
      if (auto *memberLookup = dyn_cast<UnresolvedMemberExpr>(lookup); memberLookup && !memberLookup->isImplicitAccess())
        eval(memberLookup->getBase());
      if (auto v = deviceBuiltin(record.name, e, args))
        return *v;
    } else if (auto *member = dyn_cast<CXXDependentScopeMemberExpr>(target)) {
      record.name = member->getMember().getAsString();
      record.resolved = false;
      if (!member->isImplicitAccess())
        record.args.push_back(eval(member->getBase()));
    } else if (auto *dependent = dyn_cast<DependentScopeDeclRefExpr>(target)) {
      record.name = dependent->getDeclName().getAsString();
      record.resolved = false;
    } else {
      Value f = eval(target);
      record.resolved = false;
      record.name = print(arena, f);
      // A function pointer whose target is known.
      auto known = functionValues.find(f);
      if (known != functionValues.end() && canWalk(known->second))
        return callFunction(known->second, args, {}, e, record);
    }
    for (auto *argument : args) {
      record.args.push_back(argument->isGLValue() && typeOf(argument)->isRecordType() ? addressOf(place(argument))
                                                                                        : eval(argument));
      forget(argument, record.name.c_str());
    }
    record.result = arena.unknown(record.name);
    if (!recordLibraryCall(record, e))
      body.calls.push_back(record);
    return record.result;
  }

  record.name = qualifiedName(callee);
  record.function = shared.functionIndex(callee);
  record.templateArgs = templateArguments(callee, context.getPrintingPolicy());
  const bool library = shared.isLibrary(callee);
  if (library)
    record.header = shared.headerOf(callee);

  if (method && method->isInstance()) {
    if (memberCall) {
      const Expr *object = memberCall->getImplicitObjectArgument();
      if (object) {
        if (isa<CXXThisExpr>(object->IgnoreParenImpCasts()))
          self = frames.empty() ? Place{} : frames.back().self;
        else if (typeOf(object)->isPointerType())
          self = memoryPlace(eval(object), typeOf(object)->getPointeeType());
        else
          self = place(object);
      }
    } else if (operatorCall && !args.empty()) {
      if (!method->getParent()->isLambda())
        self = place(args[0]);
      args.erase(args.begin());
    }
  }

  if (!library && canWalk(callee))
    return callFunction(callee, args, self, e, record);

  // A record's built-in assignment.
  if (operatorCall && operatorCall->getOperator() == OO_Equal && method && args.size() == 1 &&
      (method->isDefaulted() || library) && self.kind != Place::None && self.type->isRecordType()) {
    if (!library || method->isDefaulted() || Shared::isVectorType(shared.typeName(self.type))) {
      initialise(self, args[0]);
      lastReturned = self;
      return arena.unknown("record");
    }
  }

  if (library || callee->getBuiltinID() != 0) {
    const std::string plain = lastName(record.name);
    if (method && method->isInstance()) {
      std::string className = qualifiedName(method->getParent());
      record.name = className + "::" + method->getNameAsString();
      record.templateArgs.clear();
      if (auto *specialization = dyn_cast<ClassTemplateSpecializationDecl>(method->getParent()))
        for (auto &argument : specialization->getTemplateArgs().asArray()) {
          std::string s;
          llvm::raw_string_ostream stream(s);
          argument.print(context.getPrintingPolicy(), stream, true);
          record.templateArgs.push_back(s);
        }
      if (memberCall)
        if (auto v = groupMethod(e, method->getParent(), className, method->getNameAsString(), args))
          return *v;
      if (operatorCall) {
        const auto op = operatorCall->getOperator();
        Value selfValue = self.kind == Place::None ? arena.unknown("object") : nullptr;
        if (op == OO_Subscript && args.size() == 1) {
          Value index = eval(args[0]);
          QualType element = e->getType().getNonReferenceType();
          Value base = self.kind == Place::Variable ? addressOf(self) : self.address ? self.address : selfValue;
          const bool atIsLoaded = self.kind == Place::Memory;
          (void)atIsLoaded;
          Place p = memoryPlace(arena.add(base, arena.scale(index, shared.sizeOf(element))), element);
          // An element of a container stands for memory of its own, not for the variable itself.
          if (p.kind == Place::Variable) {
            p = Place{};
            p.kind = Place::Memory;
            p.address = arena.add(base, arena.scale(index, shared.sizeOf(element)));
            p.type = element;
            auto objects = objectsOf(arena, base);
            p.object = objects.size() == 1 ? objects[0] : -1;
          }
          lastReturned = p;
          if (e->isGLValue())
            return p.address;
          return read(p, e);
        }
        // An iterator plus a number points into what the iterator points into.
        if (!device && op == OO_Plus && args.size() == 1 && self.kind != Place::None &&
            typeOf(args[0])->isIntegralOrEnumerationType()) {
          Value held = read(self, e);
          if (!objectsOf(arena, held).empty())
            return arena.add(held, eval(args[0]));
        }
        if ((op == OO_Star || op == OO_Arrow) && args.empty()) {
          Value v = self.kind == Place::Variable ? read(self, e) : self.address;
          auto objects = objectsOf(arena, v);
          if (objects.empty() && self.kind == Place::Variable)
            v = addressOf(self);
          if (op == OO_Star) {
            Place p = memoryPlace(v, e->getType().getNonReferenceType());
            lastReturned = p;
          }
          return v;
        }
        if (!device && op == OO_Equal && args.size() == 1 && self.kind == Place::Variable &&
            (className == "thrust::device_vector" || className == "thrust::host_vector")) {
          containerEvent(className, self, args, e, false);
          lastReturned = self;
          return arena.unknown("record");
        }
        if (operatorCall->isAssignmentOp() && args.size() == 1) {
          Value v = eval(args[0]);
          if (op != OO_Equal && self.kind != Place::None)
            v = arena.floating(op == OO_MinusEqual ? '-' : op == OO_StarEqual ? '*' : op == OO_SlashEqual ? '/' : '+',
                               {read(self, e), v});
          if (self.kind != Place::None) {
            write(self, v, e, op != OO_Equal);
            recordAssign(e, self, v, nullptr, op == OO_Equal ? "=" : "+=");
          }
          lastReturned = self;
          record.args = {self.kind == Place::None ? v : addressOf(self), v};
          record.result = v;
          return v;
        }
      }
      // cuda::atomic and std::atomic: read-modify-write, loads and stores.
      if ((className == "cuda::atomic" || className == "cuda::atomic_ref" || className == "cuda::std::atomic" ||
           (startsWith(className, "cuda::") && className.find("tomic") != std::string::npos))) {
        std::vector<Value> operands;
        for (auto *argument : args)
          operands.push_back(eval(argument));
        const std::string what = method->getNameAsString();
        Value pointer = self.kind == Place::None ? arena.unknown("atomic") : addressOf(self);
        if (self.kind == Place::Variable) { // an atomic_ref holds where it points to
          Value held = read(self, e);
          if (!objectsOf(arena, held).empty())
            pointer = held;
        }
        if (startsWith(what, "fetch_") || what == "exchange" || startsWith(what, "compare_exchange") ||
            startsWith(what, "operator"))
          return atomic("cuda::atomic::" + what, pointer, self.kind == Place::None ? e->getType() : self.type,
                        std::move(operands), e);
      }
      // What a container or smart pointer owns is named by the variable that owns it.
      static const std::set<std::string> owned = {"data", "begin", "get", "data_ptr", "c_str", "cbegin", "mutable_data_ptr",
                                                  "const_data_ptr", "front", "data_handle"};
      if (self.kind != Place::None && owned.count(plain)) {
        Value held = self.kind == Place::Variable ? read(self, e) : nullptr;
        Value v = held && !objectsOf(arena, held).empty() ? held : addressOf(self);
        record.args = {v};
        for (auto *argument : args)
          record.args.push_back(eval(argument));
        record.result = v;
        body.calls.push_back(record);
        return v;
      }
      if (self.kind != Place::None)
        record.args.push_back(addressOf(self));
    } else {
      // thread_block's members are static: called through an object or not, they mean the same.
      if (method)
        if (auto v = groupMethod(e, method->getParent(), qualifiedName(method->getParent()), method->getNameAsString(), args))
          return *v;
      if (auto v = deviceBuiltin(record.name, e, args))
        return *v;
      if (auto v = groupFunction(record.name, e, args))
        return *v;
      Value hostResult = nullptr;
      if (hostApi(record.name, e, args, hostResult))
        return hostResult;
      if (operatorCall && !args.empty()) {
        // Arithmetic of half, bfloat16, complex and vector types.
        std::vector<Value> operands;
        for (auto *argument : args)
          operands.push_back(eval(argument));
        const auto op = operatorCall->getOperator();
        switch (op) {
        case OO_Plus:
        case OO_Minus:
        case OO_Star:
        case OO_Slash: {
          // An iterator plus a number is an address.
          if (args.size() == 2 && op == OO_Plus && !objectsOf(arena, operands[0]).empty())
            return arena.add(operands[0], operands[1]);
          return arena.floating(op == OO_Plus ? '+' : op == OO_Minus ? '-' : op == OO_Star ? '*' : '/', operands);
        }
        case OO_Less:
          return arena.binary(Op::Lt, operands[0], operands[1]);
        case OO_Greater:
          return arena.binary(Op::Lt, operands[1], operands[0]);
        case OO_EqualEqual:
          return arena.binary(Op::Eq, operands[0], operands[1]);
        case OO_ExclaimEqual:
          return arena.binary(Op::Ne, operands[0], operands[1]);
        case OO_PlusEqual:
        case OO_MinusEqual:
        case OO_StarEqual:
        case OO_SlashEqual: {
          Place p = place(args[0]);
          Value v = arena.floating(op == OO_PlusEqual ? '+' : op == OO_MinusEqual ? '-' : '*', operands);
          write(p, v, e, true);
          recordAssign(e, p, v, operands[0], "+=");
          lastReturned = p;
          return v;
        }
        default:
          return arena.call(record.name, std::move(operands));
        }
      }
    }
  }

  // Anything else: recorded, its operands evaluated, what it may write forgotten.
  bool pointerArgument = false;
  std::vector<const LambdaExpr *> passed;
  for (size_t position = 0; position < args.size(); ++position) {
    const Expr *argument = args[position];
    if (auto *lambda = lambdaOf(argument, lambdas))
      passed.push_back(lambda);
    const Expr *plain = argument->IgnoreParenImpCasts();
    if (auto *text = dyn_cast<clang::StringLiteral>(plain); text && text->getCharByteWidth() == 1)
      record.texts.push_back(text->getString().str());
    if (argument->isGLValue()) {
      Place p = place(argument);
      // By reference: a scalar's value matters, a record's identity.
      const bool constant =
          position < callee->getNumParams() && typeOf(callee->getParamDecl(unsigned(position)))->isReferenceType() &&
          typeOf(callee->getParamDecl(unsigned(position)))->getPointeeType().isConstQualified();
      if (p.kind == Place::None)
        record.args.push_back(eval(argument));
      else if (!p.type.isNull() && !p.type->isRecordType() && constant)
        record.args.push_back(read(p, argument));
      else {
        record.args.push_back(addressOf(p));
        pointerArgument = true;
      }
    } else
      record.args.push_back(eval(argument));
    pointerArgument = pointerArgument || typeOf(argument)->isPointerType();
  }
  const bool resultIsPointer = typeOf(e)->isPointerType();
  static const std::set<std::string> forwards = {"move", "forward", "addressof", "raw_pointer_cast", "device_pointer_cast",
                                                 "__cvta_generic_to_shared", "__cvta_generic_to_global", "as_const", "begin",
                                                 "data", "get_pointer"};
  const std::string plain = lastName(record.name);
  if (library && forwards.count(plain) && !args.empty()) {
    if (e->isGLValue()) {
      lastReturned = place(args[0]);
      return lastReturned.kind == Place::None ? record.args[0] : addressOf(lastReturned);
    }
    // A pointer object by value: what it points to.
    if (auto held = objectsOf(arena, record.args[0]); held.size() == 1 && typeOf(args[0])->isRecordType())
      if (auto p = objectPlaces.find(held[0]); p != objectPlaces.end()) {
        Value inside = read(p->second, args[0]);
        if (!objectsOf(arena, inside).empty())
          return inside;
      }
    return record.args[0];
  }
  // std::get<1>(pair): its second member.
  if (library && plain == "get" && args.size() == 1 && e->isGLValue())
    if (auto *record = typeOf(args[0])->getAsCXXRecordDecl();
        record && record->getName() == "pair" && record->hasDefinition() && !record->isDependentContext())
      if (auto *list = callee->getTemplateSpecializationArgs();
          list && list->size() > 0 && list->get(0).getKind() == TemplateArgument::Integral) {
        const int64_t index = list->get(0).getAsIntegral().getExtValue();
        for (auto *field : record->fields())
          if (field->getName() == (index == 0 ? "first" : "second")) {
            lastReturned = fieldPlace(place(args[0]), field);
            return lastReturned.kind == Place::Variable ? read(lastReturned, e) : addressOf(lastReturned);
          }
      }
  if (library && plain == "swap" && (args.size() == 2 || (args.size() == 1 && self.kind == Place::Variable))) {
    Place a = args.size() == 2 ? place(args[0]) : self, b = place(args.back());
    if (a.kind == Place::Variable && b.kind == Place::Variable) {
      Value va = read(a, args[0]), vb = read(b, args.back());
      if (a.type->isRecordType()) {
        // The names keep their objects; what they hold changes places.
        Value oa = addressOf(a), ob = addressOf(b);
        va = objectsOf(arena, va).empty() ? oa : va;
        vb = objectsOf(arena, vb).empty() ? ob : vb;
      }
      setVariable(a, vb);
      setVariable(b, va);
      recordAssign(args[0], a, vb, va, "swap");
      recordAssign(args.back(), b, va, vb, "swap");
      return arena.constant(0);
    }
    Value va = read(a, args[0]), vb = read(b, args.back());
    write(a, vb, args[0]);
    write(b, va, args.back());
    return arena.constant(0);
  }
  for (auto *lambda : passed)
    callLambda(lambda, {}, e);
  for (size_t i = 0; i < args.size(); ++i) {
    bool writable = true;
    if (i < callee->getNumParams()) {
      QualType type = callee->getParamDecl(unsigned(i))->getType();
      if (type->isReferenceType() || type->isPointerType())
        writable = !type->getPointeeType().isConstQualified();
      else
        writable = false;
    }
    if (writable)
      forget(args[i], record.name.c_str());
  }
  // A pure function of values is what its operands make it; one that reads through pointers may be anything.
  record.result = pointerArgument || resultIsPointer || typeOf(e)->isRecordType() || !library
                      ? arena.unknown(record.name)
                      : arena.call(record.name, record.args);
  // A pointer put into a container is found there again.
  if (library && !device && self.kind != Place::None && method && !record.args.empty())
    for (auto *argument : args)
      if (typeOf(argument)->isPointerType() || typeOf(argument)->isRecordType()) {
        const Expr *plainArgument = argument->IgnoreParenImpCasts();
        Value held = plainArgument->isGLValue() && typeOf(plainArgument)->isPointerType() ? read(place(plainArgument), e)
                     : typeOf(argument)->isPointerType() ? eval(argument)
                                                            : nullptr;
        if (held)
          for (int table : objectsOf(arena, record.args[0]))
            hold(table, arena.symbol(SymbolKind::Object, table), held);
      }
  if (!recordLibraryCall(record, e, args))
    body.calls.push_back(record);
  return record.result;
}

Value Walker::callFunction(const FunctionDecl *function, const std::vector<const Expr *> &args, const Place &self,
                           const Expr *siteExpr, Call &record) {
  const FunctionDecl *definition = nullptr;
  function->hasBody(definition);
  record.name = qualifiedName(definition);
  record.function = shared.functionIndex(definition);
  record.walked = true;

  // Arguments in the caller's frame, then bound in the callee's.
  struct Bound {
    const ParmVarDecl *parameter;
    Place alias;
    bool isAlias = false;
  };
  std::vector<Bound> bound;
  for (size_t i = 0; i < args.size(); ++i) {
    if (i >= definition->getNumParams()) {
      eval(args[i]);
      continue;
    }
    auto *parameter = definition->getParamDecl(unsigned(i));
    know(parameter);
    Bound b{parameter, {}, false};
    if (auto *lambda = lambdaOf(args[i], lambdas))
      lambdas[parameter] = lambda;
    if (typeOf(parameter)->isReferenceType()) {
      b.alias = place(args[i]);
      b.isAlias = b.alias.kind != Place::None;
      record.args.push_back(b.isAlias ? (b.alias.type->isRecordType() || b.alias.kind == Place::Memory
                                             ? addressOf(b.alias)
                                             : arena.unknown("reference"))
                                      : arena.unknown("reference"));
    } else if (typeOf(parameter)->isRecordType()) {
      // Parameters of an active call of the same function must not be overwritten before all are evaluated:
      // records are copied straight, which recursion alone could disturb and recursion is followed once.
      Place target{Place::Variable, parameter->getCanonicalDecl(), -1, nullptr, -1, parameter->getType(),
                   parameter->getType(), -1, {}};
      references.erase(parameter);
      auto it = state.env.lower_bound({target.base, -1});
      while (it != state.env.end() && it->first.base == target.base)
        it = state.env.erase(it);
      initialise(target, args[i]);
      record.args.push_back(addressOf(target));
    } else {
      Value v = eval(args[i]);
      record.args.push_back(v);
      b.alias.address = v;
    }
    bound.push_back(b);
  }
  if (device)
    for (size_t i = 0; i < bound.size(); ++i) {
      std::vector<int> names;
      namedIn(args[i], names);
      boundNames[bound[i].parameter] = std::move(names);
    }
  for (auto &b : bound) {
    if (b.isAlias)
      references[b.parameter] = b.alias;
    else if (!typeOf(b.parameter)->isRecordType() && !typeOf(b.parameter)->isReferenceType()) {
      references.erase(b.parameter);
      Place target{Place::Variable, b.parameter->getCanonicalDecl(), -1, nullptr, -1, b.parameter->getType(),
                   b.parameter->getType(), -1, {}};
      setVariable(target, b.alias.address);
    }
  }
  // Default arguments that the call does not spell.
  for (size_t i = args.size(); i < definition->getNumParams(); ++i) {
    auto *parameter = definition->getParamDecl(unsigned(i));
    know(parameter);
    references.erase(parameter);
    if (parameter->hasDefaultArg() && !parameter->hasUninstantiatedDefaultArg() && !parameter->hasUnparsedDefaultArg())
      initialise(variablePlace(parameter), parameter->getDefaultArg());
  }

  Frame frame;
  frame.parent = frames.empty() ? -1 : frames.back().index;
  frame.function = record.name;
  frame.functionIndex = record.function;
  frame.callSite = record.where;
  if (auto *method = dyn_cast<CXXMethodDecl>(definition); method && method->getParent()->isLambda())
    for (auto *parameter : definition->parameters())
      if (QualType type = parameter->getType().getNonReferenceType(); type->isPointerType() && type.isRestrictQualified())
        frame.restrictParameters.emplace_back(parameter->getNameAsString(), shared.range(parameter->getSourceRange()));
  body.frames.push_back(frame);
  FrameContext f;
  f.function = definition;
  f.index = int(body.frames.size()) - 1;
  f.entryGuard = state.guard;
  f.self = self;
  f.site = siteExpr;
  f.loopDepth = loops.size();
  f.switchDepth = switches.size();
  frames.push_back(f);
  const int savedGuard = state.guard;
  const int savedUnroll = pendingUnroll;
  pendingUnroll = 0;

  if (auto *constructor = dyn_cast<CXXConstructorDecl>(definition))
    for (auto *init : constructor->inits()) {
      if (init->isAnyMemberInitializer() && init->getInit())
        initialise(fieldPlace(self, init->getAnyMember()), init->getInit());
      else if ((init->isBaseInitializer() || init->isDelegatingInitializer()) && init->getInit())
        initialise(self, init->getInit());
    }
  statement(definition->getBody());

  FrameContext done = std::move(frames.back());
  frames.pop_back();
  pendingUnroll = savedUnroll;
  state.guard = savedGuard;
  // The callers's state is the join of every way out.
  bool dead = state.dead;
  for (auto it = done.exits.rbegin(); it != done.exits.rend(); ++it) {
    if (dead)
      state.env = it->second;
    else {
      Environment now = std::move(state.env);
      join(it->first, it->second, false, now, false);
    }
    dead = false;
  }
  state.dead = false;
  Value result = nullptr;
  for (auto it = done.returns.rbegin(); it != done.returns.rend(); ++it) {
    if (!it->second)
      continue;
    result = result ? arena.select(it->first, it->second, result) : it->second;
  }
  lastReturned = done.returned;
  record.result = result ? result : arena.constant(0);
  body.calls.push_back(record);
  // A record comes back in parts under the call's own name: the whole value would hide them.
  return record.result;
}

Value Walker::callLambda(const LambdaExpr *lambda, const std::vector<const Expr *> &args, const Expr *siteExpr) {
  const CXXMethodDecl *method = lambda->getCallOperator();
  if (!method || !method->hasBody() || (!device && method->hasAttr<CUDADeviceAttr>()))
    return arena.unknown("lambda");
  if (!walkedLambdas.insert({lambda, loops.empty() ? -1 : loops.back().index}).second || !canWalk(method))
    return arena.unknown("lambda");
  Call record = at<Call>(siteExpr->getSourceRange());
  if (args.empty())
    for (auto *parameter : method->parameters()) {
      know(parameter);
      references.erase(parameter);
      Place p = variablePlace(parameter);
      if (p.kind == Place::Variable && !p.type->isRecordType() && !p.type->isPointerType())
        setVariable(p, arena.unknown(parameter->getName()));
    }
  return callFunction(method, args, {}, siteExpr, record);
}

Value Walker::evalConstruct(const CXXConstructExpr *e, const Place &target) {
  const CXXConstructorDecl *constructor = e->getConstructor();
  std::vector<const Expr *> args(e->arg_begin(), e->arg_end());
  while (!args.empty() && isa<CXXDefaultArgExpr>(args.back()))
    args.pop_back();
  const std::string className = qualifiedName(constructor->getParent());
  if ((constructor->isCopyOrMoveConstructor()) && args.size() == 1 &&
      (constructor->isTrivial() || constructor->isDefaulted() || shared.isLibrary(constructor))) {
    initialise(target, args[0]);
    auto it = state.env.find({target.base, target.offset});
    return it != state.env.end() ? it->second : arena.unknown("record");
  }
  if (!shared.isLibrary(constructor) && canWalk(constructor)) {
    Call record = at<Call>(e->getSourceRange());
    callFunction(constructor, args, target, e, record);
    return arena.unknown("record");
  }
  if (constructor->isDefaultConstructor() && !shared.isLibrary(constructor)) {
    // Members with initialisers of their own.
    for (auto *field : constructor->getParent()->fields())
      if (field->hasInClassInitializer() && field->getInClassInitializer())
        initialise(fieldPlace(target, field), field->getInClassInitializer());
    return arena.unknown("record");
  }
  if (className == "dim3" || Shared::isVectorType(className)) {
    std::vector<Value> values;
    for (auto *argument : args)
      values.push_back(eval(argument));
    if (className == "dim3")
      while (values.size() < 3)
        values.push_back(arena.constant(1));
    Value v = arena.call("make_" + className, std::move(values));
    write(target, v, e);
    return v;
  }
  if (constructor->getParent()->getName() == "pair" && args.size() == 2 && shared.isLibrary(constructor)) {
    size_t i = 0;
    for (auto *field : constructor->getParent()->fields())
      if ((field->getName() == "first" || field->getName() == "second") && i < args.size())
        initialise(fieldPlace(target, field), args[i++]);
    return arena.unknown("record");
  }
  if (shared.isLibrary(constructor)) {
    // Conversions such as half(float) and complex numbers keep where the value came from; containers and
    // library objects are recorded as calls.
    Call record = at<Call>(e->getSourceRange());
    record.name = className + "::" + className.substr(className.rfind(':') == std::string::npos ? 0 : className.rfind(':') + 1);
    record.header = shared.headerOf(constructor);
    if (auto *specialization = dyn_cast<ClassTemplateSpecializationDecl>(constructor->getParent()))
      for (auto &argument : specialization->getTemplateArgs().asArray()) {
        std::string s;
        llvm::raw_string_ostream stream(s);
        argument.print(context.getPrintingPolicy(), stream, true);
        record.templateArgs.push_back(s);
      }
    if (target.kind != Place::None)
      record.args.push_back(addressOf(target));
    Value first = nullptr;
    for (auto *argument : args) {
      if (auto *lambda = lambdaOf(argument, lambdas))
        callLambda(lambda, {}, e);
      const bool refers = argument->isGLValue() && (typeOf(argument)->isRecordType() ||
                                                    className.find("atomic_ref") != std::string::npos);
      Value v = refers ? addressOf(place(argument)) : eval(argument);
      if (!first)
        first = v;
      record.args.push_back(v);
    }
    Value kept = args.size() == 1 && first ? first : nullptr;
    // unique_ptr(p), device_ptr(p), half(x): the object stands for what it was made from.
    if (kept && (typeOf(e)->isRecordType() && (typeOf(args[0])->isPointerType() || typeOf(args[0])->isArithmeticType()) &&
                 className.find("vector") == std::string::npos && className.find("string") == std::string::npos)) {
      if (target.kind == Place::Variable)
        setVariable(target, kept);
      else if (target.kind == Place::Memory)
        write(target, kept, e);
      record.result = kept;
      if (typeOf(args[0])->isArithmeticType())
        return kept;
    } else {
      record.result = arena.unknown(className);
    }
    if (!device && target.kind == Place::Variable &&
        (className == "thrust::device_vector" || className == "thrust::host_vector"))
      containerEvent(className, target, args, e, true);
    else if (!recordLibraryCall(record, e, args))
      body.calls.push_back(record);
    return record.result;
  }
  for (auto *argument : args)
    eval(argument);
  return arena.unknown("record");
}

std::optional<Value> Walker::deviceBuiltin(const std::string &qualified, const CallExpr *e,
                                           const std::vector<const Expr *> &args) {
  const std::string name = lastName(qualified);
  auto argument = [&](size_t i) { return i < args.size() ? eval(args[i]) : arena.constant(0); };
  auto note = [&](Value result, std::vector<Value> values) {
    Call record = at<Call>(e->getSourceRange());
    record.name = qualified;
    record.header = "builtin";
    record.type = shared.typeName(e->getType());
    record.args = std::move(values);
    record.result = result;
    body.calls.push_back(record);
    return result;
  };
  if (name == "__syncthreads") {
    sync(SyncKind::Block, name, e);
    return arena.constant(0);
  }
  if (name == "__syncthreads_count" || name == "__syncthreads_and" || name == "__syncthreads_or") {
    Value v = argument(0);
    sync(SyncKind::BlockVote, name, e);
    return arena.call(name, {v});
  }
  if (name == "__syncwarp") {
    for (auto *a : args)
      eval(a);
    sync(SyncKind::Warp, name, e);
    return arena.constant(0);
  }
  if (startsWith(name, "__threadfence")) {
    sync(SyncKind::Fence, name, e);
    return arena.constant(0);
  }
  if (startsWith(name, "__pipeline_wait") || startsWith(name, "__pipeline_arrive")) {
    for (auto *a : args)
      eval(a);
    sync(SyncKind::Pipeline, name, e);
    return arena.constant(0);
  }
  if ((startsWith(name, "atomic") || startsWith(name, "__nv_atomic") || startsWith(name, "__iAtomic") ||
       startsWith(name, "__uAtomic") || startsWith(name, "__fAtomic")) &&
      !args.empty() && (typeOf(args[0])->isPointerType() || args[0]->isTypeDependent())) {
    Value pointer = eval(args[0]);
    std::vector<Value> operands;
    for (size_t i = 1; i < args.size(); ++i)
      operands.push_back(eval(args[i]));
    if (name.find("atomic_load") != std::string::npos || name.find("atomic_store") != std::string::npos ||
        name.find("atomic_thread_fence") != std::string::npos)
      return note(arena.unknown(name), {pointer});
    QualType pointee = typeOf(args[0])->isPointerType() ? typeOf(args[0])->getPointeeType() : context.IntTy;
    return atomic(name, pointer, pointee, std::move(operands), e);
  }
  if (startsWith(name, "__shfl")) {
    const bool masked = endsWith(name, "_sync");
    const size_t first = masked ? 1 : 0;
    std::vector<Value> values;
    for (auto *a : args)
      values.push_back(eval(a));
    auto kind = name.find("_up") != std::string::npos     ? Exchange::ShuffleUp
                : name.find("_down") != std::string::npos ? Exchange::ShuffleDown
                : name.find("_xor") != std::string::npos  ? Exchange::ShuffleXor
                                                          : Exchange::Shuffle;
    return exchange(kind, name, first < values.size() ? values[first] : nullptr,
                    first + 1 < values.size() ? values[first + 1] : nullptr, e);
  }
  static const std::map<std::string, Exchange::Kind> warpCalls = {
      {"__any", Exchange::Vote},           {"__all", Exchange::Vote},           {"__ballot", Exchange::Vote},
      {"__any_sync", Exchange::Vote},      {"__all_sync", Exchange::Vote},      {"__ballot_sync", Exchange::Vote},
      {"__uni_sync", Exchange::Vote},      {"__match_any_sync", Exchange::Match}, {"__match_all_sync", Exchange::Match},
      {"__reduce_add_sync", Exchange::Reduce}, {"__reduce_min_sync", Exchange::Reduce},
      {"__reduce_max_sync", Exchange::Reduce}, {"__reduce_and_sync", Exchange::Reduce},
      {"__reduce_or_sync", Exchange::Reduce},  {"__reduce_xor_sync", Exchange::Reduce}};
  if (auto it = warpCalls.find(name); it != warpCalls.end()) {
    std::vector<Value> values;
    for (auto *a : args)
      values.push_back(eval(a));
    const size_t first = endsWith(name, "_sync") ? 1 : 0;
    return exchange(it->second, name, first < values.size() ? values[first] : nullptr, nullptr, e);
  }
  static const std::set<std::string> hintedLoads = {"__ldg", "__ldcg", "__ldca", "__ldcs", "__ldlu", "__ldcv"};
  if (hintedLoads.count(name) && !args.empty()) {
    Value pointer = eval(args[0]);
    QualType type = typeOf(args[0])->isPointerType() ? typeOf(args[0])->getPointeeType() : e->getType();
    Place p;
    p.kind = Place::Memory;
    p.address = pointer;
    p.object = objectFor(pointer, type);
    p.type = type;
    p.operation = name;
    return read(p, e);
  }
  static const std::set<std::string> hintedStores = {"__stwb", "__stcg", "__stcs", "__stwt"};
  if (hintedStores.count(name) && args.size() >= 2) {
    Value pointer = eval(args[0]);
    QualType type = typeOf(args[0])->isPointerType() ? typeOf(args[0])->getPointeeType() : args[1]->getType();
    Place p;
    p.kind = Place::Memory;
    p.address = pointer;
    p.object = objectFor(pointer, type);
    p.type = type.getUnqualifiedType();
    p.operation = name;
    write(p, eval(args[1]), e);
    return arena.constant(0);
  }
  if ((startsWith(name, "tex") || startsWith(name, "surf")) &&
      (name.find("1D") != std::string::npos || name.find("2D") != std::string::npos ||
       name.find("3D") != std::string::npos || name.find("Cubemap") != std::string::npos)) {
    std::vector<Value> values;
    for (auto *a : args)
      values.push_back(a->isGLValue() && typeOf(a)->isRecordType() ? addressOf(place(a)) : eval(a));
    Access a = at<Access>(e->getSourceRange());
    a.kind = name.find("write") != std::string::npos ? AccessKind::Store : AccessKind::Load;
    a.space = Space::Texture;
    a.operation = name;
    a.address = values.size() > 1 ? values[1] : values.empty() ? nullptr : values[0];
    a.type = shared.typeName(e->getType());
    a.size = shared.sizeOf(e->getType());
    a.value = arena.call(name, values);
    body.accesses.push_back(a);
    return arena.call(name, std::move(values));
  }
  if (name == "__pipeline_memcpy_async" && args.size() >= 3) {
    Value to = eval(args[0]), from = eval(args[1]), bytes = eval(args[2]);
    QualType pointee = args[1]->IgnoreParenCasts()->getType();
    copyThroughDevice(name, to, from, bytes, pointee->isPointerType() ? pointee->getPointeeType() : context.CharTy, e);
    return arena.constant(0);
  }
  if ((name == "min" || name == "max" || name == "umin" || name == "umax" || name == "llmin" || name == "llmax") &&
      args.size() == 2) {
    Value a = argument(0), b = argument(1);
    const bool smaller = name.find("min") != std::string::npos;
    Value v = typeOf(e)->isFloatingType() ? arena.floating(smaller ? 'm' : 'M', {a, b})
                                             : arena.binary(smaller ? Op::Min : Op::Max, a, b);
    return note(v, {a, b});
  }
  if ((name == "__mul24" || name == "__umul24") && args.size() == 2)
    return arena.mul(argument(0), argument(1));
  if (name == "__popc" || name == "__clz" || name == "__ffs" || name == "__brev") {
    Value v = argument(0);
    return note(arena.call(name, {v}), {v});
  }
  if (startsWith(name, "make_") && Shared::isVectorType(name.substr(5))) {
    std::vector<Value> values;
    for (auto *a : args)
      values.push_back(eval(a));
    if (values.size() == 1) // make_float4(float3-like or scalar): helpers of the samples
      return arena.call("broadcast", std::move(values));
    return arena.call(name, std::move(values));
  }
  if (startsWith(name, "__float_as") || startsWith(name, "__int_as") || startsWith(name, "__uint_as") ||
      startsWith(name, "__double_as") || startsWith(name, "__longlong_as")) {
    Value v = argument(0);
    return note(v, {v});
  }
  return std::nullopt;
}

std::optional<Value> Walker::groupMethod(const CallExpr *e, const CXXRecordDecl *record, const std::string &className, const std::string &method,
                                         const std::vector<const Expr *> &args) {
  if (!startsWith(className, "cooperative_groups::")) {
    if ((startsWith(className, "cuda::") || startsWith(className, "nvcuda::")) &&
        (method.find("wait") != std::string::npos || method == "arrive_and_wait")) {
      for (auto *a : args)
        if (!typeOf(a)->isRecordType())
          eval(a);
      sync(SyncKind::Pipeline, className + "::" + method, e);
      return arena.constant(0);
    }
    return std::nullopt;
  }
  const std::string group = className.substr(className.rfind(':') + 1);
  const bool isBlock = group == "thread_block", isGrid = group == "grid_group" || group == "multi_grid_group";
  const bool isTile = group.find("tile") != std::string::npos || group == "coalesced_group";
  auto size = tileSize(record);
  std::vector<Value> values;
  for (auto *a : args)
    values.push_back(eval(a));
  auto at3 = [&](SymbolKind kind) {
    return arena.call("make_dim3", {arena.symbol(kind, 0), arena.symbol(kind, 1), arena.symbol(kind, 2)});
  };
  if (method == "sync" || method == "barrier_wait" || method == "barrier_arrive") {
    sync(isBlock  ? SyncKind::Block
         : isGrid ? SyncKind::Grid
         : group == "cluster_group" ? SyncKind::Cluster
                                    : SyncKind::Group,
         "sync", e);
    return arena.constant(0);
  }
  Value tile = size ? arena.constant(*size) : nullptr;
  if (method == "thread_rank") {
    if (isBlock)
      return linearThread();
    if (isGrid)
      return globalThread();
    if (isTile)
      return tile ? arena.mod(linearThread(), tile) : arena.unknown("thread_rank");
  }
  if (method == "size" || method == "num_threads") {
    if (isBlock)
      return blockThreads();
    if (isGrid)
      return arena.mul(gridBlocks(), blockThreads());
    if (isTile)
      return tile ? tile : arena.named(SymbolKind::Variable, "group.size");
  }
  if (method == "meta_group_rank" && tile)
    return arena.div(linearThread(), tile);
  if (method == "meta_group_size" && tile)
    return arena.div(blockThreads(), tile);
  if (method == "thread_index")
    return at3(SymbolKind::ThreadIdx);
  if (method == "group_index" || method == "block_index")
    return at3(SymbolKind::BlockIdx);
  if (method == "group_dim" || method == "dim_threads")
    return at3(SymbolKind::BlockDim);
  if (method == "dim_blocks")
    return at3(SymbolKind::GridDim);
  if (method == "block_rank")
    return linearBlock();
  if (method == "num_blocks")
    return gridBlocks();
  if (startsWith(method, "shfl")) {
    auto kind = method == "shfl_up"     ? Exchange::ShuffleUp
                : method == "shfl_down" ? Exchange::ShuffleDown
                : method == "shfl_xor"  ? Exchange::ShuffleXor
                                        : Exchange::Shuffle;
    return exchange(kind, "tile." + method, values.empty() ? nullptr : values[0], values.size() > 1 ? values[1] : nullptr, e);
  }
  if (method == "any" || method == "all" || method == "ballot")
    return exchange(Exchange::Vote, "tile." + method, values.empty() ? nullptr : values[0], nullptr, e);
  if (method == "match_any" || method == "match_all")
    return exchange(Exchange::Match, "tile." + method, values.empty() ? nullptr : values[0], nullptr, e);
  return std::nullopt;
}

std::optional<Value> Walker::groupFunction(const std::string &name, const CallExpr *e, const std::vector<const Expr *> &args) {
  if (!startsWith(name, "cooperative_groups::") && !startsWith(name, "cuda::"))
    return std::nullopt;
  const std::string plain = lastName(name);
  auto groupSize = [&](const Expr *g) { return tileSize(recordOf(g->getType())); };
  auto groupName = [&](const Expr *g) {
    auto *record = recordOf(g->getType());
    return record ? record->getNameAsString() : std::string();
  };
  if (plain == "this_thread_block" || plain == "this_grid" || plain == "tiled_partition" || plain == "coalesced_threads" ||
      plain == "this_cluster" || plain == "this_thread" || plain == "binary_partition" || plain == "labeled_partition") {
    std::vector<Value> values;
    for (auto *a : args)
      if (!typeOf(a)->isRecordType())
        values.push_back(eval(a));
    Call record = at<Call>(e->getSourceRange());
    record.name = name;
    record.header = "cooperative_groups.h";
    record.args = values;
    record.result = arena.unknown(plain);
    body.calls.push_back(record);
    return record.result;
  }
  if (plain == "sync" && !args.empty()) {
    const std::string g = groupName(args[0]);
    sync(g == "thread_block" ? SyncKind::Block : g == "grid_group" || g == "multi_grid_group" ? SyncKind::Grid : g == "cluster_group" ? SyncKind::Cluster : SyncKind::Group, name, e);
    return arena.constant(0);
  }
  if ((plain == "wait" || plain == "wait_prior") && !args.empty()) {
    sync(SyncKind::Pipeline, name, e);
    return arena.constant(0);
  }
  if (plain == "reduce" || plain == "inclusive_scan" || plain == "exclusive_scan") {
    Value v = args.size() > 1 ? eval(args[1]) : nullptr;
    auto size = groupSize(args[0]);
    const std::string g = groupName(args[0]);
    if (g == "thread_block" || (size && *size > 32)) {
      Call record = at<Call>(e->getSourceRange());
      record.name = name;
      record.header = "cooperative_groups.h";
      record.args = {v ? v : arena.constant(0)};
      record.result = arena.call(name, record.args);
      body.calls.push_back(record);
      return record.result;
    }
    return exchange(plain == "reduce" ? Exchange::Reduce : Exchange::Scan, name, v, nullptr, e);
  }
  if (plain == "memcpy_async" && args.size() >= 3) {
    // (group, destination, source, size), (group, destination, layout, source, layout) or
    // (destination, source, size, pipeline)
    const size_t first = typeOf(args[0])->isPointerType() ? 0 : 1;
    size_t second = first + 1;
    if (second + 1 < args.size() && !typeOf(args[second])->isPointerType())
      ++second;
    if (second >= args.size() || !typeOf(args[second])->isPointerType())
      return std::nullopt;
    Value to = eval(args[first]), from = eval(args[second]), bytes = nullptr;
    // A conversion to void * hides what is copied.
    QualType written = args[second]->IgnoreParenImpCasts()->getType();
    QualType pointee = written->isPointerType() ? written->getPointeeType()
                       : written->isArrayType()
                           ? QualType(written->getPointeeOrArrayElementType(), 0)
                           : typeOf(args[second])->getPointeeType();
    pointee = pointee.getUnqualifiedType();
    if (first == 1) {
      // The threads of the group share the copy, one element after the other.
      const auto size = groupSize(args[0]);
      Value rank = groupName(args[0]) == "thread_block" ? linearThread()
                   : size ? arena.mod(linearThread(), arena.constant(*size))
                          : nullptr;
      const int64_t element = shared.sizeOf(pointee);
      if (rank && element > 0) {
        to = arena.add(to, arena.scale(rank, element));
        from = arena.add(from, arena.scale(rank, element));
      }
    } else if (second + 1 < args.size() && !typeOf(args[second + 1])->isRecordType())
      bytes = eval(args[second + 1]);
    copyThroughDevice("memcpy_async", to, from, bytes, pointee, e);
    return arena.constant(0);
  }
  return std::nullopt;
}

} // namespace accelscope::model
