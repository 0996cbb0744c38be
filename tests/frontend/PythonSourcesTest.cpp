#include "analyzer/frontend/PythonSources.h"
#include "analyzer/frontend/KernelCount.h"
#include "analyzer/frontend/Parser.h"
#include "analyzer/frontend/PythonTokens.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

using namespace accelscope::frontend;

namespace {

std::vector<std::string> linesOf(std::string_view text) {
  std::vector<std::string> lines;
  std::istringstream in{std::string(text)};
  for (std::string line; std::getline(in, line);)
    lines.push_back(line);
  return lines;
}

// Every word that starts with `at_` must stand on the line that it stands on in the .py file.
void expectSameLines(const std::string &python, const std::vector<PythonUnit> &units) {
  auto original = linesOf(python);
  size_t marks = 0;
  for (auto &unit : units) {
    auto lines = linesOf(unit.text);
    for (size_t i = 0; i < lines.size(); ++i) {
      size_t at = lines[i].find("at_");
      if (at == std::string::npos)
        continue;
      size_t end = lines[i].find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_", at);
      std::string word = lines[i].substr(at, end - at);
      ASSERT_LT(i, original.size()) << word;
      EXPECT_NE(original[i].find(word), std::string::npos)
          << word << " on line " << i + 1 << " of\n"
          << unit.text;
      ++marks;
    }
  }
  EXPECT_GT(marks, 0u);
}

std::vector<PythonUnit> unitsOf(const std::string &python, size_t expected) {
  std::vector<PythonUnit> units = pythonUnits(python);
  EXPECT_EQ(units.size(), expected);
  units.resize(expected);
  return units;
}

unsigned kernels(const std::vector<PythonUnit> &units) {
  unsigned sum = 0;
  for (auto &unit : units)
    sum += countKernelDefinitions(unit.text);
  return sum;
}

bool has(const std::vector<std::string> &list, const std::string &wanted) {
  return std::find(list.begin(), list.end(), wanted) != list.end();
}

bool contains(const std::string &text, const std::string &part) {
  return text.find(part) != std::string::npos;
}

} // namespace

TEST(PythonSources, LoadInline) {
  const std::string python = R"py(import torch
from torch.utils.cpp_extension import load_inline

header = r"""
__device__ float at_header(float x) { return x; }
"""
cuda_source = header + '''
__global__ void at_kernel(float *x) {  // it's "quoted"
  x[threadIdx.x] = at_header(x[0]);
}
torch::Tensor at_run(torch::Tensor x) {
  at_kernel<<<1, 32>>>(x.data_ptr<float>());
  return x;
}
'''
cpp_source = "torch::Tensor at_run(torch::Tensor x);"
module = load_inline(name="m", cpp_sources=[cpp_source], cuda_sources=[cuda_source],
                     functions=["at_run"])
)py";
  auto units = unitsOf(python, 1);
  expectSameLines(python, units);
  // load_inline supplies the header that the source does not name.
  EXPECT_EQ(units[0].text.rfind("#include <torch/extension.h>\n", 0), 0u);
  EXPECT_TRUE(units[0].notes.empty());
  ParsedUnit parsed = parseText("/nowhere/m.py", units[0].text);
  EXPECT_EQ(parsed.status, "ok") << (parsed.notes.empty() ? "" : parsed.notes.front());
}

TEST(PythonSources, ListOfSourcesIsOneUnit) {
  const std::string python = R"py(
a = """__device__ int at_a() { return 1; }"""
b = """
__global__ void at_b(int *x) { *x = at_a(); }"""
load_inline("m", cuda_sources=[a, b])
)py";
  auto units = unitsOf(python, 1);
  expectSameLines(python, units);
  EXPECT_TRUE(contains(units[0].text, "at_a() { return 1; }"));
}

TEST(PythonSources, RawKernelsModulesAndAnyOtherString) {
  const std::string python = R"py(
import cupy
one = cupy.RawKernel(r'''
extern "C" __global__ void at_one(int *x) { *x = 1; }
''', 'one')
two = cupy.RawModule(code="""
__global__ void at_two(int *x) { *x = 2; }
""")
mod = SourceModule("""
__global__ void at_three(int *x) { *x = 3; }
""", keep=True)
KERNELS = {"four": '''
__global__ void at_four(int *x) { *x = 4; }
'''}
def f():
    return """
__global__ void at_five(int *x) { *x = 5; }
"""
)py";
  auto units = unitsOf(python, 5);
  expectSameLines(python, units);
  EXPECT_EQ(kernels(units), 5u);
  EXPECT_FALSE(contains(units[0].text, "torch"));
}

TEST(PythonSources, ImplicitConcatenationAndEscapes) {
  const std::string python = R"py(
k = RawKernel("#include <cuda_fp16.h>\n"
              "#define at_n 4\n"
              "extern \"C\" __global__ "
              "void at_k(float *x) {\n"
              "  printf(\"%d\\n\", 1); at_call(); // comment\n"
              "  at_last();\n"
              "}\n", "k")
)py";
  auto units = unitsOf(python, 1);
  expectSameLines(python, units);
  EXPECT_TRUE(contains(units[0].text, " #define at_n 4\n"));
  EXPECT_TRUE(contains(units[0].text, "extern \"C\""));
  EXPECT_TRUE(contains(units[0].text, "printf(\"%d\\n\", 1)"));
  EXPECT_EQ(kernels(units), 1u);
}

TEST(PythonSources, FirstCharactersKeepTheirColumns) {
  const std::string python = "k = ('__global__ void k(int *x) {\\n'\n"
                             "     '  *x = 1;\\n'\n"
                             "     '}')\n"
                             "m = \"\"\"__global__ void m(int *x) {\r\n"
                             "  *x = 2; }\"\"\"\r\n";
  auto units = unitsOf(python, 2);
  EXPECT_EQ(linesOf(units[0].text), (std::vector<std::string>{"      __global__ void k(int *x) { ",
                                                              "        *x = 1; ", "      }"}));
  EXPECT_EQ(linesOf(units[1].text).back(), "  *x = 2; }");
  EXPECT_EQ(linesOf(units[1].text)[3], "       __global__ void m(int *x) {");
}

TEST(PythonSources, AppendsJoinsAndMethods) {
  const std::string python = R"py(
src = ""
src += "__global__ void at_plus(int *x) {"
src += "  at_body(); }"
other = "\n".join(["__device__ int at_q() { return 1; }",
                   "__global__ void at_joined(int *x) {",
                   "  *x = at_q(); }"])
third = textwrap.dedent("""
    __global__ void at_dedent(int *x) { }
""").strip()
class C:
    source: str = """
__global__ void at_member(int *x) { }
"""
)py";
  auto units = unitsOf(python, 4);
  expectSameLines(python, units);
  EXPECT_EQ(kernels(units), 4u);
  EXPECT_TRUE(contains(units[0].text, "at_body"));
}

TEST(PythonSources, FillsPlaceholders) {
  const std::string python = R"py(
BLOCK = 256
def make(dtype, helper="int help();"):
    return f"""
#define at_m {BLOCK}
{helper}
__global__ void gen_{dtype}({dtype} *x) {{
  __shared__ {dtype} s[{BLOCK * 2}]; at_x({BLOCK:d}, {x!r}); }}
"""
fmt = '''
__global__ void f{name}(int *a) {{ a[0] = {val}; at_w(); }}
'''.format(name="abc", val=3)
tmpl = """
__global__ void at_mat(int *a) { a[0] = threadIdx.x % %(BS)s; at_y(%(WHAT)s); }
"""
SourceModule(tmpl % {'BS': 16})
dollar = Template("""
__global__ void at_d(int *a) { a[0] = ${BLOCK}; at_z($other); }
""")
)py";
  auto units = unitsOf(python, 4);
  expectSameLines(python, units);
  EXPECT_TRUE(contains(units[0].text, "#define at_m 256\n"));
  EXPECT_TRUE(contains(units[0].text, "int help();"));
  EXPECT_TRUE(contains(units[0].text, "gen_dtype(float *x) {"));
  EXPECT_TRUE(contains(units[0].text, "__shared__ float s[32]; at_x(256, 32); }"));
  // {dtype} within a name and twice as a type, {BLOCK * 2}, {x!r}
  EXPECT_EQ(units[0].notes.size(), 5u);
  EXPECT_TRUE(has(units[0].notes, "7: '{dtype}' is filled in at run time and read as 'dtype'"));
  EXPECT_TRUE(has(units[0].notes, "8: '{BLOCK * 2}' is filled in at run time and read as '32'"));
  EXPECT_TRUE(contains(units[1].text, "fabc(int *a) { a[0] = 3; at_w(); }"));
  EXPECT_TRUE(units[1].notes.empty());
  EXPECT_TRUE(contains(units[2].text, "threadIdx.x % 16; at_y(32);"));
  EXPECT_EQ(units[2].notes.size(), 1u);
  EXPECT_TRUE(contains(units[3].text, "a[0] = 256; at_z(32);"));
}

TEST(PythonSources, StandInsForUnknownPlaceholdersParse) {
  const std::string python = R"py(
from jinja2 import Template
k = """
#define N %(size)d
%(preamble)s
__global__ void at_%(name)s(%(arguments)s) {
  %(ctype)s v = (%(ctype)s)%(value)s;
  %(body)s;
  vec<%(scalar)s, %(n)s> w; %(index_type)s i;
}
""" % {"arguments": ", ".join(found)}
t = Template("""
__global__ void add({{ type_name }} *a, {{type_name}} b) {
  a[threadIdx.x] += b * {{ factor }}; at_t();
}
""")
)py";
  auto units = unitsOf(python, 2);
  EXPECT_TRUE(contains(units[0].text, "#define N 32\n"));
  EXPECT_TRUE(contains(units[0].text, "at_name() {"));
  EXPECT_TRUE(contains(units[0].text, "float v = (float)"));
  EXPECT_TRUE(contains(units[0].text, "vec<float, 32> w; int i;"));
  EXPECT_FALSE(contains(units[0].text, "preamble"));
  EXPECT_FALSE(contains(units[0].text, "body"));
  EXPECT_TRUE(contains(units[1].text, "add(float *a, float b)"));
  EXPECT_TRUE(contains(units[1].text, "b * 32; at_t();"));
}

TEST(PythonSources, BracesOfPlainStringsStay) {
  auto units = unitsOf(R"py(
k = """
__constant__ int t[2][2] = {{1, 2}, {3, 4}};
__global__ void at_k(int *x) { x[0] = t[0][1] % 2; }
"""
)py",
                       1);
  EXPECT_TRUE(contains(units[0].text, "{{1, 2}, {3, 4}}"));
}

TEST(PythonSources, NoKernelNoUnit) {
  unitsOf(R"py(
"""Example: __global__ void documented(int *x) { }"""
# __global__ void comment(int *x) { }
declaration = "__global__ void declared(int *x);"
text = "no CUDA at all { }"
if "__global__" in text: pass
def f():
    '''__global__ void documented(int *x) { }'''
)py",
          0);
  EXPECT_TRUE(pythonUnits("").empty());
}

TEST(PythonSources, ComputedPartsLoseNothing) {
  const std::string python = R"py(
src = get_header() + """
__global__ void at_a(int *x) { }
"""
run(compile("""
__global__ void at_b(int *x) { }
""", name="b"), other + 'x')
both = wrap("""
__global__ void at_c(int *x) { }
""") + "abc"
)py";
  auto units = unitsOf(python, 3);
  expectSameLines(python, units);
}

TEST(PythonSources, OrderOfTheFileIsKeptWithANote) {
  const std::string python = R"py(
kernel = """
__global__ void at_k(int *x) { at_late(); }
"""
late = """
__device__ void at_late() { }
"""
src = late + kernel
)py";
  auto units = unitsOf(python, 1);
  expectSameLines(python, units);
  ASSERT_EQ(units[0].notes.size(), 1u);
  EXPECT_EQ(units[0].notes[0].rfind("2: ", 0), 0u);
}

TEST(PythonSources, MacrosOverSeveralLines) {
  const std::string python = "k = r'''\n"
                             "#define LOOP(i, n) \\\n"
                             "  for (int i = 0; i < n; ++i)\n"
                             "__global__ void at_k(int *x) { LOOP(i, 3) at_x(); }\n"
                             "'''\n"
                             "m = '''\n"
                             "#define TWO \\\\\n"
                             "  2\n"
                             "__global__ void at_m(int *x) { *x = TWO; }\n"
                             "'''\n";
  auto units = unitsOf(python, 2);
  expectSameLines(python, units);
  for (auto &unit : units)
    EXPECT_EQ(parseText("/nowhere/x.py", unit.text).ast != nullptr, true);
  EXPECT_TRUE(contains(units[1].text, "#define TWO \\\n  2\n"));
}

TEST(PythonSources, DamagedInputNeverFails) {
  const std::string python = R"py(x = f"""
__global__ void k(int *x) {{ {a + b[0]} {unclosed
"""
y = ("abc" + [ { ( '''
__global__ void open(int *x) { }
)py";
  for (size_t length = 0; length <= python.size(); ++length)
    pythonUnits(std::string_view(python).substr(0, length));
  EXPECT_EQ(kernels(pythonUnits(python)), 2u);
  std::string deep;
  for (int i = 0; i < 20000; ++i)
    deep += "x = (";
  pythonUnits(deep);
}

TEST(PythonTokens, EscapesPrefixesAndLines) {
  auto tokens = pythonTokens("a = rb'\\n' # c\nb = '\\x41\\\\\\'\\q' \\\n 'z'\n(\n'1'\n)\n");
  std::vector<std::string> values;
  std::vector<unsigned> lines;
  for (auto &token : tokens)
    if (token.kind == PythonToken::String) {
      std::string value;
      for (auto &c : token.value)
        value += c.value;
      values.push_back(value);
      lines.push_back(token.line);
    }
  EXPECT_EQ(values, (std::vector<std::string>{"\\n", "A\\'\\q", "z", "1"}));
  EXPECT_EQ(lines, (std::vector<unsigned>{1, 2, 3, 5}));
  EXPECT_EQ(std::count_if(tokens.begin(), tokens.end(),
                          [](auto &t) { return t.kind == PythonToken::LineEnd; }),
            4);
}
