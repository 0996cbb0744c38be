// The page's style sheet and script, inlined into every report.
#pragma once

namespace accelscope::reports {

extern const char *const kPageStyle;
/// Makes table headers sort their column; the page is complete without it.
extern const char *const kPageScript;

} // namespace accelscope::reports
