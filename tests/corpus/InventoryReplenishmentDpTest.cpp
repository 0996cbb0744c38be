#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

#include <gtest/gtest.h>

#define solution_compute reference_inventory_replenishment_dp
namespace inventory_replenishment_dp_reference {
#include "corpus/tasks/inventory_replenishment_dp/reference.cpp"
}
#undef solution_compute

namespace {

struct Problem {
  std::vector<float> c, h, b;
  float mu = 200, nu = 90, alpha = 0.25f, y = 200;
  std::vector<float> gridI, gridB, gridPhi, gridPsi, actions, shocks, probabilities;
};

std::vector<float> linspace(float low, float high, int n) {
  std::vector<float> values(n);
  for (int i = 0; i < n; ++i)
    values[i] = n > 1 ? low + (high - low) * i / (n - 1) : (low + high) / 2;
  return values;
}

Problem typical(int periods) {
  Problem p;
  for (int t = 0; t < periods; ++t) {
    p.c.push_back(0.05f + 0.02f * (t % 5));
    p.h.push_back(0.06f - 0.01f * (t % 4));
    p.b.push_back(t == periods - 1 ? 2.0f : 0.1f + 0.03f * (t % 6));
  }
  p.gridI = linspace(-100, 500, 9);
  p.gridB = linspace(0, 1000, 4);
  p.gridPhi = linspace(-5, 5, 6);
  p.gridPsi = linspace(0, 25, 5);
  p.actions = linspace(-200, 200, 7);
  p.shocks = linspace(-1, 1, 4);
  p.probabilities = {0.1f, 0.4f, 0.3f, 0.2f};
  return p;
}

std::vector<float> values(const Problem &p) {
  std::vector<float> out(p.gridI.size() * p.gridB.size() * p.gridPhi.size() * p.gridPsi.size(),
                         -1.0f);
  inventory_replenishment_dp_reference::reference_inventory_replenishment_dp(
      int32_t(p.gridI.size()), int32_t(p.gridB.size()), int32_t(p.gridPhi.size()),
      int32_t(p.gridPsi.size()), int32_t(p.actions.size()), int32_t(p.shocks.size()),
      int32_t(p.c.size()), p.c.data(), p.h.data(), p.b.data(), p.mu, p.nu, p.alpha, p.y,
      p.gridI.data(), p.gridB.data(), p.gridPhi.data(), p.gridPsi.data(), p.actions.data(),
      p.shocks.data(), p.probabilities.data(), out.data());
  return out;
}

/// The share of each of the grid's hat functions at `value`, clamped to the grid.
std::vector<double> hats(const std::vector<float> &grid, double value) {
  std::vector<double> shares(grid.size(), 0.0);
  value = std::clamp(value, double(grid.front()), double(grid.back()));
  for (size_t i = 0; i < grid.size(); ++i) {
    if (value == grid[i])
      shares[i] = 1.0;
    else if (i + 1 < grid.size() && value > grid[i] && value < grid[i + 1])
      shares[i] = (grid[i + 1] - value) / (double(grid[i + 1]) - grid[i]);
    else if (i > 0 && value > grid[i - 1] && value < grid[i])
      shares[i] = (value - grid[i - 1]) / (double(grid[i]) - grid[i - 1]);
  }
  return shares;
}

/// Forward recursion over memoised states, by hat functions in double precision.
class Recursion {
public:
  explicit Recursion(const Problem &problem) : p(problem), memo(p.c.size()) {
    for (auto &period : memo)
      period.assign(p.gridI.size() * p.gridB.size() * p.gridPhi.size() * p.gridPsi.size(),
                    std::numeric_limits<double>::quiet_NaN());
  }

  double value(size_t t, size_t i, size_t j, size_t k, size_t l) {
    if (t == p.c.size())
      return 0.0;
    double &known =
        memo[t][((i * p.gridB.size() + j) * p.gridPhi.size() + k) * p.gridPsi.size() + l];
    if (!std::isnan(known))
      return known;
    double best = std::numeric_limits<double>::infinity();
    for (double x : p.actions) {
      double expected = 0.0;
      for (size_t s = 0; s < p.shocks.size(); ++s) {
        const double phi = p.shocks[s];
        const double level = p.gridI[i] + p.y + x - p.mu - p.nu * (phi + p.alpha * p.gridPhi[k]);
        const double cost = p.c[t] * std::abs(x) + (level > 0 ? p.h[t] * level : p.b[t] * -level);
        const double backlog = p.gridB[j] + (level < 0 ? -level : 0.0);
        expected += p.probabilities[s] *
                    (cost + expectedNext(t + 1, hats(p.gridI, level), hats(p.gridB, backlog),
                                         hats(p.gridPhi, p.gridPhi[k] + phi),
                                         hats(p.gridPsi, p.gridPsi[l] + phi * phi)));
      }
      best = std::min(best, expected);
    }
    return known = best;
  }

private:
  double expectedNext(size_t t, const std::vector<double> &wi, const std::vector<double> &wb,
                      const std::vector<double> &wk, const std::vector<double> &wl) {
    double sum = 0.0;
    for (size_t i = 0; i < wi.size(); ++i)
      for (size_t j = 0; wi[i] > 0 && j < wb.size(); ++j)
        for (size_t k = 0; wb[j] > 0 && k < wk.size(); ++k)
          for (size_t l = 0; wk[k] > 0 && l < wl.size(); ++l)
            if (wl[l] > 0)
              sum += wi[i] * wb[j] * wk[k] * wl[l] * value(t, i, j, k, l);
    return sum;
  }

  const Problem &p;
  std::vector<std::vector<double>> memo;
};

void expectMatchesRecursion(const Problem &p) {
  const auto v = values(p);
  Recursion recursion(p);
  size_t index = 0;
  for (size_t i = 0; i < p.gridI.size(); ++i)
    for (size_t j = 0; j < p.gridB.size(); ++j)
      for (size_t k = 0; k < p.gridPhi.size(); ++k)
        for (size_t l = 0; l < p.gridPsi.size(); ++l, ++index) {
          const double expected = recursion.value(0, i, j, k, l);
          ASSERT_NEAR(v[index], expected, 1e-4 + 1e-6 * std::abs(expected))
              << "state " << i << ' ' << j << ' ' << k << ' ' << l;
        }
}

TEST(InventoryReplenishmentDp, MatchesOnePeriodWorkedOutByHand) {
  Problem p;
  p.c = {0.5f}, p.h = {1.0f}, p.b = {4.0f};
  p.mu = 10, p.nu = 2, p.alpha = 0.5f, p.y = 3;
  p.gridI = {0, 10}, p.gridB = {0}, p.gridPhi = {0, 2}, p.gridPsi = {0};
  p.actions = {0, 7}, p.shocks = {-1, 1}, p.probabilities = {0.25f, 0.75f};
  // Demand is 8 or 12 at Phi = 0, and 10 or 14 at Phi = 2.
  // I = 0, Phi = 0: order 0 leaves -5 or -9: 0.25*20 + 0.75*36 = 32;
  //                 order 7 leaves 2 or -2: 3.5 + 0.25*2 + 0.75*8 = 10.
  // I = 0, Phi = 2: order 7 leaves 0 or -4: 3.5 + 0.75*16 = 15.5.
  // I = 10, Phi = 0: order 0 leaves 5 or 1: 0.25*5 + 0.75*1 = 2.
  // I = 10, Phi = 2: order 0 leaves 3 or -1: 0.25*3 + 0.75*4 = 3.75.
  EXPECT_EQ(values(p), (std::vector<float>{10.0f, 15.5f, 2.0f, 3.75f}));
}

TEST(InventoryReplenishmentDp, MatchesForwardRecursionWithHatFunctions) {
  for (int periods : {1, 2, 5})
    expectMatchesRecursion(typical(periods));
}

TEST(InventoryReplenishmentDp, MatchesForwardRecursionOnUnequalAndSinglePointAxes) {
  Problem p = typical(4);
  p.gridI = {-150, -20, 0, 33, 400, 410};
  p.gridB = {5};
  p.gridPhi = {-3, 0.5f, 1, 4};
  p.gridPsi = {0, 0.3f};
  p.actions = {50};
  expectMatchesRecursion(p);
}

TEST(InventoryReplenishmentDp, IsZeroWithoutPeriods) {
  const auto v = values(typical(0));
  EXPECT_EQ(std::count(v.begin(), v.end(), 0.0f), int64_t(v.size()));
}

TEST(InventoryReplenishmentDp, DoesNotVaryWithTheShortageOrTheSumOfSquares) {
  // No cost depends on B or Psi, and interpolation weights sum to one.
  const Problem p = typical(5);
  const auto v = values(p);
  const size_t nB = p.gridB.size(), nPhi = p.gridPhi.size(), nPsi = p.gridPsi.size();
  for (size_t index = 0; index < v.size(); ++index) {
    const size_t k = index / nPsi % nPhi, i = index / (nPsi * nPhi * nB);
    ASSERT_NEAR(v[index], v[i * nB * nPhi * nPsi + k * nPsi], 1e-4f);
  }
}

TEST(InventoryReplenishmentDp, NeverGetsWorseWithMoreActions) {
  Problem few = typical(4), many = few;
  few.actions = {-100, 0, 100};
  many.actions = {-100, -30, 0, 45, 100};
  const auto worse = values(few), better = values(many);
  for (size_t i = 0; i < worse.size(); ++i)
    ASSERT_LE(better[i], worse[i] + 1e-4f);
  EXPECT_NE(better, worse);
}

} // namespace
