#include <cuda_runtime.h>
#define IDX(r, c, ld) ((r) * (ld) + (c))

__global__ void flat(const float *x, float *y, int n, float a) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  y[i] = a * x[i]; // index: x[blockDim.x*blockIdx.x + threadIdx.x] load unit; y[blockDim.x*blockIdx.x + threadIdx.x] store unit
  y[n - 1 - i] = x[2 * i + 1]; // index: x[2*blockDim.x*blockIdx.x + 2*threadIdx.x + 1] load constant 2; y[-blockDim.x*blockIdx.x + n - threadIdx.x - 1] store unit
  y[0] += x[blockIdx.x]; // index: x[blockIdx.x] load uniform; y[0] load uniform; y[0] store uniform
  y[i * n] = x[i ^ 1]; // index: y[blockDim.x*blockIdx.x*n + n*threadIdx.x] store symbolic; x[...] load irregular
  *(y + i) = *(x + n); // index: x[n] load uniform; y[blockDim.x*blockIdx.x + threadIdx.x] store unit
}

__global__ void plane(const double *in, double *out, int rows, int columns) {
  int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 8 + threadIdx.y;
  out[IDX(r, c, columns)] = in[r * columns + c]; // index: in[32*blockIdx.x + 8*blockIdx.y*columns + columns*threadIdx.y + threadIdx.x] load unit; out[32*blockIdx.x + 8*blockIdx.y*columns + columns*threadIdx.y + threadIdx.x] store unit
  out[c * rows + r] = 0; // index: out[32*blockIdx.x*rows + 8*blockIdx.y + rows*threadIdx.x + threadIdx.y] store symbolic
}

__global__ void transposedBlock(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.y + threadIdx.y; // the slow axis of the block runs along memory
  out[i] = in[i]; // index: in[blockDim.y*blockIdx.x + threadIdx.y] load uniform
  out[threadIdx.x * 64 + threadIdx.y] = 0; // index: out[64*threadIdx.x + threadIdx.y] store constant 64
}

__device__ float table[64][48];
__constant__ float weights[16];

__global__ void globals(float *out) {
  out[threadIdx.x] = table[blockIdx.x][threadIdx.x]; // index: table[48*blockIdx.x + threadIdx.x] load unit
  out[threadIdx.x] = table[threadIdx.x][3]; // index: table[48*threadIdx.x + 3] load constant 48
  out[threadIdx.x] = weights[blockIdx.x & 15]; // index: weights[(blockIdx.x%16)] load uniform
}

int main() {
  flat<<<8, 256>>>(nullptr, nullptr, 100, 2.0f);
  plane<<<dim3(4, 4), dim3(32, 8)>>>(nullptr, nullptr, 1, 1);
  transposedBlock<<<4, dim3(32, 8)>>>(nullptr, nullptr, 1);
  globals<<<4, 32>>>(nullptr);
}
