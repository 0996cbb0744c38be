#include "../generate.h"

extern "C" void generate_inputs(const accelscope_argument *arguments, int count, uint64_t seed) {
  const int n = *static_cast<const int *>(arguments[0].data);
  const auto spread = static_cast<float>(*static_cast<const int64_t *>(arguments[count - 1].data));
  uint64_t state = seed;
  auto next = [&] {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return spread * (static_cast<float>(state >> 40) / 16777216.0f - 0.5f);
  };
  for (int i = 0; i < n; ++i) {
    static_cast<float *>(arguments[2].data)[i] = next();
    static_cast<float *>(arguments[3].data)[i] = next();
  }
}
