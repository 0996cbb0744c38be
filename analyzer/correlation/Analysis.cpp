#include "analyzer/correlation/Analysis.h"
#include "analyzer/correlation/Bundles.h"
#include "analyzer/correlation/MultipleTesting.h"
#include "analyzer/correlation/Parallel.h"
#include "analyzer/correlation/Permutation.h"
#include "analyzer/correlation/WildBootstrap.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace accelscope::correlation {
namespace {

constexpr int kWildDraws = 9999;

/// One column to estimate, over the rows of the whole panel where it is known.
struct Column {
  std::vector<int> rows;
  Eigen::VectorXd values; ///< one per row in `rows`
};

class Runner {
public:
  Runner(const Dataset &data, const AnalysisOptions &options) : data_(data) {
    out_.options = options;
  }

  Analysis run() {
    collectRows();
    out_.strategies.resize(data_.strategies.size());
    parallelFor(int(data_.strategies.size()), out_.options.threads, [&](int k) { describe(k); });
    formUnits();
    testUnits();
    out_.together = coOccurrenceOf(data_);
    return std::move(out_);
  }

private:
  void collectRows() {
    std::set<int> tasks, authors;
    for (int i = 0; i < int(data_.cells.size()); ++i) {
      const Cell &cell = data_.cells[i];
      if (!cell.passed || cell.label < 0)
        continue;
      cells_.push_back(i);
      whole_.task.push_back(cell.task);
      whole_.author.push_back(cell.author);
      tasks.insert(cell.task);
      authors.insert(cell.author);
    }
    whole_.y.resize(Eigen::Index(cells_.size()));
    for (std::size_t i = 0; i < cells_.size(); ++i)
      whole_.y[Eigen::Index(i)] = data_.cells[cells_[i]].logSpeedup;
    whole_.x.resize(whole_.y.size(), 0);
    out_.rows = int(cells_.size());
    out_.tasks = int(tasks.size());
    out_.authors = int(authors.size());
  }

  Column columnOf(int strategy) const {
    Column column;
    for (int row = 0; row < whole_.rows(); ++row) {
      const Verdict verdict = data_.verdicts[cells_[row]][strategy];
      if (verdict == Verdict::Present || verdict == Verdict::Absent)
        column.rows.push_back(row);
    }
    column.values.resize(Eigen::Index(column.rows.size()));
    for (std::size_t i = 0; i < column.rows.size(); ++i)
      column.values[Eigen::Index(i)] =
          data_.verdicts[cells_[column.rows[i]]][strategy] == Verdict::Present;
    return column;
  }

  Panel panelOf(const Column &column) const {
    Panel panel = selectRows(whole_, column.rows);
    panel.x = column.values;
    return panel;
  }

  void describe(int k) {
    StrategyResult &result = out_.strategies[k];
    result.index = k;
    result.frequency = frequencyOf(data_, k);
    result.winners = winnerShareOf(data_, k);
    const Panel panel = panelOf(columnOf(k));
    result.lift = legacyLift(panel, 0);
    result.within = withinTaskContrast(panel, 0);
    result.fit = fitFixedEffects(dropSingletons(panel), 0);
    result.evidence = countEvidence(panel, 0, result.fit);
    result.reasons = missingEvidence(result.evidence, out_.options.rules);
  }

  /// Correlation of two strategies after task and author are taken out of both, over the rows where
  /// both are known.
  double residualCorrelation(const Column &a, const Column &b) const {
    std::vector<int> rows;
    std::set_intersection(a.rows.begin(), a.rows.end(), b.rows.begin(), b.rows.end(),
                          std::back_inserter(rows));
    Panel panel = selectRows(whole_, rows);
    panel.x.resize(panel.rows(), 2);
    for (int side = 0; side < 2; ++side) {
      const Column &column = side == 0 ? a : b;
      std::size_t at = 0;
      for (std::size_t i = 0; i < rows.size(); ++i) {
        while (column.rows[at] != rows[i])
          ++at;
        panel.x(Eigen::Index(i), side) = column.values[Eigen::Index(at)];
      }
    }
    panel = dropSingletons(panel);
    const Eigen::MatrixXd residual = demeanTwoWay(panel.x, panel.task, panel.author);
    const double product = residual.col(0).norm() * residual.col(1).norm();
    return product > 1e-9 ? residual.col(0).dot(residual.col(1)) / product : 0;
  }

  Eigen::MatrixXd residualCorrelations(const std::vector<Column> &columns) const {
    const auto n = Eigen::Index(columns.size());
    // Columns known in the same rows, the usual case, are residualised once and not once per pair.
    std::vector<Eigen::VectorXd> residuals(columns.size());
    parallelFor(int(n), out_.options.threads, [&](int i) {
      const Panel panel = dropSingletons(panelOf(columns[i]));
      residuals[i] = demeanTwoWay(panel.x, panel.task, panel.author).col(0).normalized();
    });
    Eigen::MatrixXd correlation = Eigen::MatrixXd::Identity(n, n);
    parallelFor(int(n), out_.options.threads, [&](int i) {
      for (Eigen::Index j = i + 1; j < n; ++j)
        correlation(i, j) = columns[i].rows == columns[j].rows
                                ? residuals[i].dot(residuals[j])
                                : residualCorrelation(columns[i], columns[j]);
    });
    return correlation.selfadjointView<Eigen::Upper>();
  }

  void formUnits() {
    std::vector<int> candidates;
    std::vector<Column> columns;
    for (const StrategyResult &result : out_.strategies)
      if (result.reasons.empty()) {
        candidates.push_back(result.index);
        columns.push_back(columnOf(result.index));
      }
    const auto n = Eigen::Index(candidates.size());
    const Eigen::MatrixXd correlation = residualCorrelations(columns);
    const std::vector<double> inflation = varianceInflation(correlation);
    for (Eigen::Index i = 0; i < n; ++i)
      out_.strategies[candidates[i]].inflation = inflation[i];

    for (const auto &members : averageLinkage(correlation.cwiseAbs(), out_.options.bundleCutoff)) {
      UnitResult unit;
      Column column = columns[members.front()];
      for (int member : members)
        unit.members.push_back(candidates[member]);
      if (members.size() > 1)
        column = meanOf(columns, members);
      const Panel panel = panelOf(column);
      unit.fit = fitFixedEffects(dropSingletons(panel), 0);
      unit.evidence = countEvidence(panel, 0, unit.fit);
      unit.reasons = missingEvidence(unit.evidence, out_.options.rules);
      for (int member : unit.members)
        out_.strategies[member].unit = int(out_.units.size());
      out_.units.push_back(std::move(unit));
      unitColumns_.push_back(std::move(column));
    }
    out_.unitsTested = int(std::count_if(out_.units.begin(), out_.units.end(),
                                         [](const UnitResult &unit) { return unit.tested(); }));
  }

  /// Share of members present, over the rows where all are known.
  Column meanOf(const std::vector<Column> &columns, const std::vector<int> &members) const {
    std::map<int, std::pair<int, double>> byRow;
    for (int member : members)
      for (std::size_t i = 0; i < columns[member].rows.size(); ++i) {
        auto &[count, sum] = byRow[columns[member].rows[i]];
        ++count;
        sum += columns[member].values[Eigen::Index(i)];
      }
    Column mean;
    std::vector<double> values;
    for (const auto &[row, value] : byRow)
      if (value.first == int(members.size())) {
        mean.rows.push_back(row);
        values.push_back(value.second / double(members.size()));
      }
    mean.values = Eigen::Map<Eigen::VectorXd>(values.data(), Eigen::Index(values.size()));
    return mean;
  }

  void testUnits() {
    std::map<std::vector<int>, std::vector<int>> byRows; // known rows -> units, the same for most
    for (int u = 0; u < int(out_.units.size()); ++u)
      if (out_.units[u].tested())
        byRows[unitColumns_[u].rows].push_back(u);
    std::vector<PermutationGroup> groups;
    std::vector<std::vector<int>> unitsOf;
    for (const auto &[rows, units] : byRows) {
      Panel panel = selectRows(whole_, rows);
      panel.x.resize(panel.rows(), Eigen::Index(units.size()));
      for (std::size_t i = 0; i < units.size(); ++i)
        panel.x.col(Eigen::Index(i)) = unitColumns_[units[i]].values;
      PermutationGroup group;
      std::vector<int> kept;
      group.panel = dropSingletons(panel, &kept);
      for (int i : kept)
        group.rows.push_back(rows[i]);
      intervals(group, units);
      groups.push_back(std::move(group));
      unitsOf.push_back(units);
    }
    const AnalysisOptions &o = out_.options;
    const auto tests = permutationTests(whole_, groups, o.permutations, o.seed, o.threads);
    std::vector<int> order;
    std::vector<double> p;
    for (std::size_t g = 0; g < groups.size(); ++g)
      for (std::size_t i = 0; i < unitsOf[g].size(); ++i) {
        UnitResult &unit = out_.units[unitsOf[g][i]];
        unit.p = tests[g][i].p;
        unit.pFamily = tests[g][i].pMaxT;
        if (unit.fit.tasks < kFewTasks) {
          unit.pWild = wildClusterP(groups[g].panel, int(i), kWildDraws, o.seed);
          unit.p = std::max(unit.p, unit.pWild.value_or(1));
        }
        order.push_back(unitsOf[g][i]);
        p.push_back(unit.p);
      }
    const std::vector<double> q = benjaminiHochberg(p), strict = benjaminiYekutieli(p);
    for (std::size_t i = 0; i < order.size(); ++i) {
      UnitResult &unit = out_.units[order[i]];
      unit.q = q[i];
      unit.qStrict = strict[i];
    }
    parallelFor(int(order.size()), o.threads, [&](int i) {
      withFailures(order[i]);
      leaveOutAuthors(order[i]);
      decide(out_.units[order[i]]);
    });
  }

  void intervals(const PermutationGroup &group, const std::vector<int> &units) {
    const AnalysisOptions &o = out_.options;
    const TaskMoments moments(group.panel);
    std::vector<EffectBootstrap> results =
        bootstrapEffects(moments, o.bootstrap, o.seed, o.threads);
    std::vector<int> taskOf(moments.tasks());
    for (std::size_t i = 0; i < group.rows.size(); ++i)
      taskOf[group.panel.task[i]] = whole_.task[group.rows[i]];
    for (std::size_t i = 0; i < units.size(); ++i) {
      UnitResult &unit = out_.units[units[i]];
      unit.bootstrap = std::move(results[i]);
      unit.withoutTask = {unit.fit.gamma, unit.fit.gamma};
      for (std::size_t t = 0; t < unit.bootstrap.withoutTask.size(); ++t)
        influence(unit.bootstrap.withoutTask[t], unit.fit.gamma, data_.tasks[taskOf[t]],
                  unit.withoutTask, unit.turningTasks);
    }
  }

  static void influence(double without, double gamma, const std::string &name, Interval &range,
                        std::vector<std::string> &turning) {
    // An effect that can no longer be estimated counts as one that turns.
    if (std::isnan(without) || without * gamma <= 0)
      turning.push_back(name);
    if (std::isnan(without))
      return;
    range.low = std::min(range.low, without);
    range.high = std::max(range.high, without);
  }

  void leaveOutAuthors(int u) {
    UnitResult &unit = out_.units[u];
    const Panel panel = panelOf(unitColumns_[u]);
    unit.withoutAuthor = {unit.fit.gamma, unit.fit.gamma};
    const std::set<int> authors(panel.author.begin(), panel.author.end());
    for (int author : authors) {
      std::vector<int> rows;
      for (int i = 0; i < panel.rows(); ++i)
        if (panel.author[i] != author)
          rows.push_back(i);
      const FixedEffectsFit fit = fitFixedEffects(dropSingletons(selectRows(panel, rows)), 0);
      influence(fit.identified ? fit.gamma : std::nan(""), unit.fit.gamma, data_.authors[author],
                unit.withoutAuthor, unit.turningAuthors);
    }
  }

  void withFailures(int u) {
    UnitResult &unit = out_.units[u];
    std::vector<Attempt> attempts;
    for (std::size_t i = 0; i < data_.cells.size(); ++i) {
      int known = 0, present = 0;
      for (int member : unit.members) {
        const Verdict verdict = data_.verdicts[i][member];
        known += verdict == Verdict::Present || verdict == Verdict::Absent;
        present += verdict == Verdict::Present;
      }
      if (known != int(unit.members.size()) || data_.cells[i].label < 0)
        continue;
      const Cell &cell = data_.cells[i];
      attempts.push_back({cell.task, 2 * present > known, cell.passed, cell.logSpeedup});
    }
    unit.rank = rankTest(attempts);
    unit.pass = passOdds(attempts);
  }

  void decide(UnitResult &unit) const {
    TierInputs in;
    in.gamma = unit.fit.gamma;
    in.p = unit.p;
    in.q = unit.q;
    in.hasInterval = unit.bootstrap.available;
    in.ciLow = unit.bootstrap.percentile.low;
    in.ciHigh = unit.bootstrap.percentile.high;
    in.signTurns = !unit.turningTasks.empty() || !unit.turningAuthors.empty();
    in.hasRankTest = unit.rank.has_value();
    in.rankZ = unit.rank ? unit.rank->z : 0;
    in.falseDiscoveryRate = out_.options.falseDiscoveryRate;
    unit.verdict = tierOf(in);
  }

  const Dataset &data_;
  Analysis out_;
  Panel whole_;
  std::vector<int> cells_; ///< row of the whole panel -> cell
  std::vector<Column> unitColumns_;
};

} // namespace

Analysis analyze(const Dataset &data, const AnalysisOptions &options) {
  return Runner(data, options).run();
}

std::string unitName(const Dataset &data, const UnitResult &unit) {
  std::string name;
  for (int member : unit.members)
    name += (name.empty() ? "" : " + ") + data.strategies[member];
  return name;
}

} // namespace accelscope::correlation
