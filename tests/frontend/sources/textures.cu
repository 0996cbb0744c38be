// status: ok
// kernels: objects references
// launches: 1
// toolkit: never
#include <cuda_runtime.h>
texture<float, 2, cudaReadModeElementType> image;
surface<void, 2> target;
__global__ void objects(cudaTextureObject_t t, cudaSurfaceObject_t s, float *o) {
  o[0] = tex2D<float>(t, 0.5f, 1.5f) + tex1Dfetch<float>(t, 3) + tex3D<float4>(t, 0, 0, 0).x;
  surf2Dwrite(o[1], s, 4, 5);
  o[2] = surf2Dread<float>(s, 4, 5);
}
__global__ void references(float *o) {
  o[0] = tex2D(image, 1.f, 2.f);
  surf2Dwrite(o[1], target, 1, 2);
}
void bind(cudaArray_t a, float *p) {
  image.addressMode[0] = cudaAddressModeWrap;
  image.filterMode = cudaFilterModeLinear;
  cudaBindTextureToArray(image, a);
  cudaTextureObject_t t;
  cudaResourceDesc r = {};
  cudaTextureDesc d = {};
  r.resType = cudaResourceTypeLinear;
  r.res.linear.devPtr = p;
  r.res.linear.desc = cudaCreateChannelDesc<float>();
  cudaCreateTextureObject(&t, &r, &d, nullptr);
  objects<<<1, 1>>>(t, 0, p);
  cudaUnbindTexture(image);
}
