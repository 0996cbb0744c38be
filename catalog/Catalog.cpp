#include "catalog/Catalog.h"

#include "catalog/EmbeddedCatalog.h"

#include <algorithm>

namespace accelscope::catalog {

bool Strategy::needsAssistant() const {
  return std::find(needs.begin(), needs.end(), Need::Assistant) != needs.end();
}

bool Strategy::needsReference() const {
  return std::find(needs.begin(), needs.end(), Need::Reference) != needs.end();
}

bool Strategy::decidedByAst() const { return !needsAssistant() && !needsReference(); }

std::string_view toString(Family family) {
  switch (family) {
  case Family::Memory:
    return "memory";
  case Family::Compute:
    return "compute";
  case Family::Parallel:
    return "parallel";
  case Family::Balance:
    return "balance";
  case Family::Host:
    return "host";
  }
  return {};
}

std::string_view toString(StrategyClass strategyClass) {
  return strategyClass == StrategyClass::Structural ? "structural" : "detail";
}

std::string_view toString(Need need) {
  switch (need) {
  case Need::Ast:
    return "ast";
  case Need::Reference:
    return "reference";
  case Need::Assistant:
    return "assistant";
  }
  return {};
}

const Catalog &Catalog::builtin() {
  static const Catalog catalog = parse(kEmbeddedCatalog, "strategies.yaml");
  return catalog;
}

const Catalog &Catalog::extended() {
  static const Catalog catalog = parse(kEmbeddedExtendedCatalog, "extended.yaml", &builtin());
  return catalog;
}

const Strategy *Catalog::find(std::string_view id) const {
  for (const Strategy &strategy : entries)
    if (strategy.id == id)
      return &strategy;
  return nullptr;
}

namespace {

// Levenshtein distance.
size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<size_t> row(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j)
    row[j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      size_t above = row[j];
      row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] != b[j - 1])});
      diagonal = above;
    }
  }
  return row[b.size()];
}

std::string folded(std::string_view id) {
  std::string text;
  for (char c : id)
    text += c == '_' || c == ' ' ? '-' : c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
  return text;
}

} // namespace

std::string Catalog::nearest(std::string_view id) const {
  std::string wanted = folded(id);
  if (wanted.empty())
    return {};
  const Strategy *best = nullptr;
  size_t bestDistance = 0;
  for (const Strategy &strategy : entries) {
    size_t distance = editDistance(wanted, strategy.id);
    if (!best || distance < bestDistance) {
      best = &strategy;
      bestDistance = distance;
    }
  }
  if (best && bestDistance <= std::max<size_t>(2, wanted.size() / 3))
    return best->id;
  // "coalescing" is far from "memory-coalescing" by edits, but meant it.
  for (const Strategy &strategy : entries)
    if (wanted.size() >= 4 && strategy.id.find(wanted) != std::string::npos)
      return strategy.id;
  return {};
}

Catalog catalogOrBuiltin(const std::string &path) {
  return path.empty() ? Catalog::builtin() : Catalog::load(path);
}

} // namespace accelscope::catalog
