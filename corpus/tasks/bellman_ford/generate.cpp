// E random directed edges without self-loops (parallel edges kept) as CSR, weights U[1, 100), and
// requests grouped by source: num_sources random sources share the requests evenly.
#include "../generate.h"
#include "../random.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace {

const accelscope_argument &find(const accelscope_argument *arguments, int count, const char *name) {
  return *std::find_if(arguments, arguments + count, [&](const accelscope_argument &argument) {
    return std::strcmp(argument.name, name) == 0;
  });
}

template <class T> T *data(const accelscope_argument *arguments, int count, const char *name) {
  return static_cast<T *>(find(arguments, count, name).data);
}

} // namespace

extern "C" void generate_inputs(const accelscope_argument *arguments, int count, uint64_t seed) {
  const int32_t V = *data<int32_t>(arguments, count, "V");
  const int32_t E = *data<int32_t>(arguments, count, "E");
  const int32_t requests = *data<int32_t>(arguments, count, "num_requests");
  const int64_t groups = *data<int64_t>(arguments, count, "num_sources");
  int32_t *row_offsets = data<int32_t>(arguments, count, "row_offsets");
  int32_t *col_indices = data<int32_t>(arguments, count, "col_indices");
  float *weights = data<float>(arguments, count, "weights");
  int32_t *sources = data<int32_t>(arguments, count, "sources");
  int32_t *targets = data<int32_t>(arguments, count, "targets");

  // Tails are counted first and drawn again while placing, so that no edge list is stored.
  const auto drawTail = [&](accelscope::Random &random) { return int32_t(random.below(V)); };
  std::fill(row_offsets, row_offsets + V + 1, 0);
  accelscope::Random counting(seed, 1);
  for (int32_t e = 0; e < E; ++e)
    ++row_offsets[drawTail(counting) + 1];
  for (int32_t v = 0; v < V; ++v)
    row_offsets[v + 1] += row_offsets[v];

  std::vector<int32_t> cursor(row_offsets, row_offsets + V);
  accelscope::Random placing(seed, 1), edges(seed, 2);
  for (int32_t e = 0; e < E; ++e) {
    const int32_t tail = drawTail(placing);
    int32_t head = int32_t(edges.below(V - 1));
    head += head >= tail;
    const int32_t slot = cursor[size_t(tail)]++;
    col_indices[slot] = head;
    weights[slot] = std::min(float(edges.uniform(1.0, 100.0)), 99.99999f);
  }

  // Every 25th request asks for its own source or, in turn, for a vertex that does not exist.
  accelscope::Random asking(seed, 3);
  int64_t group = -1;
  int32_t source = 0;
  for (int32_t i = 0; i < requests; ++i) {
    const int64_t own = int64_t(i) * groups / requests;
    if (own != group) {
      group = own;
      source = int32_t(asking.below(V));
    }
    sources[i] = source;
    targets[i] = int32_t(asking.below(V));
    if (i % 50 == 24)
      targets[i] = source;
    else if (i % 50 == 49)
      targets[i] = i % 100 == 49 ? V : -1;
  }
}
