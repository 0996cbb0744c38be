// One table, written for a terminal, Markdown, CSV, JSON or HTML.
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace accelscope::reports {

enum class Align { Left, Right };

struct TableColumn {
  std::string key;   ///< machine name: the CSV header and the JSON field
  std::string title; ///< what a person reads
  Align align = Align::Left;
  bool machineOnly = false; ///< in CSV and JSON alone, where width costs nothing
};

/// What a person reads and what a program reads. `value` null: a missing number, shown as `text`
/// (usually "-") and written as an empty CSV field and a JSON null.
struct TableCell {
  TableCell() : text("-") {}
  TableCell(std::string shown) : text(std::move(shown)), value(text) {}
  TableCell(const char *shown) : TableCell(std::string(shown)) {}
  TableCell(int number) : text(std::to_string(number)), value(number) {}
  TableCell(std::string shown, nlohmann::ordered_json machine)
      : text(std::move(shown)), value(std::move(machine)) {}

  std::string text;
  nlohmann::ordered_json value;
};

/// Rows shorter than `columns` are filled with empty cells.
struct Table {
  std::string id; ///< file stem and HTML id
  std::string title;
  std::string caption; ///< how to read it: definitions, units
  std::vector<TableColumn> columns;
  std::vector<std::vector<TableCell>> rows;

  const TableCell &cell(std::size_t row, std::size_t column) const;
};

/// Columns padded to their widest cell, two spaces apart, a rule under the header. Characters are
/// counted as Unicode code points.
std::string toTerminal(const Table &table);

/// A pipe table; `|` and line feeds in cells are escaped.
std::string toMarkdown(const Table &table);

/// RFC 4180 with line feeds; the header holds the keys. Text that a spreadsheet would run as a
/// formula (starting with = + - @) is quoted with a leading apostrophe; numbers are left alone.
std::string toCsv(const Table &table);

/// An array of objects with the keys of the columns.
nlohmann::ordered_json toJson(const Table &table);

/// A number with `digits` significant digits for machines: the same bytes on every compiler.
/// Infinite and undefined numbers become null.
nlohmann::ordered_json rounded(double value, int digits = 6);

/// "1 task", "6 tasks".
std::string countText(std::size_t n, const std::string &one, const std::string &many);

/// "12 %" for 0.12.
std::string percentText(double share);

/// A value cell for a number with a fixed number of decimals.
TableCell decimalCell(double value, int decimals);

/// A cell such as "1.83x" for a factor (not a logarithm).
TableCell factorCell(double factor);

/// A p-value or q-value: three decimals, or an exponent when small.
TableCell probabilityCell(double p);

} // namespace accelscope::reports
