#include "evaluator/Machine.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <thread>

namespace accelscope::evaluator {

namespace {

template <typename F> F symbol(void *library, const char *name) {
  return library ? reinterpret_cast<F>(dlsym(library, name)) : nullptr;
}

std::string cpuName() {
  std::ifstream info("/proc/cpuinfo");
  for (std::string line; std::getline(info, line);)
    if (line.starts_with("model name")) {
      const std::size_t colon = line.find(": ");
      return colon == std::string::npos ? "" : line.substr(colon + 2);
    }
  return "";
}

/// "13.0" out of nvcc's version text.
std::string cudaRelease(const Toolchain &toolchain) {
  const std::string &text = toolchain.nvccVersion;
  const std::size_t at = text.find("cuda_");
  if (at == std::string::npos)
    return "";
  return text.substr(at + 5, text.find(".r", at) - at - 5);
}

} // namespace

GpuMonitor::GpuMonitor() {
  library_ = dlopen("libnvidia-ml.so.1", RTLD_NOW | RTLD_LOCAL);
  const auto start = symbol<int (*)()>(library_, "nvmlInit_v2");
  if (!start || start() != 0)
    return;
  if (const char *visible = std::getenv("CUDA_VISIBLE_DEVICES"))
    if (*visible)
      index_ = std::string(visible).substr(0, std::string(visible).find(','));
  void *device = nullptr;
  int error = -1;
  const bool number = index_.find_first_not_of("0123456789") == std::string::npos;
  if (const auto byIndex =
          symbol<int (*)(unsigned, void **)>(library_, "nvmlDeviceGetHandleByIndex_v2");
      number && byIndex)
    error = byIndex(static_cast<unsigned>(std::strtoul(index_.c_str(), nullptr, 10)), &device);
  if (const auto byUuid =
          symbol<int (*)(const char *, void **)>(library_, "nvmlDeviceGetHandleByUUID");
      !number && byUuid)
    error = byUuid(index_.c_str(), &device);
  if (error == 0)
    device_ = device;
}

std::string GpuMonitor::name() const {
  char text[96] = {};
  const auto get = symbol<int (*)(void *, char *, unsigned)>(library_, "nvmlDeviceGetName");
  return device_ && get && get(device_, text, sizeof text) == 0 ? text : "";
}

std::string GpuMonitor::driver() const {
  char text[96] = {};
  const auto get = symbol<int (*)(char *, unsigned)>(library_, "nvmlSystemGetDriverVersion");
  return device_ && get && get(text, sizeof text) == 0 ? text : "";
}

std::optional<unsigned> GpuMonitor::clock(int domain) const {
  unsigned value = 0;
  const auto get = symbol<int (*)(void *, int, unsigned *)>(library_, "nvmlDeviceGetClockInfo");
  if (device_ && get && get(device_, domain, &value) == 0)
    return value;
  return std::nullopt;
}

bool GpuMonitor::throttled() const {
  // Hardware slowdown, hardware and software thermal slowdown, and the external power brake; the
  // ordinary power cap and application clocks are part of normal work.
  constexpr unsigned long long kSlowdown = 0x8 | 0x20 | 0x40 | 0x80;
  unsigned long long reasons = 0;
  const auto get = symbol<int (*)(void *, unsigned long long *)>(
      library_, "nvmlDeviceGetCurrentClocksThrottleReasons");
  return device_ && get && get(device_, &reasons) == 0 && (reasons & kSlowdown) != 0;
}

Machine describeMachine(const std::string &id, Backend backend, const Toolchain &toolchain,
                        const GpuMonitor &gpu) {
  Machine machine;
  machine.cpu = cpuName();
  machine.cores = static_cast<int>(std::thread::hardware_concurrency());
  if (backend == Backend::Cuda) {
    machine.gpu = gpu.name();
    machine.driver = gpu.driver();
    machine.cuda = cudaRelease(toolchain);
  }
  machine.id = id.empty() ? kebab(machine.gpu.empty() ? machine.cpu : machine.gpu) : id;
  if (machine.id.empty())
    machine.id = "unknown";
  return machine;
}

std::string kebab(const std::string &name) {
  std::string result;
  for (char c : name) {
    if (std::isalnum(static_cast<unsigned char>(c)))
      result += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    else if (!result.empty() && result.back() != '-')
      result += '-';
  }
  while (!result.empty() && result.back() == '-')
    result.pop_back();
  return result;
}

GpuLock::GpuLock(const std::string &index) {
  const std::filesystem::path file =
      std::filesystem::temp_directory_path() / ("accelscope-gpu-" + kebab(index) + ".lock");
  descriptor_ = open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (descriptor_ < 0)
    throw InputError(file.string() + ": the lock of the GPU cannot be opened");
  if (flock(descriptor_, LOCK_EX | LOCK_NB) == 0)
    return;
  std::cerr << "waiting for another run that holds " << file.string() << "\n";
  while (flock(descriptor_, LOCK_EX) != 0 && errno == EINTR) {
  }
}

GpuLock::~GpuLock() {
  if (descriptor_ >= 0)
    close(descriptor_);
}

} // namespace accelscope::evaluator
