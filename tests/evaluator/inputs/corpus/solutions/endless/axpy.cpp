extern "C" void solution_compute(int n, double alpha, const float *x, float *y, int *positive) {
  volatile int forever = 1;
  while (forever) {
  }
}
