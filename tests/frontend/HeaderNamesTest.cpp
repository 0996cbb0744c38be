// The names that the built-in headers declare: against a toolkit where there is one, and against a
// list of what sources use otherwise.
#include "analyzer/frontend/Parser.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Preprocessor.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <sstream>

using namespace accelscope::frontend;
namespace fs = std::filesystem;

namespace {

const char *const kToolkit = "/usr/local/cuda";

void collect(const clang::DeclContext *context, std::set<std::string> &names) {
  for (const clang::Decl *decl : context->decls()) {
    if (llvm::isa<clang::LinkageSpecDecl>(decl)) {
      collect(llvm::cast<clang::DeclContext>(decl), names);
    } else if (const auto *named = llvm::dyn_cast<clang::NamedDecl>(decl)) {
      if (named->getIdentifier())
        names.insert(named->getName().str());
      if (const auto *enumeration = llvm::dyn_cast<clang::EnumDecl>(decl))
        for (const clang::EnumConstantDecl *item : enumeration->enumerators())
          names.insert(item->getName().str());
    }
  }
}

std::set<std::string> namesOf(const std::string &header, const std::string &toolkit) {
  ParseOptions options;
  options.cudaPath = toolkit;
  // Macros too: cuMemAlloc is one in a toolkit.
  ParsedUnit unit =
      parseText("names.cu", "#include <" + header + ">\n__global__ void k() {}\n", options);
  std::set<std::string> names;
  EXPECT_TRUE(unit.ast) << header;
  if (!unit.ast)
    return names;
  EXPECT_EQ(unit.status, "ok") << header << ": " << unit.notes.front();
  collect(unit.ast->getASTContext().getTranslationUnitDecl(), names);
  for (const auto &macro : unit.ast->getPreprocessor().macros())
    names.insert(macro.first->getName().str());
  return names;
}

bool beginsWith(const std::string &name, const std::vector<std::string> &prefixes) {
  for (const std::string &prefix : prefixes)
    if (name.compare(0, prefix.size(), prefix) == 0)
      return true;
  return false;
}

// Spellings that only a toolkit's own headers use.
bool isInternal(const std::string &name) {
  for (const char *end : {"_ptsz", "_ptds", "_64", "_st", "_enum", "_DEPRECATED", "_v1"}) {
    const size_t size = std::string(end).size();
    if (name.size() > size && name.compare(name.size() - size, size, end) == 0)
      return true;
  }
  return name.find("Reserved") != std::string::npos || name.find("RESERVED") != std::string::npos ||
         name.find("DevAttr") != std::string::npos || name.back() == '_' ||
         name.find("HostUniversalFunction") != std::string::npos ||
         name.find("_VER") != std::string::npos;
}

TEST(HeaderNames, CoverTheToolkits) {
  if (!fs::exists(std::string(kToolkit) + "/include/cuda_runtime.h"))
    GTEST_SKIP() << "no CUDA toolkit on this machine";
  struct Row {
    const char *header;
    std::vector<std::string> prefixes;
  };
  const std::vector<Row> rows = {
      {"cuda_runtime.h", {"cuda", "make_", "tex", "surf", "__ld", "__st"}},
      {"cuda.h",
       {"cuArray",  "cuCtx",     "cuDevice", "cuEvent", "cuFunc",   "cuGraph",     "cuKernel",
        "cuLaunch", "cuLibrary", "cuLink",   "cuMem",   "cuModule", "cuOccupancy", "cuPointer",
        "cuStream", "cuSurf",    "cuTensor", "cuTex",   "cuInit",   "cuDriver",    "CU_"}},
      {"cublas_v2.h", {"cublas", "CUBLAS_"}},
      {"cublasLt.h", {"cublasLt", "CUBLASLT_"}},
      {"cusparse.h", {"cusparse", "CUSPARSE_"}},
      {"cusolverDn.h", {"cusolverDn", "CUSOLVER_"}},
      {"cufft.h", {"cufft", "CUFFT_"}},
      {"curand.h",
       {"curandCreate", "curandGenerate", "curandSet", "curandGet", "CURAND_RNG", "CURAND_STATUS",
        "CURAND_ORDERING", "CURAND_DIRECTION"}},
      {"nccl.h", {"nccl"}},
  };
  for (const Row &row : rows) {
    const std::set<std::string> real = namesOf(row.header, kToolkit),
                                ours = namesOf(row.header, "");
    size_t asked = 0, missing = 0;
    std::string list;
    for (const std::string &name : real) {
      if (!beginsWith(name, row.prefixes) || isInternal(name))
        continue;
      ++asked;
      if (!ours.count(name)) {
        ++missing;
        if (missing <= 40)
          list += " " + name;
      }
    }
    EXPECT_LE(missing * 50, asked)
        << row.header << ": " << missing << " of " << asked << " names are missing:" << list;
    std::cout << row.header << ": " << asked - missing << " of " << asked << "\n";
  }
}

// What sources use beside the C interfaces, by area: each line is one expression or type that has
// to compile on its own.
struct Use {
  const char *area, *headers, *code;
};

const Use kUses[] = {
    {"hints", "",
     "__stcs(p, __ldcs(p) + __ldcg(p) + __ldca(p) + __ldlu(p) + __ldcv(p) + __ldg(p));"},
    {"hints", "", "__stwt(p, 1.f); __stcg(p, 1.f); __stwb(p, 1.f);"},
    {"warp", "",
     "f = __shfl_down_sync(~0u, f, 1) + __shfl_up_sync(~0u, f, 1, 16) + __shfl_xor_sync(~0u, f, 1) "
     "+ "
     "__shfl_sync(~0u, f, 0);"},
    {"warp", "",
     "i = __ballot_sync(~0u, i) + __all_sync(~0u, i) + __any_sync(~0u, i) + __activemask() + "
     "__match_any_sync(~0u, i) + __reduce_add_sync(~0u, i); __syncwarp();"},
    {"barrier", "", "i = __syncthreads_count(i) + __syncthreads_or(i) + __syncthreads_and(i);"},
    {"fences", "",
     "__threadfence(); __threadfence_block(); __threadfence_system(); __nanosleep(9);"},
    {"integer", "",
     "i = __popc(i) + __clz(i) + __ffs(i) + __brev(i) + __byte_perm(i, i, 1) + __umulhi(i, i) + "
     "__funnelshift_l(i, i, 1) + __vadd4(i, i) + __dp4a(i, i, i) + __sad(i, i, 1u) + __usad(1u, "
     "2u, 3u);"},
    {"float", "",
     "f = __fdividef(f, f) + __expf(f) + __logf(f) + __sinf(f) + __fmaf_rn(f, f, f) + rsqrtf(f) + "
     "__frcp_rn(f) + __fsqrt_rn(f) + __saturatef(f) + fmaf(f, f, f) + erff(f) + normcdff(f) + "
     "rnorm3df(f, f, f) + cyl_bessel_i0f(f) + exp10f(f) + sinpif(f);"},
    {"conversions", "",
     "i = __float2int_rn(f) + __float_as_int(f) + __double2int_rz(f) + __double2hiint(f); f = "
     "__int2float_rn(i) + __uint_as_float(i) + __hiloint2double(i, i) + __ll2float_rn(i);"},
    {"atomics", "",
     "atomicAdd(p, f); atomicMax(&i, 1); atomicCAS(&i, 0, 1); atomicExch(p, f); "
     "atomicInc((unsigned "
     "*)&i, 7); atomicAdd_block(p, f); atomicAdd_system(p, f); atomicXor(&i, 1);"},
    {"clock", "", "i = clock() + clock64() + __clock64();"},
    {"address spaces", "",
     "i = __isGlobal(p) + __isShared(p) + __cvta_generic_to_shared(p) + "
     "__cvta_generic_to_global(p);"},
    {"half", "cuda_fp16.h",
     "__half h = __float2half(f); __half2 h2 = __halves2half2(h, h); h2 = __hfma2(h2, h2, h2); h = "
     "__hadd(h, h) * h; f = __half2float(h) + __low2float(h2); h2 = __hadd2(h2, __hmul2(h2, h2)); "
     "h = "
     "hexp(h); h2 = h2sqrt(h2); atomicAdd(&h2, h2);"},
    {"bfloat16", "cuda_bf16.h",
     "__nv_bfloat16 b = __float2bfloat16(f); __nv_bfloat162 b2 = __floats2bfloat162_rn(f, f); b2 = "
     "__hfma2(b2, b2, b2); f = __bfloat162float(b) + __low2float(b2);"},
    {"fp8", "cuda_fp8.h",
     "__nv_fp8_e4m3 q(f); __nv_fp8_e5m2 r(f); f = float(q) + float(r); __nv_fp8x4_e4m3 s; "
     "__nv_fp8_storage_t t = __nv_cvt_float_to_fp8(f, __NV_SATFINITE, __NV_E4M3);"},
    {"fp4", "cuda_fp4.h", "__nv_fp4_e2m1 q(f); f = float(q);"},
    {"wmma", "mma.h",
     "using namespace nvcuda; wmma::fragment<wmma::matrix_a, 16, 16, 16, __half, wmma::row_major> "
     "a; "
     "wmma::fragment<wmma::accumulator, 16, 16, 16, float> c; wmma::fill_fragment(c, 0.f);"},
    {"pipeline", "cuda_pipeline.h",
     "__shared__ float s[64]; __pipeline_memcpy_async(s, p, 16); __pipeline_commit(); "
     "__pipeline_wait_prior(0);"},
    {"barriers", "cuda/barrier",
     "__shared__ cuda::barrier<cuda::thread_scope_block> bar; if (threadIdx.x == 0) init(&bar, "
     "blockDim.x); __syncthreads(); bar.arrive_and_wait(); auto t = bar.arrive(); "
     "bar.wait(cuda::std::move(t));"},
    {"pipelines", "cuda/pipeline",
     "__shared__ cuda::pipeline_shared_state<cuda::thread_scope_thread, 2> st; auto pipe = "
     "cuda::make_pipeline(); pipe.producer_acquire(); pipe.producer_commit(); "
     "pipe.consumer_wait(); "
     "pipe.consumer_release();"},
    {"tensor copies", "cuda/barrier",
     "namespace cde = cuda::device::experimental; cde::fence_proxy_async_shared_cta(); "
     "cde::cp_async_bulk_commit_group(); cde::cp_async_bulk_wait_group_read<0>();"},
    {"ptx", "cuda/ptx",
     "namespace ptx = cuda::ptx; ptx::cp_async_bulk_commit_group(); "
     "ptx::fence_proxy_async(ptx::space_shared);"},
    {"groups", "cooperative_groups.h",
     "namespace cg = cooperative_groups; auto g = cg::this_thread_block(); auto w = "
     "cg::tiled_partition<32>(g); f = w.shfl_down(f, 1); g.sync(); auto a = "
     "cg::coalesced_threads(); i "
     "= a.thread_rank() + w.meta_group_rank(); cg::this_grid().sync();"},
    {"group algorithms",
     "cooperative_groups.h;cooperative_groups/reduce.h;cooperative_groups/scan.h",
     "namespace cg = cooperative_groups; auto w = "
     "cg::tiled_partition<32>(cg::this_thread_block()); f "
     "= cg::reduce(w, f, cg::plus<float>()); f = cg::inclusive_scan(w, f) + cg::exclusive_scan(w, "
     "f, "
     "cg::plus<float>());"},
    {"group copies", "cooperative_groups.h;cooperative_groups/memcpy_async.h",
     "namespace cg = cooperative_groups; auto g = cg::this_thread_block(); __shared__ float s[64]; "
     "cg::memcpy_async(g, s, p, 256); cg::wait(g);"},
    {"clusters", "cooperative_groups.h",
     "namespace cg = cooperative_groups; auto c = cg::this_cluster(); __shared__ float s[4]; float "
     "*q "
     "= c.map_shared_rank(s, 1); c.sync(); i = c.block_rank() + c.num_blocks() + "
     "c.dim_blocks().x;"},
    {"libcu++ atomics", "cuda/atomic",
     "cuda::atomic_ref<float, cuda::thread_scope_device> r(*p); r.fetch_add(1.f, "
     "cuda::std::memory_order_relaxed); cuda::atomic<int, cuda::thread_scope_block> a(0); "
     "a.fetch_max(3); a.store(1, cuda::memory_order_release);"},
    {"libcu++ std", "cuda/std/array;cuda/std/tuple;cuda/std/limits;cuda/std/utility",
     "cuda::std::array<int, 3> a{}; auto t = cuda::std::make_tuple(1, 2.f); i = "
     "cuda::std::get<0>(t) + a[0] + cuda::std::numeric_limits<int>::max();"},
    {"random", "curand_kernel.h",
     "curandState s; curand_init(1, 2, 3, &s); f = curand_uniform(&s) + curand_normal(&s); "
     "curandStatePhilox4_32_10_t q; float4 v = curand_normal4(&q); i = curand_poisson(&s, 2.0);"},
    {"cub", "cub/cub.cuh",
     "using R = cub::BlockReduce<float, 128>; __shared__ typename R::TempStorage t; f = "
     "R(t).Sum(f); using S = cub::BlockScan<int, 128>; __shared__ typename S::TempStorage u; "
     "S(u).ExclusiveSum(i, i); using W = cub::WarpReduce<float>; __shared__ W::TempStorage w[4]; f "
     "= "
     "W(w[0]).Reduce(f, cub::Sum());"},
    {"textures", "",
     "cudaTextureObject_t t = 0; f = tex2D<float>(t, f, f) + tex1Dfetch<float>(t, i) + "
     "tex3D<float>(t, f, f, f) + tex2DLayered<float>(t, f, f, i);"},
    {"surfaces", "",
     "cudaSurfaceObject_t s = 0; surf2Dwrite(f, s, i, i); surf2Dread(&f, s, i, i);"},
    {"calls that changed between releases", "cuda.h",
     "CUcontext c; CUdevice v = 0; cuCtxCreate(&c, 0, v); cuCtxCreate(&c, nullptr, 0, v); "
     "cudaMemLocation l = {}; cudaMemPrefetchAsync(p, 4, 0); cudaMemPrefetchAsync(p, 4, l, 0, 0); "
     "cudaGraph_t g; cudaGraphNode_t n; size_t s = 1; cudaGraphGetEdges(g, &n, &n, &s); "
     "cudaGraphGetEdges(g, &n, &n, nullptr, &s);"},
    {"assertions", "", "assert(i > 0); printf(\"%d\", i); __trap(); __brkpt();"},
    {"assumptions", "",
     "__builtin_assume(i > 0); p = (float *)__builtin_assume_aligned(p, 16); __assume(i > 1);"},
};

TEST(HeaderNames, ResolveWhatSourcesUse) {
  for (const Use &use : kUses) {
    std::string text;
    std::istringstream headers(use.headers);
    for (std::string header; std::getline(headers, header, ';');)
      text += "#include <" + header + ">\n";
    const bool host = std::string(use.area).rfind("calls", 0) == 0;
    text += std::string(host ? "void k" : "__global__ void k") + "(float *p, int i, float f) {\n" +
            use.code + "\n}\n";
    ParsedUnit unit = parseText("use.cu", text);
    EXPECT_EQ(unit.status, "ok") << use.area << ": "
                                 << (unit.notes.empty() ? "" : unit.notes.front());
  }
}

} // namespace
