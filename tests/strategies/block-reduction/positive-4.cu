// A library's block reduce inside a class.
#include <cub/cub.cuh>

template <int Threads> class Norm {
  using Reduce = cub::BlockReduce<float, Threads>;
  typename Reduce::TempStorage &temp;

public:
  __device__ explicit Norm(typename Reduce::TempStorage &t) : temp(t) {}
  __device__ float operator()(float v) { return Reduce(temp).Sum(v * v); } // expect: block-reduction
};

__global__ void norms(const float *m, float *out, int cols) {
  __shared__ typename cub::BlockReduce<float, 128>::TempStorage temp;
  float v = threadIdx.x < cols ? m[blockIdx.x * cols + threadIdx.x] : 0.0f;
  float s = Norm<128>(temp)(v);
  if (threadIdx.x == 0)
    out[blockIdx.x] = sqrtf(s);
}

void go(const float *m, float *out, int rows, int cols) { norms<<<rows, 128>>>(m, out, cols); }
