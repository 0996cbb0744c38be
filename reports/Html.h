// Text made safe for HTML and SVG.
#pragma once

#include <string>
#include <string_view>

namespace accelscope::reports {

/// Escapes & < > " ' so that the text can stand between tags and in a quoted attribute; control
/// characters other than line feed and tab become U+FFFD.
std::string escapeHtml(std::string_view text);

/// A number for an SVG attribute: at most two decimals, no trailing zeros, never an exponent.
std::string svgNumber(double value);

} // namespace accelscope::reports
