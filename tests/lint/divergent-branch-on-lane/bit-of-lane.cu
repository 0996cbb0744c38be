// rule: divergent-branch-on-lane  expect: finding
struct Pair { float re, im; };
__device__ void twist(Pair *p, int i, bool odd) {
  if (odd) { // <-- finding
    p[i].re = -p[i].im;
    p[i].im = 2.0f * p[i].re;
  } else {
    p[i].re = p[i].im;
    p[i].im = 0.5f * p[i].im;
  }
}
__global__ void all(Pair *p) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  twist(p, i, threadIdx.x & 1);
}
void go(Pair *p, int n) { all<<<n / 128, 128>>>(p); }
