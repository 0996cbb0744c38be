// What every CUDA source sees before its first line: the dialect, the C library with device
// versions, built-in variables, intrinsics and the runtime API.
#pragma once
#pragma clang system_header
#ifndef ACCELSCOPE_TOOLKIT // a real toolkit has declared all this
#include "/accelscope/include/core/attributes.h"

// The GNU C library declares __sinf and its like beside sinf; CUDA means its intrinsics by them.
#define __sinf accelscope_libc_sinf
#define __cosf accelscope_libc_cosf
#define __tanf accelscope_libc_tanf
#define __expf accelscope_libc_expf
#define __exp10f accelscope_libc_exp10f
#define __logf accelscope_libc_logf
#define __log2f accelscope_libc_log2f
#define __log10f accelscope_libc_log10f
#define __powf accelscope_libc_powf
#define __sincosf accelscope_libc_sincosf
#define __tanhf accelscope_libc_tanhf
#define __finitef accelscope_libc_finitef
#define __isinff accelscope_libc_isinff
#define __isnanf accelscope_libc_isnanf
#define __signbitf accelscope_libc_signbitf
// Only the C headers: the templates of the C++ library must keep the attributes that its other
// headers declare them with.
#define _GLIBCXX_INCLUDE_NEXT_C_HEADERS
#pragma clang force_cuda_host_device begin
#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#pragma clang force_cuda_host_device end
#undef _GLIBCXX_INCLUDE_NEXT_C_HEADERS
#include <initializer_list> // loops over {a, b}: CUDA's own headers bring it

#undef __sinf
#undef __cosf
#undef __tanf
#undef __expf
#undef __exp10f
#undef __logf
#undef __log2f
#undef __log10f
#undef __powf
#undef __sincosf
#undef __tanhf
#undef __finitef
#undef __isinff
#undef __isnanf
#undef __signbitf
#include <cmath>
#include <cstdlib>
#include <math.h>
#include <stdlib.h>
#include <new>

#include "/accelscope/include/core/vector_types.h"
#include "/accelscope/include/core/builtin_variables.h"
#include "/accelscope/include/core/math_functions.h"
#include "/accelscope/include/core/intrinsics.h"
#include "/accelscope/include/core/warp.h"
#include "/accelscope/include/core/atomics.h"
#include "/accelscope/include/core/memory_hints.h"
#include "/accelscope/include/core/simd_words.h"
#include "/accelscope/include/core/textures.h"
#include "/accelscope/include/core/runtime_types.h"
#include "/accelscope/include/core/runtime_api.h"
#include "/accelscope/include/library_types.h"
#include "/accelscope/include/rare/runtime.h"
#endif
