// A policy class and a switch over a mode that is a template argument; library part, never instantiated.
struct Policy { static constexpr bool kClamp = true; };
template <int MODE, class P> __device__ float shade(float v) {
  switch (MODE) { // expect: compile-time-branch-elimination
  case 0:
    return v * v;
  case 1:
    return sqrtf(v);
  }
  if (P::kClamp) // expect: compile-time-branch-elimination
    v = fminf(v, 1.0f);
  return v;
}
template <int MODE> __global__ void paint(float *p, int w) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
  if (x < w)
    p[y * w + x] = shade<MODE, Policy>(p[y * w + x]);
}
