// A shared histogram merged into a global one; cooperative old-style dynamic memory.
extern __shared__ unsigned int bins[];
__global__ void histogram(const unsigned char *data, unsigned int *out, int n, int nbins) {
  for (int b = threadIdx.x; b < nbins; b += blockDim.x)
    bins[b] = 0;
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    atomicAdd(&bins[data[i] % nbins], 1u); // expect: atomic-update
  __syncthreads();
  for (int b = threadIdx.x; b < nbins; b += blockDim.x)
    atomicAdd(out + b, bins[b]); // expect: atomic-update
}
