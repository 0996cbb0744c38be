// What few sources use of the dense cuSOLVER interface.
#pragma once
#pragma clang system_header

typedef struct cusolverDnIRSParams *cusolverDnIRSParams_t;
typedef struct cusolverDnIRSInfos *cusolverDnIRSInfos_t;
enum cusolverDnFunction_t {
  CUSOLVERDN_GETRF = 0,
  CUSOLVERDN_POTRF = 1,
  CUSOLVERDN_SYEVBATCHED = 2
};
enum cusolverNorm_t {
  CUSOLVER_INF_NORM = 104,
  CUSOLVER_MAX_NORM = 105,
  CUSOLVER_ONE_NORM = 106,
  CUSOLVER_FRO_NORM = 107
};
enum cusolverIRSRefinement_t {
  CUSOLVER_IRS_REFINE_NOT_SET = 1100,
  CUSOLVER_IRS_REFINE_NONE = 1101,
  CUSOLVER_IRS_REFINE_CLASSICAL = 1102,
  CUSOLVER_IRS_REFINE_CLASSICAL_GMRES = 1103,
  CUSOLVER_IRS_REFINE_GMRES = 1104,
  CUSOLVER_IRS_REFINE_GMRES_GMRES = 1105,
  CUSOLVER_IRS_REFINE_GMRES_NOPCOND = 1106,
  CUSOLVER_PREC_DD = 1150,
  CUSOLVER_PREC_SS = 1151,
  CUSOLVER_PREC_SHT = 1152
};
enum cusolverPrecType_t {
  CUSOLVER_R_8I = 1201,
  CUSOLVER_R_8U = 1202,
  CUSOLVER_R_64F = 1203,
  CUSOLVER_R_32F = 1204,
  CUSOLVER_R_16F = 1205,
  CUSOLVER_R_16BF = 1206,
  CUSOLVER_R_TF32 = 1207,
  CUSOLVER_R_AP = 1208,
  CUSOLVER_C_8I = 1211,
  CUSOLVER_C_8U = 1212,
  CUSOLVER_C_64F = 1213,
  CUSOLVER_C_32F = 1214,
  CUSOLVER_C_16F = 1215,
  CUSOLVER_C_16BF = 1216,
  CUSOLVER_C_TF32 = 1217,
  CUSOLVER_C_AP = 1218
};
enum cusolverStorevMode_t { CUBLAS_STOREV_COLUMNWISE = 0, CUBLAS_STOREV_ROWWISE = 1 };
enum cusolverDirectMode_t { CUBLAS_DIRECT_FORWARD = 0, CUBLAS_DIRECT_BACKWARD = 1 };
enum cusolverDeterministicMode_t {
  CUSOLVER_DETERMINISTIC_RESULTS = 1,
  CUSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS = 2
};
enum cusolverMathMode_t { CUSOLVER_DEFAULT_MATH = 1, CUSOLVER_FP32_EMULATED_BF16X9_MATH = 2 };
typedef void (*cusolverDnLoggerCallback_t)(int, const char *, const char *);

cusolverStatus_t cusolverDnCCgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cusolver_int_t, cuComplex *, cusolver_int_t, cuComplex *,
                                  cusolver_int_t, cuComplex *, cusolver_int_t, void *, size_t,
                                  cusolver_int_t *, cusolver_int_t *);
cusolverStatus_t cusolverDnCCgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cusolver_int_t, cuComplex *, cusolver_int_t,
                                             cuComplex *, cusolver_int_t, cuComplex *,
                                             cusolver_int_t, void *, size_t *);
cusolverStatus_t cusolverDnCCgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuComplex *,
                                  cusolver_int_t, cusolver_int_t *, cuComplex *, cusolver_int_t,
                                  cuComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnCCgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cuComplex *, cusolver_int_t, cusolver_int_t *,
                                             cuComplex *, cusolver_int_t, cuComplex *,
                                             cusolver_int_t, void *, size_t *);
cusolverStatus_t cusolverDnCEgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cusolver_int_t, cuComplex *, cusolver_int_t, cuComplex *,
                                  cusolver_int_t, cuComplex *, cusolver_int_t, void *, size_t,
                                  cusolver_int_t *, cusolver_int_t *);
cusolverStatus_t cusolverDnCEgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cusolver_int_t, cuComplex *, cusolver_int_t,
                                             cuComplex *, cusolver_int_t, cuComplex *,
                                             cusolver_int_t, void *, size_t *);
cusolverStatus_t cusolverDnCEgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuComplex *,
                                  cusolver_int_t, cusolver_int_t *, cuComplex *, cusolver_int_t,
                                  cuComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnCEgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cuComplex *, cusolver_int_t, cusolver_int_t *,
                                             cuComplex *, cusolver_int_t, cuComplex *,
                                             cusolver_int_t, void *, size_t *);
cusolverStatus_t cusolverDnCKgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cusolver_int_t, cuComplex *, cusolver_int_t, cuComplex *,
                                  cusolver_int_t, cuComplex *, cusolver_int_t, void *, size_t,
                                  cusolver_int_t *, cusolver_int_t *);
cusolverStatus_t cusolverDnCKgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cusolver_int_t, cuComplex *, cusolver_int_t,
                                             cuComplex *, cusolver_int_t, cuComplex *,
                                             cusolver_int_t, void *, size_t *);
cusolverStatus_t cusolverDnCKgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuComplex *,
                                  cusolver_int_t, cusolver_int_t *, cuComplex *, cusolver_int_t,
                                  cuComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnCKgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cuComplex *, cusolver_int_t, cusolver_int_t *,
                                             cuComplex *, cusolver_int_t, cuComplex *,
                                             cusolver_int_t, void *, size_t *);
cusolverStatus_t cusolverDnCYgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cusolver_int_t, cuComplex *, cusolver_int_t, cuComplex *,
                                  cusolver_int_t, cuComplex *, cusolver_int_t, void *, size_t,
                                  cusolver_int_t *, cusolver_int_t *);
cusolverStatus_t cusolverDnCYgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cusolver_int_t, cuComplex *, cusolver_int_t,
                                             cuComplex *, cusolver_int_t, cuComplex *,
                                             cusolver_int_t, void *, size_t *);
cusolverStatus_t cusolverDnCYgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuComplex *,
                                  cusolver_int_t, cusolver_int_t *, cuComplex *, cusolver_int_t,
                                  cuComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnCYgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cuComplex *, cusolver_int_t, cusolver_int_t *,
                                             cuComplex *, cusolver_int_t, cuComplex *,
                                             cusolver_int_t, void *, size_t *);
cusolverStatus_t cusolverDnCheevdx(cusolverDnHandle_t, cusolverEigMode_t, cusolverEigRange_t,
                                   cublasFillMode_t, int, cuComplex *, int, float, float, int, int,
                                   int *, float *, cuComplex *, int, int *);
cusolverStatus_t cusolverDnCheevdx_bufferSize(cusolverDnHandle_t, cusolverEigMode_t,
                                              cusolverEigRange_t, cublasFillMode_t, int,
                                              const cuComplex *, int, float, float, int, int, int *,
                                              const float *, int *);
cusolverStatus_t cusolverDnCheevj(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int,
                                  cuComplex *, int, float *, cuComplex *, int, int *, syevjInfo_t);
cusolverStatus_t cusolverDnCheevjBatched(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t,
                                         int, cuComplex *, int, float *, cuComplex *, int, int *,
                                         syevjInfo_t, int);
cusolverStatus_t cusolverDnCheevjBatched_bufferSize(cusolverDnHandle_t, cusolverEigMode_t,
                                                    cublasFillMode_t, int, const cuComplex *, int,
                                                    const float *, int *, syevjInfo_t, int);
cusolverStatus_t cusolverDnCheevj_bufferSize(cusolverDnHandle_t, cusolverEigMode_t,
                                             cublasFillMode_t, int, const cuComplex *, int,
                                             const float *, int *, syevjInfo_t);
cusolverStatus_t cusolverDnChegvd(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t,
                                  cublasFillMode_t, int, cuComplex *, int, cuComplex *, int,
                                  float *, cuComplex *, int, int *);
cusolverStatus_t cusolverDnChegvd_bufferSize(cusolverDnHandle_t, cusolverEigType_t,
                                             cusolverEigMode_t, cublasFillMode_t, int,
                                             const cuComplex *, int, const cuComplex *, int,
                                             const float *, int *);
cusolverStatus_t cusolverDnChegvdx(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t,
                                   cusolverEigRange_t, cublasFillMode_t, int, cuComplex *, int,
                                   cuComplex *, int, float, float, int, int, int *, float *,
                                   cuComplex *, int, int *);
cusolverStatus_t cusolverDnChegvdx_bufferSize(cusolverDnHandle_t, cusolverEigType_t,
                                              cusolverEigMode_t, cusolverEigRange_t,
                                              cublasFillMode_t, int, const cuComplex *, int,
                                              const cuComplex *, int, float, float, int, int, int *,
                                              const float *, int *);
cusolverStatus_t cusolverDnChegvj(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t,
                                  cublasFillMode_t, int, cuComplex *, int, cuComplex *, int,
                                  float *, cuComplex *, int, int *, syevjInfo_t);
cusolverStatus_t cusolverDnChegvj_bufferSize(cusolverDnHandle_t, cusolverEigType_t,
                                             cusolverEigMode_t, cublasFillMode_t, int,
                                             const cuComplex *, int, const cuComplex *, int,
                                             const float *, int *, syevjInfo_t);
cusolverStatus_t cusolverDnChetrd(cusolverDnHandle_t, cublasFillMode_t, int, cuComplex *, int,
                                  float *, float *, cuComplex *, cuComplex *, int, int *);
cusolverStatus_t cusolverDnChetrd_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int,
                                             const cuComplex *, int, const float *, const float *,
                                             const cuComplex *, int *);
cusolverStatus_t cusolverDnClauum(cusolverDnHandle_t, cublasFillMode_t, int, cuComplex *, int,
                                  cuComplex *, int, int *);
cusolverStatus_t cusolverDnClauum_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, cuComplex *,
                                             int, int *);
cusolverStatus_t cusolverDnCsytri(cusolverDnHandle_t, cublasFillMode_t, int, cuComplex *, int,
                                  const int *, cuComplex *, int, int *);
cusolverStatus_t cusolverDnCsytri_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, cuComplex *,
                                             int, const int *, int *);
cusolverStatus_t cusolverDnCungbr(cusolverDnHandle_t, cublasSideMode_t, int, int, int, cuComplex *,
                                  int, const cuComplex *, cuComplex *, int, int *);
cusolverStatus_t cusolverDnCungbr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, int, int, int,
                                             const cuComplex *, int, const cuComplex *, int *);
cusolverStatus_t cusolverDnCungqr(cusolverDnHandle_t, int, int, int, cuComplex *, int,
                                  const cuComplex *, cuComplex *, int, int *);
cusolverStatus_t cusolverDnCungqr_bufferSize(cusolverDnHandle_t, int, int, int, const cuComplex *,
                                             int, const cuComplex *, int *);
cusolverStatus_t cusolverDnCungtr(cusolverDnHandle_t, cublasFillMode_t, int, cuComplex *, int,
                                  const cuComplex *, cuComplex *, int, int *);
cusolverStatus_t cusolverDnCungtr_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int,
                                             const cuComplex *, int, const cuComplex *, int *);
cusolverStatus_t cusolverDnCunmtr(cusolverDnHandle_t, cublasSideMode_t, cublasFillMode_t,
                                  cublasOperation_t, int, int, cuComplex *, int, cuComplex *,
                                  cuComplex *, int, cuComplex *, int, int *);
cusolverStatus_t cusolverDnCunmtr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, cublasFillMode_t,
                                             cublasOperation_t, int, int, const cuComplex *, int,
                                             const cuComplex *, const cuComplex *, int, int *);
cusolverStatus_t cusolverDnDBgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cusolver_int_t, double *, cusolver_int_t, double *,
                                  cusolver_int_t, double *, cusolver_int_t, void *, size_t,
                                  cusolver_int_t *, cusolver_int_t *);
cusolverStatus_t cusolverDnDBgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cusolver_int_t, double *, cusolver_int_t, double *,
                                             cusolver_int_t, double *, cusolver_int_t, void *,
                                             size_t *);
cusolverStatus_t cusolverDnDBgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, double *,
                                  cusolver_int_t, cusolver_int_t *, double *, cusolver_int_t,
                                  double *, cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnDBgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             double *, cusolver_int_t, cusolver_int_t *, double *,
                                             cusolver_int_t, double *, cusolver_int_t, void *,
                                             size_t *);
cusolverStatus_t cusolverDnDDgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cusolver_int_t, double *, cusolver_int_t, double *,
                                  cusolver_int_t, double *, cusolver_int_t, void *, size_t,
                                  cusolver_int_t *, cusolver_int_t *);
cusolverStatus_t cusolverDnDDgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cusolver_int_t, double *, cusolver_int_t, double *,
                                             cusolver_int_t, double *, cusolver_int_t, void *,
                                             size_t *);
cusolverStatus_t cusolverDnDDgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, double *,
                                  cusolver_int_t, cusolver_int_t *, double *, cusolver_int_t,
                                  double *, cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnDDgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             double *, cusolver_int_t, cusolver_int_t *, double *,
                                             cusolver_int_t, double *, cusolver_int_t, void *,
                                             size_t *);
cusolverStatus_t cusolverDnDHgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cusolver_int_t, double *, cusolver_int_t, double *,
                                  cusolver_int_t, double *, cusolver_int_t, void *, size_t,
                                  cusolver_int_t *, cusolver_int_t *);
cusolverStatus_t cusolverDnDHgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cusolver_int_t, double *, cusolver_int_t, double *,
                                             cusolver_int_t, double *, cusolver_int_t, void *,
                                             size_t *);
cusolverStatus_t cusolverDnDHgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, double *,
                                  cusolver_int_t, cusolver_int_t *, double *, cusolver_int_t,
                                  double *, cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnDHgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             double *, cusolver_int_t, cusolver_int_t *, double *,
                                             cusolver_int_t, double *, cusolver_int_t, void *,
                                             size_t *);
cusolverStatus_t cusolverDnDSgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cusolver_int_t, double *, cusolver_int_t, double *,
                                  cusolver_int_t, double *, cusolver_int_t, void *, size_t,
                                  cusolver_int_t *, cusolver_int_t *);
cusolverStatus_t cusolverDnDSgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cusolver_int_t, double *, cusolver_int_t, double *,
                                             cusolver_int_t, double *, cusolver_int_t, void *,
                                             size_t *);
cusolverStatus_t cusolverDnDSgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, double *,
                                  cusolver_int_t, cusolver_int_t *, double *, cusolver_int_t,
                                  double *, cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnDSgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             double *, cusolver_int_t, cusolver_int_t *, double *,
                                             cusolver_int_t, double *, cusolver_int_t, void *,
                                             size_t *);
cusolverStatus_t cusolverDnDXgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cusolver_int_t, double *, cusolver_int_t, double *,
                                  cusolver_int_t, double *, cusolver_int_t, void *, size_t,
                                  cusolver_int_t *, cusolver_int_t *);
cusolverStatus_t cusolverDnDXgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cusolver_int_t, double *, cusolver_int_t, double *,
                                             cusolver_int_t, double *, cusolver_int_t, void *,
                                             size_t *);
cusolverStatus_t cusolverDnDXgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, double *,
                                  cusolver_int_t, cusolver_int_t *, double *, cusolver_int_t,
                                  double *, cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnDXgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             double *, cusolver_int_t, cusolver_int_t *, double *,
                                             cusolver_int_t, double *, cusolver_int_t, void *,
                                             size_t *);
cusolverStatus_t cusolverDnDlauum(cusolverDnHandle_t, cublasFillMode_t, int, double *, int,
                                  double *, int, int *);
cusolverStatus_t cusolverDnDlauum_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, double *,
                                             int, int *);
cusolverStatus_t cusolverDnDorgbr(cusolverDnHandle_t, cublasSideMode_t, int, int, int, double *,
                                  int, const double *, double *, int, int *);
cusolverStatus_t cusolverDnDorgbr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, int, int, int,
                                             const double *, int, const double *, int *);
cusolverStatus_t cusolverDnDorgtr(cusolverDnHandle_t, cublasFillMode_t, int, double *, int,
                                  const double *, double *, int, int *);
cusolverStatus_t cusolverDnDorgtr_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int,
                                             const double *, int, const double *, int *);
cusolverStatus_t cusolverDnDormtr(cusolverDnHandle_t, cublasSideMode_t, cublasFillMode_t,
                                  cublasOperation_t, int, int, double *, int, double *, double *,
                                  int, double *, int, int *);
cusolverStatus_t cusolverDnDormtr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, cublasFillMode_t,
                                             cublasOperation_t, int, int, const double *, int,
                                             const double *, const double *, int, int *);
cusolverStatus_t cusolverDnDsygvdx(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t,
                                   cusolverEigRange_t, cublasFillMode_t, int, double *, int,
                                   double *, int, double, double, int, int, int *, double *,
                                   double *, int, int *);
cusolverStatus_t cusolverDnDsygvdx_bufferSize(cusolverDnHandle_t, cusolverEigType_t,
                                              cusolverEigMode_t, cusolverEigRange_t,
                                              cublasFillMode_t, int, const double *, int,
                                              const double *, int, double, double, int, int, int *,
                                              const double *, int *);
cusolverStatus_t cusolverDnDsygvj(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t,
                                  cublasFillMode_t, int, double *, int, double *, int, double *,
                                  double *, int, int *, syevjInfo_t);
cusolverStatus_t cusolverDnDsygvj_bufferSize(cusolverDnHandle_t, cusolverEigType_t,
                                             cusolverEigMode_t, cublasFillMode_t, int,
                                             const double *, int, const double *, int,
                                             const double *, int *, syevjInfo_t);
cusolverStatus_t cusolverDnDsytri(cusolverDnHandle_t, cublasFillMode_t, int, double *, int,
                                  const int *, double *, int, int *);
cusolverStatus_t cusolverDnDsytri_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, double *,
                                             int, const int *, int *);
cusolverStatus_t cusolverDnGetDeterministicMode(cusolverDnHandle_t, cusolverDeterministicMode_t *);
cusolverStatus_t cusolverDnGetEmulationStrategy(cusolverDnHandle_t, cudaEmulationStrategy_t *);
cusolverStatus_t cusolverDnGetMathMode(cusolverDnHandle_t, cusolverMathMode_t *);
cusolverStatus_t cusolverDnGetStream(cusolverDnHandle_t, cudaStream_t *);
cusolverStatus_t cusolverDnIRSInfosCreate(cusolverDnIRSInfos_t *);
cusolverStatus_t cusolverDnIRSInfosDestroy(cusolverDnIRSInfos_t);
cusolverStatus_t cusolverDnIRSInfosGetMaxIters(cusolverDnIRSInfos_t, cusolver_int_t *);
cusolverStatus_t cusolverDnIRSInfosGetNiters(cusolverDnIRSInfos_t, cusolver_int_t *);
cusolverStatus_t cusolverDnIRSInfosGetOuterNiters(cusolverDnIRSInfos_t, cusolver_int_t *);
cusolverStatus_t cusolverDnIRSInfosGetResidualHistory(cusolverDnIRSInfos_t, void **);
cusolverStatus_t cusolverDnIRSInfosRequestResidual(cusolverDnIRSInfos_t);
cusolverStatus_t cusolverDnIRSParamsCreate(cusolverDnIRSParams_t *);
cusolverStatus_t cusolverDnIRSParamsDestroy(cusolverDnIRSParams_t);
cusolverStatus_t cusolverDnIRSParamsDisableFallback(cusolverDnIRSParams_t);
cusolverStatus_t cusolverDnIRSParamsEnableFallback(cusolverDnIRSParams_t);
cusolverStatus_t cusolverDnIRSParamsGetMaxIters(cusolverDnIRSParams_t, cusolver_int_t *);
cusolverStatus_t cusolverDnIRSParamsSetMaxIters(cusolverDnIRSParams_t, cusolver_int_t);
cusolverStatus_t cusolverDnIRSParamsSetMaxItersInner(cusolverDnIRSParams_t, cusolver_int_t);
cusolverStatus_t cusolverDnIRSParamsSetRefinementSolver(cusolverDnIRSParams_t,
                                                        cusolverIRSRefinement_t);
cusolverStatus_t cusolverDnIRSParamsSetSolverLowestPrecision(cusolverDnIRSParams_t,
                                                             cusolverPrecType_t);
cusolverStatus_t cusolverDnIRSParamsSetSolverMainPrecision(cusolverDnIRSParams_t,
                                                           cusolverPrecType_t);
cusolverStatus_t cusolverDnIRSParamsSetSolverPrecisions(cusolverDnIRSParams_t, cusolverPrecType_t,
                                                        cusolverPrecType_t);
cusolverStatus_t cusolverDnIRSParamsSetTol(cusolverDnIRSParams_t, double);
cusolverStatus_t cusolverDnIRSParamsSetTolInner(cusolverDnIRSParams_t, double);
cusolverStatus_t cusolverDnIRSXgels(cusolverDnHandle_t, cusolverDnIRSParams_t, cusolverDnIRSInfos_t,
                                    cusolver_int_t, cusolver_int_t, cusolver_int_t, void *,
                                    cusolver_int_t, void *, cusolver_int_t, void *, cusolver_int_t,
                                    void *, size_t, cusolver_int_t *, cusolver_int_t *);
cusolverStatus_t cusolverDnIRSXgels_bufferSize(cusolverDnHandle_t, cusolverDnIRSParams_t,
                                               cusolver_int_t, cusolver_int_t, cusolver_int_t,
                                               size_t *);
cusolverStatus_t cusolverDnIRSXgesv_bufferSize(cusolverDnHandle_t, cusolverDnIRSParams_t,
                                               cusolver_int_t, cusolver_int_t, size_t *);
cusolverStatus_t cusolverDnLoggerForceDisable();
cusolverStatus_t cusolverDnLoggerOpenFile(const char *);
cusolverStatus_t cusolverDnLoggerSetCallback(cusolverDnLoggerCallback_t);
cusolverStatus_t cusolverDnLoggerSetFile(FILE *);
cusolverStatus_t cusolverDnLoggerSetLevel(int);
cusolverStatus_t cusolverDnLoggerSetMask(int);
cusolverStatus_t cusolverDnSBgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cusolver_int_t, float *, cusolver_int_t, float *, cusolver_int_t,
                                  float *, cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnSBgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cusolver_int_t, float *, cusolver_int_t, float *,
                                             cusolver_int_t, float *, cusolver_int_t, void *,
                                             size_t *);
cusolverStatus_t cusolverDnSBgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, float *,
                                  cusolver_int_t, cusolver_int_t *, float *, cusolver_int_t,
                                  float *, cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnSBgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             float *, cusolver_int_t, cusolver_int_t *, float *,
                                             cusolver_int_t, float *, cusolver_int_t, void *,
                                             size_t *);
cusolverStatus_t cusolverDnSHgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cusolver_int_t, float *, cusolver_int_t, float *, cusolver_int_t,
                                  float *, cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnSHgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cusolver_int_t, float *, cusolver_int_t, float *,
                                             cusolver_int_t, float *, cusolver_int_t, void *,
                                             size_t *);
cusolverStatus_t cusolverDnSHgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, float *,
                                  cusolver_int_t, cusolver_int_t *, float *, cusolver_int_t,
                                  float *, cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnSHgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             float *, cusolver_int_t, cusolver_int_t *, float *,
                                             cusolver_int_t, float *, cusolver_int_t, void *,
                                             size_t *);
cusolverStatus_t cusolverDnSSgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cusolver_int_t, float *, cusolver_int_t, float *, cusolver_int_t,
                                  float *, cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnSSgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cusolver_int_t, float *, cusolver_int_t, float *,
                                             cusolver_int_t, float *, cusolver_int_t, void *,
                                             size_t *);
cusolverStatus_t cusolverDnSSgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, float *,
                                  cusolver_int_t, cusolver_int_t *, float *, cusolver_int_t,
                                  float *, cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnSSgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             float *, cusolver_int_t, cusolver_int_t *, float *,
                                             cusolver_int_t, float *, cusolver_int_t, void *,
                                             size_t *);
cusolverStatus_t cusolverDnSXgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cusolver_int_t, float *, cusolver_int_t, float *, cusolver_int_t,
                                  float *, cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnSXgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cusolver_int_t, float *, cusolver_int_t, float *,
                                             cusolver_int_t, float *, cusolver_int_t, void *,
                                             size_t *);
cusolverStatus_t cusolverDnSXgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, float *,
                                  cusolver_int_t, cusolver_int_t *, float *, cusolver_int_t,
                                  float *, cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnSXgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             float *, cusolver_int_t, cusolver_int_t *, float *,
                                             cusolver_int_t, float *, cusolver_int_t, void *,
                                             size_t *);
cusolverStatus_t cusolverDnSetDeterministicMode(cusolverDnHandle_t, cusolverDeterministicMode_t);
cusolverStatus_t cusolverDnSetEmulationStrategy(cusolverDnHandle_t, cudaEmulationStrategy_t);
cusolverStatus_t cusolverDnSetMathMode(cusolverDnHandle_t, cusolverMathMode_t);
cusolverStatus_t cusolverDnSlauum(cusolverDnHandle_t, cublasFillMode_t, int, float *, int, float *,
                                  int, int *);
cusolverStatus_t cusolverDnSlauum_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, float *,
                                             int, int *);
cusolverStatus_t cusolverDnSorgbr(cusolverDnHandle_t, cublasSideMode_t, int, int, int, float *, int,
                                  const float *, float *, int, int *);
cusolverStatus_t cusolverDnSorgbr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, int, int, int,
                                             const float *, int, const float *, int *);
cusolverStatus_t cusolverDnSorgtr(cusolverDnHandle_t, cublasFillMode_t, int, float *, int,
                                  const float *, float *, int, int *);
cusolverStatus_t cusolverDnSorgtr_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int,
                                             const float *, int, const float *, int *);
cusolverStatus_t cusolverDnSormtr(cusolverDnHandle_t, cublasSideMode_t, cublasFillMode_t,
                                  cublasOperation_t, int, int, float *, int, float *, float *, int,
                                  float *, int, int *);
cusolverStatus_t cusolverDnSormtr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, cublasFillMode_t,
                                             cublasOperation_t, int, int, const float *, int,
                                             const float *, const float *, int, int *);
cusolverStatus_t cusolverDnSsygvdx(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t,
                                   cusolverEigRange_t, cublasFillMode_t, int, float *, int, float *,
                                   int, float, float, int, int, int *, float *, float *, int,
                                   int *);
cusolverStatus_t cusolverDnSsygvdx_bufferSize(cusolverDnHandle_t, cusolverEigType_t,
                                              cusolverEigMode_t, cusolverEigRange_t,
                                              cublasFillMode_t, int, const float *, int,
                                              const float *, int, float, float, int, int, int *,
                                              const float *, int *);
cusolverStatus_t cusolverDnSsygvj(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t,
                                  cublasFillMode_t, int, float *, int, float *, int, float *,
                                  float *, int, int *, syevjInfo_t);
cusolverStatus_t cusolverDnSsygvj_bufferSize(cusolverDnHandle_t, cusolverEigType_t,
                                             cusolverEigMode_t, cublasFillMode_t, int,
                                             const float *, int, const float *, int, const float *,
                                             int *, syevjInfo_t);
cusolverStatus_t cusolverDnSsytri(cusolverDnHandle_t, cublasFillMode_t, int, float *, int,
                                  const int *, float *, int, int *);
cusolverStatus_t cusolverDnSsytri_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, float *,
                                             int, const int *, int *);
cusolverStatus_t cusolverDnXgeev(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t,
                                 cusolverEigMode_t, int64_t, cudaDataType, void *, int64_t,
                                 cudaDataType, void *, cudaDataType, void *, int64_t, cudaDataType,
                                 void *, int64_t, cudaDataType, void *, size_t, void *, size_t,
                                 int *);
cusolverStatus_t cusolverDnXgeev_bufferSize(cusolverDnHandle_t, cusolverDnParams_t,
                                            cusolverEigMode_t, cusolverEigMode_t, int64_t,
                                            cudaDataType, const void *, int64_t, cudaDataType,
                                            const void *, cudaDataType, const void *, int64_t,
                                            cudaDataType, const void *, int64_t, cudaDataType,
                                            size_t *, size_t *);
cusolverStatus_t cusolverDnXgeqrf(cusolverDnHandle_t, cusolverDnParams_t, int64_t, int64_t,
                                  cudaDataType, void *, int64_t, cudaDataType, void *, cudaDataType,
                                  void *, size_t, void *, size_t, int *);
cusolverStatus_t cusolverDnXgeqrf_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, int64_t,
                                             int64_t, cudaDataType, const void *, int64_t,
                                             cudaDataType, const void *, cudaDataType, size_t *,
                                             size_t *);
cusolverStatus_t cusolverDnXgesvdjGetResidual(cusolverDnHandle_t, gesvdjInfo_t, double *);
cusolverStatus_t cusolverDnXgesvdjGetSweeps(cusolverDnHandle_t, gesvdjInfo_t, int *);
cusolverStatus_t cusolverDnXgesvdp(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t, int,
                                   int64_t, int64_t, cudaDataType, void *, int64_t, cudaDataType,
                                   void *, cudaDataType, void *, int64_t, cudaDataType, void *,
                                   int64_t, cudaDataType, void *, size_t, void *, size_t, int *,
                                   double *);
cusolverStatus_t cusolverDnXgesvdp_bufferSize(cusolverDnHandle_t, cusolverDnParams_t,
                                              cusolverEigMode_t, int, int64_t, int64_t,
                                              cudaDataType, const void *, int64_t, cudaDataType,
                                              const void *, cudaDataType, const void *, int64_t,
                                              cudaDataType, const void *, int64_t, cudaDataType,
                                              size_t *, size_t *);
cusolverStatus_t cusolverDnXgesvdr(cusolverDnHandle_t, cusolverDnParams_t, signed char, signed char,
                                   int64_t, int64_t, int64_t, int64_t, int64_t, cudaDataType,
                                   void *, int64_t, cudaDataType, void *, cudaDataType, void *,
                                   int64_t, cudaDataType, void *, int64_t, cudaDataType, void *,
                                   size_t, void *, size_t, int *);
cusolverStatus_t cusolverDnXgesvdr_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, signed char,
                                              signed char, int64_t, int64_t, int64_t, int64_t,
                                              int64_t, cudaDataType, const void *, int64_t,
                                              cudaDataType, const void *, cudaDataType,
                                              const void *, int64_t, cudaDataType, const void *,
                                              int64_t, cudaDataType, size_t *, size_t *);
cusolverStatus_t cusolverDnXlarft(cusolverDnHandle_t, cusolverDnParams_t, cusolverDirectMode_t,
                                  cusolverStorevMode_t, int64_t, int64_t, cudaDataType,
                                  const void *, int64_t, cudaDataType, const void *, cudaDataType,
                                  void *, int64_t, cudaDataType, void *, size_t, void *, size_t);
cusolverStatus_t cusolverDnXlarft_bufferSize(cusolverDnHandle_t, cusolverDnParams_t,
                                             cusolverDirectMode_t, cusolverStorevMode_t, int64_t,
                                             int64_t, cudaDataType, const void *, int64_t,
                                             cudaDataType, const void *, cudaDataType, void *,
                                             int64_t, cudaDataType, size_t *, size_t *);
cusolverStatus_t cusolverDnXsyevBatched(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t,
                                        cublasFillMode_t, int64_t, cudaDataType, void *, int64_t,
                                        cudaDataType, void *, cudaDataType, void *, size_t, void *,
                                        size_t, int *, int64_t);
cusolverStatus_t cusolverDnXsyevBatched_bufferSize(cusolverDnHandle_t, cusolverDnParams_t,
                                                   cusolverEigMode_t, cublasFillMode_t, int64_t,
                                                   cudaDataType, const void *, int64_t,
                                                   cudaDataType, const void *, cudaDataType,
                                                   size_t *, size_t *, int64_t);
cusolverStatus_t cusolverDnXsyevdx(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t,
                                   cusolverEigRange_t, cublasFillMode_t, int64_t, cudaDataType,
                                   void *, int64_t, void *, void *, int64_t, int64_t, int64_t *,
                                   cudaDataType, void *, cudaDataType, void *, size_t, void *,
                                   size_t, int *);
cusolverStatus_t cusolverDnXsyevdx_bufferSize(cusolverDnHandle_t, cusolverDnParams_t,
                                              cusolverEigMode_t, cusolverEigRange_t,
                                              cublasFillMode_t, int64_t, cudaDataType, const void *,
                                              int64_t, void *, void *, int64_t, int64_t, int64_t *,
                                              cudaDataType, const void *, cudaDataType, size_t *,
                                              size_t *);
cusolverStatus_t cusolverDnXsyevjGetResidual(cusolverDnHandle_t, syevjInfo_t, double *);
cusolverStatus_t cusolverDnXsyevjGetSweeps(cusolverDnHandle_t, syevjInfo_t, int *);
cusolverStatus_t cusolverDnXsytrs(cusolverDnHandle_t, cublasFillMode_t, int64_t, int64_t,
                                  cudaDataType, const void *, int64_t, const int64_t *,
                                  cudaDataType, void *, int64_t, void *, size_t, void *, size_t,
                                  int *);
cusolverStatus_t cusolverDnXsytrs_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int64_t, int64_t,
                                             cudaDataType, const void *, int64_t, const int64_t *,
                                             cudaDataType, void *, int64_t, size_t *, size_t *);
cusolverStatus_t cusolverDnXtrtri(cusolverDnHandle_t, cublasFillMode_t, cublasDiagType_t, int64_t,
                                  cudaDataType, void *, int64_t, void *, size_t, void *, size_t,
                                  int *);
cusolverStatus_t cusolverDnXtrtri_bufferSize(cusolverDnHandle_t, cublasFillMode_t, cublasDiagType_t,
                                             int64_t, cudaDataType, void *, int64_t, size_t *,
                                             size_t *);
cusolverStatus_t cusolverDnZCgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cusolver_int_t, cuDoubleComplex *, cusolver_int_t,
                                  cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *,
                                  cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnZCgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cusolver_int_t, cuDoubleComplex *, cusolver_int_t,
                                             cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *,
                                             cusolver_int_t, void *, size_t *);
cusolverStatus_t cusolverDnZCgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cuDoubleComplex *, cusolver_int_t, cusolver_int_t *,
                                  cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *,
                                  cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnZCgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cuDoubleComplex *, cusolver_int_t, cusolver_int_t *,
                                             cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *,
                                             cusolver_int_t, void *, size_t *);
cusolverStatus_t cusolverDnZEgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cusolver_int_t, cuDoubleComplex *, cusolver_int_t,
                                  cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *,
                                  cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnZEgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cusolver_int_t, cuDoubleComplex *, cusolver_int_t,
                                             cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *,
                                             cusolver_int_t, void *, size_t *);
cusolverStatus_t cusolverDnZEgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cuDoubleComplex *, cusolver_int_t, cusolver_int_t *,
                                  cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *,
                                  cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnZEgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cuDoubleComplex *, cusolver_int_t, cusolver_int_t *,
                                             cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *,
                                             cusolver_int_t, void *, size_t *);
cusolverStatus_t cusolverDnZKgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cusolver_int_t, cuDoubleComplex *, cusolver_int_t,
                                  cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *,
                                  cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnZKgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cusolver_int_t, cuDoubleComplex *, cusolver_int_t,
                                             cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *,
                                             cusolver_int_t, void *, size_t *);
cusolverStatus_t cusolverDnZKgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cuDoubleComplex *, cusolver_int_t, cusolver_int_t *,
                                  cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *,
                                  cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnZKgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cuDoubleComplex *, cusolver_int_t, cusolver_int_t *,
                                             cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *,
                                             cusolver_int_t, void *, size_t *);
cusolverStatus_t cusolverDnZYgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cusolver_int_t, cuDoubleComplex *, cusolver_int_t,
                                  cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *,
                                  cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnZYgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cusolver_int_t, cuDoubleComplex *, cusolver_int_t,
                                             cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *,
                                             cusolver_int_t, void *, size_t *);
cusolverStatus_t cusolverDnZYgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cuDoubleComplex *, cusolver_int_t, cusolver_int_t *,
                                  cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *,
                                  cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnZYgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cuDoubleComplex *, cusolver_int_t, cusolver_int_t *,
                                             cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *,
                                             cusolver_int_t, void *, size_t *);
cusolverStatus_t cusolverDnZZgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cusolver_int_t, cuDoubleComplex *, cusolver_int_t,
                                  cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *,
                                  cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnZZgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cusolver_int_t, cuDoubleComplex *, cusolver_int_t,
                                             cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *,
                                             cusolver_int_t, void *, size_t *);
cusolverStatus_t cusolverDnZZgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                  cuDoubleComplex *, cusolver_int_t, cusolver_int_t *,
                                  cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *,
                                  cusolver_int_t, void *, size_t, cusolver_int_t *,
                                  cusolver_int_t *);
cusolverStatus_t cusolverDnZZgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t,
                                             cuDoubleComplex *, cusolver_int_t, cusolver_int_t *,
                                             cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *,
                                             cusolver_int_t, void *, size_t *);
cusolverStatus_t cusolverDnZheevdx(cusolverDnHandle_t, cusolverEigMode_t, cusolverEigRange_t,
                                   cublasFillMode_t, int, cuDoubleComplex *, int, double, double,
                                   int, int, int *, double *, cuDoubleComplex *, int, int *);
cusolverStatus_t cusolverDnZheevdx_bufferSize(cusolverDnHandle_t, cusolverEigMode_t,
                                              cusolverEigRange_t, cublasFillMode_t, int,
                                              const cuDoubleComplex *, int, double, double, int,
                                              int, int *, const double *, int *);
cusolverStatus_t cusolverDnZheevj(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int,
                                  cuDoubleComplex *, int, double *, cuDoubleComplex *, int, int *,
                                  syevjInfo_t);
cusolverStatus_t cusolverDnZheevjBatched(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t,
                                         int, cuDoubleComplex *, int, double *, cuDoubleComplex *,
                                         int, int *, syevjInfo_t, int);
cusolverStatus_t cusolverDnZheevjBatched_bufferSize(cusolverDnHandle_t, cusolverEigMode_t,
                                                    cublasFillMode_t, int, const cuDoubleComplex *,
                                                    int, const double *, int *, syevjInfo_t, int);
cusolverStatus_t cusolverDnZheevj_bufferSize(cusolverDnHandle_t, cusolverEigMode_t,
                                             cublasFillMode_t, int, const cuDoubleComplex *, int,
                                             const double *, int *, syevjInfo_t);
cusolverStatus_t cusolverDnZhegvd(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t,
                                  cublasFillMode_t, int, cuDoubleComplex *, int, cuDoubleComplex *,
                                  int, double *, cuDoubleComplex *, int, int *);
cusolverStatus_t cusolverDnZhegvd_bufferSize(cusolverDnHandle_t, cusolverEigType_t,
                                             cusolverEigMode_t, cublasFillMode_t, int,
                                             const cuDoubleComplex *, int, const cuDoubleComplex *,
                                             int, const double *, int *);
cusolverStatus_t cusolverDnZhegvdx(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t,
                                   cusolverEigRange_t, cublasFillMode_t, int, cuDoubleComplex *,
                                   int, cuDoubleComplex *, int, double, double, int, int, int *,
                                   double *, cuDoubleComplex *, int, int *);
cusolverStatus_t cusolverDnZhegvdx_bufferSize(cusolverDnHandle_t, cusolverEigType_t,
                                              cusolverEigMode_t, cusolverEigRange_t,
                                              cublasFillMode_t, int, const cuDoubleComplex *, int,
                                              const cuDoubleComplex *, int, double, double, int,
                                              int, int *, const double *, int *);
cusolverStatus_t cusolverDnZhegvj(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t,
                                  cublasFillMode_t, int, cuDoubleComplex *, int, cuDoubleComplex *,
                                  int, double *, cuDoubleComplex *, int, int *, syevjInfo_t);
cusolverStatus_t cusolverDnZhegvj_bufferSize(cusolverDnHandle_t, cusolverEigType_t,
                                             cusolverEigMode_t, cublasFillMode_t, int,
                                             const cuDoubleComplex *, int, const cuDoubleComplex *,
                                             int, const double *, int *, syevjInfo_t);
cusolverStatus_t cusolverDnZhetrd(cusolverDnHandle_t, cublasFillMode_t, int, cuDoubleComplex *, int,
                                  double *, double *, cuDoubleComplex *, cuDoubleComplex *, int,
                                  int *);
cusolverStatus_t cusolverDnZhetrd_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int,
                                             const cuDoubleComplex *, int, const double *,
                                             const double *, const cuDoubleComplex *, int *);
cusolverStatus_t cusolverDnZlauum(cusolverDnHandle_t, cublasFillMode_t, int, cuDoubleComplex *, int,
                                  cuDoubleComplex *, int, int *);
cusolverStatus_t cusolverDnZlauum_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int,
                                             cuDoubleComplex *, int, int *);
cusolverStatus_t cusolverDnZsytri(cusolverDnHandle_t, cublasFillMode_t, int, cuDoubleComplex *, int,
                                  const int *, cuDoubleComplex *, int, int *);
cusolverStatus_t cusolverDnZsytri_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int,
                                             cuDoubleComplex *, int, const int *, int *);
cusolverStatus_t cusolverDnZungbr(cusolverDnHandle_t, cublasSideMode_t, int, int, int,
                                  cuDoubleComplex *, int, const cuDoubleComplex *,
                                  cuDoubleComplex *, int, int *);
cusolverStatus_t cusolverDnZungbr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, int, int, int,
                                             const cuDoubleComplex *, int, const cuDoubleComplex *,
                                             int *);
cusolverStatus_t cusolverDnZungqr(cusolverDnHandle_t, int, int, int, cuDoubleComplex *, int,
                                  const cuDoubleComplex *, cuDoubleComplex *, int, int *);
cusolverStatus_t cusolverDnZungqr_bufferSize(cusolverDnHandle_t, int, int, int,
                                             const cuDoubleComplex *, int, const cuDoubleComplex *,
                                             int *);
cusolverStatus_t cusolverDnZungtr(cusolverDnHandle_t, cublasFillMode_t, int, cuDoubleComplex *, int,
                                  const cuDoubleComplex *, cuDoubleComplex *, int, int *);
cusolverStatus_t cusolverDnZungtr_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int,
                                             const cuDoubleComplex *, int, const cuDoubleComplex *,
                                             int *);
cusolverStatus_t cusolverDnZunmtr(cusolverDnHandle_t, cublasSideMode_t, cublasFillMode_t,
                                  cublasOperation_t, int, int, cuDoubleComplex *, int,
                                  cuDoubleComplex *, cuDoubleComplex *, int, cuDoubleComplex *, int,
                                  int *);
cusolverStatus_t cusolverDnZunmtr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, cublasFillMode_t,
                                             cublasOperation_t, int, int, const cuDoubleComplex *,
                                             int, const cuDoubleComplex *, const cuDoubleComplex *,
                                             int, int *);
cusolverStatus_t cusolverGetProperty(libraryPropertyType, int *);
cusolverStatus_t cusolverGetVersion(int *);

#define CUSOLVER_VERSION (CUSOLVER_VER_MAJOR * 1000 + CUSOLVER_VER_MINOR * 100 + CUSOLVER_VER_PATCH)
#define CUSOLVER_VER_BUILD 66
#define CUSOLVER_VER_MAJOR 12
#define CUSOLVER_VER_MINOR 0
#define CUSOLVER_VER_PATCH 4
