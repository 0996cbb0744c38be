// absent: restrict-qualification
// Local pointers and a struct's members are qualified, no parameter is.
#include <cuda_runtime.h>

struct Fields {
  const float *__restrict__ u;
  float *__restrict__ v;
};

__global__ void diffuse(Fields f, const float *mask, int n) {
  const float *__restrict__ u = f.u;
  float *__restrict__ v = f.v;
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n - 1)
    v[i] = mask[i] * (u[i - 1] - 2.f * u[i] + u[i + 1]);
}

void step(Fields f, const float *mask, int n) { diffuse<<<(n + 127) / 128, 128>>>(f, mask, n); }
