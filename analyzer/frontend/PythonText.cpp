#include "analyzer/frontend/PythonText.h"

#include <algorithm>
#include <cctype>

namespace accelscope::frontend {

namespace {

bool isWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

std::string identifierFrom(const std::string &expression) {
  std::string name;
  for (char c : expression)
    if (isWord(c))
      name += c;
    else if (!name.empty() && name.back() != '_')
      name += '_';
  while (!name.empty() && name.back() == '_')
    name.pop_back();
  return name.empty() ? "placeholder" : name;
}

class Filler {
public:
  Filler(const PythonText &text, const PlaceholderStyle &style, const PlaceholderValue &valueOf,
         std::vector<std::string> &notes)
      : text_(text), style_(style), valueOf_(valueOf), notes_(notes) {}

  PythonText run() {
    while (at_ < text_.size()) {
      char c = char_(0), next = char_(1);
      if (!style_.braces && style_.dollar && c == '{' && next == '{' && doubleBraces()) {
      } else if (style_.braces && (c == '{' || c == '}') && next == c) {
        keep();
        ++at_;
      } else if (style_.braces && c == '{' && braces()) {
      } else if (c == '%' && next == '(' && percentName()) {
      } else if (style_.percent && c == '%' && next == '%') {
        keep();
        ++at_;
      } else if (style_.percent && c == '%' && positional()) {
      } else if (style_.dollar && c == '$' && next == '$') {
        keep();
        ++at_;
      } else if (style_.dollar && c == '$' && dollar()) {
      } else {
        keep();
      }
    }
    return std::move(result_);
  }

private:
  char char_(size_t ahead) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead].value : '\0';
  }

  void keep() { result_.push_back(text_[at_++]); }

  // `{expression!r:format}`; false when the brace is the C++ source's own.
  bool braces() {
    int depth = 0;
    std::string expression;
    bool inFormat = false;
    for (size_t i = at_ + 1; i < text_.size(); ++i) {
      char c = text_[i].value;
      if (c == '}' && depth == 0) {
        std::string shown = "{" + expression + "}";
        fill(expression, shown, i + 1);
        return true;
      }
      if (c == '\n' || c == ';')
        return false;
      if (c == '(' || c == '[' || c == '{')
        ++depth;
      if (c == ')' || c == ']' || c == '}')
        --depth;
      inFormat = inFormat ||
                 (depth == 0 &&
                  (c == ':' || (c == '!' && i + 1 < text_.size() && text_[i + 1].value != '=')));
      if (!inFormat)
        expression += c;
    }
    return false;
  }

  // Jinja's `{{ name }}`
  bool doubleBraces() {
    size_t i = at_ + 2;
    auto blanks = [&] {
      while (i < text_.size() && text_[i].value == ' ')
        ++i;
    };
    blanks();
    std::string name;
    for (; i < text_.size() && isWord(text_[i].value); ++i)
      name += text_[i].value;
    blanks();
    if (name.empty() || std::isdigit(static_cast<unsigned char>(name[0])) ||
        i + 1 >= text_.size() || text_[i].value != '}' || text_[i + 1].value != '}')
      return false;
    fill(name, "{{ " + name + " }}", i + 2);
    return true;
  }

  // `%(name)s`
  bool percentName() {
    std::string name;
    size_t i = at_ + 2;
    for (; i < text_.size() && isWord(text_[i].value); ++i)
      name += text_[i].value;
    if (name.empty() || i + 1 >= text_.size() || text_[i].value != ')')
      return false;
    for (++i; i < text_.size() &&
              (std::isdigit(static_cast<unsigned char>(text_[i].value)) || text_[i].value == '.');)
      ++i;
    static constexpr std::string_view kConversions = "sdifgeurxX";
    if (i >= text_.size() || kConversions.find(text_[i].value) == std::string_view::npos)
      return false;
    fill(name, "%(" + name + ")" + text_[i].value, i + 1);
    return true;
  }

  bool positional() {
    char c = char_(1);
    if (c != 's' && c != 'd' && c != 'i' && c != 'f' && c != 'g' && c != 'r')
      return false;
    fill("value", std::string("%") + c, at_ + 2);
    return true;
  }

  bool dollar() {
    size_t i = at_ + 1;
    bool closed = i < text_.size() && text_[i].value == '{';
    i += closed;
    std::string name;
    for (; i < text_.size() && isWord(text_[i].value); ++i)
      name += text_[i].value;
    if (name.empty() || std::isdigit(static_cast<unsigned char>(name[0])) ||
        (closed && (i >= text_.size() || text_[i].value != '}')))
      return false;
    fill(name, closed ? "${" + name + "}" : "$" + name, i + closed);
    return true;
  }

  void fill(std::string expression, const std::string &shown, size_t end) {
    const unsigned line = text_[at_].line, column = text_[at_].column;
    while (!expression.empty() && std::isspace(static_cast<unsigned char>(expression.back())))
      expression.pop_back();
    expression.erase(0, std::min(expression.find_first_not_of(" \t"), expression.size()));
    std::string value;
    if (!valueOf_(expression, value)) {
      value = standIn(identifierFrom(expression), end);
      std::string note = std::to_string(line) + ": '" + shown + "' is filled in at run time and " +
                         (value.empty() ? "left empty" : "read as '" + value + "'");
      if (std::find(notes_.begin(), notes_.end(), note) == notes_.end())
        notes_.push_back(note);
    }
    for (char c : value)
      result_.push_back({c, line, column, true});
    at_ = end;
  }

  // What lets the text around a placeholder parse, by where it stands and what it is called.
  std::string standIn(const std::string &name, size_t end) const {
    size_t from = result_.size();
    while (from > 0 && (result_[from - 1].value == ' ' || result_[from - 1].value == '\t'))
      --from;
    const char before = from > 0 ? result_[from - 1].value : '\n';
    size_t to = end;
    while (to < text_.size() && (text_[to].value == ' ' || text_[to].value == '\t'))
      ++to;
    const char after = to < text_.size() ? text_[to].value : '\n';
    const bool glued = (from == result_.size() && isWord(before)) || (to == end && isWord(after));
    if (glued)
      return name;
    if (named(name, {"arg", "param"}))
      return "";
    if (isWord(after) || named(name, {"type", "Type", "scalar"}) || name == "T" || name == "tp" ||
        name == "ty" || (name.size() > 2 && name.compare(name.size() - 2, 2, "_t") == 0))
      return named(name, {"ind", "idx", "int", "size"}) ? kInteger : kType;
    static constexpr std::string_view kStatementEnd = ";{}\n";
    if (kStatementEnd.find(before) != std::string_view::npos &&
        kStatementEnd.find(after) != std::string_view::npos)
      return "";
    static constexpr std::string_view kOperators = "[=(,<>+-*/%&|?:";
    if (kOperators.find(before) != std::string_view::npos || inDefine(from) ||
        endsWithWord(from, "return"))
      return kNumber;
    return std::isdigit(static_cast<unsigned char>(name[0])) ? "_" + name : name;
  }

  static bool named(const std::string &name, std::initializer_list<const char *> parts) {
    return std::any_of(parts.begin(), parts.end(),
                       [&](const char *part) { return name.find(part) != std::string::npos; });
  }

  bool endsWithWord(size_t end, std::string_view word) const {
    if (end < word.size() || (end > word.size() && isWord(result_[end - word.size() - 1].value)))
      return false;
    for (size_t i = 0; i < word.size(); ++i)
      if (result_[end - word.size() + i].value != word[i])
        return false;
    return true;
  }

  // `#define NAME` and nothing more in front?
  bool inDefine(size_t end) const {
    size_t start = end;
    while (start > 0 && result_[start - 1].value != '\n')
      --start;
    std::string line;
    for (size_t i = start; i < end; ++i)
      line += result_[i].value;
    size_t hash = line.find_first_not_of(" \t");
    return hash != std::string::npos && line[hash] == '#' &&
           line.find("define") != std::string::npos;
  }

  static constexpr char kType[] = "float";
  static constexpr char kInteger[] = "int";
  static constexpr char kNumber[] = "32";

  const PythonText &text_;
  const PlaceholderStyle &style_;
  const PlaceholderValue &valueOf_;
  std::vector<std::string> &notes_;
  PythonText result_;
  size_t at_ = 0;
};

// Follows C++ comments, literals and directives to know where a line may be broken or joined.
class Layout {
public:
  void put(const PythonChar &c) {
    if (c.value == '\n') {
      lineFeed(c);
      return;
    }
    while (outLine_ < c.line)
      breakLine(fresh_ || mustBreak_);
    if (mustBreak_)
      breakLine(true);
    if (c.value == '#' && fresh_ && state_ == State::Code) {
      if (!atStart_)
        breakLine(true);
      directive_ = true;
    }
    // Columns too, for the first character of a line at least.
    if (atStart_ && fresh_ && state_ == State::Code && (out_.empty() || out_.back() == '\n'))
      out_.append(c.column > 0 ? c.column - 1 : 0, ' ');
    bool blank = c.value == ' ' || c.value == '\t';
    fresh_ = fresh_ && blank;
    atStart_ = atStart_ && blank;
    out_ += c.value;
    last_ = follow(c.value);
  }

  std::string take() {
    out_ += '\n';
    return std::move(out_);
  }

private:
  enum class State { Code, LineComment, BlockComment, String, Character };

  // A plain line feed, or one that the preprocessor splices away.
  void breakLine(bool plain) {
    out_ += plain ? "\n" : "\\\n";
    ++outLine_;
    atStart_ = plain;
    mustBreak_ = false;
  }

  void lineFeed(const PythonChar &c) {
    const bool literal = state_ == State::String || state_ == State::Character;
    if (literal && c.escaped && !(directive_ && state_ == State::Character)) {
      while (outLine_ < c.line)
        breakLine(false);
      out_ += "\\n"; // printf("...\n") in a string that is not raw
      last_ = 'n';
      return;
    }
    const bool spliced = last_ == '\\' && !literal && state_ != State::BlockComment;
    const bool ahead = outLine_ > c.line;
    if (spliced && (ahead || c.escaped)) {
      out_.back() = ' ';
    } else if (spliced) {
      out_ += '\n';
      ++outLine_;
    } else if (state_ == State::LineComment || directive_ || literal) {
      endLine();
      if (c.escaped)
        mustBreak_ = true;
      else
        breakLine(true);
    } else if (c.escaped || ahead) {
      out_ += ' ';
    } else {
      out_ += '\n';
      ++outLine_;
      atStart_ = true;
    }
    fresh_ = !spliced;
    last_ = ' ';
  }

  void endLine() {
    if (state_ != State::BlockComment)
      state_ = State::Code;
    directive_ = false;
  }

  // Returns what counts as the character before the next one.
  char follow(char c) {
    switch (state_) {
    case State::Code:
      if (last_ == '/' && c == '/')
        state_ = State::LineComment;
      else if (last_ == '/' && c == '*')
        return state_ = State::BlockComment, ' '; // the star of "/*/" does not close it
      else if (c == '"')
        state_ = State::String;
      else if (c == '\'' && !std::isxdigit(static_cast<unsigned char>(last_)))
        state_ = State::Character;
      escape_ = false;
      break;
    case State::BlockComment:
      if (last_ == '*' && c == '/')
        state_ = State::Code;
      break;
    case State::LineComment:
      break;
    case State::String:
    case State::Character:
      if (escape_)
        escape_ = false;
      else if (c == '\\')
        escape_ = true;
      else if (c == (state_ == State::String ? '"' : '\''))
        state_ = State::Code;
      break;
    }
    return c;
  }

  std::string out_;
  unsigned outLine_ = 1;
  State state_ = State::Code;
  bool directive_ = false; // inside a preprocessor directive
  bool fresh_ = true;      // only blanks so far on the C++ line
  bool atStart_ = true;    // only blanks so far on the line that is written
  bool mustBreak_ = false; // the next character needs a new line
  bool escape_ = false;
  char last_ = ' ';
};

} // namespace

PythonText fillPlaceholders(const PythonText &text, const PlaceholderStyle &style,
                            const PlaceholderValue &valueOf, std::vector<std::string> &notes) {
  return Filler(text, style, valueOf, notes).run();
}

std::string layOut(const PythonText &text) {
  Layout layout;
  for (const PythonChar &c : text)
    layout.put(c);
  return layout.take();
}

} // namespace accelscope::frontend
