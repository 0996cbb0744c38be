// In a RAII wrapper.
template <class T> class Buffer {
public:
  Buffer(size_t n, cudaStream_t s) : stream(s) {
    cudaMallocAsync(reinterpret_cast<void **>(&p), n * sizeof(T), s); // expect: stream-ordered-allocation
  }
  ~Buffer() { cudaFreeAsync(p, stream); }
  T *get() const { return p; }

private:
  T *p = nullptr;
  cudaStream_t stream;
};
__global__ void fill(int *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] = i;
}
void work(int n, int *host, cudaStream_t s) {
  Buffer<int> b(n, s);
  fill<<<(n + 255) / 256, 256, 0, s>>>(b.get(), n);
  cudaMemcpyAsync(host, b.get(), n * sizeof(int), cudaMemcpyDeviceToHost, s);
  cudaStreamSynchronize(s);
}
