// A small seeded generator whose numbers are the same on every platform and standard library.
#pragma once

#include <cmath>
#include <cstdint>

namespace accelscope {

/// SplitMix64 (Steele, Lea, Flood 2014): one 64-bit state, equidistributed, fast enough for inputs.
class Random {
public:
  explicit Random(uint64_t seed, uint64_t stream = 0)
      : state(mix(mix(seed) + stream * 0xD1B54A32D192ED03ull)) {}

  uint64_t next() {
    const uint64_t z = state;
    state += kStep;
    return mix(z);
  }

  /// In [0, 1), 53 random bits.
  double uniform() { return double(next() >> 11) * 0x1.0p-53; }
  double uniform(double low, double high) { return low + (high - low) * uniform(); }

  /// In [0, n), without modulo bias worth speaking of (n < 2^32).
  uint64_t below(uint64_t n) { return uint64_t((unsigned __int128)next() * n >> 64); }

  /// Standard normal, Box-Muller without the second value.
  double normal() {
    const double u = 1.0 - uniform();
    return std::sqrt(-2.0 * std::log(u)) * std::cos(6.283185307179586 * uniform());
  }

private:
  static constexpr uint64_t kStep = 0x9E3779B97F4A7C15ull;
  static uint64_t mix(uint64_t z) {
    z += kStep;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
  }

  // The seed is mixed first: neighbouring seeds must not give one sequence shifted by a draw.
  uint64_t state;
};

} // namespace accelscope
