// Several items per thread wait for a barrier; a lambda goes over them.
template <typename F> __device__ void each(F f) {
#pragma unroll
  for (int i = 0; i < 4; i++)
    f(i);
}

__global__ void rotate(int *data, int *total) {
  __shared__ int sums[64];
  int items[4]; // expect: register-promotion
  int mine = 0;
  each([&](int i) {
    items[i] = data[(blockIdx.x * 4 + i) * 64 + threadIdx.x];
    mine += items[i];
  });
  sums[threadIdx.x] = mine;
  __syncthreads(); // evidence: register-promotion
  const int other = sums[63 - threadIdx.x];
  each([&](int i) { data[(blockIdx.x * 4 + i) * 64 + threadIdx.x] = items[i] + other; });
  if (threadIdx.x == 0)
    atomicAdd(total, other);
}

void go(int *data, int *total, int blocks) { rotate<<<blocks, 64>>>(data, total); }
