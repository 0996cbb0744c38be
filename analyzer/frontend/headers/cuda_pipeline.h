// Asynchronous copies into shared memory: the C primitives and the older C++ pipeline.
#pragma once
#pragma clang system_header
#include "/accelscope/include/core/prelude.h"

__device__ void __pipeline_memcpy_async(void *dstShared, const void *srcGlobal, size_t size,
                                        size_t zeroFill = 0);
__device__ void __pipeline_commit();
__device__ void __pipeline_wait_prior(size_t count);
typedef unsigned long long __mbarrier_t;
typedef unsigned long long __mbarrier_token_t;
__device__ void __mbarrier_init(__mbarrier_t *barrier, unsigned int count);
__device__ void __mbarrier_inval(__mbarrier_t *barrier);
__device__ __mbarrier_token_t __mbarrier_arrive(__mbarrier_t *barrier);
__device__ __mbarrier_token_t __mbarrier_arrive_and_drop(__mbarrier_t *barrier);
__device__ bool __mbarrier_test_wait(__mbarrier_t *barrier, __mbarrier_token_t token);
__device__ bool __mbarrier_try_wait(__mbarrier_t *barrier, __mbarrier_token_t token,
                                    unsigned int nanoseconds);
__device__ void __pipeline_arrive_on(__mbarrier_t *barrier);

namespace nvcuda {
namespace experimental {
struct pipeline {
  __device__ pipeline();
  __device__ size_t commit();
  __device__ void commit_and_wait();
  __device__ void wait(size_t batch);
  template <unsigned int N> __device__ void wait_prior();
};
template <class T> __device__ void memcpy_async(T &dst, const T &src, pipeline &pipe);
template <class T> __device__ void memcpy_async(T *dst, const T *src, size_t size, pipeline &pipe);
} // namespace experimental
} // namespace nvcuda
