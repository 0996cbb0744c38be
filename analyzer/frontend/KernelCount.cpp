#include "analyzer/frontend/KernelCount.h"

#include <algorithm>
#include <cctype>
#include <string>

namespace accelscope::frontend {

namespace {

bool isWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

// Hands out the tokens of a C++ text: identifiers and single punctuation characters. Comments,
// literals, directives and `#if 0` regions are passed over.
class Lexer {
public:
  explicit Lexer(std::string_view text) : text_(text) {}

  // False at the end. A literal comes out as the token "\"".
  bool next(std::string_view &token) {
    while (at_ < text_.size()) {
      char c = text_[at_];
      if (c == '\n') {
        lineStart_ = true;
        ++at_;
      } else if (c == '\\' && continuation()) {
        ++at_;
        while (at_ < text_.size() && text_[at_] != '\n')
          ++at_;
        ++at_;
      } else if (std::isspace(static_cast<unsigned char>(c))) {
        ++at_;
      } else if (startsWith("//")) {
        skipLine();
      } else if (startsWith("/*")) {
        size_t end = text_.find("*/", at_ + 2);
        at_ = end == std::string_view::npos ? text_.size() : end + 2;
      } else if (c == '#' && lineStart_) {
        directive();
      } else {
        lineStart_ = false;
        return take(token);
      }
    }
    return false;
  }

  bool sawCudaInclude() const { return cudaInclude_; }
  bool sawArchitecture() const { return architecture_; }

private:
  bool startsWith(std::string_view what) const { return text_.substr(at_, what.size()) == what; }

  bool continuation() const {
    size_t i = at_ + 1;
    while (i < text_.size() && (text_[i] == ' ' || text_[i] == '\t' || text_[i] == '\r'))
      ++i;
    return i < text_.size() && text_[i] == '\n';
  }

  // To the end of the line, following backslash continuations.
  void skipLine() {
    while (at_ < text_.size() && text_[at_] != '\n') {
      if (text_[at_] == '\\' && continuation())
        at_ = text_.find('\n', at_);
      ++at_;
    }
  }

  void directive() {
    size_t start = at_;
    // A block comment may run on from a directive's line.
    size_t end = at_;
    while (at_ < text_.size() && text_[at_] != '\n') {
      if (text_[at_] == '\\' && continuation())
        at_ = text_.find('\n', at_);
      else if (startsWith("//")) {
        skipLine();
        break;
      } else if (startsWith("/*")) {
        size_t close = text_.find("*/", at_ + 2);
        at_ = close == std::string_view::npos ? text_.size() : close + 1;
      }
      ++at_;
      end = at_;
    }
    std::string_view line = text_.substr(start, end - start);
    std::string word = firstWord(line, 1);
    if (word == "include")
      cudaInclude_ = cudaInclude_ || namesCudaHeader(line);
    else if (word == "if" && isZero(line))
      skipDisabled();
    else if (word.rfind("if", 0) == 0 || word == "elif")
      for (std::string_view macro : {"__CUDA_ARCH__", "__CUDA_ARCH_LIST__", "__CUDA_ARCH_FEAT_"})
        architecture_ = architecture_ || line.find(macro) != std::string_view::npos;
  }

  static std::string firstWord(std::string_view line, size_t from) {
    while (from < line.size() && !isWord(line[from]) && line[from] != '\n')
      ++from;
    size_t end = from;
    while (end < line.size() && isWord(line[end]))
      ++end;
    return std::string(line.substr(from, end - from));
  }

  static bool isZero(std::string_view line) {
    size_t i = line.find("if");
    std::string_view rest = line.substr(i + 2);
    size_t first = rest.find_first_not_of(" \t(");
    size_t last = rest.find_last_not_of(" \t\r)");
    if (first == std::string_view::npos || last == std::string_view::npos || last < first)
      return false;
    std::string_view value = rest.substr(first, last - first + 1);
    return value == "0" || value == "false";
  }

  // From behind `#if 0` to its #else, #elif or #endif.
  void skipDisabled() {
    int depth = 1;
    while (at_ < text_.size() && depth > 0) {
      size_t line = text_.find('\n', at_);
      if (line == std::string_view::npos) {
        at_ = text_.size();
        return;
      }
      at_ = line + 1;
      size_t i = at_;
      while (i < text_.size() && (text_[i] == ' ' || text_[i] == '\t'))
        ++i;
      if (i >= text_.size() || text_[i] != '#')
        continue;
      std::string word = firstWord(text_.substr(i, 40), 1);
      if (word.rfind("if", 0) == 0)
        ++depth;
      else if (word == "endif")
        --depth;
      else if (word.rfind("el", 0) == 0 && depth == 1)
        depth = 0;
    }
    skipLine();
  }

  static bool namesCudaHeader(std::string_view line) {
    for (std::string_view name :
         {"cuda_runtime", "cuda.h", "cuda_fp16", "cuda_bf16", "device_launch_parameters",
          "cooperative_groups", "cublas", "cusparse", "cusolver", "cufft", "curand", "cudnn",
          "thrust/", "cub/", "nccl.h", "ATen/cuda", "c10/cuda"})
      if (line.find(name) != std::string_view::npos)
        return true;
    return false;
  }

  bool take(std::string_view &token) {
    size_t start = at_;
    char c = text_[at_];
    if (isWord(c)) {
      if (std::isdigit(static_cast<unsigned char>(c))) {
        // A number, with digit separators.
        while (at_ < text_.size() &&
               (isWord(text_[at_]) || text_[at_] == '.' ||
                (text_[at_] == '\'' && at_ + 1 < text_.size() && isWord(text_[at_ + 1]))))
          ++at_;
        token = text_.substr(start, at_ - start);
        return true;
      }
      while (at_ < text_.size() && isWord(text_[at_]))
        ++at_;
      token = text_.substr(start, at_ - start);
      bool raw = token == "R" || token == "u8R" || token == "uR" || token == "UR" || token == "LR";
      if (at_ < text_.size() && text_[at_] == '"' && raw) {
        rawString();
        token = "\"";
      }
      return true;
    }
    if (c == '"' || c == '\'') {
      quoted(c);
      token = "\"";
      return true;
    }
    ++at_;
    token = text_.substr(start, 1);
    return true;
  }

  void quoted(char quote) {
    ++at_;
    while (at_ < text_.size() && text_[at_] != quote && text_[at_] != '\n') {
      if (text_[at_] == '\\')
        ++at_;
      ++at_;
    }
    if (at_ < text_.size() && text_[at_] == quote)
      ++at_;
  }

  void rawString() {
    size_t open = text_.find('(', at_);
    if (open == std::string_view::npos || open - at_ > 20) {
      quoted('"');
      return;
    }
    std::string close = ")" + std::string(text_.substr(at_ + 1, open - at_ - 1)) + "\"";
    size_t end = text_.find(close, open);
    at_ = end == std::string_view::npos ? text_.size() : end + close.size();
  }

  std::string_view text_;
  size_t at_ = 0;
  bool lineStart_ = true;
  bool cudaInclude_ = false;
  bool architecture_ = false;
};

} // namespace

std::vector<LexedKernel> kernelDefinitions(std::string_view text) {
  Lexer lexer(text);
  std::vector<LexedKernel> kernels;
  std::string_view token, before, name;
  bool pending = false; // between `__global__` and the body or `;` that follows
  int parentheses = 0;
  while (lexer.next(token)) {
    const std::string_view previous = before;
    before = token;
    if (token == "__global__") {
      pending = true;
      parentheses = 0;
      name = {};
      continue;
    }
    if (!pending)
      continue;
    if (token == "(") {
      // The last list before the body is the parameters': attributes have theirs before.
      if (parentheses++ == 0)
        name = previous;
    } else if (token == ")") {
      --parentheses;
    } else if (parentheses <= 0 && token == "{") {
      if (!name.empty())
        kernels.push_back(
            {std::string(name),
             1 + unsigned(
                     std::count(text.begin(), text.begin() + (name.data() - text.data()), '\n'))});
      pending = false;
    } else if (parentheses <= 0 && (token == ";" || token == "}" || token == "=")) {
      pending = false;
    }
  }
  return kernels;
}

unsigned countKernelDefinitions(std::string_view text) {
  return unsigned(kernelDefinitions(text).size());
}

bool looksLikeCuda(std::string_view text) {
  Lexer lexer(text);
  std::string_view token;
  int angles = 0;
  while (lexer.next(token)) {
    if (token == "__global__" || token == "__device__" || token == "cudaMalloc" ||
        token == "cudaMemcpy" || token == "cudaLaunchKernel" || token == "threadIdx" ||
        token == "blockIdx" || token == "cuLaunchKernel")
      return true;
    angles = token == "<" ? angles + 1 : 0;
    if (angles == 3)
      return true;
  }
  return lexer.sawCudaInclude();
}

bool asksForArchitecture(std::string_view text) {
  Lexer lexer(text);
  for (std::string_view token; lexer.next(token);)
    ;
  return lexer.sawArchitecture();
}

bool pythonHoldsCuda(std::string_view text) {
  // Python's strings are what the C++ lexer would skip, so the text is searched as it is; a kernel
  // needs its attribute, a parameter list and an opening brace.
  for (size_t at = text.find("__global__"); at != std::string_view::npos;
       at = text.find("__global__", at + 1)) {
    size_t open = text.find('(', at);
    size_t brace = text.find('{', at);
    if (open != std::string_view::npos && brace != std::string_view::npos && open < brace &&
        brace - at < 4000)
      return true;
  }
  return false;
}

} // namespace accelscope::frontend
