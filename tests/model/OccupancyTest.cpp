// Occupancy against values worked out by hand from the limits of the architectures, and the readers
// of what compilers say.
#include "matchers/model/Occupancy.h"
#include "analyzer/frontend/Parser.h"
#include "matchers/model/Builder.h"
#include "matchers/model/CompiledKernels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

namespace {
using namespace accelscope::model;

struct Known {
  const char *arch;
  BlockNeeds needs;
  int blocks, warps;
  Limit limit;
};

TEST(Occupancy, AgreesWithKnownValues) {
  const Known all[] = {
      // 2048 threads of 32 registers fill 64 Ki registers exactly.
      {"sm_90", {256, 32, 0, 0}, 8, 64, Limit::Registers},
      {"sm_90",
       {256, 33, 0, 0},
       6,
       48,
       Limit::Registers}, // 40 a thread: 1280 a warp, 48 warps of 51
      {"sm_90", {256, 64, 0, 0}, 4, 32, Limit::Registers},
      {"sm_90", {256, 255, 0, 0}, 1, 8, Limit::Registers},
      {"sm_90", {1024, 32, 0, 0}, 2, 64, Limit::Warps},
      {"sm_90", {1024, 33, 0, 0}, 1, 32, Limit::Registers},
      {"sm_90", {1024, 65, 0, 0}, 0, 0, Limit::Registers}, // the launch fails
      {"sm_90", {32, 16, 0, 0}, 32, 32, Limit::Blocks},
      {"sm_90", {128, 32, 48 * 1024, 0}, 4, 16, Limit::Shared}, // 49 KiB each, of 228
      {"sm_90", {128, 32, 0, 227 * 1024}, 1, 4, Limit::Shared},
      {"sm_90", {128, 32, 1024, 227 * 1024}, 0, 0, Limit::Shared},
      {"sm_80", {128, 32, 0, 32 * 1024}, 4, 16, Limit::Shared}, // 33 KiB each, of 164
      {"sm_75", {256, 32, 0, 0}, 4, 32, Limit::Warps},
      {"sm_86", {512, 32, 0, 0}, 3, 48, Limit::Warps},
      {"sm_86", {64, 32, 0, 0}, 16, 32, Limit::Blocks},
      {"sm_89", {64, 32, 0, 0}, 24, 48, Limit::Blocks},
      {"sm_70", {256, 32, 24 * 1024, 0}, 4, 32, Limit::Shared}, // 96 KiB, nothing kept back
      {"sm_120", {96, 20, 0, 0}, 16, 48, Limit::Warps},
      {"sm_90", {100, 32, 0, 0}, 16, 64, Limit::Registers}, // the last warp is a warp
  };
  for (auto &k : all) {
    const auto *device = multiprocessor(k.arch);
    ASSERT_TRUE(device) << k.arch;
    const auto got = occupancyOf(*device, k.needs);
    ASSERT_TRUE(got);
    const std::string label = std::string(k.arch) + " " + std::to_string(k.needs.threads) +
                              " threads, " + std::to_string(k.needs.registers) + " registers";
    EXPECT_EQ(got->blocks, k.blocks) << label;
    EXPECT_EQ(got->warps, k.warps) << label;
    EXPECT_TRUE(std::count(got->limits.begin(), got->limits.end(), k.limit)) << label;
    EXPECT_DOUBLE_EQ(got->share, double(k.warps) / device->warps) << label;
    EXPECT_FALSE(got->upperBound);
  }
  EXPECT_FALSE(occupancyOf(*multiprocessor("90"), {1025, 32, 0, 0}));
  EXPECT_FALSE(occupancyOf(*multiprocessor("90"), {-1, 32, 0, 0}));
  EXPECT_TRUE(occupancyOf(*multiprocessor("compute_90a"), {256, -1, 0, 0})->upperBound);
  EXPECT_FALSE(multiprocessor("sm_35"));
  EXPECT_FALSE(multiprocessor("pascal"));
}

TEST(Occupancy, LaunchBoundsLimitRegisters) {
  const auto &h = *multiprocessor("sm_90");
  EXPECT_EQ(registersForBounds(h, 1024, 2), 32);
  EXPECT_EQ(registersForBounds(h, 256, 4), 64);
  EXPECT_EQ(registersForBounds(h, 128, 1), 255);
}

std::unique_ptr<Program> build(const std::string &text) {
  auto unit = accelscope::frontend::parseText("needs.cu", text, {});
  EXPECT_TRUE(unit.ast);
  return buildProgram(unit.ast->getASTContext());
}

const char *const kSource = R"(
struct Cell { double sum; int count; };
namespace ns {
template <class T, int N> __global__ void scale(T *x) {
  __shared__ T tile[N][N + 1];
  __shared__ Cell cells[3];
  extern __shared__ float more[];
  tile[threadIdx.y][threadIdx.x] = x[threadIdx.x];
  cells[0].count = int(more[0]);
  __syncthreads();
  x[threadIdx.x] = tile[threadIdx.x][threadIdx.y] + cells[1].count;
}
}
extern "C" __global__ void plain(int *p) { *p = 1; }
void run(float *x, double *y, int *p, int bytes) {
  ns::scale<float, 16><<<10, dim3(16, 16), 512>>>(x);
  ns::scale<double, 8><<<10, dim3(8, 8), bytes>>>(y);
  plain<<<1, 32>>>(p);
}
)";

TEST(Occupancy, NeedsComeFromTheSource) {
  auto program = build(kSource);
  const Kernel &scale = program->kernels.at(0);
  ASSERT_EQ(scale.instances.size(), 2u);
  for (auto &instance : scale.instances) {
    const auto needs = blockNeeds(*program, scale, instance);
    if (instance.templateArgs.at(0) == "float") {
      EXPECT_EQ(needs.threads, 256);
      EXPECT_EQ(needs.sharedStatic, 16 * 17 * 4 + 3 * 16);
      EXPECT_EQ(needs.sharedDynamic, 512);
    } else {
      EXPECT_EQ(needs.threads, 64);
      EXPECT_EQ(needs.sharedStatic, 8 * 9 * 8 + 3 * 16);
      EXPECT_EQ(needs.sharedDynamic, -1); // a run-time size
    }
  }
  EXPECT_EQ(blockNeeds(*program, program->kernels.at(1), program->kernels.at(1).instances.at(0))
                .sharedDynamic,
            0);
}

const char *const kLog =
    "nvcc warning : something else\n"
    "ptxas info    : 0 bytes gmem\n"
    "ptxas info    : Compiling entry function '_ZN2ns5scaleIdLi8EEEvPT_' for 'sm_80'\n"
    "ptxas info    : Function properties for _ZN2ns5scaleIdLi8EEEvPT_\n"
    "    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n"
    "ptxas info    : Used 18 registers, used 1 barriers, 624 bytes smem, 360 bytes cmem[0]\n"
    "ptxas info    : Compiling entry function '_ZN2ns5scaleIdLi8EEEvPT_' for 'sm_90'\r\n"
    "ptxas info    : Function properties for _ZN2ns5scaleIdLi8EEEvPT_\r\n"
    "    272 bytes stack frame, 8 bytes spill stores, 12 bytes spill loads\r\n"
    "ptxas info    : Used 20 registers, used 1 barriers, 624 bytes smem\r\n"
    "ptxas info    : Compiling entry function 'plain' for 'sm_90'\n"
    "ptxas info    : Function properties for plain\n"
    "    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n"
    "ptxas info    : Used 8 registers\n"
    "ptxas info    : Compiling entry function '_ZN2ns5scaleIfLi16EEEvPT_' for 'sm_90'\n"
    "ptxas info    : Function properties for _ZN2ns6helperEi\n"
    "    64 bytes stack frame, 4 bytes spill stores, 4 bytes spill loads\n"
    "ptxas info    : Function properties for _ZN2ns5scaleIfLi16EEEvPT_\n"
    "    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n"
    "ptxas info    : Used 40 registers, used 1 barriers, 1136 bytes smem\n";

TEST(CompiledKernels, ReadsTheLogOfPtxas) {
  const auto read = readPtxasLog(kLog);
  EXPECT_EQ(read.problem, "");
  ASSERT_EQ(read.kernels.size(), 4u);
  auto program = build(kSource);
  const Kernel &scale = program->kernels.at(0), &plain = program->kernels.at(1);
  for (auto &instance : scale.instances) {
    const auto *found = compiledFor(read.kernels, scale, instance, 90);
    ASSERT_TRUE(found) << instance.templateArgs.at(0);
    if (instance.templateArgs.at(0) == "double") {
      EXPECT_EQ(found->registers, 20);
      EXPECT_EQ(found->spillStores, 8);
      EXPECT_EQ(found->spillLoads, 12);
      EXPECT_EQ(found->stack, 272);
      EXPECT_EQ(found->sharedStatic, 624);
      EXPECT_EQ(compiledFor(read.kernels, scale, instance, 80)->registers, 18);
    } else {
      EXPECT_EQ(found->registers, 40);
      EXPECT_EQ(found->spillStores, 0);
      EXPECT_FALSE(compiledFor(read.kernels, scale, instance, 80));
    }
  }
  EXPECT_EQ(compiledFor(read.kernels, plain, plain.instances.at(0), 90)->registers, 8);
  EXPECT_EQ(compiledFor(read.kernels, plain, plain.instances.at(0), 90)->sharedStatic, 0);
  EXPECT_NE(readPtxasLog("nothing of use\n").problem, "");
}

/// A cubin with one kernel, written field by field.
std::string cubin(const std::string &kernel, bool wide, int arch, uint32_t registers,
                  uint64_t shared) {
  auto put = [](std::string &s, size_t at, uint64_t v, int bytes) {
    if (s.size() < at + size_t(bytes))
      s.resize(at + size_t(bytes));
    for (int i = 0; i < bytes; ++i)
      s[at + size_t(i)] = char(v >> (8 * i));
  };
  struct Part {
    std::string name;
    uint64_t type, info, link, size;
    std::string data;
  };
  std::string strings(1, '\0'), symbols(48, '\0'), info;
  const size_t kernelName = strings.size();
  strings += kernel + '\0';
  put(symbols, 24, kernelName, 4); // symbol 1
  auto attribute = [&](int id, uint32_t value) {
    const size_t at = info.size();
    put(info, at, 4, 1);
    put(info, at + 1, uint64_t(id), 1);
    put(info, at + 2, 8, 2);
    put(info, at + 4, 1, 4);
    put(info, at + 8, value, 4);
  };
  info += std::string("\x03\x50\x00\x00", 4); // an attribute with an immediate value
  if (wide)
    attribute(0x2f, registers);
  attribute(0x11, 16);
  std::vector<Part> parts = {
      {"", 0, 0, 0, 0, ""},
      {".shstrtab", 3, 0, 0, 0, ""},
      {".strtab", 3, 0, 0, strings.size(), strings},
      {".symtab", 2, 0, 2, symbols.size(), symbols},
      {".nv.info", 0x70000000, 0, 3, info.size(), info},
      {".text." + kernel, 1, wide ? 3u : uint64_t(registers) << 24 | 3, 3, 4, "abcd"},
      {".nv.shared." + kernel, 8, 5, 0, shared, ""},
      {".nv.constant0." + kernel, 1, 5, 0, 4, "abcd"}};
  if (wide)
    parts.push_back({".nv.shared.reserved.0", 8, 0, 0, 64, ""});
  std::string names, file(64, '\0');
  std::vector<size_t> nameAt;
  for (auto &part : parts) {
    nameAt.push_back(names.size());
    names += part.name + '\0';
  }
  parts[1].data = names;
  parts[1].size = names.size();
  std::vector<size_t> offsets;
  for (auto &part : parts) {
    offsets.push_back(file.size());
    file += part.data;
  }
  const size_t table = file.size();
  for (size_t i = 0; i < parts.size(); ++i) {
    const size_t at = table + 64 * i;
    put(file, at, nameAt[i], 4);
    put(file, at + 4, parts[i].type, 4);
    put(file, at + 24, offsets[i], 8);
    put(file, at + 32, parts[i].size, 8);
    put(file, at + 40, parts[i].link, 4);
    put(file, at + 44, parts[i].info, 4);
    put(file, at + 56, 24, 8);
  }
  std::memcpy(file.data(),
              "\x7f"
              "ELF\x02\x01\x01",
              7);
  put(file, 8, wide ? 8 : 7, 1);
  put(file, 18, 190, 2);
  put(file, 40, table, 8);
  put(file, 48, wide ? uint64_t(arch) << 8 | 4 : uint64_t(arch), 4);
  put(file, 58, 64, 2);
  put(file, 60, parts.size(), 2);
  put(file, 62, 1, 2);
  return file;
}

TEST(CompiledKernels, ReadsCubins) {
  // As toolkits up to 12 wrote them: registers in the section header.
  auto read = readCubin(cubin("_ZN2ns5scaleIfLi16EEEvPT_", false, 80, 40, 1136));
  EXPECT_EQ(read.problem, "");
  ASSERT_EQ(read.kernels.size(), 1u);
  EXPECT_EQ(read.kernels[0].name, "ns::scale<float, 16>");
  EXPECT_EQ(read.kernels[0].architecture, 80);
  EXPECT_EQ(read.kernels[0].registers, 40);
  EXPECT_EQ(read.kernels[0].sharedStatic, 1136);
  EXPECT_EQ(read.kernels[0].stack, 16);
  // And as 13 does: as an attribute, with the system's shared memory in the kernel's.
  read = readCubin(cubin("plain", true, 90, 22, 1024));
  ASSERT_EQ(read.kernels.size(), 1u) << read.problem;
  EXPECT_EQ(read.kernels[0].architecture, 90);
  EXPECT_EQ(read.kernels[0].registers, 22);
  EXPECT_EQ(read.kernels[0].sharedStatic, 0);
}

TEST(CompiledKernels, RefusesWhatIsNoCubin) {
  EXPECT_NE(readCubin("").problem, "");
  EXPECT_NE(readCubin("#!/bin/sh\n").problem, "");
  const std::string whole = cubin("plain", true, 90, 22, 1024);
  std::string host = whole;
  host[18] = 62; // an object file of the host
  EXPECT_NE(readCubin(host).problem, "");
  // Cut short anywhere it is damaged or empty, never read past its end.
  for (size_t n = 0; n < whole.size(); ++n) {
    const std::string part = whole.substr(0, n);
    EXPECT_NE(readCubin(part).problem, "") << n;
  }
}

} // namespace
