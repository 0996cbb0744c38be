// The program model: what is true of one CUDA source, independent of any strategy.
//
// A `Program` lists the kernels, functions and launches of a source. For every kernel that stands in it
// (each launched instantiation of a template apart) and every host entry point there is a `Body`: the record
// of walking the code once, in order, following calls with their arguments bound, with every access,
// barrier, shuffle, call, launch, copy, loop, branch and assignment as an event. An event says where it
// stands (source range), in which loop and under which condition, and its operands are symbolic values
// (Symbolic.h) that say what they are made of.
//
// Detectors and lint rules ask this model only. It is plain C++ so that they compile in a second; a
// detector that needs more than the model offers should extend the model.
#pragma once

#include "matchers/model/Symbolic.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace accelscope::model {

/// A place in the source. Code that comes out of a macro is placed where the macro is used (`line`), and
/// `spelling` lines say where its text stands when that is another line (the macro's definition).
struct Range {
  int file = -1; ///< index into Program::files; 0 is the main file
  unsigned line = 0, column = 0, endLine = 0, endColumn = 0;
  unsigned spellingLine = 0; ///< 0: same as line, or not in a file of the program
  bool valid() const { return line != 0; }
};

enum class Space : uint8_t {
  Unknown,
  Global,   ///< device memory: a pointer parameter, a `__device__` variable, a buffer
  Constant, ///< `__constant__`
  Shared,
  Local,    ///< a variable or array of one thread
  Host,     ///< memory of the CPU (host bodies)
  Texture,  ///< reached by a texture or surface fetch
};

/// Something that can be pointed into.
struct Object {
  std::string name;     ///< as the source calls it
  Space space = Space::Unknown;
  Range declared;
  std::string elementType; ///< of the innermost array element or the pointee, canonical: "float", "float4"
  int64_t elementSize = 0; ///< bytes, 0 unknown
  int64_t elementAlign = 0; ///< bytes, of a record or built-in vector type; 0 unknown or any other type
  std::vector<int64_t> extents; ///< of an array: {16, 17}; 0 where not constant
  bool isArray = false;
  bool isPointerParameter = false; ///< reached through a parameter of the kernel
  int parameter = -1;      ///< index of that parameter, or -1
  bool isRestrict = false, isConst = false, isVolatile = false;
  bool dynamicShared = false; ///< extern __shared__
  bool isRecord = false;   ///< the element is a struct or class that is not a built-in vector type
  bool isImplicitConstant = false; ///< a constexpr or const table that only the compiler puts into constant memory
  /// Objects reached through a pointer that was itself loaded from memory: the object it was loaded from.
  int loadedFrom = -1;
  /// Objects whose addresses were stored into this one (tables of pointers).
  std::vector<int> holds;
  /// For each of `holds`, where in the element it is stored: byte offset modulo the element's size, -1 unknown.
  std::vector<int64_t> holdsAt;
  /// Host bodies: the pointer that leads here is a member of an object that outlives the call (of `this` or
  /// behind a pointer): the record's type, and the member's offset. The same in every entry point.
  std::string owner;
  int64_t ownerOffset = -1;
  // Host bodies: a buffer of device memory that an allocation call created, and where.
  bool isAllocation = false;
  int allocationEvent = -1; ///< index into Body::host
  bool isPinned = false, isManaged = false;
  /// A variable whose storage outlives a call: file scope or `static`.
  bool isStatic = false;
  /// A local array: innermost loop that its declaration stands in (-1 none), and the function's frame. An array
  /// that is declared again in another pass over its function is another object.
  int scopeLoop = -1, scopeFrame = -1;
};

enum class LoopKind : uint8_t { For, While, DoWhile, RangeFor, Goto };

/// What bounds a loop.
enum class BoundClass : uint8_t {
  Unknown,
  Constant,       ///< trip count known when compiled (`trips`)
  Uniform,        ///< the same in all threads of the block, known at run time
  GridStride,     ///< steps by the number of all threads, warps, groups or blocks of the grid
  BlockStride,    ///< steps by the threads (warps) of a block or of a warp
  DataDependent,  ///< bounds loaded from memory per thread or item: CSR rows, lists
  ThreadDependent ///< differs from thread to thread by index arithmetic
};

struct Loop {
  LoopKind kind = LoopKind::For;
  Range range;       ///< the whole statement
  Range header;      ///< its first line
  int parent = -1;   ///< enclosing loop in this body (through calls), -1 none
  int frame = -1;    ///< index into Body::frames: the function it is written in
  std::string variable; ///< induction variable, empty when none was recognised
  Value phi = nullptr;  ///< its value at the start of a turn
  Value init = nullptr, step = nullptr; ///< null when not linear
  Value condition = nullptr;            ///< continue while true
  Value bound = nullptr;                ///< the side of the condition that is not the variable
  BoundClass boundClass = BoundClass::Unknown;
  int64_t trips = -1;       ///< when Constant
  int unroll = 0;           ///< 0 no pragma, 1 `unroll 1` or nounroll, -1 `unroll` without factor, n the factor
  Range unrollRange;        ///< of the pragma
  bool hasBreak = false;    ///< a break or return inside that leaves it
  bool atomicStep = false;  ///< the variable is set from an atomic's result
  int order = 0, endOrder = 0; ///< what happens inside has an order from the first to before the second
  std::vector<int> phis;    ///< indices of all phis of this loop
};

/// A condition that must hold for the events below it. Guards form a tree.
struct Guard {
  int parent = -1;
  Value condition = nullptr; ///< true where the code runs
  Range range;               ///< the condition's text
  Range body;                ///< what it guards
  enum Kind : uint8_t { If, Else, EarlyReturn, Break, Continue, Ternary, Case, ShortCircuit } kind = If;
};

/// One call on the walk's call stack.
struct Frame {
  int parent = -1;
  std::string function; ///< qualified name
  int functionIndex = -1; ///< into Program::functions, -1 for lambdas and library templates
  Range callSite;
  /// Of a lambda: its restrict-qualified pointer parameters (functions have them in Program::functions).
  std::vector<std::pair<std::string, Range>> restrictParameters;
};

/// Where an event stands. Common to all events.
struct Site {
  Range where;
  int loop = -1;  ///< innermost loop, index into Body::loops
  int guard = -1; ///< innermost guard, index into Body::guards
  int frame = -1; ///< index into Body::frames
  int order = 0;  ///< position in the walk, comparable across event kinds
};

enum class AccessKind : uint8_t { Load, Store, Atomic };

/// A load, store or atomic on memory (not on a plain local variable).
struct Access : Site {
  AccessKind kind = AccessKind::Load;
  Space space = Space::Unknown;
  int object = -1;         ///< index into Body::objects; -1 unknown or several (see objectsOf(address))
  Value address = nullptr; ///< in bytes, with its object
  Value value = nullptr;   ///< what is stored, or the Load node
  std::string type;        ///< of the access, canonical: "float4"
  int64_t size = 0;        ///< bytes
  bool isVector = false;   ///< a built-in vector type or an aligned pack
  bool reinterpreted = false; ///< through a cast to another pointee type
  std::string castFrom;    ///< pointee type before that cast
  bool isVolatile = false;
  std::string operation;   ///< atomics: "atomicAdd"; cache-hint loads: "__ldg", "__ldcs"; textures: "tex2D"
  Value result = nullptr;  ///< atomics: the old value
  bool resultUsed = false; ///< atomics: the old value is used
  int field = -1;          ///< byte offset of the accessed field in its record, -1 not a field
  bool compound = false;   ///< the load half or store half of `x op= y`
  /// Device bodies: Assign::variableId of the local variables that the address names as written; those of
  /// loaded indices are left to the access that loads them.
  std::vector<int> named;
};

enum class SyncKind : uint8_t {
  Block,      ///< __syncthreads, thread_block::sync, barrier 0
  BlockVote,  ///< __syncthreads_count/and/or
  Warp,       ///< __syncwarp
  Group,      ///< sync of a tile or coalesced group
  Grid,       ///< grid_group::sync
  Cluster,
  Fence,      ///< __threadfence and relatives
  Pipeline,   ///< cp.async wait, pipeline, cuda::barrier
};
struct Sync : Site {
  SyncKind kind = SyncKind::Block;
  std::string name;
};

/// Warp-level communication: shuffles, votes, matches, redux, tile-group forms of them.
struct Exchange : Site {
  enum Kind : uint8_t { Shuffle, ShuffleUp, ShuffleDown, ShuffleXor, Vote, Match, Reduce, Scan } kind = Shuffle;
  std::string name;
  Value value = nullptr;
  Value lane = nullptr; ///< source lane, delta or mask
  Value result = nullptr;
};

/// A call that is not one of the above. User functions with a body are walked and also recorded.
struct Call : Site {
  std::string name;   ///< qualified: "cub::BlockReduce::Sum", "__expf", "myHelper"
  std::string header; ///< base name of the header that declares it when that is a system or built-in one
  std::string type;   ///< of the result, canonical: "float"
  std::vector<Value> args;
  std::vector<std::string> texts; ///< literal text of string arguments (inline assembly: the template)
  Value result = nullptr;
  bool resolved = true; ///< false: overload or declaration unknown, `name` is as written
  bool walked = false;
  int function = -1;    ///< into Program::functions when it is a user function
  std::vector<std::string> templateArgs;
};

/// A scalar assignment or initialisation of a local variable.
struct Assign : Site {
  std::string variable;
  int variableId = 0; ///< equal for the same declaration
  std::string type;
  Value value = nullptr;
  Value before = nullptr; ///< value of the variable before (null: declaration)
  std::string op;         ///< "=", "+=", "init", "++"
  /// Device bodies: variableId of the local variables that the right side names, loaded indices aside.
  std::vector<int> named;
};

/// A single-precision operand that meets a literal of double precision in an expression whose value becomes
/// single again: the operations between are done in double. `where` is the operation. Device bodies only.
struct Widening : Site {
  std::string literal; ///< as written: "0.5"
};

/// A value that a function returns, where it says so. Device bodies only.
struct Return : Site {
  Value value = nullptr;
};

/// A shift, mask or other bit operation on integers as written; the values keep only what it computes.
/// Device bodies only.
struct BitOperation : Site {
  char op = 0; ///< '<' and '>' for the shifts, '&', '|', '^'
  Value left = nullptr, right = nullptr, result = nullptr;
  std::string type;      ///< of the result: "unsigned int"
  bool compound = false; ///< `x op= y`
};

/// Reads, or writes, of a local scalar that follow each other in one loop under one guard.
struct VariableUse {
  int first = 0, last = 0; ///< order
  int loop = -1, guard = -1;
  bool write = false;
};

/// A local scalar of device code, or a scalar part of a local record, from one pass over its declaration.
struct Variable {
  std::string name; ///< "acc0", "tile.a"
  int id = 0;       ///< as in Assign::variableId
  std::string type;
  Range declared;
  int loop = -1, frame = -1; ///< where the declaration stands
  std::vector<VariableUse> uses; ///< in walk order
};

struct Branch : Site {
  enum Kind : uint8_t { If, Ternary, Switch, IfConstexpr } kind = If;
  Value condition = nullptr;
  Range thenRange, elseRange;
  bool hasElse = false;
  bool thenLeaves = false; ///< then-branch ends in return, break, continue, goto
  enum Leave : uint8_t { None, Return, Break, Continue, Goto } leave = None;
  /// A template parameter or a constant derived from one settles the condition, or an operand of its
  /// `&&`, `||` and `!`.
  bool onTemplateParameter = false;
  /// The condition is a constant expression of the source (macro, constexpr), not template-dependent.
  bool onConstant = false;
};

/// What the host does. One entry per call or launch, in order.
enum class HostKind : uint8_t {
  Alloc,        ///< cudaMalloc and relatives
  Free,
  Copy,
  Memset,
  Launch,
  Sync,         ///< of device, stream or event by the host
  StreamCreate,
  StreamWait,   ///< cudaStreamWaitEvent
  EventRecord,
  Graph,        ///< capture, instantiate, launch
  Library,      ///< cuBLAS, Thrust, CUB device-wide, ...
  Query,        ///< occupancy, device properties, attributes
  Symbol,       ///< cudaGetSymbolAddress
  HostRegister, ///< cudaHostRegister
  Other,        ///< any other CUDA API call
};
enum class CopyDirection : uint8_t { Unknown, HostToDevice, DeviceToHost, DeviceToDevice, HostToHost };

struct HostEvent : Site {
  HostKind kind = HostKind::Other;
  std::string api; ///< name of the call; for a launch the kernel's name
  std::vector<Value> args;
  std::vector<std::vector<int>> objects; ///< per argument: what it may point into
  // Alloc, Free, Copy, Memset
  int object = -1;               ///< buffer allocated
  std::vector<int> destination, source; ///< Copy, Memset: objects
  int destinationArgument = -1, sourceArgument = -1; ///< their positions in `args`
  std::vector<std::string> types; ///< Library: types of the arguments; the name of an execution policy
  std::vector<bool> readOnly;     ///< Library: the parameter points to const
  Value size = nullptr;          ///< bytes
  CopyDirection direction = CopyDirection::Unknown;
  bool async = false;
  bool statusUsed = false;       ///< the call's result is looked at: compared, passed on, kept
  Value stream = nullptr;        ///< null or constant 0: default stream
  bool pinned = false, managed = false;
  // Launch
  int kernel = -1;               ///< index into Program::kernels
  int instance = -1;             ///< index into Program::kernels[kernel].instances
  Value grid[3] = {nullptr, nullptr, nullptr};
  Value block[3] = {nullptr, nullptr, nullptr};
  Value sharedBytes = nullptr;
  bool cooperative = false;
  bool fromDevice = false;       ///< dynamic parallelism
  bool clustered = false;        ///< with a cluster dimension among its attributes
};

/// The record of walking one kernel instance or host entry point.
struct Body {
  Arena arena;
  bool device = true;
  bool complete = true;   ///< false: a limit was reached (`note` says which)
  std::string note;
  std::vector<Object> objects;
  std::vector<Loop> loops;
  std::vector<Guard> guards;
  std::vector<Frame> frames;
  std::vector<Access> accesses;
  std::vector<Sync> syncs;
  std::vector<Exchange> exchanges;
  std::vector<Call> calls;
  std::vector<Assign> assigns;
  std::vector<Variable> variables; ///< device bodies only
  std::vector<Branch> branches;
  std::vector<BitOperation> bits;
  std::vector<Widening> widenings;
  std::vector<Return> results; ///< of all functions walked; `returns` are the body's own
  std::vector<HostEvent> host;
  std::vector<Value> returns;
};

struct Parameter {
  std::string name, type;
  bool isPointer = false, isRestrict = false, isConst = false, isReference = false;
  std::string elementType;
  int64_t elementSize = 0;
  Range range;
};

/// A launched or listed form of a kernel: a plain kernel has one, a template one per instantiation.
struct KernelInstance {
  std::vector<std::string> templateArgs; ///< printed, in order
  std::unique_ptr<Body> body;            ///< null when there is no definition
  std::vector<int> launches;             ///< indices into Program::launches
  bool isPattern = false;                ///< the template itself: never instantiated
  /// Block shape when every launch agrees on constants; 0 unknown, per axis.
  int64_t blockShape[3] = {0, 0, 0};
  int64_t gridShape[3] = {0, 0, 0};
};

struct Kernel {
  std::string name;      ///< qualified, without template arguments
  Range range;           ///< the definition
  Range nameRange;
  bool isTemplate = false;
  bool hasBody = false;
  std::vector<std::string> templateParameters;
  std::vector<Parameter> parameters;
  int64_t launchBoundsThreads = 0, launchBoundsBlocks = 0; ///< 0 none
  Range launchBoundsRange;
  bool maxRegisters = false; ///< __maxnreg__
  Range clusterRange;        ///< of __cluster_dims__, where it has that
  std::vector<KernelInstance> instances;
  bool launched = false;     ///< by code of this file
  bool addressTaken = false; ///< passed on (cudaLaunchKernel through an unknown path, tables)
  /// Whether its traits count (decision rule G3): launched, or the file has no launch at all.
  bool counts = false;
};

/// A launch as written, once however often it is reached.
struct Launch {
  Range where;
  int kernel = -1, instance = -1;
  std::string function; ///< the host function it stands in
  bool fromDevice = false;
};

/// A function with a body in the source.
struct Function {
  std::string name; ///< qualified
  Range range;
  bool isKernel = false, isDevice = false, isHost = false;
  bool isLambda = false;
  bool isTemplate = false;
  std::vector<Parameter> parameters;
  bool reachedFromKernel = false; ///< from a kernel that counts
  bool reachedFromHost = false;   ///< from a host entry point
  bool isEntry = false;           ///< host: called by no other function of the file
  bool hasErrors = false;         ///< parts of it could not be understood
  /// An explicit or partial specialisation, or a member of one: its body replaces the template's.
  bool isSpecialization = false;
};

/// A variable at file scope or `static`.
struct Global {
  std::string name, type;
  Space space = Space::Host;
  Range range;
  bool isStaticLocal = false;
};

/// A preprocessor conditional in the main file.
struct Conditional {
  Range range;          ///< #if .. #endif
  std::string text;     ///< of its condition
  bool hasElse = false;
  bool taken = false;   ///< whether the #if branch was compiled
  int compiled = -1;    ///< index into `branches` of the one that was; -1 none
  std::vector<std::pair<unsigned, unsigned>> branches; ///< first and last line of each branch's content
  std::vector<std::string> macros; ///< names tested
};

struct HostEntry {
  std::string name;
  int function = -1;
  std::unique_ptr<Body> body;
};

class Reference;

struct Program {
  std::vector<std::string> files; ///< paths; 0 is the main file
  std::vector<std::string> lines; ///< text of the main file, for evidence
  std::vector<Kernel> kernels;    ///< in source order
  std::vector<Launch> launches;   ///< in source order
  std::vector<Function> functions;
  std::vector<Global> globals;
  std::vector<HostEntry> hosts;
  std::vector<Conditional> conditionals;
  std::vector<std::string> macrosDefined; ///< by the main file
  bool kernelsOnly = false; ///< no launch in the file: a library part
  bool fastMath = false;    ///< the compile command asks for approximate functions (-use_fast_math)
  std::vector<std::string> notes;
  /// The CPU source that this one was made from (Reference.h); null where none was given.
  std::shared_ptr<const Reference> reference;

  std::string text(const Range &range) const; ///< source text of a range in the main file, one line
};

/// Index forms, for tests and reports: "A[4*threadIdx.x + 1] load stride unit".
std::string describe(const Body &body, const Access &access);

} // namespace accelscope::model
