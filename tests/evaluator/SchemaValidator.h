#pragma once

#include <nlohmann/json.hpp>

#include <regex>
#include <string>
#include <vector>

namespace accelscope::tests {

/// Checks a value against the part of JSON Schema that measurement.schema.json uses; an unknown
/// keyword is a violation too, so that a schema cannot promise what is not checked.
class SchemaValidator {
public:
  using Json = nlohmann::json;

  std::vector<std::string> validate(const Json &schema, const Json &value) {
    violations_.clear();
    check(schema, value, "$");
    return violations_;
  }

private:
  static bool isType(const Json &value, const std::string &type) {
    if (type == "integer")
      return value.is_number_integer();
    if (type == "number")
      return value.is_number();
    return value.type_name() == type;
  }

  void fail(const std::string &where, const std::string &what) {
    violations_.push_back(where + ": " + what);
  }

  void check(const Json &schema, const Json &value, const std::string &where) {
    for (const auto &[keyword, rule] : schema.items()) {
      if (keyword == "$schema" || keyword == "title" || keyword == "description")
        continue;
      if (keyword == "type") {
        bool any = false;
        for (const Json &type : rule.is_array() ? rule : Json::array({rule}))
          any = any || isType(value, type.get<std::string>());
        if (!any)
          fail(where, "is no " + rule.dump());
      } else if (keyword == "const") {
        if (value != rule)
          fail(where, "is not " + rule.dump());
      } else if (keyword == "enum") {
        if (std::find(rule.begin(), rule.end(), value) == rule.end())
          fail(where, value.dump() + " is not among " + rule.dump());
      } else if (keyword == "required") {
        for (const Json &name : rule)
          if (!value.contains(name.get<std::string>()))
            fail(where, "lacks " + name.get<std::string>());
      } else if (keyword == "properties") {
        if (value.is_object())
          for (const auto &[name, inner] : rule.items())
            if (value.contains(name))
              check(inner, value[name], where + "." + name);
      } else if (keyword == "additionalProperties") {
        if (value.is_object())
          for (const auto &[name, inner] : value.items())
            if (!schema.at("properties").contains(name))
              fail(where, "has the unknown key " + name);
      } else if (keyword == "items") {
        if (value.is_array())
          for (std::size_t i = 0; i < value.size(); ++i)
            check(rule, value[i], where + "[" + std::to_string(i) + "]");
      } else if (keyword == "minItems") {
        if (value.is_array() && value.size() < rule.get<std::size_t>())
          fail(where, "is too short");
      } else if (keyword == "maxItems") {
        if (value.is_array() && value.size() > rule.get<std::size_t>())
          fail(where, "is too long");
      } else if (keyword == "minimum") {
        if (value.is_number() && value.get<double>() < rule.get<double>())
          fail(where, "is below " + rule.dump());
      } else if (keyword == "minLength") {
        if (value.is_string() && value.get<std::string>().size() < rule.get<std::size_t>())
          fail(where, "is too short");
      } else if (keyword == "pattern") {
        if (value.is_string() &&
            !std::regex_search(value.get<std::string>(), std::regex(rule.get<std::string>())))
          fail(where, "does not match " + rule.dump());
      } else {
        fail(where, "the schema uses the keyword " + keyword + ", which is not checked");
      }
    }
  }

  std::vector<std::string> violations_;
};

} // namespace accelscope::tests
