#include "evaluator/Task.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <set>

namespace accelscope::evaluator {

namespace {

struct TypeFacts {
  ElementType type;
  std::string_view name;
  std::string_view cpp;
  std::size_t size;
};

constexpr std::array<TypeFacts, 8> kTypes = {{
    {ElementType::Int8, "int8", "std::int8_t", 1},
    {ElementType::UInt8, "uint8", "std::uint8_t", 1},
    {ElementType::Int32, "int32", "std::int32_t", 4},
    {ElementType::UInt32, "uint32", "std::uint32_t", 4},
    {ElementType::Int64, "int64", "std::int64_t", 8},
    {ElementType::UInt64, "uint64", "std::uint64_t", 8},
    {ElementType::Float32, "float32", "float", 4},
    {ElementType::Float64, "float64", "double", 8},
}};

const TypeFacts &facts(ElementType type) { return kTypes[static_cast<std::size_t>(type)]; }

class Loader {
public:
  explicit Loader(const std::filesystem::path &file) : file_(file) {}

  Task load() {
    YAML::Node root;
    if (!std::filesystem::is_regular_file(file_))
      throw InputError(file_.string() + ": is no file that can be read");
    try {
      root = YAML::LoadFile(file_.string());
    } catch (const YAML::BadFile &) {
      throw InputError(file_.string() + ": cannot be read");
    } catch (const YAML::ParserException &error) {
      fail(error.mark.line + 1, "not valid YAML: " + error.msg);
    }
    if (!root.IsMap())
      fail(1, "a task must be a map of keys");
    allowKeys(root, "task",
              {"id", "domain", "title", "description", "interface", "sizes", "compare"});
    Task task;
    task.folder = file_.parent_path();
    task.id = text(root, "id");
    task.domain = text(root, "domain");
    task.title = text(root, "title");
    task.description = text(root, "description");
    loadInterface(need(root, "interface"), task);
    loadSizes(need(root, "sizes"), task);
    checkLengths(task);
    loadCompare(need(root, "compare"), task);
    return task;
  }

private:
  [[noreturn]] void fail(int line, const std::string &what) const {
    throw InputError(file_.string() + ":" + std::to_string(line) + ": " + what);
  }
  static int lineOf(const YAML::Node &node) { return node.Mark().line + 1; }

  void allowKeys(const YAML::Node &map, const std::string &where,
                 std::initializer_list<std::string_view> allowed) const {
    std::set<std::string> seen;
    for (const auto &entry : map) {
      const std::string key = entry.first.as<std::string>();
      if (std::find(allowed.begin(), allowed.end(), key) == allowed.end()) {
        std::string list;
        for (std::string_view name : allowed)
          list += (list.empty() ? "" : ", ") + std::string(name);
        fail(lineOf(entry.first),
             "unknown key '" + key + "' in " + where + "; known keys are " + list);
      }
      if (!seen.insert(key).second)
        fail(lineOf(entry.first), "key '" + key + "' stands twice in " + where);
    }
  }

  YAML::Node need(const YAML::Node &map, const std::string &key) const {
    YAML::Node node = map[key];
    if (!node)
      fail(lineOf(map), "key '" + key + "' is missing");
    return node;
  }

  std::string text(const YAML::Node &map, const std::string &key) const {
    const YAML::Node node = need(map, key);
    if (!node.IsScalar() || node.Scalar().empty())
      fail(lineOf(node), "'" + key + "' must be a non-empty text");
    return node.Scalar();
  }

  static bool isIdentifier(const std::string &name) {
    if (name.empty() || (!std::isalpha(static_cast<unsigned char>(name[0])) && name[0] != '_'))
      return false;
    return std::all_of(name.begin(), name.end(),
                       [](unsigned char c) { return std::isalnum(c) || c == '_'; });
  }

  void loadInterface(const YAML::Node &list, Task &task) const {
    if (!list.IsSequence() || list.size() == 0)
      fail(lineOf(list), "'interface' must be a non-empty list of arguments");
    for (const YAML::Node &entry : list) {
      if (!entry.IsMap())
        fail(lineOf(entry), "an argument must be a map such as {name: n, type: int32}");
      allowKeys(entry, "an argument", {"name", "type", "dir", "length", "generated"});
      task.interface.push_back(loadArgument(entry));
      const Argument &added = task.interface.back();
      for (std::size_t i = 0; i + 1 < task.interface.size(); ++i)
        if (task.interface[i].name == added.name)
          fail(added.line, "argument '" + added.name + "' is declared twice");
    }
    if (std::none_of(task.interface.begin(), task.interface.end(),
                     [](const Argument &argument) { return argument.written(); }))
      fail(lineOf(list), "the interface has no output: one array needs dir out or inout");
  }

  Argument loadArgument(const YAML::Node &entry) const {
    Argument argument;
    argument.line = lineOf(entry);
    argument.name = text(entry, "name");
    if (!isIdentifier(argument.name))
      fail(argument.line, "'" + argument.name + "' is no valid argument name");
    std::string type = text(entry, "type");
    if (type.size() > 2 && type.ends_with("[]")) {
      argument.array = true;
      type.resize(type.size() - 2);
    }
    const auto known = std::find_if(kTypes.begin(), kTypes.end(),
                                    [&](const TypeFacts &one) { return one.name == type; });
    if (known == kTypes.end())
      fail(lineOf(entry["type"]), "unknown type '" + type +
                                      "'; types are int8, uint8, int32, uint32, int64, uint64, "
                                      "float32, float64, and arrays such as \"float32[]\"");
    argument.type = known->type;
    if (entry["generated"]) {
      if (argument.array)
        fail(argument.line, "only a scalar can be 'generated'");
      try {
        argument.generated = entry["generated"].as<bool>();
      } catch (const YAML::Exception &) {
        fail(lineOf(entry["generated"]), "'generated' must be true or false");
      }
    }
    if (!argument.array) {
      if (entry["dir"] && entry["dir"].Scalar() != "in")
        fail(argument.line,
             "scalar '" + argument.name + "' is passed by value: dir can only be in");
      if (entry["length"])
        fail(argument.line, "scalar '" + argument.name + "' has no length");
      return argument;
    }
    const std::string direction = text(entry, "dir");
    if (direction == "in")
      argument.direction = Direction::In;
    else if (direction == "out")
      argument.direction = Direction::Out;
    else if (direction == "inout")
      argument.direction = Direction::InOut;
    else
      fail(lineOf(entry["dir"]), "unknown dir '" + direction + "'; it is in, out or inout");
    try {
      argument.length = Expression::parse(text(entry, "length"));
    } catch (const std::invalid_argument &error) {
      fail(lineOf(entry["length"]), error.what());
    }
    return argument;
  }

  Scalar number(const YAML::Node &node, const std::string &key) const {
    Scalar value;
    const std::string text = node.IsScalar() ? node.Scalar() : "";
    std::size_t used = 0;
    try {
      if (text.find_first_of(".eEn") == std::string::npos) {
        value.integer = std::stoll(text, &used);
        value.number = static_cast<double>(value.integer);
      } else {
        value.real = true;
        value.number = std::stod(text, &used);
      }
    } catch (const std::exception &) {
      used = 0;
    }
    if (text.empty() || used != text.size() || !std::isfinite(value.number))
      fail(lineOf(node), "'" + key + "' must be a number, not '" + text + "'");
    return value;
  }

  void loadSizes(const YAML::Node &map, Task &task) const {
    if (!map.IsMap() || map.size() == 0)
      fail(lineOf(map), "'sizes' must map size names to scalar values");
    for (const auto &entry : map) {
      Size size;
      size.name = entry.first.as<std::string>();
      size.line = lineOf(entry.first);
      if (!entry.second.IsMap())
        fail(size.line, "size '" + size.name + "' must map scalars to values");
      if (task.findSize(size.name))
        fail(size.line, "size '" + size.name + "' stands twice");
      for (const auto &pair : entry.second) {
        const std::string key = pair.first.as<std::string>();
        if (size.find(key))
          fail(lineOf(pair.first), "'" + key + "' stands twice in size '" + size.name + "'");
        size.values.emplace_back(key, number(pair.second, key));
      }
      checkSize(size, task);
      task.sizes.push_back(std::move(size));
    }
  }

  void checkSize(const Size &size, const Task &task) const {
    for (const Argument &argument : task.interface) {
      const Scalar *value = size.find(argument.name);
      if (argument.array || argument.generated) {
        if (value)
          fail(size.line, "size '" + size.name + "' gives a value to '" + argument.name +
                              "', which is " + (argument.array ? "an array" : "generated"));
        continue;
      }
      if (!value)
        fail(size.line,
             "size '" + size.name + "' gives no value to scalar '" + argument.name + "'");
      if (value->real && !isFloat(argument.type))
        fail(size.line, "size '" + size.name + "': '" + argument.name +
                            "' is an integer, but its value is not");
      if (!value->real && !isFloat(argument.type) && !fits(argument.type, value->integer))
        fail(size.line, "size '" + size.name + "': the value of '" + argument.name +
                            "' does not fit in " + std::string(nameOf(argument.type)));
    }
    if (!task.sizes.empty()) {
      auto keys = [](const Size &one) {
        std::set<std::string> result;
        for (const auto &[key, value] : one.values)
          result.insert(key);
        return result;
      };
      if (keys(size) != keys(task.sizes.front()))
        fail(size.line,
             "size '" + size.name + "' has other keys than size '" + task.sizes.front().name + "'");
    }
  }

  static bool fits(ElementType type, std::int64_t value) {
    switch (type) {
    case ElementType::Int8:
      return value >= INT8_MIN && value <= INT8_MAX;
    case ElementType::UInt8:
      return value >= 0 && value <= UINT8_MAX;
    case ElementType::Int32:
      return value >= INT32_MIN && value <= INT32_MAX;
    case ElementType::UInt32:
      return value >= 0 && value <= static_cast<std::int64_t>(UINT32_MAX);
    case ElementType::UInt64:
      return value >= 0;
    default:
      return true;
    }
  }

  void checkLengths(const Task &task) const {
    bool generated = false;
    for (const Argument &argument : task.interface)
      generated = generated || argument.generated;
    for (const Argument &argument : task.interface) {
      for (const std::string &name : argument.length.names()) {
        const bool integerArgument =
            std::any_of(task.interface.begin(), task.interface.end(), [&](const Argument &one) {
              return !one.array && !isFloat(one.type) && one.name == name;
            });
        const Scalar *parameter = task.sizes.front().find(name);
        const bool isArgument = std::any_of(task.interface.begin(), task.interface.end(),
                                            [&](const Argument &one) { return one.name == name; });
        if (!integerArgument && (isArgument || !parameter || parameter->real))
          fail(argument.line, "the length of '" + argument.name + "' uses '" + name +
                                  "', which is no integer scalar of the interface or the sizes");
      }
      for (const Size &size : task.sizes) {
        if (generated)
          break;
        std::int64_t length = 0;
        try {
          length = argument.length.evaluate([&](const std::string &name) {
            const Scalar *value = size.find(name);
            return value ? std::optional(value->integer) : std::nullopt;
          });
        } catch (const std::domain_error &error) {
          fail(argument.line, "the length of '" + argument.name + "' at size '" + size.name +
                                  "' cannot be evaluated: " + error.what());
        }
        if (length < 0)
          fail(argument.line, "the length of '" + argument.name + "' at size '" + size.name +
                                  "' is negative (" + std::to_string(length) + ")");
      }
    }
  }

  Tolerance tolerance(const YAML::Node &map, const std::string &where) const {
    Tolerance result;
    for (const char *key : {"atol", "rtol"}) {
      if (!map[key])
        fail(lineOf(map),
             "'" + std::string(key) + "' is missing in " + where + ": a tolerance has no default");
      const double value = number(map[key], key).asDouble();
      if (value < 0)
        fail(lineOf(map[key]), "'" + std::string(key) + "' must not be negative");
      (key[0] == 'a' ? result.atol : result.rtol) = value;
    }
    return result;
  }

  void loadCompare(const YAML::Node &map, Task &task) const {
    if (!map.IsMap())
      fail(lineOf(map), "'compare' must be a map such as {mode: exact}");
    const std::string mode = text(map, "mode");
    if (mode == "exact") {
      allowKeys(map, "compare (mode exact)", {"mode"});
      task.compare.mode = Compare::Mode::Exact;
    } else if (mode == "property") {
      allowKeys(map, "compare (mode property)", {"mode", "checker"});
      task.compare.mode = Compare::Mode::Property;
      task.compare.checker = text(map, "checker");
      if (!std::filesystem::exists(task.folder / task.compare.checker))
        fail(lineOf(map["checker"]), "checker '" + task.compare.checker + "' does not exist");
    } else if (mode == "numeric") {
      allowKeys(map, "compare (mode numeric)", {"mode", "atol", "rtol", "outputs"});
      task.compare.mode = Compare::Mode::Numeric;
      task.compare.tolerance = tolerance(map, "compare");
      if (const YAML::Node outputs = map["outputs"]) {
        if (!outputs.IsMap())
          fail(lineOf(outputs), "'outputs' must map output names to tolerances");
        for (const auto &entry : outputs) {
          const std::string name = entry.first.as<std::string>();
          if (std::none_of(task.interface.begin(), task.interface.end(),
                           [&](const Argument &one) { return one.written() && one.name == name; }))
            fail(lineOf(entry.first), "'" + name + "' is no output of the interface");
          if (!entry.second.IsMap())
            fail(lineOf(entry.first), "the tolerance of '" + name + "' must be a map");
          allowKeys(entry.second, "the tolerance of '" + name + "'", {"atol", "rtol"});
          task.compare.outputs[name] = tolerance(entry.second, "the tolerance of '" + name + "'");
        }
      }
    } else {
      fail(lineOf(map["mode"]), "unknown mode '" + mode + "'; it is numeric, exact or property");
    }
  }

  std::filesystem::path file_;
};

} // namespace

std::size_t sizeOf(ElementType type) { return facts(type).size; }
std::string_view nameOf(ElementType type) { return facts(type).name; }
std::string_view cppNameOf(ElementType type) { return facts(type).cpp; }
bool isFloat(ElementType type) {
  return type == ElementType::Float32 || type == ElementType::Float64;
}

const Tolerance &Compare::toleranceOf(const std::string &output) const {
  const auto found = outputs.find(output);
  return found == outputs.end() ? tolerance : found->second;
}

const Scalar *Size::find(std::string_view key) const {
  for (const auto &[name, value] : values)
    if (name == key)
      return &value;
  return nullptr;
}

const Size *Task::findSize(std::string_view name) const {
  for (const Size &size : sizes)
    if (size.name == name)
      return &size;
  return nullptr;
}

std::vector<std::string> Task::generatorParameters() const {
  std::vector<std::string> result;
  for (const auto &[key, value] : sizes.front().values)
    if (std::none_of(interface.begin(), interface.end(),
                     [&, name = key](const Argument &one) { return one.name == name; }))
      result.push_back(key);
  return result;
}

std::string Task::signature() const {
  std::string result;
  for (const Argument &argument : interface) {
    if (!result.empty())
      result += ", ";
    if (argument.array && !argument.written())
      result += "const ";
    result += nameOf(argument.type);
    if (argument.array)
      result += "[" + argument.length.text() + "]";
    result += " " + argument.name;
  }
  return result;
}

Task loadTask(const std::filesystem::path &file) {
  try {
    return Loader(file).load();
  } catch (const YAML::Exception &error) {
    throw InputError(file.string() + ":" + std::to_string(error.mark.line + 1) + ": " + error.msg);
  }
}

} // namespace accelscope::evaluator
