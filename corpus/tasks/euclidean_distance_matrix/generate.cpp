// Points in the unit cube; every fourth query is a reference point moved by a random amount.
#include "corpus/tasks/generate.h"
#include "corpus/tasks/random.h"

#include <algorithm>
#include <string_view>

namespace {

const accelscope_argument &argument(const accelscope_argument *arguments, int count,
                                    std::string_view name) {
  return *std::find_if(arguments, arguments + count,
                       [&](const accelscope_argument &a) { return name == a.name; });
}

} // namespace

extern "C" void generate_inputs(const accelscope_argument *arguments, int count, uint64_t seed) {
  auto scalar = [&](std::string_view name) {
    return *static_cast<const int32_t *>(argument(arguments, count, name).data);
  };
  auto array = [&](std::string_view name) {
    return static_cast<float *>(argument(arguments, count, name).data);
  };
  const int32_t refs = scalar("ref_nb"), queries = scalar("query_nb"), dim = scalar("dim");
  float *ref = array("ref"), *query = array("query");

  accelscope::Random random(seed);
  for (int64_t i = 0; i < int64_t(dim) * refs; ++i)
    ref[i] = float(random.uniform());
  for (int32_t q = 0; q < queries; ++q) {
    const bool isNear = refs > 0 && random.below(4) == 0;
    const int64_t neighbour = isNear ? int64_t(random.below(uint64_t(refs))) : 0;
    const double reach = random.uniform(0.0, 0.2);
    for (int32_t k = 0; k < dim; ++k) {
      double value = random.uniform();
      if (isNear)
        value = std::clamp(ref[int64_t(k) * refs + neighbour] + reach * (value - 0.5), 0.0, 1.0);
      query[int64_t(k) * queries + q] = float(value);
    }
  }
}
