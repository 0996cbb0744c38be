// Reads a catalogue file and refuses whatever a later stage could trip over.
#include "catalog/Catalog.h"

#include <algorithm>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <yaml-cpp/yaml.h>

namespace accelscope::catalog {

class CatalogReader {
public:
  CatalogReader(std::string name, const Catalog *base) : file(std::move(name)), base(base) {}

  Catalog read(const std::string &text);

private:
  [[noreturn]] void fail(int line, const std::string &sentence) const;
  [[noreturn]] void fail(const YAML::Node &node, const std::string &sentence) const;

  /// Every key is known and stands once; every required one is there.
  void checkKeys(const YAML::Node &map, const std::string &what,
                 const std::vector<std::string> &required,
                 const std::vector<std::string> &optional) const;
  std::string text(const YAML::Node &map, const char *key, const std::string &what) const;
  std::vector<std::string> list(const YAML::Node &map, const char *key,
                                const std::string &what) const;
  template <class Enum>
  Enum choice(const YAML::Node &node, const char *what, const std::vector<Enum> &all) const;

  Strategy entry(const YAML::Node &node);
  void checkRelations(const Catalog &catalog) const;
  void checkCycles(const Catalog &catalog, const char *relation,
                   std::vector<std::string> Strategy::*targets) const;
  int line(const std::string &id) const { return lines.at(id); }

  std::string file;
  const Catalog *base;              ///< whose strategies relations may name too; may be null
  std::map<std::string, int> lines; ///< id -> line of its entry
};

namespace {

// Key order of an entry, for messages and for the order in which fields are checked.
const std::vector<std::string> kRequired = {"id",         "name", "family",    "class",   "needs",
                                            "definition", "rule", "intensity", "evidence"};
const std::vector<std::string> kOptional = {"prerequisites", "conflicts", "implies", "metric"};

bool isKebab(const std::string &id) {
  bool afterDash = true;
  for (char c : id) {
    if (c == '-' ? afterDash : !((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9' && !afterDash)))
      return false;
    afterDash = c == '-';
  }
  return !id.empty() && !afterDash;
}

std::string quoted(const std::string &text) { return "'" + text + "'"; }

} // namespace

void CatalogReader::fail(int line, const std::string &sentence) const {
  throw CatalogError(file + ":" + std::to_string(line) + ": " + sentence);
}

void CatalogReader::fail(const YAML::Node &node, const std::string &sentence) const {
  fail(node.Mark().line + 1, sentence);
}

void CatalogReader::checkKeys(const YAML::Node &map, const std::string &what,
                              const std::vector<std::string> &required,
                              const std::vector<std::string> &optional) const {
  if (!map.IsMap())
    fail(map, what + " is not a map of keys and values");
  std::set<std::string> seen;
  for (const auto &pair : map) {
    if (!pair.first.IsScalar())
      fail(pair.first, "a key of " + what + " is not a plain word");
    const std::string key = pair.first.Scalar();
    auto known = [&key](const std::vector<std::string> &keys) {
      return std::find(keys.begin(), keys.end(), key) != keys.end();
    };
    if (!known(required) && !known(optional)) {
      std::string all;
      for (const auto *keys : {&required, &optional})
        for (const std::string &each : *keys)
          all += (all.empty() ? "" : ", ") + each;
      fail(pair.first, "unknown key " + quoted(key) + " in " + what + "; the keys are " + all);
    }
    if (!seen.insert(key).second)
      fail(pair.first, "key " + quoted(key) + " stands twice in " + what);
  }
  for (const std::string &key : required)
    if (!seen.count(key))
      fail(map, what + " has no key " + quoted(key));
}

std::string CatalogReader::text(const YAML::Node &map, const char *key,
                                const std::string &what) const {
  const YAML::Node node = map[key];
  if (!node)
    return {};
  if (!node.IsScalar())
    fail(node, quoted(key) + " of " + what + " is not text");
  // A folded block ends with a line feed that belongs to the layout.
  std::string value = node.Scalar();
  while (!value.empty() && (value.back() == '\n' || value.back() == ' '))
    value.pop_back();
  if (value.empty())
    fail(node, quoted(key) + " of " + what + " is empty");
  return value;
}

std::vector<std::string> CatalogReader::list(const YAML::Node &map, const char *key,
                                             const std::string &what) const {
  std::vector<std::string> values;
  const YAML::Node node = map[key];
  if (!node)
    return values;
  if (!node.IsSequence())
    fail(node, quoted(key) + " of " + what + " is not a list");
  for (const YAML::Node &item : node) {
    if (!item.IsScalar() || item.Scalar().empty())
      fail(item, "an item of " + quoted(key) + " of " + what + " is not text");
    if (std::find(values.begin(), values.end(), item.Scalar()) != values.end())
      fail(item, quoted(item.Scalar()) + " stands twice in " + quoted(key) + " of " + what);
    values.push_back(item.Scalar());
  }
  return values;
}

template <class Enum>
Enum CatalogReader::choice(const YAML::Node &node, const char *what,
                           const std::vector<Enum> &all) const {
  std::string allowed;
  for (Enum value : all) {
    if (node.IsScalar() && node.Scalar() == toString(value))
      return value;
    allowed += (allowed.empty() ? "" : ", ") + std::string(toString(value));
  }
  fail(node, (node.IsScalar() ? "unknown " + std::string(what) + " " + quoted(node.Scalar())
                              : std::string(what) + " is not a word") +
                 "; it is one of " + allowed);
}

Strategy CatalogReader::entry(const YAML::Node &node) {
  Strategy strategy;
  if (!node.IsMap())
    fail(node, "an entry of 'strategies' is not a map of keys and values");
  if (!node["id"] || !node["id"].IsScalar() || node["id"].Scalar().empty())
    fail(node, "an entry of 'strategies' has no key 'id'");
  strategy.id = node["id"].Scalar();
  if (!isKebab(strategy.id))
    fail(node["id"], "id " + quoted(strategy.id) + " is not lower-case words joined by hyphens");
  const std::string what = "strategy " + quoted(strategy.id);
  checkKeys(node, what, kRequired, kOptional);
  if (base && base->find(strategy.id))
    fail(node["id"],
         "id " + quoted(strategy.id) + " stands in the catalogue that this one extends");
  auto [earlier, inserted] = lines.emplace(strategy.id, node["id"].Mark().line + 1);
  if (!inserted)
    fail(node["id"], "id " + quoted(strategy.id) + " stands twice, first in line " +
                         std::to_string(earlier->second));

  strategy.name = text(node, "name", what);
  strategy.family = choice<Family>(
      node["family"], "family",
      {Family::Memory, Family::Compute, Family::Parallel, Family::Balance, Family::Host});
  strategy.strategyClass = choice<StrategyClass>(
      node["class"], "class", {StrategyClass::Structural, StrategyClass::Detail});
  list(node, "needs", what);
  for (const YAML::Node &need : node["needs"])
    strategy.needs.push_back(
        choice<Need>(need, "need", {Need::Ast, Need::Reference, Need::Assistant}));
  if (strategy.needs.empty())
    fail(node["needs"], "'needs' of " + what + " is empty");
  strategy.definition = text(node, "definition", what);
  const YAML::Node rule = node["rule"];
  checkKeys(rule, "the rule of " + what, {"present", "absent"}, {"unclear"});
  strategy.rule.present = text(rule, "present", "the rule of " + what);
  strategy.rule.absent = text(rule, "absent", "the rule of " + what);
  strategy.rule.unclear = text(rule, "unclear", "the rule of " + what);
  strategy.intensity = text(node, "intensity", what);
  strategy.prerequisites = list(node, "prerequisites", what);
  strategy.conflicts = list(node, "conflicts", what);
  strategy.implies = list(node, "implies", what);
  strategy.evidence = text(node, "evidence", what);
  strategy.metric = text(node, "metric", what);
  return strategy;
}

void CatalogReader::checkCycles(const Catalog &catalog, const char *relation,
                                std::vector<std::string> Strategy::*targets) const {
  enum class Mark { Unseen, Open, Done };
  std::map<std::string, Mark> marks;
  std::vector<std::string> path;
  std::function<void(const Strategy &)> visit = [&](const Strategy &strategy) {
    Mark &mark = marks[strategy.id];
    if (mark == Mark::Done)
      return;
    path.push_back(strategy.id);
    if (mark == Mark::Open) {
      std::string cycle;
      for (auto at = std::find(path.begin(), path.end(), strategy.id); at != path.end(); ++at)
        cycle += (cycle.empty() ? "" : " -> ") + *at;
      fail(line(strategy.id), quoted(relation) + " runs in a circle: " + cycle);
    }
    mark = Mark::Open;
    for (const std::string &target : strategy.*targets)
      if (const Strategy *next = catalog.find(target)) // the base names none of this file
        visit(*next);
    path.pop_back();
    marks[strategy.id] = Mark::Done;
  };
  for (const Strategy &strategy : catalog.strategies())
    visit(strategy);
}

void CatalogReader::checkRelations(const Catalog &catalog) const {
  const std::vector<std::pair<const char *, std::vector<std::string> Strategy::*>> relations = {
      {"prerequisites", &Strategy::prerequisites},
      {"conflicts", &Strategy::conflicts},
      {"implies", &Strategy::implies}};
  for (const Strategy &strategy : catalog.strategies()) {
    for (const auto &[relation, targets] : relations) {
      for (const std::string &target : strategy.*targets) {
        const std::string where = quoted(relation) + " of strategy " + quoted(strategy.id);
        if (target == strategy.id)
          fail(line(strategy.id), where + " names the strategy itself");
        const bool beside = base && targets != &Strategy::conflicts && base->find(target);
        if (!catalog.find(target) && !beside) {
          std::string near = catalog.nearest(target);
          fail(line(strategy.id), where + " names " + quoted(target) + ", which does not exist" +
                                      (near.empty() ? "" : "; did you mean " + quoted(near) + "?"));
        }
      }
    }
    for (const std::string &target : strategy.conflicts) {
      const auto &back = catalog.find(target)->conflicts;
      if (std::find(back.begin(), back.end(), strategy.id) == back.end())
        fail(line(strategy.id), "strategy " + quoted(strategy.id) + " conflicts with " +
                                    quoted(target) + ", which does not name it in return");
      for (const auto &[relation, targets] : relations)
        if (targets != &Strategy::conflicts &&
            std::find((strategy.*targets).begin(), (strategy.*targets).end(), target) !=
                (strategy.*targets).end())
          fail(line(strategy.id), "strategy " + quoted(strategy.id) + " names " + quoted(target) +
                                      " in both 'conflicts' and " + quoted(relation));
    }
  }
  checkCycles(catalog, "prerequisites", &Strategy::prerequisites);
  checkCycles(catalog, "implies", &Strategy::implies);
}

Catalog CatalogReader::read(const std::string &content) {
  YAML::Node root;
  try {
    root = YAML::Load(content);
  } catch (const YAML::ParserException &error) {
    fail(error.mark.line + 1, "not valid YAML: " + error.msg);
  }
  if (!root || root.IsNull())
    fail(1, "the catalogue is empty");
  checkKeys(root, "the catalogue", {"catalog_version", "expected", "general_rules", "strategies"},
            {});
  Catalog catalog;
  catalog.catalogVersion = text(root, "catalog_version", "the catalogue");
  catalog.rules = list(root, "general_rules", "the catalogue");
  const std::string count = text(root, "expected", "the catalogue");
  if (count.find_first_not_of("0123456789") != std::string::npos || count.size() > 6)
    fail(root["expected"], "'expected' is not the number of strategies");
  if (!root["strategies"].IsSequence())
    fail(root["strategies"], "'strategies' is not a list");
  for (const YAML::Node &node : root["strategies"])
    catalog.entries.push_back(entry(node));
  if (catalog.entries.size() != std::stoul(count))
    fail(root["expected"], "the catalogue has " + std::to_string(catalog.entries.size()) +
                               " strategies, but 'expected' says " + count);
  checkRelations(catalog);
  return catalog;
}

Catalog Catalog::parse(const std::string &text, const std::string &name, const Catalog *base) {
  return CatalogReader(name, base).read(text);
}

Catalog Catalog::load(const std::string &path) {
  std::ifstream in(path, std::ios::binary);
  if (!in)
    throw CatalogError(path + ": the catalogue cannot be opened");
  std::ostringstream content;
  content << in.rdbuf();
  if (!in && !in.eof())
    throw CatalogError(path + ": the catalogue cannot be read");
  return parse(content.str(), path);
}

} // namespace accelscope::catalog
