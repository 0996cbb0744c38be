// The whole correlation as one JSON document.
#pragma once

#include "reports/Tables.h"

namespace accelscope::reports {

/// {schema: accelscope.correlation/1, population, settings, strategies, units, cooccurrence,
/// unmatched, notes}: the same values as the tables, in a stable order.
nlohmann::ordered_json studyJson(const Study &study);

} // namespace accelscope::reports
