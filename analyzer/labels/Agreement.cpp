#include "analyzer/labels/Agreement.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace accelscope::labels {
namespace {

std::string fixed(std::optional<double> value) {
  if (!value)
    return "-";
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.3f", *value);
  return text.data();
}

Json rounded(std::optional<double> value) {
  return value ? Json(std::stod(fixed(value))) : Json(nullptr);
}

Json countsJson(const Agreement &counts) {
  return {{"n", counts.n()},
          {"both_present", counts.bothPresent},
          {"both_absent", counts.bothAbsent},
          {"static_only", counts.staticOnly},
          {"assisted_only", counts.assistedOnly},
          {"observed_agreement", rounded(counts.observed())},
          {"kappa", rounded(counts.kappa())},
          {"unclear", counts.unclear},
          {"unpaired", counts.unpaired}};
}

} // namespace

void Agreement::add(std::optional<Verdict> fromStatic, std::optional<Verdict> fromAssisted) {
  if (!fromStatic && !fromAssisted)
    return;
  if (!fromStatic || !fromAssisted)
    ++unpaired;
  else if (*fromStatic == Verdict::Unclear || *fromAssisted == Verdict::Unclear)
    ++unclear;
  else if (*fromStatic == *fromAssisted)
    ++(*fromStatic == Verdict::Present ? bothPresent : bothAbsent);
  else
    ++(*fromStatic == Verdict::Present ? staticOnly : assistedOnly);
}

Agreement &Agreement::operator+=(const Agreement &other) {
  bothPresent += other.bothPresent;
  bothAbsent += other.bothAbsent;
  staticOnly += other.staticOnly;
  assistedOnly += other.assistedOnly;
  unclear += other.unclear;
  unpaired += other.unpaired;
  return *this;
}

std::optional<double> Agreement::observed() const {
  if (n() == 0)
    return std::nullopt;
  return static_cast<double>(bothPresent + bothAbsent) / n();
}

std::optional<double> Agreement::kappa() const {
  const int pairs = n();
  const int staticPresent = bothPresent + staticOnly;
  const int assistedPresent = bothPresent + assistedOnly;
  auto constant = [pairs](int present) { return present == 0 || present == pairs; };
  if (constant(staticPresent) || constant(assistedPresent))
    return std::nullopt;
  const double s = static_cast<double>(staticPresent) / pairs;
  const double a = static_cast<double>(assistedPresent) / pairs;
  const double expected = s * a + (1 - s) * (1 - a);
  return (*observed() - expected) / (1 - expected);
}

Agreement AgreementReport::total() const {
  Agreement sum;
  for (const StrategyAgreement &strategy : strategies)
    sum += strategy.counts;
  return sum;
}

std::string agreementTable(const AgreementReport &report) {
  constexpr size_t kColumns = 10;
  std::vector<std::array<std::string, kColumns>> rows = {{"strategy", "n", "both", "neither",
                                                          "static only", "assisted only", "agree",
                                                          "kappa", "unclear", "unpaired"}};
  auto add = [&rows](const std::string &name, const Agreement &counts) {
    rows.push_back({name, std::to_string(counts.n()), std::to_string(counts.bothPresent),
                    std::to_string(counts.bothAbsent), std::to_string(counts.staticOnly),
                    std::to_string(counts.assistedOnly), fixed(counts.observed()),
                    fixed(counts.kappa()), std::to_string(counts.unclear),
                    std::to_string(counts.unpaired)});
  };
  for (const StrategyAgreement &strategy : report.strategies)
    if (strategy.counts.n() + strategy.counts.unclear + strategy.counts.unpaired > 0)
      add(strategy.id, strategy.counts);
  add("total", report.total());
  std::array<size_t, kColumns> widths{};
  for (const auto &row : rows)
    for (size_t i = 0; i < kColumns; ++i)
      widths[i] = std::max(widths[i], row[i].size());
  std::string text;
  for (const auto &row : rows) {
    text += row[0] + std::string(widths[0] - row[0].size(), ' ');
    for (size_t i = 1; i < kColumns; ++i)
      text += std::string(widths[i] - row[i].size() + 2, ' ') + row[i];
    text += "\n";
  }
  return text;
}

Json agreementJson(const AgreementReport &report) {
  Json json;
  json["strategies"] = Json::array();
  for (const StrategyAgreement &strategy : report.strategies) {
    Json entry;
    entry["id"] = strategy.id;
    entry.update(countsJson(strategy.counts));
    json["strategies"].push_back(std::move(entry));
  }
  json["total"] = countsJson(report.total());
  return json;
}

} // namespace accelscope::labels
