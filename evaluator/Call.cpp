#include "evaluator/Call.h"

#include "evaluator/Task.h"

#include <ffi.h>

#include <stdexcept>

namespace accelscope::evaluator {

namespace {

ffi_type *ffiTypeOf(const CallArgument &argument) {
  if (argument.array)
    return &ffi_type_pointer;
  switch (static_cast<ElementType>(argument.type)) {
  case ElementType::Int8:
    return &ffi_type_sint8;
  case ElementType::UInt8:
    return &ffi_type_uint8;
  case ElementType::Int32:
    return &ffi_type_sint32;
  case ElementType::UInt32:
    return &ffi_type_uint32;
  case ElementType::Int64:
    return &ffi_type_sint64;
  case ElementType::UInt64:
    return &ffi_type_uint64;
  case ElementType::Float32:
    return &ffi_type_float;
  case ElementType::Float64:
    return &ffi_type_double;
  }
  return &ffi_type_pointer;
}

} // namespace

struct PreparedCall::State {
  ffi_cif interface;
  std::vector<ffi_type *> types;
  std::vector<std::uint64_t> values; // each argument's bytes; a pointer for arrays
  std::vector<void *> pointers;
};

PreparedCall::PreparedCall(const CallArgument *arguments, int count)
    : state_(std::make_unique<State>()) {
  for (int i = 0; i < count; ++i)
    state_->types.push_back(ffiTypeOf(arguments[i]));
  state_->values.resize(static_cast<std::size_t>(count));
  for (std::uint64_t &value : state_->values)
    state_->pointers.push_back(&value);
  if (ffi_prep_cif(&state_->interface, FFI_DEFAULT_ABI, static_cast<unsigned>(count),
                   &ffi_type_void, state_->types.data()) != FFI_OK)
    throw std::runtime_error("libffi refuses the interface");
}

PreparedCall::~PreparedCall() = default;

void PreparedCall::bind(const CallArgument *arguments, void *inputs, void *outputs) {
  for (std::size_t i = 0; i < state_->values.size(); ++i) {
    const CallArgument &argument = arguments[i];
    state_->values[i] =
        argument.array
            ? reinterpret_cast<std::uint64_t>(
                  static_cast<std::byte *>(argument.written ? outputs : inputs) + argument.offset)
            : argument.scalar;
  }
}

void PreparedCall::invoke(void (*function)()) {
  ffi_call(&state_->interface, function, nullptr, state_->pointers.data());
}

} // namespace accelscope::evaluator
