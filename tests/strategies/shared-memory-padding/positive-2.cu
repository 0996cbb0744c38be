// A flattened tile with a pitch of 17.
template <int N, int PITCH = N + 1> __global__ void columns(const double *in, double *out) {
  __shared__ double s[N * PITCH]; // expect: shared-memory-padding
  s[threadIdx.y * PITCH + threadIdx.x] = in[threadIdx.y * N + threadIdx.x];
  __syncthreads();
  double sum = 0;
  for (int i = 0; i < N; ++i)
    sum += s[threadIdx.x * PITCH + i];
  out[threadIdx.y * N + threadIdx.x] = sum;
}
void run(double *a, double *b) { columns<16><<<1, dim3(16, 16)>>>(a, b); }
