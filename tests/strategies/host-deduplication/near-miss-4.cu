// absent: host-deduplication
// The generator of the input draws distinct numbers: a set keeps it from drawing one twice.
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <set>
#include <vector>

__global__ void mark(const int *seat, int *taken, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    taken[seat[i]] = 1;
}

int main() {
  std::set<int> used;
  std::vector<int> seats;
  while (seats.size() < 1000) {
    const int s = rand() % 5000;
    if (used.insert(s).second)
      seats.push_back(s);
  }
  int *seat, *taken;
  cudaMalloc(&seat, seats.size() * sizeof(int));
  cudaMalloc(&taken, 5000 * sizeof(int));
  cudaMemset(taken, 0, 5000 * sizeof(int));
  cudaMemcpy(seat, seats.data(), seats.size() * sizeof(int), cudaMemcpyHostToDevice);
  mark<<<4, 256>>>(seat, taken, int(seats.size()));
  cudaDeviceSynchronize();
  printf("%d\n", seats[0]);
  cudaFree(seat);
  cudaFree(taken);
}
