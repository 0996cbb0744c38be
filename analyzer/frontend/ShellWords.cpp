#include "analyzer/frontend/ShellWords.h"

#include <cctype>
#include <cstring>

namespace accelscope::frontend {

std::vector<std::string> splitShellWords(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  bool inWord = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '\'') {
      inWord = true;
      for (++i; i < text.size() && text[i] != '\''; ++i)
        word += text[i];
    } else if (c == '"') {
      inWord = true;
      for (++i; i < text.size() && text[i] != '"'; ++i) {
        if (text[i] == '\\' && i + 1 < text.size() && std::strchr("\"\\$`", text[i + 1]))
          ++i;
        word += text[i];
      }
    } else if (c == '\\' && i + 1 < text.size()) {
      ++i;
      if (text[i] == '\n')
        continue; // a continued line
      inWord = true;
      word += text[i];
    } else if (std::isspace(static_cast<unsigned char>(c))) {
      if (inWord)
        words.push_back(word);
      word.clear();
      inWord = false;
    } else {
      inWord = true;
      word += c;
    }
  }
  if (inWord)
    words.push_back(word);
  return words;
}

std::vector<std::string> splitCommaList(std::string_view text) {
  std::vector<std::string> parts(1);
  bool quoted = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '\\' && i + 1 < text.size() && text[i + 1] == ',') {
      parts.back() += text[++i];
    } else if (c == '\\' && i + 1 < text.size()) {
      parts.back() += c;
      parts.back() += text[++i];
    } else if (c == ',' && !quoted) {
      parts.emplace_back();
    } else {
      quoted = quoted != (c == '"');
      parts.back() += c;
    }
  }
  std::vector<std::string> filled;
  for (std::string &part : parts)
    if (!part.empty())
      filled.push_back(std::move(part));
  return filled;
}

std::string joinShellWords(const std::vector<std::string> &words) {
  std::string line;
  for (const std::string &word : words) {
    if (!line.empty())
      line += ' ';
    bool plain = !word.empty();
    for (char c : word)
      plain =
          plain && (std::isalnum(static_cast<unsigned char>(c)) || std::strchr("_-+=./:,@%", c));
    if (plain) {
      line += word;
      continue;
    }
    line += '\'';
    for (char c : word)
      line += c == '\'' ? std::string("'\\''") : std::string(1, c);
    line += '\'';
  }
  return line;
}

} // namespace accelscope::frontend
