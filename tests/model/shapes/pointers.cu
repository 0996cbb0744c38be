#include <cuda_runtime.h>

__global__ void moved(const float *__restrict__ a, float *__restrict__ b, int stride) {
  const float *p = a + blockIdx.x * stride;
  float *q = b + threadIdx.x;
  q[0] = p[threadIdx.x]; // index: a[blockIdx.x*stride + threadIdx.x] load unit; b[threadIdx.x] store unit
  q += blockDim.x;
  *q = p[threadIdx.x * stride]; // index: a[blockIdx.x*stride + stride*threadIdx.x] load symbolic; b[blockDim.x + threadIdx.x] store unit
  for (int k = 0; k < 8; ++k) {
    q[k * blockDim.x] = *p; // index: b[...] store unit; a[...] load uniform
    p += stride;
  }
}

__global__ void rowPointers(float **rows, float *out, int n) {
  float *row = rows[blockIdx.x]; // index: rows[blockIdx.x] load uniform
  out[threadIdx.x] = row[threadIdx.x]; // index: rows[][threadIdx.x] load unit
  out[threadIdx.x] = rows[threadIdx.x][0]; // index: rows[threadIdx.x] load unit; rows[][0] load indirect
}

__global__ void cast(const float *in, float *out, const unsigned char *bytes) {
  const float4 *in4 = reinterpret_cast<const float4 *>(in);
  float4 v = in4[threadIdx.x]; // index: in[threadIdx.x] load unit
  reinterpret_cast<float4 *>(out)[threadIdx.x + 32] = v; // index: out[threadIdx.x + 32] store unit
  out[threadIdx.x] = bytes[threadIdx.x * 3]; // index: bytes[3*threadIdx.x] load constant 3
  float2 w = *(const float2 *)(in + 2 * threadIdx.x); // index: in[threadIdx.x] load unit
  out[threadIdx.x] = w.x + w.y;
}

__global__ void arrays(float (*grid)[128], int (*cube)[4][8]) {
  grid[blockIdx.x][threadIdx.x] = 1; // index: grid[128*blockIdx.x + threadIdx.x] store unit
  grid[threadIdx.x][blockIdx.x] = 1; // index: grid[blockIdx.x + 128*threadIdx.x] store constant 128
  cube[blockIdx.x][threadIdx.y][threadIdx.x] = 2; // index: cube[32*blockIdx.x + threadIdx.x + 8*threadIdx.y] store unit
}

__global__ void ends(const int *begin, int n, int *out) {
  const int *end = begin + n;
  for (const int *p = begin + threadIdx.x; p < end; p += blockDim.x)
    out[threadIdx.x] += *p; // index: begin[...] load unit; out[threadIdx.x] store unit
}

int main() {
  moved<<<1, 128>>>(nullptr, nullptr, 3);
  rowPointers<<<1, 64>>>(nullptr, nullptr, 1);
  cast<<<1, 64>>>(nullptr, nullptr, nullptr);
  arrays<<<1, dim3(8, 4)>>>(nullptr, nullptr);
  ends<<<1, 64>>>(nullptr, 1, nullptr);
}

__global__ void gatherOrConstant(const int *map, const float *a, float *b) {
  const int m = map[threadIdx.x];
  b[threadIdx.x] = a[m < 0 ? 0 : m]; // index: a[...] load indirect; b[threadIdx.x] store unit
  b[threadIdx.x] = m < 0 ? 0.0f : a[m]; // index: a[...] load indirect; b[threadIdx.x] store unit
}
