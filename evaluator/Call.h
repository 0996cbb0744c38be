#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace accelscope::evaluator {

/// How one argument is passed, in plain numbers so that it fits in shared memory.
/// `type` is an ElementType's value.
struct CallArgument {
  std::int32_t type = 0;
  std::int32_t array = 0;
  std::int32_t written = 0; ///< lives in the output memory
  std::int32_t reserved = 0;
  std::uint64_t offset = 0; ///< bytes into its memory
  std::uint64_t scalar = 0; ///< the value's bytes
};

/// A call of `void function(arguments...)` prepared through libffi: scalars go by value, arrays as
/// pointers into the two memories. Types are fixed at construction; values are taken per `bind`.
class PreparedCall {
public:
  explicit PreparedCall(const CallArgument *arguments, int count);
  ~PreparedCall();
  PreparedCall(const PreparedCall &) = delete;
  PreparedCall &operator=(const PreparedCall &) = delete;

  void bind(const CallArgument *arguments, void *inputs, void *outputs);
  void invoke(void (*function)());

private:
  struct State;
  std::unique_ptr<State> state_;
};

} // namespace accelscope::evaluator
