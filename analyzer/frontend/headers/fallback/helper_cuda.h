// The helpers of the CUDA samples, for sources that come without them.
#pragma once
#pragma clang system_header
#include "/accelscope/include/core/prelude.h"
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <string>

#ifndef EXIT_WAIVED
#define EXIT_WAIVED 2
#endif
#ifndef MIN
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#endif
#ifndef MAX
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#endif
template <class T> void check(T result, const char *function, const char *file, int line) {
  if (result) {
    fprintf(stderr, "%s:%d %s\n", file, line, function);
    exit(EXIT_FAILURE);
  }
}
#define checkCudaErrors(value) check((value), #value, __FILE__, __LINE__)
#define getLastCudaError(message) __getLastCudaError(message, __FILE__, __LINE__)
#define printLastCudaError(message) __printLastCudaError(message, __FILE__, __LINE__)
#define cutilSafeCall(value) checkCudaErrors(value)
#define cutilCheckMsg(message) getLastCudaError(message)
#define CUDA_SAFE_CALL(value) (value)
#define CUT_CHECK_ERROR(message) getLastCudaError(message)
#define CUDA_CHECK_ERROR(message) getLastCudaError(message)
#define CUT_DEVICE_INIT(argc, argv)
#define CUT_EXIT(argc, argv)
#define CUFFT_SAFE_CALL(value) (value)
#define cutilSafeThreadSync() cudaDeviceSynchronize()
#define cutilExit(argc, argv)
void __getLastCudaError(const char *message, const char *file, int line);
void __printLastCudaError(const char *message, const char *file, int line);
template <class T> const char *_cudaGetErrorEnum(T error);
int _ConvertSMVer2Cores(int major, int minor);
const char *_ConvertSMVer2ArchName(int major, int minor);
int gpuDeviceInit(int device);
int gpuGetMaxGflopsDeviceId();
int findCudaDevice(int argc, const char **argv);
int findIntegratedGPU();
int ftoi(float value);
bool checkCudaCapabilities(int major, int minor);
int findCudaDeviceDRV(int argc, const char **argv);

// Command-line, file and timing helpers.
typedef struct StopWatchOpaque StopWatchInterface;
bool sdkCreateTimer(StopWatchInterface **timer);
bool sdkDeleteTimer(StopWatchInterface **timer);
bool sdkStartTimer(StopWatchInterface **timer);
bool sdkStopTimer(StopWatchInterface **timer);
bool sdkResetTimer(StopWatchInterface **timer);
float sdkGetTimerValue(StopWatchInterface **timer);
float sdkGetAverageTimerValue(StopWatchInterface **timer);
bool checkCmdLineFlag(int argc, const char **argv, const char *name);
int getCmdLineArgumentInt(int argc, const char **argv, const char *name);
float getCmdLineArgumentFloat(int argc, const char **argv, const char *name);
bool getCmdLineArgumentString(int argc, const char **argv, const char *name, char **value);
template <class T>
bool getCmdLineArgumentValue(int argc, const char **argv, const char *name, T *value);
int stringRemoveDelimiter(char delimiter, const char *text);
char *sdkFindFilePath(const char *file, const char *program);
template <class T>
bool sdkReadFile(const char *file, T **data, unsigned int *length, bool verbose);
template <class T>
bool sdkWriteFile(const char *file, const T *data, unsigned int length, T epsilon, bool verbose,
                  bool append = false);
template <class T>
bool sdkLoadPGM(const char *file, T **data, unsigned int *width, unsigned int *height);
template <class T> bool sdkSavePGM(const char *file, T *data, unsigned int w, unsigned int h);
template <class T>
bool sdkLoadPPM4(const char *file, T **data, unsigned int *width, unsigned int *height);
template <class T> bool sdkSavePPM4(const char *file, T *data, unsigned int w, unsigned int h);
template <class T, class S>
bool compareData(const T *reference, const T *data, unsigned int length, S epsilon, float threshold);
bool compareL2fe(const float *reference, const float *data, unsigned int length, float epsilon);
template <class... A> bool sdkCompareL2fe(A &&...arguments);
template <class... A> bool sdkComparePPM(A &&...arguments);
template <class... A> bool sdkComparePGM(A &&...arguments);
template <class... A> bool sdkCompareBin2BinFloat(A &&...arguments);
