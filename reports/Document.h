// The report as a list of sections, before anything is said about its format.
#pragma once

#include "reports/Charts.h"
#include "reports/Table.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace accelscope::reports {

struct Paragraph {
  std::string text;
  bool caution = false; ///< a reading caution, set apart
};

/// Plain sentences, one per entry.
struct Sentences {
  std::string title; ///< may be empty
  std::vector<std::string> items;
  bool folded = false; ///< closed at first
};

struct FoldedTable {
  Table table;
  bool folded = false;
  std::size_t shownRows = SIZE_MAX; ///< rows for a person; CSV and JSON hold all
};

using Block = std::variant<Paragraph, Sentences, Chart, FoldedTable>;

struct Section {
  std::string id, title;
  std::vector<Block> blocks;
};

/// A number that the eye should meet first, and what it is.
struct Headline {
  std::string value, label;
};

struct Document {
  std::string title, population;
  std::vector<Headline> headlines;
  std::vector<Section> sections;
};

/// Everything that the report says about a study, in reading order. All texts are plain text.
Document buildDocument(const Study &study);

/// One self-contained page: style, charts and script are inline, and its content security policy
/// forbids every request. Works without scripts; with them, tables sort by column.
std::string toHtml(const Document &document);

/// The same without charts, whose numbers stand in the tables.
std::string toMarkdown(const Document &document);

/// The rows to show, and a sentence about those left out (empty when none is).
Table shownPart(const FoldedTable &table, std::string &leftOut);

/// Every table of the document, in order, for CSV and JSON files named after their ids.
std::vector<Table> tablesOf(const Document &document);

} // namespace accelscope::reports
