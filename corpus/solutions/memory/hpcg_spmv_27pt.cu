// Sparse matrix-vector product that reads the matrix as one stream. A block owns 256 consecutive
// rows; their entries are contiguous, so the block fetches them in aligned groups of four, leaves
// the products in shared memory, and each thread adds up its own row from there.
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>

namespace {

constexpr int kRowsPerBlock = 256;
constexpr int kGroup = 4;                                // entries per vector fetch
constexpr int kTileEntries = 2 * kGroup * kRowsPerBlock; // products held at a time: 16 KiB

inline void check(cudaError_t status, const char *what) {
  if (status == cudaSuccess)
    return;
  std::fprintf(stderr, "hpcg_spmv_27pt: %s: %s\n", what, cudaGetErrorString(status));
  std::exit(1);
}

__global__ void __launch_bounds__(kRowsPerBlock)
    multiply(int n, const int *__restrict__ rowPtr, const int *__restrict__ colIdx,
             const double *__restrict__ values, const double *__restrict__ x,
             double *__restrict__ y) {
  __shared__ double products[kTileEntries];
  const int firstRow = blockIdx.x * kRowsPerBlock;
  const int row = firstRow + int(threadIdx.x);
  const int lastRow = min(firstRow + kRowsPerBlock, n);
  const long long blockEnd = rowPtr[lastRow];
  // Entries before the block's first row that share its group of four are fetched and ignored.
  const long long blockBegin = rowPtr[firstRow] / kGroup * kGroup;
  const long long rowBegin = row < n ? rowPtr[row] : blockEnd;
  const long long rowEnd = row < n ? rowPtr[row + 1] : blockEnd;

  double sum = 0.0;
  for (long long tile = blockBegin; tile < blockEnd; tile += kTileEntries) {
#pragma unroll
    for (int g = 0; g < kTileEntries / (kGroup * kRowsPerBlock); ++g) {
      const int slot = kGroup * (g * kRowsPerBlock + int(threadIdx.x));
      const long long k = tile + slot;
      if (k < blockEnd) {
        const int4 column = __ldg(reinterpret_cast<const int4 *>(colIdx + k));
        const double2 *pair = reinterpret_cast<const double2 *>(values + k);
        const double2 low = __ldg(pair), high = __ldg(pair + 1);
        products[slot] = low.x * __ldg(x + column.x);
        products[slot + 1] = low.y * __ldg(x + column.y);
        products[slot + 2] = high.x * __ldg(x + column.z);
        products[slot + 3] = high.y * __ldg(x + column.w);
      }
    }
    __syncthreads();
    const int begin = int(max(rowBegin - tile, 0LL));
    const int end = int(min(rowEnd - tile, (long long)kTileEntries));
    for (int k = begin; k < end; ++k)
      sum += products[k];
    __syncthreads();
  }
  if (row < n)
    y[row] = sum;
}

template <typename T> T *allocate(size_t count, const char *what) {
  T *pointer = nullptr;
  check(cudaMalloc(&pointer, count * sizeof(T)), what);
  return pointer;
}

template <typename T> void upload(T *target, const T *source, size_t count, const char *what) {
  check(cudaMemcpy(target, source, count * sizeof(T), cudaMemcpyHostToDevice), what);
}

} // namespace

extern "C" void solution_compute(int n, const int *row_ptr, const int *col_idx,
                                 const double *values, const double *x, double *y_out) {
  if (n <= 0)
    return;
  const size_t entries = size_t(row_ptr[n]);
  const size_t padded = (entries + kGroup - 1) / kGroup * kGroup;

  int *rowPtr = allocate<int>(size_t(n) + 1, "allocate row offsets");
  int *colIdx = allocate<int>(padded + kGroup, "allocate columns");
  double *coefficients = allocate<double>(padded + kGroup, "allocate values");
  double *input = allocate<double>(n, "allocate x");
  double *output = allocate<double>(n, "allocate y");

  // The last group of four is filled up with zeros in column 0.
  check(cudaMemset(colIdx + entries, 0, (padded - entries) * sizeof(int)), "pad columns");
  check(cudaMemset(coefficients + entries, 0, (padded - entries) * sizeof(double)), "pad values");
  upload(rowPtr, row_ptr, size_t(n) + 1, "upload row offsets");
  upload(colIdx, col_idx, entries, "upload columns");
  upload(coefficients, values, entries, "upload values");
  upload(input, x, size_t(n), "upload x");

  multiply<<<(n - 1) / kRowsPerBlock + 1, kRowsPerBlock>>>(n, rowPtr, colIdx, coefficients, input,
                                                           output);
  check(cudaGetLastError(), "launch");
  check(cudaMemcpy(y_out, output, size_t(n) * sizeof(double), cudaMemcpyDeviceToHost),
        "download y");

  for (void *pointer :
       {(void *)rowPtr, (void *)colIdx, (void *)coefficients, (void *)input, (void *)output})
    check(cudaFree(pointer), "free");
}
