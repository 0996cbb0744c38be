// One launch a diagonal.
__global__ void diagonal(int *t, const char *a, const char *b, int n, int d, int first) {
  int i = first + blockIdx.x * blockDim.x + threadIdx.x, j = d - i;
  if (i < 1 || i > n || j < 1 || j > n)
    return;
  int w = n + 1;
  t[i * w + j] = a[i - 1] == b[j - 1] ? t[(i - 1) * w + j - 1] + 1 : max(t[(i - 1) * w + j], t[i * w + j - 1]);
}
void lcs(int *t, const char *a, const char *b, int n) {
  for (int d = 2; d <= 2 * n; ++d) { // expect: wavefront-parallelism
    int first = d > n ? d - n : 1;
    diagonal<<<(n + 127) / 128, 128>>>(t, a, b, n, d, first);
  }
}
