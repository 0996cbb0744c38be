// Function, variable and launch attributes of the CUDA dialect, as Clang spells them.
#pragma once
#pragma clang system_header

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((device)) __attribute__((annotate("managed")))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __grid_constant__ __attribute__((annotate("grid_constant")))
#define __cluster_dims__(...) __attribute__((annotate("cluster_dims")))
#define __block_size__(...) __attribute__((annotate("block_size")))
#define __maxnreg__(...) __attribute__((annotate("maxnreg")))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __inline_hint__
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __attribute__((aligned(n)))
#define __thread__ __thread
#define __location__(a) __attribute__((a))
#define __assume(x) __builtin_assume(x)
#define __nv_pure__ __attribute__((pure))
#define __no_sanitize_memory__
#define __specialization_static
#define __cudart_builtin__
#define __device_builtin__
#define __device_builtin_texture_type__
#define __device_builtin_surface_type__
#define __CUDA_HOSTDEVICE__ __host__ __device__
// Stand-ins of the same length that the parser puts where Clang refuses what nvcc takes.
#define __algn_(...) __attribute__((aligned(__VA_ARGS__)))
#define __sharedx_ extern __attribute__((shared))
#define CUDARTAPI
#define CUDART_CB
#define CUDART_DEVICE __device__
#define CUDARTAPI_CDECL
#define CUDAAPI
#define CUDA_CB

#ifndef __CUDACC__
#define __CUDACC__ 1
#endif
#ifndef __NVCC__
#define __NVCC__ 1
#endif
#ifndef __CUDACC_VER_MAJOR__
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 9
#define __CUDACC_VER_BUILD__ 0
#endif
#define __CUDACC_EXTENDED_LAMBDA__ 1
#define __CUDACC_RELAXED_CONSTEXPR__ 1
#ifndef CUDART_VERSION
#define CUDART_VERSION 12090
#endif
#ifndef CUDA_VERSION
#define CUDA_VERSION 12090
#endif
#if defined(__CUDA_ARCH__) && !defined(__CUDA_ARCH_LIST__)
#define __CUDA_ARCH_LIST__ __CUDA_ARCH__
#endif

// Sources and sample helpers ask whether a header was read by its guard.
#define __CUDA_RUNTIME_H__
#define __CUDA_RUNTIME_API_H__
#define __DRIVER_TYPES_H__
#define __VECTOR_TYPES_H__
#define __VECTOR_FUNCTIONS_H__
#define __HOST_DEFINES_H__
#define __DEVICE_LAUNCH_PARAMETERS_H__
