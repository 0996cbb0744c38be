#include "analyzer/frontend/Sources.h"

#include "analyzer/frontend/KernelCount.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

namespace accelscope::frontend {

namespace fs = std::filesystem;

namespace {

// Text is looked at up to here when a file must show that it holds CUDA.
constexpr size_t kProbedBytes = 1 << 20;

bool readText(const std::string &path, std::string &text, std::string &why) {
  errno = 0;
  std::ifstream in(path, std::ios::binary);
  if (!in) {
    why = std::string("cannot be read: ") + std::strerror(errno ? errno : EIO);
    return false;
  }
  text.resize(kProbedBytes);
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<size_t>(in.gcount()));
  if (in.bad()) {
    why = "cannot be read";
    return false;
  }
  return true;
}

bool isBinary(const std::string &text) {
  return text.find('\0') != std::string::npos || text.compare(0, 4,
                                                              "\x7f"
                                                              "ELF") == 0;
}

bool isBlank(const std::string &text) {
  return text.find_first_not_of(" \t\r\n\f\v") == std::string::npos;
}

// Taken from a folder?
bool wanted(const fs::path &path) {
  static const std::set<std::string> kAlways = {".cu", ".cuh"};
  static const std::set<std::string> kProbed = {".cpp", ".cc",  ".cxx", ".h",
                                                ".hpp", ".hxx", ".inl"};
  std::string extension = path.extension().string();
  if (!kAlways.count(extension) && !kProbed.count(extension) && extension != ".py")
    return false;
  // Named as CUDA it is a source whatever it holds: nothing in a folder may be passed over in silence.
  if (kAlways.count(extension))
    return true;
  std::string text, why;
  if (!readText(path.string(), text, why) || isBinary(text) || isBlank(text))
    return false;
  return extension == ".py" ? pythonHoldsCuda(text) : looksLikeCuda(text);
}

bool skippedFolder(const fs::path &path) {
  std::string name = path.filename().string();
  return name.size() > 1 && (name[0] == '.' || name == "build" || name == "CMakeFiles" ||
                             name == "node_modules" || name == "__pycache__");
}

void searchFolder(const std::string &folder, std::set<std::string> &files,
                  std::vector<std::string> &problems) {
  std::error_code error;
  size_t before = files.size();
  bool any = false;
  fs::recursive_directory_iterator it(folder, error), end;
  if (error) {
    problems.push_back(folder + ": cannot be read: " + error.message());
    return;
  }
  while (it != end) {
    const fs::directory_entry &entry = *it;
    std::error_code ignored;
    if (entry.is_directory(ignored)) {
      if (skippedFolder(entry.path()) || entry.is_symlink(ignored))
        it.disable_recursion_pending();
    } else if (entry.is_regular_file(ignored) && wanted(entry.path())) {
      any = true;
      files.insert(entry.path().lexically_normal().string());
    }
    it.increment(error);
    if (error) {
      problems.push_back(folder + ": a folder inside cannot be read: " + error.message());
      break;
    }
  }
  if (!any && files.size() == before)
    problems.push_back(folder + ": this folder holds no CUDA source (.cu, .cuh, or C++ and Python "
                                "files that use CUDA)");
}

} // namespace

SourceList findSources(const std::vector<std::string> &inputs) {
  SourceList list;
  std::set<std::string> files;
  for (const std::string &input : inputs) {
    std::error_code error;
    fs::file_status status = fs::status(input, error);
    if (input.empty() || status.type() == fs::file_type::not_found) {
      list.problems.push_back("'" + input + "': no such file or folder");
    } else if (error) {
      list.problems.push_back(input + ": cannot be read: " + error.message());
    } else if (fs::is_directory(status)) {
      searchFolder(input, files, list.problems);
    } else if (!fs::is_regular_file(status)) {
      list.problems.push_back(input + ": not a regular file");
    } else {
      std::string text, why;
      if (!readText(input, text, why))
        list.problems.push_back(input + ": " + why);
      else if (text.empty() || isBlank(text))
        list.problems.push_back(input + ": the file is empty");
      else if (isBinary(text))
        list.problems.push_back(input + ": a binary file, not a source");
      else
        files.insert(fs::path(input).lexically_normal().string());
    }
  }
  list.files.assign(files.begin(), files.end());
  return list;
}

} // namespace accelscope::frontend
