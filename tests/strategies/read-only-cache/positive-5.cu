// A view class hides the load; only its templated accessor knows.
#include <cuda_runtime.h>

template <class T> class ReadOnlyView {
public:
  __host__ __device__ ReadOnlyView(const T *data, int pitch) : data(data), pitch(pitch) {}
  __device__ T operator()(int row, int column) const {
    return __ldg(data + row * pitch + column); // expect: read-only-cache
  }

private:
  const T *data;
  int pitch;
};

template <class T> __global__ void columnSums(ReadOnlyView<T> a, T *sums, int rows, int columns) {
  const int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= columns)
    return;
  T sum = 0;
  for (int r = 0; r < rows; ++r)
    sum += a(r, c);
  sums[c] = sum;
}

void sumColumns(const float *a, int pitch, float *sums, int rows, int columns) {
  columnSums<float><<<(columns + 255) / 256, 256>>>(ReadOnlyView<float>(a, pitch), sums, rows, columns);
}
