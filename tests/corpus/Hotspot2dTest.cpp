// The heat diffusion reference against hand-computed steps, invariants and a closed form.
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <numbers>
#include <random>
#include <utility>
#include <vector>

#define solution_compute reference_hotspot_2d
namespace ref_hotspot_2d {
#include "corpus/tasks/hotspot_2d/reference.cpp"
}
#undef solution_compute

namespace {

std::vector<float> diffuse(int rows, int cols, int iters, const std::vector<float> &temperature,
                           const std::vector<float> &power) {
  std::vector<float> out(temperature.size(), -1.0f);
  ref_hotspot_2d::reference_hotspot_2d(rows, cols, iters, temperature.data(), power.data(),
                                       out.data());
  return out;
}

std::vector<float> draw(size_t count, float low, float high, unsigned seed) {
  std::mt19937 engine(seed);
  std::uniform_real_distribution<float> value(low, high);
  std::vector<float> result(count);
  for (float &v : result)
    v = value(engine);
  return result;
}

// Physical constants written out a second time, as the study's fact sheet gives them.
struct Chip {
  double source, x, y, z;
  Chip(int rows, int cols) {
    const double gh = 0.016 / rows, gw = 0.016 / cols, t = 0.0005;
    const double step = 0.001 / (3e6 / (0.5 * t * 1.75e6)) / 1000;
    source = step / (0.5 * 1.75e6 * t * gw * gh);
    x = 2 * 100 * t * gh / gw;
    y = 2 * 100 * t * gw / gh;
    z = 100 * gh * gw / t;
  }
};

// The same equation on a frame of ghost cells that copy the border, in double precision.
std::vector<double> diffuseWithGhosts(int rows, int cols, int iters,
                                      const std::vector<float> &temperature,
                                      const std::vector<float> &power) {
  const Chip k(rows, cols);
  const int pitch = cols + 2;
  std::vector<double> field(size_t(rows + 2) * pitch, 0.0);
  const auto at = [&](int r, int c) -> double & { return field[size_t(r + 1) * pitch + c + 1]; };
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < cols; ++c)
      at(r, c) = temperature[r * cols + c];
  for (int t = 0; t < iters; ++t) {
    for (int r = 0; r < rows; ++r)
      at(r, -1) = at(r, 0), at(r, cols) = at(r, cols - 1);
    for (int c = 0; c < cols; ++c)
      at(-1, c) = at(0, c), at(rows, c) = at(rows - 1, c);
    std::vector<double> change(size_t(rows) * cols);
    for (int r = 0; r < rows; ++r)
      for (int c = 0; c < cols; ++c)
        change[r * cols + c] =
            k.source * (power[r * cols + c] + k.y * (at(r - 1, c) - 2 * at(r, c) + at(r + 1, c)) +
                        k.x * (at(r, c - 1) - 2 * at(r, c) + at(r, c + 1)) + k.z * (80 - at(r, c)));
    for (int r = 0; r < rows; ++r)
      for (int c = 0; c < cols; ++c)
        at(r, c) += change[r * cols + c];
  }
  std::vector<double> result(size_t(rows) * cols);
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < cols; ++c)
      result[r * cols + c] = at(r, c);
  return result;
}

TEST(Hotspot2d, NoStepReturnsTheStart) {
  const std::vector<float> start = draw(35, 50, 90, 1), power = draw(35, 0, 2e6f, 2);
  EXPECT_EQ(diffuse(5, 7, 0, start, power), start);
}

TEST(Hotspot2d, OneStepByHandOnTwoByThree) {
  // 2 x 3: gh = 0.008, gw = 0.016 / 3, so step / capacity = 1.4583333e-10 / 0.018666667 =
  // 7.8125e-9, 1 / Rx = 0.15, 1 / Ry = 1 / 15, 1 / Rz = 8.5333333.
  const std::vector<float> start{50, 60, 70, 80, 90, 100},
      power{1e9f, 2e9f, 3e9f, 4e9f, 5e9f, 6e9f};
  const double s = 7.8125e-9;
  const double expected[6] = {50 + s * (1e9 + 30 / 15.0 + 10 * 0.15 + 30 * 8.5333333),
                              60 + s * (2e9 + 30 / 15.0 + 0 * 0.15 + 20 * 8.5333333),
                              70 + s * (3e9 + 30 / 15.0 - 10 * 0.15 + 10 * 8.5333333),
                              80 + s * (4e9 - 30 / 15.0 + 10 * 0.15 + 0 * 8.5333333),
                              90 + s * (5e9 - 30 / 15.0 + 0 * 0.15 - 10 * 8.5333333),
                              100 + s * (6e9 - 30 / 15.0 - 10 * 0.15 - 20 * 8.5333333)};
  const std::vector<float> out = diffuse(2, 3, 1, start, power);
  for (int i = 0; i < 6; ++i)
    EXPECT_NEAR(out[i], expected[i], 2e-5) << i;
}

TEST(Hotspot2d, AgreesWithGhostCellsOnRaggedGrids) {
  const int shapes[][3] = {{1, 1, 40}, {1, 9, 300}, {11, 1, 300}, {2, 2, 101}, {17, 33, 2000}};
  for (const auto &[rows, cols, iters] : shapes) {
    const std::vector<float> start = draw(size_t(rows) * cols, 50, 90, 3);
    const std::vector<float> power = draw(size_t(rows) * cols, 0, 2e6f, 4);
    const std::vector<float> out = diffuse(rows, cols, iters, start, power);
    const std::vector<double> expected = diffuseWithGhosts(rows, cols, iters, start, power);
    for (size_t i = 0; i < out.size(); ++i)
      EXPECT_NEAR(out[i], expected[i], 3e-5 * expected[i]) << rows << " x " << cols << " at " << i;
  }
}

TEST(Hotspot2d, AmbientWithoutPowerIsAtRest) {
  const std::vector<float> start(12 * 13, 80.0f), power(start.size(), 0.0f);
  EXPECT_EQ(diffuse(12, 13, 50, start, power), start);
}

TEST(Hotspot2d, HeatMovesButStaysWithoutPower) {
  // Insulated edges: flows between cells cancel; only the ambient term changes the sum.
  const int rows = 300, cols = 200, iters = 20;
  std::vector<float> start(rows * cols, 80.0f);
  start[123 * cols + 45] = 8080.0f;
  const std::vector<float> out =
      diffuse(rows, cols, iters, start, std::vector<float>(start.size()));
  double excess = 0;
  for (const float v : out)
    excess += v - 80.0;
  const Chip k(rows, cols);
  EXPECT_NEAR(excess, 8000 * std::pow(1 - k.source * k.z, iters), 0.5);
  EXPECT_LT(out[123 * cols + 45], 8079.0f);
  EXPECT_GT(out[122 * cols + 45], 80.0f);
  EXPECT_EQ(out[123 * cols + 45 + iters + 1], 80.0f) << "heat travels one cell a step at most";
}

TEST(Hotspot2d, CosineWaveDecaysAtItsOwnRate) {
  // cos(pi m (c + 1/2) / cols) is an eigenvector of the insulated second difference, with
  // eigenvalue -4 sin^2(pi m / (2 cols)).
  const int rows = 256, cols = 512, iters = 800, mode = 128;
  const Chip k(rows, cols);
  std::vector<float> start(size_t(rows) * cols);
  const auto wave = [&](int c) { return std::cos(std::numbers::pi * mode * (c + 0.5) / cols); };
  for (size_t i = 0; i < start.size(); ++i)
    start[i] = float(80 + 1000 * wave(int(i % cols)));
  const std::vector<float> out =
      diffuse(rows, cols, iters, start, std::vector<float>(start.size()));
  const double root = std::sin(std::numbers::pi * mode / (2.0 * cols));
  const double decay = std::pow(1 - k.source * (4 * k.x * root * root + k.z), iters);
  ASSERT_LT(decay, 0.99);
  for (size_t i = 0; i < out.size(); ++i)
    ASSERT_NEAR(out[i], 80 + 1000 * decay * wave(int(i % cols)), 0.02) << i;
}

TEST(Hotspot2d, MirrorsWithItsInput) {
  const int rows = 19, cols = 23;
  const std::vector<float> start = draw(rows * cols, 50, 90, 5),
                           power = draw(rows * cols, 0, 2e6f, 6);
  const auto mirrored = [&](const std::vector<float> &field) {
    std::vector<float> result(field.size());
    for (int r = 0; r < rows; ++r)
      for (int c = 0; c < cols; ++c)
        result[r * cols + c] = field[(rows - 1 - r) * cols + cols - 1 - c];
    return result;
  };
  EXPECT_EQ(diffuse(rows, cols, 77, mirrored(start), mirrored(power)),
            mirrored(diffuse(rows, cols, 77, start, power)));
}

} // namespace
