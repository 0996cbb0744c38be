// Two dimensions, each with its own stride, in a class template.
template <class T> struct Image {
  T *data;
  int width, height;
  __device__ T &operator()(int x, int y) const { return data[y * width + x]; }
};

template <class T> __global__ void invert(Image<T> img, T top) {
  for (int y = blockIdx.y * blockDim.y + threadIdx.y; y < img.height; y += gridDim.y * blockDim.y) // expect: grid-stride-loop
    for (int x = blockIdx.x * blockDim.x + threadIdx.x; x < img.width; x += gridDim.x * blockDim.x) // expect: grid-stride-loop
      img(x, y) = top - img(x, y);
}

void invertAll(float *p, int w, int h) {
  Image<float> img{p, w, h};
  invert<<<dim3(8, 8), dim3(32, 8)>>>(img, 1.0f);
}
