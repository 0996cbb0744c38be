extern "C" void compute(int n, double alpha, const float *x, float *y, int *positive) {}
