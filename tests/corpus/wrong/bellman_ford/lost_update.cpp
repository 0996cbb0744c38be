// A frontier whose threads compare with the distances of the round's start and then store without
// an atomic minimum: of several improvements of one vertex the last one wins, not the smallest.
// shows at: small medium large
#include <cstddef>
#include <cstdint>
#include <vector>

extern "C" void solution_compute(int32_t V, int32_t, const int32_t *row_offsets,
                                 const int32_t *col_indices, const float *weights,
                                 int32_t num_requests, const int32_t *sources,
                                 const int32_t *targets, float *distances) {
  std::vector<float> dist, old;
  std::vector<int32_t> frontier, next;
  int32_t current = -1;
  for (int32_t i = 0; i < num_requests; ++i) {
    if (sources[i] != current) {
      current = sources[i];
      dist.assign(size_t(V), 1e30f);
      dist[size_t(current)] = 0.0f;
      frontier.assign(1, current);
      while (!frontier.empty()) {
        old = dist;
        next.clear();
        std::vector<bool> queued(size_t(V), false);
        for (const int32_t u : frontier)
          for (int32_t e = row_offsets[u]; e < row_offsets[u + 1]; ++e) {
            const size_t v = size_t(col_indices[e]);
            if (old[size_t(u)] + weights[e] < old[v]) {
              dist[v] = old[size_t(u)] + weights[e];
              if (!queued[v])
                next.push_back(int32_t(v));
              queued[v] = true;
            }
          }
        frontier.swap(next);
      }
    }
    const bool valid = targets[i] >= 0 && targets[i] < V;
    distances[i] = valid ? dist[size_t(targets[i])] : 1e30f;
  }
}
