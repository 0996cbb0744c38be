#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace accelscope::evaluator {

/// Shared memory that child processes see: anonymous, or a memfd that can be handed to a worker.
/// Movable, unmapped and closed at the end. Failure to map throws std::bad_alloc.
class Region {
public:
  Region() = default;
  /// Anonymous shared memory of at least one page.
  static Region anonymous(std::size_t bytes);
  /// A memfd; `sealed` lets later mappings by others be read-only ones.
  static Region file(const char *name, std::size_t bytes, bool sealed);

  Region(Region &&other) noexcept;
  Region &operator=(Region &&other) noexcept;
  ~Region();

  std::byte *data() const { return data_; }
  std::size_t size() const { return size_; }
  int descriptor() const { return descriptor_; }
  explicit operator bool() const { return data_ != nullptr; }

private:
  std::byte *data_ = nullptr;
  std::size_t size_ = 0;
  int descriptor_ = -1;
};

/// Arrays start on pages of their own, so that pinning one never touches its neighbour.
constexpr std::size_t kArrayAlignment = 4096;

constexpr std::size_t alignArray(std::size_t bytes) {
  return (bytes + kArrayAlignment - 1) / kArrayAlignment * kArrayAlignment;
}

} // namespace accelscope::evaluator
