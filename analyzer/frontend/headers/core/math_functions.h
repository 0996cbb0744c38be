// Mathematics beyond the C library: CUDA's own functions, global min/max and mixed overloads.
#pragma once
#pragma clang system_header
#include "/accelscope/include/core/attributes.h"

#define ACCELSCOPE_UNARY(name)                                                                     \
  extern "C" __host__ __device__ double name(double) noexcept;                                     \
  extern "C" __host__ __device__ float name##f(float) noexcept;
#define ACCELSCOPE_BINARY(name)                                                                    \
  extern "C" __host__ __device__ double name(double, double) noexcept;                             \
  extern "C" __host__ __device__ float name##f(float, float) noexcept;
#define ACCELSCOPE_OVERLOAD(name)                                                                  \
  static __inline__ __host__ __device__ float name(float x) { return name##f(x); }

ACCELSCOPE_UNARY(rsqrt)
ACCELSCOPE_UNARY(rcbrt)
ACCELSCOPE_UNARY(sinpi)
ACCELSCOPE_UNARY(cospi)
ACCELSCOPE_UNARY(tanpi)
ACCELSCOPE_UNARY(erfinv)
ACCELSCOPE_UNARY(erfcinv)
ACCELSCOPE_UNARY(erfcx)
ACCELSCOPE_UNARY(normcdf)
ACCELSCOPE_UNARY(normcdfinv)
ACCELSCOPE_UNARY(cyl_bessel_i0)
ACCELSCOPE_UNARY(cyl_bessel_i1)
ACCELSCOPE_BINARY(rhypot)
ACCELSCOPE_OVERLOAD(rsqrt)
ACCELSCOPE_OVERLOAD(rcbrt)
ACCELSCOPE_OVERLOAD(sinpi)
ACCELSCOPE_OVERLOAD(cospi)
ACCELSCOPE_OVERLOAD(tanpi)
ACCELSCOPE_OVERLOAD(erfinv)
ACCELSCOPE_OVERLOAD(erfcinv)
ACCELSCOPE_OVERLOAD(erfcx)
ACCELSCOPE_OVERLOAD(normcdf)
ACCELSCOPE_OVERLOAD(normcdfinv)
extern "C" {
__host__ __device__ void sincospi(double x, double *sine, double *cosine) noexcept;
__host__ __device__ void sincospif(float x, float *sine, float *cosine) noexcept;
__host__ __device__ double norm3d(double, double, double) noexcept;
__host__ __device__ float norm3df(float, float, float) noexcept;
__host__ __device__ double rnorm3d(double, double, double) noexcept;
__host__ __device__ float rnorm3df(float, float, float) noexcept;
__host__ __device__ double norm4d(double, double, double, double) noexcept;
__host__ __device__ float norm4df(float, float, float, float) noexcept;
__host__ __device__ double rnorm4d(double, double, double, double) noexcept;
__host__ __device__ float rnorm4df(float, float, float, float) noexcept;
__host__ __device__ double norm(int dim, const double *) noexcept;
__host__ __device__ float normf(int dim, const float *) noexcept;
__host__ __device__ double rnorm(int dim, const double *) noexcept;
__host__ __device__ float rnormf(int dim, const float *) noexcept;
__host__ __device__ float fdividef(float, float) noexcept;
}
static __inline__ __host__ __device__ void sincos(float x, float *s, float *c) { sincosf(x, s, c); }
static __inline__ __host__ __device__ void sincospi(float x, float *s, float *c) {
  sincospif(x, s, c);
}

#define ACCELSCOPE_MIN_MAX(type)                                                                   \
  static __inline__ __host__ __device__ constexpr type min(type a, type b) {                       \
    return a < b ? a : b;                                                                          \
  }                                                                                                \
  static __inline__ __host__ __device__ constexpr type max(type a, type b) {                       \
    return a < b ? b : a;                                                                          \
  }
#define ACCELSCOPE_MIN_MAX_MIXED(type, other)                                                      \
  static __inline__ __host__ __device__ constexpr type min(type a, other b) {                      \
    return a < (type)b ? a : (type)b;                                                              \
  }                                                                                                \
  static __inline__ __host__ __device__ constexpr type min(other a, type b) {                      \
    return (type)a < b ? (type)a : b;                                                              \
  }                                                                                                \
  static __inline__ __host__ __device__ constexpr type max(type a, other b) {                      \
    return a < (type)b ? (type)b : a;                                                              \
  }                                                                                                \
  static __inline__ __host__ __device__ constexpr type max(other a, type b) {                      \
    return (type)a < b ? b : (type)a;                                                              \
  }
ACCELSCOPE_MIN_MAX(int)
ACCELSCOPE_MIN_MAX(unsigned int)
ACCELSCOPE_MIN_MAX(long)
ACCELSCOPE_MIN_MAX(unsigned long)
ACCELSCOPE_MIN_MAX(long long)
ACCELSCOPE_MIN_MAX(unsigned long long)
ACCELSCOPE_MIN_MAX(float)
ACCELSCOPE_MIN_MAX(double)
ACCELSCOPE_MIN_MAX_MIXED(unsigned int, int)
ACCELSCOPE_MIN_MAX_MIXED(unsigned long, long)
ACCELSCOPE_MIN_MAX_MIXED(unsigned long long, long long)
ACCELSCOPE_MIN_MAX_MIXED(double, float)
extern "C" {
__host__ __device__ unsigned int umin(unsigned int, unsigned int);
__host__ __device__ unsigned int umax(unsigned int, unsigned int);
__host__ __device__ long long llmin(long long, long long);
__host__ __device__ long long llmax(long long, long long);
__host__ __device__ unsigned long long ullmin(unsigned long long, unsigned long long);
__host__ __device__ unsigned long long ullmax(unsigned long long, unsigned long long);
}

#undef ACCELSCOPE_UNARY
#undef ACCELSCOPE_BINARY
#undef ACCELSCOPE_OVERLOAD
#undef ACCELSCOPE_MIN_MAX
#undef ACCELSCOPE_MIN_MAX_MIXED

#define CUDART_INF_F __builtin_inff()
#define CUDART_NAN_F __builtin_nanf("")
#define CUDART_INF __builtin_inf()
#define CUDART_NAN __builtin_nan("")
#define CUDART_MIN_DENORM_F 1.4012984643e-45f
#define CUDART_MAX_NORMAL_F 3.4028234664e38f
#define CUDART_NEG_ZERO_F -0.0f
#define CUDART_ZERO_F 0.0f
#define CUDART_ONE_F 1.0f
#define CUDART_PI_F 3.14159265358979f
#define CUDART_PIO2_F 1.57079632679490f
#define CUDART_SQRT_HALF_F 0.70710678118655f
#define CUDART_SQRT_TWO_F 1.41421356237310f
#define CUDART_LN2_F 0.69314718055995f
#define CUDART_L2E_F 1.44269504088896f
#define CUDART_PI 3.14159265358979323846
#define CUDART_PIO2 1.57079632679489661923
#define CUDART_SQRT_HALF 0.70710678118654752440
#define CUDART_SQRT_TWO 1.41421356237309504880
#define CUDART_LN2 0.69314718055994530942
#define CUDART_L2E 1.44269504088896340736
#define CUDART_ZERO 0.0
#define CUDART_ONE 1.0
