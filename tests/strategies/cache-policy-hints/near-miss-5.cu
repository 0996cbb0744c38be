// Names and comments: __ldcs, evict_first. The functions are the program's own.
// absent: cache-policy-hints
__device__ float ldcs(const float *p) { return *p; }
__device__ void prefetch(const float *p, float &r) { r = *p; }
__global__ void k(const float *in, float *out) {
  float r;
  prefetch(in + threadIdx.x + 1, r);
  out[threadIdx.x] = ldcs(in + threadIdx.x) + r; // L2::evict_first
}
int main() { k<<<1, 32>>>(nullptr, nullptr); }
