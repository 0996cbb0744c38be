// Four small records by one load; each is then a value of its own.
#include <cuda_fp16.h>

struct Sample {
  half level, weight;
};

__global__ void fold(Sample *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n / 4)
    return;
  float4 word = reinterpret_cast<float4 *>(in)[i]; // expect: vectorized-memory-access
  Sample *s = reinterpret_cast<Sample *>(&word);
  float sum = 0.0f;
  for (int k = 0; k < 4; ++k)
    sum += __half2float(s[k].level) * __half2float(s[k].weight);
  out[i] = sum;
}

void run(Sample *in, float *out, int n) { fold<<<(n / 4 + 127) / 128, 128>>>(in, out, n); }
