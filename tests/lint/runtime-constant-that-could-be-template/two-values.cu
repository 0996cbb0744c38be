// rule: runtime-constant-that-could-be-template  expect: finding
__global__ void gather(const int *g, int *o, int width) {
  int held[8];
  int i = blockIdx.x * blockDim.x + threadIdx.x, s = 0;
  for (int k = 0; k < width; k++) // <-- finding
    held[k] = g[i * width + k];
  for (int k = 0; k < width; k++) // <-- finding
    s ^= held[width - 1 - k] + k;
  o[i] = s;
}
void go(const int *g, int *o, bool wide) {
  if (wide)
    gather<<<64, 128>>>(g, o, 8);
  else
    gather<<<64, 128>>>(g, o, 4);
}
