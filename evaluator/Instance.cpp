#include "evaluator/Instance.h"

#include <cstring>

namespace accelscope::evaluator {

namespace {

template <typename T> std::uint64_t bytesOf(T value) {
  std::uint64_t result = 0;
  std::memcpy(&result, &value, sizeof(T));
  return result;
}

std::int64_t integerOf(ElementType type, std::uint64_t bytes) {
  switch (type) {
  case ElementType::Int8:
    return static_cast<std::int8_t>(bytes);
  case ElementType::UInt8:
    return static_cast<std::uint8_t>(bytes);
  case ElementType::Int32:
    return static_cast<std::int32_t>(bytes);
  case ElementType::UInt32:
    return static_cast<std::uint32_t>(bytes);
  default:
    return static_cast<std::int64_t>(bytes);
  }
}

} // namespace

std::uint64_t scalarBytes(ElementType type, const Scalar &value) {
  switch (type) {
  case ElementType::Float32:
    return bytesOf(static_cast<float>(value.asDouble()));
  case ElementType::Float64:
    return bytesOf(value.asDouble());
  default:
    return static_cast<std::uint64_t>(value.integer) &
           (sizeOf(type) == 8 ? ~0ull : (1ull << (8 * sizeOf(type))) - 1);
  }
}

std::vector<std::uint64_t> sizeScalars(const Task &task, const Size &size) {
  std::vector<std::uint64_t> result;
  for (const Argument &argument : task.interface) {
    const Scalar *value = argument.array ? nullptr : size.find(argument.name);
    result.push_back(value ? scalarBytes(argument.type, *value) : 0);
  }
  for (const std::string &name : task.generatorParameters()) {
    const Scalar *value = size.find(name);
    result.push_back(scalarBytes(value->real ? ElementType::Float64 : ElementType::Int64, *value));
  }
  return result;
}

Layout makeLayout(const Task &task, const Size &size, const std::vector<std::uint64_t> &scalars) {
  const std::size_t count = task.interface.size();
  auto lookUp = [&](const std::string &name) -> std::optional<std::int64_t> {
    for (std::size_t i = 0; i < count; ++i)
      if (task.interface[i].name == name)
        return integerOf(task.interface[i].type, scalars[i]);
    const Scalar *value = size.find(name);
    return value ? std::optional(value->integer) : std::nullopt;
  };
  Layout layout;
  layout.slots.resize(scalars.size());
  for (std::size_t i = 0; i < scalars.size(); ++i) {
    Slot &slot = layout.slots[i];
    if (i >= count || !task.interface[i].array) {
      slot.scalar = scalars[i];
      slot.bytes = i >= count ? 8 : sizeOf(task.interface[i].type);
      continue;
    }
    const Argument &argument = task.interface[i];
    const std::string where = (task.folder / "task.yaml").string() + ":" +
                              std::to_string(argument.line) + ": the length of '" + argument.name +
                              "' at size '" + size.name + "' ";
    try {
      slot.length = argument.length.evaluate(lookUp);
    } catch (const std::domain_error &error) {
      throw InputError(where + "cannot be evaluated: " + error.what());
    }
    if (slot.length < 0 || slot.length > (std::int64_t{1} << 36))
      throw InputError(where + "is out of range (" + std::to_string(slot.length) + ")");
    slot.bytes = static_cast<std::size_t>(slot.length) * sizeOf(argument.type);
    std::size_t &end = argument.written() ? layout.outputBytes : layout.inputBytes;
    slot.offset = end;
    end += alignArray(slot.bytes ? slot.bytes : 1);
  }
  return layout;
}

std::vector<accelscope_argument> argumentViews(const Task &task,
                                               const std::vector<std::string> &parameters,
                                               Layout &layout, std::byte *inputs,
                                               std::byte *outputs) {
  std::vector<accelscope_argument> views;
  for (std::size_t i = 0; i < layout.slots.size(); ++i) {
    Slot &slot = layout.slots[i];
    if (i >= task.interface.size()) {
      views.push_back({parameters[i - task.interface.size()].c_str(), &slot.scalar, 1});
      continue;
    }
    const Argument &argument = task.interface[i];
    void *data = argument.array ? (argument.written() ? outputs : inputs) + slot.offset
                                : static_cast<void *>(&slot.scalar);
    views.push_back({argument.name.c_str(), data, slot.length});
  }
  return views;
}

} // namespace accelscope::evaluator
