#include "analyzer/frontend/PythonTokens.h"

#include <algorithm>
#include <cctype>
#include <cstring>

namespace accelscope::frontend {

namespace {

bool isWord(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '_' ||
         static_cast<unsigned char>(c) >= 0x80;
}

class Lexer {
public:
  explicit Lexer(std::string_view text) : text_(text) {}

  std::vector<PythonToken> all() {
    while (at_ < text_.size())
      step();
    add(PythonToken::LineEnd, at_, 0);
    return std::move(tokens_);
  }

private:
  char peek(size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : 0; }

  void step() {
    char c = peek();
    if (c == '\n') {
      if (brackets_ == 0)
        add(PythonToken::LineEnd, at_, 1);
      newLine(++at_);
    } else if (c == '\\' && (peek(1) == '\n' || (peek(1) == '\r' && peek(2) == '\n'))) {
      at_ += peek(1) == '\n' ? 2 : 3;
      newLine(at_);
    } else if (c == '#') {
      at_ = std::min(text_.find('\n', at_), text_.size());
    } else if (std::isspace(static_cast<unsigned char>(c))) {
      ++at_;
    } else if (c == '"' || c == '\'') {
      string(at_, "");
    } else if (std::isdigit(static_cast<unsigned char>(c))) {
      size_t start = at_;
      while (isWord(peek()) || peek() == '.')
        ++at_;
      add(PythonToken::Number, start, at_ - start);
    } else if (isWord(c)) {
      size_t start = at_;
      while (isWord(peek()))
        ++at_;
      std::string_view word = text_.substr(start, at_ - start);
      if ((peek() == '"' || peek() == '\'') && isPrefix(word)) {
        string(start, word);
        return;
      }
      add(PythonToken::Name, start, at_ - start);
    } else {
      if (std::strchr("([{", c))
        ++brackets_;
      if (std::strchr(")]}", c) && brackets_ > 0)
        --brackets_;
      add(PythonToken::Operator, at_, 1);
      ++at_;
    }
  }

  static bool isPrefix(std::string_view word) {
    if (word.size() > 2)
      return false;
    for (char c : word)
      if (!std::strchr("rRbBuUfFtT", c))
        return false;
    return true;
  }

  void add(PythonToken::Kind kind, size_t start, size_t length) {
    PythonToken token;
    token.kind = kind;
    token.text = text_.substr(start, length);
    token.line = line_;
    tokens_.push_back(std::move(token));
  }

  // From the opening quote at at_; `start` is where the prefix begins.
  void string(size_t start, std::string_view prefix) {
    PythonToken token;
    token.kind = PythonToken::String;
    token.line = line_;
    bool raw = prefix.find_first_of("rR") != std::string_view::npos;
    token.formatted = prefix.find_first_of("fFtT") != std::string_view::npos;
    char quote = peek();
    bool triple = peek(1) == quote && peek(2) == quote;
    at_ += triple ? 3 : 1;
    while (at_ < text_.size()) {
      char c = peek();
      if (c == quote && (!triple || (peek(1) == quote && peek(2) == quote))) {
        at_ += triple ? 3 : 1;
        break;
      }
      if (c == '\n' && !triple)
        break; // never closed: the line ends it
      if (c == '\\' && at_ + 1 < text_.size()) {
        escape(token.value, raw);
        continue;
      }
      if (c != '\r')
        token.value.push_back(at(c, false));
      ++at_;
      if (c == '\n')
        newLine(at_);
    }
    token.text = text_.substr(start, at_ - start);
    tokens_.push_back(std::move(token));
  }

  PythonChar at(char c, bool escaped) const {
    return {c, line_, unsigned(at_ - lineStart_ + 1), escaped};
  }

  void newLine(size_t start) {
    ++line_;
    lineStart_ = start;
  }

  // At a backslash with a character behind it.
  void escape(PythonText &value, bool raw) {
    char c = peek(1);
    const size_t length = c == '\r' && peek(2) == '\n' ? 3 : 2;
    const bool endsLine = c == '\n' || length == 3;
    static constexpr std::string_view kFrom = "ntrfvab\\'\"", kTo = "\n\t\r\f\v\a\b\\'\"";
    if (raw) {
      value.push_back(at('\\', false));
      value.push_back(at(endsLine ? '\n' : c, false));
    } else if (endsLine) { // a continued line: nothing in the value
    } else if (size_t known = kFrom.find(c); known != std::string_view::npos) {
      value.push_back(at(kTo[known], true));
    } else if (c == 'x' && std::isxdigit(static_cast<unsigned char>(peek(2))) &&
               std::isxdigit(static_cast<unsigned char>(peek(3)))) {
      value.push_back(
          at(char(std::stoi(std::string(text_.substr(at_ + 2, 2)), nullptr, 16)), true));
      at_ += 2;
    } else {
      value.push_back(at('\\', false));
      value.push_back(at(c, false));
    }
    at_ += length;
    if (endsLine)
      newLine(at_);
  }

  std::string_view text_;
  size_t at_ = 0;
  unsigned line_ = 1;
  size_t lineStart_ = 0;
  int brackets_ = 0;
  std::vector<PythonToken> tokens_;
};

} // namespace

std::vector<PythonToken> pythonTokens(std::string_view text) { return Lexer(text).all(); }

} // namespace accelscope::frontend
