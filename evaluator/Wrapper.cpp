#include "evaluator/Wrapper.h"

#include <sstream>

namespace accelscope::evaluator {

namespace {

// Built-in types only: a header here would hide an #include that the solution forgot.
constexpr const char *kTraits = R"(
namespace accelscope_interface {
template <typename T> struct Kind { static constexpr int value = 0; };
template <typename T> struct Integer {
  static constexpr int value = (T(-1) < T(0) ? 100 : 200) + int(sizeof(T));
};
template <> struct Kind<char> { static constexpr int value = 101; };
template <> struct Kind<signed char> : Integer<signed char> {};
template <> struct Kind<unsigned char> : Integer<unsigned char> {};
template <> struct Kind<short> : Integer<short> {};
template <> struct Kind<unsigned short> : Integer<unsigned short> {};
template <> struct Kind<int> : Integer<int> {};
template <> struct Kind<unsigned> : Integer<unsigned> {};
template <> struct Kind<long> : Integer<long> {};
template <> struct Kind<unsigned long> : Integer<unsigned long> {};
template <> struct Kind<long long> : Integer<long long> {};
template <> struct Kind<unsigned long long> : Integer<unsigned long long> {};
template <> struct Kind<float> { static constexpr int value = 304; };
template <> struct Kind<double> { static constexpr int value = 308; };
template <typename T> struct Kind<const T> : Kind<T> {};
template <typename T> struct Kind<T *> { static constexpr int value = 1000 + Kind<T>::value; };
template <typename T> struct Kind<T *const> : Kind<T *> {};
template <int N, typename... A> struct Nth { using type = void; };
template <typename A, typename... R> struct Nth<0, A, R...> { using type = A; };
template <int N, typename A, typename... R> struct Nth<N, A, R...> : Nth<N - 1, R...> {};
template <typename F> struct Signature;
template <typename R, typename... A> struct Signature<R(A...)> {
  static constexpr int count = int(sizeof...(A));
  template <int N> using argument = typename Nth<N, A...>::type;
};
template <typename R, typename... A> struct Signature<R(A...) noexcept> : Signature<R(A...)> {};
}
)";

const char *builtinName(ElementType type) {
  switch (type) {
  case ElementType::Int8:
    return "signed char";
  case ElementType::UInt8:
    return "unsigned char";
  case ElementType::Int32:
    return "int";
  case ElementType::UInt32:
    return "unsigned int";
  case ElementType::Int64:
    return "long";
  case ElementType::UInt64:
    return "unsigned long";
  case ElementType::Float32:
    return "float";
  case ElementType::Float64:
    return "double";
  }
  return "void";
}

int kindOf(const Argument &argument) {
  static constexpr int kKinds[] = {101, 201, 104, 204, 108, 208, 304, 308};
  return (argument.array ? 1000 : 0) + kKinds[static_cast<int>(argument.type)];
}

std::string escaped(const std::string &text) {
  std::string result;
  for (char c : text) {
    if (c == '"' || c == '\\')
      result += '\\';
    result += c;
  }
  return result;
}

} // namespace

std::string wrapperSource(const Task &task, const std::filesystem::path &solution) {
  std::ostringstream source;
  source << kTraits << "#include \"" << escaped(solution.string()) << "\"\n";
  const std::string count = std::to_string(task.interface.size());
  source << "using accelscope_signature = "
            "accelscope_interface::Signature<decltype(solution_compute)>;\n"
         << "static_assert(accelscope_signature::count == " << count << ", \"" << kInterfaceMarker
         << " the task passes " << count << " arguments\");\n";
  std::ostringstream parameters, arguments;
  for (std::size_t i = 0; i < task.interface.size(); ++i) {
    const Argument &argument = task.interface[i];
    std::string wanted = std::string(argument.array && !argument.written() ? "const " : "") +
                         std::string(nameOf(argument.type)) + (argument.array ? "*" : "");
    source << "static_assert(accelscope_interface::Kind<accelscope_signature::argument<" << i
           << ">>::value == " << kindOf(argument) << ", \"" << kInterfaceMarker << " argument "
           << i + 1 << ", " << argument.name << ", is " << wanted << "\");\n";
    const std::string name = "accelscope_a" + std::to_string(i);
    parameters << (i ? ", " : "") << builtinName(argument.type) << (argument.array ? " *" : " ")
               << name;
    arguments << (i ? ", " : "") << "(accelscope_signature::argument<" << i << ">)" << name;
  }
  source << "extern \"C\" __attribute__((visibility(\"default\"))) void accelscope_entry("
         << parameters.str() << ") {\n  solution_compute(" << arguments.str() << ");\n}\n";
  return source.str();
}

} // namespace accelscope::evaluator
