// A row is staged in shared memory and stored in another order; a lane group tries all actions for its state.
#include <cuda_runtime.h>

__global__ void shuffleRow(const float *x, float *y, int groups, int each) {
  extern __shared__ float row[];
  const int width = groups * each, offset = blockIdx.x * width; // evidence: cooperative-item-mapping
  for (int i = threadIdx.x; i < width; i += blockDim.x)
    row[i] = x[offset + i];
  __syncthreads();
  for (int i = threadIdx.x; i < width; i += blockDim.x) // expect: cooperative-item-mapping
    y[offset + i] = row[i % groups * each + i / groups];
}

template <int kGroup> __global__ void decide(const float *level, const float *action, float *best, int states, int actions) {
  const int rank = threadIdx.x % kGroup;
  for (int s = (blockIdx.x * blockDim.x + threadIdx.x) / kGroup; s < states; s += gridDim.x * blockDim.x / kGroup) { // evidence: cooperative-item-mapping
    const float mine = level[s];
    float least = 1e30f;
    for (int first = 0; first < actions; first += kGroup) { // expect: cooperative-item-mapping
      const bool active = first + rank < actions;
      const float a = action[active ? first + rank : 0];
      const float cost = (mine + a) * (mine + a) + fabsf(a);
      least = active ? fminf(least, cost) : least;
    }
    for (int d = kGroup / 2; d > 0; d /= 2)
      least = fminf(least, __shfl_xor_sync(0xffffffffu, least, d, kGroup));
    if (rank == 0)
      best[s] = least;
  }
}

void run(const float *x, float *y, int rows, const float *level, const float *action, float *best, int states, int actions) {
  shuffleRow<<<rows, 128, 4096>>>(x, y, 4, 256);
  decide<8><<<64, 256>>>(level, action, best, states, actions);
}
