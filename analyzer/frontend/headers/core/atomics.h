// Atomic functions, device-wide and with block or system scope.
#pragma once
#pragma clang system_header
#include "/accelscope/include/core/vector_types.h"

__device__ int atomicAdd(int *address, int value);
__device__ unsigned int atomicAdd(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicAdd(unsigned long long *address, unsigned long long value);
__device__ float atomicAdd(float *address, float value);
__device__ double atomicAdd(double *address, double value);
__device__ float2 atomicAdd(float2 *address, float2 value);
__device__ float4 atomicAdd(float4 *address, float4 value);
__device__ int atomicSub(int *address, int value);
__device__ unsigned int atomicSub(unsigned int *address, unsigned int value);
__device__ int atomicExch(int *address, int value);
__device__ unsigned int atomicExch(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicExch(unsigned long long *address, unsigned long long value);
__device__ float atomicExch(float *address, float value);
__device__ int atomicMin(int *address, int value);
__device__ unsigned int atomicMin(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicMin(unsigned long long *address, unsigned long long value);
__device__ long long atomicMin(long long *address, long long value);
__device__ int atomicMax(int *address, int value);
__device__ unsigned int atomicMax(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicMax(unsigned long long *address, unsigned long long value);
__device__ long long atomicMax(long long *address, long long value);
__device__ int atomicAnd(int *address, int value);
__device__ unsigned int atomicAnd(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicAnd(unsigned long long *address, unsigned long long value);
__device__ int atomicOr(int *address, int value);
__device__ unsigned int atomicOr(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicOr(unsigned long long *address, unsigned long long value);
__device__ int atomicXor(int *address, int value);
__device__ unsigned int atomicXor(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicXor(unsigned long long *address, unsigned long long value);
__device__ unsigned int atomicInc(unsigned int *address, unsigned int bound);
__device__ unsigned int atomicDec(unsigned int *address, unsigned int bound);
__device__ int atomicCAS(int *address, int compare, int value);
__device__ unsigned int atomicCAS(unsigned int *address, unsigned int compare, unsigned int value);
__device__ unsigned short atomicCAS(unsigned short *address, unsigned short compare, unsigned short value);
__device__ unsigned long long atomicCAS(unsigned long long *address, unsigned long long compare, unsigned long long value);
__device__ int atomicAdd_block(int *address, int value);
__device__ unsigned int atomicAdd_block(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicAdd_block(unsigned long long *address, unsigned long long value);
__device__ float atomicAdd_block(float *address, float value);
__device__ double atomicAdd_block(double *address, double value);
__device__ float2 atomicAdd_block(float2 *address, float2 value);
__device__ float4 atomicAdd_block(float4 *address, float4 value);
__device__ int atomicSub_block(int *address, int value);
__device__ unsigned int atomicSub_block(unsigned int *address, unsigned int value);
__device__ int atomicExch_block(int *address, int value);
__device__ unsigned int atomicExch_block(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicExch_block(unsigned long long *address, unsigned long long value);
__device__ float atomicExch_block(float *address, float value);
__device__ int atomicMin_block(int *address, int value);
__device__ unsigned int atomicMin_block(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicMin_block(unsigned long long *address, unsigned long long value);
__device__ long long atomicMin_block(long long *address, long long value);
__device__ int atomicMax_block(int *address, int value);
__device__ unsigned int atomicMax_block(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicMax_block(unsigned long long *address, unsigned long long value);
__device__ long long atomicMax_block(long long *address, long long value);
__device__ int atomicAnd_block(int *address, int value);
__device__ unsigned int atomicAnd_block(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicAnd_block(unsigned long long *address, unsigned long long value);
__device__ int atomicOr_block(int *address, int value);
__device__ unsigned int atomicOr_block(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicOr_block(unsigned long long *address, unsigned long long value);
__device__ int atomicXor_block(int *address, int value);
__device__ unsigned int atomicXor_block(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicXor_block(unsigned long long *address, unsigned long long value);
__device__ unsigned int atomicInc_block(unsigned int *address, unsigned int bound);
__device__ unsigned int atomicDec_block(unsigned int *address, unsigned int bound);
__device__ int atomicCAS_block(int *address, int compare, int value);
__device__ unsigned int atomicCAS_block(unsigned int *address, unsigned int compare, unsigned int value);
__device__ unsigned short atomicCAS_block(unsigned short *address, unsigned short compare, unsigned short value);
__device__ unsigned long long atomicCAS_block(unsigned long long *address, unsigned long long compare, unsigned long long value);
__device__ int atomicAdd_system(int *address, int value);
__device__ unsigned int atomicAdd_system(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicAdd_system(unsigned long long *address, unsigned long long value);
__device__ float atomicAdd_system(float *address, float value);
__device__ double atomicAdd_system(double *address, double value);
__device__ float2 atomicAdd_system(float2 *address, float2 value);
__device__ float4 atomicAdd_system(float4 *address, float4 value);
__device__ int atomicSub_system(int *address, int value);
__device__ unsigned int atomicSub_system(unsigned int *address, unsigned int value);
__device__ int atomicExch_system(int *address, int value);
__device__ unsigned int atomicExch_system(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicExch_system(unsigned long long *address, unsigned long long value);
__device__ float atomicExch_system(float *address, float value);
__device__ int atomicMin_system(int *address, int value);
__device__ unsigned int atomicMin_system(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicMin_system(unsigned long long *address, unsigned long long value);
__device__ long long atomicMin_system(long long *address, long long value);
__device__ int atomicMax_system(int *address, int value);
__device__ unsigned int atomicMax_system(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicMax_system(unsigned long long *address, unsigned long long value);
__device__ long long atomicMax_system(long long *address, long long value);
__device__ int atomicAnd_system(int *address, int value);
__device__ unsigned int atomicAnd_system(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicAnd_system(unsigned long long *address, unsigned long long value);
__device__ int atomicOr_system(int *address, int value);
__device__ unsigned int atomicOr_system(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicOr_system(unsigned long long *address, unsigned long long value);
__device__ int atomicXor_system(int *address, int value);
__device__ unsigned int atomicXor_system(unsigned int *address, unsigned int value);
__device__ unsigned long long atomicXor_system(unsigned long long *address, unsigned long long value);
__device__ unsigned int atomicInc_system(unsigned int *address, unsigned int bound);
__device__ unsigned int atomicDec_system(unsigned int *address, unsigned int bound);
__device__ int atomicCAS_system(int *address, int compare, int value);
__device__ unsigned int atomicCAS_system(unsigned int *address, unsigned int compare, unsigned int value);
__device__ unsigned short atomicCAS_system(unsigned short *address, unsigned short compare, unsigned short value);
__device__ unsigned long long atomicCAS_system(unsigned long long *address, unsigned long long compare, unsigned long long value);

// The memory-order forms of CUDA 12.8 and later.
#define __NV_ATOMIC_RELAXED 0
#define __NV_ATOMIC_CONSUME 1
#define __NV_ATOMIC_ACQUIRE 2
#define __NV_ATOMIC_RELEASE 3
#define __NV_ATOMIC_ACQ_REL 4
#define __NV_ATOMIC_SEQ_CST 5
#define __NV_THREAD_SCOPE_THREAD 0
#define __NV_THREAD_SCOPE_BLOCK 1
#define __NV_THREAD_SCOPE_CLUSTER 2
#define __NV_THREAD_SCOPE_DEVICE 3
#define __NV_THREAD_SCOPE_SYSTEM 4

template <class T> __device__ T __nv_atomic_fetch_add(T *address, T value, int order, int scope = 4);
template <class T> __device__ void __nv_atomic_add(T *address, T value, int order, int scope = 4);
template <class T> __device__ T __nv_atomic_fetch_sub(T *address, T value, int order, int scope = 4);
template <class T> __device__ void __nv_atomic_sub(T *address, T value, int order, int scope = 4);
template <class T> __device__ T __nv_atomic_fetch_and(T *address, T value, int order, int scope = 4);
template <class T> __device__ void __nv_atomic_and(T *address, T value, int order, int scope = 4);
template <class T> __device__ T __nv_atomic_fetch_or(T *address, T value, int order, int scope = 4);
template <class T> __device__ void __nv_atomic_or(T *address, T value, int order, int scope = 4);
template <class T> __device__ T __nv_atomic_fetch_xor(T *address, T value, int order, int scope = 4);
template <class T> __device__ void __nv_atomic_xor(T *address, T value, int order, int scope = 4);
template <class T> __device__ T __nv_atomic_fetch_min(T *address, T value, int order, int scope = 4);
template <class T> __device__ void __nv_atomic_min(T *address, T value, int order, int scope = 4);
template <class T> __device__ T __nv_atomic_fetch_max(T *address, T value, int order, int scope = 4);
template <class T> __device__ void __nv_atomic_max(T *address, T value, int order, int scope = 4);
template <class T> __device__ void __nv_atomic_load(T *address, T *result, int order, int scope = 4);
template <class T> __device__ T __nv_atomic_load_n(T *address, int order, int scope = 4);
template <class T> __device__ void __nv_atomic_store(T *address, T *value, int order, int scope = 4);
template <class T> __device__ void __nv_atomic_store_n(T *address, T value, int order, int scope = 4);
template <class T>
__device__ void __nv_atomic_exchange(T *address, T *value, T *result, int order, int scope = 4);
template <class T> __device__ T __nv_atomic_exchange_n(T *address, T value, int order, int scope = 4);
template <class T>
__device__ bool __nv_atomic_compare_exchange(T *address, T *expected, T *desired, bool weak,
                                             int success, int failure, int scope = 4);
template <class T>
__device__ bool __nv_atomic_compare_exchange_n(T *address, T *expected, T desired, bool weak,
                                               int success, int failure, int scope = 4);
__device__ void __nv_atomic_thread_fence(int order, int scope = 4);
