// absent: early-exit
// Loaded lengths of sequences, bounds, and a fixed number of rounds on the host.
#include <vector>
__global__ void energy(const int *length, const float *x, float *e, int maximum, int batch) {
  int b = blockIdx.x;
  int len = length[b];
  if (b >= batch) return;
  float s = 0.0f;
  for (int t = threadIdx.x; t < maximum; t += blockDim.x) {
    if (t >= len)
      break;
    s += x[b * maximum + t] * x[b * maximum + t];
  }
  atomicAdd(&e[b], s);
}
void go(const int *l, const float *x, float *e, int m, int b, int rounds) {
  std::vector<float> h(b);
  for (int r = 0; r < rounds; ++r) {
    energy<<<b, 128>>>(l, x, e, m, b);
    cudaMemcpy(h.data(), e, b * sizeof(float), cudaMemcpyDeviceToHost);
  }
}
