// A grid that just fills the device walks over tiles of options. Each thread takes several options
// of a tile, a block width apart, so that their long chains of special functions overlap.
#include <cuda_runtime.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

static inline void cudaOrDie(cudaError_t e, int line) {
  if (e == cudaSuccess)
    return;
  fprintf(stderr, "black_scholes.cu:%d: CUDA error %s\n", line, cudaGetErrorName(e));
  exit(2);
}
#define CU(expr) cudaOrDie((expr), __LINE__)

struct OptionColumns {
  const int *type;
  const float *strike, *spot, *q, *r, *t, *vol;
};

struct OptionRow {
  int type;
  float strike, spot, q, r, t, vol;
};

__device__ inline OptionRow loadRow(const OptionColumns &in, long long i) {
  return {in.type[i], in.strike[i], in.spot[i], in.q[i], in.r[i], in.t[i], in.vol[i]};
}

// Calls and puts share one expression: the sign turns one into the other, which keeps the lanes of
// a warp together although the types are mixed at random.
__device__ inline float value(const OptionRow &o) {
  const float sign = o.type == 0 ? 1.0f : -1.0f;
  const float sd = o.vol * sqrtf(o.t);
  const float discount = expf(-o.r * o.t);
  const float forward = o.spot * expf((o.r - o.q) * o.t);
  const float d1 = logf(forward / o.strike) / sd + 0.5f * sd;
  const float d2 = d1 - sd;
  return discount * sign * (forward * normcdff(sign * d1) - o.strike * normcdff(sign * d2));
}

template <int BLOCK, int ITEMS>
__global__ void __launch_bounds__(BLOCK) priceTiles(long long n, OptionColumns in, float *price) {
  constexpr int kTile = BLOCK * ITEMS;
  const long long tiles = (n + kTile - 1) / kTile;
  for (long long tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
    const long long first = tile * kTile + threadIdx.x;
    if ((tile + 1) * kTile <= n) {
      OptionRow rows[ITEMS];
#pragma unroll
      for (int k = 0; k < ITEMS; ++k)
        rows[k] = loadRow(in, first + k * BLOCK);
#pragma unroll
      for (int k = 0; k < ITEMS; ++k)
        price[first + k * BLOCK] = value(rows[k]);
    } else {
      for (long long i = first; i < n; i += BLOCK)
        price[i] = value(loadRow(in, i));
    }
  }
}

template <class T> static T *toDevice(const T *host, size_t count) {
  T *device = nullptr;
  CU(cudaMalloc(&device, count * sizeof(T)));
  CU(cudaMemcpy(device, host, count * sizeof(T), cudaMemcpyHostToDevice));
  return device;
}

extern "C" void solution_compute(int N, const int *types, const float *strikes, const float *spots,
                                 const float *qs, const float *rs, const float *ts,
                                 const float *vols, float *prices) {
  if (N < 1)
    return;
  const size_t n = size_t(N);
  int *type = toDevice(types, n);
  float *strike = toDevice(strikes, n);
  float *spot = toDevice(spots, n);
  float *q = toDevice(qs, n);
  float *r = toDevice(rs, n);
  float *t = toDevice(ts, n);
  float *vol = toDevice(vols, n);
  float *price = nullptr;
  CU(cudaMalloc(&price, n * sizeof(float)));

  constexpr int kBlock = 256, kItems = 4;
  int device = 0, sms = 0, blocksPerSm = 0;
  CU(cudaGetDevice(&device));
  CU(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, device));
  CU(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocksPerSm, priceTiles<kBlock, kItems>, kBlock,
                                                   0));
  const long long tiles = ((long long)N + kBlock * kItems - 1) / (kBlock * kItems);
  const int grid = (int)std::min<long long>(tiles, (long long)sms * std::max(blocksPerSm, 1));
  const OptionColumns columns{type, strike, spot, q, r, t, vol};
  priceTiles<kBlock, kItems><<<grid, kBlock>>>(N, columns, price);
  CU(cudaGetLastError());
  CU(cudaMemcpy(prices, price, n * sizeof(float), cudaMemcpyDeviceToHost));

  for (void *p : {(void *)type, (void *)strike, (void *)spot, (void *)q, (void *)r, (void *)t,
                  (void *)vol, (void *)price})
    CU(cudaFree(p));
}
