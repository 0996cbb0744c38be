// Independent random options: half calls, half puts, every parameter continuous, so that no two
// rows agree; strikes stay within 40 % of the spot and prices between about 0 and 120.
#include "../generate.h"
#include "../random.h"

#include <algorithm>
#include <cstring>

namespace {

template <class T> T *data(const accelscope_argument *arguments, int count, const char *name) {
  const auto *found =
      std::find_if(arguments, arguments + count, [&](const accelscope_argument &argument) {
        return std::strcmp(argument.name, name) == 0;
      });
  return static_cast<T *>(found->data);
}

} // namespace

extern "C" void generate_inputs(const accelscope_argument *arguments, int count, uint64_t seed) {
  const int32_t N = *data<int32_t>(arguments, count, "N");
  int32_t *types = data<int32_t>(arguments, count, "types");
  float *strikes = data<float>(arguments, count, "strikes");
  float *spots = data<float>(arguments, count, "spots");
  float *qs = data<float>(arguments, count, "qs");
  float *rs = data<float>(arguments, count, "rs");
  float *ts = data<float>(arguments, count, "ts");
  float *vols = data<float>(arguments, count, "vols");
  accelscope::Random random(seed);
  for (int32_t i = 0; i < N; ++i) {
    types[i] = int32_t(random.below(2));
    spots[i] = float(random.uniform(30.0, 150.0));
    strikes[i] = float(spots[i] * random.uniform(0.6, 1.4));
    qs[i] = float(random.uniform(0.0, 0.10));
    rs[i] = float(random.uniform(0.0, 0.10));
    ts[i] = float(random.uniform(0.10, 2.0));
    vols[i] = float(random.uniform(0.10, 0.60));
  }
}
