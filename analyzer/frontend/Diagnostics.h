#pragma once

#include "analyzer/frontend/Repairs.h"
#include "analyzer/frontend/UnknownNames.h"
#include "clang/Basic/Diagnostic.h"

#include <string>
#include <vector>

namespace accelscope::frontend {

/// Collects what Clang reports on one source, so that nothing is printed and nothing is lost.
class DiagnosticCollector : public clang::DiagnosticConsumer {
public:
  void HandleDiagnostic(clang::DiagnosticsEngine::Level level,
                        const clang::Diagnostic &info) override;

  /// The headers that no include path had, as spelled, each once.
  const std::vector<std::string> &missingHeaders() const { return missing_; }
  /// `file:line: message` of each missing include, in order.
  const std::vector<std::string> &missingNotes() const { return missingNotes_; }
  /// `file:line: message` of the first errors other than missing headers.
  const std::vector<std::string> &errors() const { return errors_; }
  unsigned errorCount() const { return errorCount_; }
  /// What a second parse can cure.
  const std::vector<Repair> &repairs() const { return repairs_; }
  /// Names that are used and declared nowhere, in order of appearance, with repetitions.
  const std::vector<UnknownName> &undeclared() const { return undeclared_; }
  /// A kernel is launched from device code, which Clang takes in the host view only.
  bool launchesInKernels() const { return launchesInKernels_; }

private:
  void noteRepair(Repair::Kind kind, const clang::Diagnostic &info);

  void noteUnknownName(const clang::Diagnostic &info);

  std::vector<std::string> missing_, missingNotes_, errors_;
  std::vector<UnknownName> undeclared_;
  std::vector<Repair> repairs_;
  bool launchesInKernels_ = false;
  unsigned errorCount_ = 0;
};

} // namespace accelscope::frontend
