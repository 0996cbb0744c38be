// One cooperative launch answers everything: it sets up the distances of all distinct sources, runs
// the relaxation rounds between grid barriers until none changes anything, and reads the answers.
#include <cooperative_groups.h>
#include <cuda_runtime.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <unordered_map>
#include <vector>

namespace cg = cooperative_groups;

#define TRY(expr)                                                                                  \
  if (const cudaError_t status_ = (expr); status_ != cudaSuccess) {                                \
    std::fprintf(stderr, "%s failed: %s (line %d)\n", #expr, cudaGetErrorString(status_),          \
                 __LINE__);                                                                        \
    std::abort();                                                                                  \
  }

namespace {

constexpr float kUnreachable = 1e30f;
constexpr int kBlock = 256;
constexpr size_t kMaxCells = size_t(1) << 28;

struct Search {
  int V, slots, requests;
  const int *rows, *heads;
  const float *weights;
  const int *sources;          // one per slot
  const int *slotOf, *targets; // one per request; the slot counts from this launch's first
  float *dist;                 // slots x V
  unsigned char *dirty[2];     // slots x V each: fell in an even or odd round, not yet relaxed
  int *changed;                // three round flags, zero at launch
  float *answers;
};

__global__ void __launch_bounds__(kBlock) search(Search s) {
  const cg::grid_group grid = cg::this_grid();
  const size_t me = grid.thread_rank(), all = grid.size(), V = size_t(s.V);

  for (int slot = 0; slot < s.slots; ++slot) {
    const size_t row = slot * V, source = size_t(s.sources[slot]);
    for (size_t v = me; v < V; v += all) {
      s.dist[row + v] = v == source ? 0.0f : kUnreachable;
      s.dirty[0][row + v] = v == source;
      s.dirty[1][row + v] = 0;
    }
  }
  grid.sync();

  for (unsigned round = 0;; ++round) {
    unsigned char *now = s.dirty[round % 2], *next = s.dirty[(round + 1) % 2];
    // Of the three flags, the next round's was last read before the barrier behind us.
    if (me == 0)
      s.changed[(round + 1) % 3] = 0;
    bool lowered = false;
    for (int slot = 0; slot < s.slots; ++slot) {
      const size_t row = slot * V;
      for (size_t u = me; u < V; u += all) {
        if (!now[row + u])
          continue;
        now[row + u] = 0;
        const float from = __ldcg(s.dist + row + u);
        const int end = s.rows[u + 1];
        for (int e = s.rows[u]; e < end; ++e) {
          const size_t cell = row + size_t(s.heads[e]);
          const float candidate = from + s.weights[e];
          if (candidate >= __ldcg(s.dist + cell))
            continue;
          // Non-negative floats compare like their bits.
          const int bits = __float_as_int(candidate);
          if (bits < atomicMin(reinterpret_cast<int *>(s.dist + cell), bits)) {
            next[cell] = 1;
            lowered = true;
          }
        }
      }
    }
    if (__syncthreads_or(lowered) && threadIdx.x == 0)
      s.changed[round % 3] = 1;
    grid.sync();
    if (__ldcg(s.changed + round % 3) == 0)
      break;
  }

  for (size_t i = me; i < size_t(s.requests); i += all) {
    const int slot = s.slotOf[i], target = s.targets[i];
    if (slot >= 0 && slot < s.slots)
      s.answers[i] =
          target >= 0 && target < s.V ? __ldcg(s.dist + slot * V + target) : kUnreachable;
  }
}

/// One allocation that hands out 256-byte aligned pieces; measured first, then carved.
class Arena {
public:
  Arena() = default;
  Arena(const Arena &) = delete;
  Arena &operator=(const Arena &) = delete;
  ~Arena() { cudaFree(base); }

  void allocate(size_t bytes) { TRY(cudaMalloc(&base, bytes)); }
  template <class T> T *take(size_t count) {
    T *piece = base ? reinterpret_cast<T *>(base + used) : nullptr;
    used += (count * sizeof(T) + 255) / 256 * 256;
    return piece;
  }
  size_t size() const { return used; }

private:
  char *base = nullptr;
  size_t used = 0;
};

} // namespace

extern "C" void solution_compute(int V, int E, const int *row_offsets, const int *col_indices,
                                 const float *weights, int num_requests, const int *sources,
                                 const int *targets, float *distances) {
  if (num_requests <= 0)
    return;
  std::unordered_map<int, int> slots;
  std::vector<int> distinct, slotOf;
  for (int i = 0; i < num_requests; ++i) {
    const auto entry = slots.emplace(sources[i], int(distinct.size()));
    if (entry.second)
      distinct.push_back(sources[i]);
    slotOf.push_back(entry.first->second);
  }
  const size_t n = size_t(V), m = size_t(E), r = size_t(num_requests);
  const size_t width = std::min(distinct.size(), std::max<size_t>(1, kMaxCells / n));

  Search s{};
  int *rows, *heads, *slotSources, *slotOfRequest, *requestTargets;
  float *edgeWeights;
  const auto carve = [&](Arena &arena) {
    rows = arena.take<int>(n + 1);
    heads = arena.take<int>(m);
    edgeWeights = arena.take<float>(m);
    slotSources = arena.take<int>(width);
    slotOfRequest = arena.take<int>(r);
    requestTargets = arena.take<int>(r);
    s.answers = arena.take<float>(r);
    s.changed = arena.take<int>(3);
    s.dist = arena.take<float>(width * n);
    s.dirty[0] = arena.take<unsigned char>(width * n);
    s.dirty[1] = arena.take<unsigned char>(width * n);
  };
  Arena measure, arena;
  carve(measure);
  arena.allocate(measure.size());
  carve(arena);

  TRY(cudaMemcpyAsync(rows, row_offsets, (n + 1) * sizeof(int), cudaMemcpyHostToDevice));
  TRY(cudaMemcpyAsync(heads, col_indices, m * sizeof(int), cudaMemcpyHostToDevice));
  TRY(cudaMemcpyAsync(edgeWeights, weights, m * sizeof(float), cudaMemcpyHostToDevice));
  TRY(cudaMemcpyAsync(requestTargets, targets, r * sizeof(int), cudaMemcpyHostToDevice));

  int device = 0, sms = 0, perSm = 0;
  TRY(cudaGetDevice(&device));
  TRY(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, device));
  TRY(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&perSm, search, kBlock, 0));
  const size_t useful = (n + kBlock - 1) / kBlock;
  const unsigned grid = unsigned(std::min(size_t(sms) * size_t(perSm), useful));

  s.V = V;
  s.requests = num_requests;
  s.rows = rows;
  s.heads = heads;
  s.weights = edgeWeights;
  s.sources = slotSources;
  s.slotOf = slotOfRequest;
  s.targets = requestTargets;
  for (size_t first = 0; first < distinct.size(); first += width) {
    s.slots = int(std::min(width, distinct.size() - first));
    TRY(cudaMemcpyAsync(slotSources, distinct.data() + first, size_t(s.slots) * sizeof(int),
                        cudaMemcpyHostToDevice));
    TRY(cudaMemcpy(slotOfRequest, slotOf.data(), r * sizeof(int), cudaMemcpyHostToDevice));
    TRY(cudaMemsetAsync(s.changed, 0, 3 * sizeof(int)));
    void *parameters[] = {&s};
    TRY(cudaLaunchCooperativeKernel(reinterpret_cast<void *>(search), dim3(grid), dim3(kBlock),
                                    parameters, 0, nullptr));
    for (int &slot : slotOf)
      slot -= s.slots;
  }
  TRY(cudaMemcpy(distances, s.answers, r * sizeof(float), cudaMemcpyDeviceToHost));
}
