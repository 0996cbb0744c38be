// Sparse matrix-vector product without a copy of the matrix on the device: the transfer and the
// product are one kernel. Every entry is needed exactly once, so the matrix arrays are mapped and
// the kernel pulls them over the bus itself, each warp a contiguous piece at a time; only x, which
// is gathered from many times, is copied. An array that cannot be mapped is copied instead.
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>

namespace {

constexpr int kWarpRows = 32;
constexpr int kWarpsPerBlock = 4;
constexpr int kChunk = 256; // entries per warp and round: 1 KiB of columns, 2 KiB of values
constexpr int kPerLane = kChunk / 32;

void require(cudaError_t status, const char *doing) {
  if (status != cudaSuccess) {
    fprintf(stderr, "hpcg_spmv_27pt: while %s: %s\n", doing, cudaGetErrorString(status));
    abort();
  }
}

// A warp owns 32 rows. It turns their entries into products in its own piece of shared memory,
// kChunk at a time, and every lane picks the products of its row.
__global__ void __launch_bounds__(kWarpsPerBlock * 32)
    streamRows(int n, const int *__restrict__ rowPtr, const int *__restrict__ colIdx,
               const double *__restrict__ values, const double *__restrict__ x,
               double *__restrict__ y) {
  __shared__ double products[kWarpsPerBlock][kChunk];
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  double *const mine = products[warp];
  const long long firstRow = ((long long)blockIdx.x * kWarpsPerBlock + warp) * kWarpRows;
  if (firstRow >= n)
    return;

  const long long row = firstRow + lane;
  // 33 offsets for 32 rows: a lane's end is its neighbour's begin.
  const long long begin = rowPtr[row < n ? row : n];
  const int afterLast = rowPtr[firstRow + kWarpRows < n ? firstRow + kWarpRows : n];
  long long end = __shfl_down_sync(0xffffffffu, begin, 1);
  if (lane == 31)
    end = afterLast;
  // Pieces start on 128-byte lines of the value array.
  const long long first = __shfl_sync(0xffffffffu, begin, 0) / 16 * 16;

  double sum = 0.0;
  for (long long piece = first; piece < afterLast; piece += kChunk) {
    int column[kPerLane];
    double value[kPerLane];
#pragma unroll
    for (int i = 0; i < kPerLane; ++i) {
      const long long k = piece + i * 32 + lane;
      column[i] = k < afterLast ? colIdx[k] : 0;
      value[i] = k < afterLast ? values[k] : 0.0;
    }
#pragma unroll
    for (int i = 0; i < kPerLane; ++i)
      mine[i * 32 + lane] = value[i] * x[column[i]];
    __syncwarp();
    const int from = begin > piece ? int(min(begin - piece, (long long)kChunk)) : 0;
    const int to = int(min(end - piece, (long long)kChunk));
    for (int k = from; k < to; ++k)
      sum += mine[k];
    __syncwarp();
  }
  if (row < n)
    y[row] = sum;
}

// The device's view of a host array: mapped where the system allows it, a copy elsewhere.
template <typename T> struct DeviceView {
  const T *pointer = nullptr;
  void *mapped = nullptr;
  T *copy = nullptr;

  DeviceView(const T *host, size_t count, bool readOnlyMappings) {
    const size_t bytes = count * sizeof(T);
    void *const address = const_cast<T *>(host);
    const unsigned flags =
        cudaHostRegisterMapped | (readOnlyMappings ? cudaHostRegisterReadOnly : 0u);
    if (bytes >= (size_t(1) << 20) && cudaHostRegister(address, bytes, flags) == cudaSuccess) {
      mapped = address;
      void *device = nullptr;
      require(cudaHostGetDevicePointer(&device, address, 0), "looking up a mapping");
      pointer = static_cast<const T *>(device);
      return;
    }
    cudaGetLastError(); // a refused mapping is no error
    require(cudaMalloc(&copy, bytes), "allocating a copy");
    require(cudaMemcpy(copy, host, bytes, cudaMemcpyHostToDevice), "copying an input");
    pointer = copy;
  }

  void release() {
    if (mapped)
      require(cudaHostUnregister(mapped), "unmapping");
    require(cudaFree(copy), "freeing a copy");
  }
};

} // namespace

extern "C" void solution_compute(int n, const int *row_ptr, const int *col_idx,
                                 const double *values, const double *x, double *y_out) {
  if (n <= 0)
    return;
  const size_t entries = size_t(row_ptr[n]);
  int device = 0, readOnlyMappings = 0;
  require(cudaGetDevice(&device), "asking for the device");
  require(
      cudaDeviceGetAttribute(&readOnlyMappings, cudaDevAttrHostRegisterReadOnlySupported, device),
      "asking for read-only mappings");

  double *vectors = nullptr; // x, then y
  require(cudaMalloc(&vectors, 2 * size_t(n) * sizeof(double)), "allocating the vectors");
  require(cudaMemcpy(vectors, x, size_t(n) * sizeof(double), cudaMemcpyHostToDevice), "copying x");
  DeviceView<int> offsets(row_ptr, size_t(n) + 1, readOnlyMappings != 0);
  DeviceView<int> columns(col_idx, entries, readOnlyMappings != 0);
  DeviceView<double> coefficients(values, entries, readOnlyMappings != 0);

  constexpr int rowsPerBlock = kWarpRows * kWarpsPerBlock;
  streamRows<<<(n - 1) / rowsPerBlock + 1, kWarpsPerBlock * 32>>>(
      n, offsets.pointer, columns.pointer, coefficients.pointer, vectors, vectors + n);
  require(cudaGetLastError(), "launching");
  require(cudaMemcpy(y_out, vectors + n, size_t(n) * sizeof(double), cudaMemcpyDeviceToHost),
          "copying y");

  offsets.release();
  columns.release();
  coefficients.release();
  require(cudaFree(vectors), "freeing the vectors");
}
