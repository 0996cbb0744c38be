#include "analyzer/correlation/Lift.h"

#include <algorithm>
#include <cmath>

namespace accelscope::correlation {
namespace {

struct Contrast {
  double difference;
  int users, others;
};

std::vector<Contrast> contrasts(const Panel &panel, int k) {
  std::vector<Contrast> out;
  const std::vector<int> starts = taskStarts(panel);
  for (std::size_t t = 0; t + 1 < starts.size(); ++t) {
    double with = 0, without = 0;
    Contrast c{0, 0, 0};
    for (int i = starts[t]; i < starts[t + 1]; ++i) {
      const bool user = panel.x(i, k) > 0.5;
      (user ? with : without) += panel.y[i];
      ++(user ? c.users : c.others);
    }
    if (c.users && c.others) {
      c.difference = with / c.users - without / c.others;
      out.push_back(c);
    }
  }
  return out;
}

} // namespace

Lift legacyLift(const Panel &panel, int k) {
  Lift lift;
  double sum = 0;
  for (const Contrast &c : contrasts(panel, k)) {
    sum += c.difference;
    ++lift.tasks;
    lift.pairedN += std::min(c.users, c.others);
  }
  if (lift.tasks)
    lift.logLift = sum / lift.tasks;
  return lift;
}

WithinTask withinTaskContrast(const Panel &panel, int k) {
  WithinTask result;
  const std::vector<Contrast> all = contrasts(panel, k);
  result.tasks = int(all.size());
  if (all.empty())
    return result;
  auto weight = [](const Contrast &c) {
    return double(c.users) * c.others / double(c.users + c.others);
  };
  double sum = 0, total = 0, spread = 0;
  for (const Contrast &c : all) {
    sum += weight(c) * c.difference;
    total += weight(c);
  }
  result.delta = sum / total;
  for (const Contrast &c : all)
    spread += std::pow(weight(c) * (c.difference - result.delta), 2);
  if (result.tasks > 1)
    result.standardError = std::sqrt(double(result.tasks) / (result.tasks - 1) * spread) / total;
  return result;
}

} // namespace accelscope::correlation
