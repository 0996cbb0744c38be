// Preprocessor conditionals of the main file: read with a raw lexer, and which branch was compiled with
// the ranges that the preprocessor says it skipped.
#include "matchers/model/Builder.h"
#include "matchers/model/Model.h"

#include <clang/Basic/SourceManager.h>
#include <clang/Lex/Lexer.h>
#include <clang/Lex/PreprocessingRecord.h>
#include <clang/Lex/Preprocessor.h>

#include <algorithm>

using namespace clang;

namespace accelscope::model {
namespace {

struct Directive {
  std::string name;      ///< "if", "elif", "define", ...
  std::string text;      ///< the rest of its line, one space between tokens
  std::vector<std::string> identifiers;
  unsigned hash = 0;     ///< offset of the #
  unsigned line = 0, lastLine = 0, endColumn = 0;
  unsigned column = 0;
};

std::vector<Directive> directivesOf(const SourceManager &manager, const LangOptions &options) {
  const FileID main = manager.getMainFileID();
  const auto buffer = manager.getBufferOrFake(main);
  Lexer lexer(main, buffer, manager, options);
  std::vector<Directive> out;
  Token token;
  lexer.LexFromRawLexer(token);
  while (token.isNot(tok::eof)) {
    if (token.isNot(tok::hash) || !token.isAtStartOfLine()) {
      lexer.LexFromRawLexer(token);
      continue;
    }
    Directive d;
    d.hash = manager.getFileOffset(token.getLocation());
    d.line = d.lastLine = manager.getSpellingLineNumber(token.getLocation());
    d.column = manager.getSpellingColumnNumber(token.getLocation());
    lexer.LexFromRawLexer(token);
    bool first = true;
    for (; token.isNot(tok::eof) && !token.isAtStartOfLine(); lexer.LexFromRawLexer(token)) {
      const std::string spelling = Lexer::getSpelling(token, manager, options);
      const SourceLocation last = token.getLocation().getLocWithOffset(int(token.getLength()));
      d.lastLine = manager.getSpellingLineNumber(last);
      d.endColumn = manager.getSpellingColumnNumber(last);
      if (first) {
        d.name = spelling;
        first = false;
        continue;
      }
      if (!d.text.empty() && token.hasLeadingSpace())
        d.text += ' ';
      d.text += spelling;
      if (token.is(tok::raw_identifier))
        d.identifiers.push_back(spelling);
    }
    out.push_back(std::move(d));
  }
  return out;
}

} // namespace

void addConditionals(Program &program, const Preprocessor &preprocessor) {
  const SourceManager &manager = preprocessor.getSourceManager();
  std::vector<std::pair<unsigned, unsigned>> skipped; ///< offsets into the main file
  if (auto *record = const_cast<Preprocessor &>(preprocessor).getPreprocessingRecord())
    for (const SourceRange &range : record->getSkippedRanges())
      if (manager.getFileID(range.getBegin()) == manager.getMainFileID())
        skipped.emplace_back(manager.getFileOffset(range.getBegin()), manager.getFileOffset(range.getEnd()));
  // Just before a directive stands the end of the branch that it closes.
  auto isSkipped = [&](unsigned offset) {
    return std::any_of(skipped.begin(), skipped.end(),
                       [&](const auto &s) { return s.first < offset && offset < s.second; });
  };

  struct Open {
    Conditional conditional;
    unsigned branchLine = 0;
  };
  std::vector<Open> open;
  auto endBranch = [&](Open &o, const Directive &at) {
    if (o.conditional.compiled < 0 && at.hash > 0 && !isSkipped(at.hash - 1)) {
      o.conditional.compiled = int(o.conditional.branches.size());
      o.conditional.taken = o.conditional.branches.empty();
    }
    o.conditional.branches.emplace_back(o.branchLine, std::max(at.line, 1u) - 1);
    o.branchLine = at.lastLine + 1;
  };
  auto addMacros = [](Conditional &c, const Directive &d) {
    for (auto &name : d.identifiers)
      if (name != "defined" && name.rfind("__has_", 0) != 0 &&
          std::find(c.macros.begin(), c.macros.end(), name) == c.macros.end())
        c.macros.push_back(name);
  };
  for (const Directive &d : directivesOf(manager, preprocessor.getLangOpts())) {
    if (d.name == "if" || d.name == "ifdef" || d.name == "ifndef") {
      Open o;
      o.conditional.range.file = 0;
      o.conditional.range.line = d.line;
      o.conditional.range.column = d.column;
      o.conditional.text = d.name == "if" ? d.text : d.name + " " + d.text;
      o.branchLine = d.lastLine + 1;
      addMacros(o.conditional, d);
      open.push_back(std::move(o));
    } else if (open.empty()) {
      if (d.name == "define" && !d.identifiers.empty())
        program.macrosDefined.push_back(d.identifiers.front());
    } else if (d.name == "elif" || d.name == "elifdef" || d.name == "elifndef" || d.name == "else") {
      endBranch(open.back(), d);
      addMacros(open.back().conditional, d);
      if (d.name == "else")
        open.back().conditional.hasElse = true;
    } else if (d.name == "endif") {
      endBranch(open.back(), d);
      Conditional c = std::move(open.back().conditional);
      open.pop_back();
      c.range.endLine = d.lastLine;
      c.range.endColumn = d.endColumn;
      program.conditionals.push_back(std::move(c));
    } else if (d.name == "define" && !d.identifiers.empty() && !isSkipped(d.hash))
      program.macrosDefined.push_back(d.identifiers.front());
  }
  std::sort(program.conditionals.begin(), program.conditionals.end(), [](const Conditional &a, const Conditional &b) {
    return std::pair(a.range.line, a.range.column) < std::pair(b.range.line, b.range.column);
  });
}

} // namespace accelscope::model
