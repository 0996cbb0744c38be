// Atomic functions with a memory order, of CUDA 12.8 and later.
#pragma once
#pragma clang system_header

#define __NV_ATOMIC_RELAXED 0
#define __NV_ATOMIC_CONSUME 1
#define __NV_ATOMIC_ACQUIRE 2
#define __NV_ATOMIC_RELEASE 3
#define __NV_ATOMIC_ACQ_REL 4
#define __NV_ATOMIC_SEQ_CST 5
#define __NV_THREAD_SCOPE_THREAD 0
#define __NV_THREAD_SCOPE_BLOCK 1
#define __NV_THREAD_SCOPE_CLUSTER 2
#define __NV_THREAD_SCOPE_DEVICE 3
#define __NV_THREAD_SCOPE_SYSTEM 4

template <class T> __attribute__((device)) T __nv_atomic_fetch_add(T *address, T value, int order, int scope = 4);
template <class T> __attribute__((device)) void __nv_atomic_add(T *address, T value, int order, int scope = 4);
template <class T> __attribute__((device)) T __nv_atomic_fetch_sub(T *address, T value, int order, int scope = 4);
template <class T> __attribute__((device)) void __nv_atomic_sub(T *address, T value, int order, int scope = 4);
template <class T> __attribute__((device)) T __nv_atomic_fetch_and(T *address, T value, int order, int scope = 4);
template <class T> __attribute__((device)) void __nv_atomic_and(T *address, T value, int order, int scope = 4);
template <class T> __attribute__((device)) T __nv_atomic_fetch_or(T *address, T value, int order, int scope = 4);
template <class T> __attribute__((device)) void __nv_atomic_or(T *address, T value, int order, int scope = 4);
template <class T> __attribute__((device)) T __nv_atomic_fetch_xor(T *address, T value, int order, int scope = 4);
template <class T> __attribute__((device)) void __nv_atomic_xor(T *address, T value, int order, int scope = 4);
template <class T> __attribute__((device)) T __nv_atomic_fetch_min(T *address, T value, int order, int scope = 4);
template <class T> __attribute__((device)) void __nv_atomic_min(T *address, T value, int order, int scope = 4);
template <class T> __attribute__((device)) T __nv_atomic_fetch_max(T *address, T value, int order, int scope = 4);
template <class T> __attribute__((device)) void __nv_atomic_max(T *address, T value, int order, int scope = 4);
template <class T> __attribute__((device)) void __nv_atomic_load(T *address, T *result, int order, int scope = 4);
template <class T> __attribute__((device)) T __nv_atomic_load_n(T *address, int order, int scope = 4);
template <class T> __attribute__((device)) void __nv_atomic_store(T *address, T *value, int order, int scope = 4);
template <class T> __attribute__((device)) void __nv_atomic_store_n(T *address, T value, int order, int scope = 4);
template <class T>
__attribute__((device)) void __nv_atomic_exchange(T *address, T *value, T *result, int order, int scope = 4);
template <class T> __attribute__((device)) T __nv_atomic_exchange_n(T *address, T value, int order, int scope = 4);
template <class T>
__attribute__((device)) bool __nv_atomic_compare_exchange(T *address, T *expected, T *desired, bool weak,
                                             int success, int failure, int scope = 4);
template <class T>
__attribute__((device)) bool __nv_atomic_compare_exchange_n(T *address, T *expected, T desired, bool weak,
                                               int success, int failure, int scope = 4);
__attribute__((device)) void __nv_atomic_thread_fence(int order, int scope = 4);
