#include "../generate.h"

extern "C" void generate_scalars(const accelscope_argument *arguments, int count, uint64_t seed) {
  const int64_t least = *static_cast<const int64_t *>(arguments[count - 1].data);
  *static_cast<int *>(arguments[0].data) =
      static_cast<int>(least + static_cast<int64_t>(seed % 50));
}

extern "C" void generate_inputs(const accelscope_argument *arguments, int, uint64_t seed) {
  for (int64_t i = 0; i < arguments[1].length; ++i) {
    seed = seed * 6364136223846793005ull + 1442695040888963407ull;
    static_cast<uint8_t *>(arguments[1].data)[i] = static_cast<uint8_t>(seed >> 56);
  }
}
