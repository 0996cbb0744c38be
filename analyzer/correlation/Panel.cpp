#include "analyzer/correlation/Panel.h"

#include <algorithm>
#include <map>

namespace accelscope::correlation {
namespace {

void renumber(std::vector<int> &ids) {
  std::map<int, int> fresh;
  for (int id : ids)
    fresh.emplace(id, 0);
  int next = 0;
  for (auto &[id, number] : fresh)
    number = next++;
  for (int &id : ids)
    id = fresh[id];
}

} // namespace

Panel selectRows(const Panel &panel, const std::vector<int> &rows) {
  Panel out;
  out.y.resize(Eigen::Index(rows.size()));
  out.x.resize(Eigen::Index(rows.size()), panel.x.cols());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    out.task.push_back(panel.task[rows[i]]);
    out.author.push_back(panel.author[rows[i]]);
    out.y[Eigen::Index(i)] = panel.y[rows[i]];
    out.x.row(Eigen::Index(i)) = panel.x.row(rows[i]);
  }
  return out;
}

Panel dropSingletons(const Panel &panel, std::vector<int> *keptRows) {
  std::vector<int> kept;
  const std::vector<int> starts = taskStarts(panel);
  for (std::size_t t = 0; t + 1 < starts.size(); ++t)
    if (starts[t + 1] - starts[t] > 1)
      for (int row = starts[t]; row < starts[t + 1]; ++row)
        kept.push_back(row);
  Panel out = selectRows(panel, kept);
  renumber(out.task);
  renumber(out.author);
  if (keptRows)
    *keptRows = std::move(kept);
  return out;
}

std::vector<int> taskStarts(const Panel &panel) {
  std::vector<int> starts;
  for (int row = 0; row < panel.rows(); ++row)
    if (row == 0 || panel.task[row] != panel.task[row - 1])
      starts.push_back(row);
  starts.push_back(panel.rows());
  return starts;
}

int countOf(const std::vector<int> &ids) {
  return ids.empty() ? 0 : 1 + *std::max_element(ids.begin(), ids.end());
}

} // namespace accelscope::correlation
