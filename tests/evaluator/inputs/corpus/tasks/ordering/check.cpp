#include "../generate.h"

#include <cstdio>
#include <vector>

extern "C" int check_outputs(const accelscope_argument *arguments, const accelscope_argument *, int,
                             char *message, int messageSize) {
  const int64_t m = arguments[1].length;
  const auto *keys = static_cast<const uint8_t *>(arguments[1].data);
  const auto *order = static_cast<const int64_t *>(arguments[2].data);
  std::vector<bool> seen(static_cast<std::size_t>(m));
  for (int64_t i = 0; i < m; ++i) {
    if (order[i] < 0 || order[i] >= m || seen[static_cast<std::size_t>(order[i])]) {
      std::snprintf(message, static_cast<std::size_t>(messageSize),
                    "order[%lld] = %lld is out of range or stands twice", static_cast<long long>(i),
                    static_cast<long long>(order[i]));
      return 1;
    }
    seen[static_cast<std::size_t>(order[i])] = true;
    if (i > 0 && keys[order[i - 1]] > keys[order[i]]) {
      std::snprintf(message, static_cast<std::size_t>(messageSize), "keys descend at position %lld",
                    static_cast<long long>(i));
      return 1;
    }
  }
  return 0;
}
