#include "reports/StudyJson.h"

namespace accelscope::reports {

nlohmann::ordered_json studyJson(const Study &study) {
  const correlation::Analysis &analysis = study.analysis;
  const correlation::AnalysisOptions &options = analysis.options;
  nlohmann::ordered_json out;
  out["schema"] = "accelscope.correlation/1";
  out["population"] = {{"sentence", populationSentence(study)},
                       {"machine", study.data.machine},
                       {"size", study.data.size},
                       {"tasks", study.data.tasks},
                       {"authors", study.data.authors},
                       {"measured", study.data.cells.size()},
                       {"labelled_passing", analysis.rows},
                       {"units_tested", analysis.unitsTested},
                       {"catalogs", study.inputs.catalogs}};
  out["settings"] = {{"permutations", options.permutations},
                     {"bootstrap", options.bootstrap},
                     {"seed", options.seed},
                     {"false_discovery_rate", options.falseDiscoveryRate},
                     {"bundle_cutoff", options.bundleCutoff}};
  out["strategies"] = toJson(effectsTable(study));
  out["units"] = toJson(unitsTable(study));
  out["cooccurrence"] = toJson(coOccurrenceTable(study));
  out["unmatched"] = toJson(unmatchedTable(study));
  out["notes"] = study.data.notes;
  out["problems"] = study.inputs.problems;
  return out;
}

} // namespace accelscope::reports
