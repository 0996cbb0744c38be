#include "analyzer/frontend/LeadingHeaders.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <unistd.h>

using accelscope::frontend::leadingHeaders;
using Names = std::vector<std::string>;

namespace {

Names leading(const std::string &text, bool toolkit = false) {
  return leadingHeaders(text, "/no/such/folder", toolkit);
}

TEST(LeadingHeaders, AreSortedAndNamedByTheirBuiltinHeader) {
  EXPECT_EQ(
      leading("#include <vector>\n#include <thrust/sort.h>\n# include <thrust/fill.h>\n"
              "#include <chrono> // time\n/* a\n b */ #include \"cub/block/block_scan.cuh\"\n"),
      (Names{"chrono", "cub/cub.cuh", "thrust/thrust.h", "vector"}));
}

TEST(LeadingHeaders, CheapOnesArePassedOver) {
  EXPECT_EQ(leading("\xef\xbb\xbf#pragma once\r\n#include <stdio.h>\r\n#include "
                    "<cuda_runtime.h>\r\n#include <mma.h>\r\n"
                    "#include <map>\r\n"),
            (Names{"map"}));
}

TEST(LeadingHeaders, NothingBehindWhatCouldChangeThem) {
  for (const char *stop :
       {"#define N 3", "#include <unknown.h>", "#include \"local.h\"", "#ifdef X", "int x;",
        "#pragma pack(1)", "#include NAME", "#undef X", "#include <helper_cuda.h>", "// a \\",
        "#ifndef G\n#define H", "#include <vecto"})
    EXPECT_EQ(leading(std::string("#include <map>\n") + stop + "\n#include <vector>\n"),
              (Names{"map"}))
        << stop;
  EXPECT_EQ(leading("/* open\n#include <vector>\n"), Names{});
  EXPECT_EQ(leading(""), Names{});
}

TEST(LeadingHeaders, AToolkitHasItsOwn) {
  EXPECT_EQ(leading("#include <cub/cub.cuh>\n#include <vector>\n", true), (Names{"vector"}));
}

TEST(LeadingHeaders, OfIncludedFilesThatHoldNothingElse) {
  namespace fs = std::filesystem;
  const fs::path folder =
      fs::temp_directory_path() / ("leading-headers-" + std::to_string(getpid()));
  fs::create_directories(folder / "sub");
  std::ofstream(folder / "all.h") << "#ifndef ALL_H\n#define ALL_H\n#include <map>\n"
                                     "#include \"sub/more.h\"\n#endif // ALL_H\n";
  std::ofstream(folder / "sub/more.h") << "#pragma once\n#include <set>\n";
  std::ofstream(folder / "code.h") << "#include <deque>\nint x;\n";
  std::ofstream(folder / "loop.h") << "#include \"loop.h\"\n#include <deque>\n";
  auto in = [&](const std::string &text) { return leadingHeaders(text, folder.string(), false); };
  EXPECT_EQ(in("#include \"all.h\"\n#include <vector>\n"), (Names{"map", "set", "vector"}));
  EXPECT_EQ(in("#include \"code.h\"\n#include <vector>\n"), (Names{"deque"}));
  EXPECT_EQ(in("#include \"loop.h\"\n#include <vector>\n"), Names{});
  fs::remove_all(folder);
}

} // namespace
