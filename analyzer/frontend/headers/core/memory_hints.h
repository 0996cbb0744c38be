// Loads and stores with cache hints. Any type may be loaded: the analysis wants the call, not the
// instruction.
#pragma once
#pragma clang system_header

#ifndef __CLANG_CUDA_INTRINSICS_H__
template <class T> __attribute__((device)) T __ldg(const T *address);
#endif
template <class T> __attribute__((device)) T __ldcg(const T *address);
template <class T> __attribute__((device)) T __ldca(const T *address);
template <class T> __attribute__((device)) T __ldcs(const T *address);
template <class T> __attribute__((device)) T __ldlu(const T *address);
template <class T> __attribute__((device)) T __ldcv(const T *address);
template <class T, class U> __attribute__((device)) void __stwb(T *address, U value);
template <class T, class U> __attribute__((device)) void __stcg(T *address, U value);
template <class T, class U> __attribute__((device)) void __stcs(T *address, U value);
template <class T, class U> __attribute__((device)) void __stwt(T *address, U value);

__attribute__((device)) void __prefetch_global_l1(const void *);
__attribute__((device)) void __prefetch_global_l2(const void *);
