// Volume slices through a texture object; the object is made by the caller.
#include <cuda_runtime.h>

struct Slice {
  float3 origin, u, v;
};

__device__ float sample(cudaTextureObject_t volume, float3 p) {
  return tex3D<float>(volume, p.x, p.y, p.z); // expect: read-only-cache
}

__global__ void reslice(cudaTextureObject_t volume, Slice slice, float *image, int width, int height) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height)
    return;
  const float3 p = make_float3(slice.origin.x + x * slice.u.x + y * slice.v.x,
                               slice.origin.y + x * slice.u.y + y * slice.v.y,
                               slice.origin.z + x * slice.u.z + y * slice.v.z);
  image[y * width + x] = sample(volume, p);
}

void resliceVolume(cudaTextureObject_t volume, const Slice &slice, float *image, int width, int height) {
  reslice<<<dim3((width + 15) / 16, (height + 15) / 16), dim3(16, 16)>>>(volume, slice, image, width, height);
}
