#include <vector>
extern "C" void solution_compute(int n, double alpha, const float *x, float *y, int *positive) {
  std::vector<double> all(std::size_t{1} << 46);
  y[0] = static_cast<float>(all[0]);
}
