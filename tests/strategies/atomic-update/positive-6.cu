// A lock of its own around an update: compare and swap, exchange.
struct Lock {
  int *state;
  __device__ void lock() {
    while (atomicCAS(state, 0, 1) != 0) // expect: atomic-update
      ;
    __threadfence();
  }
  __device__ void unlock() {
    __threadfence();
    atomicExch(state, 0); // expect: atomic-update
  }
};

__global__ void best(const float *v, int n, Lock l, float *value, int *where) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x % 32 == 0 && i < n) {
    l.lock();
    if (v[i] > *value) {
      *value = v[i];
      *where = i;
    }
    l.unlock();
  }
}

void go(const float *v, int n, int *state, float *value, int *where) {
  best<<<(n + 63) / 64, 64>>>(v, n, Lock{state}, value, where);
}
