// A helper function hands the memory out.
static float *take(size_t n, cudaStream_t s) {
  void *p = nullptr;
  if (cudaMallocAsync(&p, n * sizeof(float), s) != cudaSuccess) // expect: stream-ordered-allocation
    return nullptr;
  return static_cast<float *>(p);
}
__global__ void add(const float *a, const float *b, float *c) { c[threadIdx.x] = a[threadIdx.x] + b[threadIdx.x]; }
extern "C" void solution_compute(const float *a, const float *b, float *out) {
  cudaStream_t s;
  cudaStreamCreate(&s);
  float *c = take(64, s);
  add<<<1, 64, 0, s>>>(a, b, c);
  cudaMemcpyAsync(out, c, 256, cudaMemcpyDeviceToHost, s);
  cudaFreeAsync(c, s);
  cudaStreamSynchronize(s);
}
