// Single-source shortest paths by repeated edge relaxation, one run per distinct source in a row.
#include <cstddef>
#include <cstdint>
#include <vector>

namespace {

constexpr float kUnreachable = 1e30f;

// Relaxes every out-edge of every reached vertex until a round changes nothing. Weights are
// positive, so V - 1 rounds always suffice.
void relaxFrom(int32_t source, int32_t V, const int32_t *row_offsets, const int32_t *col_indices,
               const float *weights, std::vector<float> &dist) {
  dist.assign(std::size_t(V), kUnreachable);
  dist[std::size_t(source)] = 0.0f;
  for (int32_t round = 1; round < V; ++round) {
    bool changed = false;
    for (int32_t u = 0; u < V; ++u) {
      const float from = dist[std::size_t(u)];
      if (from >= kUnreachable)
        continue;
      for (int32_t e = row_offsets[u]; e < row_offsets[u + 1]; ++e) {
        const float candidate = from + weights[e];
        float &to = dist[std::size_t(col_indices[e])];
        if (candidate < to) {
          to = candidate;
          changed = true;
        }
      }
    }
    if (!changed)
      break;
  }
}

} // namespace

extern "C" void solution_compute(int32_t V, int32_t E, const int32_t *row_offsets,
                                 const int32_t *col_indices, const float *weights,
                                 int32_t num_requests, const int32_t *sources,
                                 const int32_t *targets, float *distances) {
  (void)E;
  std::vector<float> dist;
  int32_t current = -1;
  for (int32_t i = 0; i < num_requests; ++i) {
    if (sources[i] != current) {
      current = sources[i];
      relaxFrom(current, V, row_offsets, col_indices, weights, dist);
    }
    const bool valid = targets[i] >= 0 && targets[i] < V;
    distances[i] = valid ? dist[std::size_t(targets[i])] : kUnreachable;
  }
}
