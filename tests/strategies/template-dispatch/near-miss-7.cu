// absent: template-dispatch
// Two entry points of a library, each with the type of its own.
template <typename T> __global__ void absolute(T *v, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && v[i] < T(0))
    v[i] = -v[i];
}

extern "C" void absolute_float(float *v, int n) { absolute<float><<<(n + 255) / 256, 256>>>(v, n); }
extern "C" void absolute_double(double *v, int n) { absolute<double><<<(n + 255) / 256, 256>>>(v, n); }
