// Loads and stores with cache hints. Any type may be loaded: the analysis wants the call, not the
// instruction.
#pragma once
#pragma clang system_header
#include "/accelscope/include/core/attributes.h"

template <class T> __device__ T __ldg(const T *address);
template <class T> __device__ T __ldcg(const T *address);
template <class T> __device__ T __ldca(const T *address);
template <class T> __device__ T __ldcs(const T *address);
template <class T> __device__ T __ldlu(const T *address);
template <class T> __device__ T __ldcv(const T *address);
template <class T, class U> __device__ void __stwb(T *address, U value);
template <class T, class U> __device__ void __stcg(T *address, U value);
template <class T, class U> __device__ void __stcs(T *address, U value);
template <class T, class U> __device__ void __stwt(T *address, U value);

__device__ void __prefetch_global_l1(const void *);
__device__ void __prefetch_global_l2(const void *);
