// absent: compile-time-branch-elimination
// The type picks the name of the shared array; no branch depends on it. The flag is a run-time one.
template <class T> struct SharedArray;
template <> struct SharedArray<float> {
  __device__ static float *get() { extern __shared__ float sf[]; return sf; }
};
template <> struct SharedArray<double> {
  __device__ static double *get() { extern __shared__ double sd[]; return sd; }
};
template <class T> __global__ void rotate(const T *in, T *out, bool reverse) {
  T *s = SharedArray<T>::get();
  s[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  if (reverse)
    out[threadIdx.x] = s[blockDim.x - 1 - threadIdx.x];
  else
    out[threadIdx.x] = s[(threadIdx.x + 1) % blockDim.x];
}
void go(const float *a, float *b, const double *c, double *d, bool r) {
  rotate<<<1, 64, 64 * sizeof(float)>>>(a, b, r);
  rotate<<<1, 64, 64 * sizeof(double)>>>(c, d, r);
}
