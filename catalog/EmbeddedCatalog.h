// strategies.yaml and extended.yaml as strings; the definitions are generated when the program is
// built.
#pragma once

namespace accelscope::catalog {

extern const char *const kEmbeddedCatalog;
extern const char *const kEmbeddedExtendedCatalog;

} // namespace accelscope::catalog
