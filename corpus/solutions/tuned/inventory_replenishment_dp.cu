// Backward induction with the interpolation split by axis.
//
// The next (Phi, Psi) depends only on (Phi, Psi, shock), never on the action. So each period first
// collapses the value function along Phi and Psi, once per shock and with the shock's probability
// folded in, and the search over actions is left with bilinear lookups in (I, B): 4 loads along
// contiguous Psi where the plain form gathers 16. On an equally spaced axis the shift from B to B'
// is the same number of cells for every B, so its cell and weight belong to the (action, shock)
// pair and are staged in shared memory with the rest of what a block knows about the pair.
#include <cuda_runtime.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

#define TRY(call)                                                                                  \
  if (cudaError_t status = (call); status != cudaSuccess)                                          \
  fail(#call, __LINE__, status)

[[noreturn]] void fail(const char *call, int line, cudaError_t status) {
  std::fprintf(stderr, "line %d: %s: %s\n", line, call, cudaGetErrorString(status));
  std::exit(1);
}

constexpr int kThreads = 128;
constexpr int kStaged = 256; // (action, shock) pairs in shared memory

struct Line {
  const float *points;
  int n;
  float first, scale; // scale: cells per unit, 0 for a single point
};

struct World {
  Line I, B, Phi, Psi;
  int nAction, nShock;
  float mu, nu, alpha, y;
  const float *actions, *shocks, *probabilities;
};

__device__ __forceinline__ float along(const Line &line, float value) {
  return fminf(fmaxf((value - line.first) * line.scale, 0.0f), float(line.n - 1));
}

__device__ __forceinline__ float lerp(float a, float b, float w) { return fmaf(w, b - a, a); }

// collapsed[Phi][shock][I][B][Psi] = probability * next value at (I, B, Phi', Psi')
__global__ void __launch_bounds__(kThreads)
    collapse(const __grid_constant__ World w, const float *__restrict__ next,
             float *__restrict__ collapsed) {
  const int k = blockIdx.x / w.nShock, s = blockIdx.x % w.nShock;
  const float shock = w.shocks[s], probability = w.probabilities[s];
  const float atPhi = along(w.Phi, w.Phi.points[k] + shock);
  const int k0 = int(atPhi), k1 = min(k0 + 1, w.Phi.n - 1);
  const float wPhi = atPhi - float(k0);
  const size_t planeSize = size_t(w.Phi.n) * w.Psi.n;
  const size_t low = size_t(k0) * w.Psi.n, high = size_t(k1) * w.Psi.n;

  const unsigned count = unsigned(w.I.n) * w.B.n * w.Psi.n;
  float *target = collapsed + size_t(blockIdx.x) * count;
  for (unsigned n = blockIdx.y * kThreads + threadIdx.x; n < count; n += gridDim.y * kThreads) {
    const unsigned row = n / w.Psi.n, l = n - row * w.Psi.n;
    const float atPsi = along(w.Psi, __ldg(w.Psi.points + l) + shock * shock);
    const int l0 = int(atPsi), l1 = min(l0 + 1, w.Psi.n - 1);
    const float wPsi = atPsi - float(l0);
    const float *plane = next + row * planeSize;
    target[n] =
        probability * lerp(lerp(__ldg(plane + low + l0), __ldg(plane + low + l1), wPsi),
                           lerp(__ldg(plane + high + l0), __ldg(plane + high + l1), wPsi), wPhi);
  }
}

struct alignas(16) Pair {
  int slice; // offset of (shock, lower I) in the collapsed table
  int up;    // from lower to upper I
  float wI, wB;
  int shiftB;
  float cost; // weighted by the probability
  bool endsAction;
};

// kFuture is off for the last period, whose successors are worth nothing.
template <bool kFuture>
__global__ void __launch_bounds__(kThreads)
    improve(const __grid_constant__ World w, float c, float h, float b,
            const float *__restrict__ collapsed, float *__restrict__ value) {
  __shared__ Pair staged[kStaged];
  const int i = blockIdx.x % w.I.n, k = blockIdx.x / w.I.n;
  const int nB = w.B.n, nPsi = w.Psi.n;
  const int plane = nB * nPsi, pairs = w.nAction * w.nShock;
  const float *mine = collapsed + size_t(k) * w.nShock * w.I.n * plane;
  const float level0 = w.I.points[i] + w.y, phi0 = w.Phi.points[k];

  for (int base = blockIdx.y * kThreads; base < plane; base += gridDim.y * kThreads) {
    const int n = base + threadIdx.x;
    const bool active = n < plane;
    const int j = active ? n / nPsi : 0, l = active ? n % nPsi : 0;
    float best = INFINITY, expected = 0.0f;

    for (int first = 0; first < pairs; first += kStaged) {
      const int count = min(kStaged, pairs - first);
      __syncthreads();
      for (int m = threadIdx.x; m < count; m += kThreads) {
        const int a = (first + m) / w.nShock, s = (first + m) % w.nShock;
        const float action = w.actions[a], shock = w.shocks[s];
        const float level = level0 + action - (w.mu + w.nu * (shock + w.alpha * phi0));
        const float shortage = fmaxf(0.0f, -level);
        const float atI = along(w.I, level);
        const float shift = fminf(shortage * w.B.scale, float(nB));
        const int i0 = int(atI);
        Pair pair;
        pair.slice = (s * w.I.n + i0) * plane;
        pair.up = i0 + 1 < w.I.n ? plane : 0;
        pair.wI = atI - float(i0);
        pair.shiftB = int(shift);
        pair.wB = shift - float(pair.shiftB);
        pair.cost =
            w.probabilities[s] * (c * fabsf(action) + h * fmaxf(0.0f, level) + b * shortage);
        pair.endsAction = s + 1 == w.nShock;
        staged[m] = pair;
      }
      __syncthreads();

      if (active) {
#pragma unroll 4
        for (int m = 0; m < count; ++m) {
          const Pair pair = staged[m];
          expected += pair.cost;
          if constexpr (kFuture) {
            const int j0 = min(j + pair.shiftB, nB - 1), j1 = min(j0 + 1, nB - 1);
            const float *low = mine + pair.slice + l, *high = low + pair.up;
            expected +=
                lerp(lerp(__ldg(low + j0 * nPsi), __ldg(low + j1 * nPsi), pair.wB),
                     lerp(__ldg(high + j0 * nPsi), __ldg(high + j1 * nPsi), pair.wB), pair.wI);
          }
          if (pair.endsAction) {
            best = fminf(best, expected);
            expected = 0.0f;
          }
        }
      }
    }
    if (active)
      value[((size_t(i) * nB + j) * w.Phi.n + k) * nPsi + l] = best;
  }
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
  if (T <= 0) {
    std::fill(V_out, V_out + states, 0.0f);
    return;
  }

  const float *sources[] = {grid_I, grid_B, grid_Phi, grid_Psi, actions, shocks, shock_probs};
  const int lengths[] = {N_I, N_B, N_Phi, N_Psi, N_x, N_phi, N_phi};
  std::vector<float> packed;
  size_t starts[7];
  for (int n = 0; n < 7; ++n) {
    starts[n] = packed.size();
    packed.insert(packed.end(), sources[n], sources[n] + lengths[n]);
  }

  const size_t collapsedLength = T > 1 ? states * N_phi : 0;
  float *memory = nullptr;
  TRY(cudaMalloc(&memory, (states + collapsedLength + packed.size()) * sizeof(float)));
  float *value = memory, *collapsed = memory + states, *inputs = collapsed + collapsedLength;
  TRY(cudaMemcpy(inputs, packed.data(), packed.size() * sizeof(float), cudaMemcpyHostToDevice));

  auto line = [&](int n) {
    const float *grid = sources[n];
    const int count = lengths[n];
    const float scale = count > 1 ? float(count - 1) / (grid[count - 1] - grid[0]) : 0.0f;
    return Line{inputs + starts[n], count, grid[0], scale};
  };
  const World world = {line(0),
                       line(1),
                       line(2),
                       line(3),
                       N_x,
                       N_phi,
                       mu,
                       nu,
                       alpha,
                       y,
                       inputs + starts[4],
                       inputs + starts[5],
                       inputs + starts[6]};

  auto pieces = [](size_t n) {
    return unsigned(std::min<size_t>((n + kThreads - 1) / kThreads, 65535));
  };
  const dim3 collapseGrid(N_Phi * N_phi, pieces(states / N_Phi));
  const dim3 improveGrid(N_I * N_Phi, pieces(size_t(N_B) * N_Psi));
  // A period's values are dead once collapsed, so one buffer of them is enough.
  improve<false>
      <<<improveGrid, kThreads>>>(world, c_t[T - 1], h_t[T - 1], b_t[T - 1], collapsed, value);
  TRY(cudaGetLastError());
  for (int t = T - 2; t >= 0; --t) {
    collapse<<<collapseGrid, kThreads>>>(world, value, collapsed);
    TRY(cudaGetLastError());
    improve<true><<<improveGrid, kThreads>>>(world, c_t[t], h_t[t], b_t[t], collapsed, value);
    TRY(cudaGetLastError());
  }
  TRY(cudaMemcpy(V_out, value, states * sizeof(float), cudaMemcpyDeviceToHost));
  TRY(cudaFree(memory));
}
