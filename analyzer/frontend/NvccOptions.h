// The options of nvcc, and those of Clang and GCC, as a table: how each is spelled and what becomes
// of it.
#pragma once

#include <span>

namespace accelscope::frontend {

enum class OptionForm {
  Flag,     ///< stands alone
  Value,    ///< `-o value` or `-o=value`
  Joinable, ///< as Value, or `-ovalue`
  Equals,   ///< `-o=value` only
  Joined,   ///< begins with the name; the rest is its value, possibly empty
};

enum class OptionDoes {
  Drop,
  Keep, ///< handed to Clang as given
  Include,
  SystemInclude,
  QuoteInclude,
  AfterInclude,
  Define,
  Undefine,
  Macro, ///< a flag that defines the macro in `text`
  PreInclude,
  Standard,
  Language,
  Arch,
  Code,
  Gencode,
  HostOptions,
  OptionsFile,
  MaxRegisters,
  FastMath,
  DefaultStream,
  Relocatable,     ///< value true or false
  RelocatableFlag, ///< a flag that turns it on
  DeviceDebug,
  OpenMp,
  Sysroot,
  Toolkit,
  ForClang, ///< `-Xclang`, `-Xarch_host`: one option for a part of Clang
};

struct OptionRule {
  const char *name; ///< with one dash; `--name` is looked up the same way
  OptionForm form;
  OptionDoes does;
  /// Why it is dropped, or the macro that it defines.
  const char *text = "";
};

/// nvcc's options, short and long names. Values that are lists are divided at commas.
std::span<const OptionRule> nvccOptions();

/// The options of Clang and GCC that stand on command lines of CUDA projects; a later rule with the
/// form Joined takes whole families (`-W`, `-f`, `-m`).
std::span<const OptionRule> hostOptions();

} // namespace accelscope::frontend
