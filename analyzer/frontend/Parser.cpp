#include "analyzer/frontend/Parser.h"

#include "analyzer/frontend/CompilerArguments.h"
#include "analyzer/frontend/Diagnostics.h"
#include "analyzer/frontend/KernelCount.h"
#include "analyzer/frontend/Repairs.h"
#include "analyzer/frontend/UnknownNames.h"
#include "analyzer/frontend/VirtualHeaders.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Frontend/Utils.h"
#include "clang/Serialization/PCHContainerOperations.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

namespace accelscope::frontend {

// Declaring a name lets Clang read on to the next unknown one.
static constexpr int kUnknownNameRounds = 3;

bool isBuiltinHeader(llvm::StringRef path) { return path.starts_with(kHeaderRoot); }

static ParsedUnit failed(const std::string &path, const std::string &reason) {
  ParsedUnit unit;
  unit.path = path;
  unit.status = "failed";
  unit.notes.push_back(path + ": " + reason);
  return unit;
}

using Overrides = std::vector<std::pair<std::string, std::string>>;

namespace {

// One run of Clang, with what it said.
struct Attempt {
  std::unique_ptr<clang::ASTUnit> ast;
  llvm::IntrusiveRefCntPtr<clang::DiagnosticsEngine> diagnostics;
  DiagnosticCollector *said = nullptr; // owned by `diagnostics`
};

Attempt attempt(const std::string &path, const ParseOptions &options, const Overrides &overrides) {
  Attempt result;
  auto files = makeFileSystem(overrides);
  result.said = new DiagnosticCollector;
  result.diagnostics = new clang::DiagnosticsEngine(new clang::DiagnosticIDs,
                                                    new clang::DiagnosticOptions, result.said,
                                                    /*ShouldOwnClient=*/true);
  // A missing header stays an error: after a fatal one Clang would stop instantiating templates.
  result.diagnostics->setFatalsAsError(true);

  std::vector<std::string> args = clangArguments(path, options);
  std::vector<const char *> argv;
  for (const std::string &arg : args)
    argv.push_back(arg.c_str());
  clang::CreateInvocationOptions create;
  create.Diags = result.diagnostics;
  create.VFS = files;
  create.RecoverOnError = true;
  std::shared_ptr<clang::CompilerInvocation> invocation =
      clang::createInvocation(argv, std::move(create));
  if (!invocation)
    return result;
  llvm::IntrusiveRefCntPtr<clang::FileManager> manager(
      new clang::FileManager(clang::FileSystemOptions(), files));
  result.ast = clang::ASTUnit::LoadFromCompilerInvocation(
      invocation, std::make_shared<clang::PCHContainerOperations>(), result.diagnostics,
      manager.get(), /*OnlyLocalDecls=*/false, clang::CaptureDiagsKind::None);
  return result;
}

} // namespace

static ParsedUnit parse(const std::string &path, llvm::StringRef text, const ParseOptions &wanted,
                        Overrides overrides) {
  if (clangResourceDir().empty())
    return failed(path, "Clang's own headers (lib/clang/19) were not found; install clang-19 or "
                        "libclang-common-19-dev");
  ParseOptions options = wanted;
  Attempt result = attempt(path, options, overrides);
  // Clang launches kernels from host code only. Seen as the host sees it, but with the device's
  // branch of every #ifdef, the file keeps both its kernels and the launches inside them.
  if (result.said->launchesInKernels() && !options.hostView) {
    options.hostView = true;
    options.defines.push_back("__CUDA_ARCH__=" + std::to_string(archValue(options.arch)));
    result = attempt(path, options, overrides);
  }
  for (int round = 0; round < 2 && !result.said->repairs().empty(); ++round) {
    if (applyRepairs(result.said->repairs(), overrides) == 0)
      break;
    result = attempt(path, options, overrides);
  }
  // The record tells what the source as it stands lacks, whatever is put in its place below.
  Attempt first = std::move(result);
  std::unique_ptr<clang::ASTUnit> ast = std::move(first.ast);
  const DiagnosticCollector &said = *first.said;
  unsigned errors = said.errorCount();
  std::vector<std::string> unknown = said.undeclared();
  for (int round = 0; round < kUnknownNameRounds && ast && !unknown.empty(); ++round) {
    Overrides extended = overrides;
    extended.emplace_back(kUnknownNamesHeader, declareUnknownNames(unknown, text));
    ParseOptions helped = options;
    helped.extraArgs.insert(helped.extraArgs.end(), {"-include", kUnknownNamesHeader});
    Attempt next = attempt(path, helped, extended);
    if (!next.ast || next.said->errorCount() >= errors)
      break;
    errors = next.said->errorCount();
    ast = std::move(next.ast);
    size_t known = unknown.size();
    unknown.insert(unknown.end(), next.said->undeclared().begin(), next.said->undeclared().end());
    if (unknown.size() == known)
      break;
  }
  if (!ast)
    return failed(path,
                  said.errors().empty() ? "Clang produced no syntax tree" : said.errors().front());
  ParsedUnit unit;
  unit.ast = std::move(ast);
  unit.path = path;
  unit.missingHeaders = said.missingHeaders();
  unit.notes = said.missingNotes();
  unit.notes.insert(unit.notes.end(), said.errors().begin(), said.errors().end());
  if (said.errorCount() > said.errors().size())
    unit.notes.push_back(path + ": " + std::to_string(said.errorCount()) +
                         " errors in all; the first are listed");
  unit.status = unit.notes.empty() ? "ok" : "degraded";
  unit.cudaSource = looksLikeCuda(text);
  return unit;
}

static std::string absolute(const std::string &path) {
  llvm::SmallString<256> result(path);
  llvm::sys::fs::make_absolute(result);
  return std::string(result);
}

ParsedUnit parseFile(const std::string &path, const ParseOptions &options) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer)
    return failed(path, "cannot be read: " + buffer.getError().message());
  return parse(path, (*buffer)->getBuffer(), options, {});
}

ParsedUnit parseText(const std::string &path, const std::string &text,
                     const ParseOptions &options) {
  return parse(path, text, options, {{absolute(path), text}});
}

} // namespace accelscope::frontend
