#include "reports/Charts.h"
#include "reports/RowChart.h"

#include <algorithm>
#include <map>

using namespace accelscope::correlation;

namespace accelscope::reports {
namespace {

/// One square per author, the darker the larger the share of its solutions.
std::string squares(const Study &study, const Frequency &f) {
  const int authors = int(study.data.authors.size());
  std::string out = "<svg class=\"squares\" role=\"img\" width=\"" + std::to_string(14 * authors) +
                    "\" height=\"14\"><title>";
  std::string spoken, marks;
  for (int a = 0; a < authors; ++a) {
    const int known = f.knownByAuthor[a], present = f.presentByAuthor[a];
    spoken += (a ? ", " : "") + study.data.authors[a] + " " + std::to_string(present) + " of " +
              std::to_string(known);
    const std::string x = std::to_string(14 * a + 1);
    marks += "<rect class=\"cell\" x=\"" + x + "\" y=\"1\" width=\"12\" height=\"12\" rx=\"2\"/>";
    if (present)
      marks += "<rect class=\"fill\" x=\"" + x +
               "\" y=\"1\" width=\"12\" height=\"12\" rx=\"2\" fill-opacity=\"" +
               svgNumber(0.15 + 0.85 * present / known) + "\"/>";
  }
  return out + escapeHtml(spoken) + "</title>" + marks + "</svg>";
}

} // namespace

Chart frequencyChart(const Study &study) {
  std::map<std::string, std::vector<int>> families;
  for (int k : strategyOrder(study))
    families[study.family(k)].push_back(k);
  std::vector<std::string> names;
  for (const catalog::Strategy &s : study.catalog.strategies())
    if (const std::string family(catalog::toString(s.family));
        std::find(names.begin(), names.end(), family) == names.end())
      names.push_back(family);
  for (const auto &[family, members] : families)
    if (std::find(names.begin(), names.end(), family) == names.end())
      names.push_back(family);

  std::string body;
  for (const std::string &family : names) {
    auto &members = families[family];
    if (members.empty())
      continue;
    std::sort(members.begin(), members.end(), [&](int a, int b) {
      const int fa = study.analysis.strategies[a].frequency.present;
      const int fb = study.analysis.strategies[b].frequency.present;
      return fa != fb ? fa > fb : study.data.strategies[a] < study.data.strategies[b];
    });
    body += "<h4>" + escapeHtml(family.empty() ? "other" : family) + "</h4>\n";
    for (int k : members) {
      const Frequency &f = study.analysis.strategies[k].frequency;
      const double share = f.known() ? 100.0 * f.present / f.known() : 0;
      const std::string value = std::to_string(f.present) + "/" + std::to_string(f.known());
      body += "<div class=\"row freq\"><span class=\"label\">" +
              escapeHtml(study.data.strategies[k]) +
              "</span><svg class=\"track\" role=\"img\"><title>" +
              escapeHtml(study.data.strategies[k] + ": " + value + " solutions") +
              "</title><rect class=\"ground\" x=\"0\" y=\"5\" width=\"100%\" height=\"10\" "
              "rx=\"2\"/><rect class=\"bar\" x=\"0\" y=\"5\" width=\"" +
              svgNumber(share) + "%\" height=\"10\" rx=\"2\"/></svg><span class=\"value\">" +
              value + "</span>" + squares(study, f) + "</div>\n";
    }
  }
  Chart out;
  out.id = "chart-frequency";
  out.title = "How often each strategy is used";
  std::string authors;
  for (const std::string &author : study.data.authors)
    authors += (authors.empty() ? "" : ", ") + author;
  out.description = "Bars: share of the judged solutions in which the strategy is present. "
                    "Squares, one per author, darker for a larger share of that author's "
                    "solutions; from left to right: " +
                    authors + ".";
  if (!body.empty())
    out.body = "<div class=\"rows\">" + body + "</div>";
  return out;
}

} // namespace accelscope::reports
