extern "C" void solution_compute(int n, double alpha, const float *x, float *y, int *positive) {
  y[0] = missing_name + 1;
}
