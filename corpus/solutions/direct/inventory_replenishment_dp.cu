// Backward induction, one thread per state and one launch per period.
#include <cuda_runtime.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static void checkCuda(cudaError_t result, const char *file, int line) {
  if (result != cudaSuccess) {
    fprintf(stderr, "%s(%d): CUDA error: %s\n", file, line, cudaGetErrorString(result));
    exit(1);
  }
}
#define CHECK_CUDA(call) checkCuda((call), __FILE__, __LINE__)

struct Model {
  int N_I, N_B, N_Phi, N_Psi, N_x, N_phi;
  float mu, nu, alpha, y;
  const float *grid_I, *grid_B, *grid_Phi, *grid_Psi;
  const float *actions, *shocks, *shock_probs;
};

// Index of the grid point at or below value, and the share of the point above it.
__device__ void findCell(const float *grid, int n, float value, int *low, int *high, float *w) {
  if (n == 1 || value <= grid[0]) {
    *low = *high = 0;
    *w = 0.0f;
    return;
  }
  if (value >= grid[n - 1]) {
    *low = *high = n - 1;
    *w = 0.0f;
    return;
  }
  int a = 0, b = n - 1;
  while (b - a > 1) {
    int mid = (a + b) / 2;
    if (grid[mid] <= value)
      a = mid;
    else
      b = mid;
  }
  *low = a;
  *high = b;
  *w = (value - grid[a]) / (grid[b] - grid[a]);
}

__device__ float interpolate(const Model &m, const float *V, float I, float B, float Phi,
                             float Psi) {
  int i[2], j[2], k[2], l[2];
  float wi, wj, wk, wl;
  findCell(m.grid_I, m.N_I, I, &i[0], &i[1], &wi);
  findCell(m.grid_B, m.N_B, B, &j[0], &j[1], &wj);
  findCell(m.grid_Phi, m.N_Phi, Phi, &k[0], &k[1], &wk);
  findCell(m.grid_Psi, m.N_Psi, Psi, &l[0], &l[1], &wl);

  float sum = 0.0f;
  for (int corner = 0; corner < 16; corner++) {
    int a = corner >> 3, b = corner >> 2 & 1, c = corner >> 1 & 1, d = corner & 1;
    float weight =
        (a ? wi : 1.0f - wi) * (b ? wj : 1.0f - wj) * (c ? wk : 1.0f - wk) * (d ? wl : 1.0f - wl);
    size_t index = (((size_t)i[a] * m.N_B + j[b]) * m.N_Phi + k[c]) * m.N_Psi + l[d];
    sum += weight * V[index];
  }
  return sum;
}

__global__ void bellmanStep(Model m, float c, float h, float b, const float *V_next, float *V) {
  size_t states = (size_t)m.N_I * m.N_B * m.N_Phi * m.N_Psi;
  size_t state = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
  if (state >= states)
    return;
  float Psi = m.grid_Psi[state % m.N_Psi];
  float Phi = m.grid_Phi[state / m.N_Psi % m.N_Phi];
  float B = m.grid_B[state / m.N_Psi / m.N_Phi % m.N_B];
  float I = m.grid_I[state / m.N_Psi / m.N_Phi / m.N_B];

  float best = INFINITY;
  for (int a = 0; a < m.N_x; a++) {
    float x = m.actions[a];
    float expected = 0.0f;
    for (int s = 0; s < m.N_phi; s++) {
      float phi = m.shocks[s];
      float xi = m.mu + m.nu * (phi + m.alpha * Phi);
      float I_next = I + m.y + x - xi;
      float short_now = fmaxf(0.0f, -I_next);
      float cost = c * fabsf(x) + h * fmaxf(0.0f, I_next) + b * short_now;
      float future = interpolate(m, V_next, I_next, B + short_now, Phi + phi, Psi + phi * phi);
      expected += m.shock_probs[s] * (cost + future);
    }
    best = fminf(best, expected);
  }
  V[state] = best;
}

static float *toDevice(const float *host, int count) {
  float *device;
  CHECK_CUDA(cudaMalloc(&device, count * sizeof(float)));
  CHECK_CUDA(cudaMemcpy(device, host, count * sizeof(float), cudaMemcpyHostToDevice));
  return device;
}

extern "C" void solution_compute(int N_I, int N_B, int N_Phi, int N_Psi, int N_x, int N_phi, int T,
                                 const float *c_t, const float *h_t, const float *b_t, float mu,
                                 float nu, float alpha, float y, const float *grid_I,
                                 const float *grid_B, const float *grid_Phi, const float *grid_Psi,
                                 const float *actions, const float *shocks,
                                 const float *shock_probs, float *V_out) {
  size_t states = (size_t)N_I * N_B * N_Phi * N_Psi;
  if (states == 0)
    return;

  float *d_I = toDevice(grid_I, N_I), *d_B = toDevice(grid_B, N_B);
  float *d_Phi = toDevice(grid_Phi, N_Phi), *d_Psi = toDevice(grid_Psi, N_Psi);
  float *d_actions = toDevice(actions, N_x), *d_shocks = toDevice(shocks, N_phi);
  float *d_probs = toDevice(shock_probs, N_phi);
  Model m = {N_I, N_B, N_Phi, N_Psi, N_x,   N_phi,     mu,       nu,     alpha,
             y,   d_I, d_B,   d_Phi, d_Psi, d_actions, d_shocks, d_probs};

  float *d_next, *d_value;
  CHECK_CUDA(cudaMalloc(&d_next, states * sizeof(float)));
  CHECK_CUDA(cudaMalloc(&d_value, states * sizeof(float)));
  CHECK_CUDA(cudaMemset(d_next, 0, states * sizeof(float)));

  const int threads = 128;
  const unsigned blocks = (unsigned)((states + threads - 1) / threads);
  for (int t = T - 1; t >= 0; t--) {
    bellmanStep<<<blocks, threads>>>(m, c_t[t], h_t[t], b_t[t], d_next, d_value);
    CHECK_CUDA(cudaGetLastError());
    float *swap = d_next;
    d_next = d_value;
    d_value = swap;
  }
  CHECK_CUDA(cudaMemcpy(V_out, d_next, states * sizeof(float), cudaMemcpyDeviceToHost));

  float *buffers[] = {d_I, d_B, d_Phi, d_Psi, d_actions, d_shocks, d_probs, d_next, d_value};
  for (float *buffer : buffers)
    CHECK_CUDA(cudaFree(buffer));
}
