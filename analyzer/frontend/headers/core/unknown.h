// Stands for what a missing header would have declared: converts to anything, can be called,
// indexed and calculated with.
#pragma once
#pragma clang system_header

#define ACCELSCOPE_HD __attribute__((host, device))
struct AccelscopeUnknown {
  constexpr AccelscopeUnknown() = default;
  template <class T> ACCELSCOPE_HD operator T() const;
  template <class... A> ACCELSCOPE_HD AccelscopeUnknown operator()(A &&...) const;
  template <class I> ACCELSCOPE_HD AccelscopeUnknown operator[](const I &) const;
  ACCELSCOPE_HD const AccelscopeUnknown *operator->() const;
};
#define ACCELSCOPE_OPERATOR(op)                                                                    \
  template <class T>                                                                               \
  ACCELSCOPE_HD AccelscopeUnknown operator op(const AccelscopeUnknown &, const T &);               \
  template <class T>                                                                               \
  ACCELSCOPE_HD T operator op(const T &, const AccelscopeUnknown &);                               \
  ACCELSCOPE_HD AccelscopeUnknown operator op(const AccelscopeUnknown &, const AccelscopeUnknown &);
ACCELSCOPE_OPERATOR(+)
ACCELSCOPE_OPERATOR(-)
ACCELSCOPE_OPERATOR(*)
ACCELSCOPE_OPERATOR(/)
ACCELSCOPE_OPERATOR(%)
ACCELSCOPE_OPERATOR(&)
ACCELSCOPE_OPERATOR(|)
ACCELSCOPE_OPERATOR(<<)
ACCELSCOPE_OPERATOR(>>)
#undef ACCELSCOPE_OPERATOR
#define ACCELSCOPE_OPERATOR(op)                                                                    \
  template <class T> ACCELSCOPE_HD bool operator op(const AccelscopeUnknown &, const T &);         \
  template <class T> ACCELSCOPE_HD bool operator op(const T &, const AccelscopeUnknown &);         \
  ACCELSCOPE_HD bool operator op(const AccelscopeUnknown &, const AccelscopeUnknown &);
ACCELSCOPE_OPERATOR(==)
ACCELSCOPE_OPERATOR(!=)
ACCELSCOPE_OPERATOR(<)
ACCELSCOPE_OPERATOR(>)
ACCELSCOPE_OPERATOR(<=)
ACCELSCOPE_OPERATOR(>=)
#undef ACCELSCOPE_OPERATOR
#undef ACCELSCOPE_HD
