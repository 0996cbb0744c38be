#include "Simulate.h"
#include "analyzer/correlation/Distributions.h"

#include <cmath>
#include <string>

namespace accelscope::correlation::simulation {

double normal(CounterRandom &random) { return normalQuantile(random.uniform()); }

Dataset drawDataset(const Design &d, uint64_t seed) {
  CounterRandom random(seed, 99);
  Dataset data;
  auto name = [](const char *prefix, int i) {
    return prefix + std::string(i < 10 ? "0" : "") + std::to_string(i);
  };
  std::vector<double> skill, level;
  for (int m = 0; m < d.authors; ++m) {
    data.authors.push_back(name("author", m));
    skill.push_back(d.skillSd * normal(random));
  }
  for (int t = 0; t < d.tasks; ++t) {
    data.tasks.push_back(name("task", t));
    level.push_back(2 + 1.5 * normal(random));
  }
  for (int k = 0; k < d.strategies(); ++k)
    data.strategies.push_back(name("strategy", k));
  std::vector<double> base;
  for (int b = 0; b < d.bundles + d.singles; ++b)
    base.push_back(-1.2 + 2.4 * random.uniform());
  for (int t = 0; t < d.tasks; ++t)
    for (int m = 0; m < d.authors; ++m) {
      Cell cell;
      cell.task = t;
      cell.author = m;
      cell.label = cell.measurement = int(data.cells.size());
      cell.passed = random.uniform() < d.passShare;
      double y = level[t] + skill[m] + d.noiseSd * normal(random);
      std::vector<Verdict> verdicts;
      for (int b = 0; b < d.bundles + d.singles; ++b) {
        const double logit =
            base[b] + d.usageFollowsSkill * skill[m] / (d.skillSd > 0 ? d.skillSd : 1);
        const bool used = random.uniform() < 1 / (1 + std::exp(-logit));
        for (int i = 0; i < (b < d.bundles ? d.bundleSize : 1); ++i) {
          // Members of a bundle agree in nine cells of ten.
          const bool member = random.uniform() < 0.9 ? used : random.uniform() < 0.5;
          if (i == 0 && b < int(d.effects.size()) && member)
            y += d.effects[b];
          verdicts.push_back(member ? Verdict::Present : Verdict::Absent);
        }
      }
      if (cell.passed)
        cell.logSpeedup = y;
      data.cells.push_back(cell);
      data.verdicts.push_back(std::move(verdicts));
    }
  return data;
}

Panel drawPanel(const Design &design, uint64_t seed) {
  const Dataset data = drawDataset(design, seed);
  Panel panel;
  std::vector<int> rows;
  for (int i = 0; i < int(data.cells.size()); ++i)
    if (data.cells[i].passed)
      rows.push_back(i);
  panel.y.resize(Eigen::Index(rows.size()));
  panel.x.resize(Eigen::Index(rows.size()), design.strategies());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Cell &cell = data.cells[rows[i]];
    panel.task.push_back(cell.task);
    panel.author.push_back(cell.author);
    panel.y[Eigen::Index(i)] = cell.logSpeedup;
    for (int k = 0; k < design.strategies(); ++k)
      panel.x(Eigen::Index(i), k) = data.verdicts[rows[i]][k] == Verdict::Present;
  }
  return panel;
}

} // namespace accelscope::correlation::simulation
