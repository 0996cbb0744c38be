// rule: transfer-in-loop  expect: finding
// The same weights go up for every batch; the batches themselves have to.
#include <cuda_runtime.h>

__global__ void layer(const float *w, const float *x, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = w[i] * x[i];
}

class Model {
public:
  void infer(const float *weights, const float *inputs, float *outputs, int batches);

private:
  void one(const float *weights, const float *input, float *output);
  float *w, *x, *y;
  int n;
};

void Model::one(const float *weights, const float *input, float *output) {
  cudaMemcpy(w, weights, n * sizeof(float), cudaMemcpyHostToDevice); // <-- finding
  cudaMemcpy(x, input, n * sizeof(float), cudaMemcpyHostToDevice);
  layer<<<(n + 127) / 128, 128>>>(w, x, y, n);
  cudaMemcpy(output, y, n * sizeof(float), cudaMemcpyDeviceToHost);
}

void Model::infer(const float *weights, const float *inputs, float *outputs, int batches) {
  for (int b = 0; b < batches; ++b)
    one(weights, inputs + b * n, outputs + b * n);
}
