// Breadth-first: a vertex keeps the first distance it receives and is never improved.
// shows at: small medium large
#include <cstddef>
#include <cstdint>
#include <vector>

extern "C" void solution_compute(int32_t V, int32_t, const int32_t *row_offsets,
                                 const int32_t *col_indices, const float *weights,
                                 int32_t num_requests, const int32_t *sources,
                                 const int32_t *targets, float *distances) {
  std::vector<float> dist;
  std::vector<int32_t> queue;
  int32_t current = -1;
  for (int32_t i = 0; i < num_requests; ++i) {
    if (sources[i] != current) {
      current = sources[i];
      dist.assign(size_t(V), 1e30f);
      dist[size_t(current)] = 0.0f;
      queue.assign(1, current);
      for (size_t head = 0; head < queue.size(); ++head) {
        const int32_t u = queue[head];
        for (int32_t e = row_offsets[u]; e < row_offsets[u + 1]; ++e) {
          const size_t v = size_t(col_indices[e]);
          if (dist[v] >= 1e30f) {
            dist[v] = dist[size_t(u)] + weights[e];
            queue.push_back(int32_t(v));
          }
        }
      }
    }
    const bool valid = targets[i] >= 0 && targets[i] < V;
    distances[i] = valid ? dist[size_t(targets[i])] : 1e30f;
  }
}
