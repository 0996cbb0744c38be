#include "catalog/Catalog.h"
#include "catalog/CatalogText.h"

#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <sstream>

using namespace accelscope::catalog;

namespace {

std::string readFile(const std::string &path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// An entry in eleven lines; `more` is put where further keys may stand.
std::string entry(const std::string &id, const std::string &more = "") {
  return "  - id: " + id +
         "\n"
         "    name: Name\n"
         "    family: memory\n"
         "    class: detail\n"
         "    needs: [ast]\n"
         "    definition: What it is.\n"
         "    rule:\n"
         "      present: When it is there.\n"
         "      absent: When it is not.\n"
         "    intensity: uses\n"
         "    evidence: The line.\n" +
         more;
}

// Four lines of head, so the first entry starts in line 5.
std::string catalogText(const std::string &entries, int expected) {
  return "catalog_version: \"7\"\nexpected: " + std::to_string(expected) +
         "\ngeneral_rules: [One rule.]\nstrategies:\n" + entries;
}

std::string errorOf(const std::string &text) {
  try {
    Catalog::parse(text, "c.yaml");
  } catch (const CatalogError &error) {
    return error.what();
  }
  return "no error";
}

std::string replaced(std::string text, const std::string &from, const std::string &to) {
  size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

} // namespace

TEST(BuiltinCatalog, HasTheStrategiesOfEachFamily) {
  const Catalog &catalog = Catalog::builtin();
  std::map<Family, int> counts;
  for (const Strategy &strategy : catalog.strategies())
    ++counts[strategy.family];
  EXPECT_EQ(catalog.strategies().size(), 43u);
  EXPECT_EQ(counts[Family::Memory], 11);
  EXPECT_EQ(counts[Family::Compute], 17);
  EXPECT_EQ(counts[Family::Parallel], 7);
  EXPECT_EQ(counts[Family::Balance], 3);
  EXPECT_EQ(counts[Family::Host], 5);
  EXPECT_EQ(catalog.generalRules().size(), 8u);
}

TEST(BuiltinCatalog, IsTheFileInTheTree) {
  const std::string path = ACCELSCOPE_SOURCE_DIR "/catalog/strategies.yaml";
  EXPECT_EQ(catalogMarkdown(Catalog::load(path)), catalogMarkdown(Catalog::builtin()));
}

TEST(BuiltinCatalog, PageInTheTreeIsFresh) {
  EXPECT_EQ(readFile(ACCELSCOPE_SOURCE_DIR "/docs/strategies.md"),
            catalogMarkdown(Catalog::builtin()));
}

TEST(BuiltinCatalog, ExtendedStandsBesideIt) {
  const Catalog &extended = Catalog::extended();
  EXPECT_EQ(extended.strategies().size(), 12u);
  for (const Strategy &strategy : extended.strategies())
    EXPECT_EQ(Catalog::builtin().find(strategy.id), nullptr) << strategy.id;
  EXPECT_EQ(extended.find("tensor-core-mma")->implies.front(), "fused-multiply-add");
  EXPECT_EQ(readFile(ACCELSCOPE_SOURCE_DIR "/docs/extended-strategies.md"), extendedMarkdown());
}

TEST(CatalogErrors, ExtensionMayNameTheBaseAndNotRepeatIt) {
  const std::string text = readFile(ACCELSCOPE_SOURCE_DIR "/catalog/extended.yaml");
  EXPECT_THROW(Catalog::parse(text, "x.yaml"), CatalogError); // relations lead out of the file
  EXPECT_NO_THROW(Catalog::parse(text, "x.yaml", &Catalog::builtin()));
  EXPECT_THROW(Catalog::parse(replaced(text, "id: cuda-graphs", "id: atomic-update"), "x.yaml",
                              &Catalog::builtin()),
               CatalogError);
}

TEST(BuiltinCatalog, SaysWhatDecides) {
  const Catalog &catalog = Catalog::builtin();
  EXPECT_TRUE(catalog.find("memory-coalescing")->decidedByAst());
  EXPECT_TRUE(catalog.find("kernel-fusion")->needsReference());
  EXPECT_FALSE(catalog.find("kernel-fusion")->needsAssistant());
  EXPECT_TRUE(catalog.find("phase-elimination")->needsAssistant());
  EXPECT_EQ(catalog.find("no-such-strategy"), nullptr);
}

TEST(Catalog, KeepsEveryField) {
  Catalog catalog = Catalog::parse(
      catalogText(entry("a-one", "    metric: m\n    implies: [b]\n    conflicts: [c]\n") +
                      entry("b", "    prerequisites: [c]\n") +
                      entry("c", "    conflicts: [a-one]\n"),
                  3),
      "c.yaml");
  EXPECT_EQ(catalog.version(), "7");
  EXPECT_EQ(catalog.generalRules(), std::vector<std::string>{"One rule."});
  ASSERT_EQ(catalog.strategies().size(), 3u);
  const Strategy &first = catalog.strategies()[0];
  EXPECT_EQ(first.id, "a-one");
  EXPECT_EQ(first.strategyClass, StrategyClass::Detail);
  EXPECT_EQ(first.rule.absent, "When it is not.");
  EXPECT_EQ(first.rule.unclear, "");
  EXPECT_EQ(first.metric, "m");
  EXPECT_EQ(first.implies, std::vector<std::string>{"b"});
  EXPECT_EQ(catalog.find("b")->prerequisites, std::vector<std::string>{"c"});
}

TEST(CatalogErrors, NameFileAndLine) {
  const std::string one = catalogText(entry("a"), 1);
  auto with = [&one](const std::string &from, const std::string &to) {
    return errorOf(replaced(one, from, to));
  };
  struct Case {
    std::string error, where, what;
  };
  const std::vector<Case> cases = {
      {with("    name:", "    nmae:"), "c.yaml:6: ", "unknown key 'nmae'"},
      {with("      absent:", "      abset:"), "c.yaml:13: ", "unknown key 'abset'"},
      {with("expected:", "expectd:"), "c.yaml:2: ", "unknown key 'expectd'"},
      {with("    intensity: uses\n", ""), "c.yaml:5: ", "no key 'intensity'"},
      {with("      absent: When it is not.\n", ""), "c.yaml:12: ", "no key 'absent'"},
      {with("  - id: a\n    name: Name", "  - name: Name"), "c.yaml:5: ", "no key 'id'"},
      {with("id: a\n", "id: A_b\n"), "c.yaml:5: ", "'A_b' is not lower-case words"},
      {with("id: a\n", "id: a-\n"), "c.yaml:5: ", "'a-' is not lower-case words"},
      {with("family: memory", "family: memroy"), "c.yaml:7: ", "unknown family 'memroy'"},
      {with("class: detail", "class: small"), "c.yaml:8: ", "unknown class 'small'"},
      {with("[ast]", "[ast, luck]"), "c.yaml:9: ", "unknown need 'luck'"},
      {with("[ast]", "[]"), "c.yaml:9: ", "'needs' of strategy 'a' is empty"},
      {with("What it is.", "''"), "c.yaml:10: ", "'definition' of strategy 'a' is empty"},
      {with("    name: Name\n", "    name: Name\n    name: Again\n"),
       "c.yaml:7: ", "key 'name' stands twice"},
      {with("expected: 1", "expected: many"), "c.yaml:2: ", "not the number"},
      {with("expected: 1", "expected: 2"), "c.yaml:2: ", "has 1 strategies, but 'expected' says 2"},
      {with("strategies:\n", "strategies: [\n"), "c.yaml:", "not valid YAML"},
      {errorOf(""), "c.yaml:1: ", "empty"},
      {errorOf("just words"), "c.yaml:1: ", "not a map"},
      {errorOf(catalogText(entry("a") + entry("a"), 2)),
       "c.yaml:16: ", "'a' stands twice, first in line 5"},
      {errorOf(catalogText(entry("a", "    implies: [a]\n"), 1)),
       "c.yaml:5: ", "'implies' of strategy 'a' names the strategy itself"},
      {errorOf(catalogText(entry("tile", "    prerequisites: [tiel]\n"), 1)),
       "c.yaml:5: ", "names 'tiel', which does not exist; did you mean 'tile'?"},
      {errorOf(catalogText(entry("a", "    conflicts: [zz]\n"), 1)),
       "c.yaml:5: ", "'conflicts' of strategy 'a' names 'zz'"},
      {errorOf(catalogText(entry("a", "    conflicts: [b]\n") + entry("b"), 2)),
       "c.yaml:5: ", "does not name it in return"},
      {errorOf(catalogText(entry("a", "    conflicts: [b]\n    implies: [b]\n") +
                               entry("b", "    conflicts: [a]\n"),
                           2)),
       "c.yaml:5: ", "in both 'conflicts' and 'implies'"},
      {errorOf(catalogText(entry("a", "    implies: [b]\n") + entry("b", "    implies: [c]\n") +
                               entry("c", "    implies: [b]\n"),
                           3)),
       "c.yaml:17: ", "'implies' runs in a circle: b -> c -> b"},
      {errorOf(catalogText(
           entry("a", "    prerequisites: [b]\n") + entry("b", "    prerequisites: [a]\n"), 2)),
       "c.yaml:5: ", "'prerequisites' runs in a circle: a -> b -> a"},
  };
  EXPECT_EQ(errorOf(one), "no error");
  for (const Case &each : cases) {
    EXPECT_EQ(each.error.rfind(each.where, 0), 0u) << each.error << "\nwanted " << each.where;
    EXPECT_NE(each.error.find(each.what), std::string::npos)
        << each.error << "\nwanted " << each.what;
    EXPECT_EQ(each.error.find('\n'), std::string::npos) << "one sentence: " << each.error;
  }
}

TEST(CatalogErrors, MissingFile) {
  EXPECT_THROW(Catalog::load("/no/such/catalogue.yaml"), CatalogError);
  EXPECT_THROW(Catalog::load("/"), CatalogError);
}

TEST(CatalogNearest, ForgivesSpelling) {
  const Catalog &catalog = Catalog::builtin();
  EXPECT_EQ(catalog.nearest("memory-coalesing"), "memory-coalescing");
  EXPECT_EQ(catalog.nearest("Warp_Primitives"), "warp-primitives");
  EXPECT_EQ(catalog.nearest("tiling"), "shared-memory-tiling");
  EXPECT_EQ(catalog.nearest("quicksort"), "");
  EXPECT_EQ(catalog.nearest(""), "");
}

TEST(CatalogText, ShowsEveryPartOfTheRule) {
  const Strategy &strategy = *Catalog::builtin().find("dynamic-work-distribution");
  for (const std::string &text : {strategyText(strategy, 10000), strategyMarkdown(strategy, 2)}) {
    EXPECT_NE(text.find(strategy.rule.present), std::string::npos) << text;
    EXPECT_NE(text.find(strategy.rule.absent), std::string::npos) << text;
    EXPECT_NE(text.find("atomic-update"), std::string::npos) << text;
    EXPECT_NE(text.find("work-compaction"), std::string::npos) << text;
  }
  auto json = strategyJson(strategy);
  EXPECT_EQ(json["rule"]["present"], strategy.rule.present);
  EXPECT_EQ(json["implies"][0], "atomic-update");
}

TEST(CatalogText, WrapsAtTheWidth) {
  for (const Strategy &strategy : Catalog::builtin().strategies()) {
    std::istringstream lines(strategyText(strategy, 80));
    for (std::string line; std::getline(lines, line);)
      EXPECT_LE(line.size(), 80u) << strategy.id << ": " << line;
  }
}
