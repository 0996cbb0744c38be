// The PyTorch extension surface: tensors, accessors, dispatch, checks, streams and the module
// macros.
#pragma once
#pragma clang system_header
#include "/accelscope/include/cuda_bf16.h"
#include "/accelscope/include/cuda_fp16.h"
#include <array>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#define ACCELSCOPE_HD __host__ __device__

namespace c10 {
struct Half : __half {
  using __half::__half;
  Half() = default;
  ACCELSCOPE_HD Half(float value);
};
struct BFloat16 : __nv_bfloat16 {
  using __nv_bfloat16::__nv_bfloat16;
  BFloat16() = default;
  ACCELSCOPE_HD BFloat16(float value);
};
template <class T> struct complex {
  T real_, imag_;
  ACCELSCOPE_HD complex(T real = T(), T imag = T());
  ACCELSCOPE_HD T real() const;
  ACCELSCOPE_HD T imag() const;
};
enum class ScalarType : std::int8_t {
  Byte,
  Char,
  Short,
  Int,
  Long,
  Half,
  Float,
  Double,
  ComplexHalf,
  ComplexFloat,
  ComplexDouble,
  Bool,
  BFloat16,
  Float8_e5m2,
  Float8_e4m3fn,
  UInt16,
  UInt32,
  UInt64,
  Undefined
};
enum class DeviceType : std::int8_t { CPU, CUDA };
constexpr DeviceType kCPU = DeviceType::CPU;
constexpr DeviceType kCUDA = DeviceType::CUDA;
enum class MemoryFormat : std::int8_t { Contiguous, Preserve, ChannelsLast, ChannelsLast3d };
enum class Layout : std::int8_t { Strided, Sparse };
constexpr Layout kStrided = Layout::Strided;
const char *toString(ScalarType type);
std::size_t elementSize(ScalarType type);
typedef std::int8_t DeviceIndex;
struct Device {
  Device(DeviceType type, DeviceIndex index = -1);
  Device(const std::string &name);
  DeviceType type() const;
  DeviceIndex index() const;
  bool is_cuda() const;
  bool is_cpu() const;
  bool operator==(const Device &) const;
  bool operator!=(const Device &) const;
  std::string str() const;
};
template <class T> using optional = std::optional<T>;
using std::make_optional;
using std::nullopt;
using std::nullopt_t;
template <class T> class ArrayRef {
public:
  ArrayRef();
  ArrayRef(const T &one);
  ArrayRef(const T *data, std::size_t length);
  ArrayRef(const std::vector<T> &values);
  ArrayRef(std::initializer_list<T> values);
  template <std::size_t N> ArrayRef(const std::array<T, N> &values);
  const T &operator[](std::size_t n) const;
  const T *data() const;
  const T *begin() const;
  const T *end() const;
  std::size_t size() const;
  bool empty() const;
  bool equals(ArrayRef other) const;
  bool operator==(const ArrayRef &other) const;
  bool operator!=(const ArrayRef &other) const;
  const T &front() const;
  const T &back() const;
  std::vector<T> vec() const;
};
typedef ArrayRef<std::int64_t> IntArrayRef;
class Scalar {
public:
  template <class T, class = typename std::enable_if<std::is_arithmetic<T>::value>::type>
  Scalar(T value);
  template <class T> T to() const;
  double toDouble() const;
  float toFloat() const;
  std::int64_t toLong() const;
  int toInt() const;
};
struct Stream {};
struct Error : std::runtime_error {
  using std::runtime_error::runtime_error;
};
namespace cuda {
struct CUDAStream {
  cudaStream_t stream() const;
  operator cudaStream_t() const;
  void synchronize() const;
  DeviceIndex device_index() const;
};
CUDAStream getCurrentCUDAStream(DeviceIndex device = -1);
CUDAStream getDefaultCUDAStream(DeviceIndex device = -1);
CUDAStream getStreamFromPool(bool highPriority = false, DeviceIndex device = -1);
void setCurrentCUDAStream(CUDAStream stream);
struct CUDAGuard {
  explicit CUDAGuard(int device);
  explicit CUDAGuard(Device device);
  void set_device(Device device);
  void set_index(int device);
};
struct OptionalCUDAGuard {
  OptionalCUDAGuard();
  template <class T> explicit OptionalCUDAGuard(T device);
};
struct CUDAStreamGuard {
  explicit CUDAStreamGuard(CUDAStream stream);
};
DeviceIndex current_device();
DeviceIndex device_count();
void device_synchronize();
void set_device(int device);
namespace CUDACachingAllocator {
void *raw_alloc(std::size_t bytes);
void *raw_alloc_with_stream(std::size_t bytes, cudaStream_t stream);
void raw_delete(void *pointer);
void emptyCache();
} // namespace CUDACachingAllocator
} // namespace cuda
template <class Key, class Value> class Dict {};
template <class T> class List {};
namespace impl {
template <ScalarType Type> struct ScalarTypeToCPPType {
  typedef float type;
};
} // namespace impl
template <class T, class U> ACCELSCOPE_HD T convert(U value);
} // namespace c10

namespace at {
using namespace c10;
using c10::BFloat16;
using c10::Half;
namespace cuda {
using namespace c10::cuda;
cudaDeviceProp *getCurrentDeviceProperties();
cudaDeviceProp *getDeviceProperties(long device);
struct cublasContext *getCurrentCUDABlasHandle();
int warp_size();
template <class T> T ATenCeilDiv(T a, T b);
} // namespace cuda
#define ACCELSCOPE_SCALAR_NAMES                                                                    \
  constexpr c10::ScalarType kByte = c10::ScalarType::Byte;                                         \
  constexpr c10::ScalarType kUInt8 = c10::ScalarType::Byte;                                        \
  constexpr c10::ScalarType kChar = c10::ScalarType::Char;                                         \
  constexpr c10::ScalarType kInt8 = c10::ScalarType::Char;                                         \
  constexpr c10::ScalarType kShort = c10::ScalarType::Short;                                       \
  constexpr c10::ScalarType kInt16 = c10::ScalarType::Short;                                       \
  constexpr c10::ScalarType kInt = c10::ScalarType::Int;                                           \
  constexpr c10::ScalarType kInt32 = c10::ScalarType::Int;                                         \
  constexpr c10::ScalarType kLong = c10::ScalarType::Long;                                         \
  constexpr c10::ScalarType kInt64 = c10::ScalarType::Long;                                        \
  constexpr c10::ScalarType kHalf = c10::ScalarType::Half;                                         \
  constexpr c10::ScalarType kFloat16 = c10::ScalarType::Half;                                      \
  constexpr c10::ScalarType kFloat = c10::ScalarType::Float;                                       \
  constexpr c10::ScalarType kFloat32 = c10::ScalarType::Float;                                     \
  constexpr c10::ScalarType kDouble = c10::ScalarType::Double;                                     \
  constexpr c10::ScalarType kFloat64 = c10::ScalarType::Double;                                    \
  constexpr c10::ScalarType kBool = c10::ScalarType::Bool;                                         \
  constexpr c10::ScalarType kBFloat16 = c10::ScalarType::BFloat16;                                 \
  constexpr c10::ScalarType kFloat8_e4m3fn = c10::ScalarType::Float8_e4m3fn;                       \
  constexpr c10::ScalarType kFloat8_e5m2 = c10::ScalarType::Float8_e5m2;                           \
  constexpr c10::ScalarType kComplexFloat = c10::ScalarType::ComplexFloat;                         \
  constexpr c10::ScalarType kComplexDouble = c10::ScalarType::ComplexDouble;
ACCELSCOPE_SCALAR_NAMES

class TensorOptions {
public:
  TensorOptions();
  TensorOptions(ScalarType type);
  TensorOptions(Device device);
  TensorOptions(DeviceType device);
  TensorOptions dtype(ScalarType type) const;
  template <class T> TensorOptions dtype() const;
  TensorOptions device(Device device) const;
  TensorOptions device(DeviceType device, int index = -1) const;
  TensorOptions layout(Layout layout) const;
  TensorOptions requires_grad(bool on) const;
  TensorOptions memory_format(MemoryFormat format) const;
  TensorOptions pinned_memory(bool on) const;
};
template <class T> struct RestrictPtrTraits {
  typedef T *__restrict__ PtrType;
};
template <class T> struct DefaultPtrTraits {
  typedef T *PtrType;
};
// Accessors index like nested arrays; the last index gives the element.
template <class T, std::size_t N, template <class> class Traits = DefaultPtrTraits,
          class Index = std::int64_t>
class TensorAccessor {
public:
  ACCELSCOPE_HD TensorAccessor<T, N - 1, Traits, Index> operator[](Index n) const;
  ACCELSCOPE_HD Index size(Index dimension) const;
  ACCELSCOPE_HD Index stride(Index dimension) const;
  ACCELSCOPE_HD T *data() const;
};
template <class T, template <class> class Traits, class Index>
class TensorAccessor<T, 1, Traits, Index> {
public:
  ACCELSCOPE_HD T &operator[](Index n) const;
  ACCELSCOPE_HD Index size(Index dimension) const;
  ACCELSCOPE_HD Index stride(Index dimension) const;
  ACCELSCOPE_HD T *data() const;
};
template <class T, std::size_t N, template <class> class Traits = DefaultPtrTraits,
          class Index = std::int64_t>
class GenericPackedTensorAccessor : public TensorAccessor<T, N, Traits, Index> {};
template <class T, std::size_t N, template <class> class Traits = DefaultPtrTraits>
using PackedTensorAccessor32 = GenericPackedTensorAccessor<T, N, Traits, std::int32_t>;
template <class T, std::size_t N, template <class> class Traits = DefaultPtrTraits>
using PackedTensorAccessor64 = GenericPackedTensorAccessor<T, N, Traits, std::int64_t>;
template <class T, std::size_t N, template <class> class Traits = DefaultPtrTraits,
          class Index = std::int64_t>
using PackedTensorAccessor = GenericPackedTensorAccessor<T, N, Traits, Index>;

class Tensor {
public:
  Tensor();
  Tensor(const Tensor &) = default;
  Tensor &operator=(const Tensor &) = default;
  template <class T> T *data_ptr() const;
  void *data_ptr() const;
  template <class T> T *mutable_data_ptr() const;
  template <class T> const T *const_data_ptr() const;
  template <class T> T *data() const;
  Tensor data() const;
  template <class T> T item() const;
  Scalar item() const;
  std::int64_t size(std::int64_t dimension) const;
  IntArrayRef sizes() const;
  std::int64_t stride(std::int64_t dimension) const;
  IntArrayRef strides() const;
  std::int64_t numel() const;
  std::int64_t dim() const;
  std::int64_t ndimension() const;
  std::int64_t storage_offset() const;
  std::size_t element_size() const;
  std::size_t nbytes() const;
  ScalarType scalar_type() const;
  ScalarType dtype() const;
  ScalarType type() const;
  Device device() const;
  DeviceIndex get_device() const;
  TensorOptions options() const;
  Layout layout() const;
  bool is_cuda() const;
  bool is_cpu() const;
  bool is_contiguous(MemoryFormat format = MemoryFormat::Contiguous) const;
  bool is_floating_point() const;
  bool defined() const;
  bool requires_grad() const;
  Tensor &requires_grad_(bool on = true);
  template <class T, std::size_t N> TensorAccessor<T, N> accessor() const;
  template <class T, std::size_t N, template <class> class Traits = DefaultPtrTraits>
  PackedTensorAccessor32<T, N, Traits> packed_accessor32() const;
  template <class T, std::size_t N, template <class> class Traits = DefaultPtrTraits>
  PackedTensorAccessor64<T, N, Traits> packed_accessor64() const;
  template <class T, std::size_t N, template <class> class Traits = DefaultPtrTraits,
            class Index = std::int64_t>
  GenericPackedTensorAccessor<T, N, Traits, Index> packed_accessor() const;
  template <class T, std::size_t N, template <class> class Traits = DefaultPtrTraits,
            class Index = std::int64_t>
  GenericPackedTensorAccessor<T, N, Traits, Index> generic_packed_accessor() const;
  Tensor contiguous(MemoryFormat format = MemoryFormat::Contiguous) const;
  Tensor clone() const;
  Tensor detach() const;
  Tensor cpu() const;
  Tensor cuda() const;
  template <class... A> Tensor to(A &&...arguments) const;
  Tensor &copy_(const Tensor &source, bool nonBlocking = false);
  Tensor &fill_(Scalar value);
  Tensor &zero_();
  Tensor operator[](std::int64_t n) const;
  template <class T> Tensor operator[](const T &index) const;
  Tensor operator-() const;
#define ACCELSCOPE_METHOD(name) template <class... A> Tensor name(A &&...arguments) const;
  ACCELSCOPE_METHOD(view)
  ACCELSCOPE_METHOD(view_as)
  ACCELSCOPE_METHOD(reshape)
  ACCELSCOPE_METHOD(permute)
  ACCELSCOPE_METHOD(transpose)
  ACCELSCOPE_METHOD(t)
  ACCELSCOPE_METHOD(squeeze)
  ACCELSCOPE_METHOD(unsqueeze)
  ACCELSCOPE_METHOD(flatten)
  ACCELSCOPE_METHOD(expand)
  ACCELSCOPE_METHOD(expand_as)
  ACCELSCOPE_METHOD(repeat)
  ACCELSCOPE_METHOD(slice)
  ACCELSCOPE_METHOD(select)
  ACCELSCOPE_METHOD(index_select)
  ACCELSCOPE_METHOD(index)
  ACCELSCOPE_METHOD(narrow)
  ACCELSCOPE_METHOD(sum)
  ACCELSCOPE_METHOD(mean)
  ACCELSCOPE_METHOD(max)
  ACCELSCOPE_METHOD(min)
  ACCELSCOPE_METHOD(argmax)
  ACCELSCOPE_METHOD(softmax)
  ACCELSCOPE_METHOD(sqrt)
  ACCELSCOPE_METHOD(exp)
  ACCELSCOPE_METHOD(log)
  ACCELSCOPE_METHOD(abs)
  ACCELSCOPE_METHOD(pow)
  ACCELSCOPE_METHOD(mul)
  ACCELSCOPE_METHOD(mul_)
  ACCELSCOPE_METHOD(add)
  ACCELSCOPE_METHOD(add_)
  ACCELSCOPE_METHOD(sub)
  ACCELSCOPE_METHOD(sub_)
  ACCELSCOPE_METHOD(div)
  ACCELSCOPE_METHOD(div_)
  ACCELSCOPE_METHOD(mm)
  ACCELSCOPE_METHOD(bmm)
  ACCELSCOPE_METHOD(matmul)
  ACCELSCOPE_METHOD(relu)
  ACCELSCOPE_METHOD(sigmoid)
  ACCELSCOPE_METHOD(tanh)
  ACCELSCOPE_METHOD(resize_)
  ACCELSCOPE_METHOD(set_)
  ACCELSCOPE_METHOD(new_empty)
  ACCELSCOPE_METHOD(new_zeros)
  ACCELSCOPE_METHOD(toType)
  ACCELSCOPE_METHOD(half)
#undef ACCELSCOPE_METHOD
};
Device device_of(const Tensor &tensor);
template <class Stream> Stream &operator<<(Stream &stream, const Tensor &tensor);
#define ACCELSCOPE_OPERATOR(op)                                                                    \
  Tensor operator op(const Tensor &a, const Tensor &b);                                            \
  Tensor operator op(const Tensor &a, Scalar b);                                                   \
  Tensor operator op(Scalar a, const Tensor &b);
ACCELSCOPE_OPERATOR(+)
ACCELSCOPE_OPERATOR(-)
ACCELSCOPE_OPERATOR(*)
ACCELSCOPE_OPERATOR(/)
#undef ACCELSCOPE_OPERATOR
typedef ArrayRef<Tensor> TensorList;
#define ACCELSCOPE_FUNCTION(name)                                                                  \
  template <class... A> Tensor name(A &&...arguments);                                             \
  Tensor name(std::initializer_list<std::int64_t> sizes, const TensorOptions &options = {});
ACCELSCOPE_FUNCTION(empty)
ACCELSCOPE_FUNCTION(zeros)
ACCELSCOPE_FUNCTION(ones)
ACCELSCOPE_FUNCTION(rand)
ACCELSCOPE_FUNCTION(randn)
#undef ACCELSCOPE_FUNCTION
template <class T, class... A>
Tensor full(std::initializer_list<std::int64_t> sizes, T value, A &&...options);
template <class... A> Tensor full(A &&...arguments);
template <class T, class... A>
Tensor empty_strided(std::initializer_list<std::int64_t> sizes, T strides, A &&...options);
#define ACCELSCOPE_FUNCTION(name) template <class... A> Tensor name(A &&...arguments);
ACCELSCOPE_FUNCTION(empty_like)
ACCELSCOPE_FUNCTION(zeros_like)
ACCELSCOPE_FUNCTION(ones_like)
ACCELSCOPE_FUNCTION(full_like)
ACCELSCOPE_FUNCTION(rand_like)
ACCELSCOPE_FUNCTION(randn_like)
ACCELSCOPE_FUNCTION(empty_strided)
ACCELSCOPE_FUNCTION(arange)
ACCELSCOPE_FUNCTION(linspace)
ACCELSCOPE_FUNCTION(eye)
ACCELSCOPE_FUNCTION(tensor)
ACCELSCOPE_FUNCTION(from_blob)
ACCELSCOPE_FUNCTION(cat)
ACCELSCOPE_FUNCTION(stack)
ACCELSCOPE_FUNCTION(matmul)
ACCELSCOPE_FUNCTION(mm)
ACCELSCOPE_FUNCTION(bmm)
ACCELSCOPE_FUNCTION(addmm)
ACCELSCOPE_FUNCTION(sum)
ACCELSCOPE_FUNCTION(mean)
ACCELSCOPE_FUNCTION(relu)
ACCELSCOPE_FUNCTION(sigmoid)
ACCELSCOPE_FUNCTION(softmax)
ACCELSCOPE_FUNCTION(exp)
ACCELSCOPE_FUNCTION(sqrt)
ACCELSCOPE_FUNCTION(where)
ACCELSCOPE_FUNCTION(conv2d)
ACCELSCOPE_FUNCTION(conv3d)
ACCELSCOPE_FUNCTION(linear)
ACCELSCOPE_FUNCTION(einsum)
ACCELSCOPE_FUNCTION(transpose)
ACCELSCOPE_FUNCTION(add)
ACCELSCOPE_FUNCTION(sub)
ACCELSCOPE_FUNCTION(mul)
ACCELSCOPE_FUNCTION(div)
ACCELSCOPE_FUNCTION(addmv)
ACCELSCOPE_FUNCTION(mv)
ACCELSCOPE_FUNCTION(dot)
ACCELSCOPE_FUNCTION(clamp)
ACCELSCOPE_FUNCTION(abs)
ACCELSCOPE_FUNCTION(pow)
ACCELSCOPE_FUNCTION(tanh)
ACCELSCOPE_FUNCTION(log)
ACCELSCOPE_FUNCTION(norm)
ACCELSCOPE_FUNCTION(argmax)
ACCELSCOPE_FUNCTION(argmin)
ACCELSCOPE_FUNCTION(max)
ACCELSCOPE_FUNCTION(min)
ACCELSCOPE_FUNCTION(topk)
ACCELSCOPE_FUNCTION(outer)
ACCELSCOPE_FUNCTION(ger)
ACCELSCOPE_FUNCTION(baddbmm)
ACCELSCOPE_FUNCTION(sort)
#undef ACCELSCOPE_FUNCTION
template <class T> struct OpMathType {
  typedef T type;
};
template <> struct OpMathType<Half> {
  typedef float type;
};
template <> struct OpMathType<BFloat16> {
  typedef float type;
};
template <class T> using opmath_type = typename OpMathType<T>::type;
template <class T, bool Device> using acc_type = typename OpMathType<T>::type;
template <class T, class U> ACCELSCOPE_HD T ceil_div(T a, U b);
template <class T> ACCELSCOPE_HD void gpuAtomicAdd(T *address, T value);
struct PhiloxCudaState {};
namespace indexing {
struct Slice {
  template <class... A> Slice(A... bounds);
};
struct NoneType {};
static const NoneType None;
} // namespace indexing
} // namespace at
template <class T> __device__ void gpuAtomicAdd(T *address, T value);
template <class T> __device__ void gpuAtomicAddNoReturn(T *address, T value);
template <class T>
__device__ T WARP_SHFL_DOWN(T value, unsigned int delta, int width = 32,
                            unsigned int mask = 0xffffffff);
template <class T>
__device__ T WARP_SHFL_XOR(T value, int lanes, int width = 32, unsigned int mask = 0xffffffff);

namespace torch {
using namespace at;
using at::empty;
using at::Tensor;
using at::TensorOptions;
using at::zeros;
ACCELSCOPE_SCALAR_NAMES
typedef c10::ScalarType Dtype;
namespace cuda {
bool is_available();
void synchronize(long device = -1);
long device_count();
} // namespace cuda
namespace autograd {
struct AutogradContext {
  template <class... A> void save_for_backward(A &&...arguments);
};
typedef std::vector<Tensor> variable_list;
template <class T> struct Function {};
} // namespace autograd
struct NoGradGuard {};
class Library {
public:
  template <class... A> Library &def(A &&...arguments);
  template <class... A> Library &impl(A &&...arguments);
};
} // namespace torch
namespace pybind11 {
class module_ {
public:
  template <class... A> module_ &def(A &&...arguments);
  template <class... A> module_ &attr(A &&...arguments);
};
typedef module_ module;
struct arg {
  explicit arg(const char *name);
  template <class T> arg operator=(T &&value) const;
};
template <class T, class... B> struct class_ {
  template <class... A> class_(A &&...arguments);
  template <class... A> class_ &def(A &&...arguments);
};
template <class... A> struct init {};
template <class... A> struct call_guard {};
struct gil_scoped_release {};
namespace literals {
arg operator""_a(const char *name, std::size_t length);
}
} // namespace pybind11
namespace py = pybind11;

#define ACCELSCOPE_CHECK(condition, ...)                                                           \
  do {                                                                                             \
    if (!(condition))                                                                              \
      throw c10::Error("");                                                                        \
  } while (false)
#define TORCH_CHECK(condition, ...) ACCELSCOPE_CHECK(condition)
#define TORCH_INTERNAL_ASSERT(condition, ...) ACCELSCOPE_CHECK(condition)
#define TORCH_CHECK_EQ(a, b) ACCELSCOPE_CHECK((a) == (b))
#define TORCH_CHECK_VALUE(condition, ...) ACCELSCOPE_CHECK(condition)
#define TORCH_CHECK_TYPE(condition, ...) ACCELSCOPE_CHECK(condition)
#define AT_ASSERTM(condition, ...) ACCELSCOPE_CHECK(condition)
#define AT_ASSERT(condition, ...) ACCELSCOPE_CHECK(condition)
#define AT_CHECK(condition, ...) ACCELSCOPE_CHECK(condition)
#define AT_ERROR(...) throw c10::Error("")
#define TORCH_WARN(...)
#define C10_CUDA_CHECK(call) ACCELSCOPE_CHECK((call) == cudaSuccess)
#define AT_CUDA_CHECK(call) C10_CUDA_CHECK(call)
#define C10_CUDA_KERNEL_LAUNCH_CHECK() C10_CUDA_CHECK(cudaGetLastError())
#define THCudaCheck(call) C10_CUDA_CHECK(call)
#define TORCH_EXTENSION_NAME accelscope_extension
#define C10_HOST_DEVICE __host__ __device__
#define C10_DEVICE __device__
#define C10_HOST __host__
#define C10_LAUNCH_BOUNDS_0 __launch_bounds__(256, 4)
#define C10_LAUNCH_BOUNDS_1(threads) __launch_bounds__(threads)
#define C10_LAUNCH_BOUNDS_2(threads, blocks) __launch_bounds__(threads, blocks)
#define C10_WARP_SIZE 32
#define C10_RESTRICT __restrict__
#define C10_UNLIKELY(condition) (condition)
#define C10_LIKELY(condition) (condition)
#define C10_ALWAYS_INLINE __forceinline__
#define C10_EXPORT
#define TORCH_API
#define CUDA_KERNEL_LOOP(i, n)                                                                     \
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < (n); i += blockDim.x * gridDim.x)
#define CUDA_1D_KERNEL_LOOP(i, n) CUDA_KERNEL_LOOP(i, n)

// A dispatch runs its body once for each type; one instantiation shows the launches to an analysis.
#define ACCELSCOPE_DISPATCH(type, name, ...)                                                       \
  [&] {                                                                                            \
    (void)(type);                                                                                  \
    using scalar_t [[maybe_unused]] = float;                                                       \
    return __VA_ARGS__();                                                                          \
  }()
#define AT_DISPATCH_FLOATING_TYPES(type, name, ...) ACCELSCOPE_DISPATCH(type, name, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES_AND_HALF(type, name, ...)                                       \
  ACCELSCOPE_DISPATCH(type, name, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES_AND(extra, type, name, ...)                                     \
  ACCELSCOPE_DISPATCH(type, name, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES_AND2(extra, extra2, type, name, ...)                            \
  ACCELSCOPE_DISPATCH(type, name, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_AND_COMPLEX_TYPES(type, name, ...)                                    \
  ACCELSCOPE_DISPATCH(type, name, __VA_ARGS__)
#define AT_DISPATCH_REDUCED_FLOATING_TYPES(type, name, ...)                                        \
  ACCELSCOPE_DISPATCH(type, name, __VA_ARGS__)
#define AT_DISPATCH_INTEGRAL_TYPES(type, name, ...)                                                \
  [&] {                                                                                            \
    (void)(type);                                                                                  \
    using scalar_t [[maybe_unused]] = int;                                                         \
    return __VA_ARGS__();                                                                          \
  }()
#define AT_DISPATCH_INDEX_TYPES(type, name, ...)                                                   \
  [&] {                                                                                            \
    (void)(type);                                                                                  \
    using index_t [[maybe_unused]] = std::int64_t;                                                 \
    return __VA_ARGS__();                                                                          \
  }()
#define AT_DISPATCH_ALL_TYPES(type, name, ...) ACCELSCOPE_DISPATCH(type, name, __VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND(extra, type, name, ...)                                          \
  ACCELSCOPE_DISPATCH(type, name, __VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND2(extra, extra2, type, name, ...)                                 \
  ACCELSCOPE_DISPATCH(type, name, __VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND_COMPLEX(type, name, ...)                                         \
  ACCELSCOPE_DISPATCH(type, name, __VA_ARGS__)
#define AT_DISPATCH_CASE(type, ...) __VA_ARGS__
#define PYBIND11_MODULE(name, variable) void accelscopeModule_##name(pybind11::module_ &variable)
#define ACCELSCOPE_JOIN2(a, b) a##b
#define ACCELSCOPE_JOIN(a, b) ACCELSCOPE_JOIN2(a, b)
#define TORCH_LIBRARY(name, variable)                                                              \
  void ACCELSCOPE_JOIN(accelscopeLibrary_, __LINE__)(torch::Library & variable)
#define TORCH_LIBRARY_FRAGMENT(name, variable) TORCH_LIBRARY(name, variable)
#define TORCH_LIBRARY_IMPL(name, key, variable) TORCH_LIBRARY(name, variable)
#undef ACCELSCOPE_HD
