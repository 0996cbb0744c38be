#pragma once

#include "evaluator/Expression.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace accelscope::evaluator {

/// Bad input from the user's side: what() is one sentence with file and line.
class InputError : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

enum class ElementType { Int8, UInt8, Int32, UInt32, Int64, UInt64, Float32, Float64 };

std::size_t sizeOf(ElementType type);         ///< bytes of one element
std::string_view nameOf(ElementType type);    ///< as written in task.yaml, "int32"
std::string_view cppNameOf(ElementType type); ///< "std::int32_t", "float"
bool isFloat(ElementType type);

enum class Direction { In, Out, InOut };

/// One argument of solution_compute: a scalar passed by value, or an array passed as a pointer.
struct Argument {
  std::string name;
  ElementType type = ElementType::Int32;
  bool array = false;
  bool generated = false; ///< a scalar whose value comes from generate_scalars
  Direction direction = Direction::In;
  Expression length; ///< in elements; 1 for a scalar
  int line = 0;

  bool written() const { return array && direction != Direction::In; }
};

/// A value is right when |value - expected| <= atol + rtol * |expected|.
struct Tolerance {
  double atol = 0;
  double rtol = 0;
};

struct Compare {
  enum class Mode { Numeric, Exact, Property };
  Mode mode = Mode::Exact;
  Tolerance tolerance;
  std::map<std::string, Tolerance> outputs; ///< overrides, by the output's name
  std::string checker;                      ///< file name of the checker, for Property

  const Tolerance &toleranceOf(const std::string &output) const;
};

/// The value of one scalar: integers and floats are told apart as task.yaml writes them.
struct Scalar {
  bool real = false;
  std::int64_t integer = 0;
  double number = 0;

  double asDouble() const { return real ? number : static_cast<double>(integer); }
};

/// One entry of `sizes`: interface scalars and, after them, further generator parameters.
struct Size {
  std::string name;
  std::vector<std::pair<std::string, Scalar>> values; ///< in file order
  int line = 0;

  const Scalar *find(std::string_view key) const;
};

/// A task as declared by task.yaml.
struct Task {
  std::string id, domain, title, description;
  std::vector<Argument> interface;
  std::vector<Size> sizes;
  Compare compare;
  std::filesystem::path folder;

  const Size *findSize(std::string_view name) const;
  /// Keys of a size entry that are no interface argument, in the first size's order.
  std::vector<std::string> generatorParameters() const;
  /// "int32 n, const float32[n] x, float32[n] y": the interface in words.
  std::string signature() const;
};

/// Reads and checks `file`; throws InputError naming the file, the line and what is wrong.
Task loadTask(const std::filesystem::path &file);

} // namespace accelscope::evaluator
