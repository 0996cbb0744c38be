// Fragments that mean something only where another file includes them, and headers that a build
// system would have found.
#include "analyzer/frontend/ProjectContext.h"
#include "analyzer/frontend/Parser.h"
#include "clang/AST/RecursiveASTVisitor.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace accelscope::frontend;
namespace fs = std::filesystem;

namespace {

class ProjectContextTest : public testing::Test {
protected:
  void SetUp() override {
    root_ = fs::temp_directory_path() / ("accelscope-context-" + std::to_string(getpid()));
    fs::remove_all(root_);
    fs::create_directories(root_ / ".git"); // the checkout ends here
  }
  void TearDown() override { fs::remove_all(root_); }

  std::string write(const std::string &name, const std::string &text) {
    fs::path path = root_ / name;
    fs::create_directories(path.parent_path());
    std::ofstream(path) << text;
    return path.string();
  }

  fs::path root_;
};

std::string notesOf(const ParsedUnit &unit) {
  std::string all = unit.status;
  for (const std::string &note : unit.notes)
    all += "\n" + note;
  return all;
}

bool hasKernel(const ParsedUnit &unit, const std::string &name) {
  struct Visitor : clang::RecursiveASTVisitor<Visitor> {
    const clang::SourceManager *sources;
    std::string name;
    bool found = false;
    bool VisitFunctionDecl(clang::FunctionDecl *f) {
      found = found || (f->getNameAsString() == name && f->doesThisDeclarationHaveABody() &&
                        !f->isInvalidDecl() && sources->isInMainFile(f->getLocation()));
      return true;
    }
  } visitor;
  visitor.sources = &unit.ast->getSourceManager();
  visitor.name = name;
  visitor.TraverseDecl(unit.ast->getASTContext().getTranslationUnitDecl());
  return visitor.found;
}

const char *const kFragment =
    "__global__ void axpy(record *r, real a) {\n  r[threadIdx.x].v += a * FACTOR;\n}\n";
const char *const kMain = "#define FACTOR 3\n"
                          "typedef float real;\n"
                          "struct record { real v; };\n"
                          "#ifdef FACTOR\n"
                          "#include \"axpy.inl\"\n"
                          "#endif\n"
                          "int main() { axpy<<<1, 32>>>(nullptr, 1.f); }\n";

TEST_F(ProjectContextTest, AFragmentIsReadWhereItIsIncluded) {
  std::string fragment = write("src/axpy.inl", kFragment);
  std::string main = write("src/main.cu", kMain);
  ParsedUnit unit = parseFile(fragment);
  EXPECT_EQ(unit.status, "ok") << notesOf(unit);
  EXPECT_EQ(unit.includedAt, main + ":5");
  ASSERT_TRUE(unit.ast);
  EXPECT_TRUE(hasKernel(unit, "axpy"));
  // A result that is kept must fall with the file that it came from.
  EXPECT_TRUE(unit.dependencies.read.count(main));
}

TEST_F(ProjectContextTest, ThroughOtherHeadersAndFolders) {
  std::string fragment = write("src/kernels/axpy.inl", kFragment);
  write("src/kernels/all.cuh", "#pragma once\n#define FACTOR 3\n#include \"axpy.inl\"\n");
  write("src/main.cu",
        "typedef float real;\nstruct record { real v; };\n#include \"kernels/all.cuh\"\n");
  ParsedUnit unit = parseFile(fragment);
  EXPECT_EQ(unit.status, "ok") << notesOf(unit);
  EXPECT_EQ(unit.includedAt, (root_ / "src/kernels/all.cuh").string() + ":3");
}

TEST_F(ProjectContextTest, AGuardedHeaderIsNotReadTwice) {
  // main.cu reads the header before it names it: behind that, its guard would leave nothing.
  std::string header = write("k.cuh", "#ifndef K\n#define K\n#include <gone.h>\n__global__ void "
                                      "k(int *p) { p[0] = missing; }\n#endif\n");
  write("first.h", "#include \"k.cuh\"\n");
  write("main.cu", "enum { missing };\n#include \"first.h\"\n#include \"k.cuh\"\n");
  ParsedUnit unit = parseFile(header);
  ASSERT_TRUE(unit.ast);
  EXPECT_TRUE(hasKernel(unit, "k")) << notesOf(unit);
}

TEST_F(ProjectContextTest, AnIncludingSourceThatDoesNotHelpIsLeftAlone) {
  std::string fragment = write("axpy.inl", kFragment);
  write("main.cu", "#include \"axpy.inl\"\n");
  ParsedUnit unit = parseFile(fragment);
  EXPECT_EQ(unit.status, "degraded");
  EXPECT_EQ(unit.includedAt, "");
}

TEST_F(ProjectContextTest, FilesThatIncludeEachOtherEnd) {
  std::string a = write("a.cuh", "#include \"b.cuh\"\n__global__ void k(gone *p) {}\n");
  write("b.cuh", "#pragma once\n#include \"a.cuh\"\n");
  ParsedUnit unit = parseFile(a);
  EXPECT_EQ(unit.status, "degraded");
}

TEST_F(ProjectContextTest, HeadersOfAUsualPlaceAreFound) {
  std::string source = write("samples/axpy/main.cu", "#include \"check.h\"\n#include <own.h>\n"
                                                     "__global__ void k() { CHECK(OWN); }\n");
  write("samples/utils/check.h", "#define CHECK(x) (void)(x)\n");
  write("samples/axpy/deep/own.h", "#define OWN 1\n");
  ParsedUnit unit = parseFile(source);
  EXPECT_EQ(unit.status, "ok") << notesOf(unit);
}

TEST_F(ProjectContextTest, AnAngledIncludeOfTheOwnFolderIsNoLoss) {
  write("own.hpp", "typedef int own_t;\n");
  ParsedUnit unit =
      parseFile(write("a.cu", "#include <own.hpp>\n__global__ void k(own_t *p) {}\n"));
  EXPECT_EQ(unit.status, "ok") << notesOf(unit);
}

TEST_F(ProjectContextTest, AnotherProjectsHeaderIsNotTaken) {
  std::string source = write("axpy/main.cu", "#include \"params.h\"\n__global__ void k() {}\n");
  write("gemm/params.h", "#define N 1\n");
  ParsedUnit unit = parseFile(source);
  EXPECT_EQ(unit.missingHeaders, std::vector<std::string>{"params.h"});
}

TEST_F(ProjectContextTest, AParentsHeaderDoesNotHideTheSystems) {
  std::string source = write("dev/cuda/main.cu", "#include <unistd.h>\n#include \"near.h\"\n"
                                                 "__global__ void k(near_t *p) {}\n");
  write("dev/unistd.h", "#error for another system\n");
  write("dev/near.h", "typedef int near_t;\n");
  ParsedUnit unit = parseFile(source);
  EXPECT_EQ(unit.status, "ok") << notesOf(unit);
}

TEST_F(ProjectContextTest, FoldersStartAsThePathDoes) {
  EXPECT_EQ(foldersFrom("src/kernels/a.cu", 1), (std::vector<std::string>{"src/kernels"}));
  write("a/b/c.cu", "");
  EXPECT_EQ(
      foldersFrom((root_ / "a/b/c.cu").string(), 9),
      (std::vector<std::string>{(root_ / "a/b").string(), (root_ / "a").string(), root_.string()}));
  fs::path before = fs::current_path();
  fs::current_path(root_ / "a/b");
  EXPECT_EQ(foldersFrom("c.cu", 9), (std::vector<std::string>{".", "..", "../.."}));
  fs::current_path(before);
}

} // namespace
