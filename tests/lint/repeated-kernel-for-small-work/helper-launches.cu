// rule: repeated-kernel-for-small-work  expect: finding
template <int N> __global__ void add(int *v, int by) { v[blockIdx.x * N + threadIdx.x] += by; }
static void run(int *v, int by) {
  dim3 grid(4), block(32);
  add<32><<<grid, block>>>(v, by); // <-- finding
}
void all(int *v, const int *by, int count) {
  for (int k = 0; k < count; ++k)
    run(v + k * 128, by[k]);
}
