// SHA-256, to tell whether a label, a measurement and a source speak of the same bytes.
#pragma once

#include <string>
#include <string_view>

namespace accelscope::catalog {

/// The SHA-256 digest (FIPS 180-4) of `bytes`, as 64 lower-case hexadecimal digits.
std::string sha256(std::string_view bytes);

} // namespace accelscope::catalog
