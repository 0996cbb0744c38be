// Explicit heat diffusion: one launch per time step, one thread per cell.
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>

#define CUDA_CHECK(call)                                                                           \
  do {                                                                                             \
    const cudaError_t err_ = (call);                                                               \
    if (err_ != cudaSuccess) {                                                                     \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(err_));                \
      exit(EXIT_FAILURE);                                                                          \
    }                                                                                              \
  } while (0)

__global__ void hotspot_step(int rows, int cols, float step_div_cap, float inv_rx, float inv_ry,
                             float inv_rz, const float *power, const float *temp,
                             float *temp_next) {
  const long long idx = (long long)blockIdx.x * blockDim.x + threadIdx.x;
  if (idx >= (long long)rows * cols)
    return;
  const int r = (int)(idx / cols);
  const int c = (int)(idx % cols);

  const float center = temp[idx];
  const float north = (r > 0) ? temp[idx - cols] : center;
  const float south = (r < rows - 1) ? temp[idx + cols] : center;
  const float west = (c > 0) ? temp[idx - 1] : center;
  const float east = (c < cols - 1) ? temp[idx + 1] : center;

  const float delta =
      step_div_cap * (power[idx] + (south + north - 2.0f * center) * inv_ry +
                      (east + west - 2.0f * center) * inv_rx + (80.0f - center) * inv_rz);
  temp_next[idx] = center + delta;
}

extern "C" void solution_compute(int rows, int cols, int iters, const float *temp0,
                                 const float *power, float *out_temp) {
  const size_t cells = (size_t)rows * cols;
  if (cells == 0)
    return;
  const size_t bytes = cells * sizeof(float);

  const double grid_height = 0.016 / rows;
  const double grid_width = 0.016 / cols;
  const double t_chip = 0.0005;
  const double cap = 0.5 * 1.75e6 * t_chip * grid_width * grid_height;
  const double rx = grid_width / (2.0 * 100.0 * t_chip * grid_height);
  const double ry = grid_height / (2.0 * 100.0 * t_chip * grid_width);
  const double rz = t_chip / (100.0 * grid_height * grid_width);
  const double max_slope = 3.0e6 / (0.5 * t_chip * 1.75e6);
  const double step = 0.001 / max_slope / 1000.0;

  float *d_power, *d_temp, *d_next;
  CUDA_CHECK(cudaMalloc(&d_power, bytes));
  CUDA_CHECK(cudaMalloc(&d_temp, bytes));
  CUDA_CHECK(cudaMalloc(&d_next, bytes));
  CUDA_CHECK(cudaMemcpy(d_power, power, bytes, cudaMemcpyHostToDevice));
  CUDA_CHECK(cudaMemcpy(d_temp, temp0, bytes, cudaMemcpyHostToDevice));

  const int block = 256;
  const unsigned grid = (unsigned)((cells + block - 1) / block);
  for (int it = 0; it < iters; ++it) {
    hotspot_step<<<grid, block>>>(rows, cols, (float)(step / cap), (float)(1.0 / rx),
                                  (float)(1.0 / ry), (float)(1.0 / rz), d_power, d_temp, d_next);
    float *tmp = d_temp;
    d_temp = d_next;
    d_next = tmp;
  }
  CUDA_CHECK(cudaGetLastError());
  CUDA_CHECK(cudaMemcpy(out_temp, d_temp, bytes, cudaMemcpyDeviceToHost));

  CUDA_CHECK(cudaFree(d_power));
  CUDA_CHECK(cudaFree(d_temp));
  CUDA_CHECK(cudaFree(d_next));
}
