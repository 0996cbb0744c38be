// CUB: thread operators, warp and block collectives, and the device-wide primitives with their
// temporary-storage arguments.
#pragma once
#pragma clang system_header
#include "/accelscope/include/core/prelude.h"
#include "/accelscope/include/cuda_bf16.h"
#include "/accelscope/include/cuda_fp16.h"
#include <chrono>
#include <cstddef>
#include <iterator>
#include <limits>
#include <type_traits>

#define CUB_VERSION 200800
#define CUB_PTX_ARCH 900
#define CUB_MAX(a, b) (((b) > (a)) ? (b) : (a))
#define CUB_MIN(a, b) (((b) < (a)) ? (b) : (a))
#define CUB_QUOTIENT_CEILING(x, y) (((x) + (y) - 1) / (y))
#define CUB_ROUND_UP_NEAREST(x, y) ((((x) + (y) - 1) / (y)) * (y))
#define CUB_NAMESPACE_BEGIN namespace cub {
#define CUB_NAMESPACE_END }
#define CubDebug(call) (call)
#define CubDebugExit(call) (call)
#define CUB_RUNTIME_FUNCTION __host__ __device__
#define CUB_PTX_WARP_THREADS 32

namespace cub {
#define ACCELSCOPE_HD __host__ __device__

struct NullType {};
template <int V> struct Int2Type {
  enum { VALUE = V };
};
template <class K, class V> struct KeyValuePair {
  typedef K Key;
  typedef V Value;
  Key key;
  Value value;
  KeyValuePair() = default;
  ACCELSCOPE_HD KeyValuePair(const K &k, const V &v) : key(k), value(v) {}
};
template <class T> struct DoubleBuffer {
  T *d_buffers[2];
  int selector;
  ACCELSCOPE_HD DoubleBuffer();
  ACCELSCOPE_HD DoubleBuffer(T *current, T *alternate);
  ACCELSCOPE_HD T *Current();
  ACCELSCOPE_HD T *Alternate();
};
template <class T> struct Uninitialized {
  unsigned char storage[sizeof(T)];
  ACCELSCOPE_HD T &Alias();
};
template <class T> struct Traits {};
template <class T> struct NumericTraits {
  ACCELSCOPE_HD static T Max();
  ACCELSCOPE_HD static T Lowest();
};
template <class T> struct FpLimits {
  ACCELSCOPE_HD static T Max();
  ACCELSCOPE_HD static T Lowest();
};
template <int N> struct Log2 {
  enum { VALUE = N <= 1 ? 0 : 1 + Log2<N / 2>::VALUE };
};
template <int N> struct PowerOfTwo {
  enum { VALUE = (N & (N - 1)) == 0 };
};
template <> struct Log2<0> {
  enum { VALUE = 0 };
};
template <bool Test, class A, class B> struct If {
  typedef typename std::conditional<Test, A, B>::type Type;
};
template <class A, class B> struct Equals {
  enum { VALUE = std::is_same<A, B>::value };
};

struct Equality {
  template <class T, class U> ACCELSCOPE_HD bool operator()(const T &a, const U &b) const;
};
struct Inequality {
  template <class T, class U> ACCELSCOPE_HD bool operator()(const T &a, const U &b) const;
};
struct Sum {
  template <class T> ACCELSCOPE_HD T operator()(const T &a, const T &b) const;
};
struct Difference {
  template <class T> ACCELSCOPE_HD T operator()(const T &a, const T &b) const;
};
struct Division {
  template <class T> ACCELSCOPE_HD T operator()(const T &a, const T &b) const;
};
struct Max {
  template <class T> ACCELSCOPE_HD T operator()(const T &a, const T &b) const;
};
struct Min {
  template <class T> ACCELSCOPE_HD T operator()(const T &a, const T &b) const;
};
struct ArgMax {
  template <class T> ACCELSCOPE_HD T operator()(const T &a, const T &b) const;
};
struct ArgMin {
  template <class T> ACCELSCOPE_HD T operator()(const T &a, const T &b) const;
};
template <class B> struct CastOp {
  template <class A> ACCELSCOPE_HD B operator()(A &&a) const;
};

enum CacheLoadModifier {
  LOAD_DEFAULT,
  LOAD_CA,
  LOAD_CG,
  LOAD_CS,
  LOAD_CV,
  LOAD_LDG,
  LOAD_VOLATILE
};
enum CacheStoreModifier {
  STORE_DEFAULT,
  STORE_WB,
  STORE_CG,
  STORE_CS,
  STORE_WT,
  STORE_VOLATILE
};
template <CacheLoadModifier Modifier, class Iterator>
__device__ typename std::iterator_traits<Iterator>::value_type ThreadLoad(Iterator iterator);
template <CacheStoreModifier Modifier, class Iterator, class T>
__device__ void ThreadStore(Iterator iterator, T value);
template <int Length, class T, class Op> __device__ T ThreadReduce(T *input, Op op);
template <class Input, class Op> __device__ auto ThreadReduce(const Input &input, Op op)
    -> typename std::decay<decltype(input[0])>::type;
__device__ unsigned int LaneId();
__device__ unsigned int WarpId();
__device__ unsigned int LaneMaskLt();
__device__ int RowMajorTid(int x, int y, int z);
__device__ void CTA_SYNC();
__device__ void WARP_SYNC(unsigned int mask);
template <int Width, class T>
__device__ T ShuffleUp(T input, int offset, int first, unsigned int mask);
template <int Width, class T>
__device__ T ShuffleDown(T input, int offset, int last, unsigned int mask);
template <int Width, class T> __device__ T ShuffleIndex(T input, int lane, unsigned int mask);

template <class T, class Offset = std::ptrdiff_t> struct CountingInputIterator {
  typedef T value_type;
  typedef std::ptrdiff_t difference_type;
  typedef T reference;
  typedef T *pointer;
  typedef std::random_access_iterator_tag iterator_category;
  ACCELSCOPE_HD CountingInputIterator(const T &value);
  ACCELSCOPE_HD T operator*() const;
  template <class D> ACCELSCOPE_HD T operator[](D n) const;
  template <class D> ACCELSCOPE_HD CountingInputIterator operator+(D n) const;
  ACCELSCOPE_HD CountingInputIterator &operator++();
};
template <class T, class Offset = std::ptrdiff_t> struct ConstantInputIterator {
  typedef T value_type;
  typedef std::ptrdiff_t difference_type;
  typedef T reference;
  typedef T *pointer;
  typedef std::random_access_iterator_tag iterator_category;
  ACCELSCOPE_HD ConstantInputIterator(T value, Offset base = 0);
  ACCELSCOPE_HD T operator*() const;
  template <class D> ACCELSCOPE_HD T operator[](D n) const;
  template <class D> ACCELSCOPE_HD ConstantInputIterator operator+(D n) const;
};
template <class T, class Op, class Input, class Offset = std::ptrdiff_t>
struct TransformInputIterator {
  typedef T value_type;
  typedef std::ptrdiff_t difference_type;
  typedef T reference;
  typedef T *pointer;
  typedef std::random_access_iterator_tag iterator_category;
  ACCELSCOPE_HD TransformInputIterator(Input input, Op op);
  ACCELSCOPE_HD T operator*() const;
  template <class D> ACCELSCOPE_HD T operator[](D n) const;
  template <class D> ACCELSCOPE_HD TransformInputIterator operator+(D n) const;
};
template <class Input, class Offset = std::ptrdiff_t,
          class Output = KeyValuePair<Offset, typename std::iterator_traits<Input>::value_type>>
struct ArgIndexInputIterator {
  typedef Output value_type;
  typedef std::ptrdiff_t difference_type;
  typedef Output reference;
  typedef Output *pointer;
  typedef std::random_access_iterator_tag iterator_category;
  ACCELSCOPE_HD ArgIndexInputIterator(Input input, Offset offset = 0);
  ACCELSCOPE_HD Output operator*() const;
  template <class D> ACCELSCOPE_HD ArgIndexInputIterator operator+(D n) const;
};
template <CacheLoadModifier Modifier, class T, class Offset = std::ptrdiff_t>
struct CacheModifiedInputIterator {
  typedef T value_type;
  typedef std::ptrdiff_t difference_type;
  typedef T reference;
  typedef T *pointer;
  typedef std::random_access_iterator_tag iterator_category;
  ACCELSCOPE_HD CacheModifiedInputIterator(const T *pointer);
  ACCELSCOPE_HD T operator*() const;
  template <class D> ACCELSCOPE_HD T operator[](D n) const;
  template <class D> ACCELSCOPE_HD CacheModifiedInputIterator operator+(D n) const;
};
template <class Offset = std::ptrdiff_t> struct DiscardOutputIterator {
  typedef NullType value_type;
  typedef std::ptrdiff_t difference_type;
  typedef DiscardOutputIterator &reference;
  typedef NullType *pointer;
  typedef std::random_access_iterator_tag iterator_category;
  ACCELSCOPE_HD DiscardOutputIterator(Offset offset = 0);
  ACCELSCOPE_HD DiscardOutputIterator &operator*();
  template <class T> ACCELSCOPE_HD void operator=(const T &);
  template <class D> ACCELSCOPE_HD DiscardOutputIterator operator+(D n) const;
};
template <class T, class Offset = std::ptrdiff_t> struct TexObjInputIterator {
  typedef T value_type;
  typedef std::ptrdiff_t difference_type;
  typedef T reference;
  typedef T *pointer;
  typedef std::random_access_iterator_tag iterator_category;
  cudaError_t BindTexture(T *pointer, size_t bytes, size_t offset = 0);
  cudaError_t UnbindTexture();
  ACCELSCOPE_HD T operator*() const;
  template <class D> ACCELSCOPE_HD T operator[](D n) const;
};

// A collective's temporary storage stands in shared memory: no constructor.
#define ACCELSCOPE_COLLECTIVE(name)                                                                \
  struct TempStorage {                                                                             \
    char bytes[16];                                                                                \
  };                                                                                               \
  __device__ name();                                                                               \
  __device__ name(TempStorage &storage);                                                           \
  __device__ name(TempStorage &storage, int linearThread);

template <class T, int LogicalWarpThreads = 32, int Legacy = 0> struct WarpReduce {
  ACCELSCOPE_COLLECTIVE(WarpReduce)
  __device__ T Sum(T input);
  __device__ T Sum(T input, int valid);
  __device__ T Max(T input);
  __device__ T Min(T input);
  template <class Op> __device__ T Reduce(T input, Op op);
  template <class Op> __device__ T Reduce(T input, Op op, int valid);
  template <class Flag> __device__ T HeadSegmentedSum(T input, Flag flag);
  template <class Flag> __device__ T TailSegmentedSum(T input, Flag flag);
  template <class Flag, class Op> __device__ T HeadSegmentedReduce(T input, Flag flag, Op op);
  template <class Flag, class Op> __device__ T TailSegmentedReduce(T input, Flag flag, Op op);
};
template <class T, int LogicalWarpThreads = 32, int Legacy = 0> struct WarpScan {
  ACCELSCOPE_COLLECTIVE(WarpScan)
  __device__ void InclusiveSum(T input, T &output);
  __device__ void InclusiveSum(T input, T &output, T &aggregate);
  __device__ void ExclusiveSum(T input, T &output);
  __device__ void ExclusiveSum(T input, T &output, T &aggregate);
  template <class Op> __device__ void InclusiveScan(T input, T &output, Op op);
  template <class Op> __device__ void InclusiveScan(T input, T &output, Op op, T &aggregate);
  template <class Op> __device__ void ExclusiveScan(T input, T &output, Op op);
  template <class Op> __device__ void ExclusiveScan(T input, T &output, T initial, Op op);
  template <class Op>
  __device__ void ExclusiveScan(T input, T &output, T initial, Op op, T &aggregate);
  template <class Op> __device__ void Scan(T input, T &inclusive, T &exclusive, Op op);
  __device__ T Broadcast(T input, unsigned int lane);
};
template <class K, int Items, int LogicalWarpThreads = 32, class V = NullType, int Legacy = 1>
struct WarpMergeSort {
  ACCELSCOPE_COLLECTIVE(WarpMergeSort)
  template <class Op> __device__ void Sort(K (&keys)[Items], Op op);
  template <class Op> __device__ void Sort(K (&keys)[Items], V (&values)[Items], Op op);
  template <class Op> __device__ void StableSort(K (&keys)[Items], Op op);
};

enum BlockReduceAlgorithm {
  BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY,
  BLOCK_REDUCE_RAKING,
  BLOCK_REDUCE_WARP_REDUCTIONS
};
enum BlockScanAlgorithm { BLOCK_SCAN_RAKING, BLOCK_SCAN_RAKING_MEMOIZE, BLOCK_SCAN_WARP_SCANS };
enum BlockLoadAlgorithm {
  BLOCK_LOAD_DIRECT,
  BLOCK_LOAD_STRIPED,
  BLOCK_LOAD_VECTORIZE,
  BLOCK_LOAD_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED
};
enum BlockStoreAlgorithm {
  BLOCK_STORE_DIRECT,
  BLOCK_STORE_STRIPED,
  BLOCK_STORE_VECTORIZE,
  BLOCK_STORE_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED
};
enum BlockHistogramAlgorithm { BLOCK_HISTO_SORT, BLOCK_HISTO_ATOMIC };
enum WarpLoadAlgorithm {
  WARP_LOAD_DIRECT,
  WARP_LOAD_STRIPED,
  WARP_LOAD_VECTORIZE,
  WARP_LOAD_TRANSPOSE
};
enum WarpStoreAlgorithm {
  WARP_STORE_DIRECT,
  WARP_STORE_STRIPED,
  WARP_STORE_VECTORIZE,
  WARP_STORE_TRANSPOSE
};
enum GridMappingStrategy { GRID_MAPPING_RAKE, GRID_MAPPING_STRIP_MINE, GRID_MAPPING_DYNAMIC };

template <class T, int BlockX, BlockReduceAlgorithm Algorithm = BLOCK_REDUCE_WARP_REDUCTIONS,
          int BlockY = 1, int BlockZ = 1, int Legacy = 0>
struct BlockReduce {
  ACCELSCOPE_COLLECTIVE(BlockReduce)
  __device__ T Sum(T input);
  __device__ T Sum(T input, int valid);
  template <int Items> __device__ T Sum(T (&inputs)[Items]);
  template <class Op> __device__ T Reduce(T input, Op op);
  template <class Op> __device__ T Reduce(T input, Op op, int valid);
  template <int Items, class Op> __device__ T Reduce(T (&inputs)[Items], Op op);
};
template <class T, int BlockX, BlockScanAlgorithm Algorithm = BLOCK_SCAN_RAKING, int BlockY = 1,
          int BlockZ = 1, int Legacy = 0>
struct BlockScan {
  ACCELSCOPE_COLLECTIVE(BlockScan)
  __device__ void InclusiveSum(T input, T &output);
  __device__ void InclusiveSum(T input, T &output, T &aggregate);
  template <int Items> __device__ void InclusiveSum(T (&input)[Items], T (&output)[Items]);
  template <int Items>
  __device__ void InclusiveSum(T (&input)[Items], T (&output)[Items], T &aggregate);
  template <class Prefix>
  __device__ void InclusiveSum(T input, T &output, T &aggregate, Prefix &prefix);
  template <int Items, class Prefix>
  __device__ void InclusiveSum(T (&input)[Items], T (&output)[Items], T &aggregate, Prefix &prefix);
  template <class... A> __device__ void InclusiveScan(T input, T &output, A &&...arguments);
  template <int Items, class... A>
  __device__ void InclusiveScan(T (&input)[Items], T (&output)[Items], A &&...arguments);
  __device__ void ExclusiveSum(T input, T &output);
  __device__ void ExclusiveSum(T input, T &output, T &aggregate);
  template <int Items> __device__ void ExclusiveSum(T (&input)[Items], T (&output)[Items]);
  template <int Items>
  __device__ void ExclusiveSum(T (&input)[Items], T (&output)[Items], T &aggregate);
  template <class Prefix>
  __device__ void ExclusiveSum(T input, T &output, T &aggregate, Prefix &prefix);
  template <int Items, class Prefix>
  __device__ void ExclusiveSum(T (&input)[Items], T (&output)[Items], T &aggregate, Prefix &prefix);
  template <class... A> __device__ void ExclusiveScan(T input, T &output, A &&...arguments);
  template <int Items, class... A>
  __device__ void ExclusiveScan(T (&input)[Items], T (&output)[Items], A &&...arguments);
};
template <class T, int BlockX, int Items, BlockLoadAlgorithm Algorithm = BLOCK_LOAD_DIRECT,
          int BlockY = 1, int BlockZ = 1, int Legacy = 0>
struct BlockLoad {
  ACCELSCOPE_COLLECTIVE(BlockLoad)
  template <class Iterator> __device__ void Load(Iterator source, T (&items)[Items]);
  template <class Iterator> __device__ void Load(Iterator source, T (&items)[Items], int valid);
  template <class Iterator, class Default>
  __device__ void Load(Iterator source, T (&items)[Items], int valid, Default value);
};
template <class T, int BlockX, int Items, BlockStoreAlgorithm Algorithm = BLOCK_STORE_DIRECT,
          int BlockY = 1, int BlockZ = 1, int Legacy = 0>
struct BlockStore {
  ACCELSCOPE_COLLECTIVE(BlockStore)
  template <class Iterator> __device__ void Store(Iterator target, T (&items)[Items]);
  template <class Iterator> __device__ void Store(Iterator target, T (&items)[Items], int valid);
};
template <class T, int Items, WarpLoadAlgorithm Algorithm = WARP_LOAD_DIRECT, int WarpThreads = 32,
          int Legacy = 0>
struct WarpLoad {
  ACCELSCOPE_COLLECTIVE(WarpLoad)
  template <class Iterator, class... A>
  __device__ void Load(Iterator source, T (&items)[Items], A... bounds);
};
template <class T, int Items, WarpStoreAlgorithm Algorithm = WARP_STORE_DIRECT,
          int WarpThreads = 32, int Legacy = 0>
struct WarpStore {
  ACCELSCOPE_COLLECTIVE(WarpStore)
  template <class Iterator, class... A>
  __device__ void Store(Iterator target, T (&items)[Items], A... bounds);
};
template <class K, int BlockX, int Items, class V = NullType, int RadixBits = 4,
          bool Memoize = true, BlockScanAlgorithm Scan = BLOCK_SCAN_WARP_SCANS, int SmemConfig = 0,
          int BlockY = 1, int BlockZ = 1, int Legacy = 0>
struct BlockRadixSort {
  ACCELSCOPE_COLLECTIVE(BlockRadixSort)
  __device__ void Sort(K (&keys)[Items], int beginBit = 0, int endBit = sizeof(K) * 8);
  __device__ void Sort(K (&keys)[Items], V (&values)[Items], int beginBit = 0,
                       int endBit = sizeof(K) * 8);
  __device__ void SortDescending(K (&keys)[Items], int beginBit = 0, int endBit = sizeof(K) * 8);
  __device__ void SortDescending(K (&keys)[Items], V (&values)[Items], int beginBit = 0,
                       int endBit = sizeof(K) * 8);
  __device__ void SortBlockedToStriped(K (&keys)[Items], int beginBit = 0, int endBit = sizeof(K) * 8);
  __device__ void SortBlockedToStriped(K (&keys)[Items], V (&values)[Items], int beginBit = 0,
                       int endBit = sizeof(K) * 8);
  __device__ void SortDescendingBlockedToStriped(K (&keys)[Items], int beginBit = 0, int endBit = sizeof(K) * 8);
  __device__ void SortDescendingBlockedToStriped(K (&keys)[Items], V (&values)[Items], int beginBit = 0,
                       int endBit = sizeof(K) * 8);
};
template <class K, int BlockX, int Items, class V = NullType, int BlockY = 1, int BlockZ = 1>
struct BlockMergeSort {
  ACCELSCOPE_COLLECTIVE(BlockMergeSort)
  template <class... A> __device__ void Sort(K (&keys)[Items], A &&...arguments);
  template <class... A> __device__ void StableSort(K (&keys)[Items], A &&...arguments);
};
template <class T, int BlockX, int Items, int Bins, BlockHistogramAlgorithm A = BLOCK_HISTO_SORT,
          int BlockY = 1, int BlockZ = 1, int Legacy = 0>
struct BlockHistogram {
  ACCELSCOPE_COLLECTIVE(BlockHistogram)
  template <class C> __device__ void InitHistogram(C *histogram);
  template <class C> __device__ void Histogram(T (&items)[Items], C *histogram);
  template <class C> __device__ void Composite(T (&items)[Items], C *histogram);
};
template <class T, int BlockX, int Items, bool Slicing = false, int BlockY = 1, int BlockZ = 1,
          int Legacy = 0>
struct BlockExchange {
  ACCELSCOPE_COLLECTIVE(BlockExchange)
  template <class... A> __device__ void StripedToBlocked(A &&...arguments);
  template <class... A> __device__ void BlockedToStriped(A &&...arguments);
  template <class... A> __device__ void WarpStripedToBlocked(A &&...arguments);
  template <class... A> __device__ void BlockedToWarpStriped(A &&...arguments);
  template <class... A> __device__ void ScatterToBlocked(A &&...arguments);
  template <class... A> __device__ void ScatterToStriped(A &&...arguments);
};
template <class T, int Items, int WarpThreads = 32, int Legacy = 0> struct WarpExchange {
  ACCELSCOPE_COLLECTIVE(WarpExchange)
  template <class... A> __device__ void StripedToBlocked(A &&...arguments);
  template <class... A> __device__ void BlockedToStriped(A &&...arguments);
};
template <class T, int BlockX, int BlockY = 1, int BlockZ = 1, int Legacy = 0>
struct BlockDiscontinuity {
  ACCELSCOPE_COLLECTIVE(BlockDiscontinuity)
  template <class... A> __device__ void FlagHeads(A &&...arguments);
  template <class... A> __device__ void FlagTails(A &&...arguments);
  template <class... A> __device__ void FlagHeadsAndTails(A &&...arguments);
};
template <class T, int BlockX, int BlockY = 1, int BlockZ = 1> struct BlockAdjacentDifference {
  ACCELSCOPE_COLLECTIVE(BlockAdjacentDifference)
  template <class... A> __device__ void SubtractLeft(A &&...arguments);
  template <class... A> __device__ void SubtractRight(A &&...arguments);
};
template <class T, int BlockX, int BlockY = 1, int BlockZ = 1> struct BlockShuffle {
  ACCELSCOPE_COLLECTIVE(BlockShuffle)
  template <class... A> __device__ void Offset(A &&...arguments);
  template <class... A> __device__ void Rotate(A &&...arguments);
  template <class... A> __device__ void Up(A &&...arguments);
  template <class... A> __device__ void Down(A &&...arguments);
};
#define ACCELSCOPE_MOVE(name)                                                                      \
  template <class Iterator, class T, int Items, class... A>                                        \
  __device__ void name(int thread, Iterator iterator, T (&items)[Items], A... bounds);
ACCELSCOPE_MOVE(LoadDirectBlocked)
ACCELSCOPE_MOVE(LoadDirectBlockedVectorized)
ACCELSCOPE_MOVE(LoadDirectWarpStriped)
ACCELSCOPE_MOVE(StoreDirectBlocked)
ACCELSCOPE_MOVE(StoreDirectBlockedVectorized)
ACCELSCOPE_MOVE(StoreDirectWarpStriped)
#undef ACCELSCOPE_MOVE
template <int BlockX, class Iterator, class T, int Items, class... A>
__device__ void LoadDirectStriped(int thread, Iterator iterator, T (&items)[Items], A... bounds);
template <int BlockX, class Iterator, class T, int Items, class... A>
__device__ void StoreDirectStriped(int thread, Iterator iterator, T (&items)[Items], A... bounds);

struct CachingDeviceAllocator {
  bool debug;
  CachingDeviceAllocator(unsigned int growth = 8, unsigned int minBin = 3, unsigned int maxBin = 7,
                         size_t maxCached = ~(size_t)0, bool skipCleanup = false,
                         bool verbose = false);
  CachingDeviceAllocator(bool skipCleanup, bool verbose = false);
  cudaError_t DeviceAllocate(int device, void **pointer, size_t bytes, cudaStream_t stream = 0);
  cudaError_t DeviceAllocate(void **pointer, size_t bytes, cudaStream_t stream = 0);
  cudaError_t DeviceFree(int device, void *pointer);
  cudaError_t DeviceFree(void *pointer);
  cudaError_t FreeAllCached();
};

// Device-wide primitives. The first call, with a null pointer, asks for the size of the storage.
#define ACCELSCOPE_STORAGE void *storage, size_t &storageBytes
struct DeviceReduce {
  template <class In, class Out, class Count>
  ACCELSCOPE_HD static cudaError_t Sum(ACCELSCOPE_STORAGE, In input, Out output, Count count, cudaStream_t stream = 0);
  template <class In, class Out, class Count>
  ACCELSCOPE_HD static cudaError_t Sum(ACCELSCOPE_STORAGE, In input, Out output, Count count, cudaStream_t stream, bool synchronous);
  template <class In, class Out, class Count>
  ACCELSCOPE_HD static cudaError_t Max(ACCELSCOPE_STORAGE, In input, Out output, Count count, cudaStream_t stream = 0);
  template <class In, class Out, class Count>
  ACCELSCOPE_HD static cudaError_t Max(ACCELSCOPE_STORAGE, In input, Out output, Count count, cudaStream_t stream, bool synchronous);
  template <class In, class Out, class Count>
  ACCELSCOPE_HD static cudaError_t Min(ACCELSCOPE_STORAGE, In input, Out output, Count count, cudaStream_t stream = 0);
  template <class In, class Out, class Count>
  ACCELSCOPE_HD static cudaError_t Min(ACCELSCOPE_STORAGE, In input, Out output, Count count, cudaStream_t stream, bool synchronous);
  template <class In, class Out, class Count>
  ACCELSCOPE_HD static cudaError_t ArgMax(ACCELSCOPE_STORAGE, In input, Out output, Count count, cudaStream_t stream = 0);
  template <class In, class Out, class Count>
  ACCELSCOPE_HD static cudaError_t ArgMax(ACCELSCOPE_STORAGE, In input, Out output, Count count, cudaStream_t stream, bool synchronous);
  template <class In, class Out, class Count>
  ACCELSCOPE_HD static cudaError_t ArgMin(ACCELSCOPE_STORAGE, In input, Out output, Count count, cudaStream_t stream = 0);
  template <class In, class Out, class Count>
  ACCELSCOPE_HD static cudaError_t ArgMin(ACCELSCOPE_STORAGE, In input, Out output, Count count, cudaStream_t stream, bool synchronous);
  template <class In, class Out, class Count, class Op, class T>
  ACCELSCOPE_HD static cudaError_t Reduce(ACCELSCOPE_STORAGE, In input, Out output, Count count, Op op, T initial, cudaStream_t stream = 0);
  template <class In, class Out, class Count, class Op, class T>
  ACCELSCOPE_HD static cudaError_t Reduce(ACCELSCOPE_STORAGE, In input, Out output, Count count, Op op, T initial, cudaStream_t stream, bool synchronous);
  template <class In, class Out, class Count, class Op, class Map, class T>
  ACCELSCOPE_HD static cudaError_t TransformReduce(ACCELSCOPE_STORAGE, In input, Out output, Count count, Op op, Map map, T initial, cudaStream_t stream = 0);
  template <class In, class Out, class Count, class Op, class Map, class T>
  ACCELSCOPE_HD static cudaError_t TransformReduce(ACCELSCOPE_STORAGE, In input, Out output, Count count, Op op, Map map, T initial, cudaStream_t stream, bool synchronous);
  template <class Keys, class Unique, class Values, class Aggregates, class Runs, class Op, class Count>
  ACCELSCOPE_HD static cudaError_t ReduceByKey(ACCELSCOPE_STORAGE, Keys keys, Unique unique, Values values, Aggregates aggregates, Runs runs, Op op, Count count, cudaStream_t stream = 0);
  template <class Keys, class Unique, class Values, class Aggregates, class Runs, class Op, class Count>
  ACCELSCOPE_HD static cudaError_t ReduceByKey(ACCELSCOPE_STORAGE, Keys keys, Unique unique, Values values, Aggregates aggregates, Runs runs, Op op, Count count, cudaStream_t stream, bool synchronous);
};
struct DeviceSegmentedReduce {
  template <class In, class Out, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t Sum(ACCELSCOPE_STORAGE, In input, Out output, int segments, Begin begin, End end, cudaStream_t stream = 0);
  template <class In, class Out, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t Sum(ACCELSCOPE_STORAGE, In input, Out output, int segments, Begin begin, End end, cudaStream_t stream, bool synchronous);
  template <class In, class Out, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t Max(ACCELSCOPE_STORAGE, In input, Out output, int segments, Begin begin, End end, cudaStream_t stream = 0);
  template <class In, class Out, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t Max(ACCELSCOPE_STORAGE, In input, Out output, int segments, Begin begin, End end, cudaStream_t stream, bool synchronous);
  template <class In, class Out, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t Min(ACCELSCOPE_STORAGE, In input, Out output, int segments, Begin begin, End end, cudaStream_t stream = 0);
  template <class In, class Out, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t Min(ACCELSCOPE_STORAGE, In input, Out output, int segments, Begin begin, End end, cudaStream_t stream, bool synchronous);
  template <class In, class Out, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t ArgMax(ACCELSCOPE_STORAGE, In input, Out output, int segments, Begin begin, End end, cudaStream_t stream = 0);
  template <class In, class Out, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t ArgMax(ACCELSCOPE_STORAGE, In input, Out output, int segments, Begin begin, End end, cudaStream_t stream, bool synchronous);
  template <class In, class Out, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t ArgMin(ACCELSCOPE_STORAGE, In input, Out output, int segments, Begin begin, End end, cudaStream_t stream = 0);
  template <class In, class Out, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t ArgMin(ACCELSCOPE_STORAGE, In input, Out output, int segments, Begin begin, End end, cudaStream_t stream, bool synchronous);
  template <class In, class Out, class Begin, class End, class Op, class T>
  ACCELSCOPE_HD static cudaError_t Reduce(ACCELSCOPE_STORAGE, In input, Out output, int segments, Begin begin, End end, Op op, T initial, cudaStream_t stream = 0);
  template <class In, class Out, class Begin, class End, class Op, class T>
  ACCELSCOPE_HD static cudaError_t Reduce(ACCELSCOPE_STORAGE, In input, Out output, int segments, Begin begin, End end, Op op, T initial, cudaStream_t stream, bool synchronous);
};
struct DeviceScan {
  template <class In, class Out, class Count>
  ACCELSCOPE_HD static cudaError_t ExclusiveSum(ACCELSCOPE_STORAGE, In input, Out output, Count count, cudaStream_t stream = 0);
  template <class In, class Out, class Count>
  ACCELSCOPE_HD static cudaError_t ExclusiveSum(ACCELSCOPE_STORAGE, In input, Out output, Count count, cudaStream_t stream, bool synchronous);
  template <class In, class Out, class Count>
  ACCELSCOPE_HD static cudaError_t InclusiveSum(ACCELSCOPE_STORAGE, In input, Out output, Count count, cudaStream_t stream = 0);
  template <class In, class Out, class Count>
  ACCELSCOPE_HD static cudaError_t InclusiveSum(ACCELSCOPE_STORAGE, In input, Out output, Count count, cudaStream_t stream, bool synchronous);
  template <class In, class Count>
  ACCELSCOPE_HD static cudaError_t ExclusiveSum(ACCELSCOPE_STORAGE, In inPlace, Count count, cudaStream_t stream = 0);
  template <class In, class Count>
  ACCELSCOPE_HD static cudaError_t ExclusiveSum(ACCELSCOPE_STORAGE, In inPlace, Count count, cudaStream_t stream, bool synchronous);
  template <class In, class Count>
  ACCELSCOPE_HD static cudaError_t InclusiveSum(ACCELSCOPE_STORAGE, In inPlace, Count count, cudaStream_t stream = 0);
  template <class In, class Count>
  ACCELSCOPE_HD static cudaError_t InclusiveSum(ACCELSCOPE_STORAGE, In inPlace, Count count, cudaStream_t stream, bool synchronous);
  template <class In, class Out, class Op, class T, class Count>
  ACCELSCOPE_HD static cudaError_t ExclusiveScan(ACCELSCOPE_STORAGE, In input, Out output, Op op, T initial, Count count, cudaStream_t stream = 0);
  template <class In, class Out, class Op, class T, class Count>
  ACCELSCOPE_HD static cudaError_t ExclusiveScan(ACCELSCOPE_STORAGE, In input, Out output, Op op, T initial, Count count, cudaStream_t stream, bool synchronous);
  template <class In, class Out, class Op, class Count>
  ACCELSCOPE_HD static cudaError_t InclusiveScan(ACCELSCOPE_STORAGE, In input, Out output, Op op, Count count, cudaStream_t stream = 0);
  template <class In, class Out, class Op, class Count>
  ACCELSCOPE_HD static cudaError_t InclusiveScan(ACCELSCOPE_STORAGE, In input, Out output, Op op, Count count, cudaStream_t stream, bool synchronous);
  template <class In, class Out, class Op, class T, class Count>
  ACCELSCOPE_HD static cudaError_t InclusiveScanInit(ACCELSCOPE_STORAGE, In input, Out output, Op op, T initial, Count count, cudaStream_t stream = 0);
  template <class In, class Out, class Op, class T, class Count>
  ACCELSCOPE_HD static cudaError_t InclusiveScanInit(ACCELSCOPE_STORAGE, In input, Out output, Op op, T initial, Count count, cudaStream_t stream, bool synchronous);
  template <class Keys, class In, class Out, class Count>
  ACCELSCOPE_HD static cudaError_t ExclusiveSumByKey(ACCELSCOPE_STORAGE, Keys keys, In input, Out output, Count count, cudaStream_t stream = 0);
  template <class Keys, class In, class Out, class Count>
  ACCELSCOPE_HD static cudaError_t ExclusiveSumByKey(ACCELSCOPE_STORAGE, Keys keys, In input, Out output, Count count, cudaStream_t stream, bool synchronous);
  template <class Keys, class In, class Out, class Count>
  ACCELSCOPE_HD static cudaError_t InclusiveSumByKey(ACCELSCOPE_STORAGE, Keys keys, In input, Out output, Count count, cudaStream_t stream = 0);
  template <class Keys, class In, class Out, class Count>
  ACCELSCOPE_HD static cudaError_t InclusiveSumByKey(ACCELSCOPE_STORAGE, Keys keys, In input, Out output, Count count, cudaStream_t stream, bool synchronous);
  template <class Keys, class In, class Out, class Op, class T, class Count>
  ACCELSCOPE_HD static cudaError_t ExclusiveScanByKey(ACCELSCOPE_STORAGE, Keys keys, In input, Out output, Op op, T initial, Count count, cudaStream_t stream = 0);
  template <class Keys, class In, class Out, class Op, class T, class Count>
  ACCELSCOPE_HD static cudaError_t ExclusiveScanByKey(ACCELSCOPE_STORAGE, Keys keys, In input, Out output, Op op, T initial, Count count, cudaStream_t stream, bool synchronous);
  template <class Keys, class In, class Out, class Op, class Count>
  ACCELSCOPE_HD static cudaError_t InclusiveScanByKey(ACCELSCOPE_STORAGE, Keys keys, In input, Out output, Op op, Count count, cudaStream_t stream = 0);
  template <class Keys, class In, class Out, class Op, class Count>
  ACCELSCOPE_HD static cudaError_t InclusiveScanByKey(ACCELSCOPE_STORAGE, Keys keys, In input, Out output, Op op, Count count, cudaStream_t stream, bool synchronous);
};
struct DeviceRadixSort {
  template <class K, class Count>
  ACCELSCOPE_HD static cudaError_t SortKeys(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, Count count, int beginBit = 0, int endBit = sizeof(K) * 8, cudaStream_t stream = 0, bool synchronous = false);
  template <class K, class Count>
  ACCELSCOPE_HD static cudaError_t SortKeys(ACCELSCOPE_STORAGE, DoubleBuffer<K> &keys, Count count, int beginBit = 0, int endBit = sizeof(K) * 8, cudaStream_t stream = 0, bool synchronous = false);
  template <class K, class Count>
  ACCELSCOPE_HD static cudaError_t SortKeysDescending(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, Count count, int beginBit = 0, int endBit = sizeof(K) * 8, cudaStream_t stream = 0, bool synchronous = false);
  template <class K, class Count>
  ACCELSCOPE_HD static cudaError_t SortKeysDescending(ACCELSCOPE_STORAGE, DoubleBuffer<K> &keys, Count count, int beginBit = 0, int endBit = sizeof(K) * 8, cudaStream_t stream = 0, bool synchronous = false);
  template <class K, class V, class Count>
  ACCELSCOPE_HD static cudaError_t SortPairs(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, const V *valuesIn, V *valuesOut, Count count, int beginBit = 0, int endBit = sizeof(K) * 8, cudaStream_t stream = 0, bool synchronous = false);
  template <class K, class V, class Count>
  ACCELSCOPE_HD static cudaError_t SortPairs(ACCELSCOPE_STORAGE, DoubleBuffer<K> &keys, DoubleBuffer<V> &values, Count count, int beginBit = 0, int endBit = sizeof(K) * 8, cudaStream_t stream = 0, bool synchronous = false);
  template <class K, class V, class Count>
  ACCELSCOPE_HD static cudaError_t SortPairsDescending(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, const V *valuesIn, V *valuesOut, Count count, int beginBit = 0, int endBit = sizeof(K) * 8, cudaStream_t stream = 0, bool synchronous = false);
  template <class K, class V, class Count>
  ACCELSCOPE_HD static cudaError_t SortPairsDescending(ACCELSCOPE_STORAGE, DoubleBuffer<K> &keys, DoubleBuffer<V> &values, Count count, int beginBit = 0, int endBit = sizeof(K) * 8, cudaStream_t stream = 0, bool synchronous = false);
};
struct DeviceSegmentedRadixSort {
  template <class K, class Count, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t SortKeys(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, Count count, int segments, Begin begin, End end, int beginBit = 0, int endBit = sizeof(K) * 8, cudaStream_t stream = 0, bool synchronous = false);
  template <class K, class Count, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t SortKeys(ACCELSCOPE_STORAGE, DoubleBuffer<K> &keys, Count count, int segments, Begin begin, End end, int beginBit = 0, int endBit = sizeof(K) * 8, cudaStream_t stream = 0, bool synchronous = false);
  template <class K, class Count, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t SortKeysDescending(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, Count count, int segments, Begin begin, End end, int beginBit = 0, int endBit = sizeof(K) * 8, cudaStream_t stream = 0, bool synchronous = false);
  template <class K, class Count, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t SortKeysDescending(ACCELSCOPE_STORAGE, DoubleBuffer<K> &keys, Count count, int segments, Begin begin, End end, int beginBit = 0, int endBit = sizeof(K) * 8, cudaStream_t stream = 0, bool synchronous = false);
  template <class K, class V, class Count, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t SortPairs(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, const V *valuesIn, V *valuesOut, Count count, int segments, Begin begin, End end, int beginBit = 0, int endBit = sizeof(K) * 8, cudaStream_t stream = 0, bool synchronous = false);
  template <class K, class V, class Count, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t SortPairs(ACCELSCOPE_STORAGE, DoubleBuffer<K> &keys, DoubleBuffer<V> &values, Count count, int segments, Begin begin, End end, int beginBit = 0, int endBit = sizeof(K) * 8, cudaStream_t stream = 0, bool synchronous = false);
  template <class K, class V, class Count, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t SortPairsDescending(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, const V *valuesIn, V *valuesOut, Count count, int segments, Begin begin, End end, int beginBit = 0, int endBit = sizeof(K) * 8, cudaStream_t stream = 0, bool synchronous = false);
  template <class K, class V, class Count, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t SortPairsDescending(ACCELSCOPE_STORAGE, DoubleBuffer<K> &keys, DoubleBuffer<V> &values, Count count, int segments, Begin begin, End end, int beginBit = 0, int endBit = sizeof(K) * 8, cudaStream_t stream = 0, bool synchronous = false);
};
struct DeviceSegmentedSort {
  template <class K, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t SortKeys(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, long count, long segments, Begin begin, End end, cudaStream_t stream = 0);
  template <class K, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t SortKeys(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, long count, long segments, Begin begin, End end, cudaStream_t stream, bool synchronous);
  template <class K, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t SortKeysDescending(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, long count, long segments, Begin begin, End end, cudaStream_t stream = 0);
  template <class K, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t SortKeysDescending(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, long count, long segments, Begin begin, End end, cudaStream_t stream, bool synchronous);
  template <class K, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t StableSortKeys(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, long count, long segments, Begin begin, End end, cudaStream_t stream = 0);
  template <class K, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t StableSortKeys(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, long count, long segments, Begin begin, End end, cudaStream_t stream, bool synchronous);
  template <class K, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t StableSortKeysDescending(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, long count, long segments, Begin begin, End end, cudaStream_t stream = 0);
  template <class K, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t StableSortKeysDescending(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, long count, long segments, Begin begin, End end, cudaStream_t stream, bool synchronous);
  template <class K, class V, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t SortPairs(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, const V *valuesIn, V *valuesOut, long count, long segments, Begin begin, End end, cudaStream_t stream = 0);
  template <class K, class V, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t SortPairs(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, const V *valuesIn, V *valuesOut, long count, long segments, Begin begin, End end, cudaStream_t stream, bool synchronous);
  template <class K, class V, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t SortPairsDescending(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, const V *valuesIn, V *valuesOut, long count, long segments, Begin begin, End end, cudaStream_t stream = 0);
  template <class K, class V, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t SortPairsDescending(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, const V *valuesIn, V *valuesOut, long count, long segments, Begin begin, End end, cudaStream_t stream, bool synchronous);
  template <class K, class V, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t StableSortPairs(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, const V *valuesIn, V *valuesOut, long count, long segments, Begin begin, End end, cudaStream_t stream = 0);
  template <class K, class V, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t StableSortPairs(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, const V *valuesIn, V *valuesOut, long count, long segments, Begin begin, End end, cudaStream_t stream, bool synchronous);
  template <class K, class V, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t StableSortPairsDescending(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, const V *valuesIn, V *valuesOut, long count, long segments, Begin begin, End end, cudaStream_t stream = 0);
  template <class K, class V, class Begin, class End>
  ACCELSCOPE_HD static cudaError_t StableSortPairsDescending(ACCELSCOPE_STORAGE, const K *keysIn, K *keysOut, const V *valuesIn, V *valuesOut, long count, long segments, Begin begin, End end, cudaStream_t stream, bool synchronous);
};
struct DeviceMergeSort {
  template <class Keys, class Count, class Op>
  ACCELSCOPE_HD static cudaError_t SortKeys(ACCELSCOPE_STORAGE, Keys keys, Count count, Op op, cudaStream_t stream = 0);
  template <class Keys, class Count, class Op>
  ACCELSCOPE_HD static cudaError_t SortKeys(ACCELSCOPE_STORAGE, Keys keys, Count count, Op op, cudaStream_t stream, bool synchronous);
  template <class Keys, class Count, class Op>
  ACCELSCOPE_HD static cudaError_t StableSortKeys(ACCELSCOPE_STORAGE, Keys keys, Count count, Op op, cudaStream_t stream = 0);
  template <class Keys, class Count, class Op>
  ACCELSCOPE_HD static cudaError_t StableSortKeys(ACCELSCOPE_STORAGE, Keys keys, Count count, Op op, cudaStream_t stream, bool synchronous);
  template <class Keys, class Values, class Count, class Op>
  ACCELSCOPE_HD static cudaError_t SortPairs(ACCELSCOPE_STORAGE, Keys keys, Values values, Count count, Op op, cudaStream_t stream = 0);
  template <class Keys, class Values, class Count, class Op>
  ACCELSCOPE_HD static cudaError_t SortPairs(ACCELSCOPE_STORAGE, Keys keys, Values values, Count count, Op op, cudaStream_t stream, bool synchronous);
  template <class Keys, class Values, class Count, class Op>
  ACCELSCOPE_HD static cudaError_t StableSortPairs(ACCELSCOPE_STORAGE, Keys keys, Values values, Count count, Op op, cudaStream_t stream = 0);
  template <class Keys, class Values, class Count, class Op>
  ACCELSCOPE_HD static cudaError_t StableSortPairs(ACCELSCOPE_STORAGE, Keys keys, Values values, Count count, Op op, cudaStream_t stream, bool synchronous);
  template <class In, class Out, class Count, class Op>
  ACCELSCOPE_HD static cudaError_t SortKeysCopy(ACCELSCOPE_STORAGE, In input, Out output, Count count, Op op, cudaStream_t stream = 0);
  template <class In, class Out, class Count, class Op>
  ACCELSCOPE_HD static cudaError_t SortKeysCopy(ACCELSCOPE_STORAGE, In input, Out output, Count count, Op op, cudaStream_t stream, bool synchronous);
};
struct DeviceSelect {
  template <class In, class Flags, class Out, class Found, class Count>
  ACCELSCOPE_HD static cudaError_t Flagged(ACCELSCOPE_STORAGE, In input, Flags flags, Out output, Found found, Count count, cudaStream_t stream = 0);
  template <class In, class Flags, class Out, class Found, class Count>
  ACCELSCOPE_HD static cudaError_t Flagged(ACCELSCOPE_STORAGE, In input, Flags flags, Out output, Found found, Count count, cudaStream_t stream, bool synchronous);
  template <class In, class Out, class Found, class Count, class Op>
  ACCELSCOPE_HD static cudaError_t If(ACCELSCOPE_STORAGE, In input, Out output, Found found, Count count, Op op, cudaStream_t stream = 0);
  template <class In, class Out, class Found, class Count, class Op>
  ACCELSCOPE_HD static cudaError_t If(ACCELSCOPE_STORAGE, In input, Out output, Found found, Count count, Op op, cudaStream_t stream, bool synchronous);
  template <class In, class Out, class Found, class Count>
  ACCELSCOPE_HD static cudaError_t Unique(ACCELSCOPE_STORAGE, In input, Out output, Found found, Count count, cudaStream_t stream = 0);
  template <class In, class Out, class Found, class Count>
  ACCELSCOPE_HD static cudaError_t Unique(ACCELSCOPE_STORAGE, In input, Out output, Found found, Count count, cudaStream_t stream, bool synchronous);
  template <class K, class V, class KO, class VO, class Found, class Count>
  ACCELSCOPE_HD static cudaError_t UniqueByKey(ACCELSCOPE_STORAGE, K keys, V values, KO keysOut, VO valuesOut, Found found, Count count, cudaStream_t stream = 0);
  template <class K, class V, class KO, class VO, class Found, class Count>
  ACCELSCOPE_HD static cudaError_t UniqueByKey(ACCELSCOPE_STORAGE, K keys, V values, KO keysOut, VO valuesOut, Found found, Count count, cudaStream_t stream, bool synchronous);
};
struct DevicePartition {
  template <class In, class Flags, class Out, class Found, class Count>
  ACCELSCOPE_HD static cudaError_t Flagged(ACCELSCOPE_STORAGE, In input, Flags flags, Out output, Found found, Count count, cudaStream_t stream = 0);
  template <class In, class Flags, class Out, class Found, class Count>
  ACCELSCOPE_HD static cudaError_t Flagged(ACCELSCOPE_STORAGE, In input, Flags flags, Out output, Found found, Count count, cudaStream_t stream, bool synchronous);
  template <class In, class Out, class Found, class Count, class Op>
  ACCELSCOPE_HD static cudaError_t If(ACCELSCOPE_STORAGE, In input, Out output, Found found, Count count, Op op, cudaStream_t stream = 0);
  template <class In, class Out, class Found, class Count, class Op>
  ACCELSCOPE_HD static cudaError_t If(ACCELSCOPE_STORAGE, In input, Out output, Found found, Count count, Op op, cudaStream_t stream, bool synchronous);
};
struct DeviceRunLengthEncode {
  template <class In, class Unique, class Counts, class Runs, class Count>
  ACCELSCOPE_HD static cudaError_t Encode(ACCELSCOPE_STORAGE, In input, Unique unique, Counts counts, Runs runs, Count count, cudaStream_t stream = 0);
  template <class In, class Unique, class Counts, class Runs, class Count>
  ACCELSCOPE_HD static cudaError_t Encode(ACCELSCOPE_STORAGE, In input, Unique unique, Counts counts, Runs runs, Count count, cudaStream_t stream, bool synchronous);
  template <class In, class Offsets, class Lengths, class Runs, class Count>
  ACCELSCOPE_HD static cudaError_t NonTrivialRuns(ACCELSCOPE_STORAGE, In input, Offsets offsets, Lengths lengths, Runs runs, Count count, cudaStream_t stream = 0);
  template <class In, class Offsets, class Lengths, class Runs, class Count>
  ACCELSCOPE_HD static cudaError_t NonTrivialRuns(ACCELSCOPE_STORAGE, In input, Offsets offsets, Lengths lengths, Runs runs, Count count, cudaStream_t stream, bool synchronous);
};
struct DeviceHistogram {
  template <class In, class C, class L, class Count>
  ACCELSCOPE_HD static cudaError_t HistogramEven(ACCELSCOPE_STORAGE, In samples, C *histogram, int levels, L lower, L upper, Count count, cudaStream_t stream = 0);
  template <class In, class C, class L, class Count>
  ACCELSCOPE_HD static cudaError_t HistogramEven(ACCELSCOPE_STORAGE, In samples, C *histogram, int levels, L lower, L upper, Count count, cudaStream_t stream, bool synchronous);
  template <class In, class C, class L, class Count>
  ACCELSCOPE_HD static cudaError_t HistogramRange(ACCELSCOPE_STORAGE, In samples, C *histogram, int levels, const L *bounds, Count count, cudaStream_t stream = 0);
  template <class In, class C, class L, class Count>
  ACCELSCOPE_HD static cudaError_t HistogramRange(ACCELSCOPE_STORAGE, In samples, C *histogram, int levels, const L *bounds, Count count, cudaStream_t stream, bool synchronous);
  template <int Channels, int Active, class... A>
  static cudaError_t MultiHistogramEven(ACCELSCOPE_STORAGE, A &&...arguments);
  template <int Channels, int Active, class... A>
  static cudaError_t MultiHistogramRange(ACCELSCOPE_STORAGE, A &&...arguments);
};
struct DeviceSpmv {
  template <class V>
  ACCELSCOPE_HD static cudaError_t CsrMV(ACCELSCOPE_STORAGE, const V *values, const int *rowOffsets,
                                         const int *colIndices, const V *x, V *y, int rows,
                                         int cols, int nonZeros, cudaStream_t stream = 0);
};
struct DeviceMemcpy {
  template <class In, class Out, class Sizes>
  static cudaError_t Batched(ACCELSCOPE_STORAGE, In input, Out output, Sizes sizes,
                             unsigned int count, cudaStream_t stream = 0);
};
struct DeviceAdjacentDifference {
  template <class... A> static cudaError_t SubtractLeftCopy(ACCELSCOPE_STORAGE, A &&...arguments);
  template <class... A> static cudaError_t SubtractLeft(ACCELSCOPE_STORAGE, A &&...arguments);
  template <class... A> static cudaError_t SubtractRightCopy(ACCELSCOPE_STORAGE, A &&...arguments);
  template <class... A> static cudaError_t SubtractRight(ACCELSCOPE_STORAGE, A &&...arguments);
};
struct DeviceFor {
  template <class Count, class Op>
  static cudaError_t Bulk(Count count, Op op, cudaStream_t stream = 0);
  template <class In, class Op>
  static cudaError_t ForEach(In first, In last, Op op, cudaStream_t stream = 0);
  template <class In, class Count, class Op>
  static cudaError_t ForEachN(In first, Count count, Op op, cudaStream_t stream = 0);
};
struct DeviceTransform {
  template <class... A> static cudaError_t Transform(A &&...arguments);
};
struct GridBarrier {
  __device__ void Sync() const;
};
#undef ACCELSCOPE_STORAGE
#undef ACCELSCOPE_COLLECTIVE
#undef ACCELSCOPE_HD
} // namespace cub
