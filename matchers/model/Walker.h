// Symbolic execution of one function over Clang's AST, with its calls followed.
//
// The walker goes through the code once, in order, keeping for every local variable the symbolic value it
// holds. Branches are walked one after the other and joined with a Select; a loop's body is walked once with
// its changing variables replaced by phis. What it meets on the way becomes events of the Body.
//
// Internal to matchers/model.
#pragma once

#include "matchers/model/Model.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclCXX.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/StmtCXX.h>

#include <map>
#include <set>
#include <unordered_map>

namespace accelscope::model {

/// What walkers of one source share: indices of files, kernels, functions and launches.
class Shared {
public:
  Shared(clang::ASTContext &context, Program &program, int stepLimit)
      : context(context), program(program), stepLimit(stepLimit) {}

  Range range(clang::SourceRange source);
  Range range(const clang::Stmt *s) { return range(s->getSourceRange()); }
  int fileIndex(clang::FileID file);
  /// Declared in a header that is not the user's: system, built-in or toolkit.
  bool isLibrary(const clang::Decl *decl);
  std::string headerOf(const clang::Decl *decl);
  int kernelIndex(const clang::FunctionDecl *function);   ///< -1 when not a kernel of this source
  int instanceIndex(const clang::FunctionDecl *function); ///< within its kernel
  int functionIndex(const clang::FunctionDecl *function); ///< -1 unknown
  int64_t sizeOf(clang::QualType type);
  int64_t alignOf(clang::QualType type); ///< of a complete record or vector type, else 0
  std::string typeName(clang::QualType type);
  static bool isVectorType(const std::string &name);
  /// A record that holds one small array and is aligned to its whole size: moved by one
  /// instruction.
  bool isAlignedPack(clang::QualType type);

  clang::ASTContext &context;
  Program &program;
  int stepLimit;
  std::map<const clang::FunctionDecl *, int> kernels;                 ///< by canonical pattern
  std::map<const clang::FunctionDecl *, std::pair<int, int>> instances; ///< canonical declaration -> kernel, instance
  std::map<const clang::FunctionDecl *, int> functions;               ///< by canonical pattern

private:
  std::map<clang::FileID, int> files;
};

const clang::FunctionDecl *patternOf(const clang::FunctionDecl *function);
std::string qualifiedName(const clang::NamedDecl *decl);
bool isKernelDecl(const clang::FunctionDecl *function);

class Walker {
public:
  Walker(Shared &shared, Body &body, bool device);

  /// Walks a kernel or an entry point; parameters become Parameter symbols and objects.
  void run(const clang::FunctionDecl *function);

private:
  /// A place that can be read or written.
  struct Place {
    enum Kind : uint8_t { None, Variable, Memory } kind = None;
    const void *base = nullptr; ///< Variable: its declaration, or the expression that made a temporary
    int64_t offset = -1;        ///< Variable: byte offset of a part; -1 the whole
    Value address = nullptr;    ///< Memory
    int object = -1;
    clang::QualType type;
    clang::QualType whole;      ///< type of the base variable
    int field = -1;             ///< Memory: byte offset in the innermost record, or -1
    std::string operation;      ///< how it is read: "__ldg"
  };
  struct Key {
    const void *base;
    int64_t offset;
    bool operator<(const Key &o) const { return base != o.base ? base < o.base : offset < o.offset; }
  };
  using Environment = std::map<Key, Value>;
  struct State {
    Environment env;
    int guard = -1;
    bool dead = false;
  };
  struct LoopContext {
    int index;
    int entryGuard;
    std::vector<std::pair<Value, Environment>> continues, breaks;
  };
  struct FrameContext {
    const clang::FunctionDecl *function = nullptr;
    int index = -1;
    int entryGuard = -1;
    Place self;
    std::vector<std::pair<Value, Value>> returns; ///< path condition, value
    std::vector<std::pair<Value, Environment>> exits;
    Place returned;                               ///< of a function that returns a reference
    const void *site = nullptr;                   ///< base of a returned record
    size_t loopDepth = 0;
    size_t switchDepth = 0;
  };

  // Statements (WalkStatements.cpp)
  void statement(const clang::Stmt *s);
  void declaration(const clang::VarDecl *variable);
  void ifStatement(const clang::IfStmt *s);
  void switchStatement(const clang::SwitchStmt *s);
  void loop(const clang::Stmt *s, const clang::Stmt *init, const clang::Expr *condition, const clang::Expr *increment,
            const clang::Stmt *body, LoopKind kind, const clang::VarDecl *conditionVariable = nullptr);
  void rangeFor(const clang::CXXForRangeStmt *s);
  void returnStatement(const clang::ReturnStmt *s);
  void assembly(const clang::GCCAsmStmt *s);
  void classifyLoop(int index, Value condition);
  std::set<const void *> assignedIn(const clang::Stmt *s);
  void collectAssigned(const clang::Stmt *s, std::set<const void *> &out, int depth);
  const void *rootVariable(const clang::Expr *e);
  void join(Value condition, const Environment &thenEnv, bool thenDead, const Environment &elseEnv, bool elseDead);
  Value pathCondition(int entryGuard);
  /// A template parameter settles the condition or one of its operands when the code is compiled.
  bool settledByTemplate(const clang::Expr *e);
  int pushGuard(Value condition, Guard::Kind kind, Range where, Range body);

  /// A declaration's or expression's type; what a template or an error leaves without one counts as dependent.
  template <class T> clang::QualType typeOf(const T *t) const {
    clang::QualType type = t ? t->getType() : clang::QualType();
    return type.isNull() ? context.DependentTy : type;
  }
  clang::QualType typeOfPlace(const Place &p) const { return p.type.isNull() ? context.DependentTy : p.type; }
  // Expressions (WalkExpressions.cpp)
  Value eval(const clang::Expr *e);
  Value evalInner(const clang::Expr *e);
  Place place(const clang::Expr *e);
  Value read(const Place &p, const clang::Expr *at);
  void write(const Place &p, Value v, const clang::Expr *at, bool compound = false);
  void setVariable(const Place &p, Value v);
  void initialise(const Place &p, const clang::Expr *init);
  Value evalCast(const clang::CastExpr *e);
  Value evalUnary(const clang::UnaryOperator *e);
  Value evalBinary(const clang::BinaryOperator *e);
  Value arithmetic(clang::BinaryOperatorKind op, Value a, Value b, clang::QualType ta, clang::QualType tb,
                   clang::QualType result);
  Value evalConditional(const clang::AbstractConditionalOperator *e);
  Value truth(const clang::Expr *e);
  Place memoryPlace(Value address, clang::QualType type);
  Place fieldPlace(const Place &base, const clang::FieldDecl *field);
  Place variablePlace(const clang::ValueDecl *decl);
  Value addressOf(const Place &p);
  Value fieldOf(Value aggregate, int64_t offset, clang::QualType type, clang::QualType fieldType);
  const clang::ValueDecl *declOf(const void *base) const;
  void know(const clang::ValueDecl *decl);
  int objectForVariable(const clang::ValueDecl *decl);
  int objectFor(Value address, clang::QualType pointee);
  Value builtinIndex(const clang::MemberExpr *e);
  Value linearThread();
  Value globalThread();
  Value blockThreads();
  Value gridBlocks();
  Value linearBlock();
  Value unknownOf(const clang::Expr *e, const char *label);
  std::optional<int64_t> constantOf(const clang::Expr *e);
  void evalChildren(const clang::Stmt *s);
  void use(const Place &p, bool write);
  void recordBits(const clang::Expr *e, clang::BinaryOperatorKind op, Value left, Value right, Value result, bool compound);
  /// Records what a literal makes double below an expression that is turned into a float.
  void recordWidenings(const clang::Expr *e);
  /// The local variables that an expression names, what it loads from memory aside; appended to `out`.
  void namedIn(const clang::Stmt *s, std::vector<int> &out);
  void recordAssign(const clang::Expr *at, const Place &p, Value value, Value before, const char *op);

  // Calls (WalkCalls.cpp)
  Value evalCall(const clang::CallExpr *e);
  Value callFunction(const clang::FunctionDecl *function, const std::vector<const clang::Expr *> &args,
                     const Place &self, const clang::Expr *site, Call &record);
  Value evalConstruct(const clang::CXXConstructExpr *e, const Place &target);
  Value callLambda(const clang::LambdaExpr *lambda, const std::vector<const clang::Expr *> &args, const clang::Expr *site);
  std::optional<Value> deviceBuiltin(const std::string &name, const clang::CallExpr *e,
                                     const std::vector<const clang::Expr *> &args);
  std::optional<Value> groupMethod(const clang::CallExpr *e, const clang::CXXRecordDecl *record, const std::string &className,
                                   const std::string &method, const std::vector<const clang::Expr *> &args);
  std::optional<Value> groupFunction(const std::string &name, const clang::CallExpr *e,
                                     const std::vector<const clang::Expr *> &args);
  Value atomic(const std::string &name, Value pointer, clang::QualType pointee, std::vector<Value> operands,
               const clang::Expr *e);
  Value exchange(Exchange::Kind kind, const std::string &name, Value value, Value lane, const clang::Expr *e);
  void sync(SyncKind kind, const std::string &name, const clang::Expr *e);
  void forget(const clang::Expr *argument, const char *label);
  void copyThroughDevice(const std::string &name, Value to, Value from, Value bytes, clang::QualType pointee,
                         const clang::Expr *e);
  bool recordLibraryCall(Call &record, const clang::Expr *e, const std::vector<const clang::Expr *> &args = {});
  bool canWalk(const clang::FunctionDecl *function);
  void copyRecord(const Place &target, const clang::Expr *source);

  // Host (WalkHost.cpp)
  Value kernelLaunch(const clang::CUDAKernelCallExpr *e);
  bool hostApi(const std::string &name, const clang::CallExpr *e, const std::vector<const clang::Expr *> &args,
               Value &result);
  void launchOf(Value function, const clang::Expr *site, HostEvent event, const std::vector<Value> &args);
  void templateLaunch(const clang::RecoveryExpr *e);
  void dimensions(const clang::Expr *e, Value out[3]);
  Value apiArgument(const clang::Expr *e);
  Place recordBehind(const clang::Expr *e);
  Place memberPlace(const Place &record, const char *field);
  Value memberOf(const Place &record, const char *field, const clang::Expr *at);
  void memberDimensions(const Place &record, const char *field, Value out[3], const clang::Expr *at);
  bool hasClusterAttribute(const Place &config, const clang::Expr *at);
  void argumentsInTable(Value table, const clang::Expr *at, std::vector<Value> &values,
                        std::vector<std::vector<int>> &objects);
  Place outPlace(const clang::Expr *e);
  std::string placeName(const Place &p);
  std::vector<int> pointees(Value pointer);
  void hold(int table, Value address, Value pointer);
  void ownedBy(Object &o, const Place &p);
  void containerEvent(const std::string &api, const Place &target, const std::vector<const clang::Expr *> &args,
                      const clang::Expr *at, bool isNew);
  std::vector<int> objectsBehind(const clang::Expr *e, Value v);
  HostEvent hostEvent(HostKind kind, const std::string &api, const clang::Expr *at);
  void addHost(HostEvent event);
  Value allocate(const Place &target, const std::string &api, Value size, const clang::Expr *e, bool async, bool pinned,
                 bool managed, Value stream);

  template <class Event> Event at(const clang::SourceRange &r) {
    Event e;
    site(e, r);
    return e;
  }
  void site(Site &s, clang::SourceRange r) {
    s.where = shared.range(r);
    s.loop = loops.empty() ? -1 : loops.back().index;
    s.guard = state.guard;
    s.frame = frames.empty() ? -1 : frames.back().index;
    s.order = order++;
  }
  /// Copying the state costs what it holds: a long function with many branches must end too.
  Environment copied(const Environment &env) {
    stepsLeft -= int(env.size() / 8);
    return env;
  }
  bool step() {
    if (--stepsLeft > 0)
      return true;
    if (body.complete) {
      body.complete = false;
      body.note = "too long to follow to its end";
    }
    return false;
  }

  Shared &shared;
  clang::ASTContext &context;
  Body &body;
  Arena &arena;
  bool device;
  State state;
  std::vector<LoopContext> loops;
  std::vector<FrameContext> frames;
  struct SwitchContext {
    std::vector<std::pair<Value, Environment>> breaks;
    size_t loopDepth;
  };
  std::vector<SwitchContext> switches;
  std::map<const clang::ValueDecl *, Place> references;
  std::map<const void *, int> variableObjects;
  std::map<int, const clang::ValueDecl *> objectVariables; ///< arrays whose elements are tracked
  std::map<int, Place> objectPlaces; ///< variables whose address was taken
  std::map<Value, int> loadedPointers;
  std::map<std::string, int> parameterFields;
  std::map<const clang::ValueDecl *, const clang::LambdaExpr *> lambdas;
  std::map<Value, const clang::FunctionDecl *> functionValues;
  std::unordered_map<const void *, std::pair<const clang::ValueDecl *, int>> variables; ///< by base
  std::map<const void *, Value> opaqueValues;
  struct Scope {
    int loop = -1, frame = -1;
    Range declared;
  };
  std::map<const void *, Scope> scopes; ///< of the local variables declared so far, by base
  std::map<Key, int> usedVariables;     ///< index into Body::variables
  std::map<const clang::ValueDecl *, std::vector<int>> boundNames; ///< parameters: variables that the argument names
  std::set<std::pair<const void *, int>> walkedLambdas;
  int pendingUnroll = 0;
  Range pendingUnrollRange;
  int order = 0;
  int stepsLeft;
  const clang::Expr *ignoredCall = nullptr; ///< the statement is this expression: nobody uses its value
  Place lastReturned;
};

} // namespace accelscope::model
