// From one source to its static `labels` record: parse, model, detect.
#pragma once

#include "analyzer/frontend/Parser.h"
#include "analyzer/labels/Records.h"
#include "matchers/model/Reference.h"

#include <memory>
#include <string>
#include <string_view>

namespace accelscope::cli {

struct AnnotateOptions {
  frontend::ParseOptions parse;
  /// Further architectures to see the source as; what is found there is merged in. A source that
  /// asks for the architecture is seen as the host sees it too, for its host code.
  std::vector<std::string> moreArchs;
  bool fastMath = false; ///< the source's compile command has -use_fast_math
  int maxRegisters = 0; ///< that the source's compile command allows each thread; 0: no limit
  std::vector<std::string> notes; ///< about the source's compile command, for the record
  /// Folder of the tasks: a source whose file name is one of them belongs to that task, and the
  /// folder it stands in is its author. Empty: `solutions/<author>/<task>.cu` is recognised by its
  /// shape.
  std::string taskDir;
  std::string reference;  ///< CPU source that every source was made from; empty: none, or found
  std::string references; ///< folder of CPU sources, found by task or file name; empty: none
  bool extended = false; ///< look for the strategies beyond the catalogue as well
};

/// The CPU source that `path` was made from: `options.reference`, else in `options.references`
/// `<task>/reference.cpp`, `<name>.ref.cpp`, `<name>.cpp` or the same with `.c` and `.cc`, else
/// `reference.cpp` of its task, in `taskDir` or in `tasks` beside the `solutions` folder that it
/// stands in. Empty where there is none.
std::string referenceOf(const std::string &path, const AnnotateOptions &options);

/// The model of a CPU source, for strategies that are relations to it; null where it cannot be read or
/// parsed or holds no function, with a sentence in `notes`. `wanted`: names of its entry function.
std::shared_ptr<const model::Reference>
readReference(const std::string &path, const std::vector<std::string> &wanted,
              std::vector<std::string> &notes, frontend::Dependencies *used = nullptr);

/// Analyses one source. Never throws: what fails becomes a record with status `failed` and the
/// reason in its notes. `text` is the source's content. `used`, where given, receives what the
/// record depends on beside the options and the text.
labels::LabelRecord annotate(const std::string &path, const std::string &text,
                             const AnnotateOptions &options,
                             frontend::Dependencies *used = nullptr);

/// The record of a source that could not be analysed.
labels::LabelRecord failedRecord(const std::string &path, const std::string &text,
                                 const std::string &reason, const AnnotateOptions &options);

/// The whole file; empty and a false flag where it cannot be read.
bool readText(const std::string &path, std::string &text);

} // namespace accelscope::cli
