// Clang's own wrapper asks for "cuda.h" and means the toolkit's, even where a project has a header
// of that name on its path: the first to ask gets the toolkit's, all others the next on the path.
#pragma clang system_header
#ifndef ACCELSCOPE_TOOLKIT_CUDA_H_READ
#define ACCELSCOPE_TOOLKIT_CUDA_H_READ
#include ACCELSCOPE_TOOLKIT_CUDA_H
#else
#include_next <cuda.h>
#endif
