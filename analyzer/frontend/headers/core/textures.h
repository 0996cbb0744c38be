// Texture and surface fetches through objects, and through the references of old sources.
#pragma once
#pragma clang system_header
#include "/accelscope/include/core/runtime_types.h"

template <class T, int Type = cudaTextureType1D, enum cudaTextureReadMode Mode = cudaReadModeElementType>
struct __attribute__((device_builtin_texture_type)) texture : public textureReference {
  __host__ texture(int norm = 0, enum cudaTextureFilterMode filter = cudaFilterModePoint,
                   enum cudaTextureAddressMode address = cudaAddressModeClamp);
  __host__ texture(int norm, enum cudaTextureFilterMode filter, enum cudaTextureAddressMode address,
                   struct cudaChannelFormatDesc description);
};
template <class T, int Type = cudaSurfaceType1D> struct __attribute__((device_builtin_surface_type)) surface : public surfaceReference {
  __host__ surface();
};
template <> struct __attribute__((device_builtin_surface_type)) surface<void, cudaSurfaceType1D> : public surfaceReference {};
template <> struct __attribute__((device_builtin_surface_type)) surface<void, cudaSurfaceType2D> : public surfaceReference {};
template <> struct __attribute__((device_builtin_surface_type)) surface<void, cudaSurfaceType3D> : public surfaceReference {};

template <class T, enum cudaTextureReadMode Mode> struct AccelscopeFetch {
  typedef T type;
};
template <> struct AccelscopeFetch<unsigned char, cudaReadModeNormalizedFloat> {
  typedef float type;
};
template <> struct AccelscopeFetch<signed char, cudaReadModeNormalizedFloat> {
  typedef float type;
};
template <> struct AccelscopeFetch<char, cudaReadModeNormalizedFloat> {
  typedef float type;
};
template <> struct AccelscopeFetch<unsigned short, cudaReadModeNormalizedFloat> {
  typedef float type;
};
template <> struct AccelscopeFetch<short, cudaReadModeNormalizedFloat> {
  typedef float type;
};
template <> struct AccelscopeFetch<uchar2, cudaReadModeNormalizedFloat> {
  typedef float2 type;
};
template <> struct AccelscopeFetch<uchar4, cudaReadModeNormalizedFloat> {
  typedef float4 type;
};
template <> struct AccelscopeFetch<char4, cudaReadModeNormalizedFloat> {
  typedef float4 type;
};
template <> struct AccelscopeFetch<ushort2, cudaReadModeNormalizedFloat> {
  typedef float2 type;
};
template <> struct AccelscopeFetch<ushort4, cudaReadModeNormalizedFloat> {
  typedef float4 type;
};

#define ACCELSCOPE_TEXTURE(name, ...)                                                              \
  template <class T, int Type, enum cudaTextureReadMode Mode>                                      \
  __device__ typename AccelscopeFetch<T, Mode>::type name(texture<T, Type, Mode> reference,        \
                                                          __VA_ARGS__);                            \
  template <class T> __device__ T name(cudaTextureObject_t object, __VA_ARGS__);                   \
  template <class T> __device__ void name(T *result, cudaTextureObject_t object, __VA_ARGS__);
ACCELSCOPE_TEXTURE(tex1Dfetch, int x)
ACCELSCOPE_TEXTURE(tex1D, float x)
ACCELSCOPE_TEXTURE(tex2D, float x, float y)
ACCELSCOPE_TEXTURE(tex3D, float x, float y, float z)
ACCELSCOPE_TEXTURE(texCubemap, float x, float y, float z)
ACCELSCOPE_TEXTURE(tex1DLayered, float x, int layer)
ACCELSCOPE_TEXTURE(tex2DLayered, float x, float y, int layer)
ACCELSCOPE_TEXTURE(texCubemapLayered, float x, float y, float z, int layer)
ACCELSCOPE_TEXTURE(tex2Dgather, float x, float y, int component = 0)
ACCELSCOPE_TEXTURE(tex1DLod, float x, float level)
ACCELSCOPE_TEXTURE(tex2DLod, float x, float y, float level)
ACCELSCOPE_TEXTURE(tex3DLod, float x, float y, float z, float level)
ACCELSCOPE_TEXTURE(tex2DLayeredLod, float x, float y, int layer, float level)
ACCELSCOPE_TEXTURE(texCubemapLod, float x, float y, float z, float level)
ACCELSCOPE_TEXTURE(tex1DGrad, float x, float dx, float dy)
ACCELSCOPE_TEXTURE(tex2DGrad, float x, float y, float2 dx, float2 dy)
ACCELSCOPE_TEXTURE(tex3DGrad, float x, float y, float z, float4 dx, float4 dy)
#undef ACCELSCOPE_TEXTURE

#define ACCELSCOPE_SURFACE(suffix, ...)                                                            \
  template <class T>                                                                               \
  __device__ T surf##suffix##read(cudaSurfaceObject_t object, __VA_ARGS__,                         \
                                  enum cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);       \
  template <class T>                                                                               \
  __device__ void surf##suffix##read(T *result, cudaSurfaceObject_t object, __VA_ARGS__,           \
                                     enum cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);    \
  template <class T>                                                                               \
  __device__ void surf##suffix##write(T value, cudaSurfaceObject_t object, __VA_ARGS__,            \
                                      enum cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);   \
  template <class T, class S, int Type>                                                            \
  __device__ T surf##suffix##read(surface<S, Type> reference, __VA_ARGS__,                         \
                                  enum cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);       \
  template <class T, class S, int Type>                                                            \
  __device__ void surf##suffix##read(T *result, surface<S, Type> reference, __VA_ARGS__,           \
                                     enum cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);    \
  template <class T, class S, int Type>                                                            \
  __device__ void surf##suffix##write(T value, surface<S, Type> reference, __VA_ARGS__,            \
                                      enum cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
ACCELSCOPE_SURFACE(1D, int x)
ACCELSCOPE_SURFACE(2D, int x, int y)
ACCELSCOPE_SURFACE(3D, int x, int y, int z)
ACCELSCOPE_SURFACE(1DLayered, int x, int layer)
ACCELSCOPE_SURFACE(2DLayered, int x, int y, int layer)
ACCELSCOPE_SURFACE(Cubemap, int x, int y, int face)
ACCELSCOPE_SURFACE(CubemapLayered, int x, int y, int layerFace)
#undef ACCELSCOPE_SURFACE

template <class T, int Type, enum cudaTextureReadMode Mode>
cudaError_t cudaBindTexture(size_t *offset, const texture<T, Type, Mode> &reference,
                            const void *pointer, size_t size = ~(size_t)0);
template <class T, int Type, enum cudaTextureReadMode Mode>
cudaError_t cudaBindTexture(size_t *offset, const texture<T, Type, Mode> &reference,
                            const void *pointer, const struct cudaChannelFormatDesc &format,
                            size_t size = ~(size_t)0);
template <class T, int Type, enum cudaTextureReadMode Mode>
cudaError_t cudaBindTexture2D(size_t *offset, const texture<T, Type, Mode> &reference,
                              const void *pointer, const struct cudaChannelFormatDesc &format,
                              size_t width, size_t height, size_t pitch);
template <class T, int Type, enum cudaTextureReadMode Mode>
cudaError_t cudaBindTexture2D(size_t *offset, const texture<T, Type, Mode> &reference,
                              const void *pointer, size_t width, size_t height, size_t pitch);
template <class T, int Type, enum cudaTextureReadMode Mode>
cudaError_t cudaBindTextureToArray(const texture<T, Type, Mode> &reference, cudaArray_const_t array);
template <class T, int Type, enum cudaTextureReadMode Mode>
cudaError_t cudaBindTextureToArray(const texture<T, Type, Mode> &reference, cudaArray_const_t array,
                                   const struct cudaChannelFormatDesc &format);
template <class T, int Type, enum cudaTextureReadMode Mode>
cudaError_t cudaBindTextureToMipmappedArray(const texture<T, Type, Mode> &reference,
                                            cudaMipmappedArray_const_t array);
template <class T, int Type, enum cudaTextureReadMode Mode>
cudaError_t cudaUnbindTexture(const texture<T, Type, Mode> &reference);
template <class T, int Type, enum cudaTextureReadMode Mode>
cudaError_t cudaGetTextureAlignmentOffset(size_t *offset, const texture<T, Type, Mode> &reference);
template <class T, int Type>
cudaError_t cudaBindSurfaceToArray(const surface<T, Type> &reference, cudaArray_const_t array);
template <class T, int Type>
cudaError_t cudaBindSurfaceToArray(const surface<T, Type> &reference, cudaArray_const_t array,
                                   const struct cudaChannelFormatDesc &format);

// The untyped forms.
cudaError_t cudaBindTexture(size_t *offset, const struct textureReference *reference,
                            const void *pointer, const struct cudaChannelFormatDesc *format,
                            size_t size = ~(size_t)0);
cudaError_t cudaBindTexture2D(size_t *offset, const struct textureReference *reference,
                              const void *pointer, const struct cudaChannelFormatDesc *format,
                              size_t width, size_t height, size_t pitch);
cudaError_t cudaBindTextureToArray(const struct textureReference *reference, cudaArray_const_t array,
                                   const struct cudaChannelFormatDesc *format);
cudaError_t cudaUnbindTexture(const struct textureReference *reference);
cudaError_t cudaGetTextureReference(const struct textureReference **reference, const void *symbol);
cudaError_t cudaGetTextureReference(const struct textureReference **reference, const char *name);
