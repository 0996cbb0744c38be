#include "analyzer/frontend/Parser.h"

#include "analyzer/frontend/CompilerArguments.h"
#include "analyzer/frontend/Diagnostics.h"
#include "analyzer/frontend/KernelCount.h"
#include "analyzer/frontend/PreambleStore.h"
#include "analyzer/frontend/ProjectContext.h"
#include "analyzer/frontend/Repairs.h"
#include "analyzer/frontend/UnknownNames.h"
#include "analyzer/frontend/VirtualHeaders.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Frontend/Utils.h"
#include "clang/Lex/PreprocessorOptions.h"
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

// Lays the preamble over `files` and lets Clang read it in place of the headers that it holds.
void usePreamble(const LoadedPreamble &preamble, clang::CompilerInvocation &invocation,
                 llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> &files) {
  auto extra = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  extra->addFileNoOwn(kPreambleFile, 0, preamble.tree);
  extra->addFile(kPreambleSource, 0,
                 llvm::MemoryBuffer::getMemBufferCopy(preambleSource(preamble.preamble.headers)));
  auto overlay = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(files);
  overlay->pushOverlay(extra);
  files = overlay;
  auto &preprocessor = invocation.getPreprocessorOpts();
  preprocessor.ImplicitPCHInclude = kPreambleFile;
  // It was made with these very options, and its headers were looked at before it was loaded.
  preprocessor.DisablePCHOrModuleValidation = clang::DisableValidationForModuleKind::All;
  invocation.getLangOpts().PCHInstantiateTemplates = true;
  llvm::erase_if(preprocessor.Includes, [](const std::string &include) {
    return include == std::string(kHeaderRoot) + "core/prelude.h" ||
           include == std::string(kHeaderRoot) + "toolkit/additions.h";
  });
}

// Clang's parses of one source in turn, each with what the one before has taught.
class Attempts {
public:
  Attempts(const std::string &path, llvm::StringRef text) : path_(path), text_(text) {}

  Attempt run(const ParseOptions &options, const Overrides &overrides, bool unknownNames = false) {
    Attempt result;
    Overrides all = overrides;
    all.insert(all.end(), before_.begin(), before_.end());
    auto files = makeFileSystem(all, dependencies_);
    result.said = new DiagnosticCollector;
    result.diagnostics = new clang::DiagnosticsEngine(new clang::DiagnosticIDs,
                                                      new clang::DiagnosticOptions, result.said,
                                                      /*ShouldOwnClient=*/true);
    // A missing header stays an error: after a fatal one Clang would stop instantiating templates.
    result.diagnostics->setFatalsAsError(true);

    const std::vector<std::string> args = clangArguments(path_, options);
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
    // What stands before a fragment comes before its own headers.
    const LoadedPreamble *preamble =
        before_.empty() ? findPreamble(path_, text_, options, args) : nullptr;
    if (preamble) {
      dependencies_->preambles.insert(preamble->preamble.id);
      preambles_.push_back(preamble);
      usePreamble(*preamble, *invocation, files);
    }
    if (unknownNames)
      invocation->getPreprocessorOpts().Includes.push_back(kUnknownNamesHeader);
    for (const auto &[file, text] : before_)
      invocation->getPreprocessorOpts().Includes.push_back(file);
    // What the preprocessor skips is known from its record alone.
    invocation->getPreprocessorOpts().DetailedRecord = true;
    llvm::IntrusiveRefCntPtr<clang::FileManager> manager(
        new clang::FileManager(clang::FileSystemOptions(), files));
    result.ast = clang::ASTUnit::LoadFromCompilerInvocation(
        invocation, std::make_shared<clang::PCHContainerOperations>(), result.diagnostics,
        manager.get(), /*OnlyLocalDecls=*/false, clang::CaptureDiagsKind::None);
    return result;
  }

  /// Lets these files stand before the source from here on.
  void setBefore(Overrides before) {
    before_ = std::move(before);
    for (const auto &[file, text] : before_)
      dependencies_->read.insert(file);
  }

  /// Of all runs so far. A preamble stands for its headers.
  Dependencies dependencies() const {
    Dependencies result = *dependencies_;
    for (const LoadedPreamble *used : preambles_)
      for (const std::string &file : used->preamble.files)
        result.read.erase(file);
    return result;
  }

private:
  const std::string &path_;
  llvm::StringRef text_;
  Overrides before_;
  // The trees' file systems go on writing to it.
  std::vector<const LoadedPreamble *> preambles_;
  std::shared_ptr<Dependencies> dependencies_ = std::make_shared<Dependencies>();
};

} // namespace

// A header that is read where the project includes it must not have been read before, or its guard
// would leave nothing.
static bool readOnce(const clang::ASTUnit &ast) {
  const clang::SourceManager &sources = ast.getSourceManager();
  const clang::FileEntry *main = sources.getFileEntryForID(sources.getMainFileID());
  for (unsigned i = 1; i < sources.local_sloc_entry_size(); ++i) {
    const clang::SrcMgr::SLocEntry &entry = sources.getLocalSLocEntry(i);
    if (!entry.isFile() || !entry.getFile().getContentCache().OrigEntry)
      continue;
    const clang::FileID file =
        sources.getFileID(clang::SourceLocation::getFromRawEncoding(entry.getOffset()));
    if (file != sources.getMainFileID() &&
        &entry.getFile().getContentCache().OrigEntry->getFileEntry() == main)
      return false;
  }
  return true;
}

static ParsedUnit parse(const std::string &path, llvm::StringRef text, const ParseOptions &wanted,
                        Overrides overrides) {
  if (clangResourceDir().empty())
    return failed(path, "Clang's own headers (lib/clang/19) were not found; install clang-19 or "
                        "libclang-common-19-dev");
  ParseOptions options = wanted;
  Attempts attempts(path, text);
  Attempt result = attempts.run(options, overrides);
  // Clang launches kernels from host code only. Seen as the host sees it, but with the device's
  // branch of every #ifdef, the file keeps both its kernels and the launches inside them.
  if (result.said->launchesInKernels() && !options.hostView) {
    options.hostView = true;
    options.defines.push_back("__CUDA_ARCH__=" + std::to_string(archValue(options.arch)));
    result = attempts.run(options, overrides);
  }
  for (int round = 0; round < 2 && !result.said->repairs().empty(); ++round) {
    if (applyRepairs(result.said->repairs(), overrides) == 0)
      break;
    result = attempts.run(options, overrides);
  }
  if (result.ast && !result.said->missingHeaders().empty()) {
    const std::vector<std::string> folders = foldersOfHeaders(path, result.said->missingHeaders());
    if (!folders.empty()) {
      options.includeDirs.insert(options.includeDirs.end(), folders.begin(), folders.end());
      result = attempts.run(options, overrides);
    }
  }
  std::string includedAt;
  if (result.ast && result.said->errorCount() > 0)
    if (auto including = findIncludingSource(path)) {
      attempts.setBefore(including->before);
      Attempt behind = attempts.run(options, overrides);
      if (behind.ast && behind.said->errorCount() < result.said->errorCount() &&
          readOnce(*behind.ast)) {
        result = std::move(behind);
        includedAt = including->path + ":" + std::to_string(including->line);
      } else {
        attempts.setBefore({});
      }
    }
  // The record tells what the source as it stands lacks, whatever is put in its place below.
  Attempt first = std::move(result);
  std::unique_ptr<clang::ASTUnit> ast = std::move(first.ast);
  const DiagnosticCollector &said = *first.said;
  unsigned errors = said.errorCount();
  std::vector<UnknownName> unknown = said.undeclared();
  for (int round = 0; round < kUnknownNameRounds && ast && !unknown.empty(); ++round) {
    Overrides extended = overrides;
    extended.emplace_back(kUnknownNamesHeader, declareUnknownNames(unknown, text));
    Attempt next = attempts.run(options, extended, /*unknownNames=*/true);
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
  unit.includedAt = includedAt;
  unit.cudaSource = looksLikeCuda(text);
  unit.dependencies = attempts.dependencies();
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
