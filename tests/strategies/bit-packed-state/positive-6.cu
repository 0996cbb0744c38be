// The game of life on words of 32 cells.
template <typename Word> __device__ Word step(Word up, Word mid, Word down) {
  Word left = mid << 1, right = mid >> 1; // evidence: bit-packed-state
  Word odd = up ^ down ^ left ^ right;
  Word pairs = (up & down) | (left & right); // expect: bit-packed-state
  return (mid | odd) & pairs; // evidence: bit-packed-state
}
__global__ void life(const unsigned *a, unsigned *b, int words, int rows) {
  int w = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y;
  if (w >= words || r == 0 || r >= rows - 1) return;
  b[r * words + w] = step(a[(r - 1) * words + w], a[r * words + w], a[(r + 1) * words + w]);
}
void go(const unsigned *a, unsigned *b, int w, int r) { life<<<dim3(w / 32 + 1, r), 32>>>(a, b, w, r); }
