#include "analyzer/correlation/Dataset.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <stdexcept>
#include <tuple>

namespace accelscope::correlation {
namespace {

std::string joined(const std::set<std::string> &names) {
  std::string out;
  for (const std::string &name : names)
    out += (out.empty() ? "" : ", ") + name;
  return out;
}

std::string chooseMachine(const Inputs &inputs, const std::string &wanted,
                          std::vector<std::string> &notes) {
  std::map<std::string, int> count;
  std::set<std::string> names;
  for (const Measurement &m : inputs.measurements) {
    ++count[m.machine];
    names.insert(m.machine);
  }
  if (count.empty())
    throw std::runtime_error("no measurement record was given: name a file or folder of them with "
                             "--measurements");
  if (!wanted.empty()) {
    if (!count.count(wanted))
      throw std::runtime_error("no measurement is from machine `" + wanted +
                               "`; there are: " + joined(names));
    return wanted;
  }
  // Measurements of different machines are never pooled.
  const auto best = std::max_element(
      count.begin(), count.end(), [](const auto &a, const auto &b) { return a.second < b.second; });
  if (count.size() > 1)
    notes.push_back("Measurements of " + std::to_string(count.size()) + " machines were given (" +
                    joined(names) + "); only those of " + best->first +
                    " are used: choose another with --machine.");
  return best->first;
}

std::vector<SizeSummary> summarizeSizes(const Inputs &inputs, const std::string &machine) {
  std::map<std::string, SizeSummary> bySize;
  std::map<std::string, std::map<std::string, std::pair<double, int>>> logReference;
  for (const Measurement &m : inputs.measurements) {
    if (m.machine != machine)
      continue;
    SizeSummary &size = bySize[m.size];
    size.size = m.size;
    if (m.charged()) {
      ++size.cells;
      size.passed += m.passed();
    }
    if (m.referenceNs && *m.referenceNs > 0) {
      auto &[sum, n] = logReference[m.size][m.task];
      sum += std::log(*m.referenceNs);
      ++n;
    }
  }
  std::vector<SizeSummary> sizes;
  for (auto &[name, size] : bySize) {
    double sum = 0;
    for (const auto &[task, value] : logReference[name])
      sum += value.first / value.second;
    if (!logReference[name].empty())
      size.referenceNs = std::exp(sum / double(logReference[name].size()));
    sizes.push_back(size);
  }
  std::sort(sizes.begin(), sizes.end(), [](const SizeSummary &a, const SizeSummary &b) {
    return std::tie(a.referenceNs, a.size) < std::tie(b.referenceNs, b.size);
  });
  return sizes;
}

std::string chooseSize(const std::vector<SizeSummary> &sizes, const DatasetOptions &options,
                       std::vector<std::string> &notes) {
  if (!options.size.empty()) {
    std::set<std::string> names;
    for (const SizeSummary &size : sizes) {
      if (size.size == options.size)
        return size.size;
      names.insert(size.size);
    }
    throw std::runtime_error("no measurement has size `" + options.size +
                             "`; there are: " + joined(names));
  }
  for (auto it = sizes.rbegin(); it != sizes.rend(); ++it)
    if (it->cells && it->passed >= options.minimumPassShare * it->cells)
      return it->size;
  const auto best =
      std::max_element(sizes.begin(), sizes.end(), [](const SizeSummary &a, const SizeSummary &b) {
        return a.passed * std::max(1, b.cells) < b.passed * std::max(1, a.cells);
      });
  notes.push_back("At no size do " + std::to_string(int(100 * options.minimumPassShare + 0.5)) +
                  " % of the cells pass; size " + best->size +
                  ", where the largest share does, is used.");
  return best->size;
}

template <class Map> int indexOf(const Map &map, const std::string &key) {
  return map.find(key)->second;
}

std::map<std::string, int> enumerate(const std::set<std::string> &names,
                                     std::vector<std::string> &out) {
  std::map<std::string, int> index;
  for (const std::string &name : names) {
    index[name] = int(out.size());
    out.push_back(name);
  }
  return index;
}

} // namespace

Dataset makeDataset(const Inputs &inputs, const DatasetOptions &options) {
  Dataset data;
  data.machine = chooseMachine(inputs, options.machine, data.notes);
  data.sizes = summarizeSizes(inputs, data.machine);
  data.size = chooseSize(data.sizes, options, data.notes);

  using Key = std::pair<std::string, std::string>;
  std::map<Key, int> labels, measurements;
  std::set<std::string> known(options.strategies.begin(), options.strategies.end()), others;
  int unchecked = 0;
  for (int i = 0; i < int(inputs.labels.size()); ++i) {
    const LabelRecord &label = inputs.labels[i];
    const auto [it, fresh] = labels.try_emplace({label.task, label.author}, i);
    if (!fresh) {
      data.notes.push_back(label.where + ": a second label record for " + label.task + "/" +
                           label.author + " replaces the one at " +
                           inputs.labels[it->second].where + ".");
      it->second = i;
    }
    unchecked += label.unchecked;
    for (const auto &[id, verdict] : label.verdicts)
      if (!known.count(id))
        others.insert(id);
  }
  if (unchecked)
    data.notes.push_back(std::to_string(unchecked) +
                         " label files were read as the assistant wrote them: run `accelscope "
                         "merge` first to have their quotes checked against the sources.");
  for (const auto &[key, i] : labels)
    if (inputs.labels[i].status == "failed")
      data.notes.push_back(inputs.labels[i].where + ": the source of " + key.first + "/" +
                           key.second + " could not be analysed; its cell has no labels.");

  std::set<std::string> taskNames, authorNames;
  for (int i = 0; i < int(inputs.measurements.size()); ++i) {
    const Measurement &m = inputs.measurements[i];
    if (m.machine != data.machine || m.size != data.size)
      continue;
    const auto [it, fresh] = measurements.try_emplace({m.task, m.author}, i);
    if (!fresh) {
      data.notes.push_back(m.where + ": a second measurement of " + m.task + "/" + m.author +
                           " at size " + m.size + " replaces the one at " +
                           inputs.measurements[it->second].where + ".");
      it->second = i;
    }
  }
  for (auto it = measurements.begin(); it != measurements.end();) {
    const Measurement &m = inputs.measurements[it->second];
    if (!m.charged()) {
      data.notes.push_back(m.task + "/" + m.author + " counts as not measured (outcome " +
                           m.outcome + (m.reason.empty() ? "" : ": " + m.reason) + ").");
      it = measurements.erase(it);
      continue;
    }
    taskNames.insert(m.task);
    authorNames.insert(m.author);
    ++it;
  }
  const auto taskIndex = enumerate(taskNames, data.tasks);
  const auto authorIndex = enumerate(authorNames, data.authors);
  data.strategies = options.strategies;
  data.strategies.insert(data.strategies.end(), others.begin(), others.end());

  for (const auto &[key, i] : measurements) {
    const Measurement &m = inputs.measurements[i];
    Cell cell;
    cell.task = indexOf(taskIndex, m.task);
    cell.author = indexOf(authorIndex, m.author);
    cell.measurement = i;
    cell.passed = m.passed();
    if (cell.passed) {
      double speedup = *m.speedup;
      if (m.timeNs && *m.timeNs > 0 && *m.timeNs < options.resolutionFloorNs) {
        speedup *= *m.timeNs / options.resolutionFloorNs;
        data.notes.push_back(m.task + "/" + m.author +
                             " ran below the resolution floor; its time was clamped to " +
                             std::to_string(int(options.resolutionFloorNs / 1000)) + " us.");
      }
      cell.logSpeedup = std::log(speedup);
    }
    std::vector<Verdict> verdicts(data.strategies.size(), Verdict::NotExamined);
    const auto label = labels.find(key);
    if (label != labels.end() && inputs.labels[label->second].status != "failed") {
      cell.label = label->second;
      const auto &given = inputs.labels[label->second].verdicts;
      for (std::size_t k = 0; k < data.strategies.size(); ++k)
        if (const auto found = given.find(data.strategies[k]); found != given.end())
          verdicts[k] = found->second;
    }
    if (label == labels.end())
      data.measurementsWithoutLabel.push_back(key.first + "/" + key.second);
    data.cells.push_back(cell);
    data.verdicts.push_back(std::move(verdicts));
  }
  for (const auto &[key, i] : labels)
    if (!measurements.count(key))
      data.labelsWithoutMeasurement.push_back(key.first + "/" + key.second);
  return data;
}

} // namespace accelscope::correlation
