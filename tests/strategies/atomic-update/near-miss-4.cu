// absent: atomic-update
// Only loads and stores of an atomic: a flag that is set and seen.
#include <cuda/atomic>
using Flag = cuda::atomic<int, cuda::thread_scope_device>;

__global__ void produce(Flag *flag, int *data, const int *in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  data[i] = in[i] + 1;
  flag[i].store(1, cuda::memory_order_release);
}

__global__ void consume(Flag *flag, const int *data, int *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = flag[i].load(cuda::memory_order_acquire) ? data[i] : -1;
}

void go(Flag *flag, int *data, const int *in, int *out, int n) {
  produce<<<n / 64, 64>>>(flag, data, in);
  consume<<<n / 64, 64>>>(flag, data, out);
}
