// Stops after eight rounds, whether or not distances still fall.
// shows at: small medium large
#include <cstddef>
#include <cstdint>
#include <vector>

extern "C" void solution_compute(int32_t V, int32_t, const int32_t *row_offsets,
                                 const int32_t *col_indices, const float *weights,
                                 int32_t num_requests, const int32_t *sources,
                                 const int32_t *targets, float *distances) {
  std::vector<float> dist, old;
  int32_t current = -1;
  for (int32_t i = 0; i < num_requests; ++i) {
    if (sources[i] != current) {
      current = sources[i];
      dist.assign(size_t(V), 1e30f);
      dist[size_t(current)] = 0.0f;
      for (int round = 0; round < 8; ++round) {
        old = dist;
        for (int32_t u = 0; u < V; ++u)
          for (int32_t e = row_offsets[u]; e < row_offsets[u + 1]; ++e)
            if (old[size_t(u)] + weights[e] < dist[size_t(col_indices[e])])
              dist[size_t(col_indices[e])] = old[size_t(u)] + weights[e];
      }
    }
    const bool valid = targets[i] >= 0 && targets[i] < V;
    distances[i] = valid ? dist[size_t(targets[i])] : 1e30f;
  }
}
