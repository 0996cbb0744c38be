#include "reports/Table.h"
#include "analyzer/correlation/Evidence.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace accelscope::reports {
namespace {

std::size_t width(const std::string &text) {
  return std::size_t(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xc0) != 0x80;
  }));
}

std::vector<std::size_t> shownColumns(const Table &table) {
  std::vector<std::size_t> shown;
  for (std::size_t c = 0; c < table.columns.size(); ++c)
    if (!table.columns[c].machineOnly)
      shown.push_back(c);
  return shown;
}

std::string padded(const std::string &text, std::size_t to, Align align) {
  const std::string fill(to - std::min(to, width(text)), ' ');
  return align == Align::Left ? text + fill : fill + text;
}

std::string escapedMarkdown(const std::string &text) {
  std::string out;
  for (char c : text) {
    if (c == '|' || c == '<' || c == '`' || c == '*' || c == '_' || c == '[' || c == '\\')
      out += '\\';
    out += c == '\n' || c == '\r' ? ' ' : c;
  }
  return out;
}

std::string csvField(const nlohmann::ordered_json &value) {
  if (value.is_null())
    return {};
  std::string text = value.is_string() ? value.get<std::string>() : value.dump();
  if (value.is_string() && !text.empty() &&
      std::string("=+-@\t\r").find(text.front()) != std::string::npos)
    text.insert(text.begin(), '\'');
  if (text.find_first_of(",\"\n\r") == std::string::npos)
    return text;
  std::string quoted = "\"";
  for (char c : text)
    quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + "\"";
}

std::string format(const char *pattern, int precision, double value) {
  char buffer[64];
  std::snprintf(buffer, sizeof buffer, pattern, precision, value);
  return buffer;
}

} // namespace

const TableCell &Table::cell(std::size_t row, std::size_t column) const {
  static const TableCell empty("", nullptr);
  return column < rows[row].size() ? rows[row][column] : empty;
}

std::string toTerminal(const Table &table) {
  const auto shown = shownColumns(table);
  std::vector<std::size_t> widths;
  for (std::size_t c : shown) {
    std::size_t widest = width(table.columns[c].title);
    for (std::size_t r = 0; r < table.rows.size(); ++r)
      widest = std::max(widest, width(table.cell(r, c).text));
    widths.push_back(widest);
  }
  std::string out, rule;
  auto line = [&](auto &&textOf) {
    std::string text;
    for (std::size_t i = 0; i < shown.size(); ++i)
      text += (i ? "  " : "") + padded(textOf(shown[i]), widths[i], table.columns[shown[i]].align);
    text.erase(text.find_last_not_of(' ') + 1);
    return text + "\n";
  };
  for (std::size_t i = 0; i < shown.size(); ++i)
    rule += (i ? "  " : "") + std::string(widths[i], '-');
  out += line([&](std::size_t c) { return table.columns[c].title; }) + rule + "\n";
  for (std::size_t r = 0; r < table.rows.size(); ++r)
    out += line([&](std::size_t c) { return table.cell(r, c).text; });
  return out;
}

std::string toMarkdown(const Table &table) {
  const auto shown = shownColumns(table);
  std::string out = "|", rule = "|";
  for (std::size_t c : shown) {
    out += " " + escapedMarkdown(table.columns[c].title) + " |";
    rule += table.columns[c].align == Align::Right ? "---:|" : "---|";
  }
  out += "\n" + rule + "\n";
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    out += "|";
    for (std::size_t c : shown)
      out += " " + escapedMarkdown(table.cell(r, c).text) + " |";
    out += "\n";
  }
  return out;
}

std::string toCsv(const Table &table) {
  std::string out;
  for (std::size_t c = 0; c < table.columns.size(); ++c)
    out += (c ? "," : "") + csvField(table.columns[c].key);
  out += "\n";
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    for (std::size_t c = 0; c < table.columns.size(); ++c)
      out += (c ? "," : "") + csvField(table.cell(r, c).value);
    out += "\n";
  }
  return out;
}

nlohmann::ordered_json toJson(const Table &table) {
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    nlohmann::ordered_json row = nlohmann::ordered_json::object();
    for (std::size_t c = 0; c < table.columns.size(); ++c)
      row[table.columns[c].key] = table.cell(r, c).value;
    rows.push_back(std::move(row));
  }
  return rows;
}

nlohmann::ordered_json rounded(double value, int digits) {
  if (!std::isfinite(value))
    return nullptr;
  const double number = std::strtod(format("%.*g", digits, value).c_str(), nullptr);
  return number == 0 ? 0.0 : number;
}

std::string countText(std::size_t n, const std::string &one, const std::string &many) {
  return std::to_string(n) + " " + (n == 1 ? one : many);
}

std::string percentText(double share) { return format("%.*f", 0, 100 * share) + " %"; }

TableCell decimalCell(double value, int decimals) {
  if (!std::isfinite(value))
    return {};
  return {format("%.*f", decimals, value), rounded(value)};
}

TableCell factorCell(double factor) {
  if (!std::isfinite(factor) || factor <= 0)
    return {};
  return {correlation::factorText(std::log(factor)), rounded(factor)};
}

TableCell probabilityCell(double p) {
  if (!std::isfinite(p))
    return {};
  return {format(p < 0.001 ? "%.*e" : "%.*f", p < 0.001 ? 1 : 3, p), rounded(p)};
}

} // namespace accelscope::reports
