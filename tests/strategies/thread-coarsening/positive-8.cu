// Items of a histogram: sixteen a thread, loaded as one vector each four.
__global__ void levels(const uchar4 *img, unsigned *hist, int n) {
  __shared__ unsigned bins[256];
  bins[threadIdx.x] = 0;
  __syncthreads();
  for (int k = 0; k < 4; k++) { // evidence: thread-coarsening
    int i = (blockIdx.x * 4 + k) * 256 + threadIdx.x;
    if (i < n) {
      uchar4 p = img[i];
      atomicAdd(&bins[p.x], 1u); // expect: thread-coarsening
      atomicAdd(&bins[p.y], 1u); // expect: thread-coarsening
      atomicAdd(&bins[p.z], 1u); // evidence: thread-coarsening
      atomicAdd(&bins[p.w], 1u); // evidence: thread-coarsening
    }
  }
  __syncthreads();
  atomicAdd(&hist[threadIdx.x], bins[threadIdx.x]);
}

void go(const uchar4 *img, unsigned *hist, int n) { levels<<<(n + 1023) / 1024, 256>>>(img, hist, n); }
