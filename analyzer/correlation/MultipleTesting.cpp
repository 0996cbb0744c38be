#include "analyzer/correlation/MultipleTesting.h"

#include <algorithm>
#include <numeric>

namespace accelscope::correlation {
namespace {

std::vector<double> stepUp(const std::vector<double> &p, double factor) {
  const std::size_t m = p.size();
  std::vector<std::size_t> order(m);
  std::iota(order.begin(), order.end(), std::size_t(0));
  std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return p[a] != p[b] ? p[a] < p[b] : a < b; });
  std::vector<double> adjusted(m, 1.0);
  double least = 1;
  for (std::size_t i = m; i > 0; --i) {
    least = std::min(least, factor * double(m) * p[order[i - 1]] / double(i));
    adjusted[order[i - 1]] = least;
  }
  return adjusted;
}

} // namespace

std::vector<double> benjaminiHochberg(const std::vector<double> &p) { return stepUp(p, 1); }

std::vector<double> benjaminiYekutieli(const std::vector<double> &p) {
  double harmonic = 0;
  for (std::size_t i = 1; i <= p.size(); ++i)
    harmonic += 1 / double(i);
  return stepUp(p, harmonic);
}

} // namespace accelscope::correlation
