// Sorting networks want a power of two: the rest is the largest number.
#include <algorithm>
#include <climits>
#include <cuda_runtime.h>
#include <vector>

__global__ void exchange(int *d, int j, int k) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x, l = i ^ j;
  if (l > i && (d[i] > d[l]) == !(i & k)) {
    const int t = d[i];
    d[i] = d[l];
    d[l] = t;
  }
}

__global__ void fill(int *d, int n, int value) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    d[i] = value;
}

static void network(int *d, int p) {
  for (int k = 2; k <= p; k *= 2)
    for (int j = k / 2; j > 0; j /= 2)
      exchange<<<p / 256, 256>>>(d, j, k);
}

void sortOnHost(const int *keys, int n, int *d) {
  int p = 256;
  while (p < n)
    p *= 2;
  std::vector<int> padded(p, INT_MAX); // expect: uniform-padding
  std::copy(keys, keys + n, padded.begin()); // evidence: uniform-padding
  cudaMemcpy(d, padded.data(), p * sizeof(int), cudaMemcpyHostToDevice); // evidence: uniform-padding
  network(d, p);
}

void sortOnDevice(const int *keys, int n) {
  int p = 256, *d;
  while (p < n)
    p *= 2;
  cudaMalloc(&d, p * sizeof(int)); // evidence: uniform-padding
  fill<<<p / 256, 256>>>(d, p, INT_MAX); // expect: uniform-padding
  cudaMemcpy(d, keys, n * sizeof(int), cudaMemcpyHostToDevice); // evidence: uniform-padding
  network(d, p);
  cudaFree(d);
}
