// `accelscope catalog list|show|docs`: what the strategies are, and the rule for each.
#include "analyzer/cli/Command.h"
#include "catalog/CatalogText.h"

#include <functional>
#include <iostream>
#include <memory>

namespace {

using namespace accelscope::catalog;

struct Options {
  std::string catalog, listFormat = "table", family, id, showFormat = "text";
  bool extended = false;
};

int list(const Catalog &catalog, const Options &options) {
  std::vector<const Strategy *> chosen;
  for (const Strategy &strategy : catalog.strategies())
    if (options.family.empty() || toString(strategy.family) == options.family)
      chosen.push_back(&strategy);
  if (options.listFormat == "json")
    std::cout << catalogJson(catalog, chosen).dump(2) << "\n";
  else if (options.listFormat == "ids")
    for (const Strategy *strategy : chosen)
      std::cout << strategy->id << "\n";
  else
    std::cout << strategyTable(chosen);
  return accelscope::cli::kOk;
}

int show(const Catalog &catalog, const Options &options) {
  const Strategy *strategy = catalog.find(options.id);
  if (!strategy && options.catalog.empty())
    strategy = Catalog::extended().find(options.id);
  if (!strategy) {
    std::string near = catalog.nearest(options.id);
    if (near.empty() && options.catalog.empty())
      near = Catalog::extended().nearest(options.id);
    std::cerr << "accelscope: there is no strategy '" << options.id << "'; "
              << (near.empty() ? "'accelscope catalog list' names them all"
                               : "did you mean '" + near + "'?")
              << "\n";
    return accelscope::cli::kUsage;
  }
  if (options.showFormat == "json")
    std::cout << strategyJson(*strategy).dump(2) << "\n";
  else if (options.showFormat == "markdown")
    std::cout << strategyMarkdown(*strategy, 1);
  else
    std::cout << strategyText(*strategy);
  return accelscope::cli::kOk;
}

int docs(const Catalog &catalog, const Options &options) {
  std::cout << (options.extended ? extendedMarkdown() : catalogMarkdown(catalog));
  return accelscope::cli::kOk;
}

} // namespace

ACCELSCOPE_COMMAND(Catalog) {
  auto options = std::make_shared<Options>();
  CLI::App *command = app.add_subcommand("catalog", "List and explain the strategies");
  command->require_subcommand(1);

  auto add = [&](const char *name, const char *help,
                 std::function<int(const Catalog &, const Options &)> action) {
    CLI::App *sub = command->add_subcommand(name, help);
    sub->add_option("--catalog", options->catalog,
                    "Read this catalogue file instead of the built-in one")
        ->type_name("FILE");
    sub->callback([options, action, &exitCode] {
      try {
        exitCode = action(
            options->extended ? Catalog::extended() : catalogOrBuiltin(options->catalog), *options);
      } catch (const CatalogError &error) {
        std::cerr << "accelscope: " << error.what() << "\n";
        exitCode = accelscope::cli::kUsage;
      }
    });
    return sub;
  };

  CLI::App *listing = add("list", "List the strategies", list);
  listing->add_option("--format", options->listFormat, "table, json or ids")
      ->check(CLI::IsMember({"table", "json", "ids"}))
      ->type_name("FORMAT");
  listing->add_option("--family", options->family, "Only this family")
      ->check(CLI::IsMember({"memory", "compute", "parallel", "balance", "host"}))
      ->type_name("FAMILY");

  auto addExtended = [&](CLI::App *sub, const char *help) {
    sub->add_flag("--extended", options->extended, help)->excludes(sub->get_option("--catalog"));
  };
  addExtended(listing, "The strategies beyond the catalogue instead ('annotate --extended')");

  CLI::App *showing = add("show", "Show one strategy with its decision rule", show);
  showing->add_option("id", options->id, "Strategy, for example memory-coalescing")
      ->required()
      ->type_name("ID");
  showing->add_option("--format", options->showFormat, "text, json or markdown")
      ->check(CLI::IsMember({"text", "json", "markdown"}))
      ->type_name("FORMAT");

  CLI::App *writing =
      add("docs", "Write the whole catalogue as Markdown (docs/strategies.md)", docs);
  addExtended(writing, "The strategies beyond it instead (docs/extended-strategies.md)");
}
