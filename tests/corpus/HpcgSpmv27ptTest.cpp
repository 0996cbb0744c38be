// The sparse product against dense and matrix-free formulations, and the generated matrix itself.
#include <cmath>
#include <cstdint>
#include <gtest/gtest.h>
#include <random>
#include <set>
#include <vector>

#include <algorithm>

#include "corpus/tasks/generate.h"
#include "corpus/tasks/random.h"

#define solution_compute reference_hpcg_spmv_27pt
#define generate_inputs generate_hpcg_spmv_27pt
namespace ref_hpcg_spmv_27pt {
#include "corpus/tasks/hpcg_spmv_27pt/reference.cpp"

#include "corpus/tasks/hpcg_spmv_27pt/generate.cpp"
} // namespace ref_hpcg_spmv_27pt
#undef solution_compute
#undef generate_inputs

namespace {

struct System {
  int n;
  std::vector<int> rowPtr, colIdx;
  std::vector<double> values, x;
};

std::vector<double> multiply(const System &s) {
  std::vector<double> y(s.n, NAN);
  ref_hpcg_spmv_27pt::reference_hpcg_spmv_27pt(s.n, s.rowPtr.data(), s.colIdx.data(),
                                               s.values.data(), s.x.data(), y.data());
  return y;
}

System generated(int64_t a, int64_t b, int64_t c, uint64_t seed) {
  const int64_t n = a * b * c, entries = (3 * a - 2) * (3 * b - 2) * (3 * c - 2);
  System s{int(n), std::vector<int>(n + 1, -1), std::vector<int>(entries, -1),
           std::vector<double>(entries, NAN), std::vector<double>(n, NAN)};
  std::vector<double> y(n);
  const accelscope_argument arguments[] = {{"n", &s.n, 1},
                                           {"row_ptr", s.rowPtr.data(), n + 1},
                                           {"col_idx", s.colIdx.data(), entries},
                                           {"values", s.values.data(), entries},
                                           {"x", s.x.data(), n},
                                           {"y_out", y.data(), n},
                                           {"side_a", &a, 1},
                                           {"side_b", &b, 1},
                                           {"side_c", &c, 1}};
  ref_hpcg_spmv_27pt::generate_hpcg_spmv_27pt(arguments, 9, seed);
  return s;
}

TEST(HpcgSpmv27pt, HandComputedWithEmptyRow) {
  const System s{3, {0, 2, 2, 5}, {0, 2, 0, 1, 2}, {2, 3, 4, 5, 6}, {10, 20, 30}};
  EXPECT_EQ(multiply(s), (std::vector<double>{110, 0, 320}));
}

TEST(HpcgSpmv27pt, RandomSparseMatrixAgainstDense) {
  std::mt19937 engine(7);
  std::uniform_real_distribution<double> value(-2, 2);
  const int n = 61;
  std::vector<double> dense(n * n, 0.0);
  System s{n, {0}, {}, {}, {}};
  for (int r = 0; r < n; ++r) {
    for (int c = 0; c < n; ++c)
      if (engine() % 5 == 0) {
        dense[r * n + c] = value(engine);
        s.colIdx.push_back(c);
        s.values.push_back(dense[r * n + c]);
      }
    s.rowPtr.push_back(int(s.colIdx.size()));
    s.x.push_back(value(engine));
  }
  const std::vector<double> y = multiply(s);
  for (int r = 0; r < n; ++r) {
    double expected = 0;
    for (int c = n - 1; c >= 0; --c)
      expected += dense[r * n + c] * s.x[c];
    EXPECT_NEAR(y[r], expected, 1e-13);
  }
}

TEST(HpcgSpmv27pt, IdealStencilAnnihilatesConstantsInside) {
  System s = generated(5, 6, 7, 11);
  for (int r = 0; r < s.n; ++r)
    for (int k = s.rowPtr[r]; k < s.rowPtr[r + 1]; ++k)
      s.values[k] = s.colIdx[k] == r ? 26 : -1;
  std::fill(s.x.begin(), s.x.end(), 1.0);
  const std::vector<double> y = multiply(s);
  for (int r = 0; r < s.n; ++r)
    EXPECT_EQ(y[r], 27 - (s.rowPtr[r + 1] - s.rowPtr[r]));
  EXPECT_EQ(std::count(y.begin(), y.end(), 0.0), 3 * 4 * 5);
}

TEST(HpcgSpmv27pt, GeneratedMatrixIsTheTwentySevenPointPattern) {
  const int a = 4, b = 5, c = 6;
  std::set<int> planes;
  for (uint64_t seed = 1; seed <= 60; ++seed) {
    const System s = generated(a, b, c, seed);
    ASSERT_EQ(size_t(s.rowPtr.back()), s.colIdx.size());
    // The first row is a corner: its columns are 0, 1, nx, nx + 1, nx ny, ...
    ASSERT_EQ(s.rowPtr[1], 8);
    const int nx = s.colIdx[2], plane = s.colIdx[4], ny = plane / nx, nz = s.n / plane;
    std::multiset<int> sides{nx, ny, nz};
    ASSERT_EQ(sides, (std::multiset<int>{a, b, c}));
    planes.insert(nx * 100 + ny * 10 + nz);
    for (int r = 0; r < s.n; ++r)
      for (int q = 0, k = s.rowPtr[r]; q < s.n; ++q) {
        const bool coupled = std::abs(q % nx - r % nx) <= 1 &&
                             std::abs(q / nx % ny - r / nx % ny) <= 1 &&
                             std::abs(q / plane - r / plane) <= 1;
        const bool stored = k < s.rowPtr[r + 1] && s.colIdx[k] == q;
        ASSERT_EQ(coupled, stored) << r << ", " << q;
        if (stored) {
          ASSERT_NEAR(s.values[k], q == r ? 26 : -1, q == r ? 2.6 : 0.1);
          ++k;
        }
      }
  }
  EXPECT_EQ(planes.size(), 6u) << "sixty seeds draw every order of the sides";
}

TEST(HpcgSpmv27pt, SeedsDecideEveryNumber) {
  const System first = generated(4, 4, 4, 1), again = generated(4, 4, 4, 1);
  const System other = generated(4, 4, 4, 2);
  EXPECT_EQ(first.values, again.values);
  EXPECT_EQ(first.x, again.x);
  EXPECT_NE(first.values, other.values);
  EXPECT_NE(first.x, other.x);
}

TEST(HpcgSpmv27pt, IsLinear) {
  System s = generated(6, 5, 4, 3);
  const std::vector<double> y = multiply(s);
  const std::vector<double> x = s.x;
  for (double &v : s.x)
    v *= -4;
  const std::vector<double> scaled = multiply(s);
  for (int r = 0; r < s.n; ++r)
    EXPECT_EQ(scaled[r], -4 * y[r]);
  std::fill(s.x.begin(), s.x.end(), 0.0);
  for (int column : {0, 59, 119}) {
    s.x[column] = 1;
    const std::vector<double> unit = multiply(s);
    s.x[column] = 0;
    for (int r = 0; r < s.n; ++r) {
      const auto begin = s.colIdx.begin() + s.rowPtr[r], end = s.colIdx.begin() + s.rowPtr[r + 1];
      const auto found = std::lower_bound(begin, end, column);
      const bool stored = found != end && *found == column;
      EXPECT_EQ(unit[r], stored ? s.values[found - s.colIdx.begin()] : 0.0);
    }
  }
}

} // namespace
