// Thrust: execution policies, vectors, iterators, functors and algorithms.
#pragma once
#pragma clang system_header
#include "/accelscope/include/core/prelude.h"
#include "/accelscope/include/cuda/std/all"
#include <chrono>
#include <cstddef>
#include <initializer_list>
#include <iostream>
#include <iterator>
#include <limits>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#define THRUST_VERSION 200800
#define THRUST_MAJOR_VERSION 2
#define THRUST_MINOR_VERSION 8
#define THRUST_SUBMINOR_VERSION 0
#define THRUST_PATCH_NUMBER 0
#define THRUST_DEVICE_SYSTEM 1
#define THRUST_DEVICE_SYSTEM_CUDA 1
#define THRUST_DEVICE_SYSTEM_OMP 2
#define THRUST_DEVICE_SYSTEM_TBB 3
#define THRUST_DEVICE_SYSTEM_CPP 4
#define ACCELSCOPE_HD __host__ __device__

namespace thrust {

template <class Derived> struct execution_policy {};
namespace detail {
template <class T> struct Identity {
  typedef T type;
};
template <class T> struct is_policy {
  template <class D> static std::true_type test(const execution_policy<D> *);
  static std::false_type test(const void *);
  static constexpr bool value =
      decltype(test(static_cast<typename std::remove_reference<T>::type *>(nullptr)))::value;
};
} // namespace detail
struct AccelscopePolicy : execution_policy<AccelscopePolicy> {
  ACCELSCOPE_HD constexpr AccelscopePolicy() {}
  ACCELSCOPE_HD AccelscopePolicy on(cudaStream_t stream) const;
  template <class Allocator> ACCELSCOPE_HD AccelscopePolicy operator()(Allocator &&allocator) const;
};
struct host_t : AccelscopePolicy {};
struct device_t : AccelscopePolicy {};
static const host_t host;
static const device_t device;
static const AccelscopePolicy seq;
typedef AccelscopePolicy host_system_tag;
typedef AccelscopePolicy device_system_tag;
namespace cuda {
typedef AccelscopePolicy tag;
template <class D> using execution_policy = thrust::execution_policy<D>;
static const AccelscopePolicy par;
static const AccelscopePolicy par_nosync;
} // namespace cuda
namespace cuda_cub {
using cuda::par;
using cuda::par_nosync;
} // namespace cuda_cub
namespace system {
namespace cuda {
using thrust::cuda::par;
}
namespace omp {
static const AccelscopePolicy par;
}
} // namespace system
namespace omp {
using system::omp::par;
}
namespace cpp {
static const AccelscopePolicy par;
}
namespace tbb {
static const AccelscopePolicy par;
}

// Pairs and tuples.
template <class A, class B> using pair = std::pair<A, B>;
template <class... T> using tuple = std::tuple<T...>;
using std::get;
using std::tie;
template <class A, class B>
ACCELSCOPE_HD pair<typename std::decay<A>::type, typename std::decay<B>::type> make_pair(A &&a,
                                                                                         B &&b);
template <class... T>
ACCELSCOPE_HD tuple<typename std::decay<T>::type...> make_tuple(T &&...values);
template <std::size_t I, class T> using tuple_element = std::tuple_element<I, T>;
template <class T> using tuple_size = std::tuple_size<T>;
struct null_type {};
template <class A, class B> ACCELSCOPE_HD void swap(A &a, B &b);

// Device pointers and references.
template <class T> class device_reference;
template <class T> class device_ptr {
  T *pointer_;

public:
  typedef typename std::remove_cv<T>::type value_type;
  typedef device_reference<T> reference;
  typedef device_ptr pointer;
  typedef std::ptrdiff_t difference_type;
  typedef std::random_access_iterator_tag iterator_category;
  typedef T element_type;
  ACCELSCOPE_HD device_ptr();
  ACCELSCOPE_HD device_ptr(std::nullptr_t);
  ACCELSCOPE_HD explicit device_ptr(T *pointer);
  template <class U> ACCELSCOPE_HD device_ptr(const device_ptr<U> &other);
  ACCELSCOPE_HD T *get() const;
  ACCELSCOPE_HD reference operator*() const;
  ACCELSCOPE_HD T *operator->() const;
  ACCELSCOPE_HD reference operator[](difference_type n) const;
  ACCELSCOPE_HD device_ptr &operator++();
  ACCELSCOPE_HD device_ptr operator++(int);
  ACCELSCOPE_HD device_ptr &operator--();
  ACCELSCOPE_HD device_ptr operator--(int);
  ACCELSCOPE_HD device_ptr &operator+=(difference_type n);
  ACCELSCOPE_HD device_ptr &operator-=(difference_type n);
  ACCELSCOPE_HD device_ptr operator+(difference_type n) const;
  ACCELSCOPE_HD device_ptr operator-(difference_type n) const;
  ACCELSCOPE_HD explicit operator bool() const;
};
template <class T>
ACCELSCOPE_HD std::ptrdiff_t operator-(const device_ptr<T> &a, const device_ptr<T> &b);
template <class T> ACCELSCOPE_HD bool operator==(const device_ptr<T> &a, const device_ptr<T> &b);
template <class T> ACCELSCOPE_HD bool operator!=(const device_ptr<T> &a, const device_ptr<T> &b);
template <class T> ACCELSCOPE_HD bool operator<(const device_ptr<T> &a, const device_ptr<T> &b);
template <class T> class device_reference {
public:
  typedef typename std::remove_cv<T>::type value_type;
  typedef device_ptr<T> pointer;
  ACCELSCOPE_HD operator value_type() const;
  ACCELSCOPE_HD device_ptr<T> operator&() const;
  ACCELSCOPE_HD device_reference &operator=(const value_type &value);
  ACCELSCOPE_HD device_reference &operator=(const device_reference &value);
  ACCELSCOPE_HD device_reference &operator+=(const value_type &value);
  ACCELSCOPE_HD device_reference &operator-=(const value_type &value);
  ACCELSCOPE_HD device_reference &operator*=(const value_type &value);
  ACCELSCOPE_HD device_reference &operator/=(const value_type &value);
  ACCELSCOPE_HD device_reference &operator|=(const value_type &value);
  ACCELSCOPE_HD device_reference &operator&=(const value_type &value);
  ACCELSCOPE_HD device_reference &operator++();
  ACCELSCOPE_HD value_type operator++(int);
  ACCELSCOPE_HD device_reference &operator--();
  ACCELSCOPE_HD value_type operator--(int);
};
template <class Stream, class T> Stream &operator<<(Stream &stream, const device_reference<T> &);
template <class T> ACCELSCOPE_HD device_ptr<T> device_pointer_cast(T *pointer);
template <class T> ACCELSCOPE_HD device_ptr<T> device_pointer_cast(const device_ptr<T> &pointer);
template <class T> ACCELSCOPE_HD T *raw_pointer_cast(T *pointer);
template <class T> ACCELSCOPE_HD T *raw_pointer_cast(const device_ptr<T> &pointer);
template <class T> ACCELSCOPE_HD T &raw_reference_cast(T &reference);
template <class T> ACCELSCOPE_HD T &raw_reference_cast(const device_reference<T> &reference);
template <class T> device_ptr<T> device_malloc(std::size_t count);
device_ptr<void> device_malloc(std::size_t bytes);
template <class T> void device_free(device_ptr<T> pointer);
template <class T> device_ptr<T> device_new(std::size_t count = 1);
template <class T> void device_delete(device_ptr<T> pointer, std::size_t count = 0);
template <> class device_ptr<void> {
public:
  ACCELSCOPE_HD void *get() const;
  template <class T> ACCELSCOPE_HD operator device_ptr<T>() const;
};
template <class T> struct device_allocator {
  typedef T value_type;
  typedef device_ptr<T> pointer;
  pointer allocate(std::size_t count);
  void deallocate(pointer target, std::size_t count);
};
template <class T> using device_malloc_allocator = device_allocator<T>;
template <class T> using device_new_allocator = device_allocator<T>;

// Vectors. A host vector is a standard vector with conversions from device storage.
template <class T, class Allocator = device_allocator<T>> class device_vector;
template <class T, class Allocator = std::allocator<T>>
class host_vector : public std::vector<T, Allocator> {
  typedef std::vector<T, Allocator> base;

public:
  using base::base;
  host_vector() = default;
  host_vector(const host_vector &) = default;
  host_vector &operator=(const host_vector &) = default;
  host_vector(const std::vector<T> &other);
  template <class U, class A> host_vector(const device_vector<U, A> &other);
  template <class U, class A> host_vector &operator=(const device_vector<U, A> &other);
  template <class U> host_vector &operator=(const std::vector<U> &other);
};
template <class T, class Allocator> class device_vector {
public:
  typedef T value_type;
  typedef device_ptr<T> pointer;
  typedef device_ptr<const T> const_pointer;
  typedef device_ptr<T> iterator;
  typedef device_ptr<const T> const_iterator;
  typedef std::reverse_iterator<iterator> reverse_iterator;
  typedef device_reference<T> reference;
  typedef device_reference<const T> const_reference;
  typedef std::size_t size_type;
  typedef std::ptrdiff_t difference_type;
  typedef Allocator allocator_type;
  device_vector();
  explicit device_vector(size_type count);
  device_vector(size_type count, const T &value);
  device_vector(const device_vector &other);
  device_vector(device_vector &&other);
  device_vector(std::initializer_list<T> values);
  template <class U, class A> device_vector(const device_vector<U, A> &other);
  template <class U, class A> device_vector(const host_vector<U, A> &other);
  template <class U, class A> device_vector(const std::vector<U, A> &other);
  template <class In, class = typename std::enable_if<!std::is_integral<In>::value>::type>
  device_vector(In first, In last);
  ~device_vector();
  device_vector &operator=(const device_vector &other);
  device_vector &operator=(device_vector &&other);
  template <class U, class A> device_vector &operator=(const device_vector<U, A> &other);
  template <class U, class A> device_vector &operator=(const host_vector<U, A> &other);
  template <class U, class A> device_vector &operator=(const std::vector<U, A> &other);
  device_vector &operator=(std::initializer_list<T> values);
  iterator begin();
  iterator end();
  const_iterator begin() const;
  const_iterator end() const;
  const_iterator cbegin() const;
  const_iterator cend() const;
  reverse_iterator rbegin();
  reverse_iterator rend();
  size_type size() const;
  size_type capacity() const;
  bool empty() const;
  void resize(size_type count);
  void resize(size_type count, const T &value);
  void reserve(size_type count);
  void shrink_to_fit();
  void clear();
  void swap(device_vector &other);
  void push_back(const T &value);
  void pop_back();
  reference operator[](size_type n);
  const_reference operator[](size_type n) const;
  reference front();
  reference back();
  const_reference front() const;
  const_reference back() const;
  pointer data();
  const_pointer data() const;
  void assign(size_type count, const T &value);
  template <class In, class = typename std::enable_if<!std::is_integral<In>::value>::type>
  void assign(In first, In last);
  iterator erase(iterator position);
  iterator erase(iterator first, iterator last);
  iterator insert(iterator position, const T &value);
  template <class In> void insert(iterator position, In first, In last);
};
template <class T, class A, class B>
bool operator==(const device_vector<T, A> &a, const device_vector<T, B> &b);
template <class T, class A, class B>
bool operator==(const device_vector<T, A> &a, const host_vector<T, B> &b);
template <class T, class A, class B>
bool operator==(const host_vector<T, A> &a, const device_vector<T, B> &b);
template <class T> using universal_vector = host_vector<T>;
template <class T> using universal_ptr = T *;
namespace system {
namespace cuda {
namespace experimental {
template <class T> using pinned_allocator = std::allocator<T>;
}
} // namespace cuda
} // namespace system
namespace cuda {
namespace experimental {
template <class T> using pinned_allocator = std::allocator<T>;
}
} // namespace cuda

// Iterators.
template <class I> using iterator_traits = std::iterator_traits<I>;
template <class I> struct iterator_value {
  typedef typename std::iterator_traits<I>::value_type type;
};
template <class I> struct iterator_difference {
  typedef typename std::iterator_traits<I>::difference_type type;
};
template <class I> struct iterator_reference {
  typedef typename std::iterator_traits<I>::reference type;
};
template <class I> struct iterator_pointer {
  typedef typename std::iterator_traits<I>::pointer type;
};
template <class I> struct iterator_system {
  typedef AccelscopePolicy type;
};
typedef std::random_access_iterator_tag random_access_traversal_tag;
typedef std::random_access_iterator_tag random_access_device_iterator_tag;
struct use_default {};
#define ACCELSCOPE_ITERATOR(name, value, ref)                                                      \
  typedef value value_type;                                                                        \
  typedef ref reference;                                                                           \
  typedef std::ptrdiff_t difference_type;                                                          \
  typedef value *pointer;                                                                          \
  typedef std::random_access_iterator_tag iterator_category;                                       \
  ACCELSCOPE_HD name();                                                                            \
  ACCELSCOPE_HD reference operator*() const;                                                       \
  template <class D> ACCELSCOPE_HD reference operator[](D n) const;                                \
  ACCELSCOPE_HD name &operator++();                                                                \
  ACCELSCOPE_HD name operator++(int);                                                              \
  ACCELSCOPE_HD name &operator--();                                                                \
  template <class D> ACCELSCOPE_HD name &operator+=(D n);                                          \
  ACCELSCOPE_HD name operator+(difference_type n) const;                                           \
  ACCELSCOPE_HD name operator-(difference_type n) const;                                           \
  ACCELSCOPE_HD difference_type operator-(const name &other) const;                                \
  ACCELSCOPE_HD bool operator==(const name &other) const;                                          \
  ACCELSCOPE_HD bool operator!=(const name &other) const;                                          \
  ACCELSCOPE_HD bool operator<(const name &other) const;
template <class T, class System = use_default, class Traversal = use_default,
          class Difference = use_default>
struct counting_iterator {
  ACCELSCOPE_ITERATOR(counting_iterator, T, T)
  ACCELSCOPE_HD explicit counting_iterator(T value);
  ACCELSCOPE_HD T base() const;
};
template <class T, class Incrementable = use_default, class System = use_default>
struct constant_iterator {
  ACCELSCOPE_ITERATOR(constant_iterator, T, T)
  ACCELSCOPE_HD explicit constant_iterator(const T &value, std::size_t index = 0);
};
struct AccelscopeAnyValue {
  template <class T> ACCELSCOPE_HD AccelscopeAnyValue &operator=(const T &);
};
template <class System = use_default> struct discard_iterator {
  ACCELSCOPE_ITERATOR(discard_iterator, AccelscopeAnyValue, AccelscopeAnyValue)
  ACCELSCOPE_HD explicit discard_iterator(std::size_t index);
};
template <class F, class I, class Reference = use_default, class Value = use_default>
struct transform_iterator {
  typedef decltype(std::declval<F>()(*std::declval<I>())) accelscope_result;
  typedef typename std::decay<accelscope_result>::type accelscope_value;
  ACCELSCOPE_ITERATOR(transform_iterator, accelscope_value, accelscope_result)
  ACCELSCOPE_HD transform_iterator(const I &iterator, F function);
  ACCELSCOPE_HD explicit transform_iterator(const I &iterator);
  ACCELSCOPE_HD const I &base() const;
  ACCELSCOPE_HD F functor() const;
};
template <class E, class I> struct permutation_iterator {
  typedef typename std::iterator_traits<E>::value_type accelscope_value;
  typedef typename std::iterator_traits<E>::reference accelscope_reference;
  ACCELSCOPE_ITERATOR(permutation_iterator, accelscope_value, accelscope_reference)
  ACCELSCOPE_HD permutation_iterator(E elements, I indices);
};
template <class I> struct AccelscopeReferences;
template <class... I> struct AccelscopeReferences<std::tuple<I...>> {
  typedef std::tuple<typename std::iterator_traits<I>::reference...> reference;
  typedef std::tuple<typename std::iterator_traits<I>::value_type...> value;
};
template <class A, class B> struct AccelscopeReferences<std::pair<A, B>> {
  typedef std::tuple<typename std::iterator_traits<A>::reference,
                     typename std::iterator_traits<B>::reference>
      reference;
  typedef std::tuple<typename std::iterator_traits<A>::value_type,
                     typename std::iterator_traits<B>::value_type>
      value;
};
template <class Tuple> struct zip_iterator {
  typedef typename AccelscopeReferences<Tuple>::value accelscope_value;
  typedef typename AccelscopeReferences<Tuple>::reference accelscope_reference;
  ACCELSCOPE_ITERATOR(zip_iterator, accelscope_value, accelscope_reference)
  ACCELSCOPE_HD zip_iterator(Tuple iterators);
  ACCELSCOPE_HD const Tuple &get_iterator_tuple() const;
};
template <class I> struct reverse_iterator : std::reverse_iterator<I> {
  using std::reverse_iterator<I>::reverse_iterator;
};
template <class I, class F> struct transform_output_iterator {
  ACCELSCOPE_ITERATOR(transform_output_iterator, AccelscopeAnyValue, AccelscopeAnyValue)
  ACCELSCOPE_HD transform_output_iterator(I iterator, F function);
};
#undef ACCELSCOPE_ITERATOR
template <class Derived, class Base, class Value = use_default, class System = use_default,
          class Traversal = use_default, class Reference = use_default,
          class Difference = use_default>
struct iterator_adaptor {
  typedef typename std::iterator_traits<Base>::value_type value_type;
  typedef typename std::iterator_traits<Base>::reference reference;
  typedef std::ptrdiff_t difference_type;
  typedef value_type *pointer;
  typedef std::random_access_iterator_tag iterator_category;
  typedef iterator_adaptor super_t;
  ACCELSCOPE_HD iterator_adaptor();
  ACCELSCOPE_HD iterator_adaptor(const Base &base);
  ACCELSCOPE_HD const Base &base() const;
  ACCELSCOPE_HD reference operator*() const;
  ACCELSCOPE_HD Derived operator+(difference_type n) const;
  ACCELSCOPE_HD Derived &operator++();
  ACCELSCOPE_HD bool operator!=(const iterator_adaptor &) const;
};
class iterator_core_access {};
template <class T> ACCELSCOPE_HD counting_iterator<T> make_counting_iterator(T value);
template <class T> ACCELSCOPE_HD constant_iterator<T> make_constant_iterator(T value);
template <class T, class I> ACCELSCOPE_HD constant_iterator<T> make_constant_iterator(T value, I n);
ACCELSCOPE_HD discard_iterator<> make_discard_iterator(std::size_t index = 0);
template <class F, class I>
ACCELSCOPE_HD transform_iterator<F, I> make_transform_iterator(I iterator, F function);
template <class E, class I>
ACCELSCOPE_HD permutation_iterator<E, I> make_permutation_iterator(E elements, I indices);
template <class... I>
ACCELSCOPE_HD zip_iterator<std::tuple<I...>> make_zip_iterator(std::tuple<I...> iterators);
template <class I, class J, class... K>
ACCELSCOPE_HD zip_iterator<std::tuple<I, J, K...>> make_zip_iterator(I i, J j, K... k);
template <class I> ACCELSCOPE_HD reverse_iterator<I> make_reverse_iterator(I iterator);
template <class I, class F>
ACCELSCOPE_HD transform_output_iterator<I, F> make_transform_output_iterator(I iterator,
                                                                             F function);
template <class F> struct AccelscopeZipFunction {
  F function;
  template <class Tuple>
  ACCELSCOPE_HD auto operator()(const Tuple &values) const
      -> decltype(std::apply(function, values)) {
    return std::apply(function, values);
  }
};
template <class F> ACCELSCOPE_HD AccelscopeZipFunction<F> make_zip_function(F function);

// Functors.
template <class A, class R> struct unary_function {
  typedef A argument_type;
  typedef R result_type;
};
template <class A, class B, class R> struct binary_function {
  typedef A first_argument_type;
  typedef B second_argument_type;
  typedef R result_type;
};
template <class T = void> struct plus {
  typedef T result_type;
  typedef T first_argument_type;
  typedef T second_argument_type;
  ACCELSCOPE_HD T operator()(const T &a, const T &b) const { return a + b; }
};
template <> struct plus<void> {
  template <class A, class B>
  ACCELSCOPE_HD auto operator()(const A &a, const B &b) const -> decltype(a + b) {
    return a + b;
  }
};
template <class T = void> struct minus {
  typedef T result_type;
  typedef T first_argument_type;
  typedef T second_argument_type;
  ACCELSCOPE_HD T operator()(const T &a, const T &b) const { return a - b; }
};
template <> struct minus<void> {
  template <class A, class B>
  ACCELSCOPE_HD auto operator()(const A &a, const B &b) const -> decltype(a - b) {
    return a - b;
  }
};
template <class T = void> struct multiplies {
  typedef T result_type;
  typedef T first_argument_type;
  typedef T second_argument_type;
  ACCELSCOPE_HD T operator()(const T &a, const T &b) const { return a * b; }
};
template <> struct multiplies<void> {
  template <class A, class B>
  ACCELSCOPE_HD auto operator()(const A &a, const B &b) const -> decltype(a * b) {
    return a * b;
  }
};
template <class T = void> struct divides {
  typedef T result_type;
  typedef T first_argument_type;
  typedef T second_argument_type;
  ACCELSCOPE_HD T operator()(const T &a, const T &b) const { return a / b; }
};
template <> struct divides<void> {
  template <class A, class B>
  ACCELSCOPE_HD auto operator()(const A &a, const B &b) const -> decltype(a / b) {
    return a / b;
  }
};
template <class T = void> struct modulus {
  typedef T result_type;
  typedef T first_argument_type;
  typedef T second_argument_type;
  ACCELSCOPE_HD T operator()(const T &a, const T &b) const { return a % b; }
};
template <> struct modulus<void> {
  template <class A, class B>
  ACCELSCOPE_HD auto operator()(const A &a, const B &b) const -> decltype(a % b) {
    return a % b;
  }
};
template <class T = void> struct bit_and {
  typedef T result_type;
  typedef T first_argument_type;
  typedef T second_argument_type;
  ACCELSCOPE_HD T operator()(const T &a, const T &b) const { return a & b; }
};
template <> struct bit_and<void> {
  template <class A, class B>
  ACCELSCOPE_HD auto operator()(const A &a, const B &b) const -> decltype(a & b) {
    return a & b;
  }
};
template <class T = void> struct bit_or {
  typedef T result_type;
  typedef T first_argument_type;
  typedef T second_argument_type;
  ACCELSCOPE_HD T operator()(const T &a, const T &b) const { return a | b; }
};
template <> struct bit_or<void> {
  template <class A, class B>
  ACCELSCOPE_HD auto operator()(const A &a, const B &b) const -> decltype(a | b) {
    return a | b;
  }
};
template <class T = void> struct bit_xor {
  typedef T result_type;
  typedef T first_argument_type;
  typedef T second_argument_type;
  ACCELSCOPE_HD T operator()(const T &a, const T &b) const { return a ^ b; }
};
template <> struct bit_xor<void> {
  template <class A, class B>
  ACCELSCOPE_HD auto operator()(const A &a, const B &b) const -> decltype(a ^ b) {
    return a ^ b;
  }
};
template <class T = void> struct maximum {
  typedef T result_type;
  typedef T first_argument_type;
  typedef T second_argument_type;
  ACCELSCOPE_HD T operator()(const T &a, const T &b) const { return a < b ? b : a; }
};
template <> struct maximum<void> {
  template <class A, class B>
  ACCELSCOPE_HD auto operator()(const A &a, const B &b) const -> decltype(a < b ? b : a) {
    return a < b ? b : a;
  }
};
template <class T = void> struct minimum {
  typedef T result_type;
  typedef T first_argument_type;
  typedef T second_argument_type;
  ACCELSCOPE_HD T operator()(const T &a, const T &b) const { return b < a ? b : a; }
};
template <> struct minimum<void> {
  template <class A, class B>
  ACCELSCOPE_HD auto operator()(const A &a, const B &b) const -> decltype(b < a ? b : a) {
    return b < a ? b : a;
  }
};
template <class T = void> struct equal_to {
  ACCELSCOPE_HD bool operator()(const T &a, const T &b) const { return a == b; }
};
template <> struct equal_to<void> {
  template <class A, class B> ACCELSCOPE_HD bool operator()(const A &a, const B &b) const {
    return a == b;
  }
};
template <class T = void> struct not_equal_to {
  ACCELSCOPE_HD bool operator()(const T &a, const T &b) const { return a != b; }
};
template <> struct not_equal_to<void> {
  template <class A, class B> ACCELSCOPE_HD bool operator()(const A &a, const B &b) const {
    return a != b;
  }
};
template <class T = void> struct greater {
  ACCELSCOPE_HD bool operator()(const T &a, const T &b) const { return a > b; }
};
template <> struct greater<void> {
  template <class A, class B> ACCELSCOPE_HD bool operator()(const A &a, const B &b) const {
    return a > b;
  }
};
template <class T = void> struct less {
  ACCELSCOPE_HD bool operator()(const T &a, const T &b) const { return a < b; }
};
template <> struct less<void> {
  template <class A, class B> ACCELSCOPE_HD bool operator()(const A &a, const B &b) const {
    return a < b;
  }
};
template <class T = void> struct greater_equal {
  ACCELSCOPE_HD bool operator()(const T &a, const T &b) const { return a >= b; }
};
template <> struct greater_equal<void> {
  template <class A, class B> ACCELSCOPE_HD bool operator()(const A &a, const B &b) const {
    return a >= b;
  }
};
template <class T = void> struct less_equal {
  ACCELSCOPE_HD bool operator()(const T &a, const T &b) const { return a <= b; }
};
template <> struct less_equal<void> {
  template <class A, class B> ACCELSCOPE_HD bool operator()(const A &a, const B &b) const {
    return a <= b;
  }
};
template <class T = void> struct logical_and {
  ACCELSCOPE_HD bool operator()(const T &a, const T &b) const { return a && b; }
};
template <> struct logical_and<void> {
  template <class A, class B> ACCELSCOPE_HD bool operator()(const A &a, const B &b) const {
    return a && b;
  }
};
template <class T = void> struct logical_or {
  ACCELSCOPE_HD bool operator()(const T &a, const T &b) const { return a || b; }
};
template <> struct logical_or<void> {
  template <class A, class B> ACCELSCOPE_HD bool operator()(const A &a, const B &b) const {
    return a || b;
  }
};
template <class T = void> struct negate {
  ACCELSCOPE_HD T operator()(const T &a) const { return -a; }
};
template <class T = void> struct square {
  ACCELSCOPE_HD T operator()(const T &a) const { return a * a; }
};
template <class T = void> struct identity {
  typedef T result_type;
  ACCELSCOPE_HD const T &operator()(const T &a) const { return a; }
};
template <class T = void> struct logical_not {
  ACCELSCOPE_HD bool operator()(const T &a) const { return !a; }
};
template <class A, class B> struct project1st {
  ACCELSCOPE_HD const A &operator()(const A &a, const B &) const { return a; }
};
template <class A, class B> struct project2nd {
  ACCELSCOPE_HD const B &operator()(const A &, const B &b) const { return b; }
};
template <class P> struct unary_negate {
  template <class T> ACCELSCOPE_HD bool operator()(const T &value) const;
};
template <class P> ACCELSCOPE_HD unary_negate<P> not1(const P &predicate);
namespace placeholders {
struct AccelscopePlaceholder {
  template <class... T> ACCELSCOPE_HD bool operator()(T &&...values) const;
};
static const AccelscopePlaceholder _1, _2, _3;
#define ACCELSCOPE_OPERATOR(op)                                                                    \
  template <class T>                                                                               \
  ACCELSCOPE_HD AccelscopePlaceholder operator op(AccelscopePlaceholder, const T &);               \
  template <class T>                                                                               \
  ACCELSCOPE_HD AccelscopePlaceholder operator op(const T &, AccelscopePlaceholder);               \
  ACCELSCOPE_HD AccelscopePlaceholder operator op(AccelscopePlaceholder, AccelscopePlaceholder);
ACCELSCOPE_OPERATOR(+)
ACCELSCOPE_OPERATOR(-)
ACCELSCOPE_OPERATOR(*)
ACCELSCOPE_OPERATOR(/)
ACCELSCOPE_OPERATOR(%)
ACCELSCOPE_OPERATOR(<)
ACCELSCOPE_OPERATOR(>)
ACCELSCOPE_OPERATOR(<=)
ACCELSCOPE_OPERATOR(>=)
ACCELSCOPE_OPERATOR(==)
ACCELSCOPE_OPERATOR(!=)
ACCELSCOPE_OPERATOR(&&)
ACCELSCOPE_OPERATOR(||)
#undef ACCELSCOPE_OPERATOR
} // namespace placeholders

// Random numbers.
template <class T, int Tag> struct AccelscopeEngine {
  typedef T result_type;
  static const T default_seed = 1;
  ACCELSCOPE_HD explicit AccelscopeEngine(T seed = 1);
  ACCELSCOPE_HD void seed(T value = 1);
  ACCELSCOPE_HD T operator()();
  ACCELSCOPE_HD void discard(unsigned long long count);
  static const T min = 0;
  static const T max = ~T(0);
};
typedef AccelscopeEngine<unsigned int, 0> default_random_engine;
typedef AccelscopeEngine<unsigned int, 1> minstd_rand;
typedef AccelscopeEngine<unsigned int, 2> minstd_rand0;
typedef AccelscopeEngine<unsigned int, 3> taus88;
typedef AccelscopeEngine<unsigned int, 4> ranlux24;
typedef AccelscopeEngine<unsigned long long, 5> ranlux48;
template <class T, int Tag> struct AccelscopeDistribution {
  typedef T result_type;
  ACCELSCOPE_HD explicit AccelscopeDistribution(T a = 0, T b = 1);
  template <class Engine> ACCELSCOPE_HD T operator()(Engine &engine);
};
template <class T = int> using uniform_int_distribution = AccelscopeDistribution<T, 0>;
template <class T = double> using uniform_real_distribution = AccelscopeDistribution<T, 1>;
template <class T = double> using normal_distribution = AccelscopeDistribution<T, 2>;
namespace random {
using thrust::default_random_engine;
using thrust::minstd_rand;
using thrust::normal_distribution;
using thrust::taus88;
using thrust::uniform_int_distribution;
using thrust::uniform_real_distribution;
} // namespace random

// Algorithms, each with and without an execution policy in front.
#define ACCELSCOPE_VALUE(I) typename std::iterator_traits<I>::value_type
#define ACCELSCOPE_DIFFERENCE(I) typename std::iterator_traits<I>::difference_type
template <class I, class F> ACCELSCOPE_HD I for_each(I first, I last, F function);
template <class Policy, class I, class F>
ACCELSCOPE_HD I for_each(const execution_policy<Policy> &policy, I first, I last, F function);
template <class I, class N, class F> ACCELSCOPE_HD I for_each_n(I first, N count, F function);
template <class Policy, class I, class N, class F>
ACCELSCOPE_HD I for_each_n(const execution_policy<Policy> &policy, I first, N count, F function);
template <class I, class T> ACCELSCOPE_HD void fill(I first, I last, const T &value);
template <class Policy, class I, class T>
ACCELSCOPE_HD void fill(const execution_policy<Policy> &policy, I first, I last, const T &value);
template <class I, class N, class T> ACCELSCOPE_HD I fill_n(I first, N count, const T &value);
template <class Policy, class I, class N, class T>
ACCELSCOPE_HD I fill_n(const execution_policy<Policy> &policy, I first, N count, const T &value);
template <class I, class T> ACCELSCOPE_HD void uninitialized_fill(I first, I last, const T &value);
template <class Policy, class I, class T>
ACCELSCOPE_HD void uninitialized_fill(const execution_policy<Policy> &policy, I first, I last,
                                      const T &value);
template <class I, class N, class T>
ACCELSCOPE_HD I uninitialized_fill_n(I first, N count, const T &value);
template <class Policy, class I, class N, class T>
ACCELSCOPE_HD I uninitialized_fill_n(const execution_policy<Policy> &policy, I first, N count,
                                     const T &value);
template <class I, class O> ACCELSCOPE_HD O uninitialized_copy(I first, I last, O result);
template <class Policy, class I, class O>
ACCELSCOPE_HD O uninitialized_copy(const execution_policy<Policy> &policy, I first, I last,
                                   O result);
template <class I, class N, class O>
ACCELSCOPE_HD O uninitialized_copy_n(I first, N count, O result);
template <class Policy, class I, class N, class O>
ACCELSCOPE_HD O uninitialized_copy_n(const execution_policy<Policy> &policy, I first, N count,
                                     O result);
template <class I> ACCELSCOPE_HD void sequence(I first, I last);
template <class Policy, class I>
ACCELSCOPE_HD void sequence(const execution_policy<Policy> &policy, I first, I last);
template <class I, class T> ACCELSCOPE_HD void sequence(I first, I last, T initial);
template <class Policy, class I, class T>
ACCELSCOPE_HD void sequence(const execution_policy<Policy> &policy, I first, I last, T initial);
template <class I, class T> ACCELSCOPE_HD void sequence(I first, I last, T initial, T step);
template <class Policy, class I, class T>
ACCELSCOPE_HD void sequence(const execution_policy<Policy> &policy, I first, I last, T initial,
                            T step);
template <class I, class G> ACCELSCOPE_HD void generate(I first, I last, G generator);
template <class Policy, class I, class G>
ACCELSCOPE_HD void generate(const execution_policy<Policy> &policy, I first, I last, G generator);
template <class I, class N, class G> ACCELSCOPE_HD I generate_n(I first, N count, G generator);
template <class Policy, class I, class N, class G>
ACCELSCOPE_HD I generate_n(const execution_policy<Policy> &policy, I first, N count, G generator);
template <class I, class F> ACCELSCOPE_HD void tabulate(I first, I last, F function);
template <class Policy, class I, class F>
ACCELSCOPE_HD void tabulate(const execution_policy<Policy> &policy, I first, I last, F function);
template <class I, class O> ACCELSCOPE_HD O copy(I first, I last, O result);
template <class Policy, class I, class O>
ACCELSCOPE_HD O copy(const execution_policy<Policy> &policy, I first, I last, O result);
template <class I, class N, class O> ACCELSCOPE_HD O copy_n(I first, N count, O result);
template <class Policy, class I, class N, class O>
ACCELSCOPE_HD O copy_n(const execution_policy<Policy> &policy, I first, N count, O result);
template <class I, class O, class P>
ACCELSCOPE_HD O copy_if(I first, I last, O result, P predicate);
template <class Policy, class I, class O, class P>
ACCELSCOPE_HD O copy_if(const execution_policy<Policy> &policy, I first, I last, O result,
                        P predicate);
template <class I, class S, class O, class P>
ACCELSCOPE_HD O copy_if(I first, I last, S stencil, O result, P predicate);
template <class Policy, class I, class S, class O, class P>
ACCELSCOPE_HD O copy_if(const execution_policy<Policy> &policy, I first, I last, S stencil,
                        O result, P predicate);
template <class I, class J> ACCELSCOPE_HD J swap_ranges(I first, I last, J second);
template <class Policy, class I, class J>
ACCELSCOPE_HD J swap_ranges(const execution_policy<Policy> &policy, I first, I last, J second);
template <class I, class O, class F>
ACCELSCOPE_HD O transform(I first, I last, O result, F function);
template <class Policy, class I, class O, class F>
ACCELSCOPE_HD O transform(const execution_policy<Policy> &policy, I first, I last, O result,
                          F function);
template <class I, class J, class O, class F>
ACCELSCOPE_HD O transform(I first, I last, J second, O result, F function);
template <class Policy, class I, class J, class O, class F>
ACCELSCOPE_HD O transform(const execution_policy<Policy> &policy, I first, I last, J second,
                          O result, F function);
template <class I, class O, class F, class P>
ACCELSCOPE_HD O transform_if(I first, I last, O result, F function, P predicate);
template <class Policy, class I, class O, class F, class P>
ACCELSCOPE_HD O transform_if(const execution_policy<Policy> &policy, I first, I last, O result,
                             F function, P predicate);
template <class I, class S, class O, class F, class P>
ACCELSCOPE_HD O transform_if(I first, I last, S stencil, O result, F function, P predicate);
template <class Policy, class I, class S, class O, class F, class P>
ACCELSCOPE_HD O transform_if(const execution_policy<Policy> &policy, I first, I last, S stencil,
                             O result, F function, P predicate);
template <class I, class J, class S, class O, class F, class P>
ACCELSCOPE_HD O transform_if(I first, I last, J second, S stencil, O result, F function,
                             P predicate);
template <class Policy, class I, class J, class S, class O, class F, class P>
ACCELSCOPE_HD O transform_if(const execution_policy<Policy> &policy, I first, I last, J second,
                             S stencil, O result, F function, P predicate);
template <class I> ACCELSCOPE_HD ACCELSCOPE_VALUE(I) reduce(I first, I last);
template <class Policy, class I>
ACCELSCOPE_HD ACCELSCOPE_VALUE(I) reduce(const execution_policy<Policy> &policy, I first, I last);
template <class I, class T> ACCELSCOPE_HD T reduce(I first, I last, T initial);
template <class Policy, class I, class T>
ACCELSCOPE_HD T reduce(const execution_policy<Policy> &policy, I first, I last, T initial);
template <class I, class T, class F> ACCELSCOPE_HD T reduce(I first, I last, T initial, F function);
template <class Policy, class I, class T, class F>
ACCELSCOPE_HD T reduce(const execution_policy<Policy> &policy, I first, I last, T initial,
                       F function);
template <class I, class F, class T, class G>
ACCELSCOPE_HD T transform_reduce(I first, I last, F function, T initial, G reduction);
template <class Policy, class I, class F, class T, class G>
ACCELSCOPE_HD T transform_reduce(const execution_policy<Policy> &policy, I first, I last,
                                 F function, T initial, G reduction);
template <class I, class J, class T>
ACCELSCOPE_HD T inner_product(I first, I last, J second, T initial);
template <class Policy, class I, class J, class T>
ACCELSCOPE_HD T inner_product(const execution_policy<Policy> &policy, I first, I last, J second,
                              T initial);
template <class I, class J, class T, class F, class G>
ACCELSCOPE_HD T inner_product(I first, I last, J second, T initial, F reduction, G product);
template <class Policy, class I, class J, class T, class F, class G>
ACCELSCOPE_HD T inner_product(const execution_policy<Policy> &policy, I first, I last, J second,
                              T initial, F reduction, G product);
template <class I> ACCELSCOPE_HD I min_element(I first, I last);
template <class Policy, class I>
ACCELSCOPE_HD I min_element(const execution_policy<Policy> &policy, I first, I last);
template <class I, class F> ACCELSCOPE_HD I min_element(I first, I last, F compare);
template <class Policy, class I, class F>
ACCELSCOPE_HD I min_element(const execution_policy<Policy> &policy, I first, I last, F compare);
template <class I> ACCELSCOPE_HD I max_element(I first, I last);
template <class Policy, class I>
ACCELSCOPE_HD I max_element(const execution_policy<Policy> &policy, I first, I last);
template <class I, class F> ACCELSCOPE_HD I max_element(I first, I last, F compare);
template <class Policy, class I, class F>
ACCELSCOPE_HD I max_element(const execution_policy<Policy> &policy, I first, I last, F compare);
template <class I> ACCELSCOPE_HD pair<I, I> minmax_element(I first, I last);
template <class Policy, class I>
ACCELSCOPE_HD pair<I, I> minmax_element(const execution_policy<Policy> &policy, I first, I last);
template <class I, class F> ACCELSCOPE_HD pair<I, I> minmax_element(I first, I last, F compare);
template <class Policy, class I, class F>
ACCELSCOPE_HD pair<I, I> minmax_element(const execution_policy<Policy> &policy, I first, I last,
                                        F compare);
template <class I, class T>
ACCELSCOPE_HD ACCELSCOPE_DIFFERENCE(I) count(I first, I last, const T &value);
template <class Policy, class I, class T>
ACCELSCOPE_HD ACCELSCOPE_DIFFERENCE(I)
    count(const execution_policy<Policy> &policy, I first, I last, const T &value);
template <class I, class P>
ACCELSCOPE_HD ACCELSCOPE_DIFFERENCE(I) count_if(I first, I last, P predicate);
template <class Policy, class I, class P>
ACCELSCOPE_HD ACCELSCOPE_DIFFERENCE(I)
    count_if(const execution_policy<Policy> &policy, I first, I last, P predicate);
template <class I, class P> ACCELSCOPE_HD bool all_of(I first, I last, P predicate);
template <class Policy, class I, class P>
ACCELSCOPE_HD bool all_of(const execution_policy<Policy> &policy, I first, I last, P predicate);
template <class I, class P> ACCELSCOPE_HD bool any_of(I first, I last, P predicate);
template <class Policy, class I, class P>
ACCELSCOPE_HD bool any_of(const execution_policy<Policy> &policy, I first, I last, P predicate);
template <class I, class P> ACCELSCOPE_HD bool none_of(I first, I last, P predicate);
template <class Policy, class I, class P>
ACCELSCOPE_HD bool none_of(const execution_policy<Policy> &policy, I first, I last, P predicate);
template <class I, class J> ACCELSCOPE_HD bool equal(I first, I last, J second);
template <class Policy, class I, class J>
ACCELSCOPE_HD bool equal(const execution_policy<Policy> &policy, I first, I last, J second);
template <class I, class J, class P>
ACCELSCOPE_HD bool equal(I first, I last, J second, P predicate);
template <class Policy, class I, class J, class P>
ACCELSCOPE_HD bool equal(const execution_policy<Policy> &policy, I first, I last, J second,
                         P predicate);
template <class I, class T> ACCELSCOPE_HD I find(I first, I last, const T &value);
template <class Policy, class I, class T>
ACCELSCOPE_HD I find(const execution_policy<Policy> &policy, I first, I last, const T &value);
template <class I, class P> ACCELSCOPE_HD I find_if(I first, I last, P predicate);
template <class Policy, class I, class P>
ACCELSCOPE_HD I find_if(const execution_policy<Policy> &policy, I first, I last, P predicate);
template <class I, class P> ACCELSCOPE_HD I find_if_not(I first, I last, P predicate);
template <class Policy, class I, class P>
ACCELSCOPE_HD I find_if_not(const execution_policy<Policy> &policy, I first, I last, P predicate);
template <class I, class J> ACCELSCOPE_HD pair<I, J> mismatch(I first, I last, J second);
template <class Policy, class I, class J>
ACCELSCOPE_HD pair<I, J> mismatch(const execution_policy<Policy> &policy, I first, I last,
                                  J second);
template <class I> ACCELSCOPE_HD bool is_sorted(I first, I last);
template <class Policy, class I>
ACCELSCOPE_HD bool is_sorted(const execution_policy<Policy> &policy, I first, I last);
template <class I, class F> ACCELSCOPE_HD bool is_sorted(I first, I last, F compare);
template <class Policy, class I, class F>
ACCELSCOPE_HD bool is_sorted(const execution_policy<Policy> &policy, I first, I last, F compare);
template <class I> ACCELSCOPE_HD I is_sorted_until(I first, I last);
template <class Policy, class I>
ACCELSCOPE_HD I is_sorted_until(const execution_policy<Policy> &policy, I first, I last);
template <class I, class P> ACCELSCOPE_HD bool is_partitioned(I first, I last, P predicate);
template <class Policy, class I, class P>
ACCELSCOPE_HD bool is_partitioned(const execution_policy<Policy> &policy, I first, I last,
                                  P predicate);
template <class I> ACCELSCOPE_HD void sort(I first, I last);
template <class Policy, class I>
ACCELSCOPE_HD void sort(const execution_policy<Policy> &policy, I first, I last);
template <class I, class F> ACCELSCOPE_HD void sort(I first, I last, F compare);
template <class Policy, class I, class F>
ACCELSCOPE_HD void sort(const execution_policy<Policy> &policy, I first, I last, F compare);
template <class I, class J> ACCELSCOPE_HD void sort_by_key(I first, I last, J values);
template <class Policy, class I, class J>
ACCELSCOPE_HD void sort_by_key(const execution_policy<Policy> &policy, I first, I last, J values);
template <class I, class J, class F>
ACCELSCOPE_HD void sort_by_key(I first, I last, J values, F compare);
template <class Policy, class I, class J, class F>
ACCELSCOPE_HD void sort_by_key(const execution_policy<Policy> &policy, I first, I last, J values,
                               F compare);
template <class I> ACCELSCOPE_HD void stable_sort(I first, I last);
template <class Policy, class I>
ACCELSCOPE_HD void stable_sort(const execution_policy<Policy> &policy, I first, I last);
template <class I, class F> ACCELSCOPE_HD void stable_sort(I first, I last, F compare);
template <class Policy, class I, class F>
ACCELSCOPE_HD void stable_sort(const execution_policy<Policy> &policy, I first, I last, F compare);
template <class I, class J> ACCELSCOPE_HD void stable_sort_by_key(I first, I last, J values);
template <class Policy, class I, class J>
ACCELSCOPE_HD void stable_sort_by_key(const execution_policy<Policy> &policy, I first, I last,
                                      J values);
template <class I, class J, class F>
ACCELSCOPE_HD void stable_sort_by_key(I first, I last, J values, F compare);
template <class Policy, class I, class J, class F>
ACCELSCOPE_HD void stable_sort_by_key(const execution_policy<Policy> &policy, I first, I last,
                                      J values, F compare);
template <class I, class O> ACCELSCOPE_HD O inclusive_scan(I first, I last, O result);
template <class Policy, class I, class O>
ACCELSCOPE_HD O inclusive_scan(const execution_policy<Policy> &policy, I first, I last, O result);
template <class I, class O, class F>
ACCELSCOPE_HD O inclusive_scan(I first, I last, O result, F function);
template <class Policy, class I, class O, class F>
ACCELSCOPE_HD O inclusive_scan(const execution_policy<Policy> &policy, I first, I last, O result,
                               F function);
template <class I, class O> ACCELSCOPE_HD O exclusive_scan(I first, I last, O result);
template <class Policy, class I, class O>
ACCELSCOPE_HD O exclusive_scan(const execution_policy<Policy> &policy, I first, I last, O result);
template <class I, class O, class T>
ACCELSCOPE_HD O exclusive_scan(I first, I last, O result, T initial);
template <class Policy, class I, class O, class T>
ACCELSCOPE_HD O exclusive_scan(const execution_policy<Policy> &policy, I first, I last, O result,
                               T initial);
template <class I, class O, class T, class F>
ACCELSCOPE_HD O exclusive_scan(I first, I last, O result, T initial, F function);
template <class Policy, class I, class O, class T, class F>
ACCELSCOPE_HD O exclusive_scan(const execution_policy<Policy> &policy, I first, I last, O result,
                               T initial, F function);
template <class I, class O, class F, class G>
ACCELSCOPE_HD O transform_inclusive_scan(I first, I last, O result, F function, G reduction);
template <class Policy, class I, class O, class F, class G>
ACCELSCOPE_HD O transform_inclusive_scan(const execution_policy<Policy> &policy, I first, I last,
                                         O result, F function, G reduction);
template <class I, class O, class F, class T, class G>
ACCELSCOPE_HD O transform_exclusive_scan(I first, I last, O result, F function, T initial,
                                         G reduction);
template <class Policy, class I, class O, class F, class T, class G>
ACCELSCOPE_HD O transform_exclusive_scan(const execution_policy<Policy> &policy, I first, I last,
                                         O result, F function, T initial, G reduction);
template <class I, class J, class O>
ACCELSCOPE_HD O inclusive_scan_by_key(I first, I last, J values, O result);
template <class Policy, class I, class J, class O>
ACCELSCOPE_HD O inclusive_scan_by_key(const execution_policy<Policy> &policy, I first, I last,
                                      J values, O result);
template <class I, class J, class O, class F>
ACCELSCOPE_HD O inclusive_scan_by_key(I first, I last, J values, O result, F equal);
template <class Policy, class I, class J, class O, class F>
ACCELSCOPE_HD O inclusive_scan_by_key(const execution_policy<Policy> &policy, I first, I last,
                                      J values, O result, F equal);
template <class I, class J, class O, class F, class G>
ACCELSCOPE_HD O inclusive_scan_by_key(I first, I last, J values, O result, F equal, G reduction);
template <class Policy, class I, class J, class O, class F, class G>
ACCELSCOPE_HD O inclusive_scan_by_key(const execution_policy<Policy> &policy, I first, I last,
                                      J values, O result, F equal, G reduction);
template <class I, class J, class O>
ACCELSCOPE_HD O exclusive_scan_by_key(I first, I last, J values, O result);
template <class Policy, class I, class J, class O>
ACCELSCOPE_HD O exclusive_scan_by_key(const execution_policy<Policy> &policy, I first, I last,
                                      J values, O result);
template <class I, class J, class O, class T>
ACCELSCOPE_HD O exclusive_scan_by_key(I first, I last, J values, O result, T initial);
template <class Policy, class I, class J, class O, class T>
ACCELSCOPE_HD O exclusive_scan_by_key(const execution_policy<Policy> &policy, I first, I last,
                                      J values, O result, T initial);
template <class I, class J, class O, class T, class F>
ACCELSCOPE_HD O exclusive_scan_by_key(I first, I last, J values, O result, T initial, F equal);
template <class Policy, class I, class J, class O, class T, class F>
ACCELSCOPE_HD O exclusive_scan_by_key(const execution_policy<Policy> &policy, I first, I last,
                                      J values, O result, T initial, F equal);
template <class I, class J, class O, class T, class F, class G>
ACCELSCOPE_HD O exclusive_scan_by_key(I first, I last, J values, O result, T initial, F equal,
                                      G reduction);
template <class Policy, class I, class J, class O, class T, class F, class G>
ACCELSCOPE_HD O exclusive_scan_by_key(const execution_policy<Policy> &policy, I first, I last,
                                      J values, O result, T initial, F equal, G reduction);
template <class I, class J, class O, class P>
ACCELSCOPE_HD pair<O, P> reduce_by_key(I first, I last, J values, O keys, P sums);
template <class Policy, class I, class J, class O, class P>
ACCELSCOPE_HD pair<O, P> reduce_by_key(const execution_policy<Policy> &policy, I first, I last,
                                       J values, O keys, P sums);
template <class I, class J, class O, class P, class F>
ACCELSCOPE_HD pair<O, P> reduce_by_key(I first, I last, J values, O keys, P sums, F equal);
template <class Policy, class I, class J, class O, class P, class F>
ACCELSCOPE_HD pair<O, P> reduce_by_key(const execution_policy<Policy> &policy, I first, I last,
                                       J values, O keys, P sums, F equal);
template <class I, class J, class O, class P, class F, class G>
ACCELSCOPE_HD pair<O, P> reduce_by_key(I first, I last, J values, O keys, P sums, F equal,
                                       G reduction);
template <class Policy, class I, class J, class O, class P, class F, class G>
ACCELSCOPE_HD pair<O, P> reduce_by_key(const execution_policy<Policy> &policy, I first, I last,
                                       J values, O keys, P sums, F equal, G reduction);
template <class I> ACCELSCOPE_HD I unique(I first, I last);
template <class Policy, class I>
ACCELSCOPE_HD I unique(const execution_policy<Policy> &policy, I first, I last);
template <class I, class F> ACCELSCOPE_HD I unique(I first, I last, F equal);
template <class Policy, class I, class F>
ACCELSCOPE_HD I unique(const execution_policy<Policy> &policy, I first, I last, F equal);
template <class I, class O> ACCELSCOPE_HD O unique_copy(I first, I last, O result);
template <class Policy, class I, class O>
ACCELSCOPE_HD O unique_copy(const execution_policy<Policy> &policy, I first, I last, O result);
template <class I, class O, class F>
ACCELSCOPE_HD O unique_copy(I first, I last, O result, F equal);
template <class Policy, class I, class O, class F>
ACCELSCOPE_HD O unique_copy(const execution_policy<Policy> &policy, I first, I last, O result,
                            F equal);
template <class I, class J> ACCELSCOPE_HD pair<I, J> unique_by_key(I first, I last, J values);
template <class Policy, class I, class J>
ACCELSCOPE_HD pair<I, J> unique_by_key(const execution_policy<Policy> &policy, I first, I last,
                                       J values);
template <class I, class J, class F>
ACCELSCOPE_HD pair<I, J> unique_by_key(I first, I last, J values, F equal);
template <class Policy, class I, class J, class F>
ACCELSCOPE_HD pair<I, J> unique_by_key(const execution_policy<Policy> &policy, I first, I last,
                                       J values, F equal);
template <class I, class J, class O, class P>
ACCELSCOPE_HD pair<O, P> unique_by_key_copy(I first, I last, J values, O keys, P results);
template <class Policy, class I, class J, class O, class P>
ACCELSCOPE_HD pair<O, P> unique_by_key_copy(const execution_policy<Policy> &policy, I first, I last,
                                            J values, O keys, P results);
template <class I> ACCELSCOPE_HD ACCELSCOPE_DIFFERENCE(I) unique_count(I first, I last);
template <class Policy, class I>
ACCELSCOPE_HD ACCELSCOPE_DIFFERENCE(I)
    unique_count(const execution_policy<Policy> &policy, I first, I last);
template <class I, class T> ACCELSCOPE_HD I remove(I first, I last, const T &value);
template <class Policy, class I, class T>
ACCELSCOPE_HD I remove(const execution_policy<Policy> &policy, I first, I last, const T &value);
template <class I, class P> ACCELSCOPE_HD I remove_if(I first, I last, P predicate);
template <class Policy, class I, class P>
ACCELSCOPE_HD I remove_if(const execution_policy<Policy> &policy, I first, I last, P predicate);
template <class I, class S, class P>
ACCELSCOPE_HD I remove_if(I first, I last, S stencil, P predicate);
template <class Policy, class I, class S, class P>
ACCELSCOPE_HD I remove_if(const execution_policy<Policy> &policy, I first, I last, S stencil,
                          P predicate);
template <class I, class O, class T>
ACCELSCOPE_HD O remove_copy(I first, I last, O result, const T &value);
template <class Policy, class I, class O, class T>
ACCELSCOPE_HD O remove_copy(const execution_policy<Policy> &policy, I first, I last, O result,
                            const T &value);
template <class I, class O, class P>
ACCELSCOPE_HD O remove_copy_if(I first, I last, O result, P predicate);
template <class Policy, class I, class O, class P>
ACCELSCOPE_HD O remove_copy_if(const execution_policy<Policy> &policy, I first, I last, O result,
                               P predicate);
template <class I, class S, class O, class P>
ACCELSCOPE_HD O remove_copy_if(I first, I last, S stencil, O result, P predicate);
template <class Policy, class I, class S, class O, class P>
ACCELSCOPE_HD O remove_copy_if(const execution_policy<Policy> &policy, I first, I last, S stencil,
                               O result, P predicate);
template <class I, class P> ACCELSCOPE_HD I partition(I first, I last, P predicate);
template <class Policy, class I, class P>
ACCELSCOPE_HD I partition(const execution_policy<Policy> &policy, I first, I last, P predicate);
template <class I, class S, class P>
ACCELSCOPE_HD I partition(I first, I last, S stencil, P predicate);
template <class Policy, class I, class S, class P>
ACCELSCOPE_HD I partition(const execution_policy<Policy> &policy, I first, I last, S stencil,
                          P predicate);
template <class I, class P> ACCELSCOPE_HD I stable_partition(I first, I last, P predicate);
template <class Policy, class I, class P>
ACCELSCOPE_HD I stable_partition(const execution_policy<Policy> &policy, I first, I last,
                                 P predicate);
template <class I, class S, class P>
ACCELSCOPE_HD I stable_partition(I first, I last, S stencil, P predicate);
template <class Policy, class I, class S, class P>
ACCELSCOPE_HD I stable_partition(const execution_policy<Policy> &policy, I first, I last, S stencil,
                                 P predicate);
template <class I, class O, class Q, class P>
ACCELSCOPE_HD pair<O, Q> partition_copy(I first, I last, O accepted, Q rejected, P predicate);
template <class Policy, class I, class O, class Q, class P>
ACCELSCOPE_HD pair<O, Q> partition_copy(const execution_policy<Policy> &policy, I first, I last,
                                        O accepted, Q rejected, P predicate);
template <class I, class O, class Q, class P>
ACCELSCOPE_HD pair<O, Q> stable_partition_copy(I first, I last, O accepted, Q rejected,
                                               P predicate);
template <class Policy, class I, class O, class Q, class P>
ACCELSCOPE_HD pair<O, Q> stable_partition_copy(const execution_policy<Policy> &policy, I first,
                                               I last, O accepted, Q rejected, P predicate);
template <class I, class P> ACCELSCOPE_HD I partition_point(I first, I last, P predicate);
template <class Policy, class I, class P>
ACCELSCOPE_HD I partition_point(const execution_policy<Policy> &policy, I first, I last,
                                P predicate);
template <class I, class T>
ACCELSCOPE_HD void replace(I first, I last, const T &old, const T &value);
template <class Policy, class I, class T>
ACCELSCOPE_HD void replace(const execution_policy<Policy> &policy, I first, I last, const T &old,
                           const T &value);
template <class I, class P, class T>
ACCELSCOPE_HD void replace_if(I first, I last, P predicate, const T &value);
template <class Policy, class I, class P, class T>
ACCELSCOPE_HD void replace_if(const execution_policy<Policy> &policy, I first, I last, P predicate,
                              const T &value);
template <class I, class S, class P, class T>
ACCELSCOPE_HD void replace_if(I first, I last, S stencil, P predicate, const T &value);
template <class Policy, class I, class S, class P, class T>
ACCELSCOPE_HD void replace_if(const execution_policy<Policy> &policy, I first, I last, S stencil,
                              P predicate, const T &value);
template <class I, class O, class P, class T>
ACCELSCOPE_HD O replace_copy_if(I first, I last, O result, P predicate, const T &value);
template <class Policy, class I, class O, class P, class T>
ACCELSCOPE_HD O replace_copy_if(const execution_policy<Policy> &policy, I first, I last, O result,
                                P predicate, const T &value);
template <class I, class J, class O> ACCELSCOPE_HD O gather(I first, I last, J source, O result);
template <class Policy, class I, class J, class O>
ACCELSCOPE_HD O gather(const execution_policy<Policy> &policy, I first, I last, J source, O result);
template <class I, class S, class J, class O>
ACCELSCOPE_HD O gather_if(I first, I last, S stencil, J source, O result);
template <class Policy, class I, class S, class J, class O>
ACCELSCOPE_HD O gather_if(const execution_policy<Policy> &policy, I first, I last, S stencil,
                          J source, O result);
template <class I, class S, class J, class O, class P>
ACCELSCOPE_HD O gather_if(I first, I last, S stencil, J source, O result, P predicate);
template <class Policy, class I, class S, class J, class O, class P>
ACCELSCOPE_HD O gather_if(const execution_policy<Policy> &policy, I first, I last, S stencil,
                          J source, O result, P predicate);
template <class I, class M, class O> ACCELSCOPE_HD void scatter(I first, I last, M map, O result);
template <class Policy, class I, class M, class O>
ACCELSCOPE_HD void scatter(const execution_policy<Policy> &policy, I first, I last, M map,
                           O result);
template <class I, class M, class S, class O>
ACCELSCOPE_HD void scatter_if(I first, I last, M map, S stencil, O result);
template <class Policy, class I, class M, class S, class O>
ACCELSCOPE_HD void scatter_if(const execution_policy<Policy> &policy, I first, I last, M map,
                              S stencil, O result);
template <class I, class M, class S, class O, class P>
ACCELSCOPE_HD void scatter_if(I first, I last, M map, S stencil, O result, P predicate);
template <class Policy, class I, class M, class S, class O, class P>
ACCELSCOPE_HD void scatter_if(const execution_policy<Policy> &policy, I first, I last, M map,
                              S stencil, O result, P predicate);
template <class I> ACCELSCOPE_HD void reverse(I first, I last);
template <class Policy, class I>
ACCELSCOPE_HD void reverse(const execution_policy<Policy> &policy, I first, I last);
template <class I, class O> ACCELSCOPE_HD O reverse_copy(I first, I last, O result);
template <class Policy, class I, class O>
ACCELSCOPE_HD O reverse_copy(const execution_policy<Policy> &policy, I first, I last, O result);
template <class I, class E> ACCELSCOPE_HD void shuffle(I first, I last, E &&engine);
template <class Policy, class I, class E>
ACCELSCOPE_HD void shuffle(const execution_policy<Policy> &policy, I first, I last, E &&engine);
template <class I, class O, class E>
ACCELSCOPE_HD O shuffle_copy(I first, I last, O result, E &&engine);
template <class Policy, class I, class O, class E>
ACCELSCOPE_HD O shuffle_copy(const execution_policy<Policy> &policy, I first, I last, O result,
                             E &&engine);
template <class I, class O> ACCELSCOPE_HD O adjacent_difference(I first, I last, O result);
template <class Policy, class I, class O>
ACCELSCOPE_HD O adjacent_difference(const execution_policy<Policy> &policy, I first, I last,
                                    O result);
template <class I, class O, class F>
ACCELSCOPE_HD O adjacent_difference(I first, I last, O result, F function);
template <class Policy, class I, class O, class F>
ACCELSCOPE_HD O adjacent_difference(const execution_policy<Policy> &policy, I first, I last,
                                    O result, F function);
template <class I, class T> ACCELSCOPE_HD I lower_bound(I first, I last, const T &value);
template <class Policy, class I, class T>
ACCELSCOPE_HD I lower_bound(const execution_policy<Policy> &policy, I first, I last,
                            const T &value);
template <class I, class J, class O>
ACCELSCOPE_HD O lower_bound(I first, I last, J values, J valuesEnd, O result);
template <class Policy, class I, class J, class O>
ACCELSCOPE_HD O lower_bound(const execution_policy<Policy> &policy, I first, I last, J values,
                            J valuesEnd, O result);
template <class I, class T, class F>
ACCELSCOPE_HD typename std::enable_if<!std::is_pointer<F>::value, I>::type
lower_bound(I first, I last, const T &value, F compare);
template <class Policy, class I, class T, class F>
ACCELSCOPE_HD typename std::enable_if<!std::is_pointer<F>::value, I>::type
lower_bound(const execution_policy<Policy> &policy, I first, I last, const T &value, F compare);
template <class I, class J, class O, class F>
ACCELSCOPE_HD O lower_bound(I first, I last, J values, J valuesEnd, O result, F compare);
template <class Policy, class I, class J, class O, class F>
ACCELSCOPE_HD O lower_bound(const execution_policy<Policy> &policy, I first, I last, J values,
                            J valuesEnd, O result, F compare);
template <class I, class T> ACCELSCOPE_HD I upper_bound(I first, I last, const T &value);
template <class Policy, class I, class T>
ACCELSCOPE_HD I upper_bound(const execution_policy<Policy> &policy, I first, I last,
                            const T &value);
template <class I, class J, class O>
ACCELSCOPE_HD O upper_bound(I first, I last, J values, J valuesEnd, O result);
template <class Policy, class I, class J, class O>
ACCELSCOPE_HD O upper_bound(const execution_policy<Policy> &policy, I first, I last, J values,
                            J valuesEnd, O result);
template <class I, class T, class F>
ACCELSCOPE_HD typename std::enable_if<!std::is_pointer<F>::value, I>::type
upper_bound(I first, I last, const T &value, F compare);
template <class Policy, class I, class T, class F>
ACCELSCOPE_HD typename std::enable_if<!std::is_pointer<F>::value, I>::type
upper_bound(const execution_policy<Policy> &policy, I first, I last, const T &value, F compare);
template <class I, class J, class O, class F>
ACCELSCOPE_HD O upper_bound(I first, I last, J values, J valuesEnd, O result, F compare);
template <class Policy, class I, class J, class O, class F>
ACCELSCOPE_HD O upper_bound(const execution_policy<Policy> &policy, I first, I last, J values,
                            J valuesEnd, O result, F compare);
template <class I, class T> ACCELSCOPE_HD bool binary_search(I first, I last, const T &value);
template <class Policy, class I, class T>
ACCELSCOPE_HD bool binary_search(const execution_policy<Policy> &policy, I first, I last,
                                 const T &value);
template <class I, class J, class O>
ACCELSCOPE_HD O binary_search(I first, I last, J values, J valuesEnd, O result);
template <class Policy, class I, class J, class O>
ACCELSCOPE_HD O binary_search(const execution_policy<Policy> &policy, I first, I last, J values,
                              J valuesEnd, O result);
template <class I, class T> ACCELSCOPE_HD pair<I, I> equal_range(I first, I last, const T &value);
template <class Policy, class I, class T>
ACCELSCOPE_HD pair<I, I> equal_range(const execution_policy<Policy> &policy, I first, I last,
                                     const T &value);
template <class I, class J, class O>
ACCELSCOPE_HD O merge(I first, I last, J second, J secondEnd, O result);
template <class Policy, class I, class J, class O>
ACCELSCOPE_HD O merge(const execution_policy<Policy> &policy, I first, I last, J second,
                      J secondEnd, O result);
template <class I, class J, class O, class F>
ACCELSCOPE_HD O merge(I first, I last, J second, J secondEnd, O result, F compare);
template <class Policy, class I, class J, class O, class F>
ACCELSCOPE_HD O merge(const execution_policy<Policy> &policy, I first, I last, J second,
                      J secondEnd, O result, F compare);
template <class I, class J, class V, class W, class O, class P>
ACCELSCOPE_HD pair<O, P> merge_by_key(I first, I last, J second, J secondEnd, V values,
                                      W otherValues, O keys, P results);
template <class Policy, class I, class J, class V, class W, class O, class P>
ACCELSCOPE_HD pair<O, P> merge_by_key(const execution_policy<Policy> &policy, I first, I last,
                                      J second, J secondEnd, V values, W otherValues, O keys,
                                      P results);
template <class I, class J, class O>
ACCELSCOPE_HD O set_union(I first, I last, J second, J secondEnd, O result);
template <class Policy, class I, class J, class O>
ACCELSCOPE_HD O set_union(const execution_policy<Policy> &policy, I first, I last, J second,
                          J secondEnd, O result);
template <class I, class J, class O, class F>
ACCELSCOPE_HD O set_union(I first, I last, J second, J secondEnd, O result, F compare);
template <class Policy, class I, class J, class O, class F>
ACCELSCOPE_HD O set_union(const execution_policy<Policy> &policy, I first, I last, J second,
                          J secondEnd, O result, F compare);
template <class I, class J, class O>
ACCELSCOPE_HD O set_intersection(I first, I last, J second, J secondEnd, O result);
template <class Policy, class I, class J, class O>
ACCELSCOPE_HD O set_intersection(const execution_policy<Policy> &policy, I first, I last, J second,
                                 J secondEnd, O result);
template <class I, class J, class O, class F>
ACCELSCOPE_HD O set_intersection(I first, I last, J second, J secondEnd, O result, F compare);
template <class Policy, class I, class J, class O, class F>
ACCELSCOPE_HD O set_intersection(const execution_policy<Policy> &policy, I first, I last, J second,
                                 J secondEnd, O result, F compare);
template <class I, class J, class O>
ACCELSCOPE_HD O set_difference(I first, I last, J second, J secondEnd, O result);
template <class Policy, class I, class J, class O>
ACCELSCOPE_HD O set_difference(const execution_policy<Policy> &policy, I first, I last, J second,
                               J secondEnd, O result);
template <class I, class J, class O, class F>
ACCELSCOPE_HD O set_difference(I first, I last, J second, J secondEnd, O result, F compare);
template <class Policy, class I, class J, class O, class F>
ACCELSCOPE_HD O set_difference(const execution_policy<Policy> &policy, I first, I last, J second,
                               J secondEnd, O result, F compare);
template <class I, class J, class O>
ACCELSCOPE_HD O set_symmetric_difference(I first, I last, J second, J secondEnd, O result);
template <class Policy, class I, class J, class O>
ACCELSCOPE_HD O set_symmetric_difference(const execution_policy<Policy> &policy, I first, I last,
                                         J second, J secondEnd, O result);
template <class I, class J, class O, class F>
ACCELSCOPE_HD O set_symmetric_difference(I first, I last, J second, J secondEnd, O result,
                                         F compare);
template <class Policy, class I, class J, class O, class F>
ACCELSCOPE_HD O set_symmetric_difference(const execution_policy<Policy> &policy, I first, I last,
                                         J second, J secondEnd, O result, F compare);
template <class I> ACCELSCOPE_HD ACCELSCOPE_DIFFERENCE(I) distance(I first, I last);
template <class I, class N> ACCELSCOPE_HD void advance(I &iterator, N count);
template <class I> ACCELSCOPE_HD I next(I iterator, ACCELSCOPE_DIFFERENCE(I) count = 1);
template <class I> ACCELSCOPE_HD I prev(I iterator, ACCELSCOPE_DIFFERENCE(I) count = 1);
template <class T> ACCELSCOPE_HD const T &(max)(const T &a, const T &b);
template <class T> ACCELSCOPE_HD const T &(min)(const T &a, const T &b);
template <class T, class Policy> T *malloc(const Policy &policy, std::size_t count);
template <class T, class Policy>
pair<T *, std::ptrdiff_t> get_temporary_buffer(const Policy &policy, std::ptrdiff_t count);
template <class Policy, class T> void return_temporary_buffer(const Policy &policy, T pointer);
#undef ACCELSCOPE_VALUE
#undef ACCELSCOPE_DIFFERENCE

// Asynchronous forms.
template <class T> struct AccelscopeFuture {
  T get();
  T extract();
  void wait();
  bool ready();
};
namespace async {
template <class... A> AccelscopeFuture<void> for_each(A &&...arguments);
template <class... A> AccelscopeFuture<void> copy(A &&...arguments);
template <class... A> AccelscopeFuture<void> sort(A &&...arguments);
template <class... A> AccelscopeFuture<void> transform(A &&...arguments);
} // namespace async

struct system_error : std::exception {
  template <class... A> system_error(A &&...arguments);
  int code() const;
};
namespace system {
using thrust::system_error;
}
template <class T> struct complex {
  typedef T value_type;
  T accelscopeReal, accelscopeImaginary;
  complex() = default;
  ACCELSCOPE_HD complex(const T &real, const T &imaginary = T());
  template <class U> ACCELSCOPE_HD complex(const complex<U> &other);
  ACCELSCOPE_HD T real() const;
  ACCELSCOPE_HD T imag() const;
  ACCELSCOPE_HD void real(T value);
  ACCELSCOPE_HD void imag(T value);
  template <class U> ACCELSCOPE_HD complex &operator+=(const complex<U> &other);
  ACCELSCOPE_HD complex &operator+=(const T &other);
  template <class U> ACCELSCOPE_HD complex &operator-=(const complex<U> &other);
  ACCELSCOPE_HD complex &operator-=(const T &other);
  template <class U> ACCELSCOPE_HD complex &operator*=(const complex<U> &other);
  ACCELSCOPE_HD complex &operator*=(const T &other);
  template <class U> ACCELSCOPE_HD complex &operator/=(const complex<U> &other);
  ACCELSCOPE_HD complex &operator/=(const T &other);
};
template <class T> ACCELSCOPE_HD complex<T> operator+(const complex<T> &a, const complex<T> &b);
template <class T>
ACCELSCOPE_HD complex<T> operator+(const complex<T> &a,
                                   const typename detail::Identity<T>::type &b);
template <class T>
ACCELSCOPE_HD complex<T> operator+(const typename detail::Identity<T>::type &a,
                                   const complex<T> &b);
template <class T> ACCELSCOPE_HD complex<T> operator-(const complex<T> &a, const complex<T> &b);
template <class T>
ACCELSCOPE_HD complex<T> operator-(const complex<T> &a,
                                   const typename detail::Identity<T>::type &b);
template <class T>
ACCELSCOPE_HD complex<T> operator-(const typename detail::Identity<T>::type &a,
                                   const complex<T> &b);
template <class T> ACCELSCOPE_HD complex<T> operator*(const complex<T> &a, const complex<T> &b);
template <class T>
ACCELSCOPE_HD complex<T> operator*(const complex<T> &a,
                                   const typename detail::Identity<T>::type &b);
template <class T>
ACCELSCOPE_HD complex<T> operator*(const typename detail::Identity<T>::type &a,
                                   const complex<T> &b);
template <class T> ACCELSCOPE_HD complex<T> operator/(const complex<T> &a, const complex<T> &b);
template <class T>
ACCELSCOPE_HD complex<T> operator/(const complex<T> &a,
                                   const typename detail::Identity<T>::type &b);
template <class T>
ACCELSCOPE_HD complex<T> operator/(const typename detail::Identity<T>::type &a,
                                   const complex<T> &b);
template <class T> ACCELSCOPE_HD complex<T> operator-(const complex<T> &a);
template <class T> ACCELSCOPE_HD bool operator==(const complex<T> &a, const complex<T> &b);
template <class T> ACCELSCOPE_HD bool operator!=(const complex<T> &a, const complex<T> &b);
template <class T> ACCELSCOPE_HD complex<T> exp(const complex<T> &value);
template <class T> ACCELSCOPE_HD complex<T> log(const complex<T> &value);
template <class T> ACCELSCOPE_HD complex<T> log10(const complex<T> &value);
template <class T> ACCELSCOPE_HD complex<T> sqrt(const complex<T> &value);
template <class T> ACCELSCOPE_HD complex<T> sin(const complex<T> &value);
template <class T> ACCELSCOPE_HD complex<T> cos(const complex<T> &value);
template <class T> ACCELSCOPE_HD complex<T> tan(const complex<T> &value);
template <class T> ACCELSCOPE_HD complex<T> sinh(const complex<T> &value);
template <class T> ACCELSCOPE_HD complex<T> cosh(const complex<T> &value);
template <class T> ACCELSCOPE_HD complex<T> tanh(const complex<T> &value);
template <class T> ACCELSCOPE_HD complex<T> asin(const complex<T> &value);
template <class T> ACCELSCOPE_HD complex<T> acos(const complex<T> &value);
template <class T> ACCELSCOPE_HD complex<T> atan(const complex<T> &value);
template <class T> ACCELSCOPE_HD complex<T> conj(const complex<T> &value);
template <class T> ACCELSCOPE_HD complex<T> proj(const complex<T> &value);
template <class T> ACCELSCOPE_HD T abs(const complex<T> &value);
template <class T> ACCELSCOPE_HD T arg(const complex<T> &value);
template <class T> ACCELSCOPE_HD T norm(const complex<T> &value);
template <class T> ACCELSCOPE_HD complex<T> pow(const complex<T> &a, const complex<T> &b);
template <class T>
ACCELSCOPE_HD complex<T> pow(const complex<T> &a, const typename detail::Identity<T>::type &b);
template <class T> ACCELSCOPE_HD complex<T> polar(const T &magnitude, const T &angle = T());
} // namespace thrust
#undef ACCELSCOPE_HD
