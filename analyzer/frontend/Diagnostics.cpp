#include "analyzer/frontend/Diagnostics.h"

#include "clang/AST/Decl.h"
#include "clang/AST/DeclarationName.h"
#include "clang/Basic/DiagnosticLex.h"
#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/IdentifierTable.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/Support/FileSystem.h"

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

static long argument(const clang::Diagnostic &info, unsigned n) {
  if (info.getArgKind(n) == clang::DiagnosticsEngine::ak_sint)
    return info.getArgSInt(n);
  return info.getArgKind(n) == clang::DiagnosticsEngine::ak_uint ? info.getArgUInt(n) : -1;
}

void DiagnosticCollector::noteRepair(Repair::Kind kind, const clang::Diagnostic &info) {
  if (!info.hasSourceManager() || info.getLocation().isInvalid() || info.getLocation().isMacroID())
    return;
  const clang::SourceManager &sources = info.getSourceManager();
  auto [file, offset] = sources.getDecomposedLoc(info.getLocation());
  auto entry = sources.getFileEntryRefForID(file);
  if (!entry)
    return;
  llvm::SmallString<256> path(entry->getName());
  llvm::sys::fs::make_absolute(path);
  repairs_.push_back({kind, std::string(path), offset});
}

void DiagnosticCollector::noteUnknownName(const clang::Diagnostic &info) {
  UnknownName unknown;
  switch (info.getID()) {
  case clang::diag::err_undeclared_var_use:
    break;
  case clang::diag::err_unknown_typename:
  case clang::diag::err_no_template:
    unknown.type = true;
    break;
  case clang::diag::err_no_member:
  case clang::diag::err_no_member_template:
  case clang::diag::err_typename_nested_not_found: {
    if (info.getNumArgs() < 2 || info.getArgKind(1) != clang::DiagnosticsEngine::ak_declcontext)
      return;
    const auto *context = reinterpret_cast<const clang::DeclContext *>(info.getRawArg(1));
    const auto *scope = llvm::dyn_cast<clang::NamespaceDecl>(context);
    if (!scope || scope->isAnonymousNamespace())
      return;
    unknown.scope = scope->getQualifiedNameAsString();
    break;
  }
  default:
    return;
  }
  if (info.getArgKind(0) == clang::DiagnosticsEngine::ak_declarationname)
    unknown.name = clang::DeclarationName::getFromOpaqueInteger(info.getRawArg(0)).getAsString();
  else if (info.getArgKind(0) == clang::DiagnosticsEngine::ak_identifierinfo)
    unknown.name = info.getArgIdentifier(0)->getName().str();
  if (!unknown.name.empty())
    undeclared_.push_back(std::move(unknown));
}

// What Clang calls the target of a function in its messages.
static constexpr int kGlobalTarget = 1;

void DiagnosticCollector::HandleDiagnostic(clang::DiagnosticsEngine::Level level,
                                           const clang::Diagnostic &info) {
  DiagnosticConsumer::HandleDiagnostic(level, info);
  // A template that is launched from device code shows up only in the note on its candidate.
  if (info.getID() == clang::diag::note_ovl_candidate_bad_target && info.getNumArgs() > 3 &&
      argument(info, 3) == kGlobalTarget)
    launchesInKernels_ = true;
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
  // Found beside the including file, and read: only nvcc's -I. is missing.
  if (info.getID() == clang::diag::err_pp_file_not_found_angled_include_not_fatal)
    return;
  // The library templates are declared without bodies: for a template over a lambda's type Clang
  // then notes that no body can exist, which takes nothing from the syntax tree.
  if (info.getID() == clang::diag::err_undefined_internal_type)
    return;
  if (info.getID() == clang::diag::err_ref_bad_target && argument(info, 0) == kGlobalTarget)
    launchesInKernels_ = true;
  noteUnknownName(info);
  if (info.getID() == clang::diag::err_attributes_not_allowed)
    noteRepair(Repair::AlignasAfterAttribute, info);
  if (info.getID() == clang::diag::err_shared_var_init)
    noteRepair(Repair::SharedWithConstructor, info);
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
