#include "evaluator/Memory.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <new>
#include <utility>

#ifndef F_SEAL_FUTURE_WRITE
#define F_SEAL_FUTURE_WRITE 0x0010
#endif

namespace accelscope::evaluator {

Region Region::anonymous(std::size_t bytes) {
  Region region;
  region.size_ = alignArray(bytes ? bytes : 1);
  void *memory =
      mmap(nullptr, region.size_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    throw std::bad_alloc();
  region.data_ = static_cast<std::byte *>(memory);
  return region;
}

Region Region::file(const char *name, std::size_t bytes, bool sealed) {
  Region region;
  region.size_ = alignArray(bytes ? bytes : 1);
  region.descriptor_ = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (region.descriptor_ < 0 ||
      ftruncate(region.descriptor_, static_cast<off_t>(region.size_)) != 0)
    throw std::bad_alloc();
  void *memory =
      mmap(nullptr, region.size_, PROT_READ | PROT_WRITE, MAP_SHARED, region.descriptor_, 0);
  if (memory == MAP_FAILED)
    throw std::bad_alloc();
  region.data_ = static_cast<std::byte *>(memory);
  int seals = F_SEAL_SHRINK | F_SEAL_GROW;
  if (sealed)
    seals |= F_SEAL_FUTURE_WRITE;
  fcntl(region.descriptor_, F_ADD_SEALS, seals);
  return region;
}

Region::Region(Region &&other) noexcept
    : data_(std::exchange(other.data_, nullptr)), size_(std::exchange(other.size_, 0)),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

Region &Region::operator=(Region &&other) noexcept {
  std::swap(data_, other.data_);
  std::swap(size_, other.size_);
  std::swap(descriptor_, other.descriptor_);
  return *this;
}

Region::~Region() {
  if (data_)
    munmap(data_, size_);
  if (descriptor_ >= 0)
    close(descriptor_);
}

} // namespace accelscope::evaluator
