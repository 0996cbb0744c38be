// A wrapper with a type parameter; the double overload is exact.
template <class T> struct Fast;
template <> struct Fast<float> {
  static __device__ float power(float a, float b) { return __powf(a, b); } // expect: fast-math-intrinsics
  static __device__ void both(float x, float *s, float *c) { __sincosf(x, s, c); } // expect: fast-math-intrinsics
};
template <> struct Fast<double> {
  static __device__ double power(double a, double b) { return pow(a, b); }
  static __device__ void both(double x, double *s, double *c) { sincos(x, s, c); }
};
template <class T> __global__ void spiral(T *x, T *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  T s, c;
  Fast<T>::both(T(i), &s, &c);
  x[i] = s * Fast<T>::power(T(1.01), T(i));
  y[i] = c;
}
void go(float *a, float *b, double *c, double *d) {
  spiral<float><<<4, 64>>>(a, b, 256);
  spiral<double><<<4, 64>>>(c, d, 256);
}
