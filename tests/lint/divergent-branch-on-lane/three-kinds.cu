// rule: divergent-branch-on-lane  expect: finding
template <int K> __global__ void kinds(float *x) {
  const int lane = threadIdx.x & 31, i = blockIdx.x * blockDim.x + threadIdx.x;
  if (lane % 3 == 1) { // <-- finding
    x[i] = x[i] * K;
  } else {
    x[i] = x[i] + K;
  }
}
void go(float *x, int n) { kinds<4><<<n / 64, 64>>>(x); }
