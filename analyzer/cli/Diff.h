// What changed between two versions of a source, in strategies.
#pragma once

#include "analyzer/labels/Records.h"
#include "matchers/model/Model.h"

#include <map>
#include <string>
#include <vector>

namespace accelscope::cli {

/// What a kernel computes, so far as two versions of it can be compared by.
struct KernelProfile {
  std::string name;
  std::map<std::string, int> traits; ///< operators, functions, parameter types, loops, barriers
};
std::vector<KernelProfile> profilesOf(const model::Program &program);

/// Share of traits that two kernels have in common, 0 to 1 (multiset Jaccard index).
double similarityOf(const KernelProfile &a, const KernelProfile &b);

/// Kernels of two versions that stand for each other. Empty names: only in one version.
struct KernelPair {
  std::string before, after;
  bool byName = false;
  double similarity = 0; ///< 1 by name
};
/// Pairs by equal names first, then the most similar of the rest where at least half of the traits
/// agree; then what is left over. In the order of the first version, new ones last.
std::vector<KernelPair> alignKernels(const std::vector<KernelProfile> &before,
                                     const std::vector<KernelProfile> &after);

struct StrategyChange {
  enum Kind : uint8_t { Added, Removed, Intensity, Certainty } kind = Added;
  std::string id;
  const labels::StrategyLabel *before = nullptr, *after = nullptr; ///< into the records
};

struct Diff {
  std::vector<KernelPair> kernels;
  std::vector<StrategyChange> changes; ///< sorted by id; strategies without change left out
};
/// Added and removed: present in one version only. Intensity: present in both, in another measure.
/// Certainty: unclear in one, absent in the other. The records must outlive the result.
Diff diffOf(const labels::LabelRecord &before, const std::vector<KernelProfile> &kernelsBefore,
            const labels::LabelRecord &after, const std::vector<KernelProfile> &kernelsAfter);

labels::Json toJson(const Diff &diff, const labels::LabelRecord &before,
                    const labels::LabelRecord &after);
std::string toText(const Diff &diff, const labels::LabelRecord &before,
                   const labels::LabelRecord &after);

} // namespace accelscope::cli
