// The whole induction in one cooperative launch over the two coordinates that matter.
//
// The cost of a period depends on the level and, through the demand, on Phi; the value after the
// last period is zero. Interpolation weights sum to one, so by induction no value depends on B or
// Psi, and interpolating along them returns what went in. The recursion therefore runs on the
// (I, Phi) plane, and the last period writes its values across B and Psi.
#include <cooperative_groups.h>
#include <cuda_runtime.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace cg = cooperative_groups;

#define ENSURE(call)                                                                               \
  do {                                                                                             \
    cudaError_t ensured = (call);                                                                  \
    if (ensured != cudaSuccess) {                                                                  \
      fprintf(stderr, "inventory_replenishment_dp.cu:%d: %s\n", __LINE__,                          \
              cudaGetErrorString(ensured));                                                        \
      exit(1);                                                                                     \
    }                                                                                              \
  } while (0)

namespace {

constexpr int kThreads = 128;

struct Problem {
  int nI, nB, nPhi, nPsi, nAction, nShock, periods;
  float mu, nu, alpha, y;
  float firstI, scaleI, firstPhi, scalePhi;
  const float *I, *Phi, *actions, *shocks, *probabilities;
  const float *orderCost, *holdingCost, *shortageCost;
  float *planes[2]; // values of one period on the (I, Phi) plane, even and odd periods
  float *out;
};

__device__ __forceinline__ float gridPosition(float value, float first, float scale, int count) {
  return fminf(fmaxf((value - first) * scale, 0.0f), float(count - 1));
}

__device__ __forceinline__ float blend(float a, float b, float w) { return fmaf(w, b - a, a); }

/// One warp per (I, Phi): lanes take actions, and every lane sums over all shocks.
__global__ void __launch_bounds__(kThreads) induction(const __grid_constant__ Problem p) {
  const cg::grid_group grid = cg::this_grid();
  const int lane = threadIdx.x % 32;
  const int warp = (blockIdx.x * kThreads + threadIdx.x) / 32;
  const int warps = gridDim.x * (kThreads / 32);

  for (int t = p.periods - 1; t >= 0; --t) {
    const float c = p.orderCost[t], h = p.holdingCost[t], b = p.shortageCost[t];
    const bool hasFuture = t + 1 < p.periods;
    const float *next = p.planes[(t + 1) % 2];
    float *value = p.planes[t % 2];

    for (int state = warp; state < p.nI * p.nPhi; state += warps) {
      const int i = state / p.nPhi, k = state % p.nPhi;
      const float level0 = p.I[i] + p.y, phi0 = p.Phi[k];
      float best = INFINITY;
      for (int a = lane; a < p.nAction; a += 32) {
        const float action = p.actions[a];
        float expected = c * fabsf(action);
        for (int s = 0; s < p.nShock; ++s) {
          const float shock = p.shocks[s], probability = p.probabilities[s];
          const float level = level0 + action - (p.mu + p.nu * (shock + p.alpha * phi0));
          float outcome = level > 0.0f ? h * level : -b * level;
          if (hasFuture) {
            const float atI = gridPosition(level, p.firstI, p.scaleI, p.nI);
            const float atPhi = gridPosition(phi0 + shock, p.firstPhi, p.scalePhi, p.nPhi);
            const int i0 = int(atI), k0 = int(atPhi);
            const int i1 = min(i0 + 1, p.nI - 1), k1 = min(k0 + 1, p.nPhi - 1);
            const float wI = atI - float(i0), wPhi = atPhi - float(k0);
            const float *low = next + i0 * p.nPhi, *high = next + i1 * p.nPhi;
            outcome += blend(blend(low[k0], low[k1], wPhi), blend(high[k0], high[k1], wPhi), wI);
          }
          expected = fmaf(probability, outcome, expected);
        }
        best = fminf(best, expected);
      }
      for (int offset = 16; offset > 0; offset /= 2)
        best = fminf(best, __shfl_xor_sync(0xffffffffu, best, offset));

      if (t > 0) {
        if (lane == 0)
          value[state] = best;
      } else {
        const size_t row = size_t(p.nPhi) * p.nPsi;
        float *target = p.out + i * (row * p.nB) + size_t(k) * p.nPsi;
        for (int n = lane; n < p.nB * p.nPsi; n += 32)
          target[n / p.nPsi * row + n % p.nPsi] = best;
      }
    }
    if (t > 0)
      grid.sync();
  }
}

float inverseSpacing(const float *grid, int count) {
  return count > 1 ? float(count - 1) / (grid[count - 1] - grid[0]) : 0.0f;
}

} // namespace

extern "C" void solution_compute(int N_I, int N_B, int N_Phi, int N_Psi, int N_x, int N_phi, int T,
                                 const float *c_t, const float *h_t, const float *b_t, float mu,
                                 float nu, float alpha, float y, const float *grid_I,
                                 const float *grid_B, const float *grid_Phi, const float *grid_Psi,
                                 const float *actions, const float *shocks,
                                 const float *shock_probs, float *V_out) {
  (void)grid_B, (void)grid_Psi;
  const size_t states = size_t(N_I) * N_B * N_Phi * N_Psi;
  if (states == 0)
    return;
  if (T <= 0) {
    std::fill(V_out, V_out + states, 0.0f);
    return;
  }

  // All small inputs go up together, behind one another in one buffer.
  std::vector<float> inputs;
  auto append = [&inputs](const float *source, int length) {
    const size_t offset = inputs.size();
    inputs.insert(inputs.end(), source, source + length);
    return offset;
  };
  const size_t atI = append(grid_I, N_I), atPhi = append(grid_Phi, N_Phi);
  const size_t atActions = append(actions, N_x), atShocks = append(shocks, N_phi);
  const size_t atProbabilities = append(shock_probs, N_phi);
  const size_t atC = append(c_t, T), atH = append(h_t, T), atB = append(b_t, T);

  const size_t plane = size_t(N_I) * N_Phi;
  float *memory = nullptr;
  ENSURE(cudaMalloc(&memory, (states + 2 * plane + inputs.size()) * sizeof(float)));
  float *in = memory + states + 2 * plane;
  ENSURE(cudaMemcpy(in, inputs.data(), inputs.size() * sizeof(float), cudaMemcpyHostToDevice));

  Problem problem;
  problem.nI = N_I, problem.nB = N_B, problem.nPhi = N_Phi, problem.nPsi = N_Psi;
  problem.nAction = N_x, problem.nShock = N_phi, problem.periods = T;
  problem.mu = mu, problem.nu = nu, problem.alpha = alpha, problem.y = y;
  problem.firstI = grid_I[0], problem.scaleI = inverseSpacing(grid_I, N_I);
  problem.firstPhi = grid_Phi[0], problem.scalePhi = inverseSpacing(grid_Phi, N_Phi);
  problem.I = in + atI, problem.Phi = in + atPhi, problem.actions = in + atActions;
  problem.shocks = in + atShocks, problem.probabilities = in + atProbabilities;
  problem.orderCost = in + atC, problem.holdingCost = in + atH, problem.shortageCost = in + atB;
  problem.out = memory, problem.planes[0] = memory + states;
  problem.planes[1] = problem.planes[0] + plane;

  int device = 0, processors = 0, resident = 0;
  ENSURE(cudaGetDevice(&device));
  ENSURE(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device));
  ENSURE(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&resident, induction, kThreads, 0));
  const size_t wanted = (plane * 32 + kThreads - 1) / kThreads;
  const int blocks = int(std::min(wanted, size_t(processors) * resident));
  void *arguments[] = {&problem};
  ENSURE(cudaLaunchCooperativeKernel(reinterpret_cast<void *>(induction), dim3(blocks),
                                     dim3(kThreads), arguments, 0, nullptr));
  ENSURE(cudaMemcpy(V_out, memory, states * sizeof(float), cudaMemcpyDeviceToHost));
  ENSURE(cudaFree(memory));
}
