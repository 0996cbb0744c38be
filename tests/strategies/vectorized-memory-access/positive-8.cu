// A template pack aligned to its whole size, in place of the built-in vectors.
template <class T, int N> struct alignas(sizeof(T) * N) Packed {
  T elem[N];
};

template <int N>
__global__ void twice(long n, Packed<float, N> *r, const Packed<float, N> *a) {
  for (long i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
    Packed<float, N> p = a[i], q; // expect: vectorized-memory-access
    for (int j = 0; j < N; ++j)
      q.elem[j] = p.elem[j] * 2;
    r[i] = q; // expect: vectorized-memory-access
  }
}

void run(float *r, const float *a, long n) {
  twice<4><<<100, 256>>>(n / 4, reinterpret_cast<Packed<float, 4> *>(r), reinterpret_cast<const Packed<float, 4> *>(a));
}
