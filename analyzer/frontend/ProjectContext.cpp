#include "analyzer/frontend/ProjectContext.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>

namespace accelscope::frontend {

namespace fs = std::filesystem;

namespace {

constexpr int kHeaderLevels = 4; // folders above a source that are searched for its headers
constexpr int kChain = 3;        // headers between a fragment and the source that includes it
constexpr size_t kFiles = 400;   // looked at for the directive that includes a fragment
constexpr size_t kFolders = 100; // of one folder
constexpr uintmax_t kBytes = 1u << 20;

std::string absoluteOf(const fs::path &path) {
  std::error_code error;
  return fs::absolute(path, error).lexically_normal().string();
}

std::string readSmall(const std::string &path) {
  std::error_code error;
  const auto size = fs::file_size(path, error);
  std::ifstream in(path, std::ios::binary);
  if (error || size > kBytes || !in)
    return "";
  return std::string(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
}

// Sorted, so that the order on the disk decides nothing.
std::vector<fs::path> entriesOf(const std::string &folder, bool folders, size_t most) {
  std::vector<fs::path> result;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    std::error_code kind;
    if (it->path().filename().string().front() != '.' && it->is_directory(kind) == folders)
      result.push_back(it->path());
    if (result.size() > 10 * most)
      break;
  }
  std::sort(result.begin(), result.end());
  if (result.size() > most)
    result.resize(most);
  return result;
}

// 0: a source that is compiled, CUDA first; higher: included by others; -1: neither.
int rankOf(const fs::path &path) {
  static const std::vector<std::vector<std::string_view>> ranks = {
      {".cu"}, {".cpp", ".cc", ".cxx", ".c"}, {".cuh", ".h", ".hpp", ".inl", ".hxx", ".impl"}};
  const std::string extension = path.extension().string();
  for (size_t rank = 0; rank < ranks.size(); ++rank)
    if (std::find(ranks[rank].begin(), ranks[rank].end(), extension) != ranks[rank].end())
      return int(rank);
  return -1;
}

// The name in an `#include "name"` on this line, the word of any other directive, or nothing.
std::string_view directiveOf(std::string_view line, bool &include) {
  include = false;
  size_t at = line.find_first_not_of(" \t");
  if (at == std::string_view::npos || line[at] != '#')
    return {};
  at = line.find_first_not_of(" \t", at + 1);
  if (at == std::string_view::npos)
    return {};
  if (line.substr(at).substr(0, 7) == "include") {
    size_t open = line.find_first_of("\"<", at);
    size_t close = open == std::string_view::npos ? open : line.find_first_of("\">", open + 1);
    include = close != std::string_view::npos;
    return include ? line.substr(open + 1, close - open - 1) : std::string_view();
  }
  size_t end = at;
  while (end < line.size() && line[end] >= 'a' && line[end] <= 'z')
    ++end;
  return line.substr(at, end - at);
}

bool endsWithPath(const std::string &path, std::string name) {
  while (name.rfind("../", 0) == 0 || name.rfind("./", 0) == 0)
    name.erase(0, name.find('/') + 1);
  return path.size() > name.size() && path[path.size() - name.size() - 1] == '/' &&
         path.compare(path.size() - name.size(), name.size(), name) == 0;
}

// The line of `text` (of the file `from`) that includes `target`, from 1; 0 for none. `before` is
// what stands above it, with its open conditionals closed.
unsigned linesBefore(const std::string &text, const fs::path &from, const std::string &target,
                     std::string &before) {
  unsigned line = 0;
  int open = 0;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view content = std::string_view(text).substr(at, end - at);
    ++line;
    bool include = false;
    const std::string_view word = directiveOf(content, include);
    if (include) {
      const std::string name(word);
      if (absoluteOf(from.parent_path() / name) == target || endsWithPath(target, name)) {
        before = text.substr(0, at);
        for (; open > 0; --open)
          before += "#endif\n";
        return line;
      }
    } else if (word == "if" || word == "ifdef" || word == "ifndef") {
      ++open;
    } else if (word == "endif") {
      --open;
    }
    at = end + 1;
  }
  return 0;
}

// Files that could include `file`, best first.
std::vector<fs::path> candidates(const std::string &file) {
  std::vector<fs::path> result;
  const std::vector<std::string> folders = foldersFrom(file, 2);
  auto add = [&](const std::string &folder) {
    std::vector<std::pair<int, fs::path>> ranked;
    for (const fs::path &path : entriesOf(folder, false, kFiles))
      if (int rank = rankOf(path); rank >= 0)
        ranked.emplace_back(rank, path);
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    for (auto &entry : ranked)
      if (result.size() < kFiles)
        result.push_back(entry.second);
  };
  for (const std::string &folder : folders)
    add(folder);
  if (folders.size() > 1)
    for (const fs::path &sibling : entriesOf(folders[1], true, kFolders))
      if (absoluteOf(sibling) != absoluteOf(folders[0]))
        add(sibling.string());
  return result;
}

bool include(const std::string &file, int depth, std::vector<std::string> &seen,
             IncludingSource &found) {
  const std::string target = absoluteOf(file);
  seen.push_back(target);
  for (const fs::path &path : candidates(file)) {
    const std::string name = absoluteOf(path);
    if (std::find(seen.begin(), seen.end(), name) != seen.end())
      continue;
    const std::string text = readSmall(path.string());
    if (text.find(fs::path(file).filename().string()) == std::string::npos)
      continue;
    std::string before;
    const unsigned line = linesBefore(text, path, target, before);
    if (line == 0)
      continue;
    if (depth < kChain)
      include(path.string(), depth + 1, seen, found); // most stand for themselves
    if (found.path.empty() || depth == 0) {
      found.path = path.lexically_normal().string();
      found.line = line;
    }
    found.before.emplace_back(name, "#pragma clang system_header\n#line 1\n" + before);
    return true;
  }
  return false;
}

} // namespace

std::vector<std::string> foldersFrom(const std::string &file, int levels) {
  std::vector<std::string> folders;
  fs::path folder = fs::path(file).parent_path().lexically_normal();
  for (int level = 0; level < levels; ++level) {
    if (folder.empty())
      folder = ".";
    const std::string absolute = absoluteOf(folder);
    if (absolute == "/" || absolute.empty())
      break;
    folders.push_back(folder.string());
    std::error_code error;
    if (fs::exists(folder / ".git", error))
      break;
    folder = (folder / "..").lexically_normal();
    if (!folder.has_filename() && folder.has_parent_path() && folder != "/")
      folder = folder.parent_path();
  }
  return folders;
}

std::vector<std::string> foldersOfHeaders(const std::string &file,
                                          const std::vector<std::string> &headers) {
  static const char *const kUsual[] = {"include", "inc",    "src",     "utils",  "util",
                                       "helpers", "helper", "common",  "shared", "headers",
                                       "core",    "lib",    "kernels", "cuda",   "csrc"};
  std::vector<std::string> result;
  const std::vector<std::string> folders = foldersFrom(file, kHeaderLevels);
  auto find = [&](const std::string &header) -> std::string {
    std::error_code error;
    for (size_t level = 0; level < folders.size(); ++level) {
      std::vector<fs::path> below = {folders[level]};
      for (const char *name : kUsual)
        below.push_back(fs::path(folders[level]) / name);
      if (level == 0)
        for (const fs::path &own : entriesOf(folders[0], true, kFolders))
          below.push_back(own);
      for (const fs::path &folder : below)
        if (fs::is_regular_file(folder / header, error))
          return folder.lexically_normal().string();
    }
    return "";
  };
  for (const std::string &header : headers) {
    const std::string folder = fs::path(header).is_absolute() ? "" : find(header);
    if (!folder.empty() && std::find(result.begin(), result.end(), folder) == result.end())
      result.push_back(folder);
  }
  return result;
}

std::optional<IncludingSource> findIncludingSource(const std::string &file) {
  IncludingSource found;
  std::vector<std::string> seen;
  if (!include(file, 0, seen, found))
    return std::nullopt;
  return found;
}

} // namespace accelscope::frontend
