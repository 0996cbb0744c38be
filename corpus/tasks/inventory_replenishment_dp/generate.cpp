// Random unit costs and shock probabilities over equally spaced grids, actions and shocks.
#include "corpus/tasks/generate.h"
#include "corpus/tasks/random.h"

#include <algorithm>
#include <string_view>

namespace {

const accelscope_argument &argument(const accelscope_argument *arguments, int count,
                                    std::string_view name) {
  return *std::find_if(arguments, arguments + count,
                       [&](const accelscope_argument &a) { return name == a.name; });
}

/// `length` equally spaced values with both ends; the middle when there is only one.
void linspace(const accelscope_argument &target, double low, double high) {
  float *values = static_cast<float *>(target.data);
  for (int64_t i = 0; i < target.length; ++i) {
    const double share = target.length > 1 ? double(i) / double(target.length - 1) : 0.5;
    values[i] = float(low + (high - low) * share);
  }
}

void fill(const accelscope_argument &target, accelscope::Random &random, double low, double high) {
  float *values = static_cast<float *>(target.data);
  for (int64_t i = 0; i < target.length; ++i)
    values[i] = float(random.uniform(low, high));
}

} // namespace

extern "C" void generate_inputs(const accelscope_argument *arguments, int count, uint64_t seed) {
  auto get = [&](std::string_view name) -> const accelscope_argument & {
    return argument(arguments, count, name);
  };
  accelscope::Random random(seed);
  fill(get("c_t"), random, 0.05, 0.15);
  fill(get("h_t"), random, 0.02, 0.06);
  const accelscope_argument &penalty = get("b_t");
  fill(penalty, random, 0.1, 0.3);
  if (penalty.length > 0)
    static_cast<float *>(penalty.data)[penalty.length - 1] = 2.0f;

  linspace(get("grid_I"), -100.0, 500.0);
  linspace(get("grid_B"), 0.0, 1000.0);
  linspace(get("grid_Phi"), -5.0, 5.0);
  linspace(get("grid_Psi"), 0.0, 25.0);
  linspace(get("actions"), -200.0, 200.0);
  linspace(get("shocks"), -1.0, 1.0);

  const accelscope_argument &probabilities = get("shock_probs");
  float *p = static_cast<float *>(probabilities.data);
  fill(probabilities, random, 0.5, 1.5);
  double total = 0.0;
  for (int64_t i = 0; i < probabilities.length; ++i)
    total += p[i];
  for (int64_t i = 0; i < probabilities.length; ++i)
    p[i] = float(p[i] / total);
}
