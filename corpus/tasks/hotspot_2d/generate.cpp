#include "../generate.h"
#include "../random.h"

// Start temperatures in U(50, 90). Power in U(0, 2e4) for a cell of a 256 x 256 chip, and in
// proportion to the cell's area on other grids, so that a finer grid does not make a hotter chip.
extern "C" void generate_inputs(const accelscope_argument *arguments, int, uint64_t seed) {
  enum { kRows, kCols, kIters, kTemperature, kPower };
  const accelscope_argument &temperature = arguments[kTemperature], &power = arguments[kPower];
  accelscope::Random heat(seed, 1), load(seed, 2);
  for (int64_t i = 0; i < temperature.length; ++i)
    static_cast<float *>(temperature.data)[i] = float(heat.uniform(50.0, 90.0));
  const double highest = 2.0e4 * (256.0 * 256.0) / double(power.length);
  for (int64_t i = 0; i < power.length; ++i)
    static_cast<float *>(power.data)[i] = float(load.uniform(0.0, highest));
}
