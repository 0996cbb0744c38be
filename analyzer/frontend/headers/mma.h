// Warp matrix functions.
#pragma once
#pragma clang system_header
#include "/accelscope/include/cuda_bf16.h"
#include "/accelscope/include/cuda_fp16.h"

namespace nvcuda {
namespace wmma {
struct matrix_a {};
struct matrix_b {};
struct accumulator {};
struct row_major {};
struct col_major {};
namespace precision {
struct tf32 {};
namespace experimental {
struct u4 {};
struct s4 {};
struct b1 {};
} // namespace experimental
} // namespace precision
namespace experimental {
namespace precision {
struct u4 {};
struct s4 {};
struct b1 {};
} // namespace precision
enum bmmaBitOp { bmmaBitOpXOR = 1, bmmaBitOpAND = 2 };
enum bmmaAccumulateOp { bmmaAccumulateOpPOPC = 1 };
} // namespace experimental
enum layout_t { mem_row_major, mem_col_major };

template <class T> struct AccelscopeStorage {
  typedef T type;
};
template <> struct AccelscopeStorage<precision::tf32> {
  typedef float type;
};
template <> struct AccelscopeStorage<experimental::precision::u4> {
  typedef unsigned int type;
};
template <> struct AccelscopeStorage<experimental::precision::s4> {
  typedef int type;
};
template <> struct AccelscopeStorage<experimental::precision::b1> {
  typedef unsigned int type;
};

template <class Use, int M, int N, int K, class T, class Layout = void> struct fragment {
  typedef typename AccelscopeStorage<T>::type storage_element_type;
  typedef storage_element_type element_type;
  static constexpr int num_elements = M * N * K / 256 < 8 ? 8 : M * N * K / 256;
  static constexpr int num_storage_elements = num_elements;
  storage_element_type x[num_elements];
};

template <class F, class T> __device__ void fill_fragment(F &fragment, const T &value);
template <class F, class T>
__device__ void load_matrix_sync(F &fragment, const T *source, unsigned int stride);
template <class F, class T>
__device__ void load_matrix_sync(F &fragment, const T *source, unsigned int stride, layout_t layout);
template <class T, class F>
__device__ void store_matrix_sync(T *target, const F &fragment, unsigned int stride,
                                  layout_t layout);
template <class D, class A, class B, class C>
__device__ void mma_sync(D &d, const A &a, const B &b, const C &c, bool saturate = false);
template <class D, class A, class B, class C>
__device__ void bmma_sync(D &d, const A &a, const B &b, const C &c,
                          experimental::bmmaBitOp = experimental::bmmaBitOpXOR,
                          experimental::bmmaAccumulateOp = experimental::bmmaAccumulateOpPOPC);
__device__ float __float_to_tf32(float value);
} // namespace wmma
} // namespace nvcuda
