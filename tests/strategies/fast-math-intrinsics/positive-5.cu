// Chosen by a macro that the file defines.
#define FAST
#ifdef FAST
#define SIN __sinf
#else
#define SIN sinf
#endif
class Wave {
public:
  __device__ Wave(float k) : k(k) {}
  __device__ float at(float x) const { return SIN(k * x); } // expect: fast-math-intrinsics

private:
  float k;
};
__global__ void sample(float *o, float k, int n) {
  Wave w(k);
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    o[i] = w.at(0.1f * i);
}
void go(float *o, int n) { sample<<<1, 128>>>(o, 2.0f, n); }
