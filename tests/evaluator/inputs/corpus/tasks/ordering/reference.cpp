#include <algorithm>
#include <cstdint>
#include <numeric>

extern "C" void solution_compute(int m, const std::uint8_t *keys, std::int64_t *order) {
  std::iota(order, order + m, 0);
  std::stable_sort(order, order + m,
                   [&](std::int64_t a, std::int64_t b) { return keys[a] < keys[b]; });
}
