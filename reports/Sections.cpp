#include "reports/Document.h"

#include <algorithm>
#include <cmath>

using namespace accelscope::correlation;

namespace accelscope::reports {
namespace {

void add(Section &section, Chart chart) {
  if (!chart.body.empty())
    section.blocks.emplace_back(std::move(chart));
}

void add(Section &section, Table table, bool folded, std::size_t shownRows = SIZE_MAX) {
  if (!table.rows.empty())
    section.blocks.emplace_back(FoldedTable{std::move(table), folded, shownRows});
}

void say(Section &section, std::string text, bool caution = false) {
  section.blocks.emplace_back(Paragraph{std::move(text), caution});
}

struct Tally {
  int examined = 0, tested = 0, robust = 0, associated = 0;
};

Tally tallyOf(const Study &study) {
  Tally tally;
  tally.examined = int(strategyOrder(study).size());
  for (const UnitResult &unit : study.analysis.units) {
    tally.tested += unit.tested();
    tally.robust += unit.tested() && unit.verdict.tier == kTierRobust;
    tally.associated += unit.tested() && unit.verdict.tier == kTierAssociated;
  }
  return tally;
}

std::vector<Headline> headlines(const Study &study) {
  const Dataset &data = study.data;
  const auto passed = std::count_if(data.cells.begin(), data.cells.end(),
                                    [](const Cell &cell) { return cell.passed; });
  double sum = 0;
  for (const Cell &cell : data.cells)
    sum += cell.passed ? cell.logSpeedup : 0;
  const Tally tally = tallyOf(study);
  std::vector<Headline> out;
  out.push_back({std::to_string(passed) + "/" + std::to_string(data.cells.size()),
                 "solutions pass at size " + data.size});
  if (passed > 0)
    out.push_back({factorText(sum / double(passed)),
                   "geometric-mean speedup of the passing ones over one CPU thread"});
  if (passed > 0 && study.board.authors.front().geometricAll.defined) {
    const AuthorScore &best = study.board.authors.front();
    out.push_back({factorText(std::log(best.geometricAll.value)),
                   "best author, " + data.authors[best.author] + ", failures as 1x"});
  }
  if (tally.tested > 0)
    out.push_back({std::to_string(tally.robust) + "/" + std::to_string(tally.tested),
                   "tested units robustly associated with speed"});
  const auto insufficient =
      std::count_if(study.analysis.strategies.begin(), study.analysis.strategies.end(),
                    [](const StrategyResult &s) {
                      return s.frequency.known() + s.frequency.unclear > 0 && !s.reasons.empty();
                    });
  out.push_back({std::to_string(insufficient) + "/" + std::to_string(tally.examined),
                 "strategies with too little evidence for a claim"});
  return out;
}

Section overview(const Study &study) {
  Section section{"overview", "Overview", {}};
  say(section,
      "Speedups are end to end, host buffers in and out, against a reference that runs on one CPU "
      "thread: they say how solutions compare with each other, not what a tuned CPU program would "
      "lose.",
      true);
  add(section, sizesTable(study), false);
  if (!study.data.notes.empty())
    section.blocks.emplace_back(Sentences{"Notes on the data", study.data.notes, false});
  if (!study.inputs.problems.empty())
    section.blocks.emplace_back(
        Sentences{"Records that were skipped", study.inputs.problems, false});
  return section;
}

Section effects(const Study &study) {
  Section section{"effects", "Strategies and speed", {}};
  const Tally tally = tallyOf(study);
  if (tally.tested == 0)
    say(section,
        "No strategy meets the minimum evidence here, so no effect is given for any. The marks "
        "below describe these solutions and support no claim about speed.",
        true);
  else
    say(section, countText(std::size_t(tally.tested), "unit was", "units were") +
                     " tested: " + std::to_string(tally.robust) +
                     " robustly associated with speed, " + std::to_string(tally.associated) +
                     " associated but not robustly. An association is no proof of a cause: an "
                     "elaborate solution has many strategies at once.");
  add(section, effectsChart(study));
  std::vector<std::string> associated, open, untested;
  for (int k : strategyOrder(study)) {
    const StrategyResult &s = study.analysis.strategies[k];
    const std::string name = study.name(k);
    const std::string sentence = sentenceFor(study.data, study.analysis, k, name);
    const UnitResult *unit = s.unit >= 0 ? &study.analysis.units[s.unit] : nullptr;
    if (!unit || !unit->tested())
      untested.push_back(name + ": " + sentence);
    else
      (unit->verdict.tier > kTierNone ? associated : open).push_back(sentence);
  }
  auto list = [&](const std::string &title, std::vector<std::string> sentences, bool folded) {
    // The members of a bundle share one sentence.
    sentences.erase(std::unique(sentences.begin(), sentences.end()), sentences.end());
    if (!sentences.empty())
      section.blocks.emplace_back(Sentences{title, std::move(sentences), folded});
  };
  list("What may be said", associated, false);
  list("Tested, no association established", open, true);
  list("Not tested: too little evidence", untested, true);
  add(section, effectsTable(study), false);
  add(section, unitsTable(study), true);
  return section;
}

Section frequency(const Study &study) {
  Section section{"frequency", "How often each strategy is used", {}};
  add(section, frequencyChart(study));
  add(section, frequencyTable(study), true);
  return section;
}

Section together(const Study &study) {
  Section section{"together", "Which strategies occur together", {}};
  add(section, coOccurrenceChart(study));
  add(section, coOccurrenceTable(study), true, 40);
  return section;
}

Section authors(const Study &study) {
  Section section{"authors-section", "Authors", {}};
  add(section, authorsChart(study));
  add(section, authorsTable(study), false);
  add(section, fastTable(study), true);
  std::vector<std::string> remarks = metricDefinitions();
  for (const std::string &task : study.board.unsolvedTasks)
    remarks.push_back("Nobody passes " + task + "; it stays in N.");
  for (const AuthorScore &score : study.board.authors)
    if (score.tasks < int(study.data.tasks.size()))
      remarks.push_back(study.data.authors[score.author] + " was measured on " +
                        std::to_string(score.tasks) + " of " +
                        std::to_string(study.data.tasks.size()) +
                        " tasks only; its row does not compare with the others.");
  section.blocks.emplace_back(Sentences{"Definitions", remarks, true});
  return section;
}

Section tasks(const Study &study) {
  Section section{"tasks-section", "Tasks", {}};
  add(section, tasksChart(study));
  add(section, tasksTable(study), false);
  return section;
}

Section failures(const Study &study) {
  Section section{"failures-section", "What did not pass", {}};
  Table table = failuresTable(study);
  if (table.rows.empty())
    say(section, "Every measured solution passes at every size.");
  add(section, std::move(table), false);
  return section;
}

Section unmatched(const Study &study) {
  Section section{"unmatched-section", "What did not join", {}};
  const std::size_t labels = study.data.labelsWithoutMeasurement.size();
  const std::size_t measured = study.data.measurementsWithoutLabel.size();
  if (labels + measured == 0)
    say(section, "Every label record has a measurement at this size, and the reverse.");
  else
    say(section, countText(labels, "label record has", "label records have") +
                     " no measurement at size " + study.data.size + "; " +
                     countText(measured, "measurement has", "measurements have") +
                     " no label record.");
  add(section, unmatchedTable(study), false);
  return section;
}

Section methods(const Study &study) {
  Section section{"methods", "Methods", {}};
  const AnalysisOptions &o = study.analysis.options;
  const EvidenceRules &r = o.rules;
  auto n = [](int value) { return std::to_string(value); };
  section.blocks.emplace_back(Sentences{
      "",
      {"Data. One row per passing solution with labels, at one size on one machine; the outcome "
       "is the natural logarithm of the speedup. A verdict that is unclear, or a strategy that "
       "was not examined, leaves that solution out of that strategy's comparison.",
       "Effect. Log speedup is explained by a task effect, an author effect and the strategy "
       "(least squares by alternating demeaning); the effect is the exponential of the strategy's "
       "coefficient. Task effects take out that tasks differ, author effects that better authors "
       "use some strategies more. Neither takes out that one author's better solutions may carry "
       "more strategies at once.",
       "Interval. 95 % percentile interval of a bootstrap that resamples whole tasks (" +
           n(o.bootstrap) +
           " rounds); none is given when more than 5 % of the rounds had to be redrawn. The "
           "cluster-robust interval uses the CR1 variance and Student's t with effective tasks "
           "less one degrees of freedom.",
       "Test. Freedman-Lane permutation of residuals within tasks (" + n(o.permutations) +
           " permutations, the same shuffles for every unit); q is Benjamini and Hochberg's over " +
           n(study.analysis.unitsTested) +
           " units, beside it Benjamini and Yekutieli's and Westfall and Young's max-T. With fewer "
           "than 12 tasks a wild cluster bootstrap is run too, and the larger p "
           "counts.",
       "Units. Strategies whose residuals beside task and author correlate by more than 0.6 on "
       "average are tested as one bundle.",
       "Minimum evidence, fixed before any p-value is seen: at least " + n(r.tasksBoth) +
           " tasks with users and non-users, " + n(r.users) + " users and " + n(r.nonUsers) +
           " non-users in them, users by " + n(r.userAuthors) + " and non-users by " +
           n(r.nonUserAuthors) + " authors, " + n(r.mixedAuthors) +
           " authors with both, at most 75 % of the usage explained by task and author, at most "
           "40 % of the comparison from one task.",
       "Tiers. 0: insufficient evidence, or no association established. 1, associated: "
       "permutation p below 0.05. 2, robustly associated: q at most 0.10, interval excludes 1x, "
       "no sign turn when one task or author is left out, and the van Elteren rank test that "
       "counts failures agrees. Only ablations (the same program with and without the strategy) "
       "could show a cause; they are not part of this report.",
       "LIFT (legacy) is the published study's mean over tasks of mean log speedup of users less "
       "that of non-users. It is biased when better authors use a strategy more, and is shown for "
       "comparison only.",
       "Randomness comes from a counter-based generator with seed " + std::to_string(o.seed) +
           "; the numbers do not depend on the number of threads."},
      false});
  return section;
}

} // namespace

Document buildDocument(const Study &study) {
  Document document;
  document.title = "Optimisation strategies and speed";
  document.population = populationSentence(study);
  document.headlines = headlines(study);
  document.sections = {overview(study), effects(study),   frequency(study),
                       together(study), authors(study),   tasks(study),
                       failures(study), unmatched(study), methods(study)};
  return document;
}

Table shownPart(const FoldedTable &table, std::string &leftOut) {
  Table shown = table.table;
  const std::size_t all = shown.rows.size();
  if (all > table.shownRows) {
    shown.rows.resize(table.shownRows);
    leftOut = "The first " + std::to_string(table.shownRows) + " of " + std::to_string(all) +
              " rows; all stand in tables/" + shown.id + ".csv.";
  }
  return shown;
}

std::vector<Table> tablesOf(const Document &document) {
  std::vector<Table> tables;
  for (const Section &section : document.sections)
    for (const Block &block : section.blocks)
      if (const auto *table = std::get_if<FoldedTable>(&block))
        tables.push_back(table->table);
  return tables;
}

} // namespace accelscope::reports
