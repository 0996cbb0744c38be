// Builds the program model from Clang's AST.
#pragma once

#include "matchers/model/Model.h"

#include <memory>

namespace clang {
class ASTContext;
class ASTUnit;
class Preprocessor;
}

namespace accelscope::model {

struct BuildOptions {
  /// Steps (statements and expressions) that one body may take; a body that needs more is marked incomplete.
  int stepLimit = 400000;
  /// Instantiations of one kernel template that are walked; the others are listed without a body.
  int instanceLimit = 12;
};

/// Never throws on strange input: what cannot be understood becomes unknown values and notes.
std::unique_ptr<Program> buildProgram(clang::ASTContext &context, const BuildOptions &options = {});

/// The same from a parsed source with its preprocessor, which knows the conditionals and the macros.
std::unique_ptr<Program> buildProgram(clang::ASTUnit &unit, const BuildOptions &options = {});

/// Fills `conditionals` and `macrosDefined` from the main file. The preprocessor must have kept its detailed
/// record (PreprocessorOptions::DetailedRecord).
void addConditionals(Program &program, const clang::Preprocessor &preprocessor);

} // namespace accelscope::model
