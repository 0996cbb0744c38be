// Statements: control flow, loops, joins.
#include "matchers/model/Walker.h"

#include <clang/AST/Attr.h>

#include <algorithm>

using namespace clang;

namespace accelscope::model {

Walker::Walker(Shared &shared, Body &body, bool device)
    : shared(shared), context(shared.context), body(body), arena(body.arena), device(device),
      stepsLeft(shared.stepLimit) {
  body.device = device;
}

void Walker::run(const FunctionDecl *function) {
  const FunctionDecl *definition = nullptr;
  if (!function->hasBody(definition) || !definition->getBody())
    return;
  Frame frame;
  frame.function = qualifiedName(definition);
  frame.functionIndex = shared.functionIndex(definition);
  body.frames.push_back(frame);
  FrameContext f;
  f.function = definition;
  f.index = 0;
  if (auto *method = dyn_cast<CXXMethodDecl>(definition); method && method->isInstance() && !method->getType().isNull()) {
    f.self.kind = Place::Variable;
    f.self.base = method->getParent();
    f.self.type = f.self.whole = context.getTypeDeclType(method->getParent());
  }
  frames.push_back(f);
  for (auto *parameter : definition->parameters()) {
    know(parameter);
    QualType type = parameter->getType().getNonReferenceType();
    Place p;
    p.kind = Place::Variable;
    p.base = parameter->getCanonicalDecl();
    p.type = p.whole = type;
    if (!type->isPointerType() && !type->isRecordType() && !type->isArrayType())
      setVariable(p, arena.named(SymbolKind::Parameter, parameter->getNameAsString()));
    else if (type->isPointerType())
      read(p, nullptr); // makes the object
  }
  if (auto *constructor = dyn_cast<CXXConstructorDecl>(definition))
    for (auto *init : constructor->inits())
      if (init->isAnyMemberInitializer() && init->getInit())
        initialise(fieldPlace(frames.back().self, init->getAnyMember()), init->getInit());
  statement(definition->getBody());
  for (auto &r : frames.back().returns)
    body.returns.push_back(r.second);
  frames.pop_back();

  arena.freeze();

  // Pointers that a loop swaps were only half known while it was walked.
  for (auto &a : body.accesses)
    if (a.address && objectsOf(arena, a.address).size() > 1)
      a.object = -1;
  for (auto &event : body.host) {
    for (size_t i = 0; i < event.args.size() && i < event.objects.size(); ++i)
      if (event.args[i]) {
        std::set<int> all(event.objects[i].begin(), event.objects[i].end());
        for (int o : pointees(event.args[i]))
          all.insert(o);
        event.objects[i].assign(all.begin(), all.end());
      }
    if (event.destinationArgument >= 0 && size_t(event.destinationArgument) < event.objects.size())
      event.destination = event.objects[size_t(event.destinationArgument)];
    if (event.sourceArgument >= 0 && size_t(event.sourceArgument) < event.objects.size())
      event.source = event.objects[size_t(event.sourceArgument)];
  }
}

int Walker::pushGuard(Value condition, Guard::Kind kind, Range where, Range guarded) {
  Guard g;
  g.parent = state.guard;
  g.condition = condition;
  g.kind = kind;
  g.range = where;
  g.body = guarded;
  body.guards.push_back(g);
  return state.guard = int(body.guards.size()) - 1;
}

Value Walker::pathCondition(int entryGuard) {
  Value all = nullptr;
  for (int g = state.guard; g >= 0 && g != entryGuard; g = body.guards[size_t(g)].parent) {
    Value c = body.guards[size_t(g)].condition;
    if (!c)
      continue;
    all = all ? arena.binary(Op::LogicalAnd, c, all) : c;
  }
  return all ? all : arena.constant(1);
}

void Walker::join(Value condition, const Environment &thenEnv, bool thenDead, const Environment &elseEnv, bool elseDead) {
  if (thenDead && elseDead) {
    state.env = thenEnv;
    return;
  }
  if (thenDead) {
    state.env = elseEnv;
    return;
  }
  if (elseDead) {
    state.env = thenEnv;
    return;
  }
  Environment out;
  auto a = thenEnv.begin();
  auto b = elseEnv.begin();
  while (a != thenEnv.end() || b != elseEnv.end()) {
    if (b == elseEnv.end() || (a != thenEnv.end() && a->first < b->first)) {
      out.emplace_hint(out.end(), a->first, a->second);
      ++a;
    } else if (a == thenEnv.end() || b->first < a->first) {
      out.emplace_hint(out.end(), b->first, b->second);
      ++b;
    } else {
      out.emplace_hint(out.end(), a->first, arena.select(condition, a->second, b->second));
      ++a;
      ++b;
    }
  }
  state.env = std::move(out);
}

void Walker::statement(const Stmt *s) {
  if (!s || !step())
    return;
  // Code after a jump does not run; a label or case below it may.
  if (state.dead) {
    if (auto *compound = dyn_cast<CompoundStmt>(s))
      for (auto *child : compound->body())
        statement(child);
    else if (auto *label = dyn_cast<LabelStmt>(s)) {
      state.dead = false;
      statement(label->getSubStmt());
    } else if (isa<SwitchCase>(s) && !switches.empty()) {
      state.dead = false;
      statement(s);
    }
    return;
  }
  switch (s->getStmtClass()) {
  case Stmt::NullStmtClass:
    return;
  case Stmt::CompoundStmtClass:
    for (auto *child : cast<CompoundStmt>(s)->body())
      statement(child);
    return;
  case Stmt::DeclStmtClass:
    for (auto *d : cast<DeclStmt>(s)->decls())
      if (auto *variable = dyn_cast<VarDecl>(d))
        declaration(variable);
    return;
  case Stmt::AttributedStmtClass: {
    auto *attributed = cast<AttributedStmt>(s);
    for (auto *attribute : attributed->getAttrs())
      if (auto *hint = dyn_cast<LoopHintAttr>(attribute)) {
        if (hint->getOption() != LoopHintAttr::Unroll && hint->getOption() != LoopHintAttr::UnrollCount)
          continue;
        pendingUnrollRange = shared.range(hint->getRange());
        if (hint->getState() == LoopHintAttr::Disable)
          pendingUnroll = 1;
        else if (hint->getState() == LoopHintAttr::Numeric) {
          auto c = constantOf(hint->getValue());
          pendingUnroll = c ? int(*c) : -1;
          if (c && *c == 0)
            pendingUnroll = 1;
        } else
          pendingUnroll = -1;
      }
    statement(attributed->getSubStmt());
    pendingUnroll = 0;
    return;
  }
  case Stmt::IfStmtClass:
    return ifStatement(cast<IfStmt>(s));
  case Stmt::SwitchStmtClass:
    return switchStatement(cast<SwitchStmt>(s));
  case Stmt::CaseStmtClass:
  case Stmt::DefaultStmtClass:
    return statement(cast<SwitchCase>(s)->getSubStmt());
  case Stmt::LabelStmtClass:
    return statement(cast<LabelStmt>(s)->getSubStmt());
  case Stmt::ForStmtClass: {
    auto *f = cast<ForStmt>(s);
    return loop(f, f->getInit(), f->getCond(), f->getInc(), f->getBody(), LoopKind::For, f->getConditionVariable());
  }
  case Stmt::WhileStmtClass: {
    auto *w = cast<WhileStmt>(s);
    return loop(w, nullptr, w->getCond(), nullptr, w->getBody(), LoopKind::While, w->getConditionVariable());
  }
  case Stmt::DoStmtClass: {
    auto *d = cast<DoStmt>(s);
    // do { ... } while (0) is how macros are written, not a loop.
    if (auto c = constantOf(d->getCond()); c && *c == 0) {
      const int saved = state.guard;
      loops.push_back({loops.empty() ? -1 : loops.back().index, saved, {}, {}});
      statement(d->getBody());
      auto breaks = std::move(loops.back().breaks);
      for (auto &other : loops.back().continues)
        breaks.push_back(std::move(other));
      loops.pop_back();
      for (auto &[condition, env] : breaks) {
        Environment now = std::move(state.env);
        join(condition, env, false, now, state.dead);
        state.dead = false;
      }
      state.guard = saved;
      return;
    }
    return loop(d, nullptr, d->getCond(), nullptr, d->getBody(), LoopKind::DoWhile);
  }
  case Stmt::CXXForRangeStmtClass:
    return rangeFor(cast<CXXForRangeStmt>(s));
  case Stmt::ReturnStmtClass:
    return returnStatement(cast<ReturnStmt>(s));
  case Stmt::BreakStmtClass: {
    // A break leaves the innermost loop or switch, whichever was entered last.
    const bool ofSwitch = !switches.empty() && switches.back().loopDepth == loops.size() &&
                          (frames.empty() || switches.size() > frames.back().switchDepth);
    if (ofSwitch)
      switches.back().breaks.emplace_back(pathCondition(-1), state.env);
    else if (!loops.empty()) {
      if (loops.back().index >= 0)
        body.loops[size_t(loops.back().index)].hasBreak = true;
      loops.back().breaks.emplace_back(pathCondition(loops.back().entryGuard), state.env);
    }
    state.dead = true;
    return;
  }
  case Stmt::ContinueStmtClass:
    if (!loops.empty())
      loops.back().continues.emplace_back(pathCondition(loops.back().entryGuard), state.env);
    state.dead = true;
    return;
  case Stmt::GotoStmtClass:
  case Stmt::IndirectGotoStmtClass:
    // The label is walked where it stands; what a backward jump repeats is not known.
    return;
  case Stmt::GCCAsmStmtClass:
    return assembly(cast<GCCAsmStmt>(s));
  case Stmt::CXXTryStmtClass: {
    auto *t = cast<CXXTryStmt>(s);
    statement(t->getTryBlock());
    Environment after = copied(state.env);
    const bool dead = state.dead;
    for (unsigned i = 0; i < t->getNumHandlers(); ++i) {
      const int saved = state.guard;
      state.dead = false;
      pushGuard(arena.unknown("exception"), Guard::If, shared.range(t->getHandler(i)), shared.range(t->getHandler(i)));
      statement(t->getHandler(i)->getHandlerBlock());
      state.guard = saved;
    }
    state.env = std::move(after);
    state.dead = dead;
    return;
  }
  default:
    if (auto *e = dyn_cast<Expr>(s)) {
      ignoredCall = e->IgnoreParenCasts()->IgnoreImplicit()->IgnoreParenCasts();
      eval(e);
      return;
    }
    for (auto *child : s->children())
      statement(child);
  }
}

void Walker::declaration(const VarDecl *variable) {
  know(variable);
  if (auto *decomposition = dyn_cast<DecompositionDecl>(variable))
    for (auto *binding : decomposition->bindings())
      if (auto *holding = binding->getHoldingVar())
        declaration(holding);
  const Expr *init = variable->getInit();
  if (init)
    if (auto *lambda = dyn_cast<LambdaExpr>(init->IgnoreImplicit()))
      lambdas[variable] = lambda;
  if (typeOf(variable)->isReferenceType()) {
    if (init) {
      Place p = place(init);
      if (p.kind != Place::None)
        references[variable] = p;
    }
    return;
  }
  references.erase(variable);
  if (variable->hasAttr<CUDASharedAttr>()) {
    objectForVariable(variable);
    return;
  }
  if (variable->isStaticLocal() || variable->hasGlobalStorage()) {
    // Set once, kept across calls: what it holds on entry is not known.
    if (variable->getType().isConstQualified() && init)
      eval(init);
    return;
  }
  if (device) {
    const Scope scope{loops.empty() ? -1 : loops.back().index, frames.empty() ? -1 : frames.back().index,
                      shared.range(variable->getSourceRange())};
    const void *base = variable->getCanonicalDecl();
    scopes[base] = scope;
    for (auto it = usedVariables.lower_bound({base, -1}); it != usedVariables.end() && it->first.base == base;)
      it = usedVariables.erase(it);
    if (typeOf(variable)->isArrayType()) {
      variableObjects.erase(variable);
      Object &o = body.objects[size_t(objectForVariable(variable))];
      o.scopeLoop = scope.loop;
      o.scopeFrame = scope.frame;
    } else if (typeOf(variable)->isRecordType()) {
      const std::string parts = std::to_string(reinterpret_cast<uintptr_t>(base)) + "/";
      for (auto it = parameterFields.lower_bound(parts);
           it != parameterFields.end() && it->first.compare(0, parts.size(), parts) == 0;)
        it = parameterFields.erase(it);
    }
  }
  Place p = variablePlace(variable);
  if (p.kind == Place::Variable) {
    // A fresh variable each time its declaration is passed.
    auto it = state.env.lower_bound({p.base, -1});
    while (it != state.env.end() && it->first.base == p.base)
      it = state.env.erase(it);
  } else if (p.kind == Place::Memory) {
    auto it = state.env.lower_bound({variable->getCanonicalDecl(), 0});
    while (it != state.env.end() && it->first.base == variable->getCanonicalDecl())
      it = state.env.erase(it);
  }
  if (!init) {
    if (p.kind == Place::Variable && !p.type->isRecordType())
      setVariable(p, p.type->isPointerType() ? arena.constant(0) : arena.unknown(variable->getName()));
    return;
  }
  if (auto *text = dyn_cast<clang::StringLiteral>(init->IgnoreParenImpCasts()); text && p.kind == Place::Memory)
    return;
  initialise(p, init);
  if (p.kind == Place::Variable) {
    auto value = state.env.find({p.base, -1});
    if (value != state.env.end())
      recordAssign(init, p, value->second, nullptr, "init");
  }
}

namespace {
bool mentionsTemplateParameter(const Stmt *s) {
  if (!s)
    return false;
  if (isa<SubstNonTypeTemplateParmExpr, SizeOfPackExpr>(s))
    return true;
  if (auto *ref = dyn_cast<DeclRefExpr>(s)) {
    if (isa<NonTypeTemplateParmDecl>(ref->getDecl()))
      return true;
    // A member of the class that a type parameter stands for.
    for (auto *part = ref->getQualifier(); part; part = part->getPrefix())
      if (part->getAsType() && QualType(part->getAsType(), 0)->getAs<SubstTemplateTypeParmType>())
        return true;
    // A constant derived from one: constexpr variable of a template or of a specialised class.
    if (auto *variable = dyn_cast<VarDecl>(ref->getDecl());
        variable && (variable->isConstexpr() || variable->getType().isConstQualified())) {
      if (variable->getTemplateSpecializationKind() != TSK_Undeclared ||
          isa<ClassTemplateSpecializationDecl>(variable->getDeclContext()))
        return true;
      if (variable->getInit() && mentionsTemplateParameter(variable->getInit()))
        return true;
    }
  }
  if (auto *trait = dyn_cast<UnaryExprOrTypeTraitExpr>(s))
    if (trait->isArgumentType() && trait->getArgumentType()->getAs<SubstTemplateTypeParmType>())
      return true;
  if (auto *e = dyn_cast<Expr>(s); e && e->isInstantiationDependent())
    return true;
  for (auto *child : s->children())
    if (mentionsTemplateParameter(child))
      return true;
  return false;
}

/// Names a variable whose value is not known when compiled.
bool readsVariable(const Stmt *s) {
  if (!s)
    return false;
  if (isa<CXXThisExpr, CXXDependentScopeMemberExpr, LambdaExpr>(s))
    return true;
  if (auto *trait = dyn_cast<UnaryExprOrTypeTraitExpr>(s))
    return trait->getKind() == UETT_VecStep;
  if (auto *ref = dyn_cast<DeclRefExpr>(s))
    if (auto *variable = dyn_cast<VarDecl>(ref->getDecl()))
      if (!variable->isConstexpr() &&
          !(variable->getType().isConstQualified() && variable->getInit() && !readsVariable(variable->getInit())))
        return true;
  for (auto *child : s->children())
    if (readsVariable(child))
      return true;
  return false;
}

Branch::Leave leaveOf(const Stmt *s) {
  if (!s)
    return Branch::None;
  if (auto *compound = dyn_cast<CompoundStmt>(s)) {
    for (auto *child : compound->body())
      if (auto leave = leaveOf(child); leave != Branch::None && !isa<IfStmt>(child))
        return leave;
    return Branch::None;
  }
  if (isa<ReturnStmt>(s))
    return Branch::Return;
  if (isa<BreakStmt>(s))
    return Branch::Break;
  if (isa<ContinueStmt>(s))
    return Branch::Continue;
  if (isa<GotoStmt>(s))
    return Branch::Goto;
  return Branch::None;
}
} // namespace

bool Walker::settledByTemplate(const Expr *e) {
  // IgnoreParenImpCasts would also drop the mark of a substituted parameter.
  for (const Expr *inner = nullptr; e != inner;) {
    inner = e;
    e = e->IgnoreParens();
    if (auto *cast = dyn_cast<ImplicitCastExpr>(e))
      e = cast->getSubExpr();
  }
  if (auto *b = dyn_cast<BinaryOperator>(e); b && b->isLogicalOp())
    return settledByTemplate(b->getLHS()) || settledByTemplate(b->getRHS());
  if (auto *u = dyn_cast<UnaryOperator>(e); u && u->getOpcode() == UO_LNot)
    return settledByTemplate(u->getSubExpr());
  if (auto *full = dyn_cast<FullExpr>(e))
    return settledByTemplate(full->getSubExpr());
  if (!mentionsTemplateParameter(e))
    return false;
  return e->isInstantiationDependent() ? !readsVariable(e) : constantOf(e).has_value();
}

void Walker::ifStatement(const IfStmt *s) {
  if (s->isConsteval()) {
    statement(s->getElse() ? s->getElse() : s->getThen());
    return;
  }
  if (s->getInit())
    statement(s->getInit());
  if (auto *variable = s->getConditionVariable())
    declaration(variable);
  Value c = truth(s->getCond());
  const auto known = constantOf(s->getCond());
  if (known)
    c = arena.constant(*known != 0);
  Branch branch = at<Branch>(s->getSourceRange());
  branch.kind = s->isConstexpr() ? Branch::IfConstexpr : Branch::If;
  branch.condition = c;
  branch.thenRange = shared.range(s->getThen());
  branch.hasElse = s->getElse() != nullptr;
  if (s->getElse())
    branch.elseRange = shared.range(s->getElse());
  branch.leave = leaveOf(s->getThen());
  branch.thenLeaves = branch.leave != Branch::None;
  branch.onTemplateParameter = settledByTemplate(s->getCond());
  branch.onConstant = known && !branch.onTemplateParameter;
  body.branches.push_back(branch);

  if (c->isConst()) {
    statement(c->value ? s->getThen() : s->getElse());
    return;
  }
  const int saved = state.guard;
  Environment before = copied(state.env);
  pushGuard(c, Guard::If, shared.range(s->getCond()), branch.thenRange);
  statement(s->getThen());
  Environment thenEnv = std::move(state.env);
  const bool thenDead = state.dead;
  state.env = std::move(before);
  state.dead = false;
  state.guard = saved;
  if (s->getElse()) {
    pushGuard(arena.negate(c), Guard::Else, shared.range(s->getCond()), branch.elseRange);
    statement(s->getElse());
  }
  Environment elseEnv = std::move(state.env);
  const bool elseDead = state.dead;
  state.guard = saved;
  join(c, thenEnv, thenDead, elseEnv, elseDead);
  state.dead = thenDead && elseDead;
  // What follows runs only where the branch that left did not.
  if (thenDead != elseDead) {
    const auto leave = thenDead ? branch.leave : leaveOf(s->getElse());
    pushGuard(thenDead ? arena.negate(c) : c,
              leave == Branch::Break      ? Guard::Break
              : leave == Branch::Continue ? Guard::Continue
                                          : Guard::EarlyReturn,
              shared.range(s->getCond()), thenDead ? branch.thenRange : branch.elseRange);
  }
}

void Walker::switchStatement(const SwitchStmt *s) {
  if (s->getInit())
    statement(s->getInit());
  if (auto *variable = s->getConditionVariable())
    declaration(variable);
  Value subject = eval(s->getCond());
  Branch branch = at<Branch>(s->getSourceRange());
  branch.kind = Branch::Switch;
  branch.condition = subject;
  branch.thenRange = shared.range(s->getBody());
  branch.onTemplateParameter = settledByTemplate(s->getCond());
  branch.onConstant = constantOf(s->getCond()) && !branch.onTemplateParameter;
  body.branches.push_back(branch);

  const int saved = state.guard;
  const Environment before = copied(state.env);
  switches.push_back({{}, loops.size()});
  auto *compound = dyn_cast<CompoundStmt>(s->getBody());
  std::vector<const Stmt *> children;
  if (compound)
    children.assign(compound->body_begin(), compound->body_end());
  else
    children.push_back(s->getBody());
  bool hasDefault = false;
  state.dead = true;
  for (auto *child : children) {
    const Stmt *inner = child;
    Value condition = nullptr;
    bool isDefault = false;
    while (auto *label = dyn_cast<SwitchCase>(inner)) {
      if (auto *c = dyn_cast<CaseStmt>(label)) {
        Value one = arena.binary(Op::Eq, subject, eval(c->getLHS()));
        condition = condition ? arena.binary(Op::LogicalOr, condition, one) : one;
      } else
        isDefault = hasDefault = true;
      inner = label->getSubStmt();
    }
    if (inner != child) {
      if (isDefault || !condition)
        condition = arena.unknown("default");
      if (subject->isConst() && condition->isConst() && !condition->value) {
        if (state.dead)
          continue; // a case that the source itself rules out
      } else {
        Environment fallen = std::move(state.env);
        const bool fell = !state.dead;
        state.env = before;
        state.guard = saved;
        state.dead = false;
        if (fell)
          join(condition, before, false, fallen, false);
        if (!condition->isConst())
          pushGuard(condition, Guard::Case, shared.range(s->getCond()), shared.range(child));
      }
    }
    statement(inner);
  }
  auto breaks = std::move(switches.back().breaks);
  switches.pop_back();
  bool dead = state.dead;
  Environment end = std::move(state.env);
  state.guard = saved;
  for (auto &[condition, env] : breaks) {
    if (dead)
      end = env;
    else {
      join(condition, env, false, end, false);
      end = std::move(state.env);
    }
    dead = false;
  }
  if (!hasDefault) {
    if (dead)
      end = before;
    else {
      join(arena.unknown("no case"), before, false, end, false);
      end = std::move(state.env);
    }
    dead = false;
  }
  state.env = std::move(end);
  state.dead = dead;
}

const void *Walker::rootVariable(const Expr *e) {
  for (e = e->IgnoreParenCasts(); e;) {
    if (auto *ref = dyn_cast<DeclRefExpr>(e)) {
      if (auto *binding = dyn_cast<BindingDecl>(ref->getDecl())) {
        e = binding->getBinding() ? binding->getBinding()->IgnoreParenCasts() : nullptr;
        continue;
      }
      if (!isa<VarDecl>(ref->getDecl()))
        return nullptr;
      auto alias = references.find(ref->getDecl());
      if (alias != references.end())
        return alias->second.kind == Place::Variable ? alias->second.base : nullptr;
      know(ref->getDecl());
      return ref->getDecl()->getCanonicalDecl();
    }
    // What a pointer points to may change while the pointer stays.
    if (auto *member = dyn_cast<MemberExpr>(e)) {
      if (isa<CXXThisExpr>(member->getBase()->IgnoreParenCasts()))
        return frames.empty() ? nullptr : frames.back().self.base;
      if (member->isArrow())
        return nullptr;
      e = member->getBase()->IgnoreParenCasts();
    } else if (auto *subscript = dyn_cast<ArraySubscriptExpr>(e)) {
      e = subscript->getBase()->IgnoreParenCasts();
      if (!typeOf(e)->isArrayType())
        return nullptr;
    } else if (auto *unary = dyn_cast<UnaryOperator>(e)) {
      if (unary->getOpcode() == UO_Deref)
        return nullptr;
      e = unary->getSubExpr()->IgnoreParenCasts();
    }
    else if (auto *call = dyn_cast<CXXOperatorCallExpr>(e); call && call->getNumArgs() > 0)
      e = call->getArg(0)->IgnoreParenCasts();
    else if (isa<CXXThisExpr>(e))
      return frames.empty() ? nullptr : frames.back().self.base;
    else
      return nullptr;
  }
  return nullptr;
}

void Walker::collectAssigned(const Stmt *s, std::set<const void *> &out, int depth) {
  if (!s)
    return;
  auto add = [&](const Expr *e) {
    if (auto *root = rootVariable(e))
      out.insert(root);
  };
  if (auto *b = dyn_cast<BinaryOperator>(s); b && b->isAssignmentOp())
    add(b->getLHS());
  else if (auto *u = dyn_cast<UnaryOperator>(s)) {
    if (u->isIncrementDecrementOp() || u->getOpcode() == UO_AddrOf)
      add(u->getSubExpr());
  } else if (auto *call = dyn_cast<CallExpr>(s)) {
    const FunctionDecl *callee = call->getDirectCallee();
    unsigned i = 0;
    const bool memberOperator = isa<CXXOperatorCallExpr>(call) && callee && isa<CXXMethodDecl>(callee);
    for (auto *argument : call->arguments()) {
      const unsigned index = i++;
      if (memberOperator && index == 0) {
        auto *op = cast<CXXOperatorCallExpr>(call);
        if (op->isAssignmentOp() || op->getOperator() == OO_PlusPlus || op->getOperator() == OO_MinusMinus)
          add(argument);
        continue;
      }
      if (!argument->isGLValue())
        continue;
      const unsigned p = memberOperator ? index - 1 : index;
      QualType type = callee && p < callee->getNumParams() ? callee->getParamDecl(p)->getType() : QualType();
      if (!type.isNull() && (!type->isReferenceType() || type->getPointeeType().isConstQualified()))
        continue;
      add(argument);
    }
    if (auto *member = dyn_cast<CXXMemberCallExpr>(call))
      if (auto *method = member->getMethodDecl(); method && !method->isConst() && !method->isStatic())
        add(member->getImplicitObjectArgument());
    // A lambda that captures by reference assigns where it is called.
    if (auto *op = dyn_cast<CXXOperatorCallExpr>(call); op && depth < 3 && callee)
      if (auto *method = dyn_cast<CXXMethodDecl>(callee); method && method->getParent()->isLambda() && method->hasBody())
        collectAssigned(method->getBody(), out, depth + 1);
  } else if (auto *a = dyn_cast<GCCAsmStmt>(s)) {
    for (unsigned i = 0; i < a->getNumOutputs(); ++i)
      add(a->getOutputExpr(i));
  } else if (auto *lambda = dyn_cast<LambdaExpr>(s)) {
    if (depth < 3)
      collectAssigned(lambda->getBody(), out, depth + 1);
    return;
  }
  for (auto *child : s->children())
    collectAssigned(child, out, depth);
}

std::set<const void *> Walker::assignedIn(const Stmt *s) {
  std::set<const void *> out;
  collectAssigned(s, out, 0);
  return out;
}

void Walker::loop(const Stmt *s, const Stmt *init, const Expr *condition, const Expr *increment, const Stmt *loopBody,
                  LoopKind kind, const VarDecl *conditionVariable) {
  if (init)
    statement(init);
  const int index = int(body.loops.size());
  {
    Loop l;
    l.kind = kind;
    l.range = shared.range(s);
    l.header = l.range;
    l.header.endLine = l.range.line;
    l.parent = -1;
    for (auto it = loops.rbegin(); it != loops.rend(); ++it)
      if (it->index >= 0) {
        l.parent = it->index;
        break;
      }
    l.frame = frames.empty() ? -1 : frames.back().index;
    l.unroll = pendingUnroll;
    l.unrollRange = pendingUnrollRange;
    pendingUnroll = 0;
    pendingUnrollRange = {};
    l.order = order;
    body.loops.push_back(l);
  }
  const int saved = state.guard;
  const Environment before = copied(state.env);

  // Variables that the loop changes start each turn as phis.
  std::set<const void *> changed = assignedIn(loopBody);
  for (const Stmt *part : {static_cast<const Stmt *>(condition), static_cast<const Stmt *>(increment)})
    if (part)
      changed.merge(assignedIn(part));
  std::map<Key, Value> phis;
  for (auto &[key, value] : before)
    if (changed.count(key.base)) {
      const ValueDecl *decl = declOf(key.base);
      Value p = arena.phi(index, decl ? decl->getNameAsString() : "value", value);
      phis[key] = p;
      state.env[key] = p;
      body.loops[size_t(index)].phis.push_back(int(p->value));
    }

  loops.push_back({index, saved, {}, {}});
  Value c = arena.constant(1);
  auto test = [&] {
    if (conditionVariable)
      declaration(conditionVariable);
    if (condition)
      c = truth(condition);
  };
  if (kind != LoopKind::DoWhile)
    test();
  if (!(c->isConst() && c->value == 0))
    statement(loopBody);
  auto continues = std::move(loops.back().continues);
  loops.back().continues.clear();
  for (auto &[path, env] : continues) {
    Environment now = std::move(state.env);
    join(path, env, false, now, state.dead);
    state.dead = false;
  }
  state.guard = saved;
  const bool endReached = !state.dead;
  if (endReached) {
    if (increment)
      eval(increment);
    if (kind == LoopKind::DoWhile)
      test();
  }
  auto breaks = std::move(loops.back().breaks);
  loops.pop_back();
  body.loops[size_t(index)].endOrder = order;
  state.guard = saved;
  state.dead = false;

  for (auto &[key, p] : phis) {
    auto it = state.env.find(key);
    Value update = endReached && it != state.env.end() ? it->second : p;
    arena.closePhi(p, update);
  }
  classifyLoop(index, c);

  // After the loop: what it did not change keeps its value, the rest is what the last turn left.
  Environment after = copied(before);
  for (auto &[key, value] : state.env) {
    auto p = phis.find(key);
    if (p == phis.end()) {
      if (!before.count(key))
        after[key] = value;
      continue;
    }
    Value last = value;
    for (auto &[path, env] : breaks) {
      auto it = env.find(key);
      if (it != env.end() && it->second != last)
        last = arena.select(path, it->second, last);
    }
    after[key] = last == p->second ? before.at(key) : arena.exit(last, c);
  }
  state.env = std::move(after);
  if (!endReached && breaks.empty() && condition == nullptr && kind == LoopKind::For)
    state.dead = !frames.empty() && frames.back().returns.empty();
}

void Walker::rangeFor(const CXXForRangeStmt *s) {
  if (s->getInit())
    statement(s->getInit());
  Value range = nullptr;
  if (auto *rangeVariable = s->getRangeStmt() ? dyn_cast<DeclStmt>(s->getRangeStmt()) : nullptr)
    for (auto *d : rangeVariable->decls())
      if (auto *v = dyn_cast<VarDecl>(d); v && v->getInit()) {
        Place p = place(v->getInit());
        range = p.kind != Place::None ? addressOf(p) : nullptr;
        references[v] = p;
      }
  const int index = int(body.loops.size());
  Loop l;
  l.kind = LoopKind::RangeFor;
  l.range = shared.range(s);
  l.header = l.range;
  l.header.endLine = l.range.line;
  for (auto it = loops.rbegin(); it != loops.rend(); ++it)
    if (it->index >= 0) {
      l.parent = it->index;
      break;
    }
  l.frame = frames.empty() ? -1 : frames.back().index;
  l.boundClass = BoundClass::Uniform;
  l.unroll = pendingUnroll;
  l.unrollRange = pendingUnrollRange;
  pendingUnroll = 0;
  if (s->getRangeInit())
    if (auto *array = context.getAsConstantArrayType(s->getRangeInit()->getType())) {
      l.boundClass = BoundClass::Constant;
      l.trips = int64_t(array->getSize().getZExtValue());
    }
  l.order = order;
  body.loops.push_back(l);
  const int saved = state.guard;
  const Environment before = copied(state.env);
  std::set<const void *> changed = assignedIn(s->getBody());
  std::map<Key, Value> phis;
  for (auto &[key, value] : before)
    if (changed.count(key.base)) {
      const ValueDecl *decl = declOf(key.base);
      Value p = arena.phi(index, decl ? decl->getNameAsString() : "value", value);
      phis[key] = p;
      state.env[key] = p;
      body.loops[size_t(index)].phis.push_back(int(p->value));
    }
  loops.push_back({index, saved, {}, {}});
  if (auto *variable = s->getLoopVariable()) {
    know(variable);
    // Each turn: another element of the range, in order.
    QualType type = variable->getType().getNonReferenceType();
    Value turn = arena.phi(index, variable->getNameAsString() + "#", arena.constant(0));
    arena.closePhi(turn, arena.add(turn, arena.constant(1)));
    Place element;
    if (range && !objectsOf(arena, range).empty())
      element = memoryPlace(arena.add(range, arena.scale(turn, std::max<int64_t>(shared.sizeOf(type), 1))), type);
    if (typeOf(variable)->isReferenceType() && element.kind != Place::None)
      references[variable] = element;
    else {
      references.erase(variable);
      Place p = variablePlace(variable);
      if (element.kind == Place::Memory && !type->isRecordType() && variable->getInit())
        setVariable(p, read(element, variable->getInit()));
      else if (p.kind == Place::Variable)
        setVariable(p, arena.unknown(variable->getName()));
    }
  }
  statement(s->getBody());
  loops.pop_back();
  body.loops[size_t(index)].endOrder = order;
  state.guard = saved;
  state.dead = false;
  for (auto &[key, p] : phis) {
    auto it = state.env.find(key);
    arena.closePhi(p, it != state.env.end() ? it->second : p);
  }
  Environment after = copied(before);
  Value c = arena.unknown("range");
  for (auto &[key, value] : state.env) {
    auto p = phis.find(key);
    if (p == phis.end()) {
      if (!before.count(key))
        after[key] = value;
    } else
      after[key] = value == p->second ? before.at(key) : arena.exit(value, c);
  }
  state.env = std::move(after);
}

void Walker::classifyLoop(int index, Value condition) {
  Loop &l = body.loops[size_t(index)];
  l.condition = condition;
  // The induction variable is the phi that the condition tests; the condition's other side bounds it.
  std::vector<std::pair<Value, Value>> candidates; // phi side, bound side
  std::function<void(Value)> find = [&](Value c) {
    if (c->op == Op::LogicalAnd || c->op == Op::LogicalOr) {
      find(c->args[0]);
      find(c->args[1]);
      return;
    }
    if (c->op == Op::Lt || c->op == Op::Le || c->op == Op::Ne) {
      candidates.emplace_back(c->args[0], c->args[1]);
      candidates.emplace_back(c->args[1], c->args[0]);
    }
  };
  if (condition)
    find(condition);
  auto phiIn = [&](Value v) -> Value {
    Value found = nullptr;
    auto test = [&](Value x) {
      if (x->is(SymbolKind::Phi) && arena.phi(x).loop == index)
        found = x;
    };
    test(v);
    if (!found && v->op == Op::Sum)
      for (auto *a : v->args)
        test(a);
    return found;
  };
  for (auto &[side, bound] : candidates)
    if (Value p = phiIn(side); p && (!l.phi || (!l.step && arena.phi(p).step))) {
      l.phi = p;
      l.bound = bound;
      const Phi &info = arena.phi(p);
      l.variable = info.name;
      l.init = info.init;
      l.step = info.step;
    }
  if (!l.phi)
    // `for (;;)` with the test inside, or a while on something else: a phi with a linear step will do.
    for (int phi : l.phis) {
      Value p = arena.symbol(SymbolKind::Phi, phi);
      if (arena.phi(p).step && !arena.phi(p).step->isConst(0)) {
        l.phi = p;
        l.variable = arena.phi(p).name;
        l.init = arena.phi(p).init;
        l.step = arena.phi(p).step;
        break;
      }
    }
  if (!l.phi) {
    l.boundClass = condition && condition->isConst() ? BoundClass::Unknown : BoundClass::DataDependent;
    return;
  }
  const Phi &info = arena.phi(l.phi);
  if (l.step && !l.step->isConst()) {
    if (dependsOn(arena, l.step, SymbolKind::GridDim)) {
      l.boundClass = BoundClass::GridStride;
      return;
    }
    if (dependsOn(arena, l.step, SymbolKind::BlockDim)) {
      l.boundClass = BoundClass::BlockStride;
      return;
    }
  }
  if (l.init && l.bound && l.init->isConst() && l.bound->isConst()) {
    if (l.step && l.step->isConst() && l.step->value != 0) {
      const int64_t first = l.init->value, last = l.bound->value, step = l.step->value;
      const int64_t span = step > 0 ? last - first : first - last, size = step > 0 ? step : -step;
      const bool inclusive = condition->op == Op::Le;
      l.trips = span < 0 ? 0 : inclusive ? span / size + 1 : (span + size - 1) / size;
      l.boundClass = BoundClass::Constant;
      return;
    }
    if (info.factor != 0) {
      int64_t v = l.init->value, trips = 0;
      const bool falling = info.factor < 0;
      while (trips < 64 && (falling ? v > l.bound->value : v < l.bound->value)) {
        v = falling ? v / -info.factor : v * info.factor;
        ++trips;
        if (v == 0 && l.bound->value == 0)
          break;
      }
      l.trips = trips;
      l.boundClass = BoundClass::Constant;
      return;
    }
  }
  if (!l.bound) {
    l.boundClass = BoundClass::Unknown;
    return;
  }
  bool loads = false, varying = false;
  for (Value v : {l.init, l.bound})
    if (v) {
      loads = loads || anyNode(arena, v, [](Value n) { return n->op == Op::Load; });
      varying = varying || varianceOf(arena, v) == Variance::Thread;
    }
  const bool blockVarying = varying || (l.init && varianceOf(arena, l.init) >= Variance::Block) ||
                            varianceOf(arena, l.bound) >= Variance::Block;
  if (loads && blockVarying)
    l.boundClass = BoundClass::DataDependent;
  else if (varying) {
    // The start may differ by thread while the bound does not: a strided walk over a common extent.
    const bool strideOfGroup = l.step && l.step->isConst() && l.init && varianceOf(arena, l.bound) != Variance::Thread &&
                               dependsOn(arena, l.init, SymbolKind::ThreadIdx) && l.step->value > 1;
    l.boundClass = strideOfGroup ? BoundClass::BlockStride : BoundClass::ThreadDependent;
  } else
    l.boundClass = BoundClass::Uniform;
}

void Walker::returnStatement(const ReturnStmt *s) {
  Value v = nullptr;
  FrameContext *frame = frames.empty() ? nullptr : &frames.back();
  if (const Expr *e = s->getRetValue()) {
    const FunctionDecl *function = frame ? frame->function : nullptr;
    if (function && function->getReturnType()->isReferenceType()) {
      Place p = place(e);
      frames.back().returned = p;
      v = p.kind == Place::Memory ? p.address : p.kind == Place::Variable ? addressOf(p) : arena.unknown("reference");
    } else if (function && typeOf(e)->isRecordType() && frames.back().site) {
      Place target{Place::Variable, frames.back().site, -1, nullptr, -1, e->getType(), e->getType(), -1, {}};
      initialise(target, e);
      v = arena.unknown("record");
      auto it = state.env.find({target.base, -1});
      if (it != state.env.end())
        v = it->second;
    } else
      v = eval(e);
  }
  if (device && v) {
    Return r = at<Return>(s->getSourceRange());
    r.value = v;
    body.results.push_back(r);
  }
  if (!frames.empty()) {
    Value path = pathCondition(frames.back().entryGuard);
    frames.back().returns.emplace_back(path, v);
    frames.back().exits.emplace_back(path, state.env);
    for (size_t i = loops.size(); i > frames.back().loopDepth; --i)
      if (loops[i - 1].index >= 0)
        body.loops[size_t(loops[i - 1].index)].hasBreak = true;
  }
  state.dead = true;
}

namespace {
/// The instructions of a piece of PTX, without predicates and labels: "atom.global.add.u32".
std::vector<std::string> opcodesOf(const std::string &text) {
  std::vector<std::string> out;
  size_t at = 0;
  while (at < text.size()) {
    size_t end = text.find_first_of(";\n{}", at);
    if (end == std::string::npos)
      end = text.size();
    // Braces also enclose operand lists: those parts start with no opcode and do no harm.
    std::string part = text.substr(at, end - at);
    at = end + 1;
    auto skip = [&] { part.erase(0, std::min(part.find_first_not_of(" \t\r"), part.size())); };
    skip();
    while (!part.empty() && (part[0] == '@' || part.find(':') < part.find_first_of(" \t."))) {
      part.erase(0, std::min(part[0] == '@' ? part.find_first_of(" \t") : part.find(':') + 1, part.size()));
      skip();
    }
    part.resize(std::min(part.find_first_of(" \t\r"), part.size()));
    if (part.find('.') != std::string::npos && part[0] != '.')
      out.push_back(part);
  }
  return out;
}
} // namespace

void Walker::assembly(const GCCAsmStmt *s) {
  Call record = at<Call>(s->getSourceRange());
  record.name = "asm";
  std::string text = s->getAsmString()->getString().str();
  record.texts.push_back(text);
  std::vector<Value> inputs;
  for (unsigned i = 0; i < s->getNumInputs(); ++i)
    inputs.push_back(eval(s->getInputExpr(i)));
  record.args = inputs;
  Value result = nullptr;
  if (text.find("%laneid") != std::string::npos)
    result = arena.mod(linearThread(), arena.constant(32));
  else if (text.find("%warpid") != std::string::npos)
    result = arena.div(linearThread(), arena.constant(32));
  else
    for (auto &[name, kind] : {std::pair{"%tid.", SymbolKind::ThreadIdx}, {"%ntid.", SymbolKind::BlockDim},
                               {"%ctaid.", SymbolKind::BlockIdx}, {"%nctaid.", SymbolKind::GridDim}})
      if (const size_t at = text.find(name); at != std::string::npos && text.find("mov") != std::string::npos) {
        const char axis = text[std::min(at + std::string(name).size(), text.size() - 1)];
        if (axis >= 'x' && axis <= 'z')
          result = arena.symbol(kind, axis - 'x');
      }
  record.result = result;
  body.calls.push_back(record);

  const std::vector<std::string> opcodes = opcodesOf(text);
  // An operation counts where an instruction starts with it: "red." ends "shared." too.
  auto does = [&](const char *prefix) {
    return std::any_of(opcodes.begin(), opcodes.end(), [&](const std::string &o) { return o.rfind(prefix, 0) == 0; });
  };
  auto has = [&](const char *part) {
    return std::any_of(opcodes.begin(), opcodes.end(), [&](const std::string &o) { return o.find(part) != std::string::npos; });
  };
  if (does("bar.sync") || does("bar.red") || does("barrier.sync") || does("barrier.cta"))
    sync(SyncKind::Block, "bar.sync", nullptr);
  if (does("cp.async.wait") || does("cp.async.bulk.wait") || does("mbarrier.try_wait") || does("mbarrier.test_wait"))
    sync(SyncKind::Pipeline, "cp.async.wait", nullptr);
  const bool isAtomic = does("atom.") || does("red.");
  const bool global = has(".global"), sharedSpace = has(".shared");
  const bool loads = does("ld.") || does("ldu.") || does("ldmatrix."), stores = does("st.") || does("stmatrix.");
  const bool copies = does("cp.async.ca") || does("cp.async.cg") || does("cp.async.bulk.shared") ||
                      does("cp.async.bulk.global") || does("cp.async.bulk.tensor");
  if (isAtomic || loads || stores || copies) {
    // The address is the pointer-sized operand: the first input for loads, atomics and stores alike.
    for (unsigned i = 0; i < inputs.size(); ++i) {
      auto objects = objectsOf(arena, inputs[i]);
      QualType type = s->getInputExpr(i)->getType();
      if (objects.empty() && !type->isPointerType())
        continue;
      Access a = at<Access>(s->getSourceRange());
      a.kind = isAtomic ? AccessKind::Atomic : stores && !loads ? AccessKind::Store : AccessKind::Load;
      a.address = inputs[i];
      a.object = objects.size() == 1 ? objects[0] : -1;
      a.space = a.object >= 0 ? body.objects[size_t(a.object)].space
                : sharedSpace ? Space::Shared
                : global      ? Space::Global
                              : Space::Unknown;
      a.size = has(".v4") ? 16 : has(".v2") ? 8 : has("64") ? 8 : 4;
      a.isVector = has(".v4.") || has(".v2.");
      a.type = a.isVector ? "vector" : "word";
      a.operation = isAtomic ? "atom" : does("ld.global.nc") ? "ld.global.nc" : copies ? "cp.async" : "asm";
      a.reinterpreted = a.isVector;
      a.value = arena.load(a.address, a.size);
      body.accesses.push_back(a);
      if (!copies)
        break;
    }
  }
  auto exchangeOf = [&](Exchange::Kind kind) {
    Exchange x = at<Exchange>(s->getSourceRange());
    x.kind = kind;
    x.name = "asm";
    x.value = inputs.empty() ? nullptr : inputs[0];
    x.lane = inputs.size() > 1 ? inputs[1] : nullptr;
    body.exchanges.push_back(x);
  };
  if (does("shfl."))
    exchangeOf(has("bfly") ? Exchange::ShuffleXor : has(".up") ? Exchange::ShuffleUp : has(".down") ? Exchange::ShuffleDown : Exchange::Shuffle);
  if (does("vote."))
    exchangeOf(Exchange::Vote);
  if (does("match."))
    exchangeOf(Exchange::Match);
  if (does("redux."))
    exchangeOf(Exchange::Reduce);
  for (unsigned i = 0; i < s->getNumOutputs(); ++i) {
    Place p = place(s->getOutputExpr(i));
    write(p, result && i == 0 ? result : arena.unknown("asm"), s->getOutputExpr(i));
  }
}

} // namespace accelscope::model
