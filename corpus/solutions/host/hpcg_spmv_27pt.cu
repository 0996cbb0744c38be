// Sparse matrix-vector product organised around the bus. The matrix is cut into pieces of whole
// rows; several host threads copy pieces into pinned memory and send them off on streams of their
// own, so that staging, transfers both ways and the products of different pieces overlap. The
// device never holds more than the pieces under way.
#include <cuda_runtime.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

namespace {

constexpr long long kPieceEntries = 1 << 17;
constexpr int kPieceRows = 1 << 15;
constexpr unsigned kMostThreads = 8;
constexpr int kLanesPerRow = 8;
constexpr int kBlock = 256;

void expect(cudaError_t status, const char *what) {
  if (status != cudaSuccess) {
    std::cerr << "hpcg_spmv_27pt: " << what << ": " << cudaGetErrorString(status) << std::endl;
    std::abort();
  }
}

struct Csr {
  const int *rowPtr;
  const int *colIdx;
  const double *values;
};

struct Piece {
  int firstRow, endRow;
};

// Whole rows, at most kPieceEntries entries each unless a single row is longer.
std::vector<Piece> cutIntoPieces(int n, const int *rowPtr) {
  std::vector<Piece> pieces;
  for (int row = 0; row < n;) {
    const int *const last = rowPtr + std::min<long long>(n, (long long)row + kPieceRows);
    const int *const past =
        std::upper_bound(rowPtr + row + 1, last + 1, rowPtr[row] + kPieceEntries,
                         [](long long limit, int offset) { return limit < offset; });
    const int end = std::max(row + 1, int(past - rowPtr) - 1);
    pieces.push_back({row, end});
    row = end;
  }
  return pieces;
}

// A piece as it crosses the bus: values, then columns, then one row offset more than rows.
__global__ void multiplyPiece(const double *__restrict__ values, const int *__restrict__ colIdx,
                              const int *__restrict__ rowPtr, int rows,
                              const double *__restrict__ x, double *__restrict__ y) {
  const int row = (blockIdx.x * kBlock + threadIdx.x) / kLanesPerRow;
  const int member = threadIdx.x % kLanesPerRow;
  const int origin = rowPtr[0];
  double sum = 0.0;
  if (row < rows) {
    const int end = rowPtr[row + 1] - origin;
    for (int k = rowPtr[row] - origin + member; k < end; k += kLanesPerRow)
      sum += values[k] * x[colIdx[k]];
  }
  for (int offset = kLanesPerRow / 2; offset > 0; offset >>= 1)
    sum += __shfl_xor_sync(0xffffffffu, sum, offset);
  if (member == 0 && row < rows)
    y[row] = sum;
}

struct SlotSize {
  size_t inputBytes = 0;
  size_t rows = 0;
};

/// One stream with two slots, used by one host thread: while the device works on one slot, the
/// thread fills the other.
class Courier {
public:
  Courier(const Csr &matrix, const SlotSize &size, char *pinnedMemory, char *deviceMemory)
      : a(matrix) {
    expect(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking), "create stream");
    for (Slot &slot : slots) {
      expect(cudaEventCreateWithFlags(&slot.done, cudaEventDisableTiming), "create event");
      slot.pinned = pinnedMemory;
      slot.device = deviceMemory;
      slot.pinnedY = reinterpret_cast<double *>(pinnedMemory + size.inputBytes);
      slot.deviceY = reinterpret_cast<double *>(deviceMemory + size.inputBytes);
      pinnedMemory += size.inputBytes + size.rows * sizeof(double);
      deviceMemory += size.inputBytes + size.rows * sizeof(double);
    }
  }
  ~Courier() {
    for (Slot &slot : slots)
      cudaEventDestroy(slot.done);
    cudaStreamDestroy(stream);
  }
  Courier(const Courier &) = delete;
  Courier &operator=(const Courier &) = delete;

  void sendVector(const double *source, double *target, size_t count) {
    Slot &slot = nextSlot();
    std::memcpy(slot.pinned, source, count * sizeof(double));
    expect(cudaMemcpyAsync(target, slot.pinned, count * sizeof(double), cudaMemcpyHostToDevice,
                           stream),
           "upload x");
    expect(cudaEventRecord(slot.done, stream), "record");
  }

  void sendPiece(const Piece &piece, const double *x, double *y) {
    Slot &slot = nextSlot();
    collect(slot);
    const int begin = a.rowPtr[piece.firstRow];
    const size_t entries = size_t(a.rowPtr[piece.endRow] - begin);
    const int rows = piece.endRow - piece.firstRow;
    const size_t columnsAt = entries * sizeof(double);
    const size_t offsetsAt = columnsAt + entries * sizeof(int);
    const size_t bytes = offsetsAt + (size_t(rows) + 1) * sizeof(int);
    std::memcpy(slot.pinned, a.values + begin, columnsAt);
    std::memcpy(slot.pinned + columnsAt, a.colIdx + begin, entries * sizeof(int));
    std::memcpy(slot.pinned + offsetsAt, a.rowPtr + piece.firstRow,
                (size_t(rows) + 1) * sizeof(int));
    expect(cudaMemcpyAsync(slot.device, slot.pinned, bytes, cudaMemcpyHostToDevice, stream),
           "upload a piece");

    const int blocks = int(((long long)rows * kLanesPerRow + kBlock - 1) / kBlock);
    multiplyPiece<<<blocks, kBlock, 0, stream>>>(
        reinterpret_cast<const double *>(slot.device),
        reinterpret_cast<const int *>(slot.device + columnsAt),
        reinterpret_cast<const int *>(slot.device + offsetsAt), rows, x, slot.deviceY);
    expect(cudaGetLastError(), "launch");
    expect(cudaMemcpyAsync(slot.pinnedY, slot.deviceY, size_t(rows) * sizeof(double),
                           cudaMemcpyDeviceToHost, stream),
           "download y");
    expect(cudaEventRecord(slot.done, stream), "record");
    slot.target = y + piece.firstRow;
    slot.rows = rows;
  }

  void finish() {
    for (Slot &slot : slots) {
      expect(cudaEventSynchronize(slot.done), "wait");
      collect(slot);
    }
  }

private:
  struct Slot {
    char *pinned = nullptr, *device = nullptr;
    double *pinnedY = nullptr, *deviceY = nullptr;
    cudaEvent_t done = nullptr;
    double *target = nullptr; // where the finished rows go
    int rows = 0;
  };

  Slot &nextSlot() {
    Slot &slot = slots[turn];
    turn ^= 1;
    expect(cudaEventSynchronize(slot.done), "wait for a slot");
    return slot;
  }

  void collect(Slot &slot) {
    if (slot.rows > 0)
      std::memcpy(slot.target, slot.pinnedY, size_t(slot.rows) * sizeof(double));
    slot.rows = 0;
  }

  Csr a;
  cudaStream_t stream = nullptr;
  Slot slots[2];
  int turn = 0;
};

// Runs work(0) ... work(count - 1), each on a thread of its own as far as the system has threads.
template <typename Work> void onThreads(size_t count, const Work &work) {
  std::vector<std::thread> threads;
  size_t started = 1;
  try {
    for (; started < count; ++started)
      threads.emplace_back(work, started);
  } catch (const std::system_error &) {
    // Items are taken from a common counter: fewer threads do the same work.
  }
  work(size_t(0));
  for (std::thread &thread : threads)
    thread.join();
}

} // namespace

extern "C" void solution_compute(int n, const int *row_ptr, const int *col_idx,
                                 const double *values, const double *x, double *y_out) {
  if (n <= 0)
    return;
  const Csr matrix{row_ptr, col_idx, values};
  const std::vector<Piece> pieces = cutIntoPieces(n, row_ptr);

  SlotSize size;
  for (const Piece &piece : pieces) {
    const size_t entries = size_t(row_ptr[piece.endRow] - row_ptr[piece.firstRow]);
    const size_t rows = size_t(piece.endRow - piece.firstRow);
    size.inputBytes = std::max(size.inputBytes,
                               entries * (sizeof(double) + sizeof(int)) + (rows + 1) * sizeof(int));
    size.rows = std::max(size.rows, rows);
  }
  size.inputBytes = (size.inputBytes + 255) / 256 * 256;
  size.rows = (size.rows + 31) / 32 * 32;
  const size_t slotBytes = size.inputBytes + size.rows * sizeof(double);

  const size_t workers = std::max<size_t>(
      1, std::min<size_t>({pieces.size(), kMostThreads, std::thread::hardware_concurrency()}));
  char *pinned = nullptr, *staging = nullptr;
  double *deviceX = nullptr;
  expect(cudaMallocHost(&pinned, 2 * workers * slotBytes), "allocate pinned memory");
  expect(cudaMalloc(&staging, 2 * workers * slotBytes), "allocate staging");
  expect(cudaMalloc(&deviceX, size_t(n) * sizeof(double)), "allocate x");

  {
    std::vector<Courier *> couriers;
    for (size_t w = 0; w < workers; ++w)
      couriers.push_back(
          new Courier(matrix, size, pinned + 2 * w * slotBytes, staging + 2 * w * slotBytes));

    // Every row may read any part of x: it goes up, in parallel too, before the first piece.
    const size_t stretch = size.inputBytes / sizeof(double);
    const size_t stretches = (size_t(n) + stretch - 1) / stretch;
    std::atomic<size_t> nextStretch{0}, nextPiece{0};
    onThreads(workers, [&](size_t w) {
      for (size_t i; (i = nextStretch.fetch_add(1)) < stretches;)
        couriers[w]->sendVector(x + i * stretch, deviceX + i * stretch,
                                std::min(stretch, size_t(n) - i * stretch));
      couriers[w]->finish();
    });
    onThreads(workers, [&](size_t w) {
      for (size_t i; (i = nextPiece.fetch_add(1)) < pieces.size();)
        couriers[w]->sendPiece(pieces[i], deviceX, y_out);
      couriers[w]->finish();
    });
    for (Courier *courier : couriers)
      delete courier;
  }

  expect(cudaFree(deviceX), "free");
  expect(cudaFree(staging), "free");
  expect(cudaFreeHost(pinned), "free");
}
