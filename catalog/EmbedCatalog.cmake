# Writes the text of INPUT as the definition of NAME into OUTPUT.
file(READ ${INPUT} text)
set(delimiter "CATALOG")
string(FIND "${text}" ")${delimiter}\"" found)
if(NOT found EQUAL -1)
  message(FATAL_ERROR "${INPUT}: contains the raw string delimiter ${delimiter}")
endif()
get_filename_component(INPUT_NAME ${INPUT} NAME)
file(WRITE ${OUTPUT} "// Generated from ${INPUT_NAME}; do not edit.
#include \"catalog/EmbeddedCatalog.h\"

const char *const accelscope::catalog::${NAME} = R\"${delimiter}(${text})${delimiter}\";
")
