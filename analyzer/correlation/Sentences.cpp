#include "analyzer/correlation/Analysis.h"

#include <cmath>
#include <cstdio>

namespace accelscope::correlation {
namespace {

std::string list(const std::vector<std::string> &parts) {
  std::string out;
  for (const std::string &part : parts)
    out += (out.empty() ? "" : "; ") + part;
  return out;
}

std::string probability(double p) {
  char buffer[32];
  std::snprintf(buffer, sizeof buffer, p < 0.001 ? "%.1e" : "%.3f", p);
  return buffer;
}

std::string interval(const UnitResult &unit) {
  if (!unit.bootstrap.available)
    return "no stable interval";
  return "95 % interval " + factorText(unit.bootstrap.percentile.low) + " to " +
         factorText(unit.bootstrap.percentile.high);
}

} // namespace

std::string sentenceFor(const Dataset &data, const Analysis &analysis, int strategy,
                        const std::string &name) {
  const StrategyResult &result = analysis.strategies[strategy];
  if (result.frequency.known() == 0 && result.frequency.unclear == 0)
    return "Not examined: no label says whether " + name + " is present.";
  if (!result.reasons.empty())
    return "Insufficient evidence: " + list(result.reasons) + ".";
  const UnitResult &unit = analysis.units[result.unit];
  const bool bundle = unit.members.size() > 1;
  const std::string subject = bundle ? "The bundle " + unitName(data, unit) : name;
  if (!unit.tested())
    return "Insufficient evidence: " + subject + " cannot be told apart, and for the whole " +
           list(unit.reasons) + ".";
  const std::string factor = factorText(unit.fit.gamma);
  const std::string figures =
      interval(unit) + ", p " + probability(unit.p) + ", q " + probability(unit.q);
  std::string sentence;
  switch (unit.verdict.tier) {
  case kTierNone:
    sentence = "No association of " + (bundle ? "the bundle " + unitName(data, unit) : name) +
               " with speed is established beside task and author (" + factor + ", " + figures +
               ").";
    break;
  case kTierAssociated:
    sentence = subject + " is associated with " + factor + " the speed beside task and author (" +
               figures + "), but not robustly: " + list(unit.verdict.missing) + ".";
    break;
  case kTierRobust:
    sentence = subject + " is robustly associated with " + factor +
               " the speed beside task and author (" + figures +
               "); only an ablation could show whether it is the cause.";
    break;
  }
  if (bundle)
    sentence += " Its members occur together too often to be told apart.";
  return sentence;
}

} // namespace accelscope::correlation
