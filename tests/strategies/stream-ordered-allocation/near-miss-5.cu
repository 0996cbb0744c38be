// Allocated and given back, used by nothing: a warm-up of the pool.
// absent: stream-ordered-allocation
__global__ void k(float *x) { x[threadIdx.x] = 1; }
int main() {
  cudaStream_t s;
  cudaStreamCreate(&s);
  void *w;
  cudaMallocAsync(&w, 1 << 20, s);
  cudaFreeAsync(w, s);
  float *x;
  cudaMalloc(&x, 1024);
  k<<<1, 256, 0, s>>>(x);
  cudaStreamSynchronize(s);
}
