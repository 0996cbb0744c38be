// status: ok
// kernels:
// launches: 0
#include <cuda.h>
int run() {
  CUdevice device;
  CUcontext context;
  CUmodule module;
  CUfunction function;
  CUdeviceptr p;
  cuInit(0);
  cuDeviceGet(&device, 0);
  cuModuleLoadData(&module, "");
  cuModuleGetFunction(&function, module, "k");
  cuMemAlloc(&p, 64);
  cuMemcpyHtoD(p, "", 1);
  void *args[] = {&p};
  return cuLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, nullptr, args, nullptr) == CUDA_SUCCESS;
}
