// strategies.yaml as a string; the definition is generated when the program is built.
#pragma once

namespace accelscope::catalog {

extern const char *const kEmbeddedCatalog;

} // namespace accelscope::catalog
