#include "reports/Tables.h"

#include <algorithm>
#include <cmath>
#include <tuple>

using namespace accelscope::correlation;

namespace accelscope::reports {
namespace {

std::string joined(const std::vector<std::string> &parts, const char *separator) {
  std::string out;
  for (const std::string &part : parts)
    out += (out.empty() ? "" : separator) + part;
  return out;
}

TableCell intervalCell(bool available, const Interval &interval) {
  if (!available)
    return {};
  return {factorText(interval.low) + " to " + factorText(interval.high),
          {rounded(std::exp(interval.low)), rounded(std::exp(interval.high))}};
}

TableCell effect(bool shown, double logEffect) {
  return shown ? factorCell(std::exp(logEffect)) : TableCell();
}

TableCell number(bool shown, double value) {
  return shown ? TableCell(decimalCell(value, 2)) : TableCell();
}

std::string evidenceText(const Study &study, const StrategyResult &strategy) {
  if (!strategy.reasons.empty())
    return "insufficient";
  const UnitResult &unit = study.analysis.units[strategy.unit];
  if (!unit.tested())
    return "insufficient";
  switch (unit.verdict.tier) {
  case kTierRobust:
    return "2 robustly associated";
  case kTierAssociated:
    return "1 associated";
  case kTierNone:
    break;
  }
  return "0 not established";
}

} // namespace

std::string Study::name(int strategy) const {
  const catalog::Strategy *entry = catalog.find(data.strategies[strategy]);
  return entry ? entry->name : data.strategies[strategy];
}

std::string Study::family(int strategy) const {
  const catalog::Strategy *entry = catalog.find(data.strategies[strategy]);
  return entry ? std::string(catalog::toString(entry->family)) : std::string();
}

std::string Study::strategyClass(int strategy) const {
  const catalog::Strategy *entry = catalog.find(data.strategies[strategy]);
  return entry ? std::string(catalog::toString(entry->strategyClass)) : std::string();
}

std::vector<int> strategyOrder(const Study &study) {
  std::vector<int> order;
  auto key = [&](int k) {
    const StrategyResult &s = study.analysis.strategies[k];
    const bool tested = s.unit >= 0 && study.analysis.units[s.unit].tested();
    const double gamma = tested ? study.analysis.units[s.unit].fit.gamma : 0;
    return std::tuple(!tested, -gamma, tested ? s.unit : 0, -s.frequency.present,
                      study.data.strategies[k]);
  };
  for (const StrategyResult &s : study.analysis.strategies)
    if (s.frequency.known() + s.frequency.unclear > 0)
      order.push_back(s.index);
  std::sort(order.begin(), order.end(), [&](int a, int b) { return key(a) < key(b); });
  return order;
}

std::string populationSentence(const Study &study) {
  const Dataset &data = study.data;
  const Analysis &analysis = study.analysis;
  std::string gpu;
  for (const Measurement &m : study.inputs.measurements)
    if (m.machine == data.machine && !m.gpu.empty())
      gpu = m.gpu;
  const auto passed = std::count_if(data.cells.begin(), data.cells.end(),
                                    [](const Cell &cell) { return cell.passed; });
  std::string catalogs;
  for (const auto &[version, records] : study.inputs.catalogs)
    catalogs += (catalogs.empty() ? "" : ", ") + version;
  return countText(data.tasks.size(), "task", "tasks") + ", " +
         countText(data.authors.size(), "author", "authors") + ", " +
         countText(data.cells.size(), "measured solution", "measured solutions") + " of which " +
         countText(std::size_t(passed), "passes", "pass") + ", on " + data.machine +
         (gpu.empty() || gpu == data.machine ? "" : " (" + gpu + ")") + " at size " + data.size +
         "; " +
         countText(std::size_t(analysis.rows), "passing solution carries",
                   "passing solutions carry") +
         " labels; " + countText(std::size_t(analysis.unitsTested), "unit", "units") + " tested; " +
         std::to_string(analysis.options.permutations) + " permutations, " +
         std::to_string(analysis.options.bootstrap) + " bootstrap rounds, seed " +
         std::to_string(analysis.options.seed) + "; strategy catalogue " +
         (catalogs.empty() ? study.catalog.version() : catalogs) + ".";
}

Table effectsTable(const Study &study) {
  Table table;
  table.id = "strategies";
  table.title = "Strategies and speed";
  table.caption =
      "Users and non-users are passing solutions. LIFT is the published study's mean within-task "
      "log contrast, shown for comparison only: it has no interval, is biased by who uses a "
      "strategy and supports no claim. Effect is the factor on speed beside task and author "
      "effects, with a cluster-bootstrap interval over tasks; p is by permutation within tasks, "
      "q is adjusted for the number of units tested. Where evidence is insufficient no effect is "
      "given.";
  table.columns = {{"id", "Strategy"},
                   {"name", "Name", Align::Left, true},
                   {"family", "Family", Align::Left, true},
                   {"class", "Class", Align::Left, true},
                   {"users", "Users", Align::Right},
                   {"non_users", "Non-users", Align::Right},
                   {"tasks_both", "Tasks with both", Align::Right},
                   {"lift_legacy", "LIFT (legacy)", Align::Right},
                   {"lift_paired_n", "paired n", Align::Right},
                   {"within_task_delta", "Within-task", Align::Right, true},
                   {"effect", "Effect", Align::Right},
                   {"effect_ci_low", "low", Align::Right, true},
                   {"effect_ci_high", "high", Align::Right, true},
                   {"effect_ci", "95 % interval", Align::Right},
                   {"p", "p", Align::Right},
                   {"q", "q", Align::Right},
                   {"q_by", "q (BY)", Align::Right, true},
                   {"p_max_t", "p (max-T)", Align::Right, true},
                   {"rank_z", "rank z", Align::Right, true},
                   {"rank_p", "rank p", Align::Right, true},
                   {"pass_odds_ratio", "pass odds ratio", Align::Right, true},
                   {"pass_odds_low", "pass odds low", Align::Right, true},
                   {"pass_odds_high", "pass odds high", Align::Right, true},
                   {"variance_inflation", "VIF", Align::Right, true},
                   {"bundle", "Bundle", Align::Left, true},
                   {"winner_share", "Winner share", Align::Right, true},
                   {"random_share", "Random share", Align::Right, true},
                   {"evidence", "Evidence"},
                   {"sentence", "Sentence", Align::Left, true}};
  for (int k : strategyOrder(study)) {
    const StrategyResult &s = study.analysis.strategies[k];
    const UnitResult *unit = s.unit >= 0 ? &study.analysis.units[s.unit] : nullptr;
    const bool tested = unit && unit->tested(), ci = tested && unit->bootstrap.available;
    const Interval interval = ci ? unit->bootstrap.percentile : Interval();
    const bool rank = tested && unit->rank, pass = tested && unit->pass;
    std::vector<TableCell> row = {
        study.data.strategies[k],
        study.name(k),
        study.family(k),
        study.strategyClass(k),
        s.evidence.users,
        s.evidence.nonUsers,
        s.evidence.tasksBoth,
        effect(s.lift.tasks > 0, s.lift.logLift),
        s.lift.pairedN,
        effect(tested, s.within.delta),
        effect(tested, tested ? unit->fit.gamma : 0),
        effect(ci, interval.low),
        effect(ci, interval.high),
        intervalCell(ci, interval),
        tested ? probabilityCell(unit->p) : TableCell(),
        tested ? probabilityCell(unit->q) : TableCell(),
        tested ? probabilityCell(unit->qStrict) : TableCell(),
        tested ? probabilityCell(unit->pFamily) : TableCell(),
        number(rank, rank ? unit->rank->z : 0),
        rank ? probabilityCell(unit->rank->p) : TableCell(),
        number(pass, pass ? unit->pass->ratio : 0),
        number(pass, pass ? unit->pass->low : 0),
        number(pass, pass ? unit->pass->high : 0),
        number(tested && std::isfinite(s.inflation), s.inflation),
        unit && unit->members.size() > 1 ? TableCell(unitName(study.data, *unit)) : TableCell(),
        s.winners.tasks ? decimalCell(s.winners.winnerShare(), 3) : TableCell(),
        s.winners.solutions ? decimalCell(s.winners.randomShare(), 3) : TableCell(),
        evidenceText(study, s),
        sentenceFor(study.data, study.analysis, k, study.name(k))};
    table.rows.push_back(std::move(row));
  }
  return table;
}

Table unitsTable(const Study &study) {
  Table table;
  table.id = "units";
  table.title = "Units tested";
  table.caption =
      "A unit is a strategy, or a bundle of strategies that occur together too often to be told "
      "apart (their residuals beside task and author correlate by more than 0.6 on average). "
      "Ranges leave out one task or one author at a time.";
  table.columns = {{"unit", "Unit"},
                   {"tasks_both", "Tasks with both", Align::Right},
                   {"effective_tasks", "Effective tasks", Align::Right},
                   {"effect", "Effect", Align::Right},
                   {"robust_ci", "Cluster-robust interval", Align::Right},
                   {"bootstrap_ci", "Bootstrap interval", Align::Right},
                   {"bca_ci", "BCa interval", Align::Right},
                   {"redraws", "Redraws", Align::Right},
                   {"without_task", "Without one task", Align::Right},
                   {"without_author", "Without one author", Align::Right},
                   {"p", "p", Align::Right},
                   {"q", "q (BH)", Align::Right},
                   {"q_by", "q (BY)", Align::Right},
                   {"p_max_t", "p (max-T)", Align::Right},
                   {"p_wild", "p (wild bootstrap)", Align::Right, true},
                   {"tier", "Tier", Align::Right},
                   {"missing", "What the next tier lacks"}};
  std::vector<const UnitResult *> units;
  for (const UnitResult &unit : study.analysis.units)
    if (unit.tested())
      units.push_back(&unit);
  std::sort(units.begin(), units.end(), [&](const UnitResult *a, const UnitResult *b) {
    return std::tie(b->fit.gamma, a->members) < std::tie(a->fit.gamma, b->members);
  });
  for (const UnitResult *u : units) {
    const bool robust = std::isfinite(u->fit.ciLow);
    table.rows.push_back(
        {unitName(study.data, *u), u->evidence.tasksBoth, decimalCell(u->fit.effectiveTasks, 1),
         factorCell(std::exp(u->fit.gamma)), intervalCell(robust, {u->fit.ciLow, u->fit.ciHigh}),
         intervalCell(u->bootstrap.available, u->bootstrap.percentile),
         intervalCell(u->bootstrap.available, u->bootstrap.bca), u->bootstrap.redraws,
         intervalCell(true, u->withoutTask), intervalCell(true, u->withoutAuthor),
         probabilityCell(u->p), probabilityCell(u->q), probabilityCell(u->qStrict),
         probabilityCell(u->pFamily), u->pWild ? probabilityCell(*u->pWild) : TableCell(),
         int(u->verdict.tier), TableCell(joined(u->verdict.missing, "; "))});
  }
  return table;
}

Table frequencyTable(const Study &study) {
  Table table;
  table.id = "frequency";
  table.title = "How often each strategy is used";
  table.caption = "Measured solutions with labels, passing or not. Unclear verdicts and strategies "
                  "that were not examined count on neither side of the share.";
  table.columns = {{"id", "Strategy"},
                   {"family", "Family"},
                   {"class", "Class"},
                   {"present", "Present", Align::Right},
                   {"examined", "Judged", Align::Right},
                   {"share", "Share", Align::Right},
                   {"unclear", "Unclear", Align::Right},
                   {"not_examined", "Not examined", Align::Right}};
  for (const std::string &author : study.data.authors)
    table.columns.push_back({"by_" + author, author, Align::Right});
  std::vector<int> order = strategyOrder(study);
  std::sort(order.begin(), order.end(), [&](int a, int b) {
    auto key = [&](int k) {
      return std::tuple(-study.analysis.strategies[k].frequency.present, study.data.strategies[k]);
    };
    return key(a) < key(b);
  });
  for (int k : order) {
    const Frequency &f = study.analysis.strategies[k].frequency;
    std::vector<TableCell> row = {study.data.strategies[k],
                                  study.family(k),
                                  study.strategyClass(k),
                                  f.present,
                                  f.known(),
                                  f.known() ? TableCell(percentText(double(f.present) / f.known()),
                                                        rounded(double(f.present) / f.known()))
                                            : TableCell(),
                                  f.unclear,
                                  f.notExamined};
    for (std::size_t a = 0; a < study.data.authors.size(); ++a)
      row.push_back(f.knownByAuthor[a] ? TableCell(f.presentByAuthor[a]) : TableCell());
    table.rows.push_back(std::move(row));
  }
  return table;
}

Table coOccurrenceTable(const Study &study) {
  Table table;
  table.id = "cooccurrence";
  table.title = "Strategies used together";
  table.caption =
      "Pairs in at least one solution, most similar first. Jaccard is solutions with both over "
      "solutions with either; it is high for any two frequent strategies, so phi, which corrects "
      "for base rates, stands beside it.";
  table.columns = {{"first", "P"},
                   {"second", "Q"},
                   {"both", "Both", Align::Right},
                   {"either", "Either", Align::Right},
                   {"known", "Judged", Align::Right},
                   {"jaccard", "Jaccard", Align::Right},
                   {"phi", "phi", Align::Right},
                   {"q_given_p", "Pr(Q|P)", Align::Right},
                   {"p_given_q", "Pr(P|Q)", Align::Right}};
  const CoOccurrence &c = study.analysis.together;
  struct Pair {
    double jaccard;
    int p, q;
  };
  std::vector<Pair> pairs;
  const int n = int(study.data.strategies.size());
  for (int p = 0; p < n; ++p)
    for (int q = p + 1; q < n; ++q)
      if (c.both(p, q) > 0)
        pairs.push_back({c.jaccard(p, q), p, q});
  std::sort(pairs.begin(), pairs.end(), [](const Pair &a, const Pair &b) {
    return std::tie(b.jaccard, a.p, a.q) < std::tie(a.jaccard, b.p, b.q);
  });
  for (const Pair &pair : pairs)
    table.rows.push_back({study.data.strategies[pair.p], study.data.strategies[pair.q],
                          c.both(pair.p, pair.q), c.either(pair.p, pair.q), c.known(pair.p, pair.q),
                          decimalCell(pair.jaccard, 2), decimalCell(c.phi(pair.p, pair.q), 2),
                          decimalCell(c.conditional(pair.q, pair.p), 2),
                          decimalCell(c.conditional(pair.p, pair.q), 2)});
  return table;
}

} // namespace accelscope::reports
