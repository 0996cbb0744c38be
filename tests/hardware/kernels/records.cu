// Loads from arrays of records: one field, or a record as a whole. README.md says how the
// annotations are read.
#include <cuda_runtime.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>

struct Pair {
  float a, b;
};
struct Triple {
  float x, y, z;
};
struct Quad {
  float x, y, z;
  int kind;
};
struct Five {
  float mass;
  float position[3];
  int kind;
};
struct Six {
  double weight;
  float value[4];
};
struct Eight {
  float x[8];
};
struct Twelve {
  float x[3], v[3], f[3];
  int kind, next, flags;
};
struct Sixteen {
  float m[4][4];
};
struct Nested {
  Pair first;
  Triple second;
  float weight;
};
struct alignas(16) Wide {
  float x[8];
};
struct Arrays {
  const float *x, *y, *z;
};

__global__ void fieldOf8(const Pair *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i].b; // hw: fieldOf8 constant 2
  out[i] = v;
}

__global__ void fieldOf12(const Triple *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i].y; // hw: fieldOf12 constant 3
  out[i] = v;
}

__global__ void fieldOf16(const Quad *in, int *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int v = in[i].kind; // hw: fieldOf16 constant 4
  out[i] = v;
}

__global__ void fieldOf20(const Five *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i].position[1]; // hw: fieldOf20 constant 5
  out[i] = v;
}

__global__ void fieldOf24(const Six *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i].value[2]; // hw: fieldOf24 constant 6
  out[i] = v;
}

__global__ void wideFieldOf24(const Six *in, double *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const double v = in[i].weight; // hw: wideFieldOf24 constant 3
  out[i] = v;
}

__global__ void fieldOf32(const Eight *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i].x[7]; // hw: fieldOf32 constant 8
  out[i] = v;
}

__global__ void fieldOf48(const Twelve *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const Twelve &particle = in[i];
  const float v = particle.v[0]; // hw: fieldOf48 constant 12
  out[i] = v;
}

__global__ void fieldOf64(const Sixteen *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i].m[2][1]; // hw: fieldOf64 constant 16
  out[i] = v;
}

__global__ void rowOf64(const Sixteen *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
#pragma unroll 1
  for (int j = 0; j < 4; ++j)
    sum += in[i].m[j][j]; // hw: rowOf64 constant 16
  out[i] = sum;
}

__global__ void fieldNested(const Nested *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i].second.y; // hw: fieldNested constant 6
  out[i] = v;
}

__global__ void fieldOfFloat4(const float4 *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i].y; // hw: fieldOfFloat4 constant 4
  out[i] = v;
}

__global__ void fieldOfFloat3(const float3 *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i].z; // hw: fieldOfFloat3 constant 3
  out[i] = v;
}

__global__ void fieldInRows(const Pair *in, float *out, int pitch) {
  const int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  const float v = in[y * pitch + x].a; // hw: fieldInRows constant 2
  out[y * pitch + x] = v;
}

__global__ void fieldInColumns(const Triple *in, float *out, int pitch) {
  const int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  const float v = in[x * pitch + y].x; // hw: fieldInColumns symbolic
  out[y * pitch + x] = v;
}

__global__ void structureOfArrays(Arrays in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in.y[i]; // hw: structureOfArrays unit
  out[i] = v;
}

__global__ void wholeFloat2(const float2 *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float2 v = in[i]; // hw: wholeFloat2 unit
  out[i] = v.x * v.y;
}

__global__ void wholeFloat3(const float3 *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float3 v = in[i]; // hw: wholeFloat3 unit
  out[i] = v.x + v.y * v.z;
}

__global__ void wholeDouble2(const double2 *in, double *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const double2 v = in[i]; // hw: wholeDouble2 unit
  out[i] = v.x * v.y;
}

__global__ void wholeTriple(const Triple *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const Triple v = in[i]; // hw: wholeTriple unit
  out[i] = v.x + v.y * v.z;
}

__global__ void wholeQuad(const Quad *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const Quad v = in[i]; // hw: wholeQuad unit
  out[i] = v.x + v.y * v.z + float(v.kind);
}

__global__ void wholeWide(const Wide *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const Wide v = in[i]; // hw: wholeWide unit
  out[i] = v.x[0] + v.x[1] * v.x[2] - v.x[3] + v.x[4] * v.x[5] - v.x[6] * v.x[7];
}

__global__ void wholeEverySecond(const float3 *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float3 v = in[2 * i]; // hw: wholeEverySecond constant 2
  out[i] = v.x + v.y * v.z;
}

__global__ void castFloat4(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float4 v = reinterpret_cast<const float4 *>(in)[i]; // hw: castFloat4 unit
  out[i] = v.x + v.y * v.z - v.w;
}

__global__ void castFloat4Rows(const float *in, float *out, int pitch) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float4 v =
      *reinterpret_cast<const float4 *>(in + i * pitch + 4); // hw: castFloat4Rows symbolic
  out[i] = v.x + v.y * v.z - v.w;
}

__global__ void castEverySecond(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float4 v = *(const float4 *)(in + 8 * i); // hw: castEverySecond constant 2
  out[i] = v.x + v.y * v.z - v.w;
}

__global__ void castBytes(const unsigned char *in, double *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const double v = *reinterpret_cast<const double *>(in + 8 * i); // hw: castBytes unit
  out[i] = v;
}

__global__ void castToBytes(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const unsigned char v =
      reinterpret_cast<const unsigned char *>(in)[4 * i + 1]; // hw: castToBytes constant 4
  out[i] = v;
}

static void check(cudaError_t e, const char *what) {
  if (e == cudaSuccess)
    return;
  std::fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(e));
  std::exit(1);
}

int main() {
  const size_t bytes = size_t(32) << 20;
  void *in = nullptr, *out = nullptr;
  check(cudaMalloc(&in, bytes), "cudaMalloc");
  check(cudaMalloc(&out, bytes), "cudaMalloc");
  check(cudaMemset(in, 0, bytes), "cudaMemset");
  float *f = static_cast<float *>(in), *fo = static_cast<float *>(out);
  Arrays arrays{f, f + 16384, f + 2 * 16384};
  fieldOf8<<<64, 256>>>(static_cast<Pair *>(in), fo);
  fieldOf12<<<64, 256>>>(static_cast<Triple *>(in), fo);
  fieldOf16<<<64, 256>>>(static_cast<Quad *>(in), static_cast<int *>(out));
  fieldOf20<<<64, 256>>>(static_cast<Five *>(in), fo);
  fieldOf24<<<64, 256>>>(static_cast<Six *>(in), fo);
  wideFieldOf24<<<64, 256>>>(static_cast<Six *>(in), static_cast<double *>(out));
  fieldOf32<<<64, 256>>>(static_cast<Eight *>(in), fo);
  fieldOf48<<<64, 256>>>(static_cast<Twelve *>(in), fo);
  fieldOf64<<<64, 256>>>(static_cast<Sixteen *>(in), fo);
  rowOf64<<<64, 256>>>(static_cast<Sixteen *>(in), fo);
  fieldNested<<<64, 256>>>(static_cast<Nested *>(in), fo);
  fieldOfFloat4<<<64, 256>>>(static_cast<float4 *>(in), fo);
  fieldOfFloat3<<<64, 256>>>(static_cast<float3 *>(in), fo);
  fieldInRows<<<dim3(16, 4), dim3(16, 16)>>>(static_cast<Pair *>(in), fo, 256);
  fieldInColumns<<<dim3(16, 4), dim3(16, 16)>>>(static_cast<Triple *>(in), fo, 256);
  structureOfArrays<<<64, 256>>>(arrays, fo);
  wholeFloat2<<<64, 256>>>(static_cast<float2 *>(in), fo);
  wholeFloat3<<<64, 256>>>(static_cast<float3 *>(in), fo);
  wholeDouble2<<<64, 256>>>(static_cast<double2 *>(in), static_cast<double *>(out));
  wholeTriple<<<64, 256>>>(static_cast<Triple *>(in), fo);
  wholeQuad<<<64, 256>>>(static_cast<Quad *>(in), fo);
  wholeWide<<<64, 256>>>(static_cast<Wide *>(in), fo);
  wholeEverySecond<<<64, 256>>>(static_cast<float3 *>(in), fo);
  castFloat4<<<64, 256>>>(f, fo);
  castFloat4Rows<<<64, 256>>>(f, fo, 256);
  castEverySecond<<<64, 256>>>(f, fo);
  castBytes<<<64, 256>>>(static_cast<unsigned char *>(in), static_cast<double *>(out));
  castToBytes<<<64, 256>>>(f, fo);
  check(cudaGetLastError(), "a launch");
  check(cudaDeviceSynchronize(), "a kernel");
  std::puts("done");
  return 0;
}
