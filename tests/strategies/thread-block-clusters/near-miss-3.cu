// An extended launch with another attribute.
// absent: thread-block-clusters
__global__ void k(float *x) { x[threadIdx.x] = 0; }
void run(float *x) {
  cudaLaunchConfig_t config = {};
  config.gridDim = dim3(8);
  config.blockDim = dim3(128);
  cudaLaunchAttribute a[1];
  a[0].id = cudaLaunchAttributeProgrammaticStreamSerialization;
  a[0].val.programmaticStreamSerializationAllowed = 1;
  config.attrs = a;
  config.numAttrs = 1;
  cudaLaunchKernelEx(&config, k, x);
}
