// A constant member of a traits class.
template <class T> struct Traits { static const bool wide = false; };
template <> struct Traits<double> { static const bool wide = true; };
template <class T> class Scaler {
public:
  static constexpr int kUnroll = Traits<T>::wide ? 2 : 4;
  __device__ static void run(T *v, int n) {
    const bool narrow = !Traits<T>::wide;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (narrow) { // expect: compile-time-branch-elimination
      for (int k = 0; k < kUnroll; ++k)
        if (i * kUnroll + k < n) v[i * kUnroll + k] *= T(2);
    } else if (i < n)
      v[i] *= T(2);
  }
};
template <class T> __global__ void scale(T *v, int n) { Scaler<T>::run(v, n); }
void go(double *v, float *w, int n) {
  scale<<<n / 64 + 1, 64>>>(v, n);
  scale<<<n / 64 + 1, 64>>>(w, n);
}
