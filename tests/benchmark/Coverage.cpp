// How much of a collection of CUDA sources the front end understands:
//   coverage [--notes N] [--jobs N] [--every N] [--only TEXT] FOLDER...
// One Markdown row for each folder: files, their status, and how many of the kernel definitions
// that a lexer counts stand in the syntax tree with a body. `--notes N` adds the N most frequent
// messages behind what is degraded, each with one place, and the files that lack kernels.
#include "analyzer/frontend/KernelCount.h"
#include "analyzer/frontend/Parser.h"
#include "analyzer/frontend/PythonSources.h"
#include "analyzer/frontend/Sources.h"
#include "analyzer/frontend/WorkerPool.h"
#include "clang/AST/RecursiveASTVisitor.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

using namespace accelscope::frontend;

namespace {

std::string readText(const std::string &path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream all;
  all << in.rdbuf();
  return all.str();
}

struct KernelsWithBodies : clang::RecursiveASTVisitor<KernelsWithBodies> {
  const clang::SourceManager &sources;
  unsigned found = 0;
  explicit KernelsWithBodies(const clang::SourceManager &sources) : sources(sources) {}

  bool VisitFunctionDecl(clang::FunctionDecl *f) {
    found += f->hasAttr<clang::CUDAGlobalAttr>() && f->doesThisDeclarationHaveABody() &&
             sources.isInMainFile(sources.getExpansionLoc(f->getLocation()));
    return true;
  }
};

// "status found expected", then one note a line.
std::string analyse(const std::string &path) {
  std::vector<std::string> texts;
  const std::string text = readText(path);
  if (std::filesystem::path(path).extension() == ".py")
    for (auto &unit : pythonUnits(text))
      texts.push_back(unit.text);
  else
    texts.push_back(text);
  unsigned found = 0, expected = 0;
  bool degraded = false;
  std::string notes;
  for (const std::string &source : texts) {
    ParsedUnit unit = parseText(path, source);
    expected += countKernelDefinitions(source);
    if (!unit.ast)
      return "failed 0 " + std::to_string(expected) + "\n" + unit.notes.front() + "\n";
    KernelsWithBodies kernels(unit.ast->getSourceManager());
    kernels.TraverseDecl(unit.ast->getASTContext().getTranslationUnitDecl());
    found += kernels.found;
    degraded = degraded || unit.status != "ok";
    for (const std::string &note : unit.notes)
      notes += note + "\n";
  }
  return (degraded ? "degraded " : "ok ") + std::to_string(std::min(found, expected)) + " " +
         std::to_string(expected) + "\n" + notes;
}

// Without its place: "a.cu:3: unknown type" -> "unknown type".
std::string messageOf(const std::string &note) {
  size_t colon = note.find(": ");
  return colon == std::string::npos ? note : note.substr(colon + 2);
}

} // namespace

int main(int argc, char **argv) {
  CLI::App app("Measures how much of collections of CUDA sources is understood");
  std::vector<std::string> folders;
  size_t shownNotes = 0, every = 1;
  std::string only;
  int jobs = 0;
  app.add_option("folders", folders, "Collections")->required()->check(CLI::ExistingPath);
  app.add_option("--notes", shownNotes, "Show this many of the most frequent messages");
  app.add_option("--every", every, "Take only every Nth file")->check(CLI::PositiveNumber);
  app.add_option("--only", only, "Take only files whose path contains this");
  app.add_option("--jobs", jobs, "Files at a time; 0: one for each core");
  CLI11_PARSE(app, argc, argv);

  std::cout << "| collection | files | ok | degraded | failed | kernels found/expected |\n"
               "|---|---|---|---|---|---|\n";
  std::map<std::string, std::pair<size_t, std::string>> messages;
  std::string lost;
  for (const std::string &folder : folders) {
    std::vector<std::string> all = findSources({folder}).files, files;
    all.erase(std::remove_if(
                  all.begin(), all.end(),
                  [&](const std::string &path) { return path.find(only) == std::string::npos; }),
              all.end());
    for (size_t i = 0; i < all.size(); i += every)
      files.push_back(all[i]);
    std::map<std::string, size_t> statuses;
    size_t found = 0, expected = 0;
    for (const JobResult &result : runIsolated(files, jobs, JobLimits(), analyse)) {
      std::istringstream lines(
          result.ok ? result.output
                    : "failed 0 " + std::to_string(countKernelDefinitions(readText(result.path))) +
                          "\n" + result.message + "\n");
      std::string status, line;
      size_t kernels = 0, counted = 0;
      lines >> status >> kernels >> counted;
      ++statuses[status];
      found += kernels;
      expected += counted;
      if (kernels < counted)
        lost += result.path + ": " + std::to_string(kernels) + "/" + std::to_string(counted) + "\n";
      std::getline(lines, line);
      while (std::getline(lines, line)) {
        auto &entry = messages[messageOf(line)];
        if (entry.first++ == 0)
          entry.second = result.path + " | " + line;
      }
    }
    std::cout << "| " << std::filesystem::path(folder).filename().string() << " | " << files.size()
              << " | " << statuses["ok"] << " | " << statuses["degraded"] << " | "
              << statuses["failed"] << " | " << found << "/" << expected << " |" << std::endl;
  }
  if (shownNotes == 0)
    return 0;
  std::vector<std::pair<size_t, std::string>> order;
  for (const auto &[message, entry] : messages)
    order.emplace_back(entry.first, message);
  std::stable_sort(order.begin(), order.end(),
                   [](const auto &a, const auto &b) { return a.first > b.first; });
  if (order.size() > shownNotes)
    order.resize(shownNotes);
  for (const auto &[count, message] : order)
    std::cout << count << "  " << message << "    [" << messages[message].second << "]\n";
  std::cout << "\nkernels not found:\n" << lost;
  return 0;
}
