#include "analyzer/cli/Diff.h"

#include "matchers/model/Arithmetic.h"
#include "matchers/model/Queries.h"

#include <algorithm>
#include <set>
#include <sstream>

namespace accelscope::cli {

using labels::Json;

std::vector<KernelProfile> profilesOf(const model::Program &program) {
  std::vector<KernelProfile> out;
  for (auto &kernel : program.kernels) {
    KernelProfile profile;
    profile.name = kernel.name;
    for (auto &parameter : kernel.parameters)
      ++profile.traits["parameter " + parameter.type];
    for (auto &instance : kernel.instances) {
      if (!instance.body)
        continue;
      const model::Body &body = *instance.body;
      for (auto &access : body.accesses) {
        if (access.kind == model::AccessKind::Load)
          continue;
        ++profile.traits[access.space == model::Space::Shared ? "store shared" : "store"];
        if (access.value)
          for (auto &[name, n] : model::arithmeticOf(body, access.value))
            profile.traits[name] = std::max(profile.traits[name], n);
      }
      if (!body.loops.empty())
        profile.traits["loops"] = int(body.loops.size());
      if (!body.syncs.empty())
        profile.traits["barriers"] = int(body.syncs.size());
      break;
    }
    out.push_back(std::move(profile));
  }
  return out;
}

double similarityOf(const KernelProfile &a, const KernelProfile &b) {
  int common = 0, all = 0;
  for (auto &[name, n] : a.traits) {
    auto it = b.traits.find(name);
    const int m = it == b.traits.end() ? 0 : it->second;
    common += std::min(n, m);
    all += std::max(n, m);
  }
  for (auto &[name, n] : b.traits)
    if (!a.traits.count(name))
      all += n;
  return all ? double(common) / all : 0;
}

std::vector<KernelPair> alignKernels(const std::vector<KernelProfile> &before,
                                     const std::vector<KernelProfile> &after) {
  std::vector<int> partner(before.size(), -1);
  std::vector<double> similarity(before.size(), 1);
  std::vector<bool> taken(after.size(), false), named(before.size(), false);
  for (size_t i = 0; i < before.size(); ++i)
    for (size_t j = 0; j < after.size(); ++j)
      if (partner[i] < 0 && !taken[j] && before[i].name == after[j].name) {
        partner[i] = int(j);
        taken[j] = named[i] = true;
      }
  for (;;) {
    double best = 0.5;
    size_t from = 0, to = 0;
    bool found = false;
    for (size_t i = 0; i < before.size(); ++i)
      for (size_t j = 0; j < after.size() && partner[i] < 0; ++j)
        if (const double s = taken[j] ? 0 : similarityOf(before[i], after[j]);
            s >= best && (!found || s > best)) {
          best = s;
          from = i;
          to = j;
          found = true;
        }
    if (!found)
      break;
    partner[from] = int(to);
    similarity[from] = best;
    taken[to] = true;
  }
  std::vector<KernelPair> out;
  for (size_t i = 0; i < before.size(); ++i)
    out.push_back(partner[i] < 0 ? KernelPair{before[i].name, "", false, 0}
                                 : KernelPair{before[i].name, after[size_t(partner[i])].name,
                                              named[i], similarity[i]});
  for (size_t j = 0; j < after.size(); ++j)
    if (!taken[j])
      out.push_back({"", after[j].name, false, 0});
  return out;
}

Diff diffOf(const labels::LabelRecord &before, const std::vector<KernelProfile> &kernelsBefore,
            const labels::LabelRecord &after, const std::vector<KernelProfile> &kernelsAfter) {
  Diff diff;
  diff.kernels = alignKernels(kernelsBefore, kernelsAfter);
  std::map<std::string, std::pair<const labels::StrategyLabel *, const labels::StrategyLabel *>>
      all;
  for (auto &s : before.strategies)
    all[s.id].first = &s;
  for (auto &s : after.strategies)
    all[s.id].second = &s;
  auto verdict = [](const labels::StrategyLabel *s) {
    return s ? s->verdict : labels::Verdict::Absent;
  };
  for (auto &[id, pair] : all) {
    auto [a, b] = pair;
    const bool had = verdict(a) == labels::Verdict::Present,
               has = verdict(b) == labels::Verdict::Present;
    StrategyChange change;
    change.id = id;
    change.before = a;
    change.after = b;
    if (had != has)
      change.kind = has ? StrategyChange::Added : StrategyChange::Removed;
    else if (had) {
      if (a->intensity == b->intensity)
        continue;
      change.kind = StrategyChange::Intensity;
    } else if (verdict(a) != verdict(b))
      change.kind = StrategyChange::Certainty;
    else
      continue;
    diff.changes.push_back(change);
  }
  return diff;
}

namespace {

const char *nameOf(StrategyChange::Kind kind) {
  static const char *const names[] = {"added", "removed", "intensity", "certainty"};
  return names[int(kind)];
}

Json intensityOf(const labels::StrategyLabel &label) {
  if (auto *n = std::get_if<double>(&label.intensity))
    return *n;
  if (auto *level = std::get_if<labels::Level>(&label.intensity))
    return std::string(labels::toString(*level));
  return nullptr;
}

std::set<std::string> kernelsIn(const labels::StrategyLabel &label) {
  std::set<std::string> out;
  for (auto &e : label.evidence)
    if (!e.kernel.empty())
      out.insert(e.kernel);
  return out;
}

Json sideOf(const labels::StrategyLabel *label) {
  Json j;
  j["verdict"] = std::string(labels::toString(label ? label->verdict : labels::Verdict::Absent));
  if (!label || label->verdict == labels::Verdict::Absent)
    return j;
  j["intensity"] = intensityOf(*label);
  j["kernels"] = kernelsIn(*label);
  if (!label->evidence.empty()) {
    const auto &e = label->evidence.front();
    j["line"] = e.firstLine;
    j["reason"] = e.reason;
  }
  return j;
}

std::string numberOf(const labels::StrategyLabel &label) {
  const Json j = intensityOf(label);
  if (j.is_string())
    return j.get<std::string>();
  if (!j.is_number())
    return "none";
  std::ostringstream s;
  s << j.get<double>();
  return s.str();
}

} // namespace

Json toJson(const Diff &diff, const labels::LabelRecord &before, const labels::LabelRecord &after) {
  Json out;
  out["schema"] = "accelscope-diff-1";
  out["before"] = {{"path", before.sourcePath},
                   {"status", std::string(labels::toString(before.status))}};
  out["after"] = {{"path", after.sourcePath},
                  {"status", std::string(labels::toString(after.status))}};
  out["kernels"] = Json::array();
  for (auto &pair : diff.kernels) {
    Json k;
    k["before"] = pair.before.empty() ? Json(nullptr) : Json(pair.before);
    k["after"] = pair.after.empty() ? Json(nullptr) : Json(pair.after);
    if (!pair.before.empty() && !pair.after.empty()) {
      k["by"] = pair.byName ? "name" : "similarity";
      k["similarity"] = double(int(pair.similarity * 1000 + 0.5)) / 1000;
    }
    out["kernels"].push_back(std::move(k));
  }
  out["strategies"] = Json::array();
  for (auto &change : diff.changes) {
    Json c;
    c["id"] = change.id;
    c["change"] = nameOf(change.kind);
    c["before"] = sideOf(change.before);
    c["after"] = sideOf(change.after);
    out["strategies"].push_back(std::move(c));
  }
  return out;
}

std::string toText(const Diff &diff, const labels::LabelRecord &before,
                   const labels::LabelRecord &after) {
  std::ostringstream out;
  out << before.sourcePath << " -> " << after.sourcePath << "\n";
  for (auto &pair : diff.kernels) {
    if (pair.byName)
      continue;
    if (pair.after.empty())
      out << "kernel " << pair.before << " is gone\n";
    else if (pair.before.empty())
      out << "kernel " << pair.after << " is new\n";
    else
      out << "kernel " << pair.before << " is now " << pair.after << " ("
          << int(pair.similarity * 100 + 0.5) << "% of what they compute agrees)\n";
  }
  for (auto &change : diff.changes) {
    const auto *shown = change.kind == StrategyChange::Removed ? change.before : change.after;
    switch (change.kind) {
    case StrategyChange::Added:
      out << "+ " << change.id;
      break;
    case StrategyChange::Removed:
      out << "- " << change.id;
      break;
    case StrategyChange::Intensity:
      out << "~ " << change.id << " " << numberOf(*change.before) << " -> "
          << numberOf(*change.after);
      break;
    case StrategyChange::Certainty:
      out << "? " << change.id << " "
          << labels::toString(change.before ? change.before->verdict : labels::Verdict::Absent)
          << " -> "
          << labels::toString(change.after ? change.after->verdict : labels::Verdict::Absent);
      break;
    }
    if (shown && !shown->evidence.empty()) {
      const auto &e = shown->evidence.front();
      out << "  " << e.file << ":" << e.firstLine;
      if (!e.reason.empty())
        out << ": " << e.reason;
    }
    out << "\n";
  }
  if (diff.changes.empty())
    out << "the same strategies to the same degree\n";
  return out.str();
}

} // namespace accelscope::cli
