// Backward induction with everything that does not depend on the period prepared on the host.
//
// The expected surplus and shortfall after an order depend on (I, Phi, action) alone, so the host
// sums them over the shocks once and a period's cost becomes c |x| + h surplus + b shortfall. The
// host also tabulates demand and the next Phi and Psi cells. All tables are built in one pinned
// block that mirrors the device block, and go up in a single copy.
#include <cuda_runtime.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace {

template <typename... Context>
void must(cudaError_t status, const char *format, Context... context) {
  if (status == cudaSuccess)
    return;
  std::fprintf(stderr, format, context...);
  std::fprintf(stderr, ": %s\n", cudaGetErrorString(status));
  std::exit(2);
}

struct Position {
  int low, high;
  float weight;
};

Position locate(const float *grid, int count, float value) {
  if (value >= grid[count - 1])
    return {count - 1, count - 1, 0.0f};
  if (value <= grid[0])
    return {0, 0, 0.0f};
  const int high = int(std::upper_bound(grid, grid + count, value) - grid);
  return {high - 1, high, (value - grid[high - 1]) / (grid[high] - grid[high - 1])};
}

/// The block of tables, in the same order on both sides; offsets are in bytes.
struct Layout {
  size_t phi, psi, demand, probability, action, levelStart, backlog, surplus, shortfall, total;

  Layout(int nI, int nB, int nPhi, int nPsi, int nX, int nS) {
    size_t end = 0;
    auto place = [&end](size_t bytes) {
      const size_t offset = end;
      end = (end + bytes + 255) / 256 * 256;
      return offset;
    };
    phi = place(size_t(nPhi) * nS * sizeof(Position));
    psi = place(size_t(nPsi) * nS * sizeof(Position));
    demand = place(size_t(nPhi) * nS * sizeof(float));
    probability = place(nS * sizeof(float));
    action = place(nX * sizeof(float));
    levelStart = place(nI * sizeof(float));
    backlog = place(nB * sizeof(float));
    surplus = place(size_t(nI) * nPhi * nX * sizeof(float));
    shortfall = place(size_t(nI) * nPhi * nX * sizeof(float));
    total = end;
  }
};

struct Tables {
  const Position *phi, *psi;         // [Phi][shock], [shock][Psi]
  const float *demand;               // [Phi][shock]
  const float *probability, *action; // [shock], [action]
  const float *levelStart, *backlog; // I + y, B
  const float *surplus, *shortfall;  // [I][Phi][action]
  int nI, nB, nPhi, nPsi, nX, nS;
  float firstI, scaleI, scaleB;
};

Tables tablesAt(char *base, const Layout &at) {
  Tables t{};
  t.phi = reinterpret_cast<const Position *>(base + at.phi);
  t.psi = reinterpret_cast<const Position *>(base + at.psi);
  t.demand = reinterpret_cast<const float *>(base + at.demand);
  t.probability = reinterpret_cast<const float *>(base + at.probability);
  t.action = reinterpret_cast<const float *>(base + at.action);
  t.levelStart = reinterpret_cast<const float *>(base + at.levelStart);
  t.backlog = reinterpret_cast<const float *>(base + at.backlog);
  t.surplus = reinterpret_cast<const float *>(base + at.surplus);
  t.shortfall = reinterpret_cast<const float *>(base + at.shortfall);
  return t;
}

constexpr int kBlock = 128;

/// A block serves one (I, Phi) and a piece of the (B, Psi) plane.
__global__ void stepBack(Tables t, int pieces, float c, float h, float b,
                         const float *__restrict__ next, float *__restrict__ value) {
  const int piece = blockIdx.x % pieces, pair = blockIdx.x / pieces;
  const int i = pair / t.nPhi, k = pair % t.nPhi;
  const int n = piece * kBlock + threadIdx.x;
  if (n >= t.nB * t.nPsi)
    return;
  const int j = n / t.nPsi, l = n % t.nPsi;
  const size_t strideB = size_t(t.nPhi) * t.nPsi, strideI = strideB * t.nB;
  const Position *phiRow = t.phi + size_t(k) * t.nS;
  const float *demandRow = t.demand + size_t(k) * t.nS;
  const float *surplusRow = t.surplus + size_t(pair) * t.nX;
  const float *shortfallRow = t.shortfall + size_t(pair) * t.nX;
  const float backlog = t.backlog[j] - t.backlog[0];

  auto mix = [](float x, float y, float w) { return x + w * (y - x); };
  float best = INFINITY;
  for (int a = 0; a < t.nX; ++a) {
    const float action = t.action[a];
    const float start = t.levelStart[i] + action;
    float expected = c * fabsf(action) + h * surplusRow[a] + b * shortfallRow[a];
    for (int s = 0; s < t.nS; ++s) {
      const float level = start - demandRow[s];
      const float atI = fminf(fmaxf((level - t.firstI) * t.scaleI, 0.0f), float(t.nI - 1));
      const float atB = fminf((backlog + fmaxf(0.0f, -level)) * t.scaleB, float(t.nB - 1));
      const int i0 = int(atI), j0 = int(atB);
      const float wI = atI - float(i0), wB = atB - float(j0);
      const float *i0j0 = next + i0 * strideI + j0 * strideB;
      const float *i0j1 = next + i0 * strideI + min(j0 + 1, t.nB - 1) * strideB;
      const ptrdiff_t up = i0 + 1 < t.nI ? ptrdiff_t(strideI) : 0;
      const Position p = phiRow[s], q = t.psi[size_t(s) * t.nPsi + l];
      auto square = [&](const float *at) {
        const float *low = at + size_t(p.low) * t.nPsi, *high = at + size_t(p.high) * t.nPsi;
        return mix(mix(low[q.low], low[q.high], q.weight), mix(high[q.low], high[q.high], q.weight),
                   p.weight);
      };
      expected += t.probability[s] * mix(mix(square(i0j0), square(i0j1), wB),
                                         mix(square(i0j0 + up), square(i0j1 + up), wB), wI);
    }
    best = fminf(best, expected);
  }
  value[i * strideI + j * strideB + size_t(k) * t.nPsi + l] = best;
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
  const size_t states = size_t(N_I) * N_B * N_Phi * N_Psi;
  if (states == 0)
    return;
  const size_t valueBytes = states * sizeof(float);
  const Layout at(N_I, N_B, N_Phi, N_Psi, N_x, N_phi);

  cudaStream_t stream;
  char *pinned = nullptr, *device = nullptr;
  float *next = nullptr, *value = nullptr;
  must(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking), "creating a stream");
  must(cudaMalloc(&next, valueBytes), "allocating %zu bytes of values", valueBytes);
  must(cudaMalloc(&value, valueBytes), "allocating %zu bytes of values", valueBytes);
  must(cudaMalloc(&device, at.total), "allocating %zu bytes of tables", at.total);
  must(cudaMemsetAsync(next, 0, valueBytes, stream), "clearing the terminal values");
  must(cudaMallocHost(&pinned, at.total), "allocating %zu pinned bytes", at.total);

  auto *phi = reinterpret_cast<Position *>(pinned + at.phi);
  auto *psi = reinterpret_cast<Position *>(pinned + at.psi);
  auto *demand = reinterpret_cast<float *>(pinned + at.demand);
  for (int s = 0; s < N_phi; ++s) {
    for (int k = 0; k < N_Phi; ++k) {
      phi[k * N_phi + s] = locate(grid_Phi, N_Phi, grid_Phi[k] + shocks[s]);
      demand[k * N_phi + s] = mu + nu * (shocks[s] + alpha * grid_Phi[k]);
    }
    for (int l = 0; l < N_Psi; ++l)
      psi[s * N_Psi + l] = locate(grid_Psi, N_Psi, grid_Psi[l] + shocks[s] * shocks[s]);
  }
  std::copy(shock_probs, shock_probs + N_phi, reinterpret_cast<float *>(pinned + at.probability));
  std::copy(actions, actions + N_x, reinterpret_cast<float *>(pinned + at.action));
  std::copy(grid_B, grid_B + N_B, reinterpret_cast<float *>(pinned + at.backlog));
  std::transform(grid_I, grid_I + N_I, reinterpret_cast<float *>(pinned + at.levelStart),
                 [y](float level) { return level + y; });
  auto *surplus = reinterpret_cast<float *>(pinned + at.surplus);
  auto *shortfall = reinterpret_cast<float *>(pinned + at.shortfall);
  for (int i = 0; i < N_I; ++i)
    for (int k = 0; k < N_Phi; ++k)
      for (int a = 0; a < N_x; ++a) {
        float above = 0.0f, below = 0.0f;
        for (int s = 0; s < N_phi; ++s) {
          const float level = grid_I[i] + y + actions[a] - demand[k * N_phi + s];
          above += shock_probs[s] * std::max(0.0f, level);
          below += shock_probs[s] * std::max(0.0f, -level);
        }
        *surplus++ = above;
        *shortfall++ = below;
      }
  must(cudaMemcpyAsync(device, pinned, at.total, cudaMemcpyHostToDevice, stream),
       "uploading the tables");

  Tables tables = tablesAt(device, at);
  tables.nI = N_I, tables.nB = N_B, tables.nPhi = N_Phi, tables.nPsi = N_Psi;
  tables.nX = N_x, tables.nS = N_phi;
  tables.firstI = grid_I[0];
  tables.scaleI = inverseSpacing(grid_I, N_I), tables.scaleB = inverseSpacing(grid_B, N_B);

  const int pieces = (N_B * N_Psi + kBlock - 1) / kBlock;
  for (int t = T - 1; t >= 0; --t) {
    stepBack<<<N_I * N_Phi * pieces, kBlock, 0, stream>>>(tables, pieces, c_t[t], h_t[t], b_t[t],
                                                          next, value);
    must(cudaGetLastError(), "launching period %d", t);
    std::swap(next, value);
  }
  must(cudaMemcpyAsync(V_out, next, valueBytes, cudaMemcpyDeviceToHost, stream),
       "fetching the values");
  must(cudaStreamSynchronize(stream), "finishing");

  must(cudaFreeHost(pinned), "freeing");
  must(cudaFree(device), "freeing");
  must(cudaFree(value), "freeing");
  must(cudaFree(next), "freeing");
  must(cudaStreamDestroy(stream), "destroying the stream");
}
