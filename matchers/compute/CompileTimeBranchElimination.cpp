// A choice between variants of device code that is settled when the code is compiled.
#include "matchers/compute/Common.h"

#include <cctype>

namespace accelscope::matchers {
namespace {
using namespace model;
using namespace compute;

bool contains(const std::string &s, const char *part) { return s.find(part) != std::string::npos; }

/// A macro of the compiler, the platform, a version, an architecture or of debugging.
bool isGuardMacro(std::string name) {
  for (char &c : name)
    c = char(std::toupper(static_cast<unsigned char>(c)));
  if (name.rfind("__", 0) == 0 || name.rfind("_MSC", 0) == 0 || name.rfind("_WIN", 0) == 0)
    return true;
  for (const char *part : {"DEBUG",  "VERBOSE", "VERSION", "_ARCH",  "ARCH_", "ASSERT", "TRACE",
                           "PROFIL", "LOGGING", "CUDART",  "CUDACC", "ROCM",  "HIPCC",  "WIN32",
                           "WIN64",  "LINUX",   "APPLE",   "_HIP",   "HAVE_", "TIMING", "SANITIZ"})
    if (contains(name, part))
      return true;
  return name == "ARCH" || name == "HIP" || name == "DBG" || name == "TEST";
}

bool isGuard(const Conditional &c) {
  return c.macros.empty() ||
         std::any_of(c.macros.begin(), c.macros.end(), [](auto &m) { return isGuardMacro(m); });
}

/// Lines of a branch that hold code: not blank, no comment, no directive.
unsigned codeLines(const Program &program, std::pair<unsigned, unsigned> lines) {
  unsigned count = 0;
  for (unsigned n = lines.first; n <= lines.second && n <= program.lines.size(); ++n) {
    const std::string &line = program.lines[n - 1];
    const auto at = line.find_first_not_of(" \t");
    if (at == std::string::npos || line[at] == '#' || line.compare(at, 2, "//") == 0 ||
        line.compare(at, 2, "/*") == 0 || line[at] == '*')
      continue;
    if (line.find_first_not_of(" \t{};") != std::string::npos)
      ++count;
  }
  return count;
}

bool counts(const Program &program, const Function &f) {
  if (!f.isDevice)
    return false;
  if (!f.isKernel)
    return f.reachedFromKernel || program.kernelsOnly;
  for (auto &kernel : program.kernels)
    if (kernel.counts && kernel.range.line <= f.range.endLine &&
        f.range.line <= kernel.range.endLine)
      return true;
  return false;
}

/// `#if ... #else` between variants inside a device function or between whole device functions.
void directives(const Program &program, Sink &sink) {
  for (auto &c : program.conditionals) {
    if (c.branches.size() < 2 || c.compiled < 0 || isGuard(c))
      continue;
    unsigned variants = 0;
    for (auto &branch : c.branches)
      variants += codeLines(program, branch) > 0;
    if (variants < 2)
      continue;
    const Function *in = nullptr;
    for (auto &f : program.functions)
      if (f.range.file == 0 && f.range.line <= c.range.line && c.range.endLine <= f.range.endLine &&
          counts(program, f))
        in = &f;
    bool whole = false;
    if (!in) {
      // The compiled branch defines a device function, and so does another one.
      const auto compiled = c.branches[size_t(c.compiled)];
      for (auto &f : program.functions)
        if (f.range.file == 0 && compiled.first <= f.range.line &&
            f.range.endLine <= compiled.second && counts(program, f))
          in = &f;
      for (size_t b = 0; b < c.branches.size() && in; ++b)
        for (unsigned n = c.branches[b].first;
             int(b) != c.compiled && n <= c.branches[b].second && n <= program.lines.size(); ++n)
          whole = whole || contains(program.lines[n - 1], "__device__") ||
                  contains(program.lines[n - 1], "__global__");
      if (!whole)
        continue;
    }
    Range line = c.range;
    line.endLine = line.line;
    line.endColumn = unsigned(program.lines[line.line - 1].size()) + 1;
    Hit hit;
    hit.kernel = in->name;
    const std::string condition = c.text.rfind("if", 0) == 0 ? "#" + c.text : "#if " + c.text;
    hit.evidence.push_back({line, "'" + condition + "' chooses the code that is compiled"});
    hit.reason = "'" + condition + "' picks one of " + std::to_string(variants) +
                 " variants of the code of '" + in->name + "'";
    const bool defined = std::any_of(c.macros.begin(), c.macros.end(), [&](auto &m) {
      return std::find(program.macrosDefined.begin(), program.macrosDefined.end(), m) !=
             program.macrosDefined.end();
    });
    if (!defined && !c.taken) {
      hit.verdict = Verdict::Unclear;
      hit.confidence = 0.5;
      hit.doubt = "the file defines none of the macros that it tests";
    }
    sink.add(std::move(hit));
  }
}

/// Device functions and kernels whose body replaces that of their template.
void specialisations(const Program &program, Sink &sink) {
  std::set<int> pointers; // functions that hand out shared memory: a workaround for its declaration
  forEachInstance(program, [&](const Kernel &, const KernelInstance &instance) {
    const Body &body = *instance.body;
    for (auto &call : body.calls)
      if (call.function >= 0 && call.result)
        for (int o : objectsOf(body.arena, call.result))
          if (body.objects[size_t(o)].space == Space::Shared)
            pointers.insert(call.function);
  });
  for (size_t i = 0; i < program.functions.size(); ++i) {
    const Function &f = program.functions[i];
    if (!f.isSpecialization || !counts(program, f) || pointers.count(int(i)))
      continue;
    // Another body under the same name: the template's, or another specialisation's.
    const Function *other = nullptr;
    for (auto &g : program.functions)
      if (&g != &f && g.isDevice && g.name == f.name && (g.isTemplate || g.isSpecialization))
        other = &g;
    if (!other)
      continue;
    Range head = f.range;
    head.endLine = head.line;
    head.endColumn = 0;
    Hit hit;
    hit.kernel = f.name;
    hit.evidence.push_back({head, "a specialisation with a body of its own"});
    hit.evidence.push_back({{other->range.file, other->range.line, other->range.column,
                             other->range.line, other->range.column, 0},
                            "the same function for other arguments"});
    hit.reason = "'" + f.name + "' is specialised: its template arguments choose between bodies";
    sink.add(std::move(hit));
  }
}
} // namespace
} // namespace accelscope::matchers

ACCELSCOPE_DETECTOR(CompileTimeBranchElimination) {
  Places places;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    for (auto &branch : instance.body->branches) {
      const bool settled = branch.kind == Branch::IfConstexpr || branch.onTemplateParameter;
      if (!settled && !branch.onConstant)
        continue;
      const int frame = branch.frame;
      const std::string in =
          frame >= 0 ? instance.body->frames[size_t(frame)].function : kernel.name;
      Range head = branch.where;
      head.endLine = head.line;
      if (branch.thenRange.valid() && branch.kind != Branch::Ternary &&
          branch.thenRange.line == head.line)
        head.endColumn = branch.thenRange.column;
      else if (branch.kind == Branch::Ternary)
        head = branch.where;
      const std::string text = program.text(head);
      if (!settled) {
        // A literal chooses nothing, and a debugging switch no variant of the computation.
        const auto open = text.find('(');
        std::string word;
        bool named = false, guard = false;
        for (char c : (open == std::string::npos ? text : text.substr(open)) + " ")
          if (std::isalnum(static_cast<unsigned char>(c)) || c == '_')
            word += c;
          else {
            named = named || (!word.empty() && !std::isdigit(static_cast<unsigned char>(word[0])) &&
                              word != "true" && word != "false");
            guard = guard || (!word.empty() && isGuardMacro(word));
            word.clear();
          }
        if (!named || guard)
          continue;
      }
      if (!places.isNew(branch.where))
        continue;
      Hit hit;
      hit.kernel = in;
      const char *what = branch.kind == Branch::IfConstexpr ? "'if constexpr'"
                         : branch.kind == Branch::Switch    ? "the switch"
                                                            : "the condition";
      if (settled) {
        hit.evidence.push_back({head, std::string(what) + " is settled when the code is compiled"});
        hit.reason = std::string(what) + " at line " + std::to_string(head.line) + " of '" + in +
                     "' is settled by " +
                     (branch.onTemplateParameter ? "a template parameter" : "a constant") +
                     " when the code is compiled";
      } else {
        hit.verdict = Verdict::Unclear;
        hit.confidence = 0.5;
        hit.doubt = "a plain constant settles it, no parameter";
        hit.evidence.push_back({head, std::string(what) + " is a constant of the file"});
        hit.reason = std::string(what) + " at line " + std::to_string(head.line) + " of '" + in +
                     "' is a constant of the file";
      }
      sink.add(std::move(hit));
    }
  });
  directives(program, sink);
  specialisations(program, sink);
}
