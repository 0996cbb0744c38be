# Writes the text of INPUT as the definition of kEmbeddedCatalog into OUTPUT.
file(READ ${INPUT} text)
set(delimiter "CATALOG")
string(FIND "${text}" ")${delimiter}\"" found)
if(NOT found EQUAL -1)
  message(FATAL_ERROR "${INPUT}: contains the raw string delimiter ${delimiter}")
endif()
file(WRITE ${OUTPUT} "// Generated from catalog/strategies.yaml; do not edit.
#include \"catalog/EmbeddedCatalog.h\"

const char *const accelscope::catalog::kEmbeddedCatalog = R\"${delimiter}(${text})${delimiter}\";
")
