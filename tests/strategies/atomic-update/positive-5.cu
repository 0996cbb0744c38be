// A cursor in a lambda-like functor, a minimum and a bit set, by macros.
#define MARK(words, i) atomicOr(&(words)[(i) >> 5], 1u << ((i) & 31)) // evidence: atomic-update
template <class F> __global__ void each(int n, F f) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    f(i);
}

struct Relax {
  const int *from, *to;
  const float *length;
  int *far;
  unsigned *touched;
  int *list, *size;
  __device__ void operator()(int e) const {
    int d = far[from[e]] + int(length[e]);
    if (atomicMin(&far[to[e]], d) > d) { // expect: atomic-update
      MARK(touched, to[e]); // expect: atomic-update
      list[atomicAdd(size, 1)] = to[e]; // expect: atomic-update
    }
  }
};

void relax(int edges, Relax r) { each<<<(edges + 127) / 128, 128>>>(edges, r); }
