// The report as files in a folder.
#pragma once

#include "reports/Document.h"

#include <string>
#include <vector>

namespace accelscope::reports {

/// Writes report.html, report.md, study.json and tables/<id>.csv and .json into `folder`, which is
/// made when missing; other files there are left alone. Returns the paths written, in order. Throws
/// std::runtime_error when a file cannot be written.
std::vector<std::string> writeReport(const Study &study, const std::string &folder);

} // namespace accelscope::reports
