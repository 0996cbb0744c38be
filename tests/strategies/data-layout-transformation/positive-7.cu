// Packed pixels become planes; a lambda-driven kernel.
template <class F> __global__ void forEach(int n, F f) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    f(i);
}

struct Planes {
  unsigned char *r, *g, *b;
};

__global__ void deinterleave(const uchar4 *pixels, Planes planes, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const uchar4 p = pixels[i]; // evidence: data-layout-transformation
  planes.r[i] = p.x; // expect: data-layout-transformation
  planes.g[i] = p.y; // evidence: data-layout-transformation
  planes.b[i] = p.z; // evidence: data-layout-transformation
}

void run(const uchar4 *pixels, Planes planes, int n) { deinterleave<<<(n + 255) / 256, 256>>>(pixels, planes, n); }
