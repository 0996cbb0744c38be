// Backward induction with a group of lanes per state.
//
// The lanes of a group try different actions and meet in a shuffle minimum. Each lane also locates
// the next (Phi, Psi) cell of a different shock, and the group passes these cells round. Groups
// step over the states by the size of the grid; their width is chosen to waste the fewest lanes.
#include <cuda_runtime.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <iostream>

namespace {

inline void ok(cudaError_t status, const char *step) {
  if (status != cudaSuccess) {
    std::cerr << "inventory_replenishment_dp, " << step << ": " << cudaGetErrorString(status)
              << '\n';
    std::exit(1);
  }
}

struct Parameters {
  int nI, nB, nPhi, nPsi, nAction, nShock;
  float mu, nu, alpha, y;
  const float *I, *B, *Phi, *Psi, *actions, *shocks, *probabilities;
};

struct Located {
  int low;
  float weight; // share of the point above; 0 at and beyond the last point
};

__device__ Located locate(const float *__restrict__ grid, int n, float value) {
  if (value <= grid[0])
    return {0, 0.0f};
  if (value >= grid[n - 1])
    return {n - 1, 0.0f};
  int low = 0, high = n - 1;
  while (high - low > 1) {
    const int middle = (low + high) >> 1;
    if (value < grid[middle])
      high = middle;
    else
      low = middle;
  }
  return {low, (value - grid[low]) / (grid[low + 1] - grid[low])};
}

__device__ float lerp(float a, float b, float w) { return a + w * (b - a); }

template <int kGroup>
__global__ void period(Parameters p, float c, float h, float b, const float *__restrict__ next,
                       float *__restrict__ value) {
  const int rank = threadIdx.x % kGroup;
  const unsigned lane = threadIdx.x % 32;
  const unsigned mask =
      kGroup == 32 ? 0xffffffffu : ((1u << (kGroup & 31)) - 1u) << (lane / kGroup * kGroup);
  const long long states = (long long)p.nI * p.nB * p.nPhi * p.nPsi;
  const long long groups = (long long)gridDim.x * blockDim.x / kGroup;
  const long long strideB = (long long)p.nPhi * p.nPsi, strideI = strideB * p.nB;

  long long state = ((long long)blockIdx.x * blockDim.x + threadIdx.x) / kGroup;
  for (; state < states; state += groups) {
    const float Psi = p.Psi[state % p.nPsi], Phi = p.Phi[state / p.nPsi % p.nPhi];
    const float B = p.B[state / strideB % p.nB], I = p.I[state / strideI];

    float best = INFINITY;
    for (int first = 0; first < p.nAction; first += kGroup) {
      const bool active = first + rank < p.nAction;
      const float x = p.actions[active ? first + rank : 0];
      float expected = 0.0f;

      for (int shock0 = 0; shock0 < p.nShock; shock0 += kGroup) {
        // My shock of this round: its demand and the (Phi, Psi) cell it leads to.
        const int mine = min(shock0 + rank, p.nShock - 1);
        const float phi = p.shocks[mine], probability = p.probabilities[mine];
        const float demand = p.mu + p.nu * (phi + p.alpha * Phi);
        const Located myPhi = locate(p.Phi, p.nPhi, Phi + phi);
        const Located myPsi = locate(p.Psi, p.nPsi, Psi + phi * phi);
        const int myOffset = myPhi.low * p.nPsi + myPsi.low;

        const int count = min(kGroup, p.nShock - shock0);
        for (int s = 0; s < count; ++s) {
          const float xi = __shfl_sync(mask, demand, s, kGroup);
          const float weight = __shfl_sync(mask, probability, s, kGroup);
          const int offset = __shfl_sync(mask, myOffset, s, kGroup);
          const float wPhi = __shfl_sync(mask, myPhi.weight, s, kGroup);
          const float wPsi = __shfl_sync(mask, myPsi.weight, s, kGroup);

          const float level = I + p.y + x - xi;
          const float shortage = fmaxf(0.0f, -level);
          const Located atI = locate(p.I, p.nI, level);
          const Located atB = locate(p.B, p.nB, B + shortage);
          // A weight of zero marks the end of an axis: stay on the point itself.
          const long long dI = atI.weight > 0.0f ? strideI : 0;
          const long long dB = atB.weight > 0.0f ? strideB : 0;
          const int dPhi = wPhi > 0.0f ? p.nPsi : 0, dPsi = wPsi > 0.0f ? 1 : 0;
          const float *corner = next + atI.low * strideI + atB.low * strideB + offset;

          auto square = [&](const float *at) {
            return lerp(lerp(at[0], at[dPsi], wPsi), lerp(at[dPhi], at[dPhi + dPsi], wPsi), wPhi);
          };
          const float future =
              lerp(lerp(square(corner), square(corner + dB), atB.weight),
                   lerp(square(corner + dI), square(corner + dI + dB), atB.weight), atI.weight);
          expected += weight * (c * fabsf(x) + h * fmaxf(0.0f, level) + b * shortage + future);
        }
      }
      if (active)
        best = fminf(best, expected);
    }
#pragma unroll
    for (int offset = kGroup / 2; offset > 0; offset /= 2)
      best = fminf(best, __shfl_xor_sync(mask, best, offset, kGroup));
    if (rank == 0)
      value[state] = best;
  }
}

template <int kGroup>
void run(const Parameters &p, int T, const float *c, const float *h, const float *b, float *next,
         float *value, float *out) {
  constexpr int kThreads = 256;
  int device = 0, processors = 0, resident = 0;
  ok(cudaGetDevice(&device), "device");
  ok(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device), "processors");
  ok(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&resident, period<kGroup>, kThreads, 0),
     "occupancy");
  const long long states = (long long)p.nI * p.nB * p.nPhi * p.nPsi;
  const long long needed = (states * kGroup + kThreads - 1) / kThreads;
  const int blocks =
      int(std::min<long long>(needed, (long long)processors * std::max(resident, 1)));

  for (int t = T - 1; t >= 0; --t) {
    period<kGroup><<<blocks, kThreads>>>(p, c[t], h[t], b[t], next, value);
    ok(cudaGetLastError(), "launch");
    std::swap(next, value);
  }
  ok(cudaMemcpy(out, next, states * sizeof(float), cudaMemcpyDeviceToHost), "download");
}

} // namespace

extern "C" void solution_compute(int N_I, int N_B, int N_Phi, int N_Psi, int N_x, int N_phi, int T,
                                 const float *c_t, const float *h_t, const float *b_t, float mu,
                                 float nu, float alpha, float y, const float *grid_I,
                                 const float *grid_B, const float *grid_Phi, const float *grid_Psi,
                                 const float *actions, const float *shocks,
                                 const float *shock_probs, float *V_out) {
  const size_t states = size_t(N_I) * N_B * N_Phi * N_Psi;
  if (states == 0)
    return;

  const size_t inputs = size_t(N_I) + N_B + N_Phi + N_Psi + N_x + 2 * size_t(N_phi);
  float *memory = nullptr;
  ok(cudaMalloc(&memory, (2 * states + inputs) * sizeof(float)), "allocation");
  float *next = memory, *value = memory + states, *cursor = memory + 2 * states;
  ok(cudaMemset(next, 0, states * sizeof(float)), "terminal values");

  auto upload = [&cursor](const float *host, int length) {
    float *device = cursor;
    ok(cudaMemcpy(device, host, length * sizeof(float), cudaMemcpyHostToDevice), "upload");
    cursor += length;
    return device;
  };
  Parameters p{N_I, N_B, N_Phi, N_Psi, N_x, N_phi, mu, nu, alpha, y, {}, {}, {}, {}, {}, {}, {}};
  p.I = upload(grid_I, N_I);
  p.B = upload(grid_B, N_B);
  p.Phi = upload(grid_Phi, N_Phi);
  p.Psi = upload(grid_Psi, N_Psi);
  p.actions = upload(actions, N_x);
  p.shocks = upload(shocks, N_phi);
  p.probabilities = upload(shock_probs, N_phi);

  // The widest group whose rounds over the actions occupy hardly more lanes than a narrower one's.
  int width = 4;
  for (int candidate : {8, 16, 32}) {
    auto lanes = [&](int w) { return (N_x + w - 1) / w * w; };
    if (lanes(candidate) <= lanes(width) + lanes(width) / 8)
      width = candidate;
  }
  switch (width) {
  case 32:
    run<32>(p, T, c_t, h_t, b_t, next, value, V_out);
    break;
  case 16:
    run<16>(p, T, c_t, h_t, b_t, next, value, V_out);
    break;
  case 8:
    run<8>(p, T, c_t, h_t, b_t, next, value, V_out);
    break;
  default:
    run<4>(p, T, c_t, h_t, b_t, next, value, V_out);
  }
  ok(cudaFree(memory), "release");
}
