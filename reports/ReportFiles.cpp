#include "reports/ReportFiles.h"
#include "reports/StudyJson.h"

#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace fs = std::filesystem;

namespace accelscope::reports {

std::vector<std::string> writeReport(const Study &study, const std::string &folder) {
  std::vector<std::string> written;
  std::error_code error;
  fs::create_directories(fs::path(folder) / "tables", error);
  if (error)
    throw std::runtime_error(folder + ": the folder cannot be made (" + error.message() + ")");
  auto write = [&](const fs::path &name, const std::string &text) {
    const fs::path path = fs::path(folder) / name;
    std::ofstream out(path, std::ios::binary);
    out << text;
    out.close();
    if (!out)
      throw std::runtime_error(path.string() + ": cannot be written");
    written.push_back(path.string());
  };
  const Document document = buildDocument(study);
  write("report.html", toHtml(document));
  write("report.md", toMarkdown(document));
  write("study.json", studyJson(study).dump(2) + "\n");
  for (const Table &table : tablesOf(document)) {
    write(fs::path("tables") / (table.id + ".csv"), toCsv(table));
    write(fs::path("tables") / (table.id + ".json"), toJson(table).dump(2) + "\n");
  }
  return written;
}

} // namespace accelscope::reports
