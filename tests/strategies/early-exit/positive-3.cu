// Search in a helper: returns as soon as the key is found.
struct Table { const int *keys; int size; };
__device__ int find(const Table &t, int key) {
  for (int k = 0; k < t.size; ++k)
    if (t.keys[k] == key) // expect: early-exit
      return k;
  return -1;
}
__global__ void lookup(Table t, const int *wanted, int *at, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    at[i] = find(t, wanted[i]);
}
void go(Table t, const int *wanted, int *at, int n) { lookup<<<(n + 127) / 128, 128>>>(t, wanted, at, n); }
