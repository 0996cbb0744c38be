#include "analyzer/frontend/UnknownNames.h"

#include <cctype>
#include <map>
#include <set>

namespace accelscope::frontend {

namespace {

bool isWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

// What a text takes from a namespace, and how it uses it.
struct Scope {
  std::map<std::string, Scope> inner;
  std::set<std::string> templates, types, values;
};

size_t skipSpace(llvm::StringRef text, size_t at) {
  while (at < text.size() && std::isspace(static_cast<unsigned char>(text[at])))
    ++at;
  return at;
}

std::string wordAt(llvm::StringRef text, size_t at) {
  size_t end = at;
  while (end < text.size() && isWord(text[end]))
    ++end;
  return text.substr(at, end - at).str();
}

// Reads `a::b::c` from `at`, which is behind the first `::`.
void readChain(llvm::StringRef text, size_t at, Scope *scope) {
  for (;;) {
    at = skipSpace(text, at);
    std::string word = wordAt(text, at);
    if (word.empty() || std::isdigit(static_cast<unsigned char>(word[0])))
      return;
    at = skipSpace(text, at + word.size());
    if (text.substr(at).starts_with("::")) {
      scope = &scope->inner[word];
      at += 2;
      continue;
    }
    char next = at < text.size() ? text[at] : ';';
    bool type =
        isWord(next) || next == '(' || next == '{' || next == '&' || next == '*' || next == '>';
    if (next == '<' && !text.substr(at).starts_with("<<"))
      scope->templates.insert(word);
    else if (type)
      scope->types.insert(word);
    else
      scope->values.insert(word);
    return;
  }
}

template <class Use> void forEachUse(llvm::StringRef text, llvm::StringRef name, const Use &use) {
  for (size_t at = text.find(name); at != llvm::StringRef::npos;
       at = text.find(name, at + name.size())) {
    size_t end = at + name.size();
    if ((at == 0 || !isWord(text[at - 1])) && (end >= text.size() || !isWord(text[end])))
      use(at);
  }
}

// True when `::` stands before.
bool qualified(llvm::StringRef text, size_t at) {
  while (at > 0 && std::isspace(static_cast<unsigned char>(text[at - 1])))
    --at;
  return text.substr(0, at).ends_with("::");
}

bool soundsIntegral(llvm::StringRef name) {
  const std::string lower = name.lower();
  for (const char *part : {"int", "idx", "index", "ind", "size", "count", "char", "byte", "bool",
                           "id", "ordinal", "word", "pixel", "key", "enum"})
    if (lower.find(part) != std::string::npos)
      return true;
  return false;
}

// Of names that nearly every project means by them: a fragment counts on the headers of the source
// that includes it.
std::string headerThatDeclares(llvm::StringRef name) {
  struct Row {
    const char *header, *names;
  };
  static const Row rows[] = {
      {"vector", " vector "},
      {"string", " string to_string stoi stof stod "},
      {"map", " map multimap "},
      {"set", " set multiset "},
      {"unordered_map", " unordered_map "},
      {"unordered_set", " unordered_set "},
      {"array", " array "},
      {"tuple", " tuple make_tuple tie "},
      {"utility", " pair make_pair move forward "},
      {"functional", " function bind hash reference_wrapper "},
      {"algorithm",
       " sort stable_sort fill fill_n copy copy_n generate transform reverse max_element "
       "min_element lower_bound upper_bound unique find find_if for_each shuffle "
       "all_of any_of count_if nth_element clamp "},
      {"numeric", " accumulate iota inner_product partial_sum "},
      {"iostream", " cout cerr clog endl ostream istream "},
      {"fstream", " ifstream ofstream fstream "},
      {"sstream", " stringstream ostringstream istringstream "},
      {"iomanip", " setw setprecision setfill "},
      {"memory", " unique_ptr shared_ptr make_unique make_shared "},
      {"stdexcept", " runtime_error invalid_argument logic_error out_of_range "},
      {"chrono", " chrono "},
      {"thread", " thread this_thread "},
      {"mutex", " mutex lock_guard unique_lock "},
      {"atomic", " atomic "},
      {"complex", " complex "},
      {"optional", " optional nullopt "},
      {"random", " mt19937 mt19937_64 random_device uniform_real_distribution "
                 "uniform_int_distribution normal_distribution default_random_engine "},
      {"limits", " numeric_limits "},
      {"deque", " deque "},
      {"list", " list "},
      {"queue", " queue priority_queue "},
      {"stack", " stack "},
      {"bitset", " bitset "},
      {"cfloat", " FLT_MAX FLT_MIN FLT_EPSILON DBL_MAX DBL_MIN DBL_EPSILON "},
      {"sys/time.h", " gettimeofday timeval "},
      {"unistd.h", " usleep getopt sleep optarg "},
      {"cuda_fp16.h", " half half2 __half __half2 "},
      {"cuda_bf16.h", " nv_bfloat16 nv_bfloat162 __nv_bfloat16 __nv_bfloat162 "},
      {"cuda_fp8.h", " __nv_fp8_e4m3 __nv_fp8_e5m2 "},
      {"curand_kernel.h", " curandState curandState_t curandStateXORWOW_t "
                          "curandStatePhilox4_32_10_t "},
      {"cublas_v2.h", " cublasHandle_t cublasStatus_t "},
      {"cusparse.h", " cusparseHandle_t cusparseStatus_t "},
      {"cufft.h", " cufftHandle cufftComplex cufftReal cufftDoubleComplex "},
      {"cuComplex.h", " cuComplex cuFloatComplex cuDoubleComplex make_cuComplex "},
      {"cooperative_groups.h", " cooperative_groups "},
      {"thrust/device_vector.h", " thrust "},
      {"cub/cub.cuh", " cub "},
      {"mma.h", " nvcuda "},
  };
  const std::string word = " " + name.str() + " ";
  for (const Row &row : rows)
    if (llvm::StringRef(row.names).contains(word))
      return row.header;
  return "";
}

void print(const Scope &scope, std::string &out) {
  std::set<std::string> done;
  for (const auto &[name, inner] : scope.inner) {
    done.insert(name);
    out += "namespace " + name + " {\n";
    print(inner, out);
    out += "}\n";
  }
  for (const std::string &name : scope.templates)
    if (done.insert(name).second)
      out += "template <class...> struct " + name +
             " : AccelscopeUnknown { template <class... A> "
             "__attribute__((host, device)) " +
             name + "(A &&...); };\n";
  for (const std::string &name : scope.types)
    if (done.insert(name).second)
      out += "struct " + name +
             " : AccelscopeUnknown { template <class... A> "
             "__attribute__((host, device)) " +
             name + "(A &&...); };\n";
  for (const std::string &name : scope.values)
    if (done.insert(name).second)
      out += "static constexpr AccelscopeUnknown " + name + "{};\n";
}

} // namespace

std::string declareUnknownNames(const std::vector<UnknownName> &names, llvm::StringRef text) {
  std::string out = "#pragma once\n#pragma clang system_header\n"
                    "#include \"/accelscope/include/core/unknown.h\"\n";
  std::set<std::string> done;
  for (const UnknownName &unknown : names) {
    const std::string &name = unknown.name;
    if (name.empty() || !(std::isalpha(static_cast<unsigned char>(name[0])) || name[0] == '_') ||
        !done.insert(unknown.scope + "::" + name).second)
      continue;
    if (unknown.scope.empty() || unknown.scope == "std") {
      const std::string header = headerThatDeclares(name);
      if (!header.empty())
        out += "#include <" + header + ">\n";
      if (!header.empty() || unknown.scope == "std")
        continue;
    }
    if (!unknown.scope.empty()) {
      Scope scope;
      forEachUse(text, name, [&](size_t at) {
        if (qualified(text, at))
          readChain(text, at, &scope);
      });
      out += "namespace " + unknown.scope + " {\n";
      print(scope, out);
      out += "}\n";
      continue;
    }
    Scope scope;
    bool isNamespace = false, isTemplate = false;
    forEachUse(text, name, [&](size_t at) {
      size_t next = skipSpace(text, at + name.size());
      isTemplate = isTemplate ||
                   (text.substr(next).starts_with("<") && !text.substr(next).starts_with("<<"));
      if (!text.substr(next).starts_with("::"))
        return;
      isNamespace = true;
      readChain(text, next + 2, &scope);
    });
    if (isNamespace && !unknown.type) {
      out += "namespace " + name + " {\n";
      print(scope, out);
      out += "}\n";
    } else if (!unknown.type) {
      out += "static constexpr AccelscopeUnknown " + name + "{};\n";
    } else if (isTemplate) {
      scope = Scope();
      scope.templates.insert(name);
      print(scope, out);
    } else if (!isNamespace) {
      // Most are numbers: kernels calculate with them.
      out += std::string("typedef ") + (soundsIntegral(name) ? "int " : "float ") + name + ";\n";
    }
  }
  return out;
}

} // namespace accelscope::frontend
