#include "analyzer/frontend/Repairs.h"

#include "llvm/Support/MemoryBuffer.h"

#include <algorithm>
#include <string_view>

namespace accelscope::frontend {

// The replacements are macros of core/attributes.h, as long as the words that they replace.
static constexpr std::string_view kAlignas = "alignas", kAlignasRepair = "__algn_";
static constexpr std::string_view kShared = "__shared__", kSharedRepair = "__sharedx_";

static bool replaceAt(std::string &text, size_t at, std::string_view word,
                      std::string_view replacement) {
  if (text.compare(at, word.size(), word) != 0)
    return false;
  text.replace(at, word.size(), replacement);
  return true;
}

static bool repair(std::string &text, const Repair &repair) {
  if (repair.offset >= text.size())
    return false;
  if (repair.kind == Repair::AlignasAfterAttribute)
    return replaceAt(text, repair.offset, kAlignas, kAlignasRepair);
  // From the variable's name back to the start of its declaration.
  size_t start = text.find_last_of(";{}", repair.offset);
  start = start == std::string::npos ? 0 : start + 1;
  size_t shared = text.find(kShared, start);
  if (shared == std::string::npos || shared > repair.offset)
    return false;
  // `extern`, which the repair adds, and `static` exclude each other.
  size_t word = text.find("static", start);
  if (word != std::string::npos && word < repair.offset)
    text.replace(word, 6, 6, ' ');
  return replaceAt(text, shared, kShared, kSharedRepair);
}

unsigned applyRepairs(const std::vector<Repair> &repairs,
                      std::vector<std::pair<std::string, std::string>> &overrides) {
  unsigned applied = 0;
  for (const Repair &wanted : repairs) {
    auto file = std::find_if(overrides.begin(), overrides.end(),
                             [&](const auto &entry) { return entry.first == wanted.file; });
    if (file == overrides.end()) {
      auto buffer = llvm::MemoryBuffer::getFile(wanted.file);
      if (!buffer)
        continue;
      overrides.emplace_back(wanted.file, (*buffer)->getBuffer().str());
      file = overrides.end() - 1;
    }
    applied += repair(file->second, wanted);
  }
  return applied;
}

} // namespace accelscope::frontend
