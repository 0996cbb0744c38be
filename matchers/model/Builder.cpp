#include "matchers/model/Builder.h"

#include "matchers/model/Walker.h"

#include <clang/AST/Attr.h>
#include <clang/Basic/SourceManager.h>
#include <clang/Frontend/ASTUnit.h>
#include <clang/Lex/Lexer.h>

#include <algorithm>

using namespace clang;

namespace accelscope::model {

const FunctionDecl *patternOf(const FunctionDecl *function) {
  const FunctionDecl *pattern = function;
  if (function->getTemplateSpecializationKind() != TSK_ExplicitSpecialization)
    if (auto *from = function->getTemplateInstantiationPattern(false))
      pattern = from;
  return pattern->getCanonicalDecl();
}

std::string qualifiedName(const NamedDecl *decl) {
  std::string s;
  llvm::raw_string_ostream stream(s);
  PrintingPolicy policy(decl->getASTContext().getPrintingPolicy());
  policy.SuppressUnwrittenScope = true;
  policy.SuppressInlineNamespace = true;
  decl->printQualifiedName(stream, policy);
  return s;
}

bool isKernelDecl(const FunctionDecl *function) { return function->hasAttr<CUDAGlobalAttr>(); }

int Shared::fileIndex(FileID file) {
  auto it = files.find(file);
  if (it != files.end())
    return it->second;
  auto &manager = context.getSourceManager();
  int index = 0;
  if (file != manager.getMainFileID()) {
    auto entry = manager.getFileEntryRefForID(file);
    program.files.push_back(entry ? entry->getName().str() : "<memory>");
    index = int(program.files.size()) - 1;
  }
  return files[file] = index;
}

Range Shared::range(SourceRange source) {
  Range r;
  if (source.isInvalid())
    return r;
  auto &manager = context.getSourceManager();
  const SourceLocation begin = manager.getExpansionLoc(source.getBegin());
  const SourceLocation end = manager.getExpansionRange(source.getEnd()).getEnd();
  r.file = fileIndex(manager.getFileID(begin));
  r.line = manager.getSpellingLineNumber(begin);
  r.column = manager.getSpellingColumnNumber(begin);
  const SourceLocation last = Lexer::getLocForEndOfToken(end, 0, manager, context.getLangOpts());
  const SourceLocation stop = last.isValid() ? last : end;
  if (manager.getFileID(stop) == manager.getFileID(begin)) {
    r.endLine = manager.getSpellingLineNumber(stop);
    r.endColumn = manager.getSpellingColumnNumber(stop);
  }
  if (r.endLine < r.line) {
    r.endLine = r.line;
    r.endColumn = r.column + 1;
  }
  if (source.getBegin().isMacroID()) {
    const SourceLocation spelling = manager.getSpellingLoc(source.getBegin());
    if (manager.getFileID(spelling) == manager.getMainFileID())
      r.spellingLine = manager.getSpellingLineNumber(spelling);
  }
  return r;
}

bool Shared::isLibrary(const Decl *decl) {
  auto &manager = context.getSourceManager();
  SourceLocation location = decl->getLocation();
  if (location.isInvalid())
    return true;
  location = manager.getExpansionLoc(location);
  if (manager.isInSystemHeader(location))
    return true;
  if (manager.getFileID(location) == manager.getMainFileID())
    return false;
  const auto name = manager.getFilename(location);
  return name.empty() || name.starts_with("/accelscope/include") || name.starts_with("/usr/");
}

std::string Shared::headerOf(const Decl *decl) {
  auto &manager = context.getSourceManager();
  const auto name = manager.getFilename(manager.getExpansionLoc(decl->getLocation()));
  const auto slash = name.rfind('/');
  return (slash == llvm::StringRef::npos ? name : name.substr(slash + 1)).str();
}

int Shared::kernelIndex(const FunctionDecl *function) {
  auto it = kernels.find(patternOf(function));
  return it == kernels.end() ? -1 : it->second;
}

int Shared::instanceIndex(const FunctionDecl *function) {
  auto it = instances.find(function->getCanonicalDecl());
  if (it != instances.end())
    return it->second.second;
  const int kernel = kernelIndex(function);
  if (kernel < 0)
    return -1;
  auto &k = program.kernels[size_t(kernel)];
  return k.instances.size() == 1 ? 0 : -1;
}

int Shared::functionIndex(const FunctionDecl *function) {
  auto it = functions.find(patternOf(function));
  return it == functions.end() ? -1 : it->second;
}

int64_t Shared::sizeOf(QualType type) {
  if (type.isNull())
    return 1;
  type = type.getNonReferenceType();
  if (type->isVoidType())
    return 1;
  if (type->isDependentType() || type->isUndeducedType() || type->isIncompleteType() || type->isSizelessType() ||
      type->isFunctionType() || type->isVariableArrayType())
    return 4; // most elements are words; the stride in elements does not depend on it
  if (auto *record = type->getAsRecordDecl(); record && record->isInvalidDecl())
    return 4;
  return context.getTypeSizeInChars(type).getQuantity();
}

int64_t Shared::alignOf(QualType type) {
  if (type.isNull() || type->isDependentType() || type->isIncompleteType())
    return 0;
  const auto *record = type->getAsRecordDecl();
  if (!record || record->isInvalidDecl())
    return 0;
  return context.getTypeAlignInChars(type).getQuantity();
}

std::string Shared::typeName(QualType type) {
  if (type.isNull())
    return "";
  QualType plain = type.getNonReferenceType().getCanonicalType().getUnqualifiedType();
  PrintingPolicy policy(context.getPrintingPolicy());
  policy.SuppressTagKeyword = true;
  policy.SuppressUnwrittenScope = true;
  return plain.getAsString(policy);
}

bool Shared::isVectorType(const std::string &name) {
  static const std::set<std::string> bases = {"char", "uchar", "short", "ushort", "int", "uint", "long", "ulong",
                                              "longlong", "ulonglong", "float", "double", "half", "__half",
                                              "nv_bfloat16", "__nv_bfloat16", "bfloat16"};
  if (name == "dim3")
    return false;
  std::string base = name;
  // CUDA 13 names the alignment: double4_16a.
  if (base.size() > 4 && (base.rfind("_16a") == base.size() - 4 || base.rfind("_32a") == base.size() - 4))
    base.resize(base.size() - 4);
  if (base.empty() || base.back() < '1' || base.back() > '8')
    return false;
  base.pop_back();
  return bases.count(base) > 0;
}

bool Shared::isAlignedPack(QualType type) {
  if (type.isNull() || type->isDependentType())
    return false;
  const auto *record = type->getAsRecordDecl();
  if (!record || !record->isCompleteDefinition() || record->isUnion() || record->isInvalidDecl())
    return false;
  if (const auto *full = dyn_cast<CXXRecordDecl>(record);
      full && (full->getNumBases() > 0 || full->isDynamicClass()))
    return false;
  const FieldDecl *only = nullptr;
  for (const FieldDecl *field : record->fields()) {
    if (only)
      return false;
    only = field;
  }
  const auto *array = only ? context.getAsConstantArrayType(only->getType()) : nullptr;
  if (!array || array->getSize().getZExtValue() < 2)
    return false;
  const int64_t size = sizeOf(type), alignment = context.getTypeAlignInChars(type).getQuantity();
  return size >= 2 && size <= 32 && alignment >= std::min<int64_t>(size, 16) &&
         alignment > context.getTypeAlignInChars(array->getElementType()).getQuantity();
}

namespace {

/// Collects what the file declares, then walks it.
class ProgramBuilder {
public:
  ProgramBuilder(ASTContext &context, const BuildOptions &options)
      : context(context), options(options), program(std::make_unique<Program>()), shared(context, *program, options.stepLimit) {}

  std::unique_ptr<Program> build() {
    auto &manager = context.getSourceManager();
    const FileID main = manager.getMainFileID();
    auto entry = manager.getFileEntryRefForID(main);
    program->files.push_back(entry ? entry->getName().str() : "<memory>");
    shared.fileIndex(main);
    readLines(manager.getBufferData(main));
    // What a precompiled preamble holds is library code; loading all of it would take long.
    for (auto *decl : context.getTranslationUnitDecl()->noload_decls())
      collect(decl);
    sortKernels();
    walkHosts();
    walkKernels();
    finish();
    return std::move(program);
  }

private:
  struct Candidate {
    const FunctionDecl *function;
    int index; ///< into program->functions
  };

  void readLines(llvm::StringRef text) {
    while (!text.empty()) {
      auto [line, rest] = text.split('\n');
      if (line.ends_with("\r"))
        line = line.drop_back();
      program->lines.push_back(line.str());
      text = rest;
    }
  }

  void collectIn(const DeclContext *scope) {
    for (auto *decl : scope->decls())
      collect(decl);
  }

  void collect(const Decl *decl) {
    // Whole library headers are skipped at their outermost declaration.
    if (isa<NamespaceDecl, LinkageSpecDecl>(decl)) {
      if (!shared.isLibrary(decl))
        collectIn(cast<DeclContext>(decl));
      return;
    }
    if (auto *t = dyn_cast<FunctionTemplateDecl>(decl)) {
      if (shared.isLibrary(t))
        return;
      add(t->getTemplatedDecl(), t);
      for (auto *specialization : t->specializations())
        add(specialization, t);
      return;
    }
    if (auto *t = dyn_cast<ClassTemplateDecl>(decl)) {
      if (shared.isLibrary(t))
        return;
      collectIn(t->getTemplatedDecl());
      for (auto *specialization : t->specializations())
        collectIn(specialization);
      return;
    }
    if (auto *record = dyn_cast<CXXRecordDecl>(decl)) {
      if (!shared.isLibrary(record) && record->isThisDeclarationADefinition())
        collectIn(record);
      return;
    }
    if (auto *function = dyn_cast<FunctionDecl>(decl)) {
      if (!shared.isLibrary(function))
        add(function, nullptr);
      return;
    }
    if (auto *variable = dyn_cast<VarDecl>(decl); variable && !shared.isLibrary(variable))
      addGlobal(variable);
  }

  void addGlobal(const VarDecl *variable) {
    Global g;
    g.name = variable->getNameAsString();
    g.type = shared.typeName(variable->getType());
    g.range = shared.range(variable->getSourceRange());
    g.isStaticLocal = variable->isStaticLocal();
    g.space = variable->hasAttr<CUDAConstantAttr>() ? Space::Constant
              : variable->hasAttr<CUDASharedAttr>() ? Space::Shared
              : variable->hasAttr<CUDADeviceAttr>() ? Space::Global
                                                    : Space::Host;
    program->globals.push_back(std::move(g));
  }

  std::vector<Parameter> parametersOf(const FunctionDecl *function) {
    std::vector<Parameter> out;
    for (auto *p : function->parameters()) {
      Parameter q;
      q.name = p->getNameAsString();
      QualType type = p->getType();
      q.type = shared.typeName(type);
      q.range = shared.range(p->getSourceRange());
      q.isReference = type->isReferenceType();
      QualType plain = type.getNonReferenceType();
      q.isPointer = plain->isPointerType();
      q.isRestrict = plain.isRestrictQualified() || type.isRestrictQualified();
      if (q.isPointer) {
        QualType pointee = plain->getPointeeType();
        q.isConst = pointee.isConstQualified();
        q.elementType = shared.typeName(pointee);
        q.elementSize = shared.sizeOf(pointee);
        if (pointee->isPointerType() && pointee.isRestrictQualified())
          q.isRestrict = true;
      }
      out.push_back(std::move(q));
    }
    return out;
  }

  void add(const FunctionDecl *function, const FunctionTemplateDecl *) {
    const FunctionDecl *definition = nullptr;
    if (!function->hasBody(definition)) {
      if (!isKernelDecl(function))
        return;
      definition = function;
    }
    if (definition->isImplicit() || definition->isDefaulted())
      return;
    const FunctionDecl *pattern = patternOf(definition);
    const FunctionDecl *written = definition;
    if (auto *from = definition->getTemplateInstantiationPattern(false);
        from && definition->getTemplateSpecializationKind() != TSK_ExplicitSpecialization) {
      const FunctionDecl *body = nullptr;
      written = from->hasBody(body) ? body : from;
    }
    if (!seen.insert(definition).second)
      return;
    auto [it, fresh] = shared.functions.try_emplace(pattern, int(program->functions.size()));
    if (fresh) {
      Function f;
      f.name = qualifiedName(written);
      f.range = shared.range(written->getSourceRange());
      f.isKernel = isKernelDecl(written);
      f.isDevice = written->hasAttr<CUDADeviceAttr>() || f.isKernel;
      f.isHost = !f.isKernel && (!written->hasAttr<CUDADeviceAttr>() || written->hasAttr<CUDAHostAttr>());
      f.isTemplate = written->isDependentContext() || definition != written;
      f.parameters = parametersOf(written);
      f.hasErrors = written->isInvalidDecl();
      f.isSpecialization = written->getTemplateSpecializationKind() == TSK_ExplicitSpecialization;
      for (const DeclContext *scope = written->getDeclContext(); scope; scope = scope->getParent())
        if (auto *record = dyn_cast<ClassTemplateSpecializationDecl>(scope))
          f.isSpecialization = f.isSpecialization || isa<ClassTemplatePartialSpecializationDecl>(record) ||
                               record->getSpecializationKind() == TSK_ExplicitSpecialization;
      program->functions.push_back(std::move(f));
    }
    if (isKernelDecl(definition))
      addKernel(definition, written, pattern);
    else
      candidates[it->second].push_back(definition);
  }

  void addKernel(const FunctionDecl *definition, const FunctionDecl *written, const FunctionDecl *pattern) {
    auto [it, fresh] = shared.kernels.try_emplace(pattern, int(program->kernels.size()));
    if (fresh) {
      Kernel k;
      k.name = qualifiedName(written);
      if (written->getTemplateSpecializationKind() == TSK_ExplicitSpecialization) {
        k.name.clear();
        llvm::raw_string_ostream stream(k.name);
        written->getNameForDiagnostic(stream, context.getPrintingPolicy(), true);
      }
      k.range = shared.range(written->getSourceRange());
      k.nameRange = shared.range(SourceRange(written->getLocation(), written->getLocation()));
      k.hasBody = written->hasBody();
      k.isTemplate = written->isDependentContext();
      if (auto *t = written->getDescribedFunctionTemplate()) {
        k.range.line = std::min(k.range.line, shared.range(t->getSourceRange()).line);
        for (auto *p : *t->getTemplateParameters())
          k.templateParameters.push_back(p->getNameAsString());
      }
      k.parameters = parametersOf(written);
      for (auto *redeclaration : written->redecls())
        if (auto *bounds = redeclaration->getAttr<CUDALaunchBoundsAttr>()) {
          k.launchBoundsRange = shared.range(bounds->getRange());
          auto value = [&](const Expr *e) -> int64_t {
            if (!e)
              return 0;
            if (e->isValueDependent())
              return -1;
            Expr::EvalResult r;
            return e->EvaluateAsInt(r, context) ? r.Val.getInt().getExtValue() : -1;
          };
          k.launchBoundsThreads = value(bounds->getMaxThreads());
          k.launchBoundsBlocks = value(bounds->getMinBlocks());
        }
      for (auto *redeclaration : written->redecls())
        for (auto *note : redeclaration->specific_attrs<AnnotateAttr>())
          if (note->getAnnotation() == "maxnreg") {
            k.maxRegisters = true;
            k.launchBoundsRange = shared.range(note->getRange());
          } else if (note->getAnnotation() == "cluster_dims")
            k.clusterRange = shared.range(note->getRange());
      program->kernels.push_back(std::move(k));
      patterns[it->second] = written;
    }
    if (!definition->isDependentContext())
      specializations[it->second].push_back(definition);
  }

  /// Source order, so that output does not hang on how templates were instantiated.
  void sortKernels() {
    std::vector<int> order(program->kernels.size());
    for (size_t i = 0; i < order.size(); ++i)
      order[i] = int(i);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
      const Range &ra = program->kernels[size_t(a)].range, &rb = program->kernels[size_t(b)].range;
      return std::tie(ra.file, ra.line, ra.column) < std::tie(rb.file, rb.line, rb.column);
    });
    std::vector<int> position(order.size());
    std::vector<Kernel> sorted;
    for (size_t i = 0; i < order.size(); ++i) {
      position[size_t(order[i])] = int(i);
      sorted.push_back(std::move(program->kernels[size_t(order[i])]));
    }
    program->kernels = std::move(sorted);
    for (auto &[pattern, index] : shared.kernels)
      index = position[size_t(index)];
    std::map<int, const FunctionDecl *> newPatterns;
    std::map<int, std::vector<const FunctionDecl *>> newSpecializations;
    for (auto &[index, f] : patterns)
      newPatterns[position[size_t(index)]] = f;
    for (auto &[index, list] : specializations)
      newSpecializations[position[size_t(index)]] = std::move(list);
    patterns = std::move(newPatterns);
    specializations = std::move(newSpecializations);

    for (size_t i = 0; i < program->kernels.size(); ++i) {
      Kernel &k = program->kernels[i];
      for (auto *f : specializations[int(i)]) {
        KernelInstance instance;
        if (auto *args = f->getTemplateSpecializationArgs())
          for (auto &argument : args->asArray()) {
            std::string s;
            llvm::raw_string_ostream stream(s);
            argument.print(context.getPrintingPolicy(), stream, true);
            instance.templateArgs.push_back(s);
          }
        shared.instances[f->getCanonicalDecl()] = {int(i), int(k.instances.size())};
        k.instances.push_back(std::move(instance));
      }
      if (k.instances.empty()) {
        KernelInstance instance;
        instance.isPattern = k.isTemplate;
        k.instances.push_back(std::move(instance));
      }
    }
  }

  void collectReferences(const Stmt *s, std::set<int> &out) {
    if (!s)
      return;
    const FunctionDecl *target = nullptr;
    if (auto *ref = dyn_cast<DeclRefExpr>(s))
      target = dyn_cast<FunctionDecl>(ref->getDecl());
    else if (auto *member = dyn_cast<MemberExpr>(s))
      target = dyn_cast<FunctionDecl>(member->getMemberDecl());
    else if (auto *construct = dyn_cast<CXXConstructExpr>(s))
      target = construct->getConstructor();
    else if (auto *overload = dyn_cast<OverloadExpr>(s)) {
      for (auto *d : overload->decls()) {
        const NamedDecl *underlying = d->getUnderlyingDecl();
        if (auto *t = dyn_cast<FunctionTemplateDecl>(underlying))
          underlying = t->getTemplatedDecl();
        if (auto *f = dyn_cast<FunctionDecl>(underlying))
          if (int index = shared.functionIndex(f); index >= 0)
            out.insert(index);
      }
    }
    if (target)
      if (int index = shared.functionIndex(target); index >= 0)
        out.insert(index);
    if (auto *lambda = dyn_cast<LambdaExpr>(s))
      collectReferences(lambda->getBody(), out);
    for (auto *child : s->children())
      collectReferences(child, out);
  }

  void walkHost(int index) {
    Function &f = program->functions[size_t(index)];
    auto &forms = candidates[index];
    // Instantiations where there are any, the pattern otherwise.
    std::vector<const FunctionDecl *> chosen;
    for (auto *form : forms)
      if (!form->isDependentContext())
        chosen.push_back(form);
    if (chosen.empty())
      chosen = forms;
    if (chosen.size() > 4)
      chosen.resize(4);
    for (auto *form : chosen) {
      HostEntry entry;
      entry.name = f.name;
      entry.function = index;
      entry.body = std::make_unique<Body>();
      Walker walker(shared, *entry.body, false);
      walker.run(form);
      for (auto &frame : entry.body->frames)
        if (frame.functionIndex >= 0)
          visited.insert(frame.functionIndex);
      program->hosts.push_back(std::move(entry));
    }
  }

  void walkHosts() {
    std::map<int, std::set<int>> uses;
    std::set<int> used;
    for (auto &[index, forms] : candidates) {
      std::set<int> targets;
      for (auto *form : forms)
        collectReferences(form->getBody(), targets);
      targets.erase(index);
      if (program->functions[size_t(index)].isHost)
        used.insert(targets.begin(), targets.end());
      uses[index] = std::move(targets);
    }
    std::vector<int> order;
    for (auto &[index, forms] : candidates)
      if (program->functions[size_t(index)].isHost)
        order.push_back(index);
    std::sort(order.begin(), order.end(), [&](int a, int b) {
      const Range &ra = program->functions[size_t(a)].range, &rb = program->functions[size_t(b)].range;
      return std::tie(ra.file, ra.line, ra.column) < std::tie(rb.file, rb.line, rb.column);
    });
    for (int index : order)
      if (!used.count(index) || program->functions[size_t(index)].name == "main") {
        program->functions[size_t(index)].isEntry = true;
        walkHost(index);
      }
    // What no entry reached (recursion, virtual calls, limits) still stands in the file.
    for (int index : order)
      if (!visited.count(index) && mentionsCuda(index)) {
        program->functions[size_t(index)].isEntry = true;
        walkHost(index);
      }
  }

  bool mentionsCuda(const Stmt *s) {
    if (!s)
      return false;
    if (isa<CUDAKernelCallExpr>(s))
      return true;
    if (auto *call = dyn_cast<CallExpr>(s))
      if (auto *callee = call->getDirectCallee())
        if (callee->getIdentifier() && callee->getName().starts_with("cu") && shared.isLibrary(callee))
          return true;
    for (auto *child : s->children())
      if (mentionsCuda(child))
        return true;
    return false;
  }
  bool mentionsCuda(int index) {
    for (auto *form : candidates[index])
      if (mentionsCuda(form->getBody()))
        return true;
    return false;
  }

  void walkKernels() {
    for (size_t i = 0; i < program->kernels.size(); ++i) {
      Kernel &k = program->kernels[i];
      auto &forms = specializations[int(i)];
      int walked = 0;
      // Launched instances first: they are what the limit must not drop.
      std::vector<size_t> order;
      for (size_t j = 0; j < forms.size(); ++j)
        if (!k.instances[j].launches.empty())
          order.push_back(j);
      for (size_t j = 0; j < forms.size(); ++j)
        if (k.instances[j].launches.empty())
          order.push_back(j);
      for (size_t j : order) {
        const FunctionDecl *body = nullptr;
        if (!forms[j]->hasBody(body) || walked >= options.instanceLimit)
          continue;
        ++walked;
        walkKernel(k, k.instances[j], forms[j]);
      }
      if (walked == 0 && k.hasBody) {
        // Never instantiated, or instantiation failed: the pattern is still a kernel that stands here.
        KernelInstance *target = forms.empty() ? &k.instances[0] : nullptr;
        if (!target) {
          k.instances.emplace_back();
          target = &k.instances.back();
        }
        target->isPattern = true;
        walkKernel(k, *target, patterns[int(i)]);
      }
    }
  }

  void walkKernel(Kernel &, KernelInstance &instance, const FunctionDecl *form) {
    instance.body = std::make_unique<Body>();
    for (int axis = 0; axis < 3; ++axis) {
      instance.blockShape[axis] = std::max<int64_t>(instance.blockShape[axis], 0);
      instance.gridShape[axis] = std::max<int64_t>(instance.gridShape[axis], 0);
    }
    Walker walker(shared, *instance.body, true);
    walker.run(form);
  }

  void finish() {
    // Kernels that only launch each other are a library part too.
    bool anyLaunch = std::any_of(program->launches.begin(), program->launches.end(),
                                 [](const Launch &launch) { return !launch.fromDevice; });
    for (auto &host : program->hosts)
      for (auto &event : host.body->host)
        anyLaunch = anyLaunch || event.kind == HostKind::Launch;
    program->kernelsOnly = !anyLaunch;
    for (auto &k : program->kernels)
      k.counts = k.launched || k.addressTaken || program->kernelsOnly;
    for (auto &k : program->kernels)
      for (auto &instance : k.instances)
        if (instance.body)
          for (auto &frame : instance.body->frames)
            if (frame.functionIndex >= 0 && k.counts)
              program->functions[size_t(frame.functionIndex)].reachedFromKernel = true;
    for (int index : visited)
      program->functions[size_t(index)].reachedFromHost = true;
    std::sort(program->launches.begin(), program->launches.end(), [](const Launch &a, const Launch &b) {
      return std::tie(a.where.file, a.where.line, a.where.column, a.kernel, a.instance) <
             std::tie(b.where.file, b.where.line, b.where.column, b.kernel, b.instance);
    });
    // Instances refer to launches by position: found again after sorting.
    for (auto &k : program->kernels)
      for (auto &instance : k.instances)
        instance.launches.clear();
    for (size_t i = 0; i < program->launches.size(); ++i) {
      const Launch &l = program->launches[i];
      if (l.kernel >= 0 && l.instance >= 0)
        program->kernels[size_t(l.kernel)].instances[size_t(l.instance)].launches.push_back(int(i));
    }
    for (auto &host : program->hosts)
      if (!host.body->complete)
        program->notes.push_back("host function '" + host.name + "' is " + host.body->note);
    for (auto &k : program->kernels)
      for (auto &instance : k.instances)
        if (instance.body && !instance.body->complete)
          program->notes.push_back("kernel '" + k.name + "' is " + instance.body->note);
  }

  ASTContext &context;
  const BuildOptions &options;
  std::unique_ptr<Program> program;
  Shared shared;
  std::set<const FunctionDecl *> seen;
  std::map<int, std::vector<const FunctionDecl *>> candidates; ///< by function index
  std::map<int, std::vector<const FunctionDecl *>> specializations;
  std::map<int, const FunctionDecl *> patterns;
  std::set<int> visited;
};

} // namespace

std::unique_ptr<Program> buildProgram(ASTContext &context, const BuildOptions &options) {
  return ProgramBuilder(context, options).build();
}

std::unique_ptr<Program> buildProgram(ASTUnit &unit, const BuildOptions &options) {
  auto program = buildProgram(unit.getASTContext(), options);
  if (auto preprocessor = unit.getPreprocessorPtr())
    addConditionals(*program, *preprocessor);
  return program;
}

} // namespace accelscope::model
