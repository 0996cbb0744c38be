#include "analyzer/frontend/CompileCommands.h"
#include "analyzer/frontend/CompilerArguments.h"
#include "analyzer/frontend/ParseSettings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace accelscope::frontend;
namespace fs = std::filesystem;

namespace {

class CompileCommandsTest : public testing::Test {
protected:
  CompileCommandsTest() {
    root = fs::temp_directory_path() / ("accelscope-database-" + std::to_string(::getpid()));
    fs::remove_all(root);
    fs::create_directories(root);
  }
  ~CompileCommandsTest() override { fs::remove_all(root); }

  std::string write(const std::string &name, const std::string &text) const {
    fs::create_directories((root / name).parent_path());
    std::ofstream(root / name) << text;
    return at(name);
  }
  std::string at(const std::string &name) const { return (root / name).string(); }

  // A database entry in the `command` form.
  std::string entry(const std::string &file, const std::string &options) const {
    return "{\"directory\": \"" + root.string() + "\", \"file\": \"" + file +
           "\", \"command\": \"nvcc " + options + " -c " + file + "\"}";
  }

  fs::path root;
};

bool has(const std::vector<std::string> &list, const std::string &wanted) {
  return std::find(list.begin(), list.end(), wanted) != list.end();
}

} // namespace

TEST_F(CompileCommandsTest, ReadsBothForms) {
  CompileDatabase database =
      parseCompileDatabase(at("build/compile_commands.json"),
                           R"([{"directory": "/w", "file": "src/a.cu", "output": "a.o",
           "command": "nvcc -DS=\\\"x\\\" '-DT=1 2' -c src/a.cu"},
          {"directory": "sub", "file": "b.cu", "arguments": ["nvcc", "-DT=1 2", "b.cu"]}])");
  EXPECT_TRUE(database.problems.empty());
  ASSERT_EQ(database.entries.size(), 2u);
  EXPECT_EQ(database.entries[0].file, "/w/src/a.cu");
  EXPECT_EQ(database.entries[0].arguments,
            (std::vector<std::string>{"nvcc", "-DS=\"x\"", "-DT=1 2", "-c", "src/a.cu"}));
  // A relative directory counts from the database's own folder.
  EXPECT_EQ(database.entries[1].file, at("build/sub/b.cu"));
  EXPECT_EQ(database.entries[1].arguments[1], "-DT=1 2");
}

TEST_F(CompileCommandsTest, TakesTheCompilingOneOfSeveralCommands) {
  CompileDatabase database = parseCompileDatabase("/w/compile_commands.json",
                                                  R"([{"directory": "/w", "file": "a.cu",
           "command": "cd /w && nvcc -DDEPENDS -M a.cu -o a.d && nvcc -DREAL -x cu -c a.cu -o a.o"},
          {"directory": "/w", "file": "b.cpp", "command": "g++ -DHOST -c b.cpp"},
          {"directory": "/w", "file": "b.cpp", "command": "nvcc -DDEVICE -x cu -c b.cpp"}])");
  EXPECT_TRUE(has(database.entries[0].arguments, "-DREAL"));
  EXPECT_FALSE(has(database.entries[0].arguments, "-DDEPENDS"));
  const CompileEntry &b = database.entries[database.byFile.at("/w/b.cpp")];
  EXPECT_TRUE(has(b.arguments, "-DDEVICE"));
}

TEST_F(CompileCommandsTest, SaysInOneSentenceWhatIsWrong) {
  CompileDatabase broken = parseCompileDatabase("/w/c.json", "[\n  {\"file\": \"a.cu\",\n");
  ASSERT_EQ(broken.problems.size(), 1u);
  EXPECT_EQ(broken.problems[0].rfind("/w/c.json:", 0), 0u);
  EXPECT_EQ(broken.problems[0].find('\n'), std::string::npos);
  EXPECT_TRUE(broken.entries.empty());

  EXPECT_EQ(parseCompileDatabase("/w/c.json", "").problems.size(), 1u);
  EXPECT_EQ(parseCompileDatabase("/w/c.json", "{\"a\": 1}").problems.size(), 1u);
  EXPECT_EQ(parseCompileDatabase("/w/c.json", "\xff\xfe").problems.size(), 1u);

  CompileDatabase odd =
      parseCompileDatabase("/w/c.json", R"([3, {"directory": "/w"}, {"file": 7}, {"file": "a.cu"},
                       {"directory": null, "file": "b.cu", "arguments": ["nvcc", 1, "b.cu"]}])");
  EXPECT_EQ(odd.problems.size(), 4u);
  ASSERT_EQ(odd.entries.size(), 1u);
  EXPECT_EQ(odd.entries[0].arguments, (std::vector<std::string>{"nvcc", "b.cu"}));
}

TEST_F(CompileCommandsTest, SearchesUpwards) {
  std::string source = write("src/deep/a.cu", "");
  write("build/compile_commands.json", "[" + entry(source, "-DHERE") + "]");
  CompileCommands commands;
  FileCommand found = commands.find(source);
  EXPECT_TRUE(found.known);
  EXPECT_EQ(found.command.defines, std::vector<std::string>{"HERE"});
  EXPECT_EQ(found.origin, at("build/compile_commands.json"));
  EXPECT_TRUE(commands.problems().empty());
}

TEST_F(CompileCommandsTest, ResolvesHeadersThroughTheirIncluder) {
  std::string other = write("src/aa.cu", "int other;\n");
  std::string main = write("src/main.cu", "  #  include \"mid.cuh\"\n");
  write("include/mid.cuh", "#include <detail/leaf.cuh>\n");
  std::string leaf = write("include/detail/leaf.cuh", "");
  std::string lonely = write("src/lonely.cuh", "");
  write("compile_commands.json",
        "[" + entry(other, "-DOTHER") + ", " + entry(main, "-DMAIN -Iinclude") + "]");
  CompileCommands commands;
  FileCommand found = commands.find(leaf);
  EXPECT_EQ(found.command.defines, std::vector<std::string>{"MAIN"});
  EXPECT_NE(found.origin.find("which includes the file"), std::string::npos);
  EXPECT_TRUE(has(found.command.includeDirs, at("include")));
  FileCommand nearest = commands.find(lonely);
  EXPECT_TRUE(nearest.known);
  EXPECT_NE(nearest.origin.find("the nearest source"), std::string::npos);
}

TEST_F(CompileCommandsTest, HostOnlyProjectsLendNoCommand) {
  std::string source = write("corpus/a.cu", "");
  std::string host = write("src/a.cpp", "");
  write("compile_commands.json", "[{\"directory\": \"" + root.string() + "\", \"file\": \"" + host +
                                     "\", \"command\": \"c++ -DHOST -c src/a.cpp\"}]");
  CompileCommands commands;
  FileCommand found = commands.find(source);
  EXPECT_FALSE(found.known);
  EXPECT_TRUE(found.command.defines.empty());
  EXPECT_EQ(found.origin, "no compile command found");
}

TEST_F(CompileCommandsTest, ReadsCompileFlags) {
  write("compile_flags.txt", "# comment\n-Iinc\n-DFLAG\n\n-std c++20\n--extended-lambda\n");
  std::string source = write("src/a.cu", "");
  CompileCommands commands;
  FileCommand found = commands.find(source);
  EXPECT_TRUE(found.known);
  EXPECT_EQ(found.command.includeDirs, std::vector<std::string>{at("inc")});
  EXPECT_EQ(found.command.standard, "c++20");
  EXPECT_TRUE(has(found.command.defines, "FLAG"));
  EXPECT_TRUE(has(found.command.defines, "__CUDACC_EXTENDED_LAMBDA__"));
}

TEST_F(CompileCommandsTest, InfersForFilesWithoutACommand) {
  fs::create_directories(root / ".git");
  write("include/x.h", "");
  write("lib/include/y.h", "");
  std::string source = write("lib/src/a.cu", "");
  CompileCommands commands;
  FileCommand found = commands.find(source);
  EXPECT_FALSE(found.known);
  EXPECT_EQ(found.command.standard, "c++17");
  EXPECT_EQ(found.command.includeDirs,
            (std::vector<std::string>{at("lib/include"), at("include")}));
  // Nothing above the root of the repository, nothing more than six levels away.
  fs::create_directories(root / "lib/.git");
  EXPECT_EQ(inferredIncludeFolders(source), std::vector<std::string>{at("lib/include")});
  EXPECT_TRUE(inferredIncludeFolders(at("1/2/3/4/5/6/a.cu")).empty());
}

TEST_F(CompileCommandsTest, HonoursTheBuildFolder) {
  std::string source = write("src/a.cu", "");
  write("compile_commands.json", "[" + entry(source, "-DWRONG") + "]");
  write("out/compile_commands.json", "[" + entry(source, "-DRIGHT") + "]");
  for (const std::string &path : {at("out"), at("out/compile_commands.json")}) {
    CompileCommands commands(path);
    EXPECT_TRUE(commands.usable());
    EXPECT_EQ(commands.find(source).command.defines, std::vector<std::string>{"RIGHT"});
  }
  fs::create_directories(root / "empty");
  write("bad/compile_commands.json", "[");
  for (const char *name : {"empty", "bad", "nowhere"}) {
    CompileCommands commands(at(name));
    EXPECT_FALSE(commands.usable()) << name;
    ASSERT_EQ(commands.problems().size(), 1u) << name;
    EXPECT_NE(commands.problems()[0].find(at(name)), std::string::npos);
  }
}

TEST_F(CompileCommandsTest, BadDatabasesAboveASourceAreReportedOnceAndPassedOver) {
  std::string a = write("a.cu", ""), b = write("b.cu", "");
  write("compile_commands.json", "not json");
  CompileCommands commands;
  EXPECT_FALSE(commands.find(a).known);
  EXPECT_FALSE(commands.find(b).known);
  EXPECT_EQ(commands.problems().size(), 1u);
  EXPECT_TRUE(commands.usable());
}

TEST_F(CompileCommandsTest, SettingsReachTheParser) {
  write("inc/value.h", "#define VALUE 7\n");
  write("sys/deep.h", "struct Deep {};\n");
  write("pre.h", "#define PRE 1\n");
  std::string source = write("src/a.cu", R"(
#include "value.h"
#include <deep.h>
#if !defined(PRE) || !defined(ON) || defined(OFF) || __CUDA_ARCH__ != 800
#error
#endif
#if !defined(__CUDACC_RDC__) || !defined(_OPENMP) || __cplusplus != 202002L
#error
#endif
__global__ void kernel(int *x, Deep) { *x = VALUE; }
)");
  write("compile_commands.json",
        "[" +
            entry(source, "-Iinc -isystem sys -include pre.h -DON -DOFF -UOFF -std=gnu++20 -dc "
                          "-gencode arch=compute_80,code=sm_86 -Xcompiler -fopenmp,-fPIC") +
            "]");
  CompileCommands commands;
  ParseOptions options;
  applyCommand(commands.find(source).command, options);
  ParsedUnit unit = parseFile(source, options);
  EXPECT_EQ(unit.status, "ok") << (unit.notes.empty() ? "" : unit.notes.front());
  EXPECT_TRUE(has(options.defines, "__CUDA_ARCH_LIST__=800,860"));
}

TEST_F(CompileCommandsTest, TheUsersOptionsComeFirstAndToolkitFoldersStayOut) {
  write("toolkit/include/cuda_runtime_api.h", "#error this is the toolkit\n");
  CompileCommand command =
      translateCommand({"nvcc", "-Itoolkit/include", "-isystem", "toolkit/include", "-Iown",
                        "-DA=1", "-DB=1", "-arch=sm_70", "k.cu"},
                       root.string());
  ParseOptions options;
  options.includeDirs = {"mine"};
  options.defines = {"A=2"};
  std::vector<std::string> leftOut;
  applyCommand(command, options, &leftOut);
  EXPECT_EQ(options.includeDirs, (std::vector<std::string>{"mine", at("own")}));
  EXPECT_EQ(options.defines, (std::vector<std::string>{"A=2", "B=1", "__CUDA_ARCH_LIST__=700"}));
  EXPECT_EQ(options.arch, "sm_70");
  EXPECT_EQ(leftOut, (std::vector<std::string>{at("toolkit/include"), at("toolkit/include")}));

  ParseOptions withToolkit;
  withToolkit.cudaPath = at("toolkit");
  applyCommand(command, withToolkit);
  EXPECT_TRUE(has(withToolkit.includeDirs, at("toolkit/include")));
}
