#include "evaluator/RecordFiles.h"

#include "evaluator/Build.h"
#include "evaluator/Measurement.h"

#include <set>
#include <sstream>

namespace accelscope::evaluator {

RecordFiles::RecordFiles(std::filesystem::path output, bool byAuthor)
    : output_(std::move(output)), byAuthor_(byAuthor) {
  if (!byAuthor_ && (std::filesystem::is_directory(output_) || !output_.has_filename()))
    throw InputError(output_.string() + ": is a folder; name a file, or add --by-author");
}

std::filesystem::path RecordFiles::fileOf(const std::string &author) const {
  return byAuthor_ ? output_ / (author + ".jsonl") : output_;
}

void RecordFiles::open(const std::vector<std::string> &authors, bool resume,
                       const std::function<bool(const nlohmann::json &)> &keep) {
  std::set<std::filesystem::path> files;
  for (const std::string &author : authors)
    files.insert(fileOf(author));
  for (const std::filesystem::path &file : files) {
    std::error_code error;
    if (file.has_parent_path())
      std::filesystem::create_directories(file.parent_path(), error);
    std::string lines;
    if (resume && std::filesystem::exists(file)) {
      std::istringstream in(readFile(file));
      for (std::string line; std::getline(in, line);) {
        const auto json = nlohmann::json::parse(line, nullptr, false);
        if (!json.is_object() || json.value("schema", "") != kMeasurementSchema || in.eof() ||
            !keep(json))
          continue;
        kept_[{json.value("task", ""), json.value("author", ""), json.value("size", "")}] = true;
        lines += line + "\n";
      }
    }
    const std::filesystem::path fresh = file.string() + ".new";
    {
      std::ofstream out(fresh, std::ios::binary);
      out << lines;
      if (!out.flush())
        throw InputError(file.string() + ": cannot be written");
    }
    std::filesystem::rename(fresh, file);
    std::ofstream &stream = streams_[file];
    stream.open(file, std::ios::binary | std::ios::app);
  }
}

bool RecordFiles::has(const Key &key) const { return kept_.count(key) != 0; }

void RecordFiles::write(const std::string &author, const nlohmann::ordered_json &record) {
  std::ofstream &stream = streams_.at(fileOf(author));
  stream << record.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n"
         << std::flush;
  if (!stream)
    throw InputError(fileOf(author).string() + ": cannot be written (disk full?)");
}

} // namespace accelscope::evaluator
