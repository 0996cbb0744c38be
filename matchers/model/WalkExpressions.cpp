// Expressions: values, places, reads and writes.
#include "matchers/model/Walker.h"

#include <clang/Basic/SourceManager.h>
#include <clang/Lex/Lexer.h>

#include <clang/AST/Attr.h>
#include <clang/AST/RecordLayout.h>

#include <algorithm>

using namespace clang;

namespace accelscope::model {

namespace {

Op comparison(BinaryOperatorKind op) {
  switch (op) {
  case BO_EQ:
    return Op::Eq;
  case BO_NE:
    return Op::Ne;
  case BO_LT:
  case BO_GT:
    return Op::Lt;
  default:
    return Op::Le;
  }
}

/// The name of the part of a record at an offset: "p.row" for the parameter p.
std::string partName(ASTContext &context, QualType type, int64_t offset) {
  auto *record = type.isNull() ? nullptr : type->getAsCXXRecordDecl();
  if (!record || !record->hasDefinition() || record->isDependentContext() || record->isInvalidDecl())
    return "+" + std::to_string(offset);
  for (auto *field : record->fields()) {
    const int64_t start = int64_t(context.getFieldOffset(field)) / 8;
    const int64_t size = field->getType()->isIncompleteType() || field->getType()->isDependentType()
                             ? 1
                             : context.getTypeSizeInChars(field->getType().getNonReferenceType()).getQuantity();
    if (offset >= start && offset < start + std::max<int64_t>(size, 1)) {
      std::string s = "." + field->getNameAsString();
      if (field->getType()->isRecordType())
        s += partName(context, field->getType(), offset - start);
      return s;
    }
  }
  return "+" + std::to_string(offset);
}

} // namespace

void Walker::evalChildren(const Stmt *s) {
  for (auto *child : s->children())
    if (auto *e = dyn_cast_or_null<Expr>(child))
      eval(e);
    else if (child)
      statement(child);
}

Value Walker::unknownOf(const Expr *e, const char *label) {
  (void)e;
  return arena.unknown(label);
}

std::optional<int64_t> Walker::constantOf(const Expr *e) {
  if (!e || e->isValueDependent() || e->isTypeDependent() || e->containsErrors() ||
      !typeOf(e)->isIntegralOrEnumerationType())
    return std::nullopt;
  Expr::EvalResult result;
  if (!e->EvaluateAsInt(result, context) || result.HasSideEffects)
    return std::nullopt;
  const auto &v = result.Val.getInt();
  if (v.getSignificantBits() > 64)
    return std::nullopt;
  return v.isSigned() ? v.getSExtValue() : int64_t(v.getZExtValue());
}

Value Walker::linearThread() {
  auto t = [&](int a) { return arena.symbol(SymbolKind::ThreadIdx, a); };
  auto d = [&](int a) { return arena.symbol(SymbolKind::BlockDim, a); };
  return arena.add(t(0), arena.add(arena.mul(t(1), d(0)), arena.mul(t(2), arena.mul(d(0), d(1)))));
}
Value Walker::blockThreads() {
  auto d = [&](int a) { return arena.symbol(SymbolKind::BlockDim, a); };
  return arena.mul(d(0), arena.mul(d(1), d(2)));
}
Value Walker::gridBlocks() {
  auto d = [&](int a) { return arena.symbol(SymbolKind::GridDim, a); };
  return arena.mul(d(0), arena.mul(d(1), d(2)));
}
Value Walker::linearBlock() {
  auto t = [&](int a) { return arena.symbol(SymbolKind::BlockIdx, a); };
  auto d = [&](int a) { return arena.symbol(SymbolKind::GridDim, a); };
  return arena.add(t(0), arena.add(arena.mul(t(1), d(0)), arena.mul(t(2), arena.mul(d(0), d(1)))));
}
Value Walker::globalThread() { return arena.add(linearThread(), arena.mul(linearBlock(), blockThreads())); }

namespace {
/// threadIdx, blockIdx, blockDim, gridDim of the CUDA headers, whichever headers they are.
std::optional<SymbolKind> builtinVariable(const Expr *e, Shared &shared) {
  e = e->IgnoreParenImpCasts();
  // In a toolkit's headers the parts are properties, whose base is captured before it is read.
  if (auto *captured = dyn_cast<OpaqueValueExpr>(e))
    if (auto *source = captured->getSourceExpr())
      e = source->IgnoreParenImpCasts();
  auto *ref = dyn_cast<DeclRefExpr>(e);
  if (!ref || !isa<VarDecl>(ref->getDecl()) || !ref->getDecl()->getIdentifier())
    return std::nullopt;
  const auto name = ref->getDecl()->getName();
  const auto kind = name == "threadIdx"  ? SymbolKind::ThreadIdx
                    : name == "blockIdx" ? SymbolKind::BlockIdx
                    : name == "blockDim" ? SymbolKind::BlockDim
                    : name == "gridDim"  ? SymbolKind::GridDim
                                         : SymbolKind::None;
  if (kind == SymbolKind::None || !shared.isLibrary(ref->getDecl()))
    return std::nullopt;
  return kind;
}
} // namespace

Value Walker::builtinIndex(const MemberExpr *e) {
  auto kind = builtinVariable(e->getBase(), shared);
  if (!kind || !e->getMemberDecl()->getIdentifier())
    return nullptr;
  const auto name = e->getMemberDecl()->getName();
  return name == "x"   ? arena.symbol(*kind, 0)
         : name == "y" ? arena.symbol(*kind, 1)
         : name == "z" ? arena.symbol(*kind, 2)
                       : nullptr;
}

Value Walker::eval(const Expr *e) {
  if (!e)
    return arena.unknown("nothing");
  if (!step())
    return arena.unknown("unfollowed");
  if (e->getType().isNull()) {
    // A parenthesised list of a pattern that is never instantiated.
    evalChildren(e);
    return arena.unknown("list");
  }
  return evalInner(e);
}

Value Walker::evalInner(const Expr *e) {
  switch (e->getStmtClass()) {
  case Stmt::ParenExprClass:
    return eval(cast<ParenExpr>(e)->getSubExpr());
  case Stmt::ExprWithCleanupsClass:
  case Stmt::ConstantExprClass:
    if (auto c = constantOf(e))
      return arena.constant(*c);
    return eval(cast<FullExpr>(e)->getSubExpr());
  case Stmt::CXXBindTemporaryExprClass:
    return eval(cast<CXXBindTemporaryExpr>(e)->getSubExpr());
  case Stmt::MaterializeTemporaryExprClass:
    return eval(cast<MaterializeTemporaryExpr>(e)->getSubExpr());
  case Stmt::SubstNonTypeTemplateParmExprClass:
    if (auto c = constantOf(e))
      return arena.constant(*c);
    return eval(cast<SubstNonTypeTemplateParmExpr>(e)->getReplacement());
  case Stmt::CXXDefaultArgExprClass:
    return eval(cast<CXXDefaultArgExpr>(e)->getExpr());
  case Stmt::CXXDefaultInitExprClass:
    return eval(cast<CXXDefaultInitExpr>(e)->getExpr());
  case Stmt::IntegerLiteralClass:
  case Stmt::CharacterLiteralClass:
  case Stmt::CXXBoolLiteralExprClass:
  case Stmt::UnaryExprOrTypeTraitExprClass:
  case Stmt::SizeOfPackExprClass:
  case Stmt::TypeTraitExprClass:
    if (auto c = constantOf(e))
      return arena.constant(*c);
    return arena.unknown("constant");
  case Stmt::FloatingLiteralClass: {
    llvm::SmallString<24> text;
    cast<FloatingLiteral>(e)->getValue().toString(text);
    return arena.named(SymbolKind::String, text.str());
  }
  case Stmt::StringLiteralClass: {
    auto *s = cast<StringLiteral>(e);
    return arena.named(SymbolKind::String, s->getCharByteWidth() == 1 ? s->getString() : "text");
  }
  case Stmt::CXXNullPtrLiteralExprClass:
  case Stmt::GNUNullExprClass:
  case Stmt::ImplicitValueInitExprClass:
  case Stmt::CXXScalarValueInitExprClass:
    return arena.constant(0);
  case Stmt::ImplicitCastExprClass:
  case Stmt::CStyleCastExprClass:
  case Stmt::CXXStaticCastExprClass:
  case Stmt::CXXReinterpretCastExprClass:
  case Stmt::CXXConstCastExprClass:
  case Stmt::CXXFunctionalCastExprClass:
  case Stmt::CXXDynamicCastExprClass:
    return evalCast(cast<CastExpr>(e));
  case Stmt::UnaryOperatorClass:
    return evalUnary(cast<UnaryOperator>(e));
  case Stmt::BinaryOperatorClass:
  case Stmt::CompoundAssignOperatorClass:
    return evalBinary(cast<BinaryOperator>(e));
  case Stmt::CXXRewrittenBinaryOperatorClass:
    return eval(cast<CXXRewrittenBinaryOperator>(e)->getSemanticForm());
  case Stmt::ConditionalOperatorClass:
  case Stmt::BinaryConditionalOperatorClass:
    return evalConditional(cast<AbstractConditionalOperator>(e));
  case Stmt::CallExprClass:
  case Stmt::CXXMemberCallExprClass:
  case Stmt::CXXOperatorCallExprClass:
  case Stmt::UserDefinedLiteralClass:
    return evalCall(cast<CallExpr>(e));
  case Stmt::CUDAKernelCallExprClass:
    return kernelLaunch(cast<CUDAKernelCallExpr>(e));
  case Stmt::CXXConstructExprClass:
  case Stmt::CXXTemporaryObjectExprClass: {
    Place temporary{Place::Variable, e, -1, nullptr, -1, e->getType(), e->getType(), -1, {}};
    return evalConstruct(cast<CXXConstructExpr>(e), temporary);
  }
  case Stmt::InitListExprClass: {
    auto *list = cast<InitListExpr>(e);
    if (!typeOf(e)->isRecordType() && !typeOf(e)->isArrayType() && list->getNumInits() == 1)
      return eval(list->getInit(0));
    std::vector<Value> args;
    for (auto *init : list->inits())
      args.push_back(eval(init));
    return arena.call("make_list", std::move(args));
  }
  case Stmt::CompoundLiteralExprClass:
    return eval(cast<CompoundLiteralExpr>(e)->getInitializer());
  case Stmt::CXXStdInitializerListExprClass:
    return eval(cast<CXXStdInitializerListExpr>(e)->getSubExpr());
  case Stmt::StmtExprClass: {
    auto *compound = cast<StmtExpr>(e)->getSubStmt();
    Value last = nullptr;
    for (auto *s : compound->body()) {
      if (auto *x = dyn_cast<Expr>(s))
        last = eval(x);
      else {
        statement(s);
        last = nullptr;
      }
    }
    return last ? last : arena.unknown("block");
  }
  case Stmt::LambdaExprClass: {
    auto *lambda = cast<LambdaExpr>(e);
    auto init = lambda->capture_init_begin();
    for (auto &capture : lambda->captures()) {
      const Expr *value = *init++;
      auto *variable = capture.capturesVariable() ? dyn_cast<VarDecl>(capture.getCapturedVar()) : nullptr;
      if (variable && variable->isInitCapture() && variable->getInit())
        declaration(variable); // [p = x]: a variable of its own
      else if (value && !typeOf(value)->isRecordType())
        eval(value);
    }
    return arena.unknown("lambda");
  }
  case Stmt::CXXThisExprClass:
    return frames.empty() ? arena.unknown("this") : addressOf(frames.back().self);
  case Stmt::OpaqueValueExprClass: {
    auto it = opaqueValues.find(e);
    if (it != opaqueValues.end())
      return it->second;
    if (auto *source = cast<OpaqueValueExpr>(e)->getSourceExpr())
      return eval(source);
    return arena.unknown("opaque");
  }
  case Stmt::PseudoObjectExprClass: {
    auto *pseudo = cast<PseudoObjectExpr>(e);
    if (auto *property = dyn_cast<MSPropertyRefExpr>(pseudo->getSyntacticForm()->IgnoreParenImpCasts()))
      if (auto kind = builtinVariable(property->getBaseExpr(), shared)) {
        const auto name = property->getPropertyDecl()->getName();
        return arena.symbol(*kind, name == "x" ? 0 : name == "y" ? 1 : 2);
      }
    return pseudo->getResultExpr() ? eval(pseudo->getResultExpr()) : arena.unknown("property");
  }
  case Stmt::CXXNewExprClass: {
    auto *n = cast<CXXNewExpr>(e);
    if (n->isArray() && n->getArraySize())
      eval(*n->getArraySize());
    if (auto *init = n->getInitializer())
      evalChildren(init);
    body.objects.push_back({});
    Object &o = body.objects.back();
    o.name = "new";
    o.space = device ? Space::Global : Space::Host;
    o.declared = shared.range(e);
    o.elementType = shared.typeName(n->getAllocatedType());
    o.elementSize = shared.sizeOf(n->getAllocatedType());
    return arena.symbol(SymbolKind::Object, int64_t(body.objects.size()) - 1);
  }
  case Stmt::DeclRefExprClass: {
    auto *ref = cast<DeclRefExpr>(e);
    if (auto *function = dyn_cast<FunctionDecl>(ref->getDecl())) {
      std::string label;
      llvm::raw_string_ostream stream(label);
      function->getNameForDiagnostic(stream, context.getPrintingPolicy(), true);
      Value v = arena.named(SymbolKind::Function, label);
      functionValues[v] = function;
      const int kernel = shared.kernelIndex(function);
      if (kernel >= 0)
        shared.program.kernels[size_t(kernel)].addressTaken = true;
      return v;
    }
    if (auto c = constantOf(e))
      return arena.constant(*c);
    if (auto kind = builtinVariable(e, shared))
      return arena.call("make_uint3", {arena.symbol(*kind, 0), arena.symbol(*kind, 1), arena.symbol(*kind, 2)});
    if (e->isGLValue() || isa<VarDecl>(ref->getDecl()))
      return read(place(e), e);
    return arena.named(SymbolKind::Variable, ref->getDecl()->getNameAsString());
  }
  case Stmt::MemberExprClass:
    if (Value v = builtinIndex(cast<MemberExpr>(e)))
      return v;
    if (isa<CXXMethodDecl>(cast<MemberExpr>(e)->getMemberDecl())) {
      return arena.unknown("method");
    }
    if (auto c = constantOf(e))
      return arena.constant(*c);
    return read(place(e), e);
  case Stmt::ArraySubscriptExprClass:
    return read(place(e), e);
  case Stmt::UnresolvedLookupExprClass:
    return arena.named(SymbolKind::Function, cast<UnresolvedLookupExpr>(e)->getName().getAsString());
  case Stmt::CXXDependentScopeMemberExprClass: {
    auto *member = cast<CXXDependentScopeMemberExpr>(e);
    if (!member->isImplicitAccess())
      return arena.call("member." + member->getMember().getAsString(), {eval(member->getBase())});
    return arena.named(SymbolKind::Variable, member->getMember().getAsString());
  }
  case Stmt::DependentScopeDeclRefExprClass:
    return arena.named(SymbolKind::Variable, cast<DependentScopeDeclRefExpr>(e)->getDeclName().getAsString());
  case Stmt::CXXUnresolvedConstructExprClass: {
    std::vector<Value> args;
    for (auto *a : cast<CXXUnresolvedConstructExpr>(e)->arguments())
      args.push_back(eval(a));
    return args.size() == 1 ? args[0] : arena.call("make_object", std::move(args));
  }
  case Stmt::ParenListExprClass: {
    auto *list = cast<ParenListExpr>(e);
    Value last = arena.constant(0);
    for (unsigned i = 0; i < list->getNumExprs(); ++i)
      last = eval(list->getExpr(i));
    return last;
  }
  case Stmt::CXXDeleteExprClass:
  case Stmt::CXXThrowExprClass:
  case Stmt::RecoveryExprClass:
    if (auto *broken = dyn_cast<RecoveryExpr>(e); broken && device)
      templateLaunch(broken);
    [[fallthrough]];
  default:
    evalChildren(e);
    return arena.unknown("expression");
  }
}

Value Walker::truth(const Expr *e) {
  Value v = eval(e);
  switch (v->op) {
  case Op::Eq:
  case Op::Ne:
  case Op::Lt:
  case Op::Le:
  case Op::Not:
  case Op::LogicalAnd:
  case Op::LogicalOr:
    return v;
  case Op::Const:
    return arena.constant(v->value != 0);
  default:
    return typeOf(e)->isBooleanType() ? v : arena.binary(Op::Ne, v, arena.constant(0));
  }
}

namespace {
bool isDouble(const Expr *e) {
  return !e->getType().isNull() && e->getType()->isSpecificBuiltinType(BuiltinType::Double);
}
bool isFloat(const Expr *e) {
  return !e->getType().isNull() && e->getType()->isSpecificBuiltinType(BuiltinType::Float);
}
/// A literal of double precision, signed or in parentheses.
const FloatingLiteral *doubleLiteral(const Expr *e) {
  e = e->IgnoreParens();
  if (auto *u = dyn_cast<UnaryOperator>(e); u && (u->getOpcode() == UO_Minus || u->getOpcode() == UO_Plus))
    return doubleLiteral(u->getSubExpr());
  auto *literal = dyn_cast<FloatingLiteral>(e);
  return literal && isDouble(literal) ? literal : nullptr;
}
/// A float that the operation makes a double.
bool isWidened(const Expr *e) {
  auto *cast = dyn_cast<ImplicitCastExpr>(e->IgnoreParens());
  return cast && cast->getCastKind() == CK_FloatingCast && isDouble(cast) && isFloat(cast->getSubExpr());
}
} // namespace

void Walker::recordWidenings(const Expr *e) {
  e = e->IgnoreParens();
  if (auto *cast = dyn_cast<CastExpr>(e); cast && cast->getCastKind() == CK_FloatingCast && !isDouble(cast))
    return; // has its own turn
  auto record = [&](const FloatingLiteral *literal) {
    Widening w = at<Widening>(e->getSourceRange());
    const auto text = Lexer::getSourceText(
        CharSourceRange::getTokenRange(context.getSourceManager().getExpansionRange(literal->getSourceRange()).getAsRange()),
        context.getSourceManager(), context.getLangOpts());
    w.literal = text.str();
    body.widenings.push_back(std::move(w));
  };
  if (auto *b = dyn_cast<BinaryOperator>(e); b && (b->isMultiplicativeOp() || b->isAdditiveOp())) {
    for (auto [x, y] : {std::pair(b->getLHS(), b->getRHS()), std::pair(b->getRHS(), b->getLHS())})
      if (auto *literal = doubleLiteral(x); literal && isWidened(y))
        record(literal);
  }
  for (auto *child : e->children())
    if (auto *inner = dyn_cast_or_null<Expr>(child))
      recordWidenings(inner);
}

Value Walker::evalCast(const CastExpr *e) {
  const Expr *sub = e->getSubExpr();
  switch (e->getCastKind()) {
  case CK_LValueToRValue:
    if (auto *member = dyn_cast<MemberExpr>(sub->IgnoreParens())) {
      if (Value v = builtinIndex(member))
        return v;
      // A constant of a class, reached through an object: no part of the object.
      if (auto *constant = dyn_cast<VarDecl>(member->getMemberDecl());
          constant && !constant->getType()->isDependentType() && constant->isUsableInConstantExpressions(context))
        if (const APValue *known = constant->evaluateValue(); known && known->isInt())
          return arena.constant(known->getInt().getExtValue());
    }
    if (auto *ref = dyn_cast<DeclRefExpr>(sub->IgnoreParens()))
      if (auto *variable = dyn_cast<VarDecl>(ref->getDecl());
          variable && (variable->getType().isConstQualified() || variable->isConstexpr()))
        if (auto c = constantOf(e))
          return arena.constant(*c);
    return read(place(sub), sub);
  case CK_ArrayToPointerDecay:
    if (auto *text = dyn_cast<StringLiteral>(sub->IgnoreParens()))
      return eval(text);
    return addressOf(place(sub));
  case CK_FunctionToPointerDecay:
  case CK_BuiltinFnToFnPtr:
    return eval(sub);
  case CK_ToVoid:
    eval(sub);
    return arena.constant(0);
  case CK_IntegralToBoolean:
  case CK_PointerToBoolean:
  case CK_FloatingToBoolean:
    return truth(sub);
  case CK_NullToPointer:
    return arena.constant(0);
  case CK_FloatingToIntegral:
    return arena.floating('i', {eval(sub)});
  case CK_IntegralToFloating: {
    Value v = eval(sub);
    return v->isConst() ? v : arena.floating('f', {v});
  }
  case CK_FloatingCast:
    if (device && isDouble(sub) && !isDouble(e))
      recordWidenings(sub);
    return eval(sub);
  case CK_IntegralCast:
  case CK_BitCast:
  case CK_NoOp:
  case CK_IntegralToPointer:
  case CK_PointerToIntegral:
  case CK_LValueBitCast:
  case CK_AddressSpaceConversion:
    if (e->getCastKind() == CK_IntegralCast)
      if (auto c = constantOf(e))
        return arena.constant(*c);
    if (sub->isGLValue() && e->isGLValue())
      return read(place(e), e);
    return eval(sub);
  case CK_UncheckedDerivedToBase:
  case CK_DerivedToBase:
  case CK_BaseToDerived:
    return eval(sub);
  case CK_ConstructorConversion:
  case CK_UserDefinedConversion:
    return eval(sub);
  default:
    return eval(sub);
  }
}

Value Walker::evalUnary(const UnaryOperator *e) {
  const Expr *sub = e->getSubExpr();
  switch (e->getOpcode()) {
  case UO_PostInc:
  case UO_PostDec:
  case UO_PreInc:
  case UO_PreDec: {
    Place p = place(sub);
    Value before = read(p, sub);
    QualType type = sub->getType();
    Value one = arena.constant(type->isPointerType() ? shared.sizeOf(type->getPointeeType()) : 1);
    Value after = e->isIncrementOp() ? arena.add(before, one) : arena.sub(before, one);
    write(p, after, sub, true);
    recordAssign(e, p, after, before, e->isIncrementOp() ? "++" : "--");
    return e->isPrefix() ? after : before;
  }
  case UO_AddrOf: {
    if (auto *ref = dyn_cast<DeclRefExpr>(sub->IgnoreParens()); ref && isa<FunctionDecl>(ref->getDecl()))
      return eval(sub);
    return addressOf(place(sub));
  }
  case UO_Deref:
    if (typeOf(sub)->isFunctionPointerType())
      return eval(sub);
    return read(place(e), e);
  case UO_Plus:
  case UO_Extension:
  case UO_Real:
  case UO_Imag:
    return eval(sub);
  case UO_Minus: {
    Value v = eval(sub);
    return typeOf(e)->isFloatingType() ? arena.floating('-', {v}) : arena.scale(v, -1);
  }
  case UO_Not:
    return arena.unary(Op::BitNot, eval(sub));
  case UO_LNot:
    return arena.negate(truth(sub));
  default:
    return eval(sub);
  }
}

Value Walker::arithmetic(BinaryOperatorKind op, Value a, Value b, QualType ta, QualType tb, QualType result) {
  for (QualType *t : {&ta, &tb, &result})
    if (t->isNull())
      *t = context.DependentTy;
  const bool pa = ta->isPointerType() || ta->isArrayType(), pb = tb->isPointerType() || tb->isArrayType();
  auto pointee = [&](QualType t) {
    return shared.sizeOf(t->isPointerType() ? t->getPointeeType() : QualType(t->getArrayElementTypeNoTypeQual(), 0));
  };
  if (op == BO_Add && pa)
    return arena.add(a, arena.scale(b, pointee(ta)));
  if (op == BO_Add && pb)
    return arena.add(b, arena.scale(a, pointee(tb)));
  if (op == BO_Sub && pa && pb)
    return arena.div(arena.sub(a, b), arena.constant(std::max<int64_t>(pointee(ta), 1)));
  if (op == BO_Sub && pa)
    return arena.sub(a, arena.scale(b, pointee(ta)));
  const bool isFloat = ta->isFloatingType() || tb->isFloatingType() || result->isFloatingType();
  switch (op) {
  case BO_Add:
    return isFloat ? arena.floating('+', {a, b}) : arena.add(a, b);
  case BO_Sub:
    return isFloat ? arena.floating('-', {a, b}) : arena.sub(a, b);
  case BO_Mul:
    return isFloat ? arena.floating('*', {a, b}) : arena.mul(a, b);
  case BO_Div:
    return isFloat ? arena.floating('/', {a, b}) : arena.div(a, b);
  case BO_Rem:
    return arena.mod(a, b);
  case BO_And:
    return arena.bitAnd(a, b);
  case BO_Or:
    return arena.binary(Op::Or, a, b);
  case BO_Xor:
    return arena.binary(Op::Xor, a, b);
  case BO_Shl:
    return arena.binary(Op::Shl, a, b);
  case BO_Shr:
    return arena.binary(Op::Shr, a, b);
  case BO_GT:
  case BO_GE:
    return arena.binary(comparison(op), b, a);
  case BO_LT:
  case BO_LE:
  case BO_EQ:
  case BO_NE:
    return arena.binary(comparison(op), a, b);
  default:
    return arena.unknown("operator");
  }
}

Value Walker::evalBinary(const BinaryOperator *e) {
  const Expr *l = e->getLHS(), *r = e->getRHS();
  const auto op = e->getOpcode();
  if (op == BO_Comma) {
    eval(l);
    return eval(r);
  }
  if (op == BO_Assign) {
    if (typeOf(l)->isRecordType()) {
      Place target = place(l);
      copyRecord(target, r);
      return arena.unknown("record");
    }
    Value v = eval(r);
    Place target = place(l);
    Value before = nullptr;
    if (target.kind == Place::Variable) {
      // Only to say what it replaces: no use of the variable.
      auto kept = scopes.extract(target.base);
      before = read(target, l);
      if (kept)
        scopes.insert(std::move(kept));
    }
    write(target, v, l);
    recordAssign(e, target, v, before, "=");
    return v;
  }
  if (e->isCompoundAssignmentOp()) {
    auto *compound = cast<CompoundAssignOperator>(e);
    if (device && isFloat(l) && compound->getComputationResultType()->isSpecificBuiltinType(BuiltinType::Double)) {
      if (auto *literal = doubleLiteral(r)) {
        Widening w = at<Widening>(e->getSourceRange());
        llvm::SmallString<24> text;
        literal->getValue().toString(text);
        w.literal = text.str();
        body.widenings.push_back(std::move(w));
      } else
        recordWidenings(r);
    }
    Value right = eval(r);
    Place target = place(l);
    const size_t firstLoad = body.accesses.size();
    Value before = read(target, l);
    if (body.accesses.size() > firstLoad)
      body.accesses.back().compound = true;
    Value v = arithmetic(BinaryOperator::getOpForCompoundAssignment(op), before, right,
                         typeOf(l)->isPointerType() ? l->getType() : compound->getComputationLHSType(), r->getType(),
                         compound->getComputationResultType());
    write(target, v, l, true);
    recordBits(e, BinaryOperator::getOpForCompoundAssignment(op), before, right, v, true);
    recordAssign(e, target, v, before, e->getOpcodeStr().str().c_str());
    return v;
  }
  if (op == BO_LAnd || op == BO_LOr) {
    Value a = truth(l);
    if (a->isConst() && (a->value != 0) == (op == BO_LOr))
      return a;
    const int saved = state.guard;
    pushGuard(op == BO_LAnd ? a : arena.negate(a), Guard::ShortCircuit, shared.range(l), shared.range(r));
    Environment before = copied(state.env);
    Value b = truth(r);
    state.guard = saved;
    if (!a->isConst())
      join(op == BO_LAnd ? a : arena.negate(a), state.env, false, before, false);
    return arena.binary(op == BO_LAnd ? Op::LogicalAnd : Op::LogicalOr, a, b);
  }
  if (e->isPtrMemOp()) {
    eval(l);
    eval(r);
    return arena.unknown("member pointer");
  }
  Value a = eval(l);
  Value b = eval(r);
  Value result = arithmetic(op, a, b, l->getType(), r->getType(), e->getType());
  recordBits(e, op, a, b, result, false);
  return result;
}

void Walker::recordBits(const Expr *e, BinaryOperatorKind op, Value left, Value right, Value result, bool compound) {
  if (!device || !typeOf(e)->isIntegerType() || typeOf(e)->isBooleanType())
    return;
  const char symbol = op == BO_Shl ? '<' : op == BO_Shr ? '>' : op == BO_And ? '&' : op == BO_Or ? '|' : op == BO_Xor ? '^' : 0;
  if (!symbol)
    return;
  BitOperation b = at<BitOperation>(e->getSourceRange());
  b.op = symbol;
  b.left = left;
  b.right = right;
  b.result = result;
  b.type = shared.typeName(e->getType());
  b.compound = compound;
  body.bits.push_back(std::move(b));
}

void Walker::namedIn(const Stmt *s, std::vector<int> &out) {
  if (!s || isa<LambdaExpr>(s))
    return;
  auto add = [&](int id) {
    if (std::find(out.begin(), out.end(), id) == out.end())
      out.push_back(id);
  };
  if (auto *ref = dyn_cast<DeclRefExpr>(s)) {
    auto *variable = dyn_cast<VarDecl>(ref->getDecl());
    if (!variable)
      return;
    if (auto bound = boundNames.find(variable); bound != boundNames.end())
      for (int id : bound->second)
        add(id);
    const void *base = variable->getCanonicalDecl();
    if (auto alias = references.find(variable); alias != references.end() && alias->second.kind == Place::Variable)
      base = alias->second.base;
    if (auto known = variables.find(base); known != variables.end())
      add(known->second.second);
    return;
  }
  if (auto *cast = dyn_cast<ImplicitCastExpr>(s); cast && cast->getCastKind() == CK_LValueToRValue) {
    const Expr *loaded = cast->getSubExpr()->IgnoreParens();
    if (auto *unary = dyn_cast<UnaryOperator>(loaded); isa<ArraySubscriptExpr>(loaded) || (unary && unary->getOpcode() == UO_Deref))
      return;
  }
  for (auto *child : s->children())
    namedIn(child, out);
}

Value Walker::evalConditional(const AbstractConditionalOperator *e) {
  Value c;
  if (auto *binary = dyn_cast<BinaryConditionalOperator>(e)) {
    Value common = eval(binary->getCommon());
    opaqueValues[binary->getOpaqueValue()] = common;
    c = arena.binary(Op::Ne, common, arena.constant(0));
  } else
    c = truth(e->getCond());
  Branch branch = at<Branch>(e->getSourceRange());
  branch.kind = Branch::Ternary;
  branch.condition = c;
  branch.thenRange = shared.range(e->getTrueExpr());
  branch.elseRange = shared.range(e->getFalseExpr());
  branch.hasElse = true;
  if (auto *whole = dyn_cast<ConditionalOperator>(e)) {
    branch.onTemplateParameter = settledByTemplate(whole->getCond());
    branch.onConstant = constantOf(whole->getCond()) && !branch.onTemplateParameter;
  }
  body.branches.push_back(branch);
  if (c->isConst())
    return eval(c->value ? e->getTrueExpr() : e->getFalseExpr());
  const int saved = state.guard;
  Environment before = copied(state.env);
  pushGuard(c, Guard::Ternary, shared.range(e->getCond()), shared.range(e->getTrueExpr()));
  Value a = eval(e->getTrueExpr());
  Environment thenEnv = std::move(state.env);
  state.env = std::move(before);
  state.guard = saved;
  pushGuard(arena.negate(c), Guard::Ternary, shared.range(e->getCond()), shared.range(e->getFalseExpr()));
  Value b = eval(e->getFalseExpr());
  state.guard = saved;
  Environment elseEnv = std::move(state.env);
  join(c, thenEnv, false, elseEnv, false);
  return arena.select(c, a, b);
}

// Places

const ValueDecl *Walker::declOf(const void *base) const {
  auto it = variables.find(base);
  return it == variables.end() ? nullptr : it->second.first;
}

void Walker::know(const ValueDecl *decl) {
  variables.try_emplace(decl->getCanonicalDecl(), decl, int(variables.size()) + 1);
}

int Walker::objectForVariable(const ValueDecl *decl) {
  auto it = variableObjects.find(decl);
  if (it != variableObjects.end())
    return it->second;
  Object o;
  o.name = decl->getNameAsString();
  o.declared = shared.range(decl->getSourceRange());
  QualType type = decl->getType().getNonReferenceType();
  o.isVolatile = type.isVolatileQualified();
  while (auto *array = context.getAsArrayType(type)) {
    o.isArray = true;
    if (auto *constant = dyn_cast<ConstantArrayType>(array))
      o.extents.push_back(int64_t(constant->getSize().getZExtValue()));
    else
      o.extents.push_back(0);
    type = array->getElementType();
  }
  o.elementType = shared.typeName(type);
  o.elementSize = shared.sizeOf(type);
  o.isConst = type.isConstQualified();
  o.isRecord = type->isRecordType() && !Shared::isVectorType(o.elementType);
  o.elementAlign = shared.alignOf(type);
  o.space = device ? Space::Local : Space::Host;
  if (auto *variable = dyn_cast<VarDecl>(decl)) {
    o.isStatic = variable->hasGlobalStorage();
    if (variable->hasAttr<CUDASharedAttr>()) {
      o.space = Space::Shared;
      // A shared object with a constructor is read as an extern one of a complete type: static all the same.
      o.dynamicShared = variable->hasExternalStorage() && typeOf(variable)->isIncompleteType();
    } else if (auto *constant = variable->getAttr<CUDAConstantAttr>()) {
      o.space = Space::Constant;
      o.isImplicitConstant = constant->isImplicit();
    } else if (variable->hasAttr<CUDADeviceAttr>() || variable->hasAttr<HIPManagedAttr>())
      o.space = Space::Global;
    else if (device && variable->hasGlobalStorage())
      o.space = Space::Global;
  }
  body.objects.push_back(o);
  const int index = int(body.objects.size()) - 1;
  variableObjects[decl] = index;
  if (o.space == Space::Local || o.space == Space::Host)
    objectVariables[index] = decl;
  return index;
}

Walker::Place Walker::variablePlace(const ValueDecl *decl) {
  auto alias = references.find(decl);
  if (alias != references.end())
    return alias->second;
  Place p;
  p.type = decl->getType().getNonReferenceType();
  p.whole = p.type;
  auto *variable = dyn_cast<VarDecl>(decl);
  const bool deviceMemory = variable && (variable->hasAttr<CUDASharedAttr>() || variable->hasAttr<CUDAConstantAttr>() ||
                                         variable->hasAttr<CUDADeviceAttr>());
  if (deviceMemory || p.type->isArrayType()) {
    p.kind = Place::Memory;
    p.object = objectForVariable(decl);
    p.address = arena.symbol(SymbolKind::Object, p.object);
    return p;
  }
  p.kind = Place::Variable;
  p.base = decl->getCanonicalDecl();
  return p;
}

int Walker::objectFor(Value address, QualType pointee) {
  auto objects = objectsOf(arena, address);
  if (objects.size() == 1)
    return objects[0];
  if (objects.size() > 1)
    return -1;
  // No object yet: the part of the address that is not index arithmetic names one.
  Value base = nullptr;
  auto consider = [&](Value v) {
    if (v->op == Op::Load || v->op == Op::Call || v->op == Op::Field || v->is(SymbolKind::Unknown) ||
        v->is(SymbolKind::Phi) || v->is(SymbolKind::Parameter) || v->is(SymbolKind::Variable) || v->op == Op::Select ||
        v->op == Op::Exit)
      if (!base || (v->op == Op::Load && base->op != Op::Load))
        base = v;
  };
  if (address->op == Op::Sum) {
    for (size_t i = 0; i < address->args.size(); ++i)
      if (address->coefficients[i] == 1)
        consider(address->args[i]);
  } else
    consider(address);
  if (!base)
    return -1;
  auto it = loadedPointers.find(base);
  if (it != loadedPointers.end())
    return it->second;
  Object o;
  o.space = device ? Space::Global : Space::Host;
  o.elementType = shared.typeName(pointee);
  o.elementSize = shared.sizeOf(pointee);
  o.isRecord = pointee->isRecordType() && !Shared::isVectorType(o.elementType);
  o.elementAlign = shared.alignOf(pointee);
  if (base->op == Op::Load) {
    auto from = objectsOf(arena, base->args[0]);
    o.loadedFrom = from.size() == 1 ? from[0] : -1;
    o.name = (o.loadedFrom >= 0 ? body.objects[size_t(o.loadedFrom)].name : "memory") + "[]";
    // All pointers loaded from one table point into one kind of thing: one object stands for them.
    // On the host the members of a record are told apart.
    if (!device && o.loadedFrom >= 0) {
      const Object &record = body.objects[size_t(o.loadedFrom)];
      if (Value offset = offsetOf(arena, base->args[0]); offset && offset->isConst() && record.isRecord) {
        o.owner = record.elementType;
        o.ownerOffset = offset->value;
        o.name = record.name + "+" + std::to_string(offset->value);
      }
    }
    for (auto &[value, index] : loadedPointers)
      if (value->op == Op::Load && o.loadedFrom >= 0 && body.objects[size_t(index)].loadedFrom == o.loadedFrom &&
          body.objects[size_t(index)].ownerOffset == o.ownerOffset) {
        const int found = index;
        loadedPointers[base] = found;
        return found;
      }
  } else
    o.name = print(arena, base);
  body.objects.push_back(o);
  return loadedPointers[base] = int(body.objects.size()) - 1;
}

Walker::Place Walker::memoryPlace(Value address, QualType type) {
  Place p;
  p.kind = Place::Memory;
  p.address = address;
  p.type = type;
  p.object = objectFor(address, type);
  if (p.object >= 0) {
    auto it = objectPlaces.find(p.object);
    if (it != objectPlaces.end()) {
      Value offset = offsetOf(arena, address);
      if (offset && offset->isConst()) {
        Place v = it->second;
        if (offset->value != 0 || shared.sizeOf(v.type) != shared.sizeOf(type))
          v.offset = offset->value;
        v.type = type;
        return v;
      }
    }
  }
  return p;
}

Walker::Place Walker::fieldPlace(const Place &base, const FieldDecl *field) {
  Place p = base;
  int64_t offset = 0;
  const auto *record = field->getParent();
  if (!record->isInvalidDecl() && !record->isDependentContext() && record->isCompleteDefinition() && !field->isInvalidDecl())
    offset = int64_t(context.getFieldOffset(field)) / 8;
  else
    offset = int64_t(field->getFieldIndex()) * 8;
  p.type = field->getType().getNonReferenceType();
  if (p.kind == Place::Variable)
    p.offset = std::max<int64_t>(base.offset, 0) + offset;
  else if (p.kind == Place::Memory) {
    p.address = arena.add(base.address, arena.constant(offset));
    p.field = int(offset) + (base.field > 0 ? base.field : 0);
  }
  if (p.kind == Place::Variable && p.type->isArrayType()) {
    // An array inside a local record: memory of its own, named by record and field.
    auto it = parameterFields.find(std::to_string(reinterpret_cast<uintptr_t>(p.base)) + "/" + std::to_string(p.offset));
    int index;
    if (it == parameterFields.end()) {
      Object o;
      o.name = field->getNameAsString();
      o.declared = shared.range(field->getSourceRange());
      QualType type = p.type;
      while (auto *array = context.getAsArrayType(type)) {
        auto *constant = dyn_cast<ConstantArrayType>(array);
        o.extents.push_back(constant ? int64_t(constant->getSize().getZExtValue()) : 0);
        type = array->getElementType();
      }
      o.isArray = true;
      o.elementType = shared.typeName(type);
      o.elementSize = shared.sizeOf(type);
      o.space = device ? Space::Local : Space::Host;
      if (auto scope = scopes.find(p.base); scope != scopes.end()) {
        o.scopeLoop = scope->second.loop;
        o.scopeFrame = scope->second.frame;
      }
      body.objects.push_back(o);
      index = int(body.objects.size()) - 1;
      parameterFields[std::to_string(reinterpret_cast<uintptr_t>(p.base)) + "/" + std::to_string(p.offset)] = index;
    } else
      index = it->second;
    QualType type = p.type;
    p = Place{};
    p.kind = Place::Memory;
    p.object = index;
    p.address = arena.symbol(SymbolKind::Object, index);
    p.type = type;
  }
  return p;
}

Value Walker::addressOf(const Place &p) {
  switch (p.kind) {
  case Place::Memory:
    return p.address;
  case Place::Variable: {
    // A variable whose address is taken becomes an object; memoryPlace finds the way back.
    const ValueDecl *decl = declOf(p.base);
    auto it = variableObjects.find(p.base);
    int index;
    if (it != variableObjects.end())
      index = it->second;
    else {
      Object o;
      o.space = device ? Space::Local : Space::Host;
      o.elementType = shared.typeName(p.whole.isNull() ? p.type : p.whole);
      o.elementSize = shared.sizeOf(p.whole.isNull() ? p.type : p.whole);
      if (decl) {
        o.name = decl->getNameAsString();
        o.declared = shared.range(decl->getSourceRange());
        if (auto *variable = dyn_cast<VarDecl>(decl))
          o.isStatic = variable->hasGlobalStorage();
      } else
        o.name = "temporary";
      body.objects.push_back(o);
      index = int(body.objects.size()) - 1;
      variableObjects[p.base] = index;
      Place whole = p;
      whole.offset = -1;
      if (!whole.whole.isNull())
        whole.type = whole.whole;
      objectPlaces[index] = whole;
    }
    Value address = arena.symbol(SymbolKind::Object, index);
    return p.offset > 0 ? arena.add(address, arena.constant(p.offset)) : address;
  }
  default:
    return arena.unknown("address");
  }
}

Walker::Place Walker::place(const Expr *e) {
  if (!e || !step())
    return {};
  e = e->IgnoreParens();
  switch (e->getStmtClass()) {
  case Stmt::DeclRefExprClass: {
    auto *decl = cast<DeclRefExpr>(e)->getDecl();
    if (auto *binding = dyn_cast<BindingDecl>(decl)) {
      if (binding->getBinding())
        return place(binding->getBinding());
      return {};
    }
    if (auto kind = builtinVariable(e, shared)) {
      // Copied as a whole: a record of its three parts.
      Place p{Place::Variable, decl->getCanonicalDecl(), -1, nullptr, -1, e->getType(), e->getType(), -1, {}};
      for (int axis = 0; axis < 3; ++axis)
        state.env[{p.base, 4 * axis}] = arena.symbol(*kind, axis);
      return p;
    }
    if (isa<VarDecl>(decl)) {
      know(decl);
      return variablePlace(decl);
    }
    Place p;
    p.type = e->getType();
    return p;
  }
  case Stmt::ArraySubscriptExprClass: {
    auto *subscript = cast<ArraySubscriptExpr>(e);
    Value base = eval(subscript->getBase());
    Value index = eval(subscript->getIdx());
    return memoryPlace(arena.add(base, arena.scale(index, shared.sizeOf(e->getType()))), e->getType());
  }
  case Stmt::UnaryOperatorClass: {
    auto *u = cast<UnaryOperator>(e);
    if (u->getOpcode() == UO_Deref)
      return memoryPlace(eval(u->getSubExpr()), e->getType());
    if (u->isPrefix() && u->isIncrementDecrementOp()) {
      eval(u);
      return place(u->getSubExpr());
    }
    if (u->getOpcode() == UO_Extension || u->getOpcode() == UO_Real)
      return place(u->getSubExpr());
    break;
  }
  case Stmt::MemberExprClass: {
    auto *member = cast<MemberExpr>(e);
    if (auto *variable = dyn_cast<VarDecl>(member->getMemberDecl()))
      return variablePlace(variable);
    auto *field = dyn_cast<FieldDecl>(member->getMemberDecl());
    if (!field)
      break;
    Place base;
    const Expr *b = member->getBase();
    if (isa<CXXThisExpr>(b->IgnoreParenImpCasts()))
      base = frames.empty() ? Place{} : frames.back().self;
    else if (member->isArrow())
      base = memoryPlace(eval(b), typeOf(b)->getPointeeType());
    else
      base = place(b);
    if (base.kind == Place::None) {
      base.kind = Place::Variable;
      base.base = field;
      base.whole = e->getType();
    }
    return fieldPlace(base, field);
  }
  case Stmt::ImplicitCastExprClass:
  case Stmt::CStyleCastExprClass:
  case Stmt::CXXStaticCastExprClass:
  case Stmt::CXXReinterpretCastExprClass:
  case Stmt::CXXConstCastExprClass:
  case Stmt::CXXFunctionalCastExprClass: {
    auto *sub = cast<CastExpr>(e)->getSubExpr();
    if (!e->isGLValue() && !typeOf(e)->isRecordType())
      break;
    Place p = place(sub);
    if (cast<CastExpr>(e)->getCastKind() == CK_LValueBitCast && p.kind == Place::Memory)
      p.type = e->getType();
    else if (cast<CastExpr>(e)->getCastKind() == CK_LValueBitCast && p.kind == Place::Variable)
      return memoryPlace(addressOf(p), e->getType());
    return p;
  }
  case Stmt::BinaryOperatorClass:
  case Stmt::CompoundAssignOperatorClass: {
    auto *b = cast<BinaryOperator>(e);
    if (b->isAssignmentOp()) {
      eval(b);
      return place(b->getLHS());
    }
    if (b->getOpcode() == BO_Comma) {
      eval(b->getLHS());
      return place(b->getRHS());
    }
    break;
  }
  case Stmt::CXXThisExprClass:
    break;
  case Stmt::ConditionalOperatorClass: {
    auto *c = cast<ConditionalOperator>(e);
    Value condition = truth(c->getCond());
    if (condition->isConst())
      return place(condition->value ? c->getTrueExpr() : c->getFalseExpr());
    Place a = place(c->getTrueExpr()), b = place(c->getFalseExpr());
    if (a.kind == Place::Memory && b.kind == Place::Memory)
      return memoryPlace(arena.select(condition, a.address, b.address), e->getType());
    if (typeOf(e)->isRecordType())
      return a;
    // Read as one of two variables: what is written through it is rare and not followed.
    const int saved = state.guard;
    pushGuard(condition, Guard::Ternary, shared.range(c->getCond()), shared.range(c->getTrueExpr()));
    Value whenTrue = read(a, c->getTrueExpr());
    state.guard = saved;
    pushGuard(arena.negate(condition), Guard::Ternary, shared.range(c->getCond()), shared.range(c->getFalseExpr()));
    Value whenFalse = read(b, c->getFalseExpr());
    state.guard = saved;
    Place p{Place::Variable, e, -1, nullptr, -1, e->getType(), e->getType(), -1, {}};
    setVariable(p, arena.select(condition, whenTrue, whenFalse));
    return p;
  }
  case Stmt::ExprWithCleanupsClass:
  case Stmt::ConstantExprClass:
    return place(cast<FullExpr>(e)->getSubExpr());
  case Stmt::CXXBindTemporaryExprClass:
    return place(cast<CXXBindTemporaryExpr>(e)->getSubExpr());
  case Stmt::SubstNonTypeTemplateParmExprClass:
    return place(cast<SubstNonTypeTemplateParmExpr>(e)->getReplacement());
  case Stmt::MaterializeTemporaryExprClass: {
    auto *sub = cast<MaterializeTemporaryExpr>(e)->getSubExpr();
    Place p{Place::Variable, sub->IgnoreParens(), -1, nullptr, -1, sub->getType(), sub->getType(), -1, {}};
    initialise(p, sub);
    return p;
  }
  case Stmt::CallExprClass:
  case Stmt::CXXMemberCallExprClass:
  case Stmt::CXXOperatorCallExprClass: {
    auto *call = cast<CallExpr>(e);
    lastReturned = {};
    Value v = eval(call);
    if (e->isGLValue()) {
      if (lastReturned.kind != Place::None)
        return lastReturned;
      // A library's reference: what it refers to lies behind the value it stands for.
      if (!objectsOf(arena, v).empty())
        return memoryPlace(v, e->getType());
      Place p{Place::Variable, e, -1, nullptr, -1, e->getType(), e->getType(), -1, {}};
      setVariable(p, v);
      return p;
    }
    Place p{Place::Variable, e, -1, nullptr, -1, e->getType(), e->getType(), -1, {}};
    if (!state.env.count({p.base, -1})) {
      bool parts = false;
      auto it = state.env.lower_bound({p.base, -1});
      parts = it != state.env.end() && it->first.base == p.base;
      if (!parts)
        setVariable(p, v);
    }
    return p;
  }
  case Stmt::PseudoObjectExprClass:
  case Stmt::OpaqueValueExprClass:
  default:
    break;
  }
  // A value where a place is expected: a temporary holds it.
  Value v = eval(e);
  Place p{Place::Variable, e, -1, nullptr, -1, e->getType(), e->getType(), -1, {}};
  // A record that was built part by part is there already.
  if (auto built = state.env.lower_bound({p.base, -1});
      typeOf(e)->isRecordType() && built != state.env.end() && built->first.base == p.base)
    return p;
  setVariable(p, v);
  return p;
}

Value Walker::fieldOf(Value aggregate, int64_t offset, QualType type, QualType fieldType) {
  if (aggregate->op == Op::Select)
    return arena.select(aggregate->args[0], fieldOf(aggregate->args[1], offset, type, fieldType),
                        fieldOf(aggregate->args[2], offset, type, fieldType));
  if (aggregate->op == Op::Call && arena.name(aggregate->value).compare(0, 5, "make_") == 0) {
    const int64_t size = std::max<int64_t>(shared.sizeOf(fieldType), 1);
    const size_t index = size_t(offset / size);
    if (index < aggregate->args.size())
      return aggregate->args[index];
    return arena.constant(arena.name(aggregate->value) == "make_dim3" ? 1 : 0);
  }
  // What a query of the device or of a kernel says keeps its name: "cudaGetDeviceProperties.multiProcessorCount".
  if (aggregate->op == Op::Call)
    if (const std::string name = arena.name(aggregate->value);
        name == "cudaGetDeviceProperties" || name == "cudaFuncGetAttributes")
      return arena.call(name + partName(context, type, offset), {aggregate});
  return arena.field(aggregate, offset);
}

void Walker::use(const Place &p, bool write) {
  if (!device || typeOfPlace(p)->isRecordType())
    return;
  auto scope = scopes.find(p.base);
  if (scope == scopes.end())
    return;
  auto [it, isNew] = usedVariables.try_emplace({p.base, p.offset}, int(body.variables.size()));
  if (isNew) {
    Variable v;
    if (auto known = variables.find(p.base); known != variables.end()) {
      v.name = known->second.first->getNameAsString();
      v.id = known->second.second;
    }
    if (p.offset >= 0)
      v.name += partName(context, p.whole, p.offset);
    v.type = shared.typeName(p.type);
    v.declared = scope->second.declared;
    v.loop = scope->second.loop;
    v.frame = scope->second.frame;
    body.variables.push_back(std::move(v));
  }
  auto &uses = body.variables[size_t(it->second)].uses;
  const int now = order++, loop = loops.empty() ? -1 : loops.back().index;
  if (!uses.empty() && uses.back().loop == loop && uses.back().guard == state.guard && uses.back().write == write)
    uses.back().last = now;
  else
    uses.push_back({now, now, loop, state.guard, write});
}

Value Walker::read(const Place &p, const Expr *at) {
  if (p.kind == Place::Variable) {
    use(p, false);
    auto it = state.env.find({p.base, p.offset});
    if (it != state.env.end()) {
      if (p.offset != -1 || !typeOfPlace(p)->isRecordType())
        return it->second;
      // Parts written since: the record is what it was made of then, part by part.
      auto part = state.env.lower_bound({p.base, 0});
      if (part == state.env.end() || part->first.base != p.base)
        return it->second;
      std::vector<Value> parts;
      if (auto *record = p.type->getAsCXXRecordDecl();
          record && record->hasDefinition() && !record->isDependentContext() && !record->isInvalidDecl())
        for (auto *field : record->fields())
          if (!field->getType()->isArrayType())
            parts.push_back(read(fieldPlace(p, field), at));
      return parts.empty() ? it->second : arena.call("make_record", std::move(parts));
    }
    auto whole = state.env.find({p.base, -1});
    if (whole != state.env.end() && p.offset >= 0)
      return fieldOf(whole->second, p.offset, p.whole, p.type);
    if (p.offset == -1 && p.type->isRecordType()) {
      // Built part by part: the parts, in order, are the value.
      std::vector<Value> parts;
      for (auto k = state.env.lower_bound({p.base, 0}); k != state.env.end() && k->first.base == p.base; ++k)
        parts.push_back(k->second);
      if (!parts.empty())
        return arena.call("make_record", std::move(parts));
    }
    // Never written on this path: a parameter, a captured or global variable, or not initialised.
    const ValueDecl *decl = declOf(p.base);
    std::string label = decl ? decl->getNameAsString() : "value";
    if (p.offset >= 0)
      label += partName(context, p.whole, p.offset);
    Value v;
    auto *variable = dyn_cast_or_null<VarDecl>(decl);
    const bool outside = variable && (variable->hasGlobalStorage() || isa<ParmVarDecl>(variable) ||
                                      variable->getDeclContext() != (frames.empty() ? nullptr : frames.front().function));
    if (p.type->isPointerType()) {
      auto key = label + "@" + std::to_string(reinterpret_cast<uintptr_t>(p.base));
      auto known = parameterFields.find(key);
      if (known == parameterFields.end()) {
        Object o;
        o.name = label;
        o.space = device ? Space::Global : Space::Host;
        QualType pointee = p.type->getPointeeType();
        o.elementType = shared.typeName(pointee);
        o.elementSize = shared.sizeOf(pointee);
        o.isConst = pointee.isConstQualified();
        o.isRestrict = p.type.isRestrictQualified();
        o.isRecord = pointee->isRecordType() && !Shared::isVectorType(o.elementType);
        o.elementAlign = shared.alignOf(pointee);
        if (variable) {
          o.declared = shared.range(variable->getSourceRange());
          o.isStatic = variable->hasGlobalStorage();
          if (auto *parameter = dyn_cast<ParmVarDecl>(variable)) {
            o.isPointerParameter = device;
            if (frames.size() == 1 || parameter->getDeclContext() == frames.front().function)
              o.parameter = int(parameter->getFunctionScopeIndex());
          }
        }
        ownedBy(o, p);
        body.objects.push_back(o);
        known = parameterFields.emplace(key, int(body.objects.size()) - 1).first;
      }
      v = arena.symbol(SymbolKind::Object, known->second);
    } else if (outside || !decl)
      v = decl ? arena.named(SymbolKind::Variable, label) : arena.unknown(label);
    else
      v = arena.unknown(label);
    state.env[{p.base, p.offset}] = v;
    return v;
  }
  if (p.kind != Place::Memory)
    return arena.unknown("nothing");
  if (p.type->isArrayType())
    return p.address; // decays
  if (p.type->isFunctionType())
    return arena.unknown("function");
  Access a = this->at<Access>(at->getSourceRange());
  a.kind = AccessKind::Load;
  a.object = p.object;
  a.address = p.address;
  a.type = shared.typeName(p.type);
  a.size = shared.sizeOf(p.type);
  a.field = p.field;
  a.operation = p.operation;
  a.isVolatile = p.type.isVolatileQualified();
  a.isVector = Shared::isVectorType(a.type) || shared.isAlignedPack(p.type);
  a.value = arena.load(p.address, a.size);
  if (device)
    namedIn(at, a.named);
  if (p.object >= 0) {
    const Object &o = body.objects[size_t(p.object)];
    a.space = o.space;
    a.reinterpreted = o.elementSize > 0 && o.elementType != a.type && p.field < 0 && o.elementType != "void";
    if (a.reinterpreted)
      a.castFrom = o.elementType;
    auto it = objectVariables.find(p.object);
    if (it != objectVariables.end()) {
      Value offset = offsetOf(arena, p.address);
      if (offset && offset->isConst()) {
        auto known = state.env.find({it->second->getCanonicalDecl(), offset->value});
        if (known != state.env.end())
          a.value = known->second;
      }
    }
  } else {
    auto all = objectsOf(arena, p.address);
    if (!all.empty())
      a.space = body.objects[size_t(all[0])].space;
    else
      a.space = device ? Space::Global : Space::Host;
  }
  body.accesses.push_back(a);
  return a.value;
}

void Walker::setVariable(const Place &p, Value v) {
  if (p.offset == -1) {
    auto it = state.env.lower_bound({p.base, -1});
    while (it != state.env.end() && it->first.base == p.base)
      it = state.env.erase(it);
  } else if (auto *record = p.type.isNull() ? nullptr : p.type->getAsCXXRecordDecl();
             record && v->op == Op::Call && arena.name(v->value).compare(0, 5, "make_") == 0 &&
             record->hasDefinition() && !record->isDependentContext() && !record->isInvalidDecl() &&
             !record->field_empty()) {
    // A part that is a record itself begins where its own first part does: kept part by part.
    for (auto *field : record->fields())
      if (!field->getType()->isArrayType()) {
        Place part = fieldPlace(p, field);
        setVariable(part, fieldOf(v, part.offset - p.offset, p.type, part.type));
      }
    return;
  }
  state.env[{p.base, p.offset}] = v;
}

void Walker::write(const Place &p, Value v, const Expr *at, bool compound) {
  if (p.kind == Place::Variable) {
    use(p, true);
    setVariable(p, v);
    return;
  }
  if (p.kind != Place::Memory)
    return;
  Access a = this->at<Access>(at->getSourceRange());
  a.kind = AccessKind::Store;
  a.object = p.object;
  a.address = p.address;
  a.value = v;
  a.type = shared.typeName(p.type);
  a.size = shared.sizeOf(p.type);
  a.field = p.field;
  a.operation = p.operation;
  a.compound = compound;
  if (device)
    namedIn(at, a.named);
  a.isVolatile = p.type.isVolatileQualified();
  a.isVector = Shared::isVectorType(a.type) || shared.isAlignedPack(p.type);
  if (p.object >= 0) {
    const Object &o = body.objects[size_t(p.object)];
    a.space = o.space;
    a.reinterpreted = o.elementSize > 0 && o.elementType != a.type && p.field < 0 && o.elementType != "void";
    if (a.reinterpreted)
      a.castFrom = o.elementType;
    auto it = objectVariables.find(p.object);
    if (it != objectVariables.end()) {
      const void *base = it->second->getCanonicalDecl();
      Value offset = offsetOf(arena, p.address);
      if (offset && offset->isConst())
        state.env[{base, offset->value}] = v;
      else {
        auto k = state.env.lower_bound({base, 0});
        while (k != state.env.end() && k->first.base == base)
          k = state.env.erase(k);
      }
    }
    hold(p.object, p.address, v);
  } else {
    auto all = objectsOf(arena, p.address);
    a.space = !all.empty() ? body.objects[size_t(all[0])].space : device ? Space::Global : Space::Host;
  }
  body.accesses.push_back(a);
}

void Walker::recordAssign(const Expr *at, const Place &p, Value value, Value before, const char *op) {
  if (p.kind != Place::Variable)
    return;
  auto known = variables.find(p.base);
  if (known == variables.end())
    return;
  Assign a = this->at<Assign>(at->getSourceRange());
  a.variable = known->second.first->getNameAsString();
  if (p.offset >= 0)
    a.variable += partName(context, p.whole, p.offset);
  a.variableId = known->second.second;
  a.type = shared.typeName(p.type);
  a.value = value;
  a.before = before;
  a.op = op;
  if (device) {
    auto *assignment = dyn_cast<BinaryOperator>(at);
    namedIn(assignment && assignment->isAssignmentOp() ? assignment->getRHS() : at, a.named);
  }
  body.assigns.push_back(std::move(a));
}

void Walker::copyRecord(const Place &target, const Expr *source) {
  initialise(target, source);
}

void Walker::initialise(const Place &target, const Expr *init) {
  if (!init || !step())
    return;
  init = init->IgnoreParens();
  if (init->getType().isNull()) {
    // Of a template that is never instantiated: m(x), m{x}.
    if (auto *list = dyn_cast<ParenListExpr>(init); list && list->getNumExprs() == 1)
      return initialise(target, list->getExpr(0));
    evalChildren(init);
    return;
  }
  if (auto *full = dyn_cast<FullExpr>(init))
    return initialise(target, full->getSubExpr());
  if (auto *bind = dyn_cast<CXXBindTemporaryExpr>(init))
    return initialise(target, bind->getSubExpr());
  if (auto *defaulted = dyn_cast<CXXDefaultInitExpr>(init))
    return initialise(target, defaulted->getExpr());
  if (auto *defaulted = dyn_cast<CXXDefaultArgExpr>(init))
    return initialise(target, defaulted->getExpr());
  if (auto *materialize = dyn_cast<MaterializeTemporaryExpr>(init))
    return initialise(target, materialize->getSubExpr());
  if (auto *functional = dyn_cast<CXXFunctionalCastExpr>(init); functional && typeOf(init)->isRecordType())
    return initialise(target, functional->getSubExpr());
  // T x = y; with a converting constructor makes x itself.
  if (auto *converted = dyn_cast<ImplicitCastExpr>(init);
      converted && converted->getCastKind() == CK_ConstructorConversion)
    return initialise(target, converted->getSubExpr());
  if (auto *list = dyn_cast<InitListExpr>(init)) {
    QualType type = init->getType();
    if (auto *record = type->getAsCXXRecordDecl(); record && record->hasDefinition()) {
      unsigned i = record->getNumBases();
      for (auto *field : record->fields()) {
        if (i >= list->getNumInits())
          break;
        if (field->isUnnamedBitField())
          continue;
        initialise(fieldPlace(target, field), list->getInit(i++));
      }
      return;
    }
    if (type->isArrayType() && target.kind == Place::Memory) {
      QualType element = context.getAsArrayType(type)->getElementType();
      const int64_t size = shared.sizeOf(element);
      const unsigned count = std::min(list->getNumInits(), 512u);
      for (unsigned i = 0; i < count; ++i) {
        Place p = target;
        p.address = arena.add(target.address, arena.constant(int64_t(i) * size));
        p.type = element;
        initialise(p, list->getInit(i));
      }
      return;
    }
    if (list->getNumInits() == 1)
      return initialise(target, list->getInit(0));
    if (list->getNumInits() == 0) {
      write(target, arena.constant(0), init);
      return;
    }
    write(target, eval(init), init);
    return;
  }
  if (auto *construct = dyn_cast<CXXConstructExpr>(init)) {
    Value v = evalConstruct(construct, target);
    (void)v;
    return;
  }
  if (isa<LambdaExpr>(init)) {
    eval(init);
    return;
  }
  if (typeOf(init)->isRecordType() && !typeOf(init)->isDependentType()) {
    Place source;
    if (init->isGLValue() || isa<CallExpr>(init) || isa<CastExpr>(init))
      source = place(init);
    if (source.kind == Place::Variable && target.kind == Place::Variable) {
      if (source.base == target.base && source.offset == target.offset)
        return;
      const int64_t from = std::max<int64_t>(source.offset, 0), to = std::max<int64_t>(target.offset, 0);
      const int64_t size = std::max<int64_t>(shared.sizeOf(init->getType()), 1);
      std::vector<std::pair<int64_t, Value>> parts;
      for (auto k = state.env.lower_bound({source.base, 0}); k != state.env.end() && k->first.base == source.base; ++k)
        if (k->first.offset >= from && k->first.offset < from + size)
          parts.emplace_back(k->first.offset - from, k->second);
      auto whole = state.env.find({source.base, source.offset});
      Value wholeValue = whole != state.env.end() ? whole->second : nullptr;
      if (wholeValue)
        setVariable(target, wholeValue);
      else if (target.offset == -1) {
        auto k = state.env.lower_bound({target.base, -1});
        while (k != state.env.end() && k->first.base == target.base)
          k = state.env.erase(k);
      }
      for (auto &[offset, value] : parts)
        state.env[{target.base, to + offset}] = value;
      if (!wholeValue && parts.empty())
        setVariable(target, read(source, init));
      return;
    }
    if (source.kind != Place::None) {
      write(target, read(source, init), init);
      return;
    }
  }
  write(target, eval(init), init);
}

} // namespace accelscope::model
