#include "evaluator/CudaDriver.h"

#include <dlfcn.h>

#include <chrono>

namespace accelscope::evaluator {

bool CudaDriver::present() {
  void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library)
    dlclose(library);
  return library != nullptr;
}

bool CudaDriver::start(std::string &problem) {
  library_ = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library_) {
    problem = "no CUDA driver: libcuda.so.1 cannot be loaded";
    return false;
  }
  auto find = [&](const char *name) { return dlsym(library_, name); };
  const auto initialise = reinterpret_cast<int (*)(unsigned)>(find("cuInit"));
  const auto deviceGet = reinterpret_cast<int (*)(int *, int)>(find("cuDeviceGet"));
  const auto retain = reinterpret_cast<int (*)(void **, int)>(find("cuDevicePrimaryCtxRetain"));
  const auto setCurrent = reinterpret_cast<int (*)(void *)>(find("cuCtxSetCurrent"));
  synchronize_ = reinterpret_cast<int (*)()>(find("cuCtxSynchronize"));
  errorName_ = reinterpret_cast<int (*)(int, const char **)>(find("cuGetErrorName"));
  errorString_ = reinterpret_cast<int (*)(int, const char **)>(find("cuGetErrorString"));
  allocate_ = reinterpret_cast<int (*)(std::uint64_t *, std::size_t)>(find("cuMemAlloc_v2"));
  release_ = reinterpret_cast<int (*)(std::uint64_t)>(find("cuMemFree_v2"));
  fill_ = reinterpret_cast<int (*)(std::uint64_t, unsigned, std::size_t)>(find("cuMemsetD32_v2"));
  if (!initialise || !deviceGet || !retain || !setCurrent || !synchronize_) {
    problem = "the CUDA driver lacks a function that is needed";
    return false;
  }
  int device = 0;
  void *context = nullptr;
  int error = initialise(0);
  if (error == 0)
    error = deviceGet(&device, 0);
  if (error == 0)
    error = retain(&context, device);
  if (error == 0)
    error = setCurrent(context);
  if (error != 0) {
    problem = "no usable CUDA device: " + describe(error);
    return false;
  }
  return true;
}

int CudaDriver::synchronize() const { return synchronize_(); }

std::string CudaDriver::describe(int error) const {
  const char *name = nullptr;
  const char *text = nullptr;
  if (errorName_)
    errorName_(error, &name);
  if (errorString_)
    errorString_(error, &text);
  std::string result = name ? name : "CUDA error " + std::to_string(error);
  if (text)
    result += std::string(" (") + text + ")";
  return result;
}

void CudaDriver::preheat(int milliseconds) const {
  if (!allocate_ || !release_ || !fill_)
    return;
  constexpr std::size_t kWords = 64u << 20;
  std::uint64_t memory = 0;
  if (allocate_(&memory, kWords * 4) != 0)
    return;
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
  unsigned value = 0;
  while (std::chrono::steady_clock::now() < end) {
    for (int i = 0; i < 16; ++i)
      fill_(memory, ++value, kWords);
    if (synchronize_() != 0)
      break;
  }
  release_(memory);
}

} // namespace accelscope::evaluator
