// unclear: compile-time-branch-elimination
// A condition on a plain constant of the file.
constexpr bool kPeriodic = true;
__global__ void shift(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  if (kPeriodic)
    out[i] = in[(i + 1) % n];
  else
    out[i] = i + 1 < n ? in[i + 1] : 0.0f;
}
void go(const float *in, float *out, int n) { shift<<<(n + 255) / 256, 256>>>(in, out, n); }
