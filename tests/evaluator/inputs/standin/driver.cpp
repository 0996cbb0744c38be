// A stand-in for the CUDA driver library: it has no device, but lets tests go through everything
// that a worker does around one. `standin_fail` makes the next synchronisation report an error.
namespace {
int pending = 0;
}

extern "C" {
int cuInit(unsigned) { return 0; }
int cuDeviceGet(int *device, int) {
  *device = 0;
  return 0;
}
int cuDevicePrimaryCtxRetain(void **context, int) {
  *context = &pending;
  return 0;
}
int cuCtxSetCurrent(void *) { return 0; }
int cuCtxSynchronize() {
  const int error = pending;
  pending = 0;
  return error;
}
int cuGetErrorName(int error, const char **name) {
  *name = error == 2 ? "CUDA_ERROR_OUT_OF_MEMORY" : "CUDA_ERROR_ILLEGAL_ADDRESS";
  return 0;
}
int cuGetErrorString(int error, const char **text) {
  *text = error == 2 ? "out of memory" : "an illegal memory access was encountered";
  return 0;
}
void standin_fail(int error) { pending = error; }
}
