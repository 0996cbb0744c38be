// Backward induction over a table of packed interpolation cells.
//
// Every corner lookup along Phi and Psi touches a 2 x 2 neighbourhood, so the next value function
// is kept as one float4 per grid point: (V[k][l], V[k][l+1], V[k+1][l], V[k+1][l+1]), the last row
// and column repeated. Four float4 loads then replace sixteen scalar ones, with no bounds tests.
// A block serves one (I, Phi) pair; what an (action, shock) pair does there is the same for all
// B and Psi and is laid out once in shared memory, read by all threads at the same address.
#include <cuda_runtime.h>

#include <cstddef>
#include <cstdio>
#include <cstdlib>

namespace {

#define GPU(call)                                                                                  \
  do {                                                                                             \
    const cudaError_t error = call;                                                                \
    if (error != cudaSuccess) {                                                                    \
      std::fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call,                           \
                   cudaGetErrorString(error));                                                     \
      std::exit(EXIT_FAILURE);                                                                     \
    }                                                                                              \
  } while (false)

constexpr int kBlock = 128;
constexpr int kBatch = 128; // (action, shock) pairs staged at a time

/// Equally spaced points; `scale` is the inverse of their distance, 0 for a single point.
struct Axis {
  const float *points;
  int count;
  float first, scale;

  /// Position in units of grid points, clamped to the axis.
  __device__ float position(float value) const {
    return fminf(fmaxf((value - first) * scale, 0.0f), float(count - 1));
  }
};

struct Setup {
  Axis I, B, Phi, Psi;
  int actionCount, shockCount;
  float mu, nu, alpha, y;
  const float *actions, *shocks, *probabilities;
  const float2 *psiCells; // [shock][Psi]: low index (as bits) and weight
};

__global__ void locatePsi(Axis psi, const float *__restrict__ shocks, int shockCount,
                          float2 *__restrict__ cells) {
  const int index = blockIdx.x * blockDim.x + threadIdx.x;
  if (index >= shockCount * psi.count)
    return;
  const float shock = shocks[index / psi.count];
  const float at = psi.position(psi.points[index % psi.count] + shock * shock);
  const float low = floorf(at);
  cells[index] = make_float2(__int_as_float(int(low)), at - low);
}

__global__ void packCells(const float *__restrict__ value, int phiCount, int psiCount, size_t total,
                          float4 *__restrict__ cells) {
  const size_t index = size_t(blockIdx.x) * blockDim.x + threadIdx.x;
  if (index >= total)
    return;
  const int right = index % psiCount + 1 < psiCount ? 1 : 0;
  const int down = index / psiCount % phiCount + 1 < phiCount ? psiCount : 0;
  cells[index] = make_float4(value[index], value[index + right], value[index + down],
                             value[index + down + right]);
}

__device__ __forceinline__ float mix(float a, float b, float w) { return fmaf(w, b - a, a); }

/// Bilinear value in a packed cell.
__device__ __forceinline__ float inside(float4 cell, float wPhi, float wPsi) {
  return mix(mix(cell.x, cell.y, wPsi), mix(cell.z, cell.w, wPsi), wPhi);
}

/// What the staging of one (action, shock) pair keeps: 32 bytes, two vector loads.
struct __align__(16) Outcome {
  float weightedCost, probability, shortage, weightI;
  int lowI, lowPhi;
  float weightPhi;
  int shock;
};

__global__ void __launch_bounds__(kBlock)
    improve(const __grid_constant__ Setup setup, float orderCost, float holdingCost,
            float shortageCost, const float4 *__restrict__ cells, float *__restrict__ value) {
  __shared__ Outcome outcomes[kBatch];
  const int i = blockIdx.x / setup.Phi.count, k = blockIdx.x % setup.Phi.count;
  const float levelI = setup.I.points[i], sumPhi = setup.Phi.points[k];
  const int bCount = setup.B.count, psiCount = setup.Psi.count, phiCount = setup.Phi.count;
  const int plane = bCount * psiCount;
  const size_t strideB = size_t(phiCount) * psiCount, strideI = strideB * bCount;
  const int pairs = setup.actionCount * setup.shockCount;

  for (int base = 0; base < plane; base += kBlock) {
    const int state = base + threadIdx.x;
    const bool active = state < plane;
    const int j = active ? state / psiCount : 0, l = active ? state % psiCount : 0;
    const float backlog = setup.B.points[j];
    float best = INFINITY, expected = 0.0f;

    for (int firstPair = 0; firstPair < pairs; firstPair += kBatch) {
      const int batch = min(kBatch, pairs - firstPair);
      __syncthreads();
      for (int n = threadIdx.x; n < batch; n += kBlock) {
        const int pair = firstPair + n, s = pair % setup.shockCount;
        const float action = setup.actions[pair / setup.shockCount], shock = setup.shocks[s];
        const float demand = setup.mu + setup.nu * (shock + setup.alpha * sumPhi);
        const float level = levelI + setup.y + action - demand;
        Outcome o;
        o.shortage = fmaxf(0.0f, -level);
        o.probability = setup.probabilities[s];
        o.weightedCost =
            o.probability * (orderCost * fabsf(action) + holdingCost * fmaxf(0.0f, level) +
                             shortageCost * o.shortage);
        const float atI = setup.I.position(level), atPhi = setup.Phi.position(sumPhi + shock);
        o.lowI = int(atI);
        o.weightI = atI - float(o.lowI);
        o.lowPhi = int(atPhi);
        o.weightPhi = atPhi - float(o.lowPhi);
        o.shock = s;
        outcomes[n] = o;
      }
      __syncthreads();
      if (!active)
        continue;

      for (int n = 0; n < batch; ++n) {
        const Outcome o = outcomes[n];
        const float2 psi = setup.psiCells[o.shock * psiCount + l];
        const float atB = setup.B.position(backlog + o.shortage);
        const int lowB = int(atB);
        const float weightB = atB - float(lowB);
        // At the end of an axis the weight is 0, so the neighbour may be any valid cell.
        const size_t stepB = lowB + 1 < bCount ? strideB : 0;
        const size_t stepI = o.lowI + 1 < setup.I.count ? strideI : 0;
        const float4 *cell = cells + o.lowI * strideI + lowB * strideB +
                             size_t(o.lowPhi) * psiCount + __float_as_int(psi.x);
        const float low = mix(inside(cell[0], o.weightPhi, psi.y),
                              inside(cell[stepB], o.weightPhi, psi.y), weightB);
        const float high = mix(inside(cell[stepI], o.weightPhi, psi.y),
                               inside(cell[stepI + stepB], o.weightPhi, psi.y), weightB);
        expected += fmaf(o.probability, mix(low, high, o.weightI), o.weightedCost);
        if (o.shock == setup.shockCount - 1) {
          best = fminf(best, expected);
          expected = 0.0f;
        }
      }
    }
    if (active)
      value[i * strideI + j * strideB + size_t(k) * psiCount + l] = best;
  }
}

Axis makeAxis(const float *hostPoints, const float *devicePoints, int count) {
  const float span = hostPoints[count - 1] - hostPoints[0];
  return {devicePoints, count, hostPoints[0], count > 1 ? float(count - 1) / span : 0.0f};
}

float *upload(float *&cursor, const float *source, int count) {
  float *target = cursor;
  GPU(cudaMemcpy(target, source, count * sizeof(float), cudaMemcpyHostToDevice));
  cursor += (count + 3) / 4 * 4; // keep every array on a 16-byte boundary
  return target;
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

  const size_t parameterLength =
      size_t(N_I) + N_B + N_Phi + N_Psi + N_x + 2 * size_t(N_phi) + 7 * 4;
  float *parameters = nullptr, *value = nullptr;
  float4 *cells = nullptr;
  float2 *psiCells = nullptr;
  GPU(cudaMalloc(&parameters, parameterLength * sizeof(float)));
  GPU(cudaMalloc(&value, states * sizeof(float)));
  GPU(cudaMalloc(&cells, states * sizeof(float4)));
  GPU(cudaMalloc(&psiCells, size_t(N_phi) * N_Psi * sizeof(float2)));

  float *cursor = parameters;
  Setup setup;
  setup.I = makeAxis(grid_I, upload(cursor, grid_I, N_I), N_I);
  setup.B = makeAxis(grid_B, upload(cursor, grid_B, N_B), N_B);
  setup.Phi = makeAxis(grid_Phi, upload(cursor, grid_Phi, N_Phi), N_Phi);
  setup.Psi = makeAxis(grid_Psi, upload(cursor, grid_Psi, N_Psi), N_Psi);
  setup.actions = upload(cursor, actions, N_x);
  setup.shocks = upload(cursor, shocks, N_phi);
  setup.probabilities = upload(cursor, shock_probs, N_phi);
  setup.actionCount = N_x;
  setup.shockCount = N_phi;
  setup.mu = mu, setup.nu = nu, setup.alpha = alpha, setup.y = y;
  setup.psiCells = psiCells;

  const int psiTable = N_phi * N_Psi;
  locatePsi<<<(psiTable + kBlock - 1) / kBlock, kBlock>>>(setup.Psi, setup.shocks, N_phi, psiCells);
  GPU(cudaGetLastError());
  GPU(cudaMemset(value, 0, states * sizeof(float)));
  GPU(cudaMemset(cells, 0, states * sizeof(float4)));
  for (int t = T - 1; t >= 0; --t) {
    improve<<<N_I * N_Phi, kBlock>>>(setup, c_t[t], h_t[t], b_t[t], cells, value);
    GPU(cudaGetLastError());
    if (t > 0) {
      packCells<<<unsigned((states + kBlock - 1) / kBlock), kBlock>>>(value, N_Phi, N_Psi, states,
                                                                      cells);
      GPU(cudaGetLastError());
    }
  }
  GPU(cudaMemcpy(V_out, value, states * sizeof(float), cudaMemcpyDeviceToHost));

  GPU(cudaFree(psiCells));
  GPU(cudaFree(cells));
  GPU(cudaFree(value));
  GPU(cudaFree(parameters));
}
