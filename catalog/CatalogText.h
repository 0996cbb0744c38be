// The catalogue as people and programs read it: a page of Markdown, a screen of text, JSON.
#pragma once

#include "catalog/Catalog.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace accelscope::catalog {

/// What a page of Markdown says above the general rules.
struct PageHead {
  std::string command; ///< that writes the page
  std::string file;    ///< that it is made from
  std::string title;
  std::string text; ///< a paragraph, empty for the one that explains the catalogue
};

/// The whole catalogue as one page: general rules, an overview table by family, one section for
/// each strategy. docs/strategies.md is this text.
std::string catalogMarkdown(const Catalog &catalog);
std::string catalogMarkdown(const Catalog &catalog, const PageHead &head);
/// The same for the strategies beyond the catalogue: docs/extended-strategies.md.
std::string extendedMarkdown();

/// One strategy as a Markdown section whose heading has `level` hash signs.
std::string strategyMarkdown(const Strategy &strategy, int level);

/// One strategy for a terminal, wrapped at `width` columns.
std::string strategyText(const Strategy &strategy, size_t width = 88);

/// The strategies as an aligned table with a header line and a line of counts below.
std::string strategyTable(const std::vector<const Strategy *> &strategies);

/// All fields of one strategy, keys as in strategies.yaml.
nlohmann::ordered_json strategyJson(const Strategy &strategy);

/// Version, general rules, and the strategies given.
nlohmann::ordered_json catalogJson(const Catalog &catalog,
                                   const std::vector<const Strategy *> &strategies);

} // namespace accelscope::catalog
