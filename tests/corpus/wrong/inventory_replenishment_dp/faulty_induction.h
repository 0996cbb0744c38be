// Backward induction whose steps the wrong solutions beside this file replace one at a time.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace faulty {

struct Cell {
  int32_t low, high;
  float weight;
};

/// The correct steps; a wrong solution derives from them and hides one.
struct Steps {
  static constexpr int32_t kLastPeriod = 0;
  static constexpr int32_t kShocksLeftOut = 0;
  static constexpr bool kInPlace = false;

  static Cell locate(const float *grid, int32_t n, float value) {
    if (n == 1 || value <= grid[0])
      return {0, 0, 0.0f};
    if (value >= grid[n - 1])
      return {n - 1, n - 1, 0.0f};
    const int32_t high = int32_t(std::upper_bound(grid, grid + n, value) - grid);
    return {high - 1, high, (value - grid[high - 1]) / (grid[high] - grid[high - 1])};
  }
  static float orderSize(float action) { return std::fabs(action); }
  static float nextSum(float sum, float shock) { return sum + shock; }
};

template <typename S>
void induce(int32_t N_I, int32_t N_B, int32_t N_Phi, int32_t N_Psi, int32_t N_x, int32_t N_phi,
            int32_t T, const float *c_t, const float *h_t, const float *b_t, float mu, float nu,
            float alpha, float y, const float *grid_I, const float *grid_B, const float *grid_Phi,
            const float *grid_Psi, const float *actions, const float *shocks,
            const float *shock_probs, float *V_out) {
  const int64_t strideB = int64_t(N_Phi) * N_Psi, strideI = N_B * strideB;
  const int64_t pairs = int64_t(N_x) * N_phi;
  std::vector<float> next(N_I * strideI, 0.0f), other(next.size()), costs(pairs), backlogs(pairs);
  std::vector<Cell> levels(pairs), shortages(pairs), sums(N_phi), squares(int64_t(N_Psi) * N_phi);
  for (int32_t l = 0; l < N_Psi; ++l)
    for (int32_t s = 0; s < N_phi; ++s)
      squares[l * N_phi + s] = S::locate(grid_Psi, N_Psi, grid_Psi[l] + shocks[s] * shocks[s]);
  auto mix = [](float low, float high, float weight) { return low + weight * (high - low); };

  for (int32_t t = T - 1; t >= S::kLastPeriod; --t) {
    std::vector<float> &value = S::kInPlace ? next : other;
    for (int32_t i = 0; i < N_I; ++i)
      for (int32_t k = 0; k < N_Phi; ++k) {
        for (int32_t s = 0; s < N_phi; ++s)
          sums[s] = S::locate(grid_Phi, N_Phi, S::nextSum(grid_Phi[k], shocks[s]));
        for (int64_t p = 0; p < pairs; ++p) {
          const float action = actions[p / N_phi], shock = shocks[p % N_phi];
          const float level = grid_I[i] + y + action - (mu + nu * (shock + alpha * grid_Phi[k]));
          backlogs[p] = std::max(0.0f, -level);
          costs[p] =
              c_t[t] * S::orderSize(action) + h_t[t] * std::max(0.0f, level) + b_t[t] * backlogs[p];
          levels[p] = S::locate(grid_I, N_I, level);
        }
        for (int32_t j = 0; j < N_B; ++j) {
          for (int64_t p = 0; p < pairs; ++p)
            shortages[p] = S::locate(grid_B, N_B, grid_B[j] + backlogs[p]);
          for (int32_t l = 0; l < N_Psi; ++l) {
            float best = std::numeric_limits<float>::infinity();
            for (int32_t a = 0; a < N_x; ++a) {
              float expected = 0.0f;
              for (int32_t s = 0; s < N_phi - S::kShocksLeftOut; ++s) {
                const int64_t p = int64_t(a) * N_phi + s;
                const Cell &ci = levels[p], &cb = shortages[p], &ck = sums[s],
                           &cl = squares[l * N_phi + s];
                auto psi = [&](int64_t row) {
                  return mix(next[row + cl.low], next[row + cl.high], cl.weight);
                };
                auto phi = [&](int64_t plane) {
                  return mix(psi(plane + int64_t(ck.low) * N_Psi),
                             psi(plane + int64_t(ck.high) * N_Psi), ck.weight);
                };
                auto shortage = [&](int64_t block) {
                  return mix(phi(block + cb.low * strideB), phi(block + cb.high * strideB),
                             cb.weight);
                };
                expected +=
                    shock_probs[s] * (costs[p] + mix(shortage(ci.low * strideI),
                                                     shortage(ci.high * strideI), ci.weight));
              }
              best = std::min(best, expected);
            }
            value[i * strideI + j * strideB + int64_t(k) * N_Psi + l] = best;
          }
        }
      }
    if (!S::kInPlace)
      next.swap(other);
  }
  std::copy(next.begin(), next.end(), V_out);
}

} // namespace faulty

#define FAULTY_SOLUTION(Steps)                                                                     \
  extern "C" void solution_compute(                                                                \
      int32_t N_I, int32_t N_B, int32_t N_Phi, int32_t N_Psi, int32_t N_x, int32_t N_phi,          \
      int32_t T, const float *c_t, const float *h_t, const float *b_t, float mu, float nu,         \
      float alpha, float y, const float *grid_I, const float *grid_B, const float *grid_Phi,       \
      const float *grid_Psi, const float *actions, const float *shocks, const float *shock_probs,  \
      float *V_out) {                                                                              \
    faulty::induce<Steps>(N_I, N_B, N_Phi, N_Psi, N_x, N_phi, T, c_t, h_t, b_t, mu, nu, alpha, y,  \
                          grid_I, grid_B, grid_Phi, grid_Psi, actions, shocks, shock_probs,        \
                          V_out);                                                                  \
  }
