#include "analyzer/frontend/UnknownNames.h"

#include <cctype>
#include <map>
#include <set>

namespace accelscope::frontend {

namespace {

bool isWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

// What a text takes from a namespace, and how it uses it.
struct Scope {
  std::map<std::string, Scope> inner;
  std::set<std::string> templates, types, values;
};

size_t skipSpace(llvm::StringRef text, size_t at) {
  while (at < text.size() && std::isspace(static_cast<unsigned char>(text[at])))
    ++at;
  return at;
}

std::string wordAt(llvm::StringRef text, size_t at) {
  size_t end = at;
  while (end < text.size() && isWord(text[end]))
    ++end;
  return text.substr(at, end - at).str();
}

// Reads `a::b::c` from `at`, which is behind the first `::`.
void readChain(llvm::StringRef text, size_t at, Scope *scope) {
  for (;;) {
    at = skipSpace(text, at);
    std::string word = wordAt(text, at);
    if (word.empty() || std::isdigit(static_cast<unsigned char>(word[0])))
      return;
    at = skipSpace(text, at + word.size());
    if (text.substr(at).starts_with("::")) {
      scope = &scope->inner[word];
      at += 2;
      continue;
    }
    char next = at < text.size() ? text[at] : ';';
    bool type =
        isWord(next) || next == '(' || next == '{' || next == '&' || next == '*' || next == '>';
    if (next == '<' && !text.substr(at).starts_with("<<"))
      scope->templates.insert(word);
    else if (type)
      scope->types.insert(word);
    else
      scope->values.insert(word);
    return;
  }
}

void print(const Scope &scope, std::string &out) {
  std::set<std::string> done;
  for (const auto &[name, inner] : scope.inner) {
    done.insert(name);
    out += "namespace " + name + " {\n";
    print(inner, out);
    out += "}\n";
  }
  for (const std::string &name : scope.templates)
    if (done.insert(name).second)
      out += "template <class...> struct " + name +
             " : AccelscopeUnknown { template <class... A> "
             "__attribute__((host, device)) " +
             name + "(A &&...); };\n";
  for (const std::string &name : scope.types)
    if (done.insert(name).second)
      out += "struct " + name +
             " : AccelscopeUnknown { template <class... A> "
             "__attribute__((host, device)) " +
             name + "(A &&...); };\n";
  for (const std::string &name : scope.values)
    if (done.insert(name).second)
      out += "static constexpr AccelscopeUnknown " + name + "{};\n";
}

} // namespace

std::string declareUnknownNames(const std::vector<std::string> &names, llvm::StringRef text) {
  std::string out = "#pragma once\n#pragma clang system_header\n"
                    "#include \"/accelscope/include/core/unknown.h\"\n";
  std::set<std::string> done;
  for (const std::string &name : names) {
    if (name.empty() || !(std::isalpha(static_cast<unsigned char>(name[0])) || name[0] == '_') ||
        !done.insert(name).second)
      continue;
    Scope scope;
    bool isNamespace = false;
    for (size_t at = text.find(name); at != llvm::StringRef::npos;
         at = text.find(name, at + name.size())) {
      size_t end = at + name.size();
      if ((at > 0 && isWord(text[at - 1])) || (end < text.size() && isWord(text[end])))
        continue;
      size_t next = skipSpace(text, end);
      if (!text.substr(next).starts_with("::"))
        continue;
      isNamespace = true;
      readChain(text, next + 2, &scope);
    }
    if (isNamespace) {
      out += "namespace " + name + " {\n";
      print(scope, out);
      out += "}\n";
    } else {
      out += "static constexpr AccelscopeUnknown " + name + "{};\n";
    }
  }
  return out;
}

} // namespace accelscope::frontend
