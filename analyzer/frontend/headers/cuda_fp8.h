// 8-bit floating point: storage types and conversions.
#pragma once
#pragma clang system_header
#include "/accelscope/include/cuda_bf16.h"
#include "/accelscope/include/cuda_fp16.h"

typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t;
typedef unsigned int __nv_fp8x4_storage_t;
typedef enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE } __nv_saturation_t;
typedef enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 } __nv_fp8_interpretation_t;
#define ACCELSCOPE_FP8(name)                                                                       \
  struct __nv_fp8_##name {                                                                         \
    __nv_fp8_storage_t __x;                                                                        \
    __nv_fp8_##name() = default;                                                                   \
    template <class T> __host__ __device__ explicit __nv_fp8_##name(T);                            \
    __host__ __device__ explicit operator float() const;                                           \
    __host__ __device__ explicit operator double() const;                                          \
    __host__ __device__ explicit operator __half() const;                                          \
    __host__ __device__ explicit operator __nv_bfloat16() const;                                   \
    __host__ __device__ explicit operator int() const;                                             \
    __host__ __device__ explicit operator bool() const;                                            \
  };                                                                                               \
  struct __nv_fp8x2_##name {                                                                       \
    __nv_fp8x2_storage_t __x;                                                                      \
    __nv_fp8x2_##name() = default;                                                                 \
    template <class T> __host__ __device__ explicit __nv_fp8x2_##name(T);                          \
    __host__ __device__ explicit operator float2() const;                                          \
    __host__ __device__ explicit operator __half2() const;                                         \
  };                                                                                               \
  struct __nv_fp8x4_##name {                                                                       \
    __nv_fp8x4_storage_t __x;                                                                      \
    __nv_fp8x4_##name() = default;                                                                 \
    template <class... T> __host__ __device__ explicit __nv_fp8x4_##name(T...);                    \
    __host__ __device__ explicit operator float4() const;                                          \
  };
ACCELSCOPE_FP8(e4m3)
ACCELSCOPE_FP8(e5m2)
ACCELSCOPE_FP8(e8m0)
#undef ACCELSCOPE_FP8
__host__ __device__ __nv_fp8_storage_t __nv_cvt_float_to_fp8(float, __nv_saturation_t,
                                                             __nv_fp8_interpretation_t);
__host__ __device__ __nv_fp8_storage_t __nv_cvt_double_to_fp8(double, __nv_saturation_t,
                                                              __nv_fp8_interpretation_t);
__host__ __device__ __nv_fp8x2_storage_t __nv_cvt_float2_to_fp8x2(float2, __nv_saturation_t,
                                                                  __nv_fp8_interpretation_t);
__host__ __device__ __nv_fp8_storage_t __nv_cvt_halfraw_to_fp8(__half_raw, __nv_saturation_t,
                                                               __nv_fp8_interpretation_t);
__host__ __device__ __nv_fp8x2_storage_t __nv_cvt_halfraw2_to_fp8x2(__half2_raw, __nv_saturation_t,
                                                                    __nv_fp8_interpretation_t);
__host__ __device__ __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_fp8(__nv_bfloat16_raw,
                                                                   __nv_saturation_t,
                                                                   __nv_fp8_interpretation_t);
__host__ __device__ __half_raw __nv_cvt_fp8_to_halfraw(__nv_fp8_storage_t,
                                                       __nv_fp8_interpretation_t);
__host__ __device__ __half2_raw __nv_cvt_fp8x2_to_halfraw2(__nv_fp8x2_storage_t,
                                                           __nv_fp8_interpretation_t);
