#include "analyzer/frontend/Parser.h"

#include "analyzer/frontend/CompilerArguments.h"
#include "analyzer/frontend/Diagnostics.h"
#include "analyzer/frontend/VirtualHeaders.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Frontend/Utils.h"
#include "clang/Serialization/PCHContainerOperations.h"
#include "llvm/Support/MemoryBuffer.h"

namespace accelscope::frontend {

bool isBuiltinHeader(llvm::StringRef path) { return path.starts_with(kHeaderRoot); }

static ParsedUnit failed(const std::string &path, const std::string &reason) {
  ParsedUnit unit;
  unit.path = path;
  unit.status = "failed";
  unit.notes.push_back(path + ": " + reason);
  return unit;
}

static ParsedUnit parse(const std::string &path, const ParseOptions &options,
                        const std::vector<std::pair<std::string, std::string>> &overrides) {
  if (clangResourceDir().empty())
    return failed(path, "Clang's own headers (lib/clang/19) were not found; install clang-19 or "
                        "libclang-common-19-dev");
  auto files = makeFileSystem(overrides);
  auto *collector = new DiagnosticCollector;
  llvm::IntrusiveRefCntPtr<clang::DiagnosticsEngine> diagnostics(new clang::DiagnosticsEngine(
      new clang::DiagnosticIDs, new clang::DiagnosticOptions, collector, /*ShouldOwnClient=*/true));
  // A missing header stays an error: after a fatal one Clang would stop instantiating templates.
  diagnostics->setFatalsAsError(true);

  std::vector<std::string> args = clangArguments(path, options);
  std::vector<const char *> argv;
  for (const std::string &arg : args)
    argv.push_back(arg.c_str());
  clang::CreateInvocationOptions create;
  create.Diags = diagnostics;
  create.VFS = files;
  create.RecoverOnError = true;
  std::shared_ptr<clang::CompilerInvocation> invocation =
      clang::createInvocation(argv, std::move(create));
  if (!invocation)
    return failed(path, collector->errors().empty() ? "the compiler arguments were not understood"
                                                    : collector->errors().front());
  invocation->getFrontendOpts().DisableFree = false;
  invocation->getLangOpts().CommentOpts.ParseAllComments = false;

  llvm::IntrusiveRefCntPtr<clang::FileManager> manager(
      new clang::FileManager(clang::FileSystemOptions(), files));
  ParsedUnit unit;
  unit.path = path;
  unit.ast = clang::ASTUnit::LoadFromCompilerInvocation(
      invocation, std::make_shared<clang::PCHContainerOperations>(), diagnostics, manager.get(),
      /*OnlyLocalDecls=*/false, clang::CaptureDiagsKind::None);
  if (!unit.ast)
    return failed(path, collector->errors().empty() ? "Clang produced no syntax tree"
                                                    : collector->errors().front());
  unit.missingHeaders = collector->missingHeaders();
  unit.notes = collector->missingNotes();
  unit.notes.insert(unit.notes.end(), collector->errors().begin(), collector->errors().end());
  if (collector->errorCount() > collector->errors().size())
    unit.notes.push_back(path + ": " + std::to_string(collector->errorCount()) +
                         " errors in all; the first are listed");
  unit.status = unit.notes.empty() ? "ok" : "degraded";
  unit.cudaSource = true;
  return unit;
}

ParsedUnit parseFile(const std::string &path, const ParseOptions &options) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer)
    return failed(path, "cannot be read: " + buffer.getError().message());
  return parse(path, options, {});
}

ParsedUnit parseText(const std::string &path, const std::string &text,
                     const ParseOptions &options) {
  return parse(path, options, {{path, text}});
}

} // namespace accelscope::frontend
