#include "matchers/model/CompiledKernels.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <cxxabi.h>
#include <map>
#include <memory>
#include <optional>

namespace accelscope::model {
namespace {

/// "void ns::k<(int)4>(float*)" for "_ZN2ns1kILi4EEEvPf"; the symbol itself when it is not mangled.
std::string demangled(const std::string &symbol) {
  int status = 0;
  std::unique_ptr<char, void (*)(void *)> text(
      abi::__cxa_demangle(symbol.c_str(), nullptr, nullptr, &status), std::free);
  return status == 0 && text ? text.get() : symbol;
}

/// A demangled function without return type and parameters.
std::string nameOf(const std::string &symbol) {
  const std::string text = demangled(symbol);
  if (text == symbol)
    return symbol;
  // The parameter list opens with the last parenthesis at depth 0 that is not "(anonymous
  // namespace)".
  int angle = 0;
  size_t begin = 0, end = text.size();
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '<')
      ++angle;
    else if (c == '>' && angle > 0)
      --angle;
    else if (angle == 0 && c == '(') {
      if (text.compare(i, 21, "(anonymous namespace)") == 0) {
        i += 20;
        continue;
      }
      end = i;
      break;
    } else if (angle == 0 && c == ' ')
      begin = i + 1;
  }
  return text.substr(begin, end - begin);
}

/// Template arguments as compilers print them, made comparable: "(int)4", "4u" and "4" are one.
std::string plain(const std::string &argument) {
  std::string out;
  for (size_t i = 0; i < argument.size(); ++i) {
    if (argument[i] == '(' && argument.find(')', i) != std::string::npos) {
      i = argument.find(')', i);
      continue;
    }
    if (argument[i] != ' ')
      out += argument[i];
  }
  if (!out.empty() &&
      std::isdigit(static_cast<unsigned char>(out[out[0] == '-' && out.size() > 1])))
    while (!out.empty() && std::strchr("uUlL", out.back()))
      out.pop_back();
  return out == "true" ? "1" : out == "false" ? "0" : out;
}

std::string withoutAnonymous(std::string name) {
  for (const std::string part : {"(anonymous namespace)::", "(anonymous)::"})
    for (size_t at; (at = name.find(part)) != std::string::npos;)
      name.erase(at, part.size());
  return name;
}

struct Split {
  std::string base;
  std::vector<std::string> arguments;
};
Split split(const std::string &name) {
  Split out;
  const auto open = name.find('<');
  out.base = name.substr(0, open);
  if (open == std::string::npos)
    return out;
  int depth = 0;
  std::string current;
  for (size_t i = open; i < name.size(); ++i) {
    const char c = name[i];
    if (c == '<' && depth++ == 0)
      continue;
    if (c == '>' && --depth == 0)
      break;
    if (c == ',' && depth == 1) {
      out.arguments.push_back(plain(current));
      current.clear();
      continue;
    }
    current += c;
  }
  if (!current.empty())
    out.arguments.push_back(plain(current));
  return out;
}

std::optional<int64_t> numberBefore(std::string_view line, std::string_view words) {
  const auto at = line.find(words);
  if (at == std::string_view::npos)
    return std::nullopt;
  size_t first = at;
  while (first > 0 && std::isdigit(static_cast<unsigned char>(line[first - 1])))
    --first;
  int64_t n = 0;
  const auto [end, error] = std::from_chars(line.data() + first, line.data() + at, n);
  return error == std::errc() && end == line.data() + at ? std::optional<int64_t>(n) : std::nullopt;
}

std::string_view between(std::string_view line, std::string_view before, std::string_view after) {
  const auto from = line.find(before);
  if (from == std::string_view::npos)
    return {};
  const auto start = from + before.size();
  const auto to = line.find(after, start);
  return line.substr(start, to == std::string_view::npos ? to : to - start);
}

/// Little-endian fields of an ELF file, checked against its end.
class Bytes {
public:
  explicit Bytes(std::string_view all) : all(all) {}
  bool inside(uint64_t at, uint64_t n) const { return at <= all.size() && n <= all.size() - at; }
  uint64_t number(uint64_t at, unsigned size) const {
    if (!inside(at, size))
      return 0;
    uint64_t n = 0;
    for (unsigned i = 0; i < size; ++i)
      n |= uint64_t(static_cast<unsigned char>(all[size_t(at) + i])) << (8 * i);
    return n;
  }
  std::string text(uint64_t at) const {
    if (at >= all.size())
      return "";
    const auto end = all.find('\0', size_t(at));
    return std::string(
        all.substr(size_t(at), end == std::string_view::npos ? end : end - size_t(at)));
  }

private:
  std::string_view all;
};

struct Section {
  std::string name;
  uint64_t type = 0, offset = 0, size = 0, link = 0, info = 0;
};

bool startsWith(const std::string &s, const char *head) { return s.rfind(head, 0) == 0; }

} // namespace

CompiledKernels readPtxasLog(std::string_view text) {
  CompiledKernels out;
  CompiledKernel *current = nullptr;
  while (!text.empty()) {
    const auto end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (const auto symbol = between(line, "Compiling entry function '", "'"); !symbol.empty()) {
      CompiledKernel kernel;
      kernel.symbol = symbol;
      kernel.name = nameOf(kernel.symbol);
      const auto arch = between(line, "for 'sm_", "'");
      std::from_chars(arch.data(), arch.data() + arch.size(), kernel.architecture);
      out.kernels.push_back(kernel);
      current = &out.kernels.back();
      continue;
    }
    // Device functions have properties of their own; they are part of the kernels' figures.
    if (const auto owner = between(line, "Function properties for ", "\r"); !owner.empty()) {
      current = nullptr;
      for (auto &kernel : out.kernels)
        if (kernel.symbol == owner.substr(0, owner.find_last_not_of(" \r") + 1))
          current = &kernel; // the latest: one for each architecture
      continue;
    }
    if (auto n = numberBefore(line, " bytes stack frame"); n && current) {
      current->stack = *n;
      current->spillStores = numberBefore(line, " bytes spill stores").value_or(-1);
      current->spillLoads = numberBefore(line, " bytes spill loads").value_or(-1);
    }
    if (line.find("Used ") == std::string_view::npos)
      continue;
    // What was used is told of the entry function that was announced last.
    if (auto n = numberBefore(line, " registers"); n && !out.kernels.empty()) {
      out.kernels.back().registers = *n;
      out.kernels.back().sharedStatic = numberBefore(line, " bytes smem").value_or(0);
    }
  }
  if (out.kernels.empty())
    out.problem = "it has no line \"Compiling entry function\"; compile with 'nvcc -Xptxas -v' and "
                  "keep standard error";
  return out;
}

CompiledKernels readCubin(std::string_view bytes) {
  CompiledKernels out;
  const Bytes in(bytes);
  if (bytes.substr(0, 4) != "\x7f"
                            "ELF" ||
      bytes.size() < 64) {
    out.problem =
        "it is no ELF file; write a cubin with 'nvcc -cubin' or take one out of a program "
        "with 'cuobjdump -xelf all'";
    return out;
  }
  if (bytes[4] != 2 || in.number(18, 2) != 190) {
    out.problem = "it is no 64-bit CUDA cubin; take the cubin out of the program with 'cuobjdump "
                  "-xelf all'";
    return out;
  }
  const uint64_t flags = in.number(48, 4);
  const bool wide = static_cast<unsigned char>(bytes[8]) >= 8;
  const int architecture = int(wide ? (flags >> 8) & 0xff : flags & 0xff);
  const uint64_t table = in.number(40, 8), entry = in.number(58, 2), count = in.number(60, 2),
                 namesAt = in.number(62, 2);
  if (entry < 64 || !in.inside(table, entry * count) || namesAt >= count) {
    out.problem = "its section table is damaged";
    return out;
  }
  const uint64_t names = in.number(table + namesAt * entry + 24, 8);
  std::vector<Section> sections;
  for (uint64_t i = 0; i < count; ++i) {
    const uint64_t at = table + i * entry;
    sections.push_back({in.text(names + in.number(at, 4)), in.number(at + 4, 4),
                        in.number(at + 24, 8), in.number(at + 32, 8), in.number(at + 40, 4),
                        in.number(at + 44, 4)});
  }
  std::map<std::string, CompiledKernel> bySymbol;
  std::vector<std::string> symbols;
  bool reserved = false;
  for (auto &section : sections) {
    reserved = reserved || section.name == ".nv.shared.reserved.0";
    if (section.type == 2) // the symbols, by number
      for (uint64_t at = 0; at + 24 <= section.size; at += 24)
        symbols.push_back(
            section.link < sections.size()
                ? in.text(sections[size_t(section.link)].offset + in.number(section.offset + at, 4))
                : "");
    // Only entry functions have parameters in a constant bank of their own.
    if (startsWith(section.name, ".nv.constant0.")) {
      CompiledKernel &kernel = bySymbol[section.name.substr(14)];
      kernel.symbol = section.name.substr(14);
      kernel.name = nameOf(kernel.symbol);
      kernel.architecture = architecture;
      kernel.sharedStatic = 0;
    }
  }
  for (auto &section : sections) {
    if (startsWith(section.name, ".text."))
      if (auto k = bySymbol.find(section.name.substr(6)); k != bySymbol.end())
        // Older compilers keep the registers in the section header as well.
        if (const int64_t registers = int64_t(section.info >> 24); registers > 0)
          k->second.registers = registers;
    if (startsWith(section.name, ".nv.shared."))
      if (auto k = bySymbol.find(section.name.substr(11)); k != bySymbol.end())
        k->second.sharedStatic = std::max<int64_t>(
            0, int64_t(section.size) - (reserved && architecture >= 90 ? 1024 : 0));
  }
  // Attributes: format, attribute, and a value of two bytes or as many bytes as those say.
  constexpr uint64_t kSized = 4, kRegisters = 0x2f, kFrame = 0x11;
  for (auto &section : sections) {
    if (section.name != ".nv.info" || !in.inside(section.offset, section.size))
      continue;
    const uint64_t end = section.offset + section.size;
    for (uint64_t at = section.offset; at + 4 <= end;) {
      const uint64_t format = in.number(at, 1), attribute = in.number(at + 1, 1),
                     size = format == kSized ? in.number(at + 2, 2) : 0;
      if (format == kSized && size >= 8 && (attribute == kRegisters || attribute == kFrame)) {
        const uint64_t symbol = in.number(at + 4, 4);
        auto k = symbol < symbols.size() ? bySymbol.find(symbols[size_t(symbol)]) : bySymbol.end();
        if (k != bySymbol.end())
          (attribute == kRegisters ? k->second.registers : k->second.stack) =
              int64_t(in.number(at + 8, 4));
      }
      at += 4 + size;
    }
  }
  for (auto &[symbol, kernel] : bySymbol)
    out.kernels.push_back(kernel);
  if (out.kernels.empty())
    out.problem = "it holds no kernel";
  return out;
}

const CompiledKernel *compiledFor(const std::vector<CompiledKernel> &all, const Kernel &kernel,
                                  const KernelInstance &instance, int architecture) {
  std::vector<const CompiledKernel *> named, exact;
  std::vector<std::string> wanted;
  for (auto &argument : instance.templateArgs)
    wanted.push_back(plain(argument));
  const std::string name = withoutAnonymous(kernel.name);
  for (auto &compiled : all) {
    if (compiled.architecture && compiled.architecture != architecture)
      continue;
    const Split parts = split(withoutAnonymous(compiled.name));
    // An extern "C" symbol has no namespace in it.
    const bool same = parts.base == name ||
                      (compiled.name == compiled.symbol && name.size() > parts.base.size() + 2 &&
                       name.compare(name.size() - parts.base.size() - 2, std::string::npos,
                                    "::" + parts.base) == 0);
    if (!same)
      continue;
    named.push_back(&compiled);
    if (parts.arguments == wanted)
      exact.push_back(&compiled);
  }
  if (exact.size() == 1)
    return exact[0];
  // One form of a template, whatever its arguments are called.
  return named.size() == 1 && kernel.instances.size() == 1 ? named[0] : nullptr;
}

} // namespace accelscope::model
