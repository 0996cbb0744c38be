// status: ok
// kernels: blockSum
// launches: 1
#include <cub/cub.cuh>
struct Larger {
  __device__ int operator()(int a, int b) const { return a < b ? b : a; }
};
template <int Threads> __global__ void blockSum(const int *in, int *out) {
  typedef cub::BlockReduce<int, Threads> Reduce;
  typedef cub::WarpScan<int> Scan;
  __shared__ typename Reduce::TempStorage storage;
  __shared__ typename Scan::TempStorage scans[Threads / 32];
  int sum = Reduce(storage).Sum(in[threadIdx.x]);
  int top = Reduce(storage).Reduce(sum, Larger());
  Scan(scans[threadIdx.x / 32]).ExclusiveSum(sum, top);
  if (threadIdx.x == 0)
    out[0] = sum + top;
}
void run(int *in, int *out, int n, cudaStream_t s) {
  void *storage = nullptr;
  size_t bytes = 0;
  cub::DeviceReduce::Sum(storage, bytes, in, out, n);
  cub::DeviceScan::ExclusiveSum(storage, bytes, in, out, n, s);
  cub::DeviceRadixSort::SortPairs(storage, bytes, in, out, in, out, n);
  cub::DeviceSelect::Flagged(storage, bytes, in, in, out, out, n);
  cub::DoubleBuffer<int> keys(in, out);
  cub::DeviceRadixSort::SortKeys(storage, bytes, keys, n);
  blockSum<128><<<1, 128>>>(in, out);
}
