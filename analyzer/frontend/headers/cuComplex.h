// Complex numbers as pairs.
#pragma once
#pragma clang system_header
#include "/accelscope/include/core/prelude.h"

typedef float2 cuFloatComplex;
typedef double2 cuDoubleComplex;
typedef cuFloatComplex cuComplex;
#define ACCELSCOPE_COMPLEX(suffix, real, type)                                                     \
  static __inline__ __host__ __device__ real cuCreal##suffix(type v) { return v.x; }               \
  static __inline__ __host__ __device__ real cuCimag##suffix(type v) { return v.y; }               \
  __host__ __device__ type cuConj##suffix(type);                                                   \
  __host__ __device__ type cuCadd##suffix(type, type);                                             \
  __host__ __device__ type cuCsub##suffix(type, type);                                             \
  __host__ __device__ type cuCmul##suffix(type, type);                                             \
  __host__ __device__ type cuCdiv##suffix(type, type);                                             \
  __host__ __device__ type cuCfma##suffix(type, type, type);                                       \
  __host__ __device__ real cuCabs##suffix(type);
ACCELSCOPE_COMPLEX(f, float, cuFloatComplex)
ACCELSCOPE_COMPLEX(, double, cuDoubleComplex)
#undef ACCELSCOPE_COMPLEX
static __inline__ __host__ __device__ cuFloatComplex make_cuFloatComplex(float r, float i) {
  return {r, i};
}
static __inline__ __host__ __device__ cuFloatComplex make_cuComplex(float r, float i) {
  return {r, i};
}
static __inline__ __host__ __device__ cuDoubleComplex make_cuDoubleComplex(double r, double i) {
  return {r, i};
}
__host__ __device__ cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex);
__host__ __device__ cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex);
__host__ __device__ cuFloatComplex cuCfmaf(cuFloatComplex, cuFloatComplex, cuFloatComplex);
