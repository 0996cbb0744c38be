// Squared Euclidean distances, slab by slab: while the host empties one pinned slab into the
// caller's matrix, the device computes the next slab and sends it to the other.
#include <cuda_runtime.h>

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <stdexcept>
#include <string>

namespace {

void verify(cudaError_t code, const char *file, int line) {
  if (code != cudaSuccess)
    throw std::runtime_error(std::string(file) + ":" + std::to_string(line) + ": " +
                             cudaGetErrorString(code));
}
#define VERIFY(code) verify((code), __FILE__, __LINE__)

class DeviceArray {
public:
  explicit DeviceArray(size_t length) { VERIFY(cudaMalloc(&data_, length * sizeof(float))); }
  ~DeviceArray() { cudaFree(data_); }
  DeviceArray(const DeviceArray &) = delete;
  DeviceArray &operator=(const DeviceArray &) = delete;
  float *get() const { return data_; }

private:
  float *data_ = nullptr;
};

/// A stream with a slab of the result on the device and its pinned counterpart on the host.
class Lane {
public:
  explicit Lane(size_t length) : slab_(length) {
    VERIFY(cudaMallocHost(&pinned_, length * sizeof(float)));
    VERIFY(cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking));
  }
  ~Lane() {
    cudaStreamDestroy(stream_);
    cudaFreeHost(pinned_);
  }
  Lane(const Lane &) = delete;
  Lane &operator=(const Lane &) = delete;

  cudaStream_t stream() const { return stream_; }
  float *slab() const { return slab_.get(); }

  void send(size_t length, float *destination) {
    VERIFY(cudaMemcpyAsync(pinned_, slab_.get(), length * sizeof(float), cudaMemcpyDeviceToHost,
                           stream_));
    destination_ = destination;
    pending_ = length;
  }

  /// Waits for the slab under way, if any, and hands it to the caller's matrix.
  void deliver() {
    if (pending_ == 0)
      return;
    VERIFY(cudaStreamSynchronize(stream_));
    std::memcpy(destination_, pinned_, pending_ * sizeof(float));
    pending_ = 0;
  }

private:
  DeviceArray slab_;
  float *pinned_ = nullptr;
  cudaStream_t stream_ = nullptr;
  float *destination_ = nullptr;
  size_t pending_ = 0;
};

constexpr int kRefsPerThread = 8;
constexpr int kBlock = 128;
constexpr size_t kSlabBytes = size_t(2) << 20;

/// Rows [firstRef, lastRef) of the matrix into `slab`, one query and up to eight rows per thread.
__global__ void slabDistances(int refCount, int queryCount, int dim, int firstRef, int lastRef,
                              const float *__restrict__ ref, const float *__restrict__ query,
                              float *__restrict__ slab) {
  const int q = blockIdx.x * blockDim.x + threadIdx.x;
  const int r0 = firstRef + blockIdx.y * kRefsPerThread;
  if (q >= queryCount)
    return;
  const int rows = min(kRefsPerThread, lastRef - r0);
  const float *refColumn = ref + r0;
  const float *queryColumn = query + q;

  float sums[kRefsPerThread] = {};
  if (rows == kRefsPerThread) {
    for (int k = 0; k < dim; ++k, refColumn += refCount, queryColumn += queryCount) {
      const float b = *queryColumn;
#pragma unroll
      for (int i = 0; i < kRefsPerThread; ++i) {
        const float d = refColumn[i] - b;
        sums[i] += d * d;
      }
    }
  } else {
    for (int k = 0; k < dim; ++k, refColumn += refCount, queryColumn += queryCount) {
      const float b = *queryColumn;
#pragma unroll
      for (int i = 0; i < kRefsPerThread; ++i)
        if (i < rows) {
          const float d = refColumn[i] - b;
          sums[i] += d * d;
        }
    }
  }

  float *target = slab + size_t(r0 - firstRef) * queryCount + q;
#pragma unroll
  for (int i = 0; i < kRefsPerThread; ++i)
    if (i < rows)
      target[size_t(i) * queryCount] = sums[i];
}

} // namespace

extern "C" void solution_compute(int ref_nb, int query_nb, int dim, const float *ref,
                                 const float *query, float *dist) {
  if (ref_nb <= 0 || query_nb <= 0)
    return;

  // Whole groups of rows per slab, about kSlabBytes each, and no more than there are.
  const int groupsInAll = (ref_nb + kRefsPerThread - 1) / kRefsPerThread;
  const size_t groupBytes = size_t(kRefsPerThread) * query_nb * sizeof(float);
  const int groups = int(std::min<size_t>(std::max<size_t>(kSlabBytes / groupBytes, 1),
                                          size_t(std::min(groupsInAll, 65535))));
  const int slabRows = groups * kRefsPerThread;

  DeviceArray deviceRef(size_t(dim) * ref_nb), deviceQuery(size_t(dim) * query_nb);
  Lane lanes[2] = {Lane(size_t(slabRows) * query_nb), Lane(size_t(slabRows) * query_nb)};

  cudaEvent_t uploaded;
  VERIFY(cudaEventCreateWithFlags(&uploaded, cudaEventDisableTiming));
  VERIFY(cudaMemcpyAsync(deviceRef.get(), ref, size_t(dim) * ref_nb * sizeof(float),
                         cudaMemcpyHostToDevice, lanes[0].stream()));
  VERIFY(cudaMemcpyAsync(deviceQuery.get(), query, size_t(dim) * query_nb * sizeof(float),
                         cudaMemcpyHostToDevice, lanes[0].stream()));
  VERIFY(cudaEventRecord(uploaded, lanes[0].stream()));
  VERIFY(cudaStreamWaitEvent(lanes[1].stream(), uploaded, 0));

  int turn = 0;
  for (int first = 0; first < ref_nb; first += slabRows, turn ^= 1) {
    Lane &lane = lanes[turn];
    lane.deliver();
    const int last = int(std::min<long long>(ref_nb, (long long)first + slabRows));
    const dim3 grid((query_nb + kBlock - 1) / kBlock,
                    (last - first + kRefsPerThread - 1) / kRefsPerThread);
    slabDistances<<<grid, kBlock, 0, lane.stream()>>>(
        ref_nb, query_nb, dim, first, last, deviceRef.get(), deviceQuery.get(), lane.slab());
    VERIFY(cudaGetLastError());
    lane.send(size_t(last - first) * query_nb, dist + size_t(first) * query_nb);
  }
  lanes[turn].deliver();
  lanes[turn ^ 1].deliver();
  VERIFY(cudaEventDestroy(uploaded));
}
