#include "analyzer/frontend/NvccCommand.h"
#include "analyzer/frontend/NvccOptions.h"
#include "analyzer/frontend/ShellWords.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace accelscope::frontend;

namespace {

// What is left of a command, in Clang's spelling; what is dropped is not in it.
std::string effect(const CompileCommand &command) {
  std::vector<std::string> words;
  if (!command.arch.empty())
    words.push_back("arch=" + command.arch);
  for (auto &folder : command.quoteIncludeDirs)
    words.push_back("-iquote " + folder);
  for (auto &folder : command.includeDirs)
    words.push_back("-I" + folder);
  for (auto &folder : command.systemIncludeDirs)
    words.push_back("-isystem " + folder);
  for (auto &folder : command.afterIncludeDirs)
    words.push_back("-idirafter " + folder);
  for (auto &macro : command.defines)
    words.push_back("-D" + macro);
  for (auto &macro : command.undefines)
    words.push_back("-U" + macro);
  for (auto &file : command.preIncludes)
    words.push_back("-include " + file);
  if (!command.standard.empty())
    words.push_back("-std=" + command.standard);
  if (!command.language.empty())
    words.push_back("-x " + command.language);
  for (auto &flag : command.clangFlags)
    words.push_back(flag);
  std::string text;
  for (auto &word : words)
    text += (text.empty() ? "" : " ") + word;
  return text;
}

CompileCommand translate(const std::string &line, const std::string &directory = "/p") {
  return translateCommand(splitShellWords(line), directory);
}

std::string droppedText(const CompileCommand &command) {
  std::string text;
  for (auto &dropped : command.dropped)
    text += (text.empty() ? "" : "; ") + dropped.text;
  return text;
}

struct Folder {
  Folder() {
    path = std::filesystem::temp_directory_path() /
           ("accelscope-command-" + std::to_string(::getpid()));
    std::filesystem::create_directories(path);
  }
  ~Folder() { std::filesystem::remove_all(path); }
  void write(const std::string &name, const std::string &text) const {
    std::filesystem::create_directories((path / name).parent_path());
    std::ofstream(path / name) << text;
  }
  std::filesystem::path path;
};

} // namespace

TEST(ShellWords, FollowThePosixShell) {
  using Words = std::vector<std::string>;
  EXPECT_EQ(splitShellWords(" a  b\tc\n"), (Words{"a", "b", "c"}));
  EXPECT_EQ(splitShellWords("'a b' \"c d\"e ''"), (Words{"a b", "c de", ""}));
  EXPECT_EQ(splitShellWords("\\\"x\\\" \"\\\"y\\\\\" a\\ b"), (Words{"\"x\"", "\"y\\", "a b"}));
  EXPECT_EQ(splitShellWords("\"a\\nb\" 'a\\b'"), (Words{"a\\nb", "a\\b"}));
  EXPECT_EQ(splitShellWords("''\"'\"'-fPIC'\"'\"''"), (Words{"'-fPIC'"}));
  EXPECT_EQ(splitShellWords("a \\\n b 'open"), (Words{"a", "b", "open"}));
  EXPECT_TRUE(splitShellWords("").empty());
  const Words words = {"plain", "with blank", "it's", "", "-DX=\"a\"", "$HOME"};
  EXPECT_EQ(splitShellWords(joinShellWords(words)), words);
}

TEST(ShellWords, DivideListsAsNvccDoes) {
  using Words = std::vector<std::string>;
  EXPECT_EQ(splitCommaList("a,b,,c"), (Words{"a", "b", "c"}));
  EXPECT_EQ(splitCommaList("F(a\\,b)=1"), (Words{"F(a,b)=1"}));
  EXPECT_EQ(splitCommaList("-DX=\"a,b\",-Wall"), (Words{"-DX=\"a,b\"", "-Wall"}));
  EXPECT_EQ(splitCommaList("FOO=(1,2)"), (Words{"FOO=(1", "2)"})); // nvcc does so too
}

TEST(NvccCommand, TranslatesEverySpelling) {
  const std::pair<const char *, const char *> kCases[] = {
      {"-I inc", "-I/p/inc"},
      {"-Iinc", "-I/p/inc"},
      {"-I=inc", "-I/p/inc"},
      {"-I a,b", "-I/p/a -I/p/b"},
      {"--include-path inc", "-I/p/inc"},
      {"--include-path=../inc", "-I/inc"},
      {"'-I\"with blank\"'", "-I/p/with blank"},
      {"-isystem inc", "-isystem /p/inc"},
      {"-isystem=/x", "-isystem /x"},
      {"--system-include /x,/y", "-isystem /x -isystem /y"},
      {"-iquote .", "-iquote /p"},
      {"-D X", "-DX"},
      {"-DX=1", "-DX=1"},
      {"-D=X", "-DX"},
      {"-DA=1,B=2", "-DA=1 -DB=2"},
      {"--define-macro X=2", "-DX=2"},
      {"--define-macro=X", "-DX"},
      {"-DX=1 -DX=2", "-DX=2"},
      {"-DX=1 -UX", "-UX"},
      {"-UX -DX=1", "-DX=1"},
      {"--undefine-macro X", "-UX"},
      {"-include pre.h", "-include pre.h"},
      {"--pre-include=a.h,b.h", "-include a.h -include b.h"},
      {"-std=c++17", "-std=c++17"},
      {"-std c++20", "-std=c++20"},
      {"--std=c++14", "-std=c++14"},
      {"--std c++11", "-std=c++11"},
      {"-std=gnu++17", "-std=c++17"},
      {"-std=c++2a", "-std=c++20"},
      {"-std=c++03", "-std=c++11"},
      {"-std=c99", ""},
      {"-x cu", "-x cu"},
      {"-x=cu", "-x cu"},
      {"--x cu", "-x cu"},
      {"-arch=sm_90", "arch=sm_90"},
      {"-arch sm_90a", "arch=sm_90a"},
      {"-arch=compute_80", "arch=compute_80"},
      {"--gpu-architecture=sm_70", "arch=sm_70"},
      {"--gpu-architecture sm_70", "arch=sm_70"},
      {"-arch=lto_90", "arch=sm_90"},
      {"-arch=native", ""},
      {"-arch=all-major", ""},
      {"-arch=compute_80 -code=sm_86,compute_80", "arch=compute_80"},
      {"-gencode arch=compute_90,code=sm_90", "arch=compute_90"},
      {"-gencode=arch=compute_90,code=[sm_90,compute_90]", "arch=compute_90"},
      {"-gencode=arch=compute_90,code=\\\"sm_90,compute_90\\\"", "arch=compute_90"},
      {"--generate-code=arch=compute_80,code=[sm_80] -gencode arch=compute_90a,code=sm_90a "
       "-gencode arch=compute_90,code=sm_90",
       "arch=compute_90a"},
      {"-gencode code=sm_75,arch=compute_75", "arch=compute_75"},
      {"-gencode arch=compute_120,code=sm_120 -gencode arch=compute_90,code=sm_90",
       "arch=compute_120"},
      {"-rdc=true", "-D__CUDACC_RDC__"},
      {"-rdc=false", ""},
      {"--relocatable-device-code=true", "-D__CUDACC_RDC__"},
      {"--relocatable-device-code true", "-D__CUDACC_RDC__"},
      {"-dc", "-D__CUDACC_RDC__"},
      {"--device-c", "-D__CUDACC_RDC__"},
      {"-dlto", "-D__CUDACC_RDC__"},
      {"-ewp", "-D__CUDACC_EWP__"},
      {"-G", "-D__CUDACC_DEBUG__"},
      {"--expt-relaxed-constexpr", "-D__CUDACC_RELAXED_CONSTEXPR__"},
      {"-expt-relaxed-constexpr", "-D__CUDACC_RELAXED_CONSTEXPR__"},
      {"--extended-lambda", "-D__CUDACC_EXTENDED_LAMBDA__"},
      {"--expt-extended-lambda -extended-lambda", "-D__CUDACC_EXTENDED_LAMBDA__"},
      {"--default-stream per-thread", "-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1"},
      {"-default-stream=per-thread", "-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1"},
      {"-default-stream legacy", ""},
      {"-use_fast_math", ""},
      {"--use_fast_math", ""},
      {"-maxrregcount 32", ""},
      {"--maxrregcount=32", ""},
      {"-Xcompiler -fPIC,-Wall", ""},
      {"-Xcompiler=-fopenmp,-DY=3", "-DY=3 -D_OPENMP=201511 -fopenmp"},
      {"-Xcompiler '-fPIC -DY=3'", "-DY=3"},
      {"-Xcompiler \"'-DY=4'\"", "-DY=4"},
      {"-Xcompiler '-DS=\\\"s\\\"'", "-DS=\"s\""},
      {"-Xcompiler -iquote -Xcompiler dir", "-iquote /p/dir"},
      {"-Xcompiler -std=c++20", "-std=c++20"},
      {"-Xcompiler -I,inc", "-I/p/inc"},
      {"--compiler-options ''\"'\"'-fPIC'\"'\"''", ""},
      {"-Xptxas -O3,-v", ""},
      {"--ptxas-options=-v", ""},
      {"-Xlinker -rpath,/x", ""},
      {"-lineinfo", ""},
      {"-lcublas -L/x", ""},
      {"-O3", ""},
      {"-O 3", ""},
      {"-m64", ""},
      {"-t 4", ""},
      {"-t0", ""},
      {"-ccbin g++-12", ""},
      {"-ccbin=/usr/bin/g++", ""},
      {"--diag-suppress=177,20012", ""},
      {"-Werror all-warnings", ""},
      {"-Werror -DX", "-DX"},
      {"-fPIC -Wall -Wextra -g3 -march=native", ""},
      {"-ftz=true -prec-div=false --fmad true", ""},
      {"-MD -MT a.o -MF a.d", ""},
      {"-o a.o", ""},
      {"-odir out --keep --keep-dir tmp", ""},
  };
  for (auto &[given, wanted] : kCases) {
    CompileCommand command = translate(std::string("nvcc ") + given + " -c k.cu");
    EXPECT_TRUE(command.nvcc);
    EXPECT_EQ(effect(command), wanted) << given;
    EXPECT_EQ(command.sources, std::vector<std::string>{"/p/k.cu"}) << given;
    EXPECT_TRUE(command.notes.empty()) << given << ": " << command.notes.front();
    // Nothing disappears: what has no effect is listed.
    if (effect(command).empty())
      EXPECT_GE(command.dropped.size(), 2u) << given; // and -c
  }
}

// Whatever a documented option does, it takes exactly its own words with it.
TEST(NvccCommand, TakesEveryDocumentedOptionWithItsValueAndNoMore) {
  size_t checked = 0;
  for (const OptionRule &rule : nvccOptions()) {
    if (rule.does == OptionDoes::OptionsFile)
      continue;
    const std::string name = rule.name;
    std::vector<std::vector<std::string>> spellings;
    if (rule.form == OptionForm::Flag) {
      spellings = {{name}, {"-" + name}};
    } else {
      std::string value = rule.does == OptionDoes::Gencode ? "arch=compute_80,code=sm_80" : "80";
      spellings = {{name, value}, {name + "=" + value}, {"-" + name, value}};
    }
    for (auto &spelling : spellings) {
      std::vector<std::string> words = {"/usr/local/cuda/bin/nvcc", "-DBEFORE"};
      words.insert(words.end(), spelling.begin(), spelling.end());
      words.insert(words.end(), {"-DAFTER=1", "k.cu"});
      CompileCommand command = translateCommand(words, "/p");
      EXPECT_EQ(command.sources, std::vector<std::string>{"/p/k.cu"}) << spelling.front();
      EXPECT_NE(effect(command).find("-DBEFORE"), std::string::npos) << spelling.front();
      EXPECT_NE(effect(command).find("-DAFTER=1"), std::string::npos) << spelling.front();
      EXPECT_FALSE(command.dropped.empty() && effect(command) == "-DBEFORE -DAFTER=1")
          << spelling.front();
      if (rule.does != OptionDoes::HostOptions)
        EXPECT_TRUE(command.notes.empty()) << spelling.front();
      ++checked;
    }
  }
  EXPECT_GT(checked, 400u);
}

TEST(NvccCommand, KeepsFactsAboutTheCode) {
  CompileCommand command =
      translate("nvcc -maxrregcount=64 --use_fast_math -rdc=true -G --default-stream=per-thread "
                "-gencode arch=compute_80,code=[sm_80,sm_86] -gencode arch=compute_90,code=sm_90 "
                "k.cu");
  EXPECT_EQ(command.maxRegisters, 64);
  EXPECT_TRUE(command.fastMath);
  EXPECT_TRUE(command.relocatable);
  EXPECT_TRUE(command.deviceDebug);
  EXPECT_TRUE(command.perThreadStream);
  EXPECT_EQ(command.archs,
            (std::vector<std::string>{"compute_80", "sm_80", "sm_86", "compute_90", "sm_90"}));
  EXPECT_EQ(command.arch, "compute_90");
  CompileCommand plain = translate("nvcc k.cu");
  EXPECT_EQ(plain.maxRegisters, 0);
  EXPECT_FALSE(plain.fastMath || plain.relocatable || plain.deviceDebug || plain.perThreadStream);
}

TEST(NvccCommand, ReadsResponseFiles) {
  Folder folder;
  folder.write("build/inc.rsp", "-I\"with blank\" -isystem=/x\n-DQ=\\\"s\\\" '-DR=1 2'\n");
  folder.write("build/outer.rsp", "--options-file inc.rsp -DOUTER");
  const std::string build = (folder.path / "build").string();
  const std::string wanted = "-I" + build + "/with blank -isystem /x -DQ=\"s\" -DR=1 2";
  for (const char *spelling : {"-optf inc.rsp", "--options-file=inc.rsp", "--options-file inc.rsp",
                               "-optf=inc.rsp", "@inc.rsp"}) {
    CompileCommand command = translate(std::string("nvcc ") + spelling + " k.cu", build);
    EXPECT_EQ(effect(command), wanted) << spelling;
    EXPECT_TRUE(command.notes.empty()) << spelling;
  }
  EXPECT_EQ(effect(translate("nvcc -optf outer.rsp k.cu", build)), wanted + " -DOUTER");
  EXPECT_EQ(effect(translate("clang++ @inc.rsp k.cu", build)), wanted);

  CompileCommand missing = translate("nvcc --options-file gone.rsp -DX k.cu", build);
  ASSERT_EQ(missing.notes.size(), 1u);
  EXPECT_NE(missing.notes[0].find(build + "/gone.rsp"), std::string::npos);
  EXPECT_EQ(effect(missing), "-DX");

  folder.write("build/loop.rsp", "-DL @loop.rsp");
  CompileCommand loop = translate("nvcc -optf loop.rsp k.cu", build);
  EXPECT_EQ(effect(loop), "-DL");
  EXPECT_EQ(loop.notes.size(), 1u);
}

TEST(NvccCommand, SaysWhatItDoesNotKnow) {
  CompileCommand unknown = translate("nvcc --frobnicate -DX k.cu");
  ASSERT_EQ(unknown.notes.size(), 1u);
  EXPECT_NE(unknown.notes[0].find("--frobnicate"), std::string::npos);
  EXPECT_EQ(effect(unknown), "-DX");
  CompileCommand cut = translate("nvcc k.cu -I");
  ASSERT_EQ(cut.notes.size(), 1u);
  EXPECT_NE(cut.notes[0].find("'-I'"), std::string::npos);
  CompileCommand root = translate("clang++ --sysroot=/no/such/folder k.cu");
  EXPECT_EQ(root.notes.size(), 1u);
  EXPECT_EQ(effect(root), "");
  EXPECT_TRUE(translateCommand({}, "/p").sources.empty());
  EXPECT_EQ(translateCommand({"nvcc"}, "/p").compiler, "nvcc");
}

TEST(NvccCommand, LooksBehindLaunchersAndTellsDialectsApart) {
  for (const char *line :
       {"ccache nvcc -I a,b k.cu", "/usr/bin/sccache /opt/cuda/bin/nvcc -I a,b k.cu",
        "env CUDA_VISIBLE_DEVICES=0 nvcc -I a,b k.cu", "/opt/bin/nvcc_wrapper -I a,b k.cu",
        "cuda-compiler -gencode arch=compute_90,code=sm_90 -I a,b k.cu"}) {
    CompileCommand command = translate(line);
    EXPECT_TRUE(command.nvcc) << line;
    EXPECT_EQ(command.includeDirs, (std::vector<std::string>{"/p/a", "/p/b"})) << line;
  }
  for (const char *line : {"clang++ -I a,b k.cu", "g++ -I a,b k.cu", "ccache c++ -I a,b k.cu"}) {
    CompileCommand command = translate(line);
    EXPECT_FALSE(command.nvcc) << line;
    EXPECT_EQ(command.includeDirs, std::vector<std::string>{"/p/a,b"}) << line;
  }
}

// Commands as build systems write them.
TEST(NvccCommand, GoldenCMakeNinja) {
  Folder folder;
  folder.write("b/CMakeFiles/app.dir/includes_CUDA.rsp",
               "-I/src/app/include -isystem /opt/lib/include");
  const std::string build = (folder.path / "b").string();
  CompileCommand command = translate(
      "/usr/local/cuda/bin/nvcc -forward-unknown-to-host-compiler -DAPP=1 -DNAME=\\\"app\\\" "
      "--options-file CMakeFiles/app.dir/includes_CUDA.rsp -O3 -DNDEBUG -std=c++17 "
      "\"--generate-code=arch=compute_80,code=[compute_80,sm_80]\" "
      "\"--generate-code=arch=compute_90,code=[sm_90]\" -Xcompiler=-fPIC -Xcompiler=-Wall "
      "--expt-relaxed-constexpr -MD -MT CMakeFiles/app.dir/k.cu.o -MF k.cu.o.d -x cu -rdc=true "
      "-c /src/app/k.cu -o CMakeFiles/app.dir/k.cu.o",
      build);
  EXPECT_EQ(effect(command), "arch=compute_90 -I/src/app/include -isystem /opt/lib/include "
                             "-DAPP=1 -DNAME=\"app\" -DNDEBUG -D__CUDACC_RELAXED_CONSTEXPR__ "
                             "-D__CUDACC_RDC__ -std=c++17 -x cu");
  EXPECT_EQ(command.sources, std::vector<std::string>{"/src/app/k.cu"});
  EXPECT_EQ(droppedText(command),
            "-forward-unknown-to-host-compiler; -O3; -MD; -MT CMakeFiles/app.dir/k.cu.o; "
            "-MF k.cu.o.d; -c; -o CMakeFiles/app.dir/k.cu.o; -fPIC; -Wall");
  EXPECT_TRUE(command.notes.empty());
}

TEST(NvccCommand, GoldenCMakeMakefiles) {
  CompileCommand command = translate(
      "/usr/bin/nvcc -ccbin=/usr/bin/g++ -DUSE_CUDA --options-file nothing.rsp -I/src/inc "
      "-isystem=/usr/local/cuda/targets/x86_64-linux/include -g -lineinfo --std=c++14 "
      "-arch=sm_75 -Xcompiler=\"-fopenmp -Wno-unused\" -x cu -dc /src/k.cu -o k.o");
  EXPECT_EQ(effect(command),
            "arch=sm_75 -I/src/inc -isystem /usr/local/cuda/targets/x86_64-linux/include "
            "-DUSE_CUDA -D__CUDACC_RDC__ -D_OPENMP=201511 -std=c++14 -x cu -fopenmp");
  EXPECT_EQ(command.notes.size(), 1u); // the response file
}

TEST(NvccCommand, GoldenMake) {
  CompileCommand command = translate(
      "nvcc -ccbin g++ -I../../../Common -m64 --threads 0 --std=c++11 -gencode "
      "arch=compute_50,code=sm_50 -gencode arch=compute_90,code=compute_90 -o a.o -c a.cu",
      "/s/Samples/0/a");
  EXPECT_EQ(effect(command), "arch=compute_90 -I/s/Common -std=c++11");
  EXPECT_EQ(droppedText(command), "-ccbin g++; -m64; --threads 0; -o a.o; -c");
}

TEST(NvccCommand, GoldenBazelNvcc) {
  CompileCommand command = translate(
      "external/local_cuda/cuda/bin/nvcc -x cu -ccbin /usr/bin/gcc -gencode "
      "arch=compute_86,code=sm_86 -Xcompiler -fstack-protector -Xcompiler -Wall "
      "-Xcompiler -iquote -Xcompiler bazel-out/k8-opt/bin -iquote . -isystem external/x/include "
      "-DTHRUST_IGNORE -Xcompiler -fPIC -dc -c pkg/k.cu -o bazel-out/k.o",
      "/root/exec");
  EXPECT_EQ(effect(command),
            "arch=compute_86 -iquote /root/exec -iquote /root/exec/bazel-out/k8-opt/bin "
            "-isystem /root/exec/external/x/include -DTHRUST_IGNORE -D__CUDACC_RDC__ -x cu");
  EXPECT_TRUE(command.notes.empty());
}

TEST(NvccCommand, GoldenBazelClang) {
  CompileCommand command = translate(
      "/usr/bin/clang-16 -U_FORTIFY_SOURCE -fstack-protector -Wall -fcolor-diagnostics "
      "-ffunction-sections -std=c++0x -MD -MF k.d -iquote . -iquote bazel-out/bin -isystem ext "
      "-x cuda --cuda-path=/usr/local/cuda --cuda-gpu-arch=sm_80 --offload-arch=sm_90 "
      "-Xclang -fcuda-allow-variadic-functions -Wno-unknown-cuda-version -fgpu-rdc -no-canonical-"
      "prefixes -D__DATE__=\"redacted\" -c k.cu -o k.o",
      "/e");
  EXPECT_EQ(effect(command), "arch=sm_90 -iquote /e -iquote /e/bazel-out/bin -isystem /e/ext "
                             "-D__DATE__=redacted -D__CUDACC_RDC__ -U_FORTIFY_SOURCE -std=c++11 "
                             "-x cu");
  EXPECT_EQ(command.toolkit, "/usr/local/cuda");
  EXPECT_FALSE(command.nvcc);
  EXPECT_TRUE(command.notes.empty()) << command.notes.front();
}

TEST(NvccCommand, GoldenXmake) {
  CompileCommand command = translate(
      "/usr/local/cuda/bin/nvcc -c -Xcompiler -fPIE -O3 -Iinc -I build/.gens --std c++17 "
      "-DNDEBUG -m64 -rdc=true -gencode arch=compute_70,code=sm_70 -gencode "
      "arch=compute_90,code=sm_90 -Xcompiler \\\"-Wall\\\" -o build/.objs/k.cu.o src/k.cu");
  EXPECT_EQ(effect(command), "arch=compute_90 -I/p/inc -I/p/build/.gens -DNDEBUG "
                             "-D__CUDACC_RDC__ -std=c++17");
  EXPECT_TRUE(command.notes.empty());
}

TEST(NvccCommand, GoldenPyTorchExtension) {
  CompileCommand command = translate(
      "/usr/local/cuda/bin/nvcc --generate-dependencies-with-compile --dependency-output k.o.d "
      "-I/env/torch/include -I/env/torch/include/torch/csrc/api/include "
      "-isystem /env/include/python3.11 -c -c /ext/k.cu -o /ext/build/k.o "
      "-D__CUDA_NO_HALF_OPERATORS__ --expt-relaxed-constexpr --compiler-options "
      "''\"'\"'-fPIC'\"'\"'' -O3 --use_fast_math -DTORCH_API_INCLUDE_EXTENSION_H "
      "'-DPYBIND11_COMPILER_TYPE=\"_gcc\"' -DTORCH_EXTENSION_NAME=ext "
      "-D_GLIBCXX_USE_CXX11_ABI=0 -gencode=arch=compute_90,code=compute_90 "
      "-gencode=arch=compute_90,code=sm_90 -std=c++17");
  EXPECT_EQ(effect(command),
            "arch=compute_90 -I/env/torch/include -I/env/torch/include/torch/csrc/api/include "
            "-isystem /env/include/python3.11 -D__CUDA_NO_HALF_OPERATORS__ "
            "-DTORCH_API_INCLUDE_EXTENSION_H -DPYBIND11_COMPILER_TYPE=\"_gcc\" "
            "-DTORCH_EXTENSION_NAME=ext -D_GLIBCXX_USE_CXX11_ABI=0 "
            "-D__CUDACC_RELAXED_CONSTEXPR__ -std=c++17");
  EXPECT_TRUE(command.fastMath);
  EXPECT_EQ(command.sources, std::vector<std::string>{"/ext/k.cu"});
  EXPECT_TRUE(command.notes.empty());
}
