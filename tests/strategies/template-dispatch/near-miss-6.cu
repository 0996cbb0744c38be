// absent: template-dispatch
// The choice is the compiler's: a constant of the file and if constexpr.
constexpr bool kWide = true;
#define ORDER 2

template <int N> __global__ void ramp(float *v, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] = i * N;
}

void run(float *v, int n) {
  if constexpr (kWide)
    ramp<4><<<(n + 255) / 256, 256>>>(v, n);
  else
    ramp<1><<<(n + 63) / 64, 64>>>(v, n);
  switch (ORDER) {
  case 1: ramp<1><<<1, 32>>>(v, n); break;
  case 2: ramp<4><<<1, 32>>>(v, n); break;
  }
}
