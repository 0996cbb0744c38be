// absent: vectorized-memory-access
// A record with an array inside is the element itself, and a word as wide as it moves no more.
struct Cell {
  float f[4];
  int kind;
};
struct Pair {
  int key, value;
};

__global__ void relax(const Cell *in, Cell *out, Pair *pairs, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  Cell c = in[i];
  for (int k = 0; k < 4; ++k)
    c.f[k] *= 0.5f;
  out[i] = c;
  unsigned long long *words = reinterpret_cast<unsigned long long *>(pairs);
  words[i] = words[i] + 1;
}

void run(const Cell *in, Cell *out, Pair *pairs, int n) { relax<<<(n + 255) / 256, 256>>>(in, out, pairs, n); }
