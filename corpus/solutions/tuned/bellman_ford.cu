// Near-far search from all distinct sources in one cooperative launch. Cells, i.e. (source, vertex)
// pairs, below a moving distance threshold are relaxed first; farther ones wait in a second queue
// until the near ones are used up. A source is cut off at the distance of its farthest target.
// Warps gather the edges of 32 cells and share them evenly; new cells collect in a small buffer per
// warp, so that the global queue counters see one atomic per hundred cells or so.
#include <cooperative_groups.h>
#include <cuda_runtime.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <unordered_map>
#include <vector>

namespace cg = cooperative_groups;

namespace {

void require(cudaError_t status, const char *action) {
  if (status == cudaSuccess)
    return;
  std::fprintf(stderr, "bellman_ford: cannot %s: %s\n", action, cudaGetErrorString(status));
  std::abort();
}

constexpr float kUnreachable = 1e30f;
constexpr int kInfinityByte = 0x7f; // 0x7f7f7f7f is a float above every distance
constexpr int kBlock = 256;
constexpr int kWarps = kBlock / 32;
constexpr unsigned kFull = 0xffffffffu;
constexpr unsigned kBuffer = 128; // cells collected per warp and queue before they are flushed
constexpr size_t kMaxCells = size_t(1) << 27;

// Counters rotate through three places: one is read, one appended to, one reset.
struct Control {
  unsigned nearCount[3];
  unsigned farCount[3];
  int farLowest[3]; // least distance, as bits, that a split left in the far queue
};

struct Search {
  unsigned V, slots;
  const int *rows, *heads;
  const float *weights;
  const int *sources;                   // per slot
  const int *requestBegin, *targets;    // requests by slot, targets of each
  float *dist;                          // slots x V
  unsigned *nearStamp, *inFar;          // slots x V: phase of last near entry, far membership
  unsigned *nearQueue[2], *farQueue[2]; // slots x V each
  float *bound;                         // per slot: farthest target so far
  Control *control;
  float delta;
  float *answers; // requests by slot
};

// A warp's private stretch of shared memory in front of a global queue. All lanes hold `count`.
class WarpBuffer {
public:
  __device__ WarpBuffer(unsigned *cells, unsigned lane) : cells(cells), lane(lane) {}

  __device__ void push(bool wanted, unsigned cell, unsigned *queue, unsigned *queueSize) {
    const unsigned takers = __ballot_sync(kFull, wanted);
    if (takers == 0)
      return;
    if (wanted)
      cells[count + __popc(takers & ((1u << lane) - 1u))] = cell;
    count += __popc(takers);
    if (count > kBuffer - 32)
      flush(queue, queueSize);
  }

  __device__ void flush(unsigned *queue, unsigned *queueSize) {
    if (count == 0)
      return;
    __syncwarp();
    unsigned base = 0;
    if (lane == 0)
      base = atomicAdd(queueSize, count);
    base = __shfl_sync(kFull, base, 0);
    for (unsigned k = lane; k < count; k += 32)
      queue[base + k] = cells[k];
    __syncwarp();
    count = 0;
  }

private:
  unsigned *cells;
  unsigned lane, count = 0;
};

// Distances and counters change during the launch: read them from L2.
template <class T> __device__ T fresh(const T *p) { return __ldcg(p); }

// Relaxes the edges of the cells in `queue`.
__device__ void relaxNear(const Search &s, const unsigned *queue, unsigned size, unsigned stamp,
                          float threshold, unsigned *nextNear, unsigned *nextNearSize,
                          unsigned *far, unsigned *farSize, WarpBuffer &nearOut, WarpBuffer &farOut,
                          unsigned warp, unsigned warps, unsigned lane) {
  for (unsigned first = warp * 32; first < size; first += warps * 32) {
    unsigned begin = 0, degree = 0, row = 0;
    float from = 0.0f, bound = 0.0f;
    if (first + lane < size) {
      const unsigned cell = queue[first + lane], slot = cell / s.V, u = cell - slot * s.V;
      row = slot * s.V;
      from = fresh(s.dist + cell);
      bound = fresh(s.bound + slot);
      if (from < bound) {
        begin = unsigned(__ldg(s.rows + u));
        degree = unsigned(__ldg(s.rows + u + 1)) - begin;
      }
    }
    unsigned upTo = degree; // inclusive prefix sum over the warp
    for (unsigned step = 1; step < 32; step *= 2) {
      const unsigned below = __shfl_up_sync(kFull, upTo, step);
      if (lane >= step)
        upTo += below;
    }
    const unsigned total = __shfl_sync(kFull, upTo, 31);
    const unsigned shift = begin - (upTo - degree);

    for (unsigned base = 0; base < total; base += 32) {
      const unsigned k = base + lane;
      unsigned owner = 0; // how many cells end at or before k
#pragma unroll
      for (unsigned step = 16; step > 0; step /= 2) {
        const unsigned end = __shfl_sync(kFull, upTo, owner + step - 1);
        if (end <= k)
          owner += step;
      }
      const unsigned e = __shfl_sync(kFull, shift, owner) + k;
      const float start = __shfl_sync(kFull, from, owner);
      const float limit = __shfl_sync(kFull, bound, owner);
      const unsigned cells = __shfl_sync(kFull, row, owner);

      bool toNear = false, toFar = false;
      unsigned cell = 0;
      if (k < total) {
        cell = cells + unsigned(__ldg(s.heads + e));
        const float candidate = start + __ldg(s.weights + e);
        if (candidate < limit && candidate < fresh(s.dist + cell)) {
          // Non-negative floats order like their bit patterns.
          const int bits = __float_as_int(candidate);
          if (bits < atomicMin(reinterpret_cast<int *>(s.dist + cell), bits)) {
            if (candidate < threshold)
              toNear = atomicExch(s.nearStamp + cell, stamp) != stamp;
            else
              toFar = atomicExch(s.inFar + cell, 1u) == 0u;
          }
        }
      }
      nearOut.push(toNear, cell, nextNear, nextNearSize);
      farOut.push(toFar, cell, far, farSize);
    }
  }
  nearOut.flush(nextNear, nextNearSize);
  farOut.flush(far, farSize);
}

// Sorts the far queue: cells below `threshold` become near, the rest stays; cells that were near
// since (below `previous`) and cells beyond their source's farthest target are dropped.
__device__ void splitFar(const Search &s, const unsigned *queue, unsigned size, float previous,
                         float threshold, unsigned *nextNear, unsigned *nextNearSize, unsigned *far,
                         unsigned *farSize, int *lowest, WarpBuffer &nearOut, WarpBuffer &farOut,
                         unsigned warp, unsigned warps, unsigned lane) {
  int least = __float_as_int(kUnreachable);
  for (unsigned first = warp * 32; first < size; first += warps * 32) {
    bool toNear = false, toFar = false;
    unsigned cell = 0;
    if (first + lane < size) {
      cell = queue[first + lane];
      const float d = fresh(s.dist + cell);
      const bool open = d >= previous && d < fresh(s.bound + cell / s.V);
      toNear = open && d < threshold;
      toFar = open && !toNear;
      if (toFar)
        least = min(least, __float_as_int(d));
      else
        s.inFar[cell] = 0;
    }
    nearOut.push(toNear, cell, nextNear, nextNearSize);
    farOut.push(toFar, cell, far, farSize);
  }
  nearOut.flush(nextNear, nextNearSize);
  farOut.flush(far, farSize);
  least = __reduce_min_sync(kFull, least);
  if (lane == 0 && least < __float_as_int(kUnreachable))
    atomicMin(lowest, least);
}

// The distance of the farthest target caps what is worth relaxing. A target that cannot be reached
// leaves its source without a cap.
__device__ void updateBounds(const Search &s, unsigned warp, unsigned warps, unsigned lane) {
  for (unsigned slot = warp; slot < s.slots; slot += warps) {
    int farthest = 0;
    for (int i = s.requestBegin[slot] + int(lane); i < s.requestBegin[slot + 1]; i += 32)
      if (unsigned(s.targets[i]) < s.V)
        farthest = max(farthest, __float_as_int(fresh(s.dist + slot * s.V + s.targets[i])));
    farthest = __reduce_max_sync(kFull, farthest);
    if (lane == 0)
      s.bound[slot] = __int_as_float(farthest);
  }
}

__global__ void __launch_bounds__(kBlock) nearFar(Search s) {
  __shared__ unsigned nearCells[kWarps][kBuffer], farCells[kWarps][kBuffer];
  const cg::grid_group grid = cg::this_grid();
  const unsigned lane = threadIdx.x % 32, local = threadIdx.x / 32;
  const unsigned warp = blockIdx.x * kWarps + local, warps = gridDim.x * kWarps;
  const unsigned me = blockIdx.x * kBlock + threadIdx.x, all = gridDim.x * kBlock;
  WarpBuffer nearOut(nearCells[local], lane), farOut(farCells[local], lane);
  Control &control = *s.control;

  for (unsigned slot = me; slot < s.slots; slot += all) {
    const unsigned cell = slot * s.V + unsigned(s.sources[slot]);
    s.dist[cell] = 0.0f;
    s.nearQueue[0][slot] = cell;
  }
  grid.sync();
  updateBounds(s, warp, warps, lane);
  grid.sync();

  // Phases alternate in an order that all threads derive from the same counters; each ends in a
  // barrier. Phase p reads near counter p, appends to p + 1 and resets p + 2 (modulo 3); likewise
  // the far counters with the number of splits.
  float threshold = s.delta;
  unsigned split = 0;
  bool emptySplit = false;
  for (unsigned phase = 0;; ++phase) {
    const unsigned size = fresh(&control.nearCount[phase % 3]);
    unsigned *const nextNear = s.nearQueue[(phase + 1) % 2];
    unsigned *const nextNearSize = &control.nearCount[(phase + 1) % 3];
    if (me == 0)
      control.nearCount[(phase + 2) % 3] = 0;

    if (size > 0) {
      relaxNear(s, s.nearQueue[phase % 2], size, phase + 1, threshold, nextNear, nextNearSize,
                s.farQueue[split % 2], &control.farCount[split % 3], nearOut, farOut, warp, warps,
                lane);
      emptySplit = false;
    } else {
      const unsigned waiting = fresh(&control.farCount[split % 3]);
      if (waiting == 0)
        break;
      // After a split without near cells the least distance that waits is known: go there.
      const float previous = threshold;
      const float base =
          emptySplit ? fmaxf(threshold, __int_as_float(fresh(&control.farLowest[split % 3])))
                     : threshold;
      threshold = fmaxf(base + s.delta, __int_as_float(__float_as_int(base) + 1));
      splitFar(s, s.farQueue[split % 2], waiting, previous, threshold, nextNear, nextNearSize,
               s.farQueue[(split + 1) % 2], &control.farCount[(split + 1) % 3],
               &control.farLowest[(split + 1) % 3], nearOut, farOut, warp, warps, lane);
      if (me == 0) {
        control.farCount[(split + 2) % 3] = 0;
        control.farLowest[(split + 2) % 3] = __float_as_int(kUnreachable);
      }
      ++split;
      emptySplit = true;
    }
    grid.sync();
    if (emptySplit) {
      updateBounds(s, warp, warps, lane);
      grid.sync();
    }
  }

  for (unsigned slot = warp; slot < s.slots; slot += warps)
    for (int i = s.requestBegin[slot] + int(lane); i < s.requestBegin[slot + 1]; i += 32) {
      const int target = s.targets[i];
      const float d = unsigned(target) < s.V ? fresh(s.dist + slot * s.V + target) : kUnreachable;
      s.answers[i] = fminf(d, kUnreachable);
    }
}

class Carver {
public:
  explicit Carver(char *base) : base(base) {}
  template <class T> void take(T *&piece, size_t count) {
    piece = base ? reinterpret_cast<T *>(base + used) : nullptr;
    used += (count * sizeof(T) + 255) / 256 * 256;
  }
  size_t bytes() const { return used; }

private:
  char *base;
  size_t used = 0;
};

float meanWeight(const float *weights, int E) {
  const int samples = std::min(E, 1024);
  double sum = 0.0;
  for (int k = 0; k < samples; ++k)
    sum += weights[size_t(k) * size_t(E) / size_t(samples)];
  return samples > 0 ? float(sum / samples) : 1.0f;
}

} // namespace

extern "C" void solution_compute(int V, int E, const int *row_offsets, const int *col_indices,
                                 const float *weights, int num_requests, const int *sources,
                                 const int *targets, float *distances) {
  if (num_requests <= 0)
    return;
  // Requests by distinct source.
  std::unordered_map<int, int> slotOf;
  std::vector<int> distinct, slotOfRequest, begin;
  for (int i = 0; i < num_requests; ++i) {
    const auto found = slotOf.emplace(sources[i], int(distinct.size()));
    if (found.second) {
      distinct.push_back(sources[i]);
      begin.push_back(0);
    }
    slotOfRequest.push_back(found.first->second);
    ++begin[size_t(found.first->second)];
  }
  int running = 0;
  for (int &entry : begin) {
    const int count = entry;
    entry = running;
    running += count;
  }
  std::vector<int> cursor(begin), order(slotOfRequest.size()), byslot(order.size());
  begin.push_back(running);
  for (int i = 0; i < num_requests; ++i) {
    const int place = cursor[size_t(slotOfRequest[size_t(i)])]++;
    order[size_t(place)] = i;
    byslot[size_t(place)] = targets[i];
  }

  // As many sources per launch as keep cells and the edges of a warp's cells within 32 bits.
  const size_t n = size_t(V), m = size_t(E), r = order.size(), all = distinct.size();
  const size_t width = std::min({all, std::max<size_t>(1, kMaxCells / n),
                                 std::max<size_t>(1, 0xffffffffull / std::max<size_t>(1, m))});
  const size_t cells = width * n;

  Search s{};
  int *rows, *heads, *slotSources, *requestBegin, *requestTargets;
  float *edgeWeights;
  const auto carve = [&](char *base) {
    Carver carver(base);
    carver.take(rows, n + 1);
    carver.take(heads, m);
    carver.take(edgeWeights, m);
    carver.take(slotSources, all);
    carver.take(requestBegin, all + 1);
    carver.take(requestTargets, r);
    carver.take(s.answers, r);
    carver.take(s.bound, width);
    carver.take(s.dist, cells);
    carver.take(s.nearStamp, cells);
    carver.take(s.inFar, cells);
    for (int k = 0; k < 2; ++k) {
      carver.take(s.nearQueue[k], cells);
      carver.take(s.farQueue[k], cells);
    }
    carver.take(s.control, 1);
    return carver.bytes();
  };
  char *arena = nullptr;
  require(cudaMalloc(&arena, carve(nullptr)), "allocate");
  carve(arena);
  const auto upload = [](void *device, const void *host, size_t bytes) {
    require(cudaMemcpyAsync(device, host, bytes, cudaMemcpyHostToDevice), "upload");
  };
  upload(rows, row_offsets, (n + 1) * sizeof(int));
  upload(heads, col_indices, m * sizeof(int));
  upload(edgeWeights, weights, m * sizeof(float));
  upload(slotSources, distinct.data(), all * sizeof(int));
  upload(requestBegin, begin.data(), (all + 1) * sizeof(int));
  upload(requestTargets, byslot.data(), r * sizeof(int));

  int device = 0, sms = 0, perSm = 0;
  require(cudaGetDevice(&device), "query the device");
  require(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, device), "count the SMs");
  require(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&perSm, nearFar, kBlock, 0),
          "query the occupancy");
  const unsigned grid = unsigned(std::min(size_t(sms) * size_t(perSm), (cells - 1) / kBlock + 1));

  s.V = unsigned(V);
  s.rows = rows;
  s.heads = heads;
  s.weights = edgeWeights;
  s.targets = requestTargets;
  s.delta = 0.5f * meanWeight(weights, E);
  for (size_t first = 0; first < all; first += width) {
    s.slots = unsigned(std::min(width, all - first));
    s.sources = slotSources + first;
    s.requestBegin = requestBegin + first;
    Control control{};
    control.nearCount[0] = s.slots;
    std::fill_n(control.farLowest, 3, 0x7149f2ca); // bits of 1e30
    upload(s.control, &control, sizeof control);
    require(cudaMemsetAsync(s.dist, kInfinityByte, s.slots * n * sizeof(float)), "clear");
    require(cudaMemsetAsync(s.nearStamp, 0, s.slots * n * sizeof(unsigned)), "clear");
    require(cudaMemsetAsync(s.inFar, 0, s.slots * n * sizeof(unsigned)), "clear");
    void *parameters[] = {&s};
    require(cudaLaunchCooperativeKernel(reinterpret_cast<void *>(nearFar), dim3(grid), dim3(kBlock),
                                        parameters, 0, nullptr),
            "launch");
  }

  std::vector<float> answers(r);
  require(cudaMemcpy(answers.data(), s.answers, r * sizeof(float), cudaMemcpyDeviceToHost),
          "download");
  for (size_t place = 0; place < r; ++place)
    distances[order[place]] = answers[place];
  require(cudaFree(arena), "free");
}
