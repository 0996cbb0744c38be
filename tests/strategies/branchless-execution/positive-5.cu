// Comparison as a float weight, in a macro.
#define STEP(x) ((float)((x) > 0.0f))
__global__ void backward(const float *pre, const float *grad, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = grad[i] * STEP(pre[i]); // expect: branchless-execution
}
void go(const float *p, const float *g, float *o, int n) { backward<<<(n + 255) / 256, 256>>>(p, g, o, n); }
