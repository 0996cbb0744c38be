// What few sources use of cuBLAS: batched, strided, packed and extended forms.
#pragma once
#pragma clang system_header
#include "/accelscope/include/cuda_bf16.h"
#include "/accelscope/include/cuda_fp16.h"

enum cublasEmulationStrategy_t {
  CUBLAS_EMULATION_STRATEGY_DEFAULT = 0,
  CUBLAS_EMULATION_STRATEGY_PERFORMANT = 1,
  CUBLAS_EMULATION_STRATEGY_EAGER = 2
};
typedef void (*cublasLogCallback)(const char *);

cublasStatus_t cublasAsumEx(cublasHandle_t, int, const void *, cudaDataType, int, void *,
                            cudaDataType, cudaDataType);
cublasStatus_t cublasCaxpy_v2(cublasHandle_t, int, const cuComplex *, const cuComplex *, int,
                              cuComplex *, int);
cublasStatus_t cublasCcopy_v2(cublasHandle_t, int, const cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasCdotc_v2(cublasHandle_t, int, const cuComplex *, int, const cuComplex *, int,
                              cuComplex *);
cublasStatus_t cublasCdotu_v2(cublasHandle_t, int, const cuComplex *, int, const cuComplex *, int,
                              cuComplex *);
cublasStatus_t cublasCgbmv_v2(cublasHandle_t, cublasOperation_t, int, int, int, int,
                              const cuComplex *, const cuComplex *, int, const cuComplex *, int,
                              const cuComplex *, cuComplex *, int);
cublasStatus_t cublasCgelsBatched(cublasHandle_t, cublasOperation_t, int, int, int,
                                  cuComplex *const[], int, cuComplex *const[], int, int *, int *,
                                  int);
cublasStatus_t cublasCgemm3m(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int,
                             const cuComplex *, const cuComplex *, int, const cuComplex *, int,
                             const cuComplex *, cuComplex *, int);
cublasStatus_t cublasCgemm3mBatched(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int,
                                    int, const cuComplex *, const cuComplex *const[], int,
                                    const cuComplex *const[], int, const cuComplex *,
                                    cuComplex *const[], int, int);
cublasStatus_t cublasCgemm3mEx(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int,
                               const cuComplex *, const void *, cudaDataType, int, const void *,
                               cudaDataType, int, const cuComplex *, void *, cudaDataType, int);
cublasStatus_t cublasCgemm3mStridedBatched(cublasHandle_t, cublasOperation_t, cublasOperation_t,
                                           int, int, int, const cuComplex *, const cuComplex *, int,
                                           long long, const cuComplex *, int, long long,
                                           const cuComplex *, cuComplex *, int, long long, int);
cublasStatus_t cublasCgemmEx(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int,
                             const cuComplex *, const void *, cudaDataType, int, const void *,
                             cudaDataType, int, const cuComplex *, void *, cudaDataType, int);
cublasStatus_t cublasCgemm_v2(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int,
                              const cuComplex *, const cuComplex *, int, const cuComplex *, int,
                              const cuComplex *, cuComplex *, int);
cublasStatus_t cublasCgemvBatched(cublasHandle_t, cublasOperation_t, int, int, const cuComplex *,
                                  const cuComplex *const[], int, const cuComplex *const[], int,
                                  const cuComplex *, cuComplex *const[], int, int);
cublasStatus_t cublasCgemvStridedBatched(cublasHandle_t, cublasOperation_t, int, int,
                                         const cuComplex *, const cuComplex *, int, long long,
                                         const cuComplex *, int, long long, const cuComplex *,
                                         cuComplex *, int, long long, int);
cublasStatus_t cublasCgemv_v2(cublasHandle_t, cublasOperation_t, int, int, const cuComplex *,
                              const cuComplex *, int, const cuComplex *, int, const cuComplex *,
                              cuComplex *, int);
cublasStatus_t cublasCgeqrfBatched(cublasHandle_t, int, int, cuComplex *const[], int,
                                   cuComplex *const[], int *, int);
cublasStatus_t cublasCgerc_v2(cublasHandle_t, int, int, const cuComplex *, const cuComplex *, int,
                              const cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasCgeru_v2(cublasHandle_t, int, int, const cuComplex *, const cuComplex *, int,
                              const cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasChbmv_v2(cublasHandle_t, cublasFillMode_t, int, int, const cuComplex *,
                              const cuComplex *, int, const cuComplex *, int, const cuComplex *,
                              cuComplex *, int);
cublasStatus_t cublasChemm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int,
                              const cuComplex *, const cuComplex *, int, const cuComplex *, int,
                              const cuComplex *, cuComplex *, int);
cublasStatus_t cublasChemv_v2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *,
                              const cuComplex *, int, const cuComplex *, int, const cuComplex *,
                              cuComplex *, int);
cublasStatus_t cublasCher2_v2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *,
                              const cuComplex *, int, const cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasCher2k_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                               const cuComplex *, const cuComplex *, int, const cuComplex *, int,
                               const float *, cuComplex *, int);
cublasStatus_t cublasCher_v2(cublasHandle_t, cublasFillMode_t, int, const float *,
                             const cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasCherk3mEx(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                               const float *, const void *, cudaDataType, int, const float *,
                               void *, cudaDataType, int);
cublasStatus_t cublasCherkEx(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                             const float *, const void *, cudaDataType, int, const float *, void *,
                             cudaDataType, int);
cublasStatus_t cublasCherk_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                              const float *, const cuComplex *, int, const float *, cuComplex *,
                              int);
cublasStatus_t cublasCherkx(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                            const cuComplex *, const cuComplex *, int, const cuComplex *, int,
                            const float *, cuComplex *, int);
cublasStatus_t cublasChpmv_v2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *,
                              const cuComplex *, const cuComplex *, int, const cuComplex *,
                              cuComplex *, int);
cublasStatus_t cublasChpr2_v2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *,
                              const cuComplex *, int, const cuComplex *, int, cuComplex *);
cublasStatus_t cublasChpr_v2(cublasHandle_t, cublasFillMode_t, int, const float *,
                             const cuComplex *, int, cuComplex *);
cublasStatus_t cublasCopyEx(cublasHandle_t, int, const void *, cudaDataType, int, void *,
                            cudaDataType, int);
cublasStatus_t cublasCrot_v2(cublasHandle_t, int, cuComplex *, int, cuComplex *, int, const float *,
                             const cuComplex *);
cublasStatus_t cublasCrotg_v2(cublasHandle_t, cuComplex *, cuComplex *, float *, cuComplex *);
cublasStatus_t cublasCscal_v2(cublasHandle_t, int, const cuComplex *, cuComplex *, int);
cublasStatus_t cublasCsrot_v2(cublasHandle_t, int, cuComplex *, int, cuComplex *, int,
                              const float *, const float *);
cublasStatus_t cublasCsscal_v2(cublasHandle_t, int, const float *, cuComplex *, int);
cublasStatus_t cublasCswap_v2(cublasHandle_t, int, cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasCsymm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int,
                              const cuComplex *, const cuComplex *, int, const cuComplex *, int,
                              const cuComplex *, cuComplex *, int);
cublasStatus_t cublasCsymv_v2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *,
                              const cuComplex *, int, const cuComplex *, int, const cuComplex *,
                              cuComplex *, int);
cublasStatus_t cublasCsyr2_v2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *,
                              const cuComplex *, int, const cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasCsyr2k_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                               const cuComplex *, const cuComplex *, int, const cuComplex *, int,
                               const cuComplex *, cuComplex *, int);
cublasStatus_t cublasCsyr_v2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *,
                             const cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasCsyrk3mEx(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                               const cuComplex *, const void *, cudaDataType, int,
                               const cuComplex *, void *, cudaDataType, int);
cublasStatus_t cublasCsyrkEx(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                             const cuComplex *, const void *, cudaDataType, int, const cuComplex *,
                             void *, cudaDataType, int);
cublasStatus_t cublasCsyrk_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                              const cuComplex *, const cuComplex *, int, const cuComplex *,
                              cuComplex *, int);
cublasStatus_t cublasCtbmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, int, const cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasCtbsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, int, const cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasCtpmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, const cuComplex *, cuComplex *, int);
cublasStatus_t cublasCtpsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, const cuComplex *, cuComplex *, int);
cublasStatus_t cublasCtpttr(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, cuComplex *,
                            int);
cublasStatus_t cublasCtrmm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t,
                              cublasDiagType_t, int, int, const cuComplex *, const cuComplex *, int,
                              const cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasCtrmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, const cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasCtrsm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t,
                              cublasDiagType_t, int, int, const cuComplex *, const cuComplex *, int,
                              cuComplex *, int);
cublasStatus_t cublasCtrsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, const cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasCtrttp(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, int,
                            cuComplex *);
cublasStatus_t cublasDasum_v2(cublasHandle_t, int, const double *, int, double *);
cublasStatus_t cublasDaxpy_v2(cublasHandle_t, int, const double *, const double *, int, double *,
                              int);
cublasStatus_t cublasDcopy_v2(cublasHandle_t, int, const double *, int, double *, int);
cublasStatus_t cublasDdot_v2(cublasHandle_t, int, const double *, int, const double *, int,
                             double *);
cublasStatus_t cublasDgbmv_v2(cublasHandle_t, cublasOperation_t, int, int, int, int, const double *,
                              const double *, int, const double *, int, const double *, double *,
                              int);
cublasStatus_t cublasDgelsBatched(cublasHandle_t, cublasOperation_t, int, int, int, double *const[],
                                  int, double *const[], int, int *, int *, int);
cublasStatus_t cublasDgemmGroupedBatched(cublasHandle_t, const cublasOperation_t[],
                                         const cublasOperation_t[], const int[], const int[],
                                         const int[], const double[], const double *const[],
                                         const int[], const double *const[], const int[],
                                         const double[], double *const[], const int[], int,
                                         const int[]);
cublasStatus_t cublasDgemm_v2(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int,
                              const double *, const double *, int, const double *, int,
                              const double *, double *, int);
cublasStatus_t cublasDgemvBatched(cublasHandle_t, cublasOperation_t, int, int, const double *,
                                  const double *const[], int, const double *const[], int,
                                  const double *, double *const[], int, int);
cublasStatus_t cublasDgemvStridedBatched(cublasHandle_t, cublasOperation_t, int, int,
                                         const double *, const double *, int, long long,
                                         const double *, int, long long, const double *, double *,
                                         int, long long, int);
cublasStatus_t cublasDgemv_v2(cublasHandle_t, cublasOperation_t, int, int, const double *,
                              const double *, int, const double *, int, const double *, double *,
                              int);
cublasStatus_t cublasDgeqrfBatched(cublasHandle_t, int, int, double *const[], int, double *const[],
                                   int *, int);
cublasStatus_t cublasDger_v2(cublasHandle_t, int, int, const double *, const double *, int,
                             const double *, int, double *, int);
cublasStatus_t cublasDnrm2_v2(cublasHandle_t, int, const double *, int, double *);
cublasStatus_t cublasDotcEx(cublasHandle_t, int, const void *, cudaDataType, int, const void *,
                            cudaDataType, int, void *, cudaDataType, cudaDataType);
cublasStatus_t cublasDrot_v2(cublasHandle_t, int, double *, int, double *, int, const double *,
                             const double *);
cublasStatus_t cublasDrotg_v2(cublasHandle_t, double *, double *, double *, double *);
cublasStatus_t cublasDrotm_v2(cublasHandle_t, int, double *, int, double *, int, const double *);
cublasStatus_t cublasDrotmg_v2(cublasHandle_t, double *, double *, double *, const double *,
                               double *);
cublasStatus_t cublasDsbmv_v2(cublasHandle_t, cublasFillMode_t, int, int, const double *,
                              const double *, int, const double *, int, const double *, double *,
                              int);
cublasStatus_t cublasDscal_v2(cublasHandle_t, int, const double *, double *, int);
cublasStatus_t cublasDspmv_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const double *,
                              const double *, int, const double *, double *, int);
cublasStatus_t cublasDspr2_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const double *,
                              int, const double *, int, double *);
cublasStatus_t cublasDspr_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const double *,
                             int, double *);
cublasStatus_t cublasDswap_v2(cublasHandle_t, int, double *, int, double *, int);
cublasStatus_t cublasDsymm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int,
                              const double *, const double *, int, const double *, int,
                              const double *, double *, int);
cublasStatus_t cublasDsymv_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const double *,
                              int, const double *, int, const double *, double *, int);
cublasStatus_t cublasDsyr2_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const double *,
                              int, const double *, int, double *, int);
cublasStatus_t cublasDsyr2k_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                               const double *, const double *, int, const double *, int,
                               const double *, double *, int);
cublasStatus_t cublasDsyr_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const double *,
                             int, double *, int);
cublasStatus_t cublasDsyrk_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                              const double *, const double *, int, const double *, double *, int);
cublasStatus_t cublasDtbmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, int, const double *, int, double *, int);
cublasStatus_t cublasDtbsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, int, const double *, int, double *, int);
cublasStatus_t cublasDtpmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, const double *, double *, int);
cublasStatus_t cublasDtpsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, const double *, double *, int);
cublasStatus_t cublasDtpttr(cublasHandle_t, cublasFillMode_t, int, const double *, double *, int);
cublasStatus_t cublasDtrmm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t,
                              cublasDiagType_t, int, int, const double *, const double *, int,
                              const double *, int, double *, int);
cublasStatus_t cublasDtrmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, const double *, int, double *, int);
cublasStatus_t cublasDtrsm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t,
                              cublasDiagType_t, int, int, const double *, const double *, int,
                              double *, int);
cublasStatus_t cublasDtrsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, const double *, int, double *, int);
cublasStatus_t cublasDtrttp(cublasHandle_t, cublasFillMode_t, int, const double *, int, double *);
cublasStatus_t cublasDzasum_v2(cublasHandle_t, int, const cuDoubleComplex *, int, double *);
cublasStatus_t cublasDznrm2_v2(cublasHandle_t, int, const cuDoubleComplex *, int, double *);
cublasStatus_t cublasGemmGroupedBatchedEx(cublasHandle_t, const cublasOperation_t[],
                                          const cublasOperation_t[], const int[], const int[],
                                          const int[], const void *, const void *const[],
                                          cudaDataType_t, const int[], const void *const[],
                                          cudaDataType_t, const int[], const void *, void *const[],
                                          cudaDataType_t, const int[], int, const int[],
                                          cublasComputeType_t);
cublasStatus_t cublasGetAtomicsMode(cublasHandle_t, cublasAtomicsMode_t *);
size_t cublasGetCudartVersion();
cublasStatus_t cublasGetEmulationSpecialValuesSupport(cublasHandle_t,
                                                      cudaEmulationSpecialValuesSupport *);
cublasStatus_t cublasGetEmulationStrategy(cublasHandle_t, cublasEmulationStrategy_t *);
cublasStatus_t cublasGetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t, int **);
cublasStatus_t cublasGetFixedPointEmulationMantissaBitOffset(cublasHandle_t, int *);
cublasStatus_t cublasGetFixedPointEmulationMantissaControl(cublasHandle_t,
                                                           cudaEmulationMantissaControl *);
cublasStatus_t cublasGetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t, int *);
cublasStatus_t cublasGetLoggerCallback(cublasLogCallback *);
cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t, cublasPointerMode_t *);
cublasStatus_t cublasGetSmCountTarget(cublasHandle_t, int *);
cublasStatus_t cublasGetStream_v2(cublasHandle_t, cudaStream_t *);
cublasStatus_t cublasGetVersion_v2(cublasHandle_t, int *);
cublasStatus_t cublasHSHgemvBatched(cublasHandle_t, cublasOperation_t, int, int, const float *,
                                    const __half *const[], int, const __half *const[], int,
                                    const float *, __half *const[], int, int);
cublasStatus_t cublasHSHgemvStridedBatched(cublasHandle_t, cublasOperation_t, int, int,
                                           const float *, const __half *, int, long long,
                                           const __half *, int, long long, const float *, __half *,
                                           int, long long, int);
cublasStatus_t cublasHSSgemvBatched(cublasHandle_t, cublasOperation_t, int, int, const float *,
                                    const __half *const[], int, const __half *const[], int,
                                    const float *, float *const[], int, int);
cublasStatus_t cublasHSSgemvStridedBatched(cublasHandle_t, cublasOperation_t, int, int,
                                           const float *, const __half *, int, long long,
                                           const __half *, int, long long, const float *, float *,
                                           int, long long, int);
cublasStatus_t cublasIamaxEx(cublasHandle_t, int, const void *, cudaDataType, int, int *);
cublasStatus_t cublasIaminEx(cublasHandle_t, int, const void *, cudaDataType, int, int *);
cublasStatus_t cublasIcamax_v2(cublasHandle_t, int, const cuComplex *, int, int *);
cublasStatus_t cublasIcamin_v2(cublasHandle_t, int, const cuComplex *, int, int *);
cublasStatus_t cublasIdamax_v2(cublasHandle_t, int, const double *, int, int *);
cublasStatus_t cublasIdamin_v2(cublasHandle_t, int, const double *, int, int *);
cublasStatus_t cublasIsamax_v2(cublasHandle_t, int, const float *, int, int *);
cublasStatus_t cublasIsamin_v2(cublasHandle_t, int, const float *, int, int *);
cublasStatus_t cublasIzamax_v2(cublasHandle_t, int, const cuDoubleComplex *, int, int *);
cublasStatus_t cublasIzamin_v2(cublasHandle_t, int, const cuDoubleComplex *, int, int *);
cublasStatus_t cublasLoggerConfigure(int, int, int, const char *);
cublasStatus_t cublasMigrateComputeType(cublasHandle_t, cudaDataType_t, cublasComputeType_t *);
cublasStatus_t cublasRotEx(cublasHandle_t, int, void *, cudaDataType, int, void *, cudaDataType,
                           int, const void *, const void *, cudaDataType, cudaDataType);
cublasStatus_t cublasRotgEx(cublasHandle_t, void *, void *, cudaDataType, void *, void *,
                            cudaDataType, cudaDataType);
cublasStatus_t cublasRotmEx(cublasHandle_t, int, void *, cudaDataType, int, void *, cudaDataType,
                            int, const void *, cudaDataType, cudaDataType);
cublasStatus_t cublasRotmgEx(cublasHandle_t, void *, cudaDataType, void *, cudaDataType, void *,
                             cudaDataType, const void *, cudaDataType, void *, cudaDataType,
                             cudaDataType);
cublasStatus_t cublasSasum_v2(cublasHandle_t, int, const float *, int, float *);
cublasStatus_t cublasSaxpy_v2(cublasHandle_t, int, const float *, const float *, int, float *, int);
cublasStatus_t cublasScasum_v2(cublasHandle_t, int, const cuComplex *, int, float *);
cublasStatus_t cublasScnrm2_v2(cublasHandle_t, int, const cuComplex *, int, float *);
cublasStatus_t cublasScopy_v2(cublasHandle_t, int, const float *, int, float *, int);
cublasStatus_t cublasSdot_v2(cublasHandle_t, int, const float *, int, const float *, int, float *);
cublasStatus_t cublasSetEmulationSpecialValuesSupport(cublasHandle_t,
                                                      cudaEmulationSpecialValuesSupport);
cublasStatus_t cublasSetEmulationStrategy(cublasHandle_t, cublasEmulationStrategy_t);
cublasStatus_t cublasSetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t, int *);
cublasStatus_t cublasSetFixedPointEmulationMantissaBitOffset(cublasHandle_t, int);
cublasStatus_t cublasSetFixedPointEmulationMantissaControl(cublasHandle_t,
                                                           cudaEmulationMantissaControl);
cublasStatus_t cublasSetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t, int);
cublasStatus_t cublasSetLoggerCallback(cublasLogCallback);
cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t, cublasPointerMode_t);
cublasStatus_t cublasSetSmCountTarget(cublasHandle_t, int);
cublasStatus_t cublasSetStream_v2(cublasHandle_t, cudaStream_t);
cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t, void *, size_t);
cublasStatus_t cublasSgbmv_v2(cublasHandle_t, cublasOperation_t, int, int, int, int, const float *,
                              const float *, int, const float *, int, const float *, float *, int);
cublasStatus_t cublasSgelsBatched(cublasHandle_t, cublasOperation_t, int, int, int, float *const[],
                                  int, float *const[], int, int *, int *, int);
cublasStatus_t cublasSgemmGroupedBatched(cublasHandle_t, const cublasOperation_t[],
                                         const cublasOperation_t[], const int[], const int[],
                                         const int[], const float[], const float *const[],
                                         const int[], const float *const[], const int[],
                                         const float[], float *const[], const int[], int,
                                         const int[]);
cublasStatus_t cublasSgemm_v2(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int,
                              const float *, const float *, int, const float *, int, const float *,
                              float *, int);
cublasStatus_t cublasSgemvBatched(cublasHandle_t, cublasOperation_t, int, int, const float *,
                                  const float *const[], int, const float *const[], int,
                                  const float *, float *const[], int, int);
cublasStatus_t cublasSgemvStridedBatched(cublasHandle_t, cublasOperation_t, int, int, const float *,
                                         const float *, int, long long, const float *, int,
                                         long long, const float *, float *, int, long long, int);
cublasStatus_t cublasSgemv_v2(cublasHandle_t, cublasOperation_t, int, int, const float *,
                              const float *, int, const float *, int, const float *, float *, int);
cublasStatus_t cublasSgeqrfBatched(cublasHandle_t, int, int, float *const[], int, float *const[],
                                   int *, int);
cublasStatus_t cublasSger_v2(cublasHandle_t, int, int, const float *, const float *, int,
                             const float *, int, float *, int);
cublasStatus_t cublasSnrm2_v2(cublasHandle_t, int, const float *, int, float *);
cublasStatus_t cublasSrot_v2(cublasHandle_t, int, float *, int, float *, int, const float *,
                             const float *);
cublasStatus_t cublasSrotg_v2(cublasHandle_t, float *, float *, float *, float *);
cublasStatus_t cublasSrotm_v2(cublasHandle_t, int, float *, int, float *, int, const float *);
cublasStatus_t cublasSrotmg_v2(cublasHandle_t, float *, float *, float *, const float *, float *);
cublasStatus_t cublasSsbmv_v2(cublasHandle_t, cublasFillMode_t, int, int, const float *,
                              const float *, int, const float *, int, const float *, float *, int);
cublasStatus_t cublasSscal_v2(cublasHandle_t, int, const float *, float *, int);
cublasStatus_t cublasSspmv_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const float *,
                              const float *, int, const float *, float *, int);
cublasStatus_t cublasSspr2_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const float *,
                              int, const float *, int, float *);
cublasStatus_t cublasSspr_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const float *,
                             int, float *);
cublasStatus_t cublasSswap_v2(cublasHandle_t, int, float *, int, float *, int);
cublasStatus_t cublasSsymm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int,
                              const float *, const float *, int, const float *, int, const float *,
                              float *, int);
cublasStatus_t cublasSsymv_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const float *,
                              int, const float *, int, const float *, float *, int);
cublasStatus_t cublasSsyr2_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const float *,
                              int, const float *, int, float *, int);
cublasStatus_t cublasSsyr2k_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                               const float *, const float *, int, const float *, int, const float *,
                               float *, int);
cublasStatus_t cublasSsyr_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const float *,
                             int, float *, int);
cublasStatus_t cublasSsyrk_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                              const float *, const float *, int, const float *, float *, int);
cublasStatus_t cublasStbmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, int, const float *, int, float *, int);
cublasStatus_t cublasStbsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, int, const float *, int, float *, int);
cublasStatus_t cublasStpmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, const float *, float *, int);
cublasStatus_t cublasStpsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, const float *, float *, int);
cublasStatus_t cublasStpttr(cublasHandle_t, cublasFillMode_t, int, const float *, float *, int);
cublasStatus_t cublasStrmm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t,
                              cublasDiagType_t, int, int, const float *, const float *, int,
                              const float *, int, float *, int);
cublasStatus_t cublasStrmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, const float *, int, float *, int);
cublasStatus_t cublasStrsm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t,
                              cublasDiagType_t, int, int, const float *, const float *, int,
                              float *, int);
cublasStatus_t cublasStrsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, const float *, int, float *, int);
cublasStatus_t cublasStrttp(cublasHandle_t, cublasFillMode_t, int, const float *, int, float *);
cublasStatus_t cublasSwapEx(cublasHandle_t, int, void *, cudaDataType, int, void *, cudaDataType,
                            int);
cublasStatus_t cublasTSSgemvBatched(cublasHandle_t, cublasOperation_t, int, int, const float *,
                                    const __nv_bfloat16 *const[], int, const __nv_bfloat16 *const[],
                                    int, const float *, float *const[], int, int);
cublasStatus_t cublasTSSgemvStridedBatched(cublasHandle_t, cublasOperation_t, int, int,
                                           const float *, const __nv_bfloat16 *, int, long long,
                                           const __nv_bfloat16 *, int, long long, const float *,
                                           float *, int, long long, int);
cublasStatus_t cublasTSTgemvBatched(cublasHandle_t, cublasOperation_t, int, int, const float *,
                                    const __nv_bfloat16 *const[], int, const __nv_bfloat16 *const[],
                                    int, const float *, __nv_bfloat16 *const[], int, int);
cublasStatus_t cublasTSTgemvStridedBatched(cublasHandle_t, cublasOperation_t, int, int,
                                           const float *, const __nv_bfloat16 *, int, long long,
                                           const __nv_bfloat16 *, int, long long, const float *,
                                           __nv_bfloat16 *, int, long long, int);
cublasStatus_t cublasUint8gemmBias(cublasHandle_t, cublasOperation_t, cublasOperation_t,
                                   cublasOperation_t, int, int, int, const unsigned char *, int,
                                   int, const unsigned char *, int, int, unsigned char *, int, int,
                                   int, int);
void cublasXerbla(const char *, int);
cublasStatus_t cublasZaxpy_v2(cublasHandle_t, int, const cuDoubleComplex *, const cuDoubleComplex *,
                              int, cuDoubleComplex *, int);
cublasStatus_t cublasZcopy_v2(cublasHandle_t, int, const cuDoubleComplex *, int, cuDoubleComplex *,
                              int);
cublasStatus_t cublasZdotc_v2(cublasHandle_t, int, const cuDoubleComplex *, int,
                              const cuDoubleComplex *, int, cuDoubleComplex *);
cublasStatus_t cublasZdotu_v2(cublasHandle_t, int, const cuDoubleComplex *, int,
                              const cuDoubleComplex *, int, cuDoubleComplex *);
cublasStatus_t cublasZdrot_v2(cublasHandle_t, int, cuDoubleComplex *, int, cuDoubleComplex *, int,
                              const double *, const double *);
cublasStatus_t cublasZdscal_v2(cublasHandle_t, int, const double *, cuDoubleComplex *, int);
cublasStatus_t cublasZgbmv_v2(cublasHandle_t, cublasOperation_t, int, int, int, int,
                              const cuDoubleComplex *, const cuDoubleComplex *, int,
                              const cuDoubleComplex *, int, const cuDoubleComplex *,
                              cuDoubleComplex *, int);
cublasStatus_t cublasZgelsBatched(cublasHandle_t, cublasOperation_t, int, int, int,
                                  cuDoubleComplex *const[], int, cuDoubleComplex *const[], int,
                                  int *, int *, int);
cublasStatus_t cublasZgemm3m(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int,
                             const cuDoubleComplex *, const cuDoubleComplex *, int,
                             const cuDoubleComplex *, int, const cuDoubleComplex *,
                             cuDoubleComplex *, int);
cublasStatus_t cublasZgemm_v2(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int,
                              const cuDoubleComplex *, const cuDoubleComplex *, int,
                              const cuDoubleComplex *, int, const cuDoubleComplex *,
                              cuDoubleComplex *, int);
cublasStatus_t cublasZgemvBatched(cublasHandle_t, cublasOperation_t, int, int,
                                  const cuDoubleComplex *, const cuDoubleComplex *const[], int,
                                  const cuDoubleComplex *const[], int, const cuDoubleComplex *,
                                  cuDoubleComplex *const[], int, int);
cublasStatus_t cublasZgemvStridedBatched(cublasHandle_t, cublasOperation_t, int, int,
                                         const cuDoubleComplex *, const cuDoubleComplex *, int,
                                         long long, const cuDoubleComplex *, int, long long,
                                         const cuDoubleComplex *, cuDoubleComplex *, int, long long,
                                         int);
cublasStatus_t cublasZgemv_v2(cublasHandle_t, cublasOperation_t, int, int, const cuDoubleComplex *,
                              const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                              const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasZgeqrfBatched(cublasHandle_t, int, int, cuDoubleComplex *const[], int,
                                   cuDoubleComplex *const[], int *, int);
cublasStatus_t cublasZgerc_v2(cublasHandle_t, int, int, const cuDoubleComplex *,
                              const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                              cuDoubleComplex *, int);
cublasStatus_t cublasZgeru_v2(cublasHandle_t, int, int, const cuDoubleComplex *,
                              const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                              cuDoubleComplex *, int);
cublasStatus_t cublasZhbmv_v2(cublasHandle_t, cublasFillMode_t, int, int, const cuDoubleComplex *,
                              const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                              const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasZhemm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int,
                              const cuDoubleComplex *, const cuDoubleComplex *, int,
                              const cuDoubleComplex *, int, const cuDoubleComplex *,
                              cuDoubleComplex *, int);
cublasStatus_t cublasZhemv_v2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *,
                              const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                              const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasZher2_v2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *,
                              const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                              cuDoubleComplex *, int);
cublasStatus_t cublasZher2k_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                               const cuDoubleComplex *, const cuDoubleComplex *, int,
                               const cuDoubleComplex *, int, const double *, cuDoubleComplex *,
                               int);
cublasStatus_t cublasZher_v2(cublasHandle_t, cublasFillMode_t, int, const double *,
                             const cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasZherk_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                              const double *, const cuDoubleComplex *, int, const double *,
                              cuDoubleComplex *, int);
cublasStatus_t cublasZherkx(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                            const cuDoubleComplex *, const cuDoubleComplex *, int,
                            const cuDoubleComplex *, int, const double *, cuDoubleComplex *, int);
cublasStatus_t cublasZhpmv_v2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *,
                              const cuDoubleComplex *, const cuDoubleComplex *, int,
                              const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasZhpr2_v2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *,
                              const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                              cuDoubleComplex *);
cublasStatus_t cublasZhpr_v2(cublasHandle_t, cublasFillMode_t, int, const double *,
                             const cuDoubleComplex *, int, cuDoubleComplex *);
cublasStatus_t cublasZrot_v2(cublasHandle_t, int, cuDoubleComplex *, int, cuDoubleComplex *, int,
                             const double *, const cuDoubleComplex *);
cublasStatus_t cublasZrotg_v2(cublasHandle_t, cuDoubleComplex *, cuDoubleComplex *, double *,
                              cuDoubleComplex *);
cublasStatus_t cublasZscal_v2(cublasHandle_t, int, const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasZswap_v2(cublasHandle_t, int, cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasZsymm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int,
                              const cuDoubleComplex *, const cuDoubleComplex *, int,
                              const cuDoubleComplex *, int, const cuDoubleComplex *,
                              cuDoubleComplex *, int);
cublasStatus_t cublasZsymv_v2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *,
                              const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                              const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasZsyr2_v2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *,
                              const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                              cuDoubleComplex *, int);
cublasStatus_t cublasZsyr2k_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                               const cuDoubleComplex *, const cuDoubleComplex *, int,
                               const cuDoubleComplex *, int, const cuDoubleComplex *,
                               cuDoubleComplex *, int);
cublasStatus_t cublasZsyr_v2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *,
                             const cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasZsyrk_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                              const cuDoubleComplex *, const cuDoubleComplex *, int,
                              const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasZtbmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, int, const cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasZtbsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, int, const cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasZtpmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasZtpsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasZtpttr(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *,
                            cuDoubleComplex *, int);
cublasStatus_t cublasZtrmm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t,
                              cublasDiagType_t, int, int, const cuDoubleComplex *,
                              const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                              cuDoubleComplex *, int);
cublasStatus_t cublasZtrmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, const cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasZtrsm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t,
                              cublasDiagType_t, int, int, const cuDoubleComplex *,
                              const cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasZtrsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                              int, const cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasZtrttp(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, int,
                            cuDoubleComplex *);

#define CUBLAS_VERSION (CUBLAS_VER_MAJOR * 10000 + CUBLAS_VER_MINOR * 100 + CUBLAS_VER_PATCH)
#define CUBLAS_VER_BUILD 3
#define CUBLAS_VER_MAJOR 13
#define CUBLAS_VER_MINOR 1
#define CUBLAS_VER_PATCH 0

cublasStatus_t cublasChbmv(cublasHandle_t, cublasFillMode_t, int, int, const cuComplex *,
                           const cuComplex *, int, const cuComplex *, int, const cuComplex *,
                           cuComplex *, int);
cublasStatus_t cublasChemm(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int,
                           const cuComplex *, const cuComplex *, int, const cuComplex *, int,
                           const cuComplex *, cuComplex *, int);
cublasStatus_t cublasCher(cublasHandle_t, cublasFillMode_t, int, const float *, const cuComplex *,
                          int, cuComplex *, int);
cublasStatus_t cublasCher2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *,
                           const cuComplex *, int, const cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasCher2k(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                            const cuComplex *, const cuComplex *, int, const cuComplex *, int,
                            const float *, cuComplex *, int);
cublasStatus_t cublasCherk(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                           const float *, const cuComplex *, int, const float *, cuComplex *, int);
cublasStatus_t cublasChpmv(cublasHandle_t, cublasFillMode_t, int, const cuComplex *,
                           const cuComplex *, const cuComplex *, int, const cuComplex *,
                           cuComplex *, int);
cublasStatus_t cublasChpr(cublasHandle_t, cublasFillMode_t, int, const float *, const cuComplex *,
                          int, cuComplex *);
cublasStatus_t cublasChpr2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *,
                           const cuComplex *, int, const cuComplex *, int, cuComplex *);
cublasStatus_t cublasCsrot(cublasHandle_t, int, cuComplex *, int, cuComplex *, int, const float *,
                           const float *);
cublasStatus_t cublasCsscal(cublasHandle_t, int, const float *, cuComplex *, int);
cublasStatus_t cublasCsyr(cublasHandle_t, cublasFillMode_t, int, const cuComplex *,
                          const cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasCsyr2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *,
                           const cuComplex *, int, const cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasCtbmv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                           int, int, const cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasCtbsv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                           int, int, const cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasCtpmv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                           int, const cuComplex *, cuComplex *, int);
cublasStatus_t cublasCtpsv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                           int, const cuComplex *, cuComplex *, int);
cublasStatus_t cublasDrotm(cublasHandle_t, int, double *, int, double *, int, const double *);
cublasStatus_t cublasDrotmg(cublasHandle_t, double *, double *, double *, const double *, double *);
cublasStatus_t cublasDspmv(cublasHandle_t, cublasFillMode_t, int, const double *, const double *,
                           const double *, int, const double *, double *, int);
cublasStatus_t cublasDspr(cublasHandle_t, cublasFillMode_t, int, const double *, const double *,
                          int, double *);
cublasStatus_t cublasDspr2(cublasHandle_t, cublasFillMode_t, int, const double *, const double *,
                           int, const double *, int, double *);
cublasStatus_t cublasDtbmv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                           int, int, const double *, int, double *, int);
cublasStatus_t cublasDtbsv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                           int, int, const double *, int, double *, int);
cublasStatus_t cublasDtpmv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                           int, const double *, double *, int);
cublasStatus_t cublasDtpsv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                           int, const double *, double *, int);
cublasStatus_t cublasSrotm(cublasHandle_t, int, float *, int, float *, int, const float *);
cublasStatus_t cublasSrotmg(cublasHandle_t, float *, float *, float *, const float *, float *);
cublasStatus_t cublasSspmv(cublasHandle_t, cublasFillMode_t, int, const float *, const float *,
                           const float *, int, const float *, float *, int);
cublasStatus_t cublasSspr(cublasHandle_t, cublasFillMode_t, int, const float *, const float *, int,
                          float *);
cublasStatus_t cublasSspr2(cublasHandle_t, cublasFillMode_t, int, const float *, const float *, int,
                           const float *, int, float *);
cublasStatus_t cublasStbmv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                           int, int, const float *, int, float *, int);
cublasStatus_t cublasStbsv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                           int, int, const float *, int, float *, int);
cublasStatus_t cublasStpmv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                           int, const float *, float *, int);
cublasStatus_t cublasStpsv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                           int, const float *, float *, int);
cublasStatus_t cublasZdrot(cublasHandle_t, int, cuDoubleComplex *, int, cuDoubleComplex *, int,
                           const double *, const double *);
cublasStatus_t cublasZdscal(cublasHandle_t, int, const double *, cuDoubleComplex *, int);
cublasStatus_t cublasZhbmv(cublasHandle_t, cublasFillMode_t, int, int, const cuDoubleComplex *,
                           const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                           const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasZhemm(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int,
                           const cuDoubleComplex *, const cuDoubleComplex *, int,
                           const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *,
                           int);
cublasStatus_t cublasZher(cublasHandle_t, cublasFillMode_t, int, const double *,
                          const cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasZher2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *,
                           const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                           cuDoubleComplex *, int);
cublasStatus_t cublasZher2k(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                            const cuDoubleComplex *, const cuDoubleComplex *, int,
                            const cuDoubleComplex *, int, const double *, cuDoubleComplex *, int);
cublasStatus_t cublasZherk(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,
                           const double *, const cuDoubleComplex *, int, const double *,
                           cuDoubleComplex *, int);
cublasStatus_t cublasZhpmv(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *,
                           const cuDoubleComplex *, const cuDoubleComplex *, int,
                           const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasZhpr(cublasHandle_t, cublasFillMode_t, int, const double *,
                          const cuDoubleComplex *, int, cuDoubleComplex *);
cublasStatus_t cublasZhpr2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *,
                           const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                           cuDoubleComplex *);
cublasStatus_t cublasZsyr(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *,
                          const cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasZsyr2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *,
                           const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                           cuDoubleComplex *, int);
cublasStatus_t cublasZtbmv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                           int, int, const cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasZtbsv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                           int, int, const cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasZtpmv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                           int, const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasZtpsv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
                           int, const cuDoubleComplex *, cuDoubleComplex *, int);
