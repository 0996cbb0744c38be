// rule: runtime-indexed-local-array  expect: finding
// The heap is a member of a local object; its length hangs on the data.
#include <cuda_runtime.h>

template <int N> class Best {
public:
  __device__ void add(float v) {
    if (used < N)
      values[used++] = v; // <-- finding
  }
  __device__ float sum() const {
    float s = 0;
    for (int k = 0; k < used; ++k)
      s += values[k];
    return s;
  }

private:
  float values[N]; // <-- finding
  int used = 0;
};

__global__ void collect(const float *in, float *out, int n, int stride) {
  Best<8> best;
  const int t = blockIdx.x * blockDim.x + threadIdx.x;
  for (int i = 0; i < n; ++i)
    if (in[i * stride + t] > 0.5f)
      best.add(in[i * stride + t]);
  out[t] = best.sum();
}

void run(const float *in, float *out, int n) { collect<<<64, 128>>>(in, out, n, 64 * 128); }
