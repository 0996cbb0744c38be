// absent: bit-packed-state
// Shifts and masks of indices: qubits, Morton codes, powers of two.
__device__ unsigned spread(unsigned v) {
  v = (v | (v << 8)) & 0x00ff00ffu;
  v = (v | (v << 4)) & 0x0f0f0f0fu;
  v = (v | (v << 2)) & 0x33333333u;
  return (v | (v << 1)) & 0x55555555u;
}
__global__ void gate(float2 *state, unsigned *code, int qubit, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n >> 1) return;
  int low = i & ((1 << qubit) - 1), pair = ((i >> qubit) << (qubit + 1)) | low;
  float2 a = state[pair];
  state[pair] = state[pair | (1 << qubit)];
  state[pair | (1 << qubit)] = a;
  code[i] = spread(i & 0xffff) | (spread(i >> 16) << 1);
}
void go(float2 *s, unsigned *c, int q, int n) { gate<<<(n + 127) / 128, 128>>>(s, c, q, n); }
