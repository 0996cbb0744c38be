#include "analyzer/labels/SourceText.h"

#include <gtest/gtest.h>

using namespace accelscope::labels;
using Result = QuoteMatch::Result;

namespace {

const char *const kSource = R"cu(// tile[threadIdx.x] = in[i]; in a comment
__global__ void k(float *out, const float *in) {
  __shared__ float tile[256];   // staged by all
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  tile[threadIdx.x] = in[i];
  __syncthreads();
  /* reversed
     order */
  out[i] = tile[255 - threadIdx.x];
  asm volatile("fma.rn.f32 %0, %1, %2, %3;" ::);
  const char *url = "http://x"; out[0] = 1'000.0f; in += 'a' == '"';
}
#if 0
__global__ void old(float *out) { atomicAdd(out, 1.0f); }
#else
__global__ void fresh(float *out) { atomicMax((int *)out, 1); }
#endif
)cu";

QuoteMatch find(const char *quote, int first = 1, int last = 1) {
  return SourceText(kSource).find(quote, first, last);
}

} // namespace

TEST(SourceText, CountsLines) {
  EXPECT_EQ(SourceText("").lines(), 0);
  EXPECT_EQ(SourceText("a").lines(), 1);
  EXPECT_EQ(SourceText("a\n").lines(), 1);
  EXPECT_EQ(SourceText("a\nb").lines(), 2);
}

TEST(SourceText, FindsAQuoteOnItsLines) {
  const QuoteMatch match = find("tile[threadIdx.x] = in[i];", 5, 5);
  EXPECT_EQ(match.result, Result::AtClaim);
  EXPECT_EQ(match.firstLine, 5);
  EXPECT_EQ(match.lastLine, 5);
}

TEST(SourceText, CorrectsLinesThatDrifted) {
  const QuoteMatch match = find("out[i] = tile[255 - threadIdx.x];", 2, 3);
  EXPECT_EQ(match.result, Result::Elsewhere);
  EXPECT_EQ(match.firstLine, 9);
}

TEST(SourceText, NarrowsAWideClaimToTheQuote) {
  const QuoteMatch match = find("__syncthreads();", 1, 12);
  EXPECT_EQ(match.result, Result::AtClaim);
  EXPECT_EQ(match.firstLine, 6);
  EXPECT_EQ(match.lastLine, 6);
}

TEST(SourceText, FoldsWhiteSpace) {
  EXPECT_EQ(find("tile[ threadIdx.x ]=in[i] ;\n\t__syncthreads( );", 5, 6).result, Result::AtClaim);
  EXPECT_EQ(find("tile[threadIdx.x] = in[i];\n__syncthreads();", 5, 6).lastLine, 6);
  // White space that parts two words is not nothing.
  EXPECT_EQ(find("__global__voidk(float").result, Result::NotFound);
  EXPECT_EQ(find("atomic Max((int *)out").result, Result::NotFound);
}

TEST(SourceText, RefusesShortQuotes) {
  EXPECT_EQ(find("").result, Result::TooShort);
  EXPECT_EQ(find("  \n ").result, Result::TooShort);
  EXPECT_EQ(find("o u t [ 0", 11, 11).result, Result::TooShort);
  EXPECT_EQ(find("out[0] =", 11, 11).result, Result::AtClaim);
}

TEST(SourceText, RefusesInventedQuotes) {
  EXPECT_EQ(find("__shfl_down_sync(m, v, 1)").result, Result::NotFound);
}

TEST(SourceText, TellsCommentsFromCode) {
  EXPECT_EQ(find("staged by all", 3, 3).result, Result::NotCode);
  EXPECT_EQ(find("/* reversed order */", 7, 8).result, Result::NotCode);
  // The same text in a comment and in code: code counts, wherever it was claimed.
  EXPECT_EQ(find("tile[threadIdx.x] = in[i];", 1, 1).firstLine, 5);
  // Code with its comment, and code around a comment that the quote leaves out.
  EXPECT_EQ(find("float tile[256];   // staged by all", 3, 3).result, Result::AtClaim);
  EXPECT_EQ(find("__syncthreads(); out[i] = tile", 6, 9).result, Result::AtClaim);
  // A brace is no code to speak of.
  EXPECT_EQ(find("; // staged by all", 3, 3).result, Result::NotCode);
}

TEST(SourceText, LeavesStringsAndNumbersAlone) {
  EXPECT_EQ(find("fma.rn.f32 %0, %1", 10, 10).result, Result::AtClaim);
  EXPECT_EQ(find("//x\"; out[0] = 1'000.0f;", 11, 11).result, Result::AtClaim);
  EXPECT_EQ(find("in += 'a' == '\"';", 11, 11).result, Result::AtClaim);
}

TEST(SourceText, SkipsWhatIfZeroSwitchesOff) {
  EXPECT_EQ(find("atomicAdd(out, 1.0f);", 14, 14).result, Result::NotCode);
  EXPECT_EQ(find("atomicMax((int *)out, 1);", 16, 16).result, Result::AtClaim);
}

TEST(SourceText, FollowsNestedConditionals) {
  const SourceText text("#if 1\n"
                        "int first = 1;\n"
                        "#else\n"
                        "int second = 2;\n"
                        "#endif\n"
                        "#ifdef UNKNOWN\n"
                        "#  if 0\n"
                        "int third = 3; don't stop\n"
                        "#  elif defined(A)\n"
                        "int fourth = 4;\n"
                        "#  endif\n"
                        "int fifth = 5;\n"
                        "#endif\n"
                        "#if 0\n"
                        "#if 1\n"
                        "int sixth = 6;\n"
                        "#endif\n"
                        "#endif\n"
                        "const char *s = R\"x(\n"
                        "#if 0\n"
                        ")x\"; int seventh = 7;\n"
                        "// #if 0\n"
                        "int eighth = 8; // \\\n"
                        "int ninth = 9;\n");
  auto result = [&text](const char *quote) { return text.find(quote, 1, 100).result; };
  EXPECT_EQ(result("int first = 1;"), Result::AtClaim);
  EXPECT_EQ(result("int second = 2;"), Result::NotCode);
  EXPECT_EQ(result("int third = 3;"), Result::NotCode);
  EXPECT_EQ(result("int fourth = 4;"), Result::AtClaim);
  EXPECT_EQ(result("int fifth = 5;"), Result::AtClaim);
  EXPECT_EQ(result("int sixth = 6;"), Result::NotCode);
  EXPECT_EQ(result("int seventh = 7;"), Result::AtClaim);
  EXPECT_EQ(result("int eighth = 8;"), Result::AtClaim);
  EXPECT_EQ(result("int ninth = 9;"), Result::NotCode);
}

TEST(SourceText, TakesThePlaceNearestToTheClaim) {
  const SourceText text("call(a);\n\n\n\ncall(a);\n\n\n\ncall(a);\n");
  EXPECT_EQ(text.find("call(a);", 6, 6).firstLine, 5);
  EXPECT_EQ(text.find("call(a);", 8, 8).firstLine, 9);
  EXPECT_EQ(text.find("call(a);", 9, 9).result, Result::AtClaim);
}

TEST(SourceText, SurvivesBrokenText) {
  for (const char *broken : {"/* never closed", "\"never closed\n", "R\"(never closed", "R\"", "'",
                             "#if 0", "#endif\n#else\n", "\\", "//\\"}) {
    const SourceText text(broken);
    EXPECT_EQ(text.find("something else", 1, 1).result, Result::NotFound) << broken;
  }
  const std::string zeros(100, '\0');
  EXPECT_EQ(SourceText(zeros).lines(), 1);
}
