#include "analyzer/frontend/Preamble.h"

#include "analyzer/frontend/CacheFiles.h"
#include "analyzer/frontend/CompilerArguments.h"
#include "analyzer/frontend/Diagnostics.h"
#include "analyzer/frontend/VirtualHeaders.h"
#include "clang/Basic/Version.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Frontend/Utils.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace accelscope::frontend {

namespace {

// A file is the syntax tree, the description as lines of text, and this.
struct Footer {
  uint64_t treeSize, textSize, treeHash, textHash;
  char magic[8];
};
constexpr char kMagic[8] = {'a', 's', 'p', 'r', 'e', '0', '0', '1'};

uint64_t textHashOf(llvm::StringRef text, const Footer &footer) {
  return llvm::xxh3_64bits(text) ^ (footer.treeHash * 0x9E3779B97F4A7C15u) ^ footer.treeSize;
}

std::string idOf(const std::string &path, const Footer &footer) {
  return llvm::sys::path::stem(path).str() + "-" + std::to_string(footer.textHash);
}

// Notes how headers on disk were included, to know later whether another file would hide them.
class IncludeNames : public clang::PPCallbacks {
public:
  explicit IncludeNames(std::set<std::string> &names) : names_(names) {}

  void InclusionDirective(clang::SourceLocation, const clang::Token &, llvm::StringRef name, bool,
                          clang::CharSourceRange, clang::OptionalFileEntryRef file, llvm::StringRef,
                          llvm::StringRef, const clang::Module *, bool,
                          clang::SrcMgr::CharacteristicKind) override {
    const std::string fallback = std::string(kHeaderRoot) + "fallback/";
    if (name.starts_with("/") ||
        (file && isBuiltinHeader(file->getName()) && !file->getName().starts_with(fallback)))
      return;
    note(name);
  }

  // `__has_include` asks for files too.
  void HasInclude(clang::SourceLocation, llvm::StringRef name, bool, clang::OptionalFileEntryRef,
                  clang::SrcMgr::CharacteristicKind) override {
    note(name);
  }

private:
  void note(llvm::StringRef name) {
    while (name.consume_front("./") || name.consume_front("../")) {
    }
    names_.insert(name.split('/').first.str());
  }

  std::set<std::string> &names_;
};

class PreambleAction : public clang::GeneratePCHAction {
public:
  explicit PreambleAction(std::set<std::string> &names) : names_(names) {}

protected:
  bool BeginSourceFileAction(clang::CompilerInstance &compiler) override {
    compiler.getPreprocessor().addPPCallbacks(std::make_unique<IncludeNames>(names_));
    return GeneratePCHAction::BeginSourceFileAction(compiler);
  }

private:
  std::set<std::string> &names_;
};

} // namespace

std::string preambleSource(const std::vector<std::string> &headers) {
  std::string text;
  for (const std::string &header : headers)
    text += "#include <" + header + ">\n";
  return text;
}

std::vector<std::string> preambleArguments(const std::vector<std::string> &arguments) {
  const std::string root = std::string("-I") + kHeaderRoot;
  std::vector<std::string> result;
  for (size_t i = 0; i + 1 < arguments.size(); ++i)
    if (!llvm::StringRef(arguments[i]).starts_with("-I") || arguments[i] == root)
      result.push_back(arguments[i]);
  result.push_back(kPreambleSource);
  return result;
}

std::string preambleSettings(const std::vector<std::string> &arguments) {
  std::string text = clang::getClangFullVersion() + "\n" + std::to_string(builtinHeadersHash());
  bool foldersBelow = false;
  for (const std::string &argument : preambleArguments(arguments)) {
    text += "\n" + argument;
    foldersBelow = foldersBelow || argument == "-isystem" || argument == "-include";
  }
  if (foldersBelow) { // they may be relative
    llvm::SmallString<256> folder;
    llvm::sys::fs::current_path(folder);
    text += "\n" + std::string(folder);
  }
  return hashName(text).substr(0, 16);
}

std::string preamblePath(const std::string &folder, const std::string &settings,
                         const std::vector<std::string> &headers) {
  return folder + "/" + settings + "-" + hashName(preambleSource(headers)).substr(0, 16) + ".pch";
}

bool buildPreamble(const std::string &path, const std::vector<std::string> &arguments,
                   const std::vector<std::string> &headers) {
  auto log = std::make_shared<Dependencies>();
  auto files = makeFileSystem({{kPreambleSource, preambleSource(headers)}}, log);
  auto *said = new DiagnosticCollector;
  llvm::IntrusiveRefCntPtr<clang::DiagnosticsEngine> diagnostics(new clang::DiagnosticsEngine(
      new clang::DiagnosticIDs, new clang::DiagnosticOptions, said, /*ShouldOwnClient=*/true));
  diagnostics->setFatalsAsError(true);
  const std::vector<std::string> args = preambleArguments(arguments);
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
    return false;
  const std::string temporary = temporaryBeside(path);
  // Without this every source that uses the preamble would instantiate the same templates again.
  invocation->getLangOpts().PCHInstantiateTemplates = true;
  invocation->getFrontendOpts().ProgramAction = clang::frontend::GeneratePCH;
  invocation->getFrontendOpts().OutputFile = temporary;

  std::set<std::string> names;
  {
    clang::CompilerInstance compiler;
    compiler.setInvocation(invocation);
    compiler.setDiagnostics(diagnostics.get());
    compiler.createFileManager(files);
    compiler.createSourceManager(compiler.getFileManager());
    PreambleAction action(names);
    compiler.ExecuteAction(action);
  }
  const bool good =
      said->errorCount() == 0 && said->missingHeaders().empty() && !said->launchesInKernels();
  std::optional<std::string> content = good ? readWhole(temporary) : std::string();
  unlink(temporary.c_str());
  if (!content)
    return false;
  Footer footer = {};
  std::memcpy(footer.magic, kMagic, sizeof kMagic);
  footer.treeSize = content->size();
  footer.treeHash = llvm::xxh3_64bits(llvm::StringRef(*content));
  std::string text;
  for (const std::string &header : headers)
    text += "header " + header + "\n";
  for (const std::string &name : names)
    text += "name " + name + "\n";
  for (const std::string &file : log->read)
    text += "file " + fileStamp(file) + " " + file + "\n";
  footer.textSize = text.size();
  footer.textHash = textHashOf(text, footer);
  *content += text;
  content->append(reinterpret_cast<const char *>(&footer), sizeof footer);
  return writeWhole(path, *content);
}

std::unique_ptr<Preamble> readPreamble(const std::string &path) {
  const int fd = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0)
    return nullptr;
  struct stat info;
  Footer footer;
  std::string text;
  bool good = fstat(fd, &info) == 0 && size_t(info.st_size) >= sizeof footer;
  const uint64_t size = good ? uint64_t(info.st_size) - sizeof footer : 0;
  good = good && pread(fd, &footer, sizeof footer, off_t(size)) == ssize_t(sizeof footer) &&
         std::memcmp(footer.magic, kMagic, sizeof kMagic) == 0 && footer.textSize <= size &&
         footer.treeSize == size - footer.textSize;
  if (good) {
    text.resize(footer.textSize);
    good = pread(fd, text.data(), text.size(), off_t(footer.treeSize)) == ssize_t(text.size()) &&
           textHashOf(text, footer) == footer.textHash;
  }
  close(fd);
  if (!good)
    return nullptr;
  auto preamble = std::make_unique<Preamble>();
  preamble->path = path;
  preamble->treeSize = footer.treeSize;
  preamble->id = idOf(path, footer);
  for (llvm::StringRef rest = text; !rest.empty();) {
    llvm::StringRef line;
    std::tie(line, rest) = rest.split('\n');
    if (line.consume_front("header ")) {
      preamble->headers.push_back(line.str());
    } else if (line.consume_front("name ")) {
      preamble->names.insert(line.str());
    } else if (line.consume_front("file ")) {
      const size_t second = line.find(' ', line.find(' ') + 1);
      if (second == llvm::StringRef::npos ||
          fileStamp(line.substr(second + 1).str()) != line.take_front(second))
        return nullptr;
      preamble->files.insert(line.substr(second + 1).str());
    }
  }
  return preamble;
}

// A mapped file counts as this process's memory page by page as it is touched, and a parse touches
// few of them: the sum is taken over a copy instead.
static bool isIntact(const Preamble &preamble) {
  auto content = readWhole(preamble.path);
  Footer footer;
  if (!content || content->size() < preamble.treeSize + sizeof footer)
    return false;
  std::memcpy(&footer, content->data() + content->size() - sizeof footer, sizeof footer);
  return preamble.id == idOf(preamble.path, footer) &&
         llvm::xxh3_64bits(llvm::StringRef(*content).take_front(preamble.treeSize)) ==
             footer.treeHash;
}

std::unique_ptr<llvm::MemoryBuffer> loadPreamble(const Preamble &preamble) {
  auto file = llvm::MemoryBuffer::getFile(preamble.path, /*IsText=*/false,
                                          /*RequiresNullTerminator=*/false);
  if (!file || (*file)->getBufferSize() < preamble.treeSize || !isIntact(preamble))
    return nullptr;
  markUsed(preamble.path);
  return std::move(*file);
}

} // namespace accelscope::frontend
