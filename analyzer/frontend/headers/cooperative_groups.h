// Cooperative groups: blocks, tiles, coalesced groups, grids and clusters, with their collectives.
#pragma once
#pragma clang system_header
#include "/accelscope/include/core/prelude.h"

namespace cooperative_groups {

#define ACCELSCOPE_GROUP_QUERIES                                                                   \
  __device__ void sync() const;                                                                    \
  __device__ unsigned int thread_rank() const;                                                     \
  __device__ unsigned int size() const;                                                            \
  __device__ unsigned int num_threads() const;                                                     \
  __device__ bool is_valid() const;

struct thread_group {
  ACCELSCOPE_GROUP_QUERIES
  __device__ unsigned int get_type() const;
};

struct thread_block : thread_group {
  struct arrival_token {};
  __device__ static void sync();
  __device__ static unsigned int thread_rank();
  __device__ static unsigned int size();
  __device__ static unsigned int num_threads();
  __device__ static dim3 group_index();
  __device__ static dim3 thread_index();
  __device__ static dim3 group_dim();
  __device__ static dim3 dim_threads();
  __device__ arrival_token barrier_arrive() const;
  __device__ void barrier_wait(arrival_token &&) const;
};

struct grid_group : thread_group {
  struct arrival_token {};
  ACCELSCOPE_GROUP_QUERIES
  __device__ static dim3 group_dim();
  __device__ static dim3 dim_blocks();
  __device__ static dim3 block_index();
  __device__ static dim3 thread_index();
  __device__ static unsigned long long num_blocks();
  __device__ static unsigned long long block_rank();
  __device__ static dim3 dim_clusters();
  __device__ static unsigned long long num_clusters();
  __device__ static dim3 cluster_index();
  __device__ static unsigned long long cluster_rank();
  __device__ arrival_token barrier_arrive() const;
  __device__ void barrier_wait(arrival_token &&) const;
};

struct multi_grid_group : thread_group {
  ACCELSCOPE_GROUP_QUERIES
  __device__ unsigned int num_grids() const;
  __device__ unsigned int grid_rank() const;
};

struct cluster_group : thread_group {
  struct arrival_token {};
  __device__ static void sync();
  __device__ static arrival_token barrier_arrive();
  __device__ static void barrier_wait();
  __device__ static void barrier_wait(arrival_token &&);
  __device__ static unsigned int thread_rank();
  __device__ static unsigned int num_threads();
  __device__ static unsigned int size();
  __device__ static unsigned int block_rank();
  __device__ static unsigned int num_blocks();
  __device__ static dim3 block_index();
  __device__ static dim3 thread_index();
  __device__ static dim3 dim_blocks();
  __device__ static dim3 dim_threads();
  __device__ static unsigned int query_shared_rank(const void *address);
  template <class T> __device__ static T *map_shared_rank(T *address, int rank);
};

#define ACCELSCOPE_WARP_COLLECTIVES                                                                \
  template <class T> __device__ T shfl(T value, int rank) const;                                   \
  template <class T> __device__ T shfl_up(T value, unsigned int delta) const;                      \
  template <class T> __device__ T shfl_down(T value, unsigned int delta) const;                    \
  template <class T> __device__ T shfl_xor(T value, unsigned int mask) const;                      \
  __device__ int any(int predicate) const;                                                         \
  __device__ int all(int predicate) const;                                                         \
  __device__ unsigned int ballot(int predicate) const;                                             \
  template <class T> __device__ unsigned int match_any(T value) const;                             \
  template <class T> __device__ unsigned int match_all(T value, int &predicate) const;             \
  __device__ unsigned long long meta_group_rank() const;                                           \
  __device__ unsigned long long meta_group_size() const;

struct coalesced_group : thread_group {
  ACCELSCOPE_GROUP_QUERIES
  ACCELSCOPE_WARP_COLLECTIVES
};

template <unsigned int Size, class Parent = void> struct thread_block_tile : thread_group {
  __device__ thread_block_tile() = default;
  template <unsigned int OtherSize, class OtherParent>
  __device__ thread_block_tile(const thread_block_tile<OtherSize, OtherParent> &);
  __device__ void sync() const;
  __device__ unsigned int thread_rank() const;
  __device__ static constexpr unsigned int size() { return Size; }
  __device__ static constexpr unsigned int num_threads() { return Size; }
  ACCELSCOPE_WARP_COLLECTIVES
};

template <unsigned int MaxSize = 1024> struct block_tile_memory {
  char storage[MaxSize];
};

__device__ thread_block this_thread_block();
template <unsigned int MaxSize>
__device__ thread_block this_thread_block(block_tile_memory<MaxSize> &storage);
__device__ grid_group this_grid();
__device__ multi_grid_group this_multi_grid();
__device__ cluster_group this_cluster();
__device__ coalesced_group coalesced_threads();

template <unsigned int Size, class Parent>
__device__ thread_block_tile<Size, Parent> tiled_partition(const Parent &parent);
__device__ thread_group tiled_partition(const thread_group &parent, unsigned int size);
template <class Parent>
__device__ coalesced_group binary_partition(const Parent &group, bool predicate);
template <class T, class Parent>
__device__ coalesced_group labeled_partition(const Parent &group, T label);
namespace experimental {
using cooperative_groups::block_tile_memory;
using cooperative_groups::this_thread_block;
using cooperative_groups::tiled_partition;
using cooperative_groups::thread_block_tile;
} // namespace experimental

template <class Group> __device__ void sync(const Group &group);
template <class Group> __device__ unsigned int thread_rank(const Group &group);
template <class Group> __device__ unsigned int group_size(const Group &group);
template <class Group> __device__ bool is_valid(const Group &group);
template <class Group, class F> __device__ void invoke_one(const Group &group, F &&function);
template <class Group, class F, class... A>
__device__ auto invoke_one_broadcast(const Group &group, F &&function, A &&...arguments)
    -> decltype(function(arguments...));

template <class T> struct plus {
  __device__ T operator()(T a, T b) const { return a + b; }
};
template <class T> struct less {
  __device__ T operator()(T a, T b) const { return b < a ? b : a; }
};
template <class T> struct greater {
  __device__ T operator()(T a, T b) const { return a < b ? b : a; }
};
template <class T> struct bit_and {
  __device__ T operator()(T a, T b) const { return a & b; }
};
template <class T> struct bit_or {
  __device__ T operator()(T a, T b) const { return a | b; }
};
template <class T> struct bit_xor {
  __device__ T operator()(T a, T b) const { return a ^ b; }
};

template <class Group, class T, class Op>
__device__ T reduce(const Group &group, T value, Op &&operation);
template <class Group, class T, class Op>
__device__ void reduce_update_async(const Group &group, T &target, T value, Op &&operation);
template <class Group, class T, class Op>
__device__ void reduce_store_async(const Group &group, T *target, T value, Op &&operation);
template <class Group, class T> __device__ T inclusive_scan(const Group &group, T value);
template <class Group, class T, class Op>
__device__ T inclusive_scan(const Group &group, T value, Op &&operation);
template <class Group, class T> __device__ T exclusive_scan(const Group &group, T value);
template <class Group, class T, class Op>
__device__ T exclusive_scan(const Group &group, T value, Op &&operation);
template <class Group, class A, class T, class Op>
__device__ T inclusive_scan_update(const Group &group, A &target, T value, Op &&operation);
template <class Group, class A, class T, class Op>
__device__ T exclusive_scan_update(const Group &group, A &target, T value, Op &&operation);

template <class Group, class T, class Shape>
__device__ void memcpy_async(const Group &group, T *dst, const T *src, const Shape &bytes);
template <class Group, class D, class S, class DL, class SL>
__device__ void memcpy_async(const Group &group, D *dst, const DL &dstLayout, const S *src,
                             const SL &srcLayout);
template <class Group> __device__ void wait(const Group &group);
template <unsigned int Stages, class Group> __device__ void wait_prior(const Group &group);

#undef ACCELSCOPE_GROUP_QUERIES
#undef ACCELSCOPE_WARP_COLLECTIVES
} // namespace cooperative_groups
