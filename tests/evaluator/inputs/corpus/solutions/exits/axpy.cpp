#include <cstdio>
#include <cstdlib>
extern "C" void solution_compute(int n, double alpha, const float *x, float *y, int *positive) {
  std::fprintf(stderr, "cannot go on: no device\n");
  std::exit(3);
}
