#include "analyzer/frontend/Diagnostics.h"

#include "clang/Basic/DiagnosticLex.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/SourceManager.h"

#include <algorithm>

namespace accelscope::frontend {

static constexpr size_t kKeptErrors = 5;

static std::string place(const clang::Diagnostic &info) {
  if (!info.hasSourceManager() || info.getLocation().isInvalid())
    return "";
  const clang::SourceManager &sources = info.getSourceManager();
  clang::PresumedLoc at = sources.getPresumedLoc(sources.getExpansionLoc(info.getLocation()));
  if (at.isInvalid())
    return "";
  return std::string(at.getFilename()) + ":" + std::to_string(at.getLine()) + ": ";
}

void DiagnosticCollector::HandleDiagnostic(clang::DiagnosticsEngine::Level level,
                                           const clang::Diagnostic &info) {
  DiagnosticConsumer::HandleDiagnostic(level, info);
  if (level < clang::DiagnosticsEngine::Error)
    return;
  if (info.getID() == clang::diag::err_pp_file_not_found) {
    std::string name(info.getArgKind(0) == clang::DiagnosticsEngine::ak_std_string
                         ? llvm::StringRef(info.getArgStdStr(0))
                         : llvm::StringRef(info.getArgCStr(0)));
    if (std::find(missing_.begin(), missing_.end(), name) != missing_.end())
      return;
    missing_.push_back(name);
    missingNotes_.push_back(place(info) + "header '" + name +
                            "' not found: skipped; give its folder with -I to have it read");
    return;
  }
  // The library templates are declared without bodies: for a template over a lambda's type Clang
  // then notes that no body can exist, which takes nothing from the syntax tree.
  if (info.getID() == clang::diag::err_undefined_internal_type)
    return;
  ++errorCount_;
  if (errors_.size() == kKeptErrors)
    return;
  llvm::SmallString<256> message;
  info.FormatDiagnostic(message);
  std::string line = place(info) + std::string(message);
  if (std::find(errors_.begin(), errors_.end(), line) == errors_.end())
    errors_.push_back(line);
}

} // namespace accelscope::frontend
