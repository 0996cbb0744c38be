#include "analyzer/frontend/CompileCommands.h"

#include "analyzer/frontend/ProjectContext.h"
#include "analyzer/frontend/ShellWords.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <deque>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace accelscope::frontend {

namespace fs = std::filesystem;

namespace {

constexpr int kFoldersAbove = 6;
constexpr size_t kFilesFollowed = 2000; // of one source's includes
constexpr size_t kLookups = 2'000'000;  // of a run; behind that the nearest source serves
constexpr char kCommands[] = "compile_commands.json";
constexpr char kFlags[] = "compile_flags.txt";

bool readFile(const std::string &path, std::string &text) {
  std::error_code error;
  std::ifstream in(path, std::ios::binary);
  if (!in || fs::is_directory(path, error))
    return false;
  text.assign((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  return true;
}

bool isFile(const std::string &path) {
  std::error_code error;
  return fs::is_regular_file(path, error);
}

std::string absolutePath(const std::string &path) {
  std::error_code error;
  return fs::absolute(path, error).lexically_normal().string();
}

std::string parentOf(const std::string &path) { return fs::path(path).parent_path().string(); }

bool hasExtension(const std::string &path, std::initializer_list<const char *> extensions) {
  std::string extension = fs::path(path).extension().string();
  return std::any_of(extensions.begin(), extensions.end(),
                     [&](const char *known) { return extension == known; });
}

bool compilesCuda(const CompileEntry &entry) {
  if (hasExtension(entry.file, {".cu"}))
    return true;
  for (size_t i = 0; i < entry.arguments.size(); ++i) {
    const std::string &argument = entry.arguments[i];
    if (argument == "-xcuda" || argument == "-xcu" || argument == "-x=cu")
      return true;
    if (argument == "-x" && i + 1 < entry.arguments.size() &&
        (entry.arguments[i + 1] == "cu" || entry.arguments[i + 1] == "cuda"))
      return true;
  }
  return false;
}

// Of a line with several commands ("cd x && nvcc ...", or nvcc once for dependencies and once to
// compile), the last that names the file.
std::vector<std::string> lastCommandFor(const std::vector<std::string> &words,
                                        const std::string &file) {
  std::vector<std::vector<std::string>> parts(1);
  for (const std::string &word : words)
    if (word == "&&" || word == "||" || word == ";" || word == "|")
      parts.emplace_back();
    else
      parts.back().push_back(word);
  std::string name = fs::path(file).filename().string();
  for (auto part = parts.rbegin(); part != parts.rend(); ++part)
    for (const std::string &word : *part)
      if (word.size() >= name.size() &&
          word.compare(word.size() - name.size(), name.size(), name) == 0)
        return *part;
  return parts.back();
}

size_t sharedFolders(const std::string &a, const std::string &b) {
  auto ends = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  return size_t(std::count(a.begin(), ends.first, '/'));
}

} // namespace

CompileDatabase parseCompileDatabase(const std::string &path, const std::string &text) {
  using nlohmann::json;
  CompileDatabase database;
  database.path = path;
  json entries;
  try {
    entries = json::parse(text);
  } catch (const json::parse_error &error) {
    size_t end = std::min(text.size(), size_t(error.byte));
    auto line = 1 + std::count(text.begin(), text.begin() + long(end), '\n');
    database.problems.push_back(path + ":" + std::to_string(line) +
                                ": not valid JSON; let the build system write it again");
    return database;
  }
  if (!entries.is_array()) {
    database.problems.push_back(path + ": not a list of compile commands");
    return database;
  }
  const std::string folder = parentOf(absolutePath(path));
  size_t number = 0;
  for (const json &item : entries) {
    ++number;
    auto problem = [&](const std::string &what) {
      database.problems.push_back(path + ": entry " + std::to_string(number) + " " + what +
                                  " and was passed over");
    };
    auto text = [&](const char *key) {
      return item.contains(key) && item[key].is_string() ? item[key].get<std::string>() : "";
    };
    if (!item.is_object() || text("file").empty()) {
      problem("names no file");
      continue;
    }
    CompileEntry entry;
    entry.directory = (fs::path(folder) / text("directory")).lexically_normal().string();
    entry.file = (fs::path(entry.directory) / text("file")).lexically_normal().string();
    if (item.contains("arguments") && item["arguments"].is_array()) {
      for (const json &argument : item["arguments"])
        if (argument.is_string())
          entry.arguments.push_back(argument.get<std::string>());
    } else {
      entry.arguments = splitShellWords(text("command"));
    }
    entry.arguments = lastCommandFor(entry.arguments, entry.file);
    if (entry.arguments.empty()) {
      problem("has neither a command nor arguments");
      continue;
    }
    entry.cuda = compilesCuda(entry);
    auto [known, isNew] = database.byFile.emplace(entry.file, database.entries.size());
    if (!isNew && entry.cuda && !database.entries[known->second].cuda)
      known->second = database.entries.size();
    database.entries.push_back(std::move(entry));
  }
  return database;
}

std::vector<std::string> inferredIncludeFolders(const std::string &file) {
  std::vector<std::string> folders;
  for (const std::string &folder : foldersFrom(file, kFoldersAbove)) {
    std::error_code error;
    const fs::path candidate = (fs::path(folder) / "include").lexically_normal();
    if (fs::is_directory(candidate, error))
      folders.push_back(candidate.string());
  }
  return folders;
}

// What a folder has to say: a database, or one list of flags for every file below.
struct CompileCommands::Found {
  CompileDatabase database;
  std::string flagsPath;
  std::vector<std::string> flags;
  std::string root; // of the project; entries outside serve no file without one

  bool empty() const { return database.entries.empty() && flagsPath.empty(); }
};

CompileCommands::CompileCommands(std::string buildPath) : buildPath_(std::move(buildPath)) {
  if (buildPath_.empty())
    return;
  std::string path = absolutePath(buildPath_);
  std::unique_ptr<Found> found = isFile(path) ? loadFile(path) : load(path, true);
  if ((!found || found->empty()) && problems_.empty())
    problems_.push_back(buildPath_ + ": no " + kCommands + " and no " + kFlags +
                        " with a command in it; name the build folder that has one");
  byFolder_[""] = found ? std::move(found) : std::make_unique<Found>();
}

CompileCommands::~CompileCommands() = default;

bool CompileCommands::usable() const { return buildPath_.empty() || !byFolder_.at("")->empty(); }

std::unique_ptr<CompileCommands::Found> CompileCommands::loadFile(const std::string &path) {
  auto found = std::make_unique<Found>();
  std::string text;
  if (!readFile(path, text)) {
    problems_.push_back(path + ": cannot be read");
    return nullptr;
  }
  if (fs::path(path).extension() == ".txt") {
    found->flagsPath = path;
    // One option a line, as clangd has it; several words on a line are several options.
    for (size_t at = 0; at < text.size();) {
      size_t end = std::min(text.find('\n', at), text.size());
      std::string line = text.substr(at, end - at);
      at = end + 1;
      size_t first = line.find_first_not_of(" \t\r");
      if (first == std::string::npos || line[first] == '#')
        continue;
      for (std::string &word : splitShellWords(line))
        found->flags.push_back(std::move(word));
    }
    return found;
  }
  found->database = parseCompileDatabase(path, text);
  problems_.insert(problems_.end(), found->database.problems.begin(),
                   found->database.problems.end());
  return found;
}

std::unique_ptr<CompileCommands::Found> CompileCommands::load(const std::string &folder,
                                                              bool required) {
  for (const char *name : {kCommands, "build/compile_commands.json", kFlags}) {
    std::string path = (fs::path(folder) / name).lexically_normal().string();
    if (!isFile(path))
      continue;
    std::unique_ptr<Found> found = loadFile(path);
    if (found && (!found->empty() || required)) {
      found->root = required ? "" : folder;
      return found;
    }
  }
  return nullptr;
}

const CompileCommands::Found &CompileCommands::databaseFor(const std::string &folder) {
  const std::string key = buildPath_.empty() ? folder : "";
  auto known = byFolder_.find(key);
  if (known != byFolder_.end())
    return *known->second;
  std::shared_ptr<Found> found = load(folder, false);
  if (!found) {
    std::string above = parentOf(folder);
    if (above == folder || above.empty()) {
      found = std::make_shared<Found>();
    } else {
      databaseFor(above);
      found = byFolder_.at(above);
    }
  }
  byFolder_[key] = found;
  return *found;
}

const std::vector<std::string> &CompileCommands::includesOf(const std::string &file) {
  auto [known, isNew] = includes_.emplace(file, std::vector<std::string>());
  std::string text;
  if (!isNew || !readFile(file, text))
    return known->second;
  for (size_t at = 0; at < text.size();) {
    size_t end = std::min(text.find('\n', at), text.size());
    size_t i = text.find_first_not_of(" \t", at);
    if (i < end && text[i] == '#') {
      i = text.find_first_not_of(" \t", i + 1);
      if (i < end && text.compare(i, 7, "include") == 0) {
        size_t open = text.find_first_of("\"<", i);
        size_t close = open < end ? text.find_first_of("\">", open + 1) : end;
        if (close < end)
          known->second.push_back(text.substr(open + 1, close - open - 1));
      }
    }
    at = end + 1;
  }
  return known->second;
}

bool CompileCommands::isKnownFile(const std::string &path) {
  auto [known, isNew] = exists_.emplace(path, false);
  if (isNew)
    known->second = isFile(path);
  return known->second;
}

// All files that the entry's source includes, directly or not, as far as its folders show.
const std::set<std::string> &CompileCommands::closureOf(const CompileEntry &entry) {
  auto [known, isNew] = closures_.emplace(&entry, std::set<std::string>());
  std::set<std::string> &seen = known->second;
  if (!isNew || followed_ >= kLookups)
    return seen;
  CompileCommand command = translateCommand(entry.arguments, entry.directory);
  std::vector<std::string> folders = {""};
  folders.insert(folders.end(), command.quoteIncludeDirs.begin(), command.quoteIncludeDirs.end());
  folders.insert(folders.end(), command.includeDirs.begin(), command.includeDirs.end());
  std::deque<std::string> open = {entry.file};
  while (!open.empty() && seen.size() < kFilesFollowed) {
    std::string from = open.front();
    open.pop_front();
    folders.front() = parentOf(from);
    for (const std::string &name : includesOf(from))
      for (const std::string &folder : folders) {
        ++followed_;
        std::string path = (fs::path(folder) / name).lexically_normal().string();
        if (!isKnownFile(path))
          continue;
        if (seen.insert(path).second)
          open.push_back(path);
        break;
      }
  }
  return seen;
}

// The nearest entry whose source includes the file, else the nearest one that compiles CUDA.
const CompileEntry *CompileCommands::includer(const Found &found, const std::string &file,
                                              bool &includes) {
  std::vector<std::pair<size_t, const CompileEntry *>> ranked;
  for (const auto &[name, index] : found.database.byFile)
    if (name.rfind(found.root, 0) == 0) {
      const CompileEntry &entry = found.database.entries[index];
      ranked.emplace_back((entry.cuda ? 1000 : 0) + sharedFolders(entry.file, file), &entry);
    }
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const auto &a, const auto &b) { return a.first > b.first; });
  includes = true;
  for (const auto &[rank, entry] : ranked)
    if (closureOf(*entry).count(file))
      return entry;
  includes = false;
  return ranked.empty() || !ranked.front().second->cuda ? nullptr : ranked.front().second;
}

FileCommand CompileCommands::find(const std::string &file) {
  FileCommand result;
  const std::string path = absolutePath(file);
  const Found &found = databaseFor(parentOf(path));
  const bool python = hasExtension(path, {".py"});
  if (!found.database.entries.empty() && !python) {
    const CompileDatabase &database = found.database;
    auto known = database.byFile.find(path);
    if (known == database.byFile.end()) {
      std::error_code error;
      known = database.byFile.find(fs::weakly_canonical(path, error).string());
    }
    const CompileEntry *entry = nullptr;
    result.origin = database.path;
    if (known != database.byFile.end()) {
      entry = &database.entries[known->second];
    } else {
      bool includes = false;
      entry = includer(found, path, includes);
      if (entry)
        result.origin += ", by the entry of " + entry->file +
                         (includes ? ", which includes the file" : ", the nearest source");
    }
    if (entry) {
      result.command = translateCommand(entry->arguments, entry->directory);
      result.known = true;
      return result;
    }
  }
  if (!found.flagsPath.empty()) {
    result.command = translateOptions(found.flags, parentOf(found.flagsPath));
    result.origin = found.flagsPath;
    result.known = true;
    return result;
  }
  result.command.directory = parentOf(path);
  result.command.standard = "c++17";
  if (!python)
    result.command.includeDirs = inferredIncludeFolders(file);
  result.origin = "no compile command found";
  return result;
}

} // namespace accelscope::frontend
