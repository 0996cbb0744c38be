// Black-Scholes with dividend yield: one thread prices one option, in double like the CPU program.
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>

#define CUDA_CHECK(call)                                                                           \
  do {                                                                                             \
    cudaError_t err = (call);                                                                      \
    if (err != cudaSuccess) {                                                                      \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(err));                 \
      exit(EXIT_FAILURE);                                                                          \
    }                                                                                              \
  } while (0)

__device__ double norm_cdf(double z) { return 0.5 * erfc(-z * 0.70710678118654752440); }

__global__ void price_options(int n, const int *types, const float *strikes, const float *spots,
                              const float *qs, const float *rs, const float *ts, const float *vols,
                              float *prices) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;

  double strike = strikes[i];
  double t = ts[i];
  double discount = exp(-rs[i] * t);
  double forward = spots[i] * exp(-qs[i] * t) / discount;
  double sd = vols[i] * sqrt(t);
  double d1 = log(forward / strike) / sd + 0.5 * sd;
  double d2 = d1 - sd;

  double alpha, beta;
  if (types[i] == 0) {
    alpha = norm_cdf(d1);
    beta = -norm_cdf(d2);
  } else {
    alpha = norm_cdf(d1) - 1.0;
    beta = 1.0 - norm_cdf(d2);
  }
  prices[i] = (float)(discount * (forward * alpha + strike * beta));
}

extern "C" void solution_compute(int N, const int *types, const float *strikes, const float *spots,
                                 const float *qs, const float *rs, const float *ts,
                                 const float *vols, float *prices) {
  if (N <= 0)
    return;
  size_t bytes = (size_t)N * sizeof(float);

  int *d_types;
  float *d_strikes, *d_spots, *d_qs, *d_rs, *d_ts, *d_vols, *d_prices;
  CUDA_CHECK(cudaMalloc(&d_types, (size_t)N * sizeof(int)));
  CUDA_CHECK(cudaMalloc(&d_strikes, bytes));
  CUDA_CHECK(cudaMalloc(&d_spots, bytes));
  CUDA_CHECK(cudaMalloc(&d_qs, bytes));
  CUDA_CHECK(cudaMalloc(&d_rs, bytes));
  CUDA_CHECK(cudaMalloc(&d_ts, bytes));
  CUDA_CHECK(cudaMalloc(&d_vols, bytes));
  CUDA_CHECK(cudaMalloc(&d_prices, bytes));

  CUDA_CHECK(cudaMemcpy(d_types, types, (size_t)N * sizeof(int), cudaMemcpyHostToDevice));
  CUDA_CHECK(cudaMemcpy(d_strikes, strikes, bytes, cudaMemcpyHostToDevice));
  CUDA_CHECK(cudaMemcpy(d_spots, spots, bytes, cudaMemcpyHostToDevice));
  CUDA_CHECK(cudaMemcpy(d_qs, qs, bytes, cudaMemcpyHostToDevice));
  CUDA_CHECK(cudaMemcpy(d_rs, rs, bytes, cudaMemcpyHostToDevice));
  CUDA_CHECK(cudaMemcpy(d_ts, ts, bytes, cudaMemcpyHostToDevice));
  CUDA_CHECK(cudaMemcpy(d_vols, vols, bytes, cudaMemcpyHostToDevice));

  const int block = 256;
  const int grid = (N - 1) / block + 1;
  price_options<<<grid, block>>>(N, d_types, d_strikes, d_spots, d_qs, d_rs, d_ts, d_vols,
                                 d_prices);
  CUDA_CHECK(cudaGetLastError());
  CUDA_CHECK(cudaMemcpy(prices, d_prices, bytes, cudaMemcpyDeviceToHost));

  CUDA_CHECK(cudaFree(d_types));
  CUDA_CHECK(cudaFree(d_strikes));
  CUDA_CHECK(cudaFree(d_spots));
  CUDA_CHECK(cudaFree(d_qs));
  CUDA_CHECK(cudaFree(d_rs));
  CUDA_CHECK(cudaFree(d_ts));
  CUDA_CHECK(cudaFree(d_vols));
  CUDA_CHECK(cudaFree(d_prices));
}
