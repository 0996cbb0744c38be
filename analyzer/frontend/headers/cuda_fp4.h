// 6-bit and 4-bit floating point: storage types and conversions.
#pragma once
#pragma clang system_header
#include "/accelscope/include/cuda_fp8.h"

typedef unsigned char __nv_fp6_storage_t;
typedef unsigned short __nv_fp6x2_storage_t;
typedef unsigned int __nv_fp6x4_storage_t;
typedef unsigned char __nv_fp4_storage_t;
typedef unsigned char __nv_fp4x2_storage_t;
typedef unsigned short __nv_fp4x4_storage_t;
typedef enum __nv_fp6_interpretation_t { __NV_E2M3, __NV_E3M2 } __nv_fp6_interpretation_t;
typedef enum __nv_fp4_interpretation_t { __NV_E2M1 } __nv_fp4_interpretation_t;
#define ACCELSCOPE_SMALL_FLOAT(bits, name)                                                         \
  struct __nv_fp##bits##_##name {                                                                  \
    __nv_fp##bits##_storage_t __x;                                                                 \
    __nv_fp##bits##_##name() = default;                                                            \
    template <class T> __host__ __device__ explicit __nv_fp##bits##_##name(T);                     \
    __host__ __device__ explicit operator float() const;                                           \
    __host__ __device__ explicit operator double() const;                                          \
    __host__ __device__ explicit operator __half() const;                                          \
    __host__ __device__ explicit operator __nv_bfloat16() const;                                   \
    __host__ __device__ explicit operator int() const;                                             \
  };                                                                                               \
  struct __nv_fp##bits##x2_##name {                                                                \
    __nv_fp##bits##x2_storage_t __x;                                                               \
    __nv_fp##bits##x2_##name() = default;                                                          \
    template <class T> __host__ __device__ explicit __nv_fp##bits##x2_##name(T);                   \
    __host__ __device__ explicit operator float2() const;                                          \
    __host__ __device__ explicit operator __half2() const;                                         \
  };                                                                                               \
  struct __nv_fp##bits##x4_##name {                                                                \
    __nv_fp##bits##x4_storage_t __x;                                                               \
    __nv_fp##bits##x4_##name() = default;                                                          \
    template <class... T> __host__ __device__ explicit __nv_fp##bits##x4_##name(T...);             \
    __host__ __device__ explicit operator float4() const;                                          \
  };
ACCELSCOPE_SMALL_FLOAT(6, e2m3)
ACCELSCOPE_SMALL_FLOAT(6, e3m2)
ACCELSCOPE_SMALL_FLOAT(4, e2m1)
#undef ACCELSCOPE_SMALL_FLOAT
__host__ __device__ __nv_fp6_storage_t __nv_cvt_float_to_fp6(float, __nv_fp6_interpretation_t,
                                                             cudaRoundMode);
__host__ __device__ __nv_fp4_storage_t __nv_cvt_float_to_fp4(float, __nv_fp4_interpretation_t,
                                                             cudaRoundMode);
__host__ __device__ __nv_fp4x2_storage_t __nv_cvt_float2_to_fp4x2(float2, __nv_fp4_interpretation_t,
                                                                  cudaRoundMode);
__host__ __device__ __half_raw __nv_cvt_fp6_to_halfraw(__nv_fp6_storage_t,
                                                       __nv_fp6_interpretation_t);
__host__ __device__ __half_raw __nv_cvt_fp4_to_halfraw(__nv_fp4_storage_t,
                                                       __nv_fp4_interpretation_t);
__host__ __device__ __half2_raw __nv_cvt_fp4x2_to_halfraw2(__nv_fp4x2_storage_t,
                                                           __nv_fp4_interpretation_t);
