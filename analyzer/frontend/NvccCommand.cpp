#include "analyzer/frontend/NvccCommand.h"

#include "analyzer/frontend/NvccOptions.h"
#include "analyzer/frontend/ShellWords.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

namespace accelscope::frontend {

namespace fs = std::filesystem;

std::string normaliseStandard(const std::string &standard) {
  size_t number = 0;
  for (const char *prefix : {"c++", "gnu++", "C++"})
    if (standard.rfind(prefix, 0) == 0)
      number = std::string_view(prefix).size();
  if (number == 0)
    return "";
  static const std::map<std::string, std::string> kYears = {
      {"98", "11"}, {"03", "11"}, {"0x", "11"}, {"11", "11"}, {"1y", "14"},
      {"14", "14"}, {"1z", "17"}, {"17", "17"}, {"2a", "20"}, {"20", "20"},
      {"2b", "23"}, {"23", "23"}, {"2c", "26"}, {"26", "26"}};
  auto found = kYears.find(standard.substr(number));
  return found == kYears.end() ? "" : "c++" + found->second;
}

namespace {

constexpr int kDeepestResponseFile = 16;

// "sm_90a" -> 90; 0 for a name without a number (native, all).
unsigned archNumber(const std::string &arch) {
  size_t at = arch.find_first_of("0123456789");
  return at == std::string::npos ? 0 : unsigned(std::strtoul(arch.c_str() + at, nullptr, 10));
}

bool isNewer(const std::string &a, const std::string &b) {
  unsigned x = archNumber(a), y = archNumber(b);
  // sm_90a and sm_100f promise more than the plain name.
  return x != y ? x > y : std::isalpha(a.back()) && !std::isalpha(b.back());
}

std::string lower(std::string text) {
  for (char &c : text)
    c = char(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

std::string programName(const std::string &path) {
  size_t slash = path.find_last_of("/\\");
  std::string name = lower(slash == std::string::npos ? path : path.substr(slash + 1));
  if (name.size() > 4 && name.compare(name.size() - 4, 4, ".exe") == 0)
    name.resize(name.size() - 4);
  return name;
}

bool isLauncher(const std::string &argument) {
  static const std::set<std::string> kLaunchers = {"ccache",     "sccache",  "distcc",   "icecc",
                                                   "buildcache", "gomacc",   "env",      "time",
                                                   "nice",       "cachepot", "fastcache"};
  size_t equals = argument.find('=');
  bool assignment = equals != std::string::npos && equals > 0 && argument[0] != '-' &&
                    argument.find('/') > equals;
  return assignment || kLaunchers.count(programName(argument));
}

bool isSourceFile(const std::string &path) {
  static const std::set<std::string> kExtensions = {".cu",  ".cuh", ".c",   ".cc", ".cpp", ".cxx",
                                                    ".c++", ".cp",  ".h",   ".hh", ".hpp", ".hxx",
                                                    ".inl", ".ipp", ".hip", ".cl"};
  return kExtensions.count(lower(fs::path(path).extension().string())) > 0;
}

bool onlyNvccHas(const std::string &argument) {
  for (const char *prefix : {"-gencode",
                             "--generate-code",
                             "-arch=sm_",
                             "-arch=compute_",
                             "-arch=native",
                             "-arch=all",
                             "--gpu-architecture",
                             "--gpu-code",
                             "-code=",
                             "--expt-",
                             "-expt-",
                             "--extended-lambda",
                             "-extended-lambda",
                             "-Xptxas",
                             "--ptxas-options",
                             "-Xcompiler",
                             "--compiler-options",
                             "-rdc=",
                             "--relocatable-device-code",
                             "-maxrregcount",
                             "--maxrregcount",
                             "-use_fast_math",
                             "--use_fast_math",
                             "-ccbin",
                             "--compiler-bindir",
                             "--options-file",
                             "-optf",
                             "-cudart",
                             "--default-stream",
                             "--diag-suppress",
                             "-diag-suppress",
                             "-lineinfo"})
    if (argument.rfind(prefix, 0) == 0)
      return true;
  return argument == "-dc";
}

class Translator {
public:
  Translator(const std::string &directory, bool nvcc) {
    std::error_code error;
    command_.directory =
        fs::absolute(directory.empty() ? "." : directory, error).lexically_normal().string();
    command_.nvcc = nvcc;
  }

  CompileCommand take(const std::vector<std::string> &options) {
    read(options, command_.nvcc, 0);
    // nvcc hands these to the host compiler as one command line.
    read(hostOptions_, false, 0);
    for (const std::string &macro : macros_)
      if (!spoken(macro))
        command_.defines.push_back(macro);
    if (command_.arch.empty())
      for (const std::string &code : codes_)
        preferArch(code);
    return std::move(command_);
  }

private:
  void read(const std::vector<std::string> &options, bool nvcc, int depth) {
    for (size_t i = 0; i < options.size(); ++i) {
      const std::string &option = options[i];
      if (option.empty())
        continue;
      if (option[0] == '@' && option.size() > 1) {
        responseFile(option.substr(1), nvcc, depth);
        continue;
      }
      if (option[0] != '-' || option == "-") {
        positional(option);
        continue;
      }
      if (option == "--") { // CMake and clangd put the source behind it
        for (++i; i < options.size(); ++i)
          positional(options[i]);
        return;
      }
      if (nvcc && apply(option, options, i, nvccOptions(), true, depth))
        continue;
      if (apply(option, options, i, hostOptions(), nvcc, depth))
        continue;
      drop(option, "unknown");
      note("the option '" + option + "' is not known and was left out");
    }
  }

  // Finds the rule for options[i] and does what it says; `i` moves on over a value.
  bool apply(const std::string &option, const std::vector<std::string> &options, size_t &i,
             std::span<const OptionRule> rules, bool nvcc, int depth) {
    std::string_view spelled = option;
    if (spelled.substr(0, 2) == "--")
      spelled.remove_prefix(1);
    size_t equals = spelled.find('=');
    std::string_view name = spelled.substr(0, equals);
    bool has = equals != std::string_view::npos;
    std::string value = has ? std::string(spelled.substr(equals + 1)) : "";
    // The whole name decides before a name that the value is glued to: -lineinfo is not -l ineinfo.
    for (const OptionRule &rule : rules) {
      bool exact = spelled == rule.name;
      bool withValue = has && name == rule.name;
      bool takesNext = rule.form == OptionForm::Value || rule.form == OptionForm::Joinable;
      // Of the short options only nvcc's take `-I=folder` as `-I folder`.
      bool glued = rule.form == OptionForm::Joinable && !nvcc && option.compare(0, 2, "--") != 0;
      if (exact && rule.form == OptionForm::Flag)
        return perform(rule, option, "", nvcc, depth), true;
      if (withValue && (rule.form == OptionForm::Equals || (takesNext && !glued)))
        return perform(rule, option, value, nvcc, depth), true;
      if (!exact || !takesNext)
        continue;
      bool last = i + 1 >= options.size();
      if (spelled == "-Werror" && (last || options[i + 1][0] == '-'))
        return drop(option, rule.text), true; // the host compiler's, which takes no value
      if (last) {
        drop(option, "its value is missing");
        note("the option '" + option + "' at the end has no value");
        return true;
      }
      ++i;
      return perform(rule, option + " " + options[i], options[i], nvcc, depth), true;
    }
    for (const OptionRule &rule : rules) {
      std::string_view known = rule.name;
      bool oneDash = option.compare(0, 2, "--") != 0;
      // -W and -f open families of options, --W and --f do not.
      bool joins = rule.form == OptionForm::Joined ? oneDash || known.size() > 3
                                                   : rule.form == OptionForm::Joinable && oneDash;
      if (joins && spelled.substr(0, known.size()) == known)
        return perform(rule, option, std::string(spelled.substr(known.size())), nvcc, depth), true;
    }
    return false;
  }

  void perform(const OptionRule &rule, const std::string &whole, const std::string &value,
               bool nvcc, int depth) {
    auto list = [&] { return nvcc ? splitCommaList(value) : std::vector<std::string>{value}; };
    switch (rule.does) {
    case OptionDoes::Drop:
      drop(whole, rule.text);
      break;
    case OptionDoes::Keep:
      command_.clangFlags.push_back(whole);
      break;
    case OptionDoes::Include:
      addFolders(command_.includeDirs, list());
      break;
    case OptionDoes::SystemInclude:
      addFolders(command_.systemIncludeDirs, list());
      break;
    case OptionDoes::QuoteInclude:
      addFolders(command_.quoteIncludeDirs, list());
      break;
    case OptionDoes::AfterInclude:
      addFolders(command_.afterIncludeDirs, list());
      break;
    case OptionDoes::Define:
      for (const std::string &macro : list())
        define(macro);
      break;
    case OptionDoes::Undefine:
      for (const std::string &macro : list()) {
        forget(macro);
        command_.undefines.push_back(macro);
      }
      break;
    case OptionDoes::Macro:
      toggle(rule.text);
      break;
    case OptionDoes::PreInclude:
      for (const std::string &file : list()) {
        std::error_code error;
        std::string found = absolute(file);
        command_.preIncludes.push_back(fs::exists(found, error) ? found : file);
      }
      break;
    case OptionDoes::Standard: {
      std::string standard = normaliseStandard(value);
      if (standard.empty()) {
        drop(whole, "no C++ standard that Clang knows");
        break;
      }
      if (value.find("98") != std::string::npos || value.find("03") != std::string::npos)
        drop(whole, "read as " + standard + ", which CUDA's headers need");
      command_.standard = standard;
      break;
    }
    case OptionDoes::Language:
      command_.language = value == "cuda" ? "cu" : value;
      if (value == "none")
        command_.language.clear();
      break;
    case OptionDoes::Arch:
      for (const std::string &arch : splitCommaList(value))
        addArch(arch, whole);
      break;
    case OptionDoes::Code:
      addCodes(value);
      break;
    case OptionDoes::Gencode:
      generateCode(value, whole);
      break;
    case OptionDoes::HostOptions:
      // The value passes through a shell on its way to the host compiler.
      for (const std::string &part : splitCommaList(value))
        for (std::string &word : splitShellWords(part))
          hostOptions_.push_back(std::move(word));
      break;
    case OptionDoes::OptionsFile:
      for (const std::string &file : splitCommaList(value))
        responseFile(file, command_.nvcc, depth);
      break;
    case OptionDoes::MaxRegisters:
      command_.maxRegisters = std::max(0, std::atoi(value.c_str()));
      drop(whole, "kept as a fact: registers for each thread");
      break;
    case OptionDoes::FastMath:
      command_.fastMath = true;
      drop(whole, "kept as a fact: fast arithmetic");
      break;
    case OptionDoes::DefaultStream:
      command_.perThreadStream = value == "per-thread";
      forget("CUDA_API_PER_THREAD_DEFAULT_STREAM");
      if (command_.perThreadStream)
        define("CUDA_API_PER_THREAD_DEFAULT_STREAM=1");
      else
        drop(whole, "the default");
      break;
    case OptionDoes::Relocatable:
      if (value == "true")
        relocatable();
      else
        drop(whole, "the default");
      break;
    case OptionDoes::RelocatableFlag:
      relocatable();
      break;
    case OptionDoes::DeviceDebug:
      command_.deviceDebug = true;
      toggle("__CUDACC_DEBUG__");
      break;
    case OptionDoes::OpenMp:
      // In the device view Clang defines no _OPENMP, where nvcc's host compiler does.
      if (!value.empty() && value != "libomp" && value != "libiomp5" && value != "libgomp") {
        drop(whole, kNoEffect);
        break;
      }
      if (std::find(command_.clangFlags.begin(), command_.clangFlags.end(), "-fopenmp") ==
          command_.clangFlags.end()) {
        command_.clangFlags.push_back("-fopenmp");
        toggle("_OPENMP=201511");
      }
      break;
    case OptionDoes::Sysroot: {
      std::error_code error;
      std::string folder = absolute(value);
      if (fs::is_directory(folder, error)) {
        command_.clangFlags.push_back("--sysroot=" + folder);
      } else {
        drop(whole, "the folder does not exist");
        note("the system root '" + value + "' does not exist: this machine's headers are used");
      }
      break;
    }
    case OptionDoes::Toolkit:
      command_.toolkit = absolute(value);
      drop(whole, "the CUDA headers are chosen here");
      break;
    case OptionDoes::ForClang:
      drop(whole, "for one stage of Clang");
      break;
    }
  }

  void positional(const std::string &argument) {
    if (isSourceFile(argument))
      command_.sources.push_back(absolute(argument));
    else
      drop(argument, "no source file");
  }

  void responseFile(const std::string &file, bool nvcc, int depth) {
    std::string path = absolute(file);
    if (depth >= kDeepestResponseFile) {
      drop("@" + file, "response files nest too deeply");
      note("the response file '" + file + "' nests more than " +
           std::to_string(kDeepestResponseFile) + " deep and was left out");
      return;
    }
    std::error_code error;
    std::ifstream in(path, std::ios::binary);
    if (!in || fs::is_directory(path, error)) {
      drop("@" + file, "cannot be read");
      note("the response file '" + path +
           "' cannot be read: the include folders in it are missing; build the project once");
      return;
    }
    std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    read(splitShellWords(text), nvcc, depth + 1);
  }

  void generateCode(const std::string &value, const std::string &whole) {
    // arch=compute_90,code=[sm_90,compute_90], also with quotes and blanks around.
    std::string plain;
    for (char c : value)
      if (!std::isspace(static_cast<unsigned char>(c)) && c != '"' && c != '\'')
        plain += c;
    size_t arch = plain.find("arch="), code = plain.find("code=");
    if (arch != std::string::npos) {
      size_t end = plain.find(',', arch);
      addArch(plain.substr(arch + 5, end == std::string::npos ? end : end - arch - 5), whole);
    } else {
      drop(whole, "names no architecture");
      note("'" + whole + "' names no arch=");
    }
    if (code != std::string::npos) {
      std::string list = plain.substr(code + 5);
      if (code < arch && arch != std::string::npos)
        list = plain.substr(code + 5, arch - code - 5);
      addCodes(list);
    }
  }

  void addCodes(const std::string &value) {
    std::string plain;
    for (char c : value)
      if (c != '[' && c != ']' && c != '"')
        plain += c;
    for (const std::string &code : splitCommaList(plain)) {
      remember(code);
      codes_.push_back(code);
    }
  }

  void addArch(const std::string &arch, const std::string &whole) {
    if (archNumber(arch) == 0) { // native, all, all-major
      drop(whole, "names no single architecture");
      return;
    }
    remember(arch);
    preferArch(arch);
  }

  void remember(const std::string &arch) {
    if (archNumber(arch) > 0 &&
        std::find(command_.archs.begin(), command_.archs.end(), arch) == command_.archs.end())
      command_.archs.push_back(arch);
  }

  void preferArch(std::string arch) {
    if (arch.rfind("lto_", 0) == 0)
      arch.replace(0, 3, "sm");
    if (archNumber(arch) > 0 && (command_.arch.empty() || isNewer(arch, command_.arch)))
      command_.arch = arch;
  }

  void relocatable() {
    command_.relocatable = true;
    toggle("__CUDACC_RDC__");
  }

  // A macro that an option of the compiler stands for; it yields to the project's own -D.
  void toggle(const std::string &macro) {
    if (std::find(macros_.begin(), macros_.end(), macro) == macros_.end())
      macros_.push_back(macro);
  }

  bool spoken(const std::string &macro) const {
    auto same = [&](const std::string &other) { return macroName(other) == macroName(macro); };
    return std::any_of(command_.defines.begin(), command_.defines.end(), same) ||
           std::any_of(command_.undefines.begin(), command_.undefines.end(), same);
  }

  static std::string macroName(const std::string &macro) {
    return macro.substr(0, macro.find_first_of("=("));
  }

  void forget(const std::string &macro) {
    std::string name = macroName(macro);
    std::erase_if(command_.defines, [&](const std::string &d) { return macroName(d) == name; });
    std::erase(command_.undefines, name);
  }

  void define(const std::string &macro) {
    forget(macro);
    command_.defines.push_back(macro);
  }

  void addFolders(std::vector<std::string> &folders, const std::vector<std::string> &values) {
    for (const std::string &value : values) {
      if (value.empty())
        continue;
      // Clang and GCC put the system root in place of a leading '='.
      std::string folder = absolute(unquoted(value[0] == '=' ? value.substr(1) : value));
      if (std::find(folders.begin(), folders.end(), folder) == folders.end())
        folders.push_back(folder);
    }
  }

  static std::string unquoted(const std::string &value) {
    if (value.size() >= 2 && (value[0] == '"' || value[0] == '\'') && value.back() == value[0])
      return value.substr(1, value.size() - 2);
    return value;
  }

  std::string absolute(const std::string &path) const {
    fs::path full = (fs::path(command_.directory) / path).lexically_normal();
    std::string text = full.string();
    if (text.size() > 1 && text.back() == '/')
      text.pop_back();
    return text;
  }

  void drop(const std::string &text, const std::string &reason) {
    command_.dropped.push_back({text, reason});
  }

  void note(const std::string &sentence) {
    if (std::find(command_.notes.begin(), command_.notes.end(), sentence) == command_.notes.end())
      command_.notes.push_back(sentence);
  }

  static constexpr char kNoEffect[] = "has no counterpart in Clang";

  CompileCommand command_;
  std::vector<std::string> hostOptions_;
  std::vector<std::string> macros_;
  std::vector<std::string> codes_;
};

} // namespace

CompileCommand translateCommand(const std::vector<std::string> &arguments,
                                const std::string &directory) {
  size_t program = 0;
  while (program + 1 < arguments.size() && isLauncher(arguments[program]))
    ++program;
  if (program >= arguments.size())
    return Translator(directory, false).take({});
  std::vector<std::string> options(arguments.begin() + long(program) + 1, arguments.end());
  bool nvcc = programName(arguments[program]).find("nvcc") != std::string::npos ||
              std::any_of(options.begin(), options.end(), onlyNvccHas);
  CompileCommand command = Translator(directory, nvcc).take(options);
  command.compiler = arguments[program];
  return command;
}

CompileCommand translateOptions(const std::vector<std::string> &options,
                                const std::string &directory) {
  bool nvcc = std::any_of(options.begin(), options.end(), onlyNvccHas);
  return Translator(directory, nvcc).take(options);
}

} // namespace accelscope::frontend
