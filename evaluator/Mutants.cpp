#include "evaluator/Mutants.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>

namespace accelscope::evaluator {

namespace {

/// Applies `change(array, length)` to one output's elements in their own type.
template <typename Change>
void withElements(ElementType type, std::byte *data, std::int64_t length, Change change) {
  switch (type) {
  case ElementType::Int8:
    return change(reinterpret_cast<std::int8_t *>(data), length);
  case ElementType::UInt8:
    return change(reinterpret_cast<std::uint8_t *>(data), length);
  case ElementType::Int32:
    return change(reinterpret_cast<std::int32_t *>(data), length);
  case ElementType::UInt32:
    return change(reinterpret_cast<std::uint32_t *>(data), length);
  case ElementType::Int64:
    return change(reinterpret_cast<std::int64_t *>(data), length);
  case ElementType::UInt64:
    return change(reinterpret_cast<std::uint64_t *>(data), length);
  case ElementType::Float32:
    return change(reinterpret_cast<float *>(data), length);
  case ElementType::Float64:
    return change(reinterpret_cast<double *>(data), length);
  }
}

/// A float keeps the value; an integer takes the nearest one that it can hold.
template <typename T> T convert(double value) {
  if constexpr (std::is_floating_point_v<T>) {
    return static_cast<T>(value);
  } else {
    if (!(value > static_cast<double>(std::numeric_limits<T>::min())))
      return std::numeric_limits<T>::min();
    if (!(value < static_cast<double>(std::numeric_limits<T>::max())))
      return std::numeric_limits<T>::max();
    return static_cast<T>(std::llround(value));
  }
}

struct Change {
  const char *name;
  std::function<void(std::byte *)> apply;
};

} // namespace

double roundToHalf(double value) {
  if (std::isnan(value) || std::isinf(value) || value == 0)
    return value;
  int exponent = 0;
  std::frexp(value, &exponent); // value = m * 2^exponent, 0.5 <= |m| < 1
  // 11 significant bits; below 2^-14 the spacing stays at 2^-24.
  const double spacing = std::ldexp(1.0, std::max(exponent - 11, -24));
  const double rounded = std::nearbyint(value / spacing) * spacing;
  return std::fabs(rounded) > 65504 ? std::copysign(HUGE_VAL, value) : rounded;
}

void forEachMutant(const Task &task, const Instance &instance, const Instance &previous,
                   std::byte *outputs, const std::function<void(const Mutant &)> &visit) {
  for (std::size_t which = 0; which < task.interface.size(); ++which) {
    const Argument &argument = task.interface[which];
    const Slot &slot = instance.layout.slots[which];
    if (!argument.written() || slot.length == 0)
      continue;
    const std::byte *right = instance.expected.data() + slot.offset;
    std::byte *data = outputs + slot.offset;
    const std::int64_t n = slot.length;
    const std::int64_t middle = n / 2;
    Tolerance tolerance;
    if (task.compare.mode == Compare::Mode::Numeric)
      tolerance = task.compare.toleranceOf(argument.name);

    std::vector<Change> changes;
    auto each = [&](const char *name, auto function) {
      changes.push_back(
          {name, [&, function](std::byte *to) {
             withElements(argument.type, to, n,
                          [&](auto *values, std::int64_t length) { function(values, length); });
           }});
    };
    each("zeros", [](auto *values, std::int64_t length) { std::fill_n(values, length, 0); });
    each("mean", [](auto *values, std::int64_t length) {
      using T = std::remove_pointer_t<decltype(values)>;
      double sum = 0;
      for (std::int64_t i = 0; i < length; ++i)
        sum += static_cast<double>(values[i]);
      std::fill_n(values, length, convert<T>(sum / static_cast<double>(length)));
    });
    const Slot &other = previous.layout.slots[which];
    if (other.length == n)
      changes.push_back({"previous", [&](std::byte *to) {
                           std::memcpy(to, previous.expected.data() + other.offset, slot.bytes);
                         }});
    each("plus_one", [](auto *values, std::int64_t length) {
      using T = std::remove_pointer_t<decltype(values)>;
      for (std::int64_t i = 0; i < length; ++i)
        values[i] = convert<T>(static_cast<double>(values[i]) + 1);
    });
    each("times_1.005", [](auto *values, std::int64_t length) {
      using T = std::remove_pointer_t<decltype(values)>;
      for (std::int64_t i = 0; i < length; ++i)
        values[i] = convert<T>(static_cast<double>(values[i]) * 1.005);
    });
    each("fp16", [](auto *values, std::int64_t length) {
      using T = std::remove_pointer_t<decltype(values)>;
      for (std::int64_t i = 0; i < length; ++i)
        values[i] = convert<T>(roundToHalf(static_cast<double>(values[i])));
    });
    each("one_off", [middle, tolerance](auto *values, std::int64_t) {
      using T = std::remove_pointer_t<decltype(values)>;
      const double value = static_cast<double>(values[middle]);
      double step = 10 * (tolerance.atol + tolerance.rtol * std::fabs(value));
      if constexpr (std::is_floating_point_v<T>) {
        if (step == 0)
          step = std::max(std::fabs(value), 1.0) * 1e-6;
        values[middle] = static_cast<T>(value + step);
      } else {
        step = std::max(step, 1.0);
        const T moved = convert<T>(value + step);
        values[middle] = moved == values[middle] ? convert<T>(value - step) : moved;
      }
    });
    if (isFloat(argument.type))
      each("nan", [middle](auto *values, std::int64_t) {
        using T = std::remove_pointer_t<decltype(values)>;
        if constexpr (std::is_floating_point_v<T>)
          values[middle] = std::numeric_limits<T>::quiet_NaN();
      });
    each("truncated", [](auto *values, std::int64_t length) {
      const std::int64_t kept = length - std::max<std::int64_t>(1, length / 100);
      std::fill_n(values + kept, length - kept, 0);
    });
    if (n > 1)
      each("reversed",
           [](auto *values, std::int64_t length) { std::reverse(values, values + length); });
    for (std::size_t from = 0; from < task.interface.size(); ++from) {
      const Argument &source = task.interface[from];
      const Slot &sourceSlot = instance.layout.slots[from];
      const bool inout = source.written() && source.direction == Direction::InOut;
      if (!source.array || (source.written() && !inout) || source.type != argument.type ||
          sourceSlot.length != n)
        continue;
      const std::byte *contents =
          (inout ? instance.initial.data() : instance.inputs.data()) + sourceSlot.offset;
      changes.push_back({"passthrough", [contents, &slot](std::byte *to) {
                           std::memcpy(to, contents, slot.bytes);
                         }});
    }

    for (const Change &change : changes) {
      std::memcpy(outputs, instance.expected.data(), instance.layout.outputBytes);
      change.apply(data);
      if (std::memcmp(data, right, slot.bytes) != 0)
        visit({change.name, argument.name});
    }
  }
}

} // namespace accelscope::evaluator
