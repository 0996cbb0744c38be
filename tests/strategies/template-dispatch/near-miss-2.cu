// absent: template-dispatch
// Both branches launch the same instantiation, with other sizes.
template <typename T> __global__ void copy(const T *a, T *b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    b[i] = a[i];
}

void run(const float *a, float *b, int n) {
  if (n < 10000)
    copy<float><<<(n + 63) / 64, 64>>>(a, b, n);
  else
    copy<float><<<(n + 511) / 512, 512>>>(a, b, n);
}
