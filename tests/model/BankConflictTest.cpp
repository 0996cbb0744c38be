// Conflicts in the banks of shared memory: what the model computes of an index, against what
// follows from 32 banks of 4 bytes on paper.
#include "analyzer/frontend/Parser.h"
#include "matchers/model/BankConflicts.h"
#include "matchers/model/Builder.h"
#include "matchers/model/Queries.h"

#include <gtest/gtest.h>

#include <map>

namespace {
using namespace accelscope;
using namespace accelscope::model;

/// The conflicts of the accesses to shared memory in `code`, a kernel's body, by the letter that a
/// comment at the end of the line gives: `/*a*/`.
std::map<char, BankConflict> conflictsIn(const std::string &declarations, const std::string &code,
                                         const std::string &block) {
  const std::string source =
      declarations + "\n__global__ void kernel(float *out, const int *index, int n) {\n" + code +
      "\n}\nvoid run(float *out, const int *index, int n) {\n  kernel<<<10, " + block +
      ">>>(out, index, n);\n}\n";
  auto unit = frontend::parseText("banks.cu", source);
  EXPECT_EQ(unit.status, "ok") << source;
  auto program = buildProgram(unit.ast->getASTContext());
  std::map<char, BankConflict> out;
  for (auto &instance : program->kernels.at(0).instances)
    for (auto &access : instance.body->accesses) {
      const std::string &line = program->lines.at(access.where.line - 1);
      const auto mark = line.find("/*");
      if (access.space != Space::Shared || mark == std::string::npos)
        continue;
      const BankConflict c = bankConflict(instance, access);
      auto [known, isNew] = out.emplace(line.at(mark + 2), c);
      if (!isNew && c.degree > known->second.degree)
        known->second = c;
    }
  return out;
}

TEST(BankConflicts, RowsColumnsAndPadding) {
  auto c = conflictsIn("", R"(
  __shared__ float tile[32][32], padded[32][33], wide[16][17];
  const int x = threadIdx.x, y = threadIdx.y;
  tile[y][x] = 1;                 /*r*/
  padded[y][x] = 2;               /*p*/
  __syncthreads();
  out[x] = tile[x][y];            /*c*/
  out[y] = padded[x][y];          /*q*/
  out[n] = wide[x % 16][y % 16];  /*w*/
)",
                       "dim3(32, 8)");
  EXPECT_EQ(c['r'].degree, 1);
  EXPECT_EQ(c['r'].remedy, BankConflict::None);
  EXPECT_EQ(c['c'].degree, 32);
  EXPECT_EQ(c['c'].row, 32);
  EXPECT_EQ(c['c'].suggestedPadding, 1);
  EXPECT_EQ(c['q'].degree, 1);
  EXPECT_EQ(c['q'].remedy, BankConflict::Padding);
  EXPECT_EQ(c['q'].padding, 1);
  EXPECT_EQ(c['q'].withoutRemedy, 32);
  EXPECT_EQ(c['w'].degree, 1);
  EXPECT_EQ(c['w'].remedy, BankConflict::Padding);
  EXPECT_EQ(c['w'].withoutRemedy, 8);
}

TEST(BankConflicts, FlatIndexWithAMacroPitch) {
  auto c = conflictsIn("#define PITCH (64 + 1)", R"(
  __shared__ float s[64 * PITCH], t[64 * 64];
  out[0] = s[threadIdx.x * PITCH + n % 8]; /*p*/
  out[1] = t[threadIdx.x * 64 + n % 8];    /*c*/
)",
                       "64");
  EXPECT_EQ(c['p'].degree, 1);
  EXPECT_EQ(c['p'].remedy, BankConflict::Padding);
  EXPECT_EQ(c['p'].withoutRemedy, 32);
  EXPECT_EQ(c['c'].degree, 32);
  EXPECT_EQ(c['c'].suggestedPadding, 1);
}

TEST(BankConflicts, Swizzles) {
  auto c = conflictsIn("", R"(
  __shared__ float s[32][32];
  const int x = threadIdx.x, y = threadIdx.y;
  out[0] = s[x][y ^ x];        /*x*/
  out[1] = s[x][(x + y) % 32]; /*m*/
  out[2] = s[x][(x + y) & 31]; /*a*/
)",
                       "dim3(32, 32)");
  for (char mark : {'x', 'm', 'a'}) {
    EXPECT_EQ(c[mark].degree, 1) << mark;
    EXPECT_EQ(c[mark].remedy, BankConflict::Swizzle) << mark;
    EXPECT_EQ(c[mark].withoutRemedy, 32) << mark;
  }
}

TEST(BankConflicts, TheTurnsOfAReduction) {
  auto c = conflictsIn("", R"(
  __shared__ float s[256], t[256];
  s[threadIdx.x] = out[threadIdx.x];
  for (int stride = 1; stride < 256; stride *= 2) {
    int i = 2 * stride * threadIdx.x;
    if (i < 256)
      s[i] += s[i + stride]; /*i*/
    __syncthreads();
  }
  for (int stride = 128; stride > 0; stride /= 2) {
    if (threadIdx.x < stride)
      t[threadIdx.x] += t[threadIdx.x + stride]; /*h*/
    __syncthreads();
  }
)",
                       "256");
  EXPECT_EQ(c['i'].degree, 8) << "32 lanes, 8 words apart";
  EXPECT_EQ(c['i'].lowest, 1) << "one thread is left in the last turn";
  EXPECT_EQ(c['h'].degree, 1);
}

TEST(BankConflicts, WideAccessesConflictWithinTheirGroups) {
  auto c = conflictsIn("", R"(
  __shared__ double d[64]; __shared__ float4 v[64]; __shared__ double e[32][16];
  const int x = threadIdx.x;
  out[0] = d[x];         /*d*/
  out[1] = v[x].x;       /*f*/
  out[2] = d[2 * x % 64]; /*s*/
  out[3] = e[x][n % 16]; /*e*/
  v[x] = make_float4(0, 0, 0, 0); /*v*/
)",
                       "32");
  EXPECT_EQ(c['d'].degree, 1);
  EXPECT_EQ(c['f'].degree, 4) << "one word of every four";
  EXPECT_EQ(c['s'].degree, 2);
  EXPECT_EQ(c['e'].degree, 16);
  EXPECT_EQ(c['v'].degree, 1);
}

TEST(BankConflicts, RecordsMoveInPiecesOfTheirAlignment) {
  auto c = conflictsIn("struct Loose { float x, y, z, w; }; struct alignas(16) Tight { float x, y, z, w; };", R"(
  __shared__ Loose l[64]; __shared__ Tight t[64];
  Loose loose = l[threadIdx.x]; /*l*/
  Tight tight = t[threadIdx.x]; /*t*/
  out[threadIdx.x] = loose.x + tight.y;
)",
                       "64");
  EXPECT_EQ(c['l'].degree, 4) << "four loads of one word, four words apart";
  EXPECT_EQ(c['t'].degree, 1);
}

TEST(BankConflicts, BroadcastsAndLanesThatDoNotTakePart) {
  auto c = conflictsIn("", R"(
  __shared__ float s[1024];
  out[0] = s[threadIdx.x / 32];                    /*b*/
  if (threadIdx.x % 8 == 0) out[1] = s[4 * threadIdx.x]; /*g*/
  if (threadIdx.x == 0) out[2] = s[32 * threadIdx.x];    /*o*/
)",
                       "256");
  EXPECT_EQ(c['b'].degree, 1);
  EXPECT_EQ(c['g'].degree, 4) << "four lanes, 32 words apart";
  EXPECT_EQ(c['o'].degree, 1);
}

TEST(BankConflicts, WhatCannotBeKnown) {
  auto c = conflictsIn("extern __shared__ float pool[];", R"(
  __shared__ float s[1024];
  out[0] = s[index[threadIdx.x] % 1024]; /*i*/
  out[1] = pool[threadIdx.x * n];        /*n*/
  out[2] = pool[threadIdx.x + n];        /*k*/
)",
                       "256");
  EXPECT_EQ(c['i'].degree, 0);
  EXPECT_EQ(c['n'].degree, 0);
  EXPECT_EQ(c['k'].degree, 1) << "where it starts does not matter";
}

} // namespace
