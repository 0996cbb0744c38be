#include <cuda_runtime.h>

struct Particle {
  float x, y, z, mass;
  int id[4];
};
struct Arrays {
  float *x;
  float *y;
  int n;
};
template <class T> struct Matrix {
  T *data;
  int rows, columns;
  __device__ T &at(int r, int c) {
    return data[r * columns + c];
  }
  __device__ T operator()(int r, int c) const {
    return data[c * rows + r]; // index: m.data[blockIdx.x + m.rows*threadIdx.x] load symbolic
  }
};
struct View {
  Matrix<float> m;
  __device__ float get(int i) const {
    return m.data[i]; // index: view.m.data[threadIdx.x + 4] load unit
  }
};

__global__ void ofRecords(const Particle *p, float *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = p[i].mass; // index: p[8*blockDim.x*blockIdx.x + 8*threadIdx.x + 3] load constant 8
  out[i] += p[i].id[2]; // index: p[...] load constant 8
  const Particle &q = p[i];
  out[i] = q.y; // index: p[8*blockDim.x*blockIdx.x + 8*threadIdx.x + 1] load constant 8
}

__global__ void recordOfArrays(Arrays a) {
  int i = threadIdx.x;
  if (i < a.n)
    a.y[i] = a.x[i]; // index: a.x[threadIdx.x] load unit; a.y[threadIdx.x] store unit
}

__global__ void accessors(Matrix<float> m, Matrix<double> *remote, View view, float *out) {
  m.at(blockIdx.x, threadIdx.x) = 1.0f; // index: m.data[blockIdx.x*m.columns + threadIdx.x] store unit
  out[threadIdx.x] = m.at(threadIdx.y, threadIdx.x); // index: m.data[m.columns*threadIdx.y + threadIdx.x] load unit
  out[threadIdx.x] = view.get(threadIdx.x + 4);
  out[threadIdx.x] = m(blockIdx.x, threadIdx.x);
}

__global__ void vectors(const float4 *v, const float3 *w, float *out) {
  out[threadIdx.x] = v[threadIdx.x].z; // index: v[4*threadIdx.x + 2] load constant 4
  float4 a = v[threadIdx.x]; // index: v[threadIdx.x] load unit
  float3 b = w[threadIdx.x]; // index: w[threadIdx.x] load unit
  out[threadIdx.x] = a.x + b.y;
}

int main() {
  ofRecords<<<1, 64>>>(nullptr, nullptr);
  recordOfArrays<<<1, 64>>>(Arrays{});
  accessors<<<1, 64>>>(Matrix<float>{}, nullptr, View{}, nullptr);
  vectors<<<1, 64>>>(nullptr, nullptr, nullptr);
}
