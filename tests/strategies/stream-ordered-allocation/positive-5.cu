// In a loop, on the default stream, freed by the blocking call.
__global__ void part(const float *in, float *out, int at) { out[threadIdx.x] = in[at + threadIdx.x]; }
void chunks(const float *in, float *host, int n) {
  for (int at = 0; at < n; at += 256) {
    float *piece;
    cudaMallocAsync((void **)&piece, 256 * sizeof(float), 0); // expect: stream-ordered-allocation
    part<<<1, 256>>>(in, piece, at);
    cudaMemcpy(host + at, piece, 1024, cudaMemcpyDeviceToHost);
    cudaFree(piece);
  }
}
