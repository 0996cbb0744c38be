#include "../generate.h"
#include "../random.h"

// Start temperatures in U(50, 90), power densities in U(0, 2e6), each cell on its own.
extern "C" void generate_inputs(const accelscope_argument *arguments, int, uint64_t seed) {
  enum { kRows, kCols, kIters, kTemperature, kPower };
  const accelscope_argument &temperature = arguments[kTemperature], &power = arguments[kPower];
  accelscope::Random heat(seed, 1), load(seed, 2);
  for (int64_t i = 0; i < temperature.length; ++i)
    static_cast<float *>(temperature.data)[i] = float(heat.uniform(50.0, 90.0));
  for (int64_t i = 0; i < power.length; ++i)
    static_cast<float *>(power.data)[i] = float(load.uniform(0.0, 2.0e6));
}
