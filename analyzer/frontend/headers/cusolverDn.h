// cuSOLVER, dense and sparse: the factorisations and solvers with typed matrices.
#pragma once
#pragma clang system_header
#define CUSOLVER_COMMON_H_
#define CUSOLVERDN_H_
#include "/accelscope/include/cublas_v2.h"
#include "/accelscope/include/cusparse.h"

typedef struct cusolverDnContext *cusolverDnHandle_t;
typedef struct cusolverSpContext *cusolverSpHandle_t;
typedef struct cusolverRfContext *cusolverRfHandle_t;
typedef struct cusolverDnParams *cusolverDnParams_t;
typedef struct syevjInfo *syevjInfo_t;
typedef struct gesvdjInfo *gesvdjInfo_t;
typedef struct csrqrInfo *csrqrInfo_t;
typedef struct csrluInfoHost *csrluInfoHost_t;
typedef struct csrcholInfo *csrcholInfo_t;
typedef int cusolver_int_t;
typedef enum {
  CUSOLVER_STATUS_SUCCESS,
  CUSOLVER_STATUS_NOT_INITIALIZED,
  CUSOLVER_STATUS_ALLOC_FAILED,
  CUSOLVER_STATUS_INVALID_VALUE,
  CUSOLVER_STATUS_ARCH_MISMATCH,
  CUSOLVER_STATUS_MAPPING_ERROR,
  CUSOLVER_STATUS_EXECUTION_FAILED,
  CUSOLVER_STATUS_INTERNAL_ERROR,
  CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED,
  CUSOLVER_STATUS_NOT_SUPPORTED,
  CUSOLVER_STATUS_ZERO_PIVOT,
  CUSOLVER_STATUS_INVALID_LICENSE,
  CUSOLVER_STATUS_IRS_PARAMS_NOT_INITIALIZED = 12,
  CUSOLVER_STATUS_IRS_PARAMS_INVALID = 13,
  CUSOLVER_STATUS_IRS_PARAMS_INVALID_PREC = 14,
  CUSOLVER_STATUS_IRS_PARAMS_INVALID_REFINE = 15,
  CUSOLVER_STATUS_IRS_PARAMS_INVALID_MAXITER = 16,
  CUSOLVER_STATUS_IRS_INTERNAL_ERROR = 20,
  CUSOLVER_STATUS_IRS_NOT_SUPPORTED = 21,
  CUSOLVER_STATUS_IRS_OUT_OF_RANGE = 22,
  CUSOLVER_STATUS_IRS_NRHS_NOT_SUPPORTED_FOR_REFINE_GMRES = 23,
  CUSOLVER_STATUS_IRS_INFOS_NOT_INITIALIZED = 25,
  CUSOLVER_STATUS_IRS_INFOS_NOT_DESTROYED = 26,
  CUSOLVER_STATUS_IRS_MATRIX_SINGULAR = 30,
  CUSOLVER_STATUS_INVALID_WORKSPACE = 31
} cusolverStatus_t;
typedef enum {
  CUSOLVER_EIG_TYPE_1 = 1,
  CUSOLVER_EIG_TYPE_2,
  CUSOLVER_EIG_TYPE_3
} cusolverEigType_t;
typedef enum { CUSOLVER_EIG_MODE_NOVECTOR, CUSOLVER_EIG_MODE_VECTOR } cusolverEigMode_t;
typedef enum {
  CUSOLVER_EIG_RANGE_ALL = 1001,
  CUSOLVER_EIG_RANGE_I,
  CUSOLVER_EIG_RANGE_V
} cusolverEigRange_t;
typedef enum { CUSOLVER_ALG_0, CUSOLVER_ALG_1, CUSOLVER_ALG_2 } cusolverAlgMode_t;

extern "C" {
cusolverStatus_t cusolverDnCreate(cusolverDnHandle_t *handle);
cusolverStatus_t cusolverDnDestroy(cusolverDnHandle_t handle);
cusolverStatus_t cusolverDnSetStream(cusolverDnHandle_t handle, cudaStream_t stream);
cusolverStatus_t cusolverDnCreateParams(cusolverDnParams_t *params);
cusolverStatus_t cusolverDnDestroyParams(cusolverDnParams_t params);
cusolverStatus_t cusolverDnCreateSyevjInfo(syevjInfo_t *info);
cusolverStatus_t cusolverDnDestroySyevjInfo(syevjInfo_t info);
cusolverStatus_t cusolverDnCreateGesvdjInfo(gesvdjInfo_t *info);
cusolverStatus_t cusolverDnDestroyGesvdjInfo(gesvdjInfo_t info);
cusolverStatus_t cusolverSpCreate(cusolverSpHandle_t *handle);
cusolverStatus_t cusolverSpDestroy(cusolverSpHandle_t handle);
cusolverStatus_t cusolverSpSetStream(cusolverSpHandle_t handle, cudaStream_t stream);
cusolverStatus_t cusolverDnSgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, float *A,
                                             int lda, int *lwork);
cusolverStatus_t cusolverDnSgetrf(cusolverDnHandle_t handle, int m, int n, float *A, int lda,
                                  float *workspace, int *pivots, int *info);
cusolverStatus_t cusolverDnSgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n,
                                  int nrhs, const float *A, int lda, const int *pivots, float *B,
                                  int ldb, int *info);
cusolverStatus_t cusolverDnSpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, float *A, int lda, int *lwork);
cusolverStatus_t cusolverDnSpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A,
                                  int lda, float *workspace, int lwork, int *info);
cusolverStatus_t cusolverDnSpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs,
                                  const float *A, int lda, float *B, int ldb, int *info);
cusolverStatus_t cusolverDnSpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, float *A, int lda, int *lwork);
cusolverStatus_t cusolverDnSpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A,
                                  int lda, float *workspace, int lwork, int *info);
cusolverStatus_t cusolverDnSpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                         float *A[], int lda, int *info, int batch);
cusolverStatus_t cusolverDnSpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                         int nrhs, float *A[], int lda, float *B[], int ldb,
                                         int *info, int batch);
cusolverStatus_t cusolverDnSgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, float *A,
                                             int lda, int *lwork);
cusolverStatus_t cusolverDnSgeqrf(cusolverDnHandle_t handle, int m, int n, float *A, int lda,
                                  float *tau, float *workspace, int lwork, int *info);
cusolverStatus_t cusolverDnDgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, double *A,
                                             int lda, int *lwork);
cusolverStatus_t cusolverDnDgetrf(cusolverDnHandle_t handle, int m, int n, double *A, int lda,
                                  double *workspace, int *pivots, int *info);
cusolverStatus_t cusolverDnDgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n,
                                  int nrhs, const double *A, int lda, const int *pivots, double *B,
                                  int ldb, int *info);
cusolverStatus_t cusolverDnDpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, double *A, int lda, int *lwork);
cusolverStatus_t cusolverDnDpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  double *A, int lda, double *workspace, int lwork, int *info);
cusolverStatus_t cusolverDnDpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs,
                                  const double *A, int lda, double *B, int ldb, int *info);
cusolverStatus_t cusolverDnDpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, double *A, int lda, int *lwork);
cusolverStatus_t cusolverDnDpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  double *A, int lda, double *workspace, int lwork, int *info);
cusolverStatus_t cusolverDnDpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                         double *A[], int lda, int *info, int batch);
cusolverStatus_t cusolverDnDpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                         int nrhs, double *A[], int lda, double *B[], int ldb,
                                         int *info, int batch);
cusolverStatus_t cusolverDnDgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, double *A,
                                             int lda, int *lwork);
cusolverStatus_t cusolverDnDgeqrf(cusolverDnHandle_t handle, int m, int n, double *A, int lda,
                                  double *tau, double *workspace, int lwork, int *info);
cusolverStatus_t cusolverDnCgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuComplex *A,
                                             int lda, int *lwork);
cusolverStatus_t cusolverDnCgetrf(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda,
                                  cuComplex *workspace, int *pivots, int *info);
cusolverStatus_t cusolverDnCgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n,
                                  int nrhs, const cuComplex *A, int lda, const int *pivots,
                                  cuComplex *B, int ldb, int *info);
cusolverStatus_t cusolverDnCpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, cuComplex *A, int lda, int *lwork);
cusolverStatus_t cusolverDnCpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  cuComplex *A, int lda, cuComplex *workspace, int lwork,
                                  int *info);
cusolverStatus_t cusolverDnCpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs,
                                  const cuComplex *A, int lda, cuComplex *B, int ldb, int *info);
cusolverStatus_t cusolverDnCpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, cuComplex *A, int lda, int *lwork);
cusolverStatus_t cusolverDnCpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  cuComplex *A, int lda, cuComplex *workspace, int lwork,
                                  int *info);
cusolverStatus_t cusolverDnCpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                         cuComplex *A[], int lda, int *info, int batch);
cusolverStatus_t cusolverDnCpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                         int nrhs, cuComplex *A[], int lda, cuComplex *B[], int ldb,
                                         int *info, int batch);
cusolverStatus_t cusolverDnCgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuComplex *A,
                                             int lda, int *lwork);
cusolverStatus_t cusolverDnCgeqrf(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda,
                                  cuComplex *tau, cuComplex *workspace, int lwork, int *info);
cusolverStatus_t cusolverDnZgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n,
                                             cuDoubleComplex *A, int lda, int *lwork);
cusolverStatus_t cusolverDnZgetrf(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A,
                                  int lda, cuDoubleComplex *workspace, int *pivots, int *info);
cusolverStatus_t cusolverDnZgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n,
                                  int nrhs, const cuDoubleComplex *A, int lda, const int *pivots,
                                  cuDoubleComplex *B, int ldb, int *info);
cusolverStatus_t cusolverDnZpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, cuDoubleComplex *A, int lda, int *lwork);
cusolverStatus_t cusolverDnZpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  cuDoubleComplex *A, int lda, cuDoubleComplex *workspace,
                                  int lwork, int *info);
cusolverStatus_t cusolverDnZpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs,
                                  const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb,
                                  int *info);
cusolverStatus_t cusolverDnZpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, cuDoubleComplex *A, int lda, int *lwork);
cusolverStatus_t cusolverDnZpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  cuDoubleComplex *A, int lda, cuDoubleComplex *workspace,
                                  int lwork, int *info);
cusolverStatus_t cusolverDnZpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                         cuDoubleComplex *A[], int lda, int *info, int batch);
cusolverStatus_t cusolverDnZpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                         int nrhs, cuDoubleComplex *A[], int lda,
                                         cuDoubleComplex *B[], int ldb, int *info, int batch);
cusolverStatus_t cusolverDnZgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n,
                                             cuDoubleComplex *A, int lda, int *lwork);
cusolverStatus_t cusolverDnZgeqrf(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A,
                                  int lda, cuDoubleComplex *tau, cuDoubleComplex *workspace,
                                  int lwork, int *info);
}

// Calls whose exact parameters no analysis needs.
#define ACCELSCOPE_ANY(name) template <class... A> cusolverStatus_t name(A &&...arguments);
#define ACCELSCOPE_TYPED(name)                                                                     \
  ACCELSCOPE_ANY(cusolverDnS##name)                                                                \
  ACCELSCOPE_ANY(cusolverDnD##name)                                                                \
  ACCELSCOPE_ANY(cusolverDnC##name) ACCELSCOPE_ANY(cusolverDnZ##name)
ACCELSCOPE_TYPED(gesvd_bufferSize)
ACCELSCOPE_TYPED(gesvd)
ACCELSCOPE_TYPED(gesvdj_bufferSize)
ACCELSCOPE_TYPED(gesvdj)
ACCELSCOPE_TYPED(gesvdjBatched_bufferSize)
ACCELSCOPE_TYPED(gesvdjBatched)
ACCELSCOPE_TYPED(gesvdaStridedBatched_bufferSize)
ACCELSCOPE_TYPED(gesvdaStridedBatched)
ACCELSCOPE_TYPED(syevd_bufferSize)
ACCELSCOPE_TYPED(syevd)
ACCELSCOPE_TYPED(heevd_bufferSize)
ACCELSCOPE_TYPED(heevd)
ACCELSCOPE_TYPED(syevdx_bufferSize)
ACCELSCOPE_TYPED(syevdx)
ACCELSCOPE_TYPED(syevj_bufferSize)
ACCELSCOPE_TYPED(syevj)
ACCELSCOPE_TYPED(syevjBatched_bufferSize)
ACCELSCOPE_TYPED(syevjBatched)
ACCELSCOPE_TYPED(sygvd_bufferSize)
ACCELSCOPE_TYPED(sygvd)
ACCELSCOPE_TYPED(ormqr_bufferSize)
ACCELSCOPE_TYPED(ormqr)
ACCELSCOPE_TYPED(unmqr_bufferSize)
ACCELSCOPE_TYPED(unmqr)
ACCELSCOPE_TYPED(orgqr_bufferSize)
ACCELSCOPE_TYPED(orgqr)
ACCELSCOPE_TYPED(sytrf_bufferSize)
ACCELSCOPE_TYPED(sytrf)
ACCELSCOPE_TYPED(gebrd_bufferSize)
ACCELSCOPE_TYPED(gebrd)
ACCELSCOPE_TYPED(laswp)
ACCELSCOPE_TYPED(sytrd)
ACCELSCOPE_TYPED(sytrd_bufferSize)
ACCELSCOPE_ANY(cusolverDnXsyevjSetTolerance)
ACCELSCOPE_ANY(cusolverDnXsyevjSetMaxSweeps)
ACCELSCOPE_ANY(cusolverDnXsyevjSetSortEig)
ACCELSCOPE_ANY(cusolverDnXgesvdjSetTolerance)
ACCELSCOPE_ANY(cusolverDnXgesvdjSetMaxSweeps)
ACCELSCOPE_ANY(cusolverDnXgesvdjSetSortEig)
ACCELSCOPE_ANY(cusolverDnXgetrf)
ACCELSCOPE_ANY(cusolverDnXgetrf_bufferSize)
ACCELSCOPE_ANY(cusolverDnXgetrs)
ACCELSCOPE_ANY(cusolverDnXpotrf)
ACCELSCOPE_ANY(cusolverDnXpotrf_bufferSize)
ACCELSCOPE_ANY(cusolverDnXpotrs)
ACCELSCOPE_ANY(cusolverDnXgesvd)
ACCELSCOPE_ANY(cusolverDnXgesvd_bufferSize)
ACCELSCOPE_ANY(cusolverDnXsyevd)
ACCELSCOPE_ANY(cusolverDnXsyevd_bufferSize)
ACCELSCOPE_ANY(cusolverDnSetAdvOptions)
ACCELSCOPE_ANY(cusolverDnIRSXgesv)
ACCELSCOPE_ANY(cusolverSpScsrlsvqr)
ACCELSCOPE_ANY(cusolverSpScsrlsvchol)
ACCELSCOPE_ANY(cusolverSpScsrlsvluHost)
ACCELSCOPE_ANY(cusolverSpScsrlsqvqrHost)
ACCELSCOPE_ANY(cusolverSpScsreigvsi)
ACCELSCOPE_ANY(cusolverSpDcsrlsvqr)
ACCELSCOPE_ANY(cusolverSpDcsrlsvchol)
ACCELSCOPE_ANY(cusolverSpDcsrlsvluHost)
ACCELSCOPE_ANY(cusolverSpDcsrlsqvqrHost)
ACCELSCOPE_ANY(cusolverSpDcsreigvsi)
ACCELSCOPE_ANY(cusolverSpCcsrlsvqr)
ACCELSCOPE_ANY(cusolverSpCcsrlsvchol)
ACCELSCOPE_ANY(cusolverSpCcsrlsvluHost)
ACCELSCOPE_ANY(cusolverSpCcsrlsqvqrHost)
ACCELSCOPE_ANY(cusolverSpCcsreigvsi)
ACCELSCOPE_ANY(cusolverSpZcsrlsvqr)
ACCELSCOPE_ANY(cusolverSpZcsrlsvchol)
ACCELSCOPE_ANY(cusolverSpZcsrlsvluHost)
ACCELSCOPE_ANY(cusolverSpZcsrlsqvqrHost)
ACCELSCOPE_ANY(cusolverSpZcsreigvsi)
#undef ACCELSCOPE_TYPED
#undef ACCELSCOPE_ANY

#include "/accelscope/include/rare/cusolver.h"
