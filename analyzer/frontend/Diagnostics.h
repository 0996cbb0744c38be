#pragma once

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

private:
  std::vector<std::string> missing_, missingNotes_, errors_;
  unsigned errorCount_ = 0;
};

} // namespace accelscope::frontend
