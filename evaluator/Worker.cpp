#include "evaluator/Worker.h"

#include "evaluator/Build.h"
#include "evaluator/Control.h"
#include "evaluator/CudaDriver.h"
#include "evaluator/Isolation.h"

#include <dlfcn.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <filesystem>

namespace accelscope::evaluator {

namespace {

Control *faultControl = nullptr;

void onFault(int number, siginfo_t *information, void *) {
  if (faultControl) {
    faultControl->signal = number;
    faultControl->signalCode = information->si_code;
    faultControl->faultAddress = reinterpret_cast<std::uint64_t>(information->si_addr);
  }
  signal(number, SIG_DFL);
  raise(number);
}

void installFaultHandler(Control *control) {
  static char stack[64 * 1024];
  faultControl = control;
  stack_t alternate{};
  alternate.ss_sp = stack;
  alternate.ss_size = sizeof stack;
  sigaltstack(&alternate, nullptr);
  struct sigaction action{};
  action.sa_sigaction = onFault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (int number : {SIGSEGV, SIGBUS, SIGFPE, SIGILL})
    sigaction(number, &action, nullptr);
}

std::int64_t nowNs() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

void *mapDescriptor(int descriptor, int protection) {
  struct stat facts{};
  if (fstat(descriptor, &facts) != 0)
    return nullptr;
  void *memory = mmap(nullptr, static_cast<std::size_t>(facts.st_size), protection,
                      MAP_SHARED | MAP_POPULATE, descriptor, 0);
  close(descriptor);
  return memory == MAP_FAILED ? nullptr : memory;
}

int finish(Control &control, WorkerState state, const std::string &message) {
  const std::size_t size = std::min(message.size(), sizeof control.message - 1);
  std::memcpy(control.message, message.data(), size);
  control.message[size] = 0;
  control.state.value.store(static_cast<std::uint32_t>(state), std::memory_order_release);
  return 3;
}

} // namespace

int runWorker(const WorkerSettings &settings) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  closeFrom(kOutputDescriptor + 1);
  auto *control = static_cast<Control *>(mapDescriptor(kControlDescriptor, PROT_READ | PROT_WRITE));
  if (!control)
    return 4;
  void *inputs =
      mapDescriptor(kInputDescriptor, PROT_READ | (settings.writableInputs ? PROT_WRITE : 0));
  void *outputs = mapDescriptor(kOutputDescriptor, PROT_READ | PROT_WRITE);
  if (!inputs || !outputs)
    return finish(*control, WorkerState::SetupFailed, "the worker cannot map its memories");
  control->inputBase = reinterpret_cast<std::uint64_t>(inputs);
  control->outputBase = reinterpret_cast<std::uint64_t>(outputs);

  CudaDriver driver;
  if (settings.cuda) {
    const std::int64_t begin = nowNs();
    std::string problem;
    if (!driver.start(problem))
      return finish(*control, WorkerState::NoDevice, problem);
    control->contextNs = nowNs() - begin;
    driver.preheat(settings.preheatMs);
  }
  std::vector<std::string> readable = settings.readable;
  readable.push_back(std::filesystem::path(settings.object).parent_path().string());
  if (settings.isolate)
    control->isolation = isolateProcess(readable);
  installFaultHandler(control);

  const std::int64_t begin = nowNs();
  void *library = dlopen(settings.object.c_str(), RTLD_NOW | RTLD_LOCAL);
  control->loadNs = nowNs() - begin;
  if (!library) {
    const char *error = dlerror();
    return finish(*control, WorkerState::LoadFailed, error ? error : "unknown error");
  }
  const auto function = reinterpret_cast<void (*)()>(dlsym(library, kEntryPoint));
  if (!function)
    return finish(*control, WorkerState::NoEntry, "");

  PreparedCall call(control->arguments, settings.arguments);
  std::uint32_t done = 0;
  control->state.value.store(static_cast<std::uint32_t>(WorkerState::Ready),
                             std::memory_order_release);
  while (true) {
    unsigned spins = 0;
    std::uint32_t go;
    while ((go = control->go.value.load(std::memory_order_acquire)) == done) {
      control->heartbeat.value.store(++spins, std::memory_order_relaxed);
      unsigned count = spins;
      relax(count);
    }
    if (go == Control::kStop)
      _exit(0);
    call.bind(control->arguments, inputs, outputs);
    call.invoke(function);
    if (settings.cuda && (control->cudaError = driver.synchronize()) != 0) {
      const std::string text = driver.describe(control->cudaError);
      const std::size_t size = std::min(text.size(), sizeof control->message - 1);
      std::memcpy(control->message, text.data(), size);
      control->message[size] = 0;
    }
    done = go;
    control->done.value.store(done, std::memory_order_release);
  }
}

} // namespace accelscope::evaluator
