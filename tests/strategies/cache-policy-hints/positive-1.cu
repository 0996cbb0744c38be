__global__ void stream(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    __stcs(out + i, __ldcs(in + i) * 2); // expect: cache-policy-hints
}
int main() { stream<<<4, 256>>>(nullptr, nullptr, 1000); }
