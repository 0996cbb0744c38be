#include "analyzer/correlation/Bundles.h"
#include "reports/Charts.h"
#include "reports/Html.h"

#include <cmath>

using namespace accelscope::correlation;

namespace accelscope::reports {

Chart coOccurrenceChart(const Study &study) {
  const CoOccurrence &c = study.analysis.together;
  std::vector<int> used;
  for (int k = 0; k < int(study.data.strategies.size()); ++k)
    if (c.both(k, k) > 0)
      used.push_back(k);
  Chart out;
  out.id = "chart-cooccurrence";
  out.title = "Which strategies occur together";
  out.description =
      "Both axes hold the strategies that occur, in clustered order; columns carry the numbers of "
      "the rows. Blue: together more often than their frequencies explain; orange: less often. "
      "The strength is the phi coefficient.";
  const int n = int(used.size());
  if (n < 2)
    return out;
  Eigen::MatrixXd association = Eigen::MatrixXd::Identity(n, n);
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j)
      if (i != j)
        association(i, j) = c.phi(used[i], used[j]);
  const std::vector<int> order = clusteredOrder(association);

  constexpr int cell = 15, left = 232, top = 22;
  const int size = n * cell;
  std::string svg = "<svg class=\"heat\" role=\"img\" aria-label=\"" + escapeHtml(out.title) +
                    "\" viewBox=\"0 0 " + std::to_string(left + size) + " " +
                    std::to_string(top + size) + "\" width=\"" + std::to_string(left + size) +
                    "\" height=\"" + std::to_string(top + size) + "\"><desc>" +
                    escapeHtml(out.description) + "</desc>\n";
  for (int i = 0; i < n; ++i) {
    const int p = used[order[i]];
    const std::string y = std::to_string(top + i * cell);
    svg += "<text class=\"name\" x=\"" + std::to_string(left - 28) + "\" y=\"" +
           std::to_string(top + i * cell + 11) + "\" text-anchor=\"end\">" +
           escapeHtml(study.data.strategies[p]) + "</text><text class=\"index\" x=\"" +
           std::to_string(left - 6) + "\" y=\"" + std::to_string(top + i * cell + 11) +
           "\" text-anchor=\"end\">" + std::to_string(i + 1) + "</text><text class=\"index\" x=\"" +
           std::to_string(left + i * cell + cell / 2) + "\" y=\"" + std::to_string(top - 7) +
           "\" text-anchor=\"middle\">" + std::to_string(i + 1) + "</text>\n";
    for (int j = 0; j < n; ++j) {
      const int q = used[order[j]];
      const double phi = i == j ? 0 : c.phi(p, q);
      const double strength = std::min(1.0, std::fabs(phi));
      if (i != j && strength < 0.05)
        continue;
      svg += "<rect class=\"" +
             std::string(i == j    ? "self"
                         : phi > 0 ? "more"
                                   : "less") +
             "\" x=\"" + std::to_string(left + j * cell) + "\" y=\"" + y + "\" width=\"" +
             std::to_string(cell - 1) + "\" height=\"" + std::to_string(cell - 1) + "\"";
      if (i == j) {
        svg += "/>";
        continue;
      }
      char number[16];
      std::snprintf(number, sizeof number, "%.2f", phi);
      svg += " fill-opacity=\"" + svgNumber(strength) + "\"><title>" +
             escapeHtml(study.data.strategies[p] + " and " + study.data.strategies[q] + ": phi " +
                        number + ", together in " + std::to_string(c.both(p, q)) + " of " +
                        std::to_string(c.known(p, q))) +
             "</title></rect>";
    }
    svg += "\n";
  }
  out.body = "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"" +
             escapeHtml(out.title) + "\">" + svg + "</svg></div>";
  return out;
}

} // namespace accelscope::reports
