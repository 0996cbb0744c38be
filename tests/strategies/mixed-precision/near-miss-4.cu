// Single-precision data, a sum in double precision.
// unclear: mixed-precision
__global__ void sum(const float *x, double *out, int n) {
  double s = 0;
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    s += x[i];
  out[threadIdx.x] = s;
}
int main() { sum<<<1, 256>>>(nullptr, nullptr, 1000); }
