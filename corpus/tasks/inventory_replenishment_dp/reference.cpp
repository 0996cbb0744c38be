// Backward induction over (I, B, Phi, Psi) with four-linear interpolation of the next value.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace {

/// A position between grid points `low` and `high`: `weight` is the share of `high`.
struct Cell {
  int32_t low, high;
  float weight;
};

Cell locate(const float *grid, int32_t n, float value) {
  if (n == 1 || value <= grid[0])
    return {0, 0, 0.0f};
  if (value >= grid[n - 1])
    return {n - 1, n - 1, 0.0f};
  const int32_t high = int32_t(std::upper_bound(grid, grid + n, value) - grid);
  return {high - 1, high, (value - grid[high - 1]) / (grid[high] - grid[high - 1])};
}

float mix(float low, float high, float weight) { return low + weight * (high - low); }

/// What one (action, shock) pair does to a level: independent of B and Psi.
struct Outcome {
  float cost, shortage;
  Cell level;
};

} // namespace

extern "C" void solution_compute(int32_t N_I, int32_t N_B, int32_t N_Phi, int32_t N_Psi,
                                 int32_t N_x, int32_t N_phi, int32_t T, const float *c_t,
                                 const float *h_t, const float *b_t, float mu, float nu,
                                 float alpha, float y, const float *grid_I, const float *grid_B,
                                 const float *grid_Phi, const float *grid_Psi, const float *actions,
                                 const float *shocks, const float *shock_probs, float *V_out) {
  const int64_t strideB = int64_t(N_Phi) * N_Psi, strideI = N_B * strideB;
  const int64_t pairs = int64_t(N_x) * N_phi;
  std::vector<float> next(size_t(N_I * strideI), 0.0f), value(next.size());
  std::vector<Outcome> outcomes(pairs);
  std::vector<Cell> shortages(pairs), sums(N_phi), squares(size_t(N_Psi) * N_phi);
  for (int32_t l = 0; l < N_Psi; ++l)
    for (int32_t s = 0; s < N_phi; ++s)
      squares[l * N_phi + s] = locate(grid_Psi, N_Psi, grid_Psi[l] + shocks[s] * shocks[s]);

  for (int32_t t = T - 1; t >= 0; --t) {
    for (int32_t i = 0; i < N_I; ++i)
      for (int32_t k = 0; k < N_Phi; ++k) {
        for (int32_t s = 0; s < N_phi; ++s)
          sums[s] = locate(grid_Phi, N_Phi, grid_Phi[k] + shocks[s]);
        for (int32_t a = 0; a < N_x; ++a)
          for (int32_t s = 0; s < N_phi; ++s) {
            const float demand = mu + nu * (shocks[s] + alpha * grid_Phi[k]);
            const float level = grid_I[i] + y + actions[a] - demand;
            const float shortage = std::max(0.0f, -level);
            const float cost =
                c_t[t] * std::fabs(actions[a]) + h_t[t] * std::max(0.0f, level) + b_t[t] * shortage;
            outcomes[a * N_phi + s] = {cost, shortage, locate(grid_I, N_I, level)};
          }
        for (int32_t j = 0; j < N_B; ++j) {
          for (int64_t p = 0; p < pairs; ++p)
            shortages[p] = locate(grid_B, N_B, grid_B[j] + outcomes[p].shortage);
          for (int32_t l = 0; l < N_Psi; ++l) {
            float best = std::numeric_limits<float>::infinity();
            for (int32_t a = 0; a < N_x; ++a) {
              float expected = 0.0f;
              for (int32_t s = 0; s < N_phi; ++s) {
                const Outcome &outcome = outcomes[a * N_phi + s];
                const Cell &ci = outcome.level, &cb = shortages[a * N_phi + s], &ck = sums[s],
                           &cl = squares[l * N_phi + s];
                auto alongPsi = [&](int64_t row) {
                  return mix(next[row + cl.low], next[row + cl.high], cl.weight);
                };
                auto alongPhi = [&](int64_t plane) {
                  return mix(alongPsi(plane + int64_t(ck.low) * N_Psi),
                             alongPsi(plane + int64_t(ck.high) * N_Psi), ck.weight);
                };
                auto alongB = [&](int64_t block) {
                  return mix(alongPhi(block + cb.low * strideB),
                             alongPhi(block + cb.high * strideB), cb.weight);
                };
                const float future =
                    mix(alongB(ci.low * strideI), alongB(ci.high * strideI), ci.weight);
                expected += shock_probs[s] * (outcome.cost + future);
              }
              best = std::min(best, expected);
            }
            value[i * strideI + j * strideB + int64_t(k) * N_Psi + l] = best;
          }
        }
      }
    next.swap(value);
  }
  std::copy(next.begin(), next.end(), V_out);
}
