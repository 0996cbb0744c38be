// The tables of the correlation and the report, built once and written in any format.
#pragma once

#include "analyzer/correlation/Analysis.h"
#include "analyzer/correlation/Leaderboard.h"
#include "catalog/Catalog.h"
#include "reports/Table.h"

#include <string>

namespace accelscope::reports {

/// Everything that tables and charts draw on. The members outlive the tables.
struct Study {
  const correlation::Inputs &inputs;
  const correlation::Dataset &data;
  const correlation::Analysis &analysis;
  const correlation::Leaderboard &board;
  const catalog::Catalog &catalog;

  /// Name, family and class of a strategy of the data set; an id that the catalogue does not have
  /// gets its id as name and empty family and class.
  std::string name(int strategy) const;
  std::string family(int strategy) const;
  std::string strategyClass(int strategy) const;
};

/// Strategies in reading order: tested ones by effect, largest first, then the others by how many
/// solutions use them, then by id. Strategies that no label examined are left out.
std::vector<int> strategyOrder(const Study &study);

/// One sentence on what was measured: tasks, authors, machine, size, counts, seed, catalogue.
std::string populationSentence(const Study &study);

Table effectsTable(const Study &study);
Table unitsTable(const Study &study);
Table frequencyTable(const Study &study);
Table coOccurrenceTable(const Study &study);
Table authorsTable(const Study &study);
Table fastTable(const Study &study);
Table tasksTable(const Study &study);
Table sizesTable(const Study &study);
Table failuresTable(const Study &study);
Table unmatchedTable(const Study &study);

/// Definitions of the leaderboard's columns, one sentence each.
std::vector<std::string> metricDefinitions();

} // namespace accelscope::reports
