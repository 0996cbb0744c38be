// Registration of OpenGL and other graphics objects.
#pragma once
#pragma clang system_header
#include "/accelscope/include/core/prelude.h"

extern "C" {
cudaError_t cudaGLGetDevices(unsigned int *count, int *devices, unsigned int size, int list);
cudaError_t cudaGraphicsGLRegisterBuffer(struct cudaGraphicsResource **resource,
                                         unsigned int buffer, unsigned int flags);
cudaError_t cudaGraphicsGLRegisterImage(struct cudaGraphicsResource **resource, unsigned int image,
                                        unsigned int target, unsigned int flags);
cudaError_t cudaGLSetGLDevice(int device);
cudaError_t cudaGLRegisterBufferObject(unsigned int buffer);
cudaError_t cudaGLUnregisterBufferObject(unsigned int buffer);
cudaError_t cudaGLMapBufferObject(void **pointer, unsigned int buffer);
cudaError_t cudaGLUnmapBufferObject(unsigned int buffer);
}
