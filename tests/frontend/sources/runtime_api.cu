// status: ok
// kernels: fill scale
// launches: 3
#include <cuda_runtime.h>
#include <cstdio>
#include <vector>
__constant__ float factors[4];
__device__ int counter;
__managed__ int shared_by_all;
__global__ void fill(float *p, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    p[i] = factors[i & 3];
}
__global__ void __launch_bounds__(256, 2) scale(float *p, const __grid_constant__ int n) {
  if (threadIdx.x < n)
    p[threadIdx.x] *= 2.f;
  if (threadIdx.x == 0)
    printf("%d\n", atomicAdd(&counter, 1));
}
void CUDART_CB done(void *) {}
int main() {
  int n = 1 << 10;
  float *d, *pinned, *managed, *pitched;
  size_t pitch;
  cudaDeviceProp prop;
  cudaGetDeviceProperties(&prop, 0);
  printf("%s %zu %d\n", prop.name, prop.totalGlobalMem, prop.maxThreadsDim[0]);
  cudaMalloc(&d, n * sizeof(float));
  cudaMalloc((void **)&d, n * sizeof(float));
  cudaMallocHost(&pinned, 64);
  cudaMallocManaged(&managed, 64);
  cudaMallocPitch(&pitched, &pitch, 64, 64);
  cudaStream_t s;
  cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
  cudaMallocAsync(&d, 64, s);
  cudaEvent_t e;
  cudaEventCreate(&e);
  cudaEventRecord(e);
  cudaMemcpyToSymbol(factors, pinned, sizeof factors);
  int *address;
  cudaGetSymbolAddress((void **)&address, counter);
  fill<<<(n + 255) / 256, 256, 0, s>>>(d, n);
  scale<<<dim3(1, 1), dim3(32)>>>(d, n);
  cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
  fill<<<1, 32, 0, s>>>(d, n);
  cudaGraph_t g;
  cudaGraphExec_t x;
  cudaStreamEndCapture(s, &g);
  cudaGraphInstantiate(&x, g, nullptr, nullptr, 0);
  cudaGraphLaunch(x, s);
  int size, grid, blocks;
  cudaOccupancyMaxPotentialBlockSize(&grid, &size, fill);
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, fill, 256, 0);
  cudaFuncSetAttribute(fill, cudaFuncAttributeMaxDynamicSharedMemorySize, 98304);
  void *args[] = {&d, &n};
  cudaLaunchCooperativeKernel((void *)fill, 1, 32, args);
  cudaLaunchConfig_t config = {};
  config.gridDim = 4;
  cudaLaunchKernelEx(&config, fill, d, n);
  cudaLaunchHostFunc(s, done, nullptr);
  cudaMemcpy3DParms copy = {};
  copy.extent = make_cudaExtent(1, 2, 3);
  cudaMemcpy3D(&copy);
  std::vector<float> h(n);
  cudaMemcpyAsync(h.data(), d, n * 4, cudaMemcpyDeviceToHost, s);
  cudaDeviceSynchronize();
  return cudaGetLastError() == cudaSuccess ? 0 : max(1, 2);
}
