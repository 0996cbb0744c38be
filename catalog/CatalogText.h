// The catalogue as people and programs read it: a page of Markdown, a screen of text, JSON.
#pragma once

#include "catalog/Catalog.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace accelscope::catalog {

/// The whole catalogue as one page: general rules, an overview table by family, one section for
/// each strategy. docs/strategies.md is this text.
std::string catalogMarkdown(const Catalog &catalog);

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
