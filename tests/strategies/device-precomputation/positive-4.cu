// A class: prepared when it is set up, read by each solve.
class Solver {
public:
  Solver(const float *diagonal, int n);
  void apply(const float *r, float *z);

private:
  float *inverse = nullptr;
  int n = 0;
};
__global__ void invert(const float *d, float *o, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) o[i] = 1.0f / d[i];
}
__global__ void precondition(const float *o, const float *r, float *z, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) z[i] = o[i] * r[i];
}
Solver::Solver(const float *diagonal, int n) : n(n) {
  cudaMalloc(&inverse, n * sizeof(float));
  invert<<<(n + 127) / 128, 128>>>(diagonal, inverse, n); // expect: device-precomputation
}
void Solver::apply(const float *r, float *z) { precondition<<<(n + 127) / 128, 128>>>(inverse, r, z, n); }
