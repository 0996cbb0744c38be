// A literal without a suffix makes double-precision operations of single-precision ones.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"

#include <set>

ACCELSCOPE_LINT_RULE(DoublePrecisionLiteralInFloatCode) {
  using namespace model;
  std::set<std::pair<int, unsigned>> lines;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    for (auto &w : instance.body->widenings) {
      if (w.literal.empty() || !lines.insert({w.where.file, w.where.line}).second)
        continue;
      Finding f;
      f.range = w.where;
      f.kernel = kernel.name;
      f.strategy = "fast-math-intrinsics";
      // A macro may hide the literal: what is written is named.
      const bool number = w.literal[0] == '.' || (w.literal[0] >= '0' && w.literal[0] <= '9');
      f.message = "'" + w.literal +
                  "' is of double precision, so that the float beside it is widened, the "
                  "operation is done in double precision and its result is rounded back to float";
      f.notes.push_back(
          {w.where, number ? "write '" + w.literal + "f'"
                           : "give the literal behind '" + w.literal + "' the suffix 'f'"});
      sink.add(std::move(f));
    }
  });
}
