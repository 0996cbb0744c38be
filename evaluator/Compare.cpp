#include "evaluator/Compare.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <sstream>
#include <type_traits>

namespace accelscope::evaluator {

namespace {

template <typename T> double distance(T got, T expected) {
  if constexpr (std::is_floating_point_v<T>)
    return std::fabs(static_cast<double>(got) - static_cast<double>(expected));
  else
    return got > expected ? static_cast<double>(static_cast<std::uint64_t>(got) -
                                                static_cast<std::uint64_t>(expected))
                          : static_cast<double>(static_cast<std::uint64_t>(expected) -
                                                static_cast<std::uint64_t>(got));
}

template <typename T> bool same(T got, T expected) {
  if constexpr (std::is_floating_point_v<T>)
    return got == expected || (std::isnan(got) && std::isnan(expected));
  else
    return got == expected;
}

template <typename T, bool Exact>
Difference compareArrays(const void *gotData, const void *expectedData, std::int64_t length,
                         Tolerance tolerance) {
  const T *got = static_cast<const T *>(gotData);
  const T *expected = static_cast<const T *>(expectedData);
  Difference result;
  result.length = length;
  for (std::int64_t i = 0; i < length; ++i) {
    if (same(got[i], expected[i]))
      continue;
    const double apart = distance(got[i], expected[i]);
    // An infinite expectation would make any finite value "within" rtol * infinity.
    const double bound =
        tolerance.atol + tolerance.rtol * std::fabs(static_cast<double>(expected[i]));
    const bool right = !Exact && std::isfinite(bound) && apart <= bound;
    if (!(apart <= result.worst))
      result.worst = std::isnan(apart) ? std::numeric_limits<double>::infinity() : apart;
    if (right)
      continue;
    if (result.wrong++ == 0) {
      result.first = i;
      result.got = static_cast<double>(got[i]);
      result.expected = static_cast<double>(expected[i]);
    }
  }
  return result;
}

template <bool Exact>
Difference dispatch(ElementType type, const void *got, const void *expected, std::int64_t length,
                    Tolerance tolerance) {
  switch (type) {
  case ElementType::Int8:
    return compareArrays<std::int8_t, Exact>(got, expected, length, tolerance);
  case ElementType::UInt8:
    return compareArrays<std::uint8_t, Exact>(got, expected, length, tolerance);
  case ElementType::Int32:
    return compareArrays<std::int32_t, Exact>(got, expected, length, tolerance);
  case ElementType::UInt32:
    return compareArrays<std::uint32_t, Exact>(got, expected, length, tolerance);
  case ElementType::Int64:
    return compareArrays<std::int64_t, Exact>(got, expected, length, tolerance);
  case ElementType::UInt64:
    return compareArrays<std::uint64_t, Exact>(got, expected, length, tolerance);
  case ElementType::Float32:
    return compareArrays<float, Exact>(got, expected, length, tolerance);
  case ElementType::Float64:
    return compareArrays<double, Exact>(got, expected, length, tolerance);
  }
  return {};
}

} // namespace

Difference compareNumeric(ElementType type, const void *got, const void *expected,
                          std::int64_t length, Tolerance tolerance) {
  return dispatch<false>(type, got, expected, length, tolerance);
}

Difference compareExact(ElementType type, const void *got, const void *expected,
                        std::int64_t length) {
  return dispatch<true>(type, got, expected, length, {});
}

std::string describe(const std::string &output, const Difference &difference) {
  std::ostringstream text;
  text.precision(9);
  text << "`" << output << "`: " << difference.wrong << " of " << difference.length
       << " elements wrong, the first at [" << difference.first << "]: " << difference.got
       << " instead of " << difference.expected;
  return text.str();
}

std::uint64_t digest(const void *data, std::size_t bytes) {
  const auto *from = static_cast<const unsigned char *>(data);
  std::uint64_t lanes[4] = {1, 2, 3, 4};
  auto mix = [](std::uint64_t state, std::uint64_t word) {
    state = (state ^ word) * 0x9e3779b97f4a7c15ull;
    return state ^ (state >> 29);
  };
  std::size_t i = 0;
  for (; i + 32 <= bytes; i += 32) {
    std::uint64_t words[4];
    std::memcpy(words, from + i, 32);
    for (int lane = 0; lane < 4; ++lane)
      lanes[lane] = mix(lanes[lane], words[lane]);
  }
  std::uint64_t tail[4] = {};
  std::memcpy(tail, from + i, bytes - i);
  std::uint64_t result = bytes;
  for (int lane = 0; lane < 4; ++lane)
    result = mix(mix(result, lanes[lane]), tail[lane]);
  return result;
}

} // namespace accelscope::evaluator
