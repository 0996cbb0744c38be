/* Priorities by a hash, then rounds of an independent set; error checks in a macro. */
#include <stdio.h>
#define CHECK(x) do { cudaError_t e_ = (x); if (e_ != cudaSuccess) printf("%s\n", cudaGetErrorString(e_)); } while (0)
__device__ unsigned scramble(unsigned v) { v ^= v >> 16; v *= 0x45d9f3bu; return v ^ (v >> 13); }
__global__ void degreesOf(const int *row, unsigned *rank, int n) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v < n) rank[v] = (unsigned(row[v + 1] - row[v]) << 16) | (scramble(v) & 0xffffu);
}
__global__ void pick(const int *row, const int *col, const unsigned *rank, int *state, int *left, int n) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v >= n || state[v]) return;
  for (int e = row[v]; e < row[v + 1]; ++e)
    if (!state[col[e]] && rank[col[e]] > rank[v]) { *left = 1; return; }
  state[v] = 1;
}
int main() {
  int n = 1000, h = 1;
  int *row, *col, *state, *left;
  unsigned *rank;
  CHECK(cudaMalloc((void **)&row, 4004));
  CHECK(cudaMalloc((void **)&col, 40000));
  CHECK(cudaMalloc((void **)&state, 4000));
  CHECK(cudaMalloc((void **)&left, 4));
  CHECK(cudaMalloc((void **)&rank, 4000));
  degreesOf<<<4, 256>>>(row, rank, n); // expect: device-precomputation
  while (h) {
    CHECK(cudaMemset(left, 0, 4));
    pick<<<4, 256>>>(row, col, rank, state, left, n);
    CHECK(cudaMemcpy(&h, left, 4, cudaMemcpyDeviceToHost));
  }
}
