// Heat diffusion with the host kept out of the time loop: fifty steps are recorded once as a graph
// and replayed. Both inputs go up through a ring of pinned slices on their own streams, and the
// graph is instantiated while the last slices are still on their way.
#include <cuda_runtime.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <string>
#include <utility>

namespace {

[[noreturn]] void fail(const std::string &what, cudaError_t status) {
  std::cerr << "hotspot_2d: " << what << ": " << cudaGetErrorString(status) << std::endl;
  std::abort();
}

void expect(cudaError_t status, const char *what) {
  if (status != cudaSuccess)
    fail(what, status);
}

class Stream {
public:
  Stream() { expect(cudaStreamCreateWithFlags(&handle, cudaStreamNonBlocking), "create stream"); }
  ~Stream() { cudaStreamDestroy(handle); }
  Stream(const Stream &) = delete;
  Stream &operator=(const Stream &) = delete;
  operator cudaStream_t() const { return handle; }

private:
  cudaStream_t handle = nullptr;
};

class Event {
public:
  Event() { expect(cudaEventCreateWithFlags(&handle, cudaEventDisableTiming), "create event"); }
  ~Event() { cudaEventDestroy(handle); }
  Event(const Event &) = delete;
  Event &operator=(const Event &) = delete;
  operator cudaEvent_t() const { return handle; }

private:
  cudaEvent_t handle = nullptr;
};

template <typename T> class DeviceArray {
public:
  explicit DeviceArray(size_t count) {
    expect(cudaMalloc(&pointer, count * sizeof(T)), "allocate device memory");
  }
  ~DeviceArray() { cudaFree(pointer); }
  DeviceArray(const DeviceArray &) = delete;
  DeviceArray &operator=(const DeviceArray &) = delete;
  T *get() const { return pointer; }

private:
  T *pointer = nullptr;
};

/// Pinned slices that are filled and drained in turn.
class PinnedRing {
public:
  static constexpr size_t kSlices = 4;
  static constexpr size_t kSliceFloats = size_t(1) << 17;

  explicit PinnedRing(size_t largestTransfer)
      : sliceFloats(std::min(kSliceFloats, largestTransfer)) {
    expect(cudaMallocHost(&memory, kSlices * sliceFloats * sizeof(float)),
           "allocate pinned memory");
  }
  ~PinnedRing() { cudaFreeHost(memory); }
  PinnedRing(const PinnedRing &) = delete;
  PinnedRing &operator=(const PinnedRing &) = delete;

  void upload(const float *source, float *target, size_t count, cudaStream_t stream) {
    for (size_t begin = 0; begin < count; begin += sliceFloats) {
      const size_t length = std::min(sliceFloats, count - begin);
      const size_t slot = turn++ % kSlices;
      float *slice = memory + slot * sliceFloats;
      expect(cudaEventSynchronize(free[slot]), "wait for a slice");
      std::memcpy(slice, source + begin, length * sizeof(float));
      expect(cudaMemcpyAsync(target + begin, slice, length * sizeof(float), cudaMemcpyHostToDevice,
                             stream),
             "upload");
      expect(cudaEventRecord(free[slot], stream), "record");
    }
  }

  /// Returns when all of `target` is written.
  void download(const float *source, float *target, size_t count, cudaStream_t stream) {
    const size_t slices = (count + sliceFloats - 1) / sliceFloats;
    for (size_t i = 0; i < slices + kSlices; ++i) {
      if (i >= kSlices && i - kSlices < slices) {
        const size_t done = i - kSlices, begin = done * sliceFloats;
        expect(cudaEventSynchronize(free[done % kSlices]), "wait for the result");
        std::memcpy(target + begin, memory + done % kSlices * sliceFloats,
                    std::min(sliceFloats, count - begin) * sizeof(float));
      }
      if (i < slices) {
        const size_t begin = i * sliceFloats;
        expect(cudaMemcpyAsync(memory + i % kSlices * sliceFloats, source + begin,
                               std::min(sliceFloats, count - begin) * sizeof(float),
                               cudaMemcpyDeviceToHost, stream),
               "download");
        expect(cudaEventRecord(free[i % kSlices], stream), "record");
      }
    }
  }

private:
  size_t sliceFloats;
  float *memory = nullptr;
  Event free[kSlices];
  size_t turn = 0;
};

struct Factors {
  float source, invRx, invRy, invRz;
};

__global__ void stepKernel(Factors f, int rows, int cols, const float *__restrict__ power,
                           const float *__restrict__ in, float *__restrict__ out) {
  const int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= cols)
    return;
  for (int r = blockIdx.y * blockDim.y + threadIdx.y; r < rows; r += gridDim.y * blockDim.y) {
    const size_t i = size_t(r) * cols + c;
    const float t = in[i];
    const float n = r == 0 ? t : in[i - cols];
    const float s = r == rows - 1 ? t : in[i + cols];
    const float w = c == 0 ? t : in[i - 1];
    const float e = c == cols - 1 ? t : in[i + 1];
    out[i] = t + f.source * (power[i] + (n + s - 2.0f * t) * f.invRy +
                             (w + e - 2.0f * t) * f.invRx + (80.0f - t) * f.invRz);
  }
}

Factors factorsOf(int rows, int cols) {
  const double gh = 0.016 / rows, gw = 0.016 / cols, t = 0.0005;
  const double step = 0.001 / (3e6 / (0.5 * t * 1.75e6)) / 1000.0;
  Factors f;
  f.source = float(step / (0.5 * 1.75e6 * t * gw * gh));
  f.invRx = float(2.0 * 100.0 * t * gh / gw);
  f.invRy = float(2.0 * 100.0 * t * gw / gh);
  f.invRz = float(100.0 * gh * gw / t);
  return f;
}

constexpr int kGraphSteps = 50; // even, so that a replay ends in the buffer it started from

} // namespace

extern "C" void solution_compute(int rows, int cols, int iters, const float *temp0,
                                 const float *power, float *out_temp) {
  if (rows <= 0 || cols <= 0)
    return;
  const size_t cells = size_t(rows) * cols;
  const Factors factors = factorsOf(rows, cols);
  const Stream compute, side;
  const Event powerArrived;
  const DeviceArray<float> heat(cells), first(cells), second(cells);
  PinnedRing ring(cells);

  ring.upload(power, heat.get(), cells, side);
  expect(cudaEventRecord(powerArrived, side), "record");
  ring.upload(temp0, first.get(), cells, compute);
  expect(cudaStreamWaitEvent(compute, powerArrived, 0), "wait for the power");

  const dim3 block(64, 4);
  const dim3 grid((cols + block.x - 1) / block.x,
                  std::min<unsigned>((rows + block.y - 1) / block.y, 65535u));
  float *current = first.get(), *next = second.get();
  const auto enqueue = [&](int steps, cudaStream_t stream) {
    for (int s = 0; s < steps; ++s) {
      stepKernel<<<grid, block, 0, stream>>>(factors, rows, cols, heat.get(), current, next);
      std::swap(current, next);
    }
    expect(cudaGetLastError(), "launch");
  };

  const int replays = iters / kGraphSteps;
  if (replays > 0) {
    const Stream recorder;
    cudaGraph_t graph;
    cudaGraphExec_t batch;
    expect(cudaStreamBeginCapture(recorder, cudaStreamCaptureModeThreadLocal), "begin capture");
    enqueue(kGraphSteps, recorder);
    expect(cudaStreamEndCapture(recorder, &graph), "end capture");
    expect(cudaGraphInstantiate(&batch, graph, 0), "instantiate graph");
    for (int i = 0; i < replays; ++i)
      expect(cudaGraphLaunch(batch, compute), "replay");
    enqueue(iters - replays * kGraphSteps, compute);
    ring.download(current, out_temp, cells, compute);
    expect(cudaGraphExecDestroy(batch), "destroy graph");
    expect(cudaGraphDestroy(graph), "destroy graph");
  } else {
    enqueue(std::max(iters, 0), compute);
    ring.download(current, out_temp, cells, compute);
  }
  expect(cudaStreamSynchronize(side), "finish");
}
