#include "evaluator/Build.h"

#include "evaluator/Process.h"

#include <gtest/gtest.h>

namespace accelscope::evaluator {
namespace {

TEST(Build, LibrariesFollowTheIncludes) {
  using Flags = std::vector<std::string>;
  EXPECT_EQ(librariesOf("#include <cuda_runtime.h>\n#include <cub/cub.cuh>\n"), Flags{});
  EXPECT_EQ(librariesOf("  #  include <cublas_v2.h>\n"), Flags{"-lcublas"});
  EXPECT_EQ(
      librariesOf("#include \"cublasLt.h\"\n#include <cublas_v2.h>\n#include <cublas_v2.h>\n"),
      (Flags{"-lcublasLt", "-lcublas"}));
  EXPECT_EQ(librariesOf("#include <cusolverDn.h>\n"),
            (Flags{"-lcusolver", "-lcusparse", "-lcublas"}));
  EXPECT_EQ(librariesOf("#include <cufft.h>\n#include <cusparse.h>\n#include <curand.h>\n"),
            (Flags{"-lcufft", "-lcusparse", "-lcurand"}));
  // The device-side generator is header-only.
  EXPECT_EQ(librariesOf("#include <curand_kernel.h>\n"), Flags{});
  EXPECT_EQ(librariesOf("// include <cublas_v2.h>\nint cublas;\n"), Flags{});
}

TEST(Build, DeclaredSignatureIsReadAsWritten) {
  EXPECT_EQ(declaredSignature("extern \"C\" void solution_compute( int n,\n   float *x )\n{}"),
            "int n, float *x");
  EXPECT_EQ(declaredSignature("// solution_compute is below\nvoid solution_compute\n(int a);"),
            "int a");
  EXPECT_EQ(declaredSignature("void other(int a) {}"), "");
  EXPECT_EQ(declaredSignature("solution_compute("), "");
}

TEST(Process, CapturesOutputStatusAndTimeLimit) {
  const CommandResult ok =
      runCommand({"sh", "-c", "echo out; echo err >&2; exit 3"}, std::chrono::seconds(20));
  EXPECT_EQ(ok.status, 3);
  EXPECT_EQ(ok.output, "out\nerr\n");
  EXPECT_FALSE(ok.timedOut);
  const CommandResult slow =
      runCommand({"sh", "-c", "sleep 30 & sleep 30"}, std::chrono::seconds(1));
  EXPECT_TRUE(slow.timedOut);
  EXPECT_LT(slow.seconds, 10);
  EXPECT_EQ(runCommand({"accelscope-no-such-program"}, std::chrono::seconds(5)).status, 127);
  const CommandResult loud =
      runCommand({"sh", "-c", "yes | head -c 300000"}, std::chrono::seconds(20), 1000);
  EXPECT_EQ(loud.output.size(), 1000u);
  EXPECT_EQ(loud.status, 0);
}

TEST(Process, CommandLineIsQuoted) {
  EXPECT_EQ(commandLine({"nvcc", "-O3", "a b", "it's", ""}), "nvcc -O3 'a b' 'it'\\''s' ''");
}

TEST(Process, TrustedChildReportsHowItEnded) {
  EXPECT_TRUE(runTrustedChild([] {}, std::chrono::seconds(5), -1).ok);
  EXPECT_EQ(runTrustedChild([] { abort(); }, std::chrono::seconds(5), -1).problem,
            "was killed by SIGABRT");
  EXPECT_EQ(runTrustedChild([] { _exit(4); }, std::chrono::seconds(5), -1).problem,
            "ended with status 4");
  EXPECT_EQ(runTrustedChild(
                [] {
                  for (;;)
                    pause();
                },
                std::chrono::seconds(1), -1)
                .problem,
            "exceeded its limit of 1 s");
}

} // namespace
} // namespace accelscope::evaluator
