#include <stdexcept>
extern "C" void solution_compute(int n, double alpha, const float *x, float *y, int *positive) {
  throw std::runtime_error("no way");
}
