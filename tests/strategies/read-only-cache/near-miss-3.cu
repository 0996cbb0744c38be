// absent: read-only-cache
// A texture object is made and handed over, but the kernel reads the plain pointer.
#include <cuda_runtime.h>

__global__ void scale(cudaTextureObject_t lookup, const float *in, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && lookup != 0)
    out[i] = 2.0f * in[i]; // tex1Dfetch<float>(lookup, i)
}

void run(const float *in, float *out, int n) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeLinear;
  resource.res.linear.devPtr = const_cast<float *>(in);
  resource.res.linear.desc = cudaCreateChannelDesc<float>();
  resource.res.linear.sizeInBytes = n * sizeof(float);
  cudaTextureDesc description = {};
  cudaTextureObject_t texture = 0;
  cudaCreateTextureObject(&texture, &resource, &description, nullptr);
  scale<<<(n + 127) / 128, 128>>>(texture, in, out, n);
  cudaDestroyTextureObject(texture);
}
