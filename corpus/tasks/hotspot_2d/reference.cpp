// Explicit heat diffusion on a chip: one sweep per time step, two buffers that alternate.
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace {

struct Coefficients {
  float source; // step / capacity
  float vertical;
  float horizontal;
  float ambient;
};

constexpr float kAmbientTemperature = 80.0f;

Coefficients coefficientsOf(int rows, int cols) {
  constexpr double kChip = 0.016, kThickness = 0.0005, kConductivity = 100.0;
  constexpr double kHeatPerVolume = 1.75e6, kMaxPowerDensity = 3.0e6, kPrecision = 0.001;
  const double height = kChip / rows, width = kChip / cols;
  const double capacity = 0.5 * kHeatPerVolume * kThickness * width * height;
  const double resistanceX = width / (2.0 * kConductivity * kThickness * height);
  const double resistanceY = height / (2.0 * kConductivity * kThickness * width);
  const double resistanceZ = kThickness / (kConductivity * height * width);
  const double maxSlope = kMaxPowerDensity / (0.5 * kThickness * kHeatPerVolume);
  const double step = kPrecision / maxSlope / 1000.0;
  return {float(step / capacity), float(1.0 / resistanceY), float(1.0 / resistanceX),
          float(1.0 / resistanceZ)};
}

float advance(const Coefficients &k, float centre, float north, float south, float west, float east,
              float power) {
  const float vertical = (south + north - 2.0f * centre) * k.vertical;
  const float horizontal = (east + west - 2.0f * centre) * k.horizontal;
  const float ambient = (kAmbientTemperature - centre) * k.ambient;
  return centre + k.source * (power + vertical + horizontal + ambient);
}

// `north` and `south` are the row itself where the grid ends.
void sweepRow(const Coefficients &k, int cols, const float *north, const float *row,
              const float *south, const float *power, float *next) {
  next[0] = advance(k, row[0], north[0], south[0], row[0], row[cols > 1 ? 1 : 0], power[0]);
  for (int c = 1; c < cols - 1; ++c)
    next[c] = advance(k, row[c], north[c], south[c], row[c - 1], row[c + 1], power[c]);
  if (cols > 1) {
    const int c = cols - 1;
    next[c] = advance(k, row[c], north[c], south[c], row[c - 1], row[c], power[c]);
  }
}

} // namespace

extern "C" void solution_compute(int rows, int cols, int iters, const float *temp0,
                                 const float *power, float *out_temp) {
  const Coefficients k = coefficientsOf(rows, cols);
  std::vector<float> current(temp0, temp0 + int64_t(rows) * cols), next(current.size());
  for (int t = 0; t < iters; ++t) {
    for (int r = 0; r < rows; ++r) {
      const float *row = current.data() + int64_t(r) * cols;
      const float *north = r > 0 ? row - cols : row;
      const float *south = r < rows - 1 ? row + cols : row;
      sweepRow(k, cols, north, row, south, power + int64_t(r) * cols,
               next.data() + int64_t(r) * cols);
    }
    std::swap(current, next);
  }
  for (std::size_t i = 0; i < current.size(); ++i)
    out_temp[i] = current[i];
}
