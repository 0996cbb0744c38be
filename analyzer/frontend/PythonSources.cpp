#include "analyzer/frontend/PythonSources.h"

#include "analyzer/frontend/KernelCount.h"
#include "analyzer/frontend/PythonText.h"

#include <algorithm>
#include <map>
#include <set>

namespace accelscope::frontend {

namespace {

constexpr int kDeepestExpression = 100;

// A literal in a string expression.
struct Piece {
  size_t token = 0;
  bool format = false;  // `.format(...)` follows
  bool percent = false; // the operator `%` follows
  bool newLine = false; // begins a source of its own (an element of a list)
  size_t arguments = 0; // of the formatting: token of its bracket; 0: none
};

struct Value {
  std::vector<Piece> pieces;
  size_t end = 0;       // token behind the expression
  bool skipped = false; // something in it was not understood
};

class Extractor {
public:
  explicit Extractor(std::string_view python) : tokens_(pythonTokens(python)) { matchBrackets(); }

  std::vector<PythonUnit> run() {
    collectConstants();
    findExpressions();
    std::vector<PythonUnit> units;
    for (const std::vector<Piece> &pieces : kernelExpressions())
      units.push_back(unitOf(pieces));
    std::stable_sort(units.begin(), units.end(), [](const PythonUnit &a, const PythonUnit &b) {
      return a.firstLine < b.firstLine;
    });
    return units;
  }

private:
  bool is(size_t i, std::string_view op) const {
    return i < tokens_.size() && tokens_[i].text == op && tokens_[i].kind != PythonToken::String;
  }
  bool isKind(size_t i, PythonToken::Kind kind) const {
    return i < tokens_.size() && tokens_[i].kind == kind;
  }
  bool assigns(size_t i) const { return is(i, "=") && !is(i + 1, "="); }

  // Names that the file gives one plain value: `N = 16`, `f(block=256)`, `{"N": 16}`.
  void collectConstants() {
    for (size_t i = 0; i + 2 < tokens_.size(); ++i) {
      std::string name;
      if (isKind(i, PythonToken::Name) && assigns(i + 1))
        name = tokens_[i].text;
      else if (isKind(i, PythonToken::String) && is(i + 1, ":"))
        name = plain(tokens_[i].value);
      else
        continue;
      size_t at = i + 2;
      bool ends = is(at + 1, ",") || is(at + 1, ")") || is(at + 1, "}") ||
                  isKind(at + 1, PythonToken::LineEnd);
      std::string value;
      if (ends && isKind(at, PythonToken::Number)) {
        value = tokens_[at].text;
      } else if (ends && isKind(at, PythonToken::String) && !tokens_[at].formatted) {
        value = plain(tokens_[at].value);
        if (value.size() > 200 || value.find('\n') != std::string::npos)
          continue;
      } else if (isKind(i, PythonToken::Name)) {
        value.clear(); // computed
      } else {
        continue;
      }
      auto [known, isNew] = constants_.emplace(name, value);
      if (isNew || known->second == value)
        continue;
      if (!known->second.empty() && !value.empty())
        ambiguous_.insert(name);
      known->second.clear();
    }
  }

  static std::string plain(const PythonText &text) {
    std::string result;
    for (const PythonChar &c : text)
      result += c.value;
    return result;
  }

  void findExpressions() {
    for (size_t i = 0; i < tokens_.size();) {
      if (isKind(i, PythonToken::Name)) {
        const std::string name(tokens_[i].text);
        size_t at = i;
        if (is(i + 1, ":") && isKind(i + 2, PythonToken::Name) && assigns(i + 3))
          at = i + 2; // name: str = ...
        else if (is(i + 1, ":") && assigns(i + 2))
          at = i + 1; // name := ...
        if (assigns(at + 1) || (is(at + 1, "+") && assigns(at + 2))) {
          bool appends = !assigns(at + 1);
          bool wholeList = name == "cuda_sources" || name == "sources" || name == "cuda_source";
          Value value = expression(at + (appends ? 3 : 2), wholeList);
          if (!value.pieces.empty()) {
            std::vector<Piece> pieces = appends ? variables_[name] : std::vector<Piece>();
            pieces.insert(pieces.end(), value.pieces.begin(), value.pieces.end());
            variables_[name] = pieces;
            candidates_.push_back(pieces);
            i = value.skipped ? at + 2 : value.end;
            continue;
          }
          i = at + 2;
          continue;
        }
      }
      bool string = isKind(i, PythonToken::String);
      bool variable = isKind(i, PythonToken::Name) &&
                      variables_.count(std::string(tokens_[i].text)) &&
                      (is(i + 1, "+") || is(i + 1, ".") || is(i + 1, "%"));
      if (string || variable) {
        Value value = expression(i, false);
        if (!value.pieces.empty() && !(string && isDocumentation(i, value.end)))
          candidates_.push_back(value.pieces);
        i = value.skipped || value.end <= i ? i + 1 : value.end;
        continue;
      }
      ++i;
    }
  }

  // A string that is a statement of its own.
  bool isDocumentation(size_t begin, size_t end) const {
    return (begin == 0 || isKind(begin - 1, PythonToken::LineEnd)) &&
           isKind(end, PythonToken::LineEnd);
  }

  // term { '+' term }
  Value expression(size_t i, bool wholeList) {
    Value whole;
    for (;;) {
      Value part = term(i, wholeList);
      whole.pieces.insert(whole.pieces.end(), part.pieces.begin(), part.pieces.end());
      whole.skipped = whole.skipped || part.skipped;
      i = part.end;
      if (!is(i, "+") || is(i + 1, "="))
        break;
      ++i;
    }
    whole.end = i;
    return whole;
  }

  Value term(size_t i, bool wholeList) {
    if (depth_ >= kDeepestExpression)
      return skip(i);
    ++depth_;
    Value value = termInside(i, wholeList);
    --depth_;
    return value;
  }

  Value termInside(size_t i, bool wholeList) {
    Value value;
    if (isKind(i, PythonToken::String)) {
      for (; isKind(i, PythonToken::String); ++i)
        value.pieces.push_back({i});
    } else if (is(i, "(")) {
      value = expression(i + 1, wholeList);
      if (is(value.end, ","))
        value = list(i, ")");
      else if (is(value.end, ")"))
        ++value.end;
      else
        return skip(i);
      i = value.end;
    } else if (wholeList && is(i, "[")) {
      value = list(i, "]");
      i = value.end;
    } else if (isKind(i, PythonToken::Name)) {
      size_t last = i;
      while (is(last + 1, ".") && isKind(last + 2, PythonToken::Name))
        last += 2;
      const std::string_view function = tokens_[last].text;
      if (is(last + 1, "(") && (function == "dedent" || function == "cleandoc" ||
                                function == "Template" || function == "str")) {
        value = expression(last + 2, wholeList);
        if (!is(value.end, ")"))
          return skip(i);
        i = value.end + 1;
      } else {
        auto known = variables_.find(std::string(tokens_[i].text));
        // self.source, module.source
        if (known == variables_.end() || last != i)
          if (auto member = variables_.find(std::string(function));
              member != variables_.end() && !is(last + 1, "("))
            known = member, i = last;
        if (known == variables_.end() || is(i + 1, "(") || is(i + 1, "["))
          return skip(i);
        value.pieces = known->second;
        ++i;
      }
    } else {
      return skip(i);
    }
    return postfix(value, i);
  }

  // Methods and the operator % behind a term.
  Value postfix(Value value, size_t i) {
    for (;;) {
      if (is(i, ".") && isKind(i + 1, PythonToken::Name) && is(i + 2, "(")) {
        const std::string_view method = tokens_[i + 1].text;
        if (method == "format" || method == "format_map" || method == "substitute" ||
            method == "safe_substitute")
          for (Piece &piece : value.pieces) {
            piece.format = piece.format || method[0] == 'f';
            piece.arguments = i + 2;
          }
        if (method == "join" && (is(i + 3, "[") || is(i + 3, "("))) {
          Value joined = list(i + 3, is(i + 3, "[") ? "]" : ")");
          if (!joined.pieces.empty()) {
            value.pieces = joined.pieces;
            value.skipped = value.skipped || joined.skipped;
          }
        }
        i = behind(i + 2);
      } else if (is(i, "%") && !value.pieces.empty()) {
        for (Piece &piece : value.pieces)
          piece.percent = true, piece.arguments = i + 1;
        i = behind(i + 1);
      } else {
        break;
      }
    }
    value.end = i;
    return value;
  }

  // The elements between brackets, each a source of its own in one unit.
  Value list(size_t open, std::string_view close) {
    Value whole;
    size_t i = open + 1;
    while (i < tokens_.size() && !is(i, close)) {
      Value element = expression(i, false);
      if (!element.pieces.empty())
        element.pieces.front().newLine = true;
      whole.pieces.insert(whole.pieces.end(), element.pieces.begin(), element.pieces.end());
      whole.skipped = whole.skipped || element.skipped;
      i = element.end;
      if (is(i, ","))
        ++i;
      else if (!is(i, close)) {
        whole.skipped = true;
        break;
      }
    }
    whole.end = is(i, close) ? i + 1 : i;
    return whole;
  }

  // Something that is no string: up to the next operator or end at this depth.
  Value skip(size_t i) {
    Value value;
    value.skipped = true;
    const size_t start = i;
    while (i < tokens_.size() && !is(i, ",") && !is(i, ")") && !is(i, "]") && !is(i, "}") &&
           !is(i, "+") && !is(i, ":") && !isKind(i, PythonToken::LineEnd)) {
      if (i > start && isKind(i, PythonToken::String))
        break;
      i = behind(i);
    }
    value.end = i;
    return value;
  }

  // The token behind this one, or behind the bracket that closes this one.
  size_t behind(size_t i) const { return i < behind_.size() ? behind_[i] : i + 1; }

  void matchBrackets() {
    std::vector<size_t> open;
    behind_.resize(tokens_.size());
    for (size_t i = 0; i < tokens_.size(); ++i) {
      behind_[i] = i + 1;
      if (is(i, "(") || is(i, "[") || is(i, "{")) {
        behind_[i] = tokens_.size();
        open.push_back(i);
      } else if ((is(i, ")") || is(i, "]") || is(i, "}")) && !open.empty()) {
        behind_[open.back()] = i + 1;
        open.pop_back();
      }
    }
  }

  // Of all expressions those that define a kernel and are part of no larger one.
  std::vector<std::vector<Piece>> kernelExpressions() {
    std::vector<std::pair<std::set<size_t>, std::vector<Piece>>> found;
    for (std::vector<Piece> &pieces : candidates_) {
      std::set<size_t> tokens;
      bool global = false;
      for (const Piece &piece : pieces) {
        tokens.insert(piece.token);
        global = global || tokens_[piece.token].text.find("__global__") != std::string_view::npos;
      }
      if (!global || countKernelDefinitions(unitOf(pieces).text) == 0)
        continue;
      bool part = false;
      for (auto &[other, otherPieces] : found) {
        if (other == tokens) {
          otherPieces = pieces; // later uses know the formatting
          part = true;
        } else if (std::includes(other.begin(), other.end(), tokens.begin(), tokens.end())) {
          part = true;
        }
      }
      if (part)
        continue;
      std::erase_if(found, [&](const auto &other) {
        return std::includes(tokens.begin(), tokens.end(), other.first.begin(), other.first.end());
      });
      found.emplace_back(std::move(tokens), std::move(pieces));
    }
    std::vector<std::vector<Piece>> result;
    for (auto &[tokens, pieces] : found)
      result.push_back(std::move(pieces));
    return result;
  }

  PythonUnit unitOf(std::vector<Piece> pieces) {
    PythonUnit unit;
    auto before = [](const Piece &a, const Piece &b) { return a.token < b.token; };
    const bool inOrder = std::is_sorted(pieces.begin(), pieces.end(), before);
    std::stable_sort(pieces.begin(), pieces.end(), before);
    pieces.erase(std::unique(pieces.begin(), pieces.end(),
                             [](const Piece &a, const Piece &b) { return a.token == b.token; }),
                 pieces.end());
    unit.firstLine = tokens_[pieces.front().token].line;
    if (!inOrder)
      unit.notes.push_back(std::to_string(unit.firstLine) +
                           ": the program joins these strings in another order than they stand in "
                           "the file, which is the order they are read in");
    PythonText text;
    if (usesTorchLoader() && unit.firstLine > 1) {
      // load_inline puts this in front of every CUDA source.
      for (char c : std::string("#include <torch/extension.h>\n"))
        text.push_back({c, 1, 1, false});
    }
    for (const Piece &piece : pieces) {
      const PythonToken &token = tokens_[piece.token];
      PlaceholderStyle style;
      style.braces = token.formatted || piece.format;
      style.percent = piece.percent;
      style.dollar = mentions("Template");
      PythonText filled = fillPlaceholders(
          token.value, style,
          [&](const std::string &name, std::string &value) {
            return argument(piece.arguments, name, value) || constant(name, value);
          },
          unit.notes);
      if ((piece.newLine || !inOrder) && !text.empty())
        text.push_back({'\n', token.line, 1, true});
      text.insert(text.end(), filled.begin(), filled.end());
    }
    unit.text = layOut(text);
    return unit;
  }

  // What the formatting itself says: `format(n=16)`, `% {"n": 16}`.
  bool argument(size_t open, const std::string &name, std::string &value) const {
    if (open == 0 || !(is(open, "(") || is(open, "{")))
      return false;
    for (size_t i = open, end = behind(open); i + 2 < end; ++i) {
      bool names = isKind(i, PythonToken::Name) ? tokens_[i].text == name && assigns(i + 1)
                   : isKind(i, PythonToken::String)
                       ? plain(tokens_[i].value) == name && is(i + 1, ":")
                       : false;
      if (!names)
        continue;
      const PythonToken &token = tokens_[i + 2];
      if (!is(i + 3, ",") && !is(i + 3, ")") && !is(i + 3, "}"))
        return false; // computed
      if (token.kind == PythonToken::Name && token.text != name)
        return constant(std::string(token.text), value);
      if (token.kind != PythonToken::Number && token.kind != PythonToken::String)
        return false;
      value = token.kind == PythonToken::Number ? std::string(token.text) : plain(token.value);
      return true;
    }
    return false;
  }

  bool constant(const std::string &name, std::string &value) const {
    if (!name.empty() && name.find_first_not_of("0123456789.") == std::string::npos) {
      value = name;
      return true;
    }
    const std::string last = name.substr(name.rfind('.') + 1);
    auto known = constants_.find(last);
    if (known != constants_.end() && !known->second.empty()) {
      value = known->second;
      return true;
    }
    auto text = variables_.find(name);
    if (text == variables_.end() || ambiguous_.count(last))
      return false;
    value.clear();
    for (const Piece &piece : text->second)
      value += plain(tokens_[piece.token].value);
    return true;
  }

  bool mentions(std::string_view name) const {
    return std::any_of(tokens_.begin(), tokens_.end(), [&](const PythonToken &token) {
      return token.kind == PythonToken::Name && token.text == name;
    });
  }
  bool usesTorchLoader() const { return mentions("load_inline"); }

  std::vector<PythonToken> tokens_;
  std::vector<size_t> behind_;
  int depth_ = 0;
  std::map<std::string, std::string> constants_; // empty: computed, or more than one value
  std::set<std::string> ambiguous_;
  std::map<std::string, std::vector<Piece>> variables_;
  std::vector<std::vector<Piece>> candidates_;
};

} // namespace

std::vector<PythonUnit> pythonUnits(std::string_view python) { return Extractor(python).run(); }

} // namespace accelscope::frontend
