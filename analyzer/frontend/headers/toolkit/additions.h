// What a real toolkit declares for nvcc alone and Clang 19 lacks.
#pragma once
#pragma clang system_header
#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ACCELSCOPE_TOOLKIT 1
#define __algn_(...) __attribute__((aligned(__VA_ARGS__)))
#define __sharedx_ extern __attribute__((shared))
#ifndef __grid_constant__
#define __grid_constant__ __attribute__((annotate("grid_constant")))
#endif
#ifndef __CUDA_ARCH_LIST__
#ifdef __CUDA_ARCH__
#define __CUDA_ARCH_LIST__ __CUDA_ARCH__
#endif
#endif

#include "/accelscope/include/core/memory_hints.h"
#include "/accelscope/include/core/nv_atomics.h"

// Clang 19 calls the old one for a toolkit that is newer than it knows.
extern "C" cudaError_t cudaConfigureCall(dim3 grid, dim3 block, size_t shared = 0, cudaStream_t stream = 0);

#define ACCELSCOPE_MIN_MAX(type)                                                                   \
  static __inline__ __attribute__((host)) type min(type a, type b) { return a < b ? a : b; }       \
  static __inline__ __attribute__((host)) type max(type a, type b) { return a < b ? b : a; }
ACCELSCOPE_MIN_MAX(int)
ACCELSCOPE_MIN_MAX(unsigned int)
ACCELSCOPE_MIN_MAX(long)
ACCELSCOPE_MIN_MAX(unsigned long)
ACCELSCOPE_MIN_MAX(long long)
ACCELSCOPE_MIN_MAX(unsigned long long)
ACCELSCOPE_MIN_MAX(float)
ACCELSCOPE_MIN_MAX(double)
#undef ACCELSCOPE_MIN_MAX
