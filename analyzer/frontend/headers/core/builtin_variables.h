// threadIdx and its kin as plain structs, so that `threadIdx.x` is an ordinary member access.
#pragma once
#pragma clang system_header
#include "/accelscope/include/core/vector_types.h"

extern const __device__ uint3 threadIdx;
extern const __device__ uint3 blockIdx;
extern const __device__ dim3 blockDim;
extern const __device__ dim3 gridDim;
const __device__ int warpSize = 32;
