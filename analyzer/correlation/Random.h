// A counter-based generator: the n-th number of a stream is a pure function of (seed, stream, n).
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace accelscope::correlation {

/// Numbers that depend only on (seed, purpose, replicate, part), never on who asks first, so that
/// results have the same bytes for any number of threads. The mixing function is SplitMix64's
/// (Steele, Lea and Flood 2014, "Fast splittable pseudorandom number generators").
class CounterRandom {
public:
  explicit CounterRandom(uint64_t seed, uint64_t purpose = 0, uint64_t replicate = 0,
                         uint64_t part = 0)
      : key_(mix(mix(mix(mix(seed) ^ purpose) ^ replicate) ^ part)) {}

  uint64_t next() { return mix(key_ + kStep * ++counter_); }

  /// Uniform on 0..n-1 without bias (Lemire 2019, "Fast random integer generation in an interval");
  /// n must be positive and below 2^32.
  uint32_t below(uint32_t n) {
    uint64_t product = (next() >> 32) * n;
    if (uint32_t(product) < n) {
      const uint32_t threshold = uint32_t(-n) % n;
      while (uint32_t(product) < threshold)
        product = (next() >> 32) * n;
    }
    return uint32_t(product >> 32);
  }

  /// Uniform on the open interval (0, 1).
  double uniform() { return (double(next() >> 12) + 0.5) * 0x1p-52; }

  /// Fisher-Yates shuffle.
  template <class T> void shuffle(T *first, std::size_t count) {
    for (std::size_t i = count; i > 1; --i)
      std::swap(first[i - 1], first[below(uint32_t(i))]);
  }

private:
  static constexpr uint64_t kStep = 0x9e3779b97f4a7c15;

  static uint64_t mix(uint64_t z) {
    z += kStep;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  uint64_t key_;
  uint64_t counter_ = 0;
};

/// Streams that share a seed and must not overlap.
enum RandomPurpose : uint64_t {
  kPurposePermutation = 1,
  kPurposeBootstrap = 2,
  kPurposeLeaderboard = 3,
  kPurposeWildBootstrap = 4,
};

} // namespace accelscope::correlation
