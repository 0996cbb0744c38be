// The work mapping of annotated kernels, and the share of a launch that has nothing to do.
#include "matchers/WorkMapping.h"
#include "analyzer/frontend/Parser.h"
#include "matchers/model/Builder.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <regex>

namespace {
using namespace accelscope;

std::string said(const matchers::WorkMapping &m) {
  return std::string(matchers::toString(m.item)) + " " + matchers::toString(m.worker) + " " +
         std::to_string(m.threadsPerItem) + " " + std::to_string(m.outputsPerThread);
}

TEST(WorkMapping, IsAsAnnotated) {
  const std::string path = ACCELSCOPE_SOURCE_DIR "/tests/model/mapping/shapes.cu";
  auto unit = frontend::parseFile(path);
  ASSERT_TRUE(unit.ast);
  ASSERT_EQ(unit.status, "ok") << (unit.notes.empty() ? "" : unit.notes.front());
  auto program = model::buildProgram(unit.ast->getASTContext());
  std::map<unsigned, std::string> wanted;
  std::ifstream in(path);
  std::string line;
  const std::regex note(R"(__global__.*//\s*work:\s*(.*)$)");
  for (unsigned number = 1; std::getline(in, line); ++number)
    if (std::smatch m; std::regex_search(line, m, note))
      wanted[number] = m[1];
  ASSERT_GE(wanted.size(), 10u);
  size_t seen = 0;
  for (auto &kernel : program->kernels)
    for (auto &instance : kernel.instances) {
      if (!instance.body)
        continue;
      const auto mapping = matchers::workMapping(*program, kernel, instance);
      EXPECT_EQ(said(mapping), wanted[kernel.range.line]) << kernel.name;
      EXPECT_FALSE(matchers::describe(instance, mapping).empty());
      ++seen;
      if (kernel.name == "strided")
        EXPECT_GE(mapping.runTimeLoop, 0);
      if (kernel.name == "csr_warp") {
        ASSERT_EQ(mapping.rows.size(), 1u);
        EXPECT_TRUE(mapping.rows[0].split);
      }
    }
  EXPECT_EQ(seen, wanted.size());
}

matchers::WorkMapping of(const std::string &text) {
  auto unit = frontend::parseText("mapping.cu", text, {});
  EXPECT_TRUE(unit.ast);
  auto program = model::buildProgram(unit.ast->getASTContext());
  return matchers::workMapping(*program, program->kernels.at(0),
                               program->kernels.at(0).instances.at(0));
}

TEST(WorkMapping, CountsThreadsThatWriteNothing) {
  const std::string kernel = "__global__ void k(float *y, int n) {\n"
                             "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                             "  if (i >= n) return;\n"
                             "  y[i] = i;\n}\n";
  // 1000 of 4 * 256 threads write.
  auto m = of(kernel + "void run(float *y) { k<<<4, 256>>>(y, 1000); }");
  ASSERT_TRUE(m.idleOfGrid);
  EXPECT_NEAR(*m.idleOfGrid, 24.0 / 1024.0, 1e-12);
  EXPECT_EQ(m.paddedLanes, 0);
  // A block of 100 threads takes four warps.
  m = of(kernel + "void run(float *y) { k<<<10, 100>>>(y, 1000); }");
  EXPECT_NEAR(m.paddedLanes, 28.0 / 128.0, 1e-12);
  EXPECT_EQ(*m.idleOfGrid, 0);
  // Sizes that are not known make no figure.
  m = of(kernel + "void run(float *y, int n) { k<<<(n + 255) / 256, 256>>>(y, n); }");
  EXPECT_FALSE(m.idleOfGrid);
}

TEST(WorkMapping, SeesLanesThatWalkARowTogether) {
  // One row of the sparse matrix for all columns of the dense one: each lane walks the whole row.
  auto m =
      of("__global__ void spmm(float *c, const int *ptr, const int *col, const float *b, int w) {\n"
         "  float s = 0;\n"
         "  for (int k = ptr[blockIdx.x]; k < ptr[blockIdx.x + 1]; ++k)\n"
         "    s += b[col[k] * w + threadIdx.x];\n"
         "  c[blockIdx.x * w + threadIdx.x] = s;\n}\n"
         "void run(float *c, const int *p, const int *i, const float *b) {\n"
         "  spmm<<<1000, 64>>>(c, p, i, b, 64);\n}");
  ASSERT_EQ(m.rows.size(), 1u);
  EXPECT_EQ(m.rows[0].threads, 64);
  EXPECT_FALSE(m.rows[0].split);
  EXPECT_EQ(m.worker, matchers::Worker::Thread);
}

} // namespace
