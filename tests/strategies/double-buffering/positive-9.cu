// Parts of one allocation that change places, planes of a table picked by the parity of the turn, and
// pinned slots that the host fills while another is on its way.
#include <cstring>
#include <cuda_runtime.h>
#include <utility>

struct Field {
  float *plane[2];
  int n;
};

__global__ void relax(const float *from, float *to, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n - 1)
    to[i] = 0.5f * (from[i - 1] + from[i + 1]);
}

__global__ void settle(Field f, int turns) {
  for (int t = 0; t < turns; ++t) {
    const float *now = f.plane[t % 2];
    float *then = f.plane[(t + 1) % 2];
    for (int i = threadIdx.x + 1; i < f.n - 1; i += blockDim.x)
      then[i] = 0.5f * (now[i - 1] + now[i + 1]); // expect: double-buffering
    __syncthreads();
  }
}

void run(const float *input, float *device, int n, int turns, Field f) {
  char *pinned[2];
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  for (int s = 0; s < 2; ++s)
    cudaMallocHost(&pinned[s], 4096);
  int turn = 0;
  for (int at = 0; at < n; at += 1024) {
    memcpy(pinned[turn ^= 1], input + at, 4096); // evidence: double-buffering
    cudaMemcpyAsync(device + at, pinned[turn], 4096, cudaMemcpyHostToDevice, stream); // expect: double-buffering
  }
  float *now = device, *then = device + n;
  for (int t = 0; t < turns; ++t) {
    relax<<<(n + 255) / 256, 256, 0, stream>>>(now, then, n); // expect: double-buffering
    std::swap(now, then); // evidence: double-buffering
  }
  settle<<<1, 256, 0, stream>>>(f, turns);
  cudaFreeHost(pinned[0]);
  cudaFreeHost(pinned[1]);
}
