// The host turns its records into arrays before it sends them.
#include <cuda_runtime.h>
#include <vector>

struct Body {
  float x, y, z, m;
};

__global__ void kick(const float *x, const float *m, float *v, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] += x[i] * m[i];
}

void simulate(const Body *bodies, float *v, int n) {
  std::vector<float> x(n), m(n);
  for (int i = 0; i < n; ++i) {
    x[i] = bodies[i].x; // expect: data-layout-transformation
    m[i] = bodies[i].m; // evidence: data-layout-transformation
  }
  float *dx, *dm;
  cudaMalloc(&dx, n * sizeof(float));
  cudaMalloc(&dm, n * sizeof(float));
  cudaMemcpy(dx, x.data(), n * sizeof(float), cudaMemcpyHostToDevice); // evidence: data-layout-transformation
  cudaMemcpy(dm, m.data(), n * sizeof(float), cudaMemcpyHostToDevice); // evidence: data-layout-transformation
  kick<<<(n + 127) / 128, 128>>>(dx, dm, v, n);
  cudaFree(dx);
  cudaFree(dm);
}
