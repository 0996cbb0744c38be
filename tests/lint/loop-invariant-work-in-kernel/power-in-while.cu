// rule: loop-invariant-work-in-kernel  expect: finding
__global__ void grow(double *v, double base, int k, double limit) {
  int i = threadIdx.x, turns = 0;
  double x = v[i];
  while (x < limit && turns < 500) {
    x += pow(base, (double)k); // <-- finding
    turns++;
  }
  v[i] = x;
}
void go(double *v) { grow<<<1, 256>>>(v, 1.1, 7, 1e6); }
