extern "C" void solution_compute(int n, double alpha, const float *x, float *y, int *positive) {
  *reinterpret_cast<volatile int *>(8) = n;
}
