// What few sources use of cuSPARSE, the legacy routines above all.
#pragma once
#pragma clang system_header
#include "/accelscope/include/cuda_bf16.h"
#include "/accelscope/include/cuda_fp16.h"

typedef struct bsrsm2Info *bsrsm2Info_t;
typedef struct bsric02Info *bsric02Info_t;
typedef struct bsrilu02Info *bsrilu02Info_t;
typedef struct cusparseColorInfo *cusparseColorInfo_t;
typedef struct pruneInfo *pruneInfo_t;
enum cusparseColorAlg_t { CUSPARSE_COLOR_ALG0 = 0, CUSPARSE_COLOR_ALG1 = 1 };
typedef void (*cusparseLoggerCallback_t)(int, const char *, const char *);
enum cusparseSpSMUpdate_t { CUSPARSE_SPSM_UPDATE_GENERAL = 0, CUSPARSE_SPSM_UPDATE_DIAGONAL = 1 };
typedef struct cusparseSpMMOpPlan *cusparseSpMMOpPlan_t;
enum cusparseSpMMOpAlg_t { CUSPARSE_SPMM_OP_ALG_DEFAULT = 0 };

cusparseStatus_t cusparseBlockedEllGet(cusparseSpMatDescr_t, int64_t *, int64_t *, int64_t *,
                                       int64_t *, void **, void **, cusparseIndexType_t *,
                                       cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseBsrSetStridedBatch(cusparseSpMatDescr_t, int, int64_t, int64_t, int64_t);
cusparseStatus_t cusparseCbsr2csr(cusparseHandle_t, cusparseDirection_t, int, int,
                                  const cusparseMatDescr_t, const cuComplex *, const int *,
                                  const int *, int, const cusparseMatDescr_t, cuComplex *, int *,
                                  int *);
cusparseStatus_t cusparseCbsric02(cusparseHandle_t, cusparseDirection_t, int, int,
                                  const cusparseMatDescr_t, cuComplex *, const int *, const int *,
                                  int, bsric02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCbsric02_analysis(cusparseHandle_t, cusparseDirection_t, int, int,
                                           const cusparseMatDescr_t, const cuComplex *, const int *,
                                           const int *, int, bsric02Info_t, cusparseSolvePolicy_t,
                                           void *);
cusparseStatus_t cusparseCbsric02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int,
                                             const cusparseMatDescr_t, cuComplex *, const int *,
                                             const int *, int, bsric02Info_t, int *);
cusparseStatus_t cusparseCbsric02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int,
                                                const cusparseMatDescr_t, cuComplex *, const int *,
                                                const int *, int, bsric02Info_t, size_t *);
cusparseStatus_t cusparseCbsrilu02(cusparseHandle_t, cusparseDirection_t, int, int,
                                   const cusparseMatDescr_t, cuComplex *, const int *, const int *,
                                   int, bsrilu02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCbsrilu02_analysis(cusparseHandle_t, cusparseDirection_t, int, int,
                                            const cusparseMatDescr_t, cuComplex *, const int *,
                                            const int *, int, bsrilu02Info_t, cusparseSolvePolicy_t,
                                            void *);
cusparseStatus_t cusparseCbsrilu02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int,
                                              const cusparseMatDescr_t, cuComplex *, const int *,
                                              const int *, int, bsrilu02Info_t, int *);
cusparseStatus_t cusparseCbsrilu02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int,
                                                 const cusparseMatDescr_t, cuComplex *, const int *,
                                                 const int *, int, bsrilu02Info_t, size_t *);
cusparseStatus_t cusparseCbsrilu02_numericBoost(cusparseHandle_t, bsrilu02Info_t, int, double *,
                                                cuComplex *);
cusparseStatus_t cusparseCbsrsm2_analysis(cusparseHandle_t, cusparseDirection_t,
                                          cusparseOperation_t, cusparseOperation_t, int, int, int,
                                          const cusparseMatDescr_t, const cuComplex *, const int *,
                                          const int *, int, bsrsm2Info_t, cusparseSolvePolicy_t,
                                          void *);
cusparseStatus_t cusparseCbsrsm2_bufferSize(cusparseHandle_t, cusparseDirection_t,
                                            cusparseOperation_t, cusparseOperation_t, int, int, int,
                                            const cusparseMatDescr_t, cuComplex *, const int *,
                                            const int *, int, bsrsm2Info_t, int *);
cusparseStatus_t cusparseCbsrsm2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t,
                                               cusparseOperation_t, cusparseOperation_t, int, int,
                                               int, const cusparseMatDescr_t, cuComplex *,
                                               const int *, const int *, int, bsrsm2Info_t,
                                               size_t *);
cusparseStatus_t cusparseCbsrsm2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,
                                       cusparseOperation_t, int, int, int, const cuComplex *,
                                       const cusparseMatDescr_t, const cuComplex *, const int *,
                                       const int *, int, bsrsm2Info_t, const cuComplex *, int,
                                       cuComplex *, int, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCbsrsv2_analysis(cusparseHandle_t, cusparseDirection_t,
                                          cusparseOperation_t, int, int, const cusparseMatDescr_t,
                                          const cuComplex *, const int *, const int *, int,
                                          bsrsv2Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCbsrsv2_bufferSize(cusparseHandle_t, cusparseDirection_t,
                                            cusparseOperation_t, int, int, const cusparseMatDescr_t,
                                            cuComplex *, const int *, const int *, int,
                                            bsrsv2Info_t, int *);
cusparseStatus_t cusparseCbsrsv2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t,
                                               cusparseOperation_t, int, int,
                                               const cusparseMatDescr_t, cuComplex *, const int *,
                                               const int *, int, bsrsv2Info_t, size_t *);
cusparseStatus_t cusparseCbsrsv2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,
                                       int, int, const cuComplex *, const cusparseMatDescr_t,
                                       const cuComplex *, const int *, const int *, int,
                                       bsrsv2Info_t, const cuComplex *, cuComplex *,
                                       cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCbsrxmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int,
                                 int, int, int, const cuComplex *, const cusparseMatDescr_t,
                                 const cuComplex *, const int *, const int *, const int *,
                                 const int *, int, const cuComplex *, const cuComplex *,
                                 cuComplex *);
cusparseStatus_t cusparseCcsr2csr_compress(cusparseHandle_t, int, int, const cusparseMatDescr_t,
                                           const cuComplex *, const int *, const int *, int,
                                           const int *, cuComplex *, int *, int *, cuComplex);
cusparseStatus_t cusparseCcsr2csru(cusparseHandle_t, int, int, int, const cusparseMatDescr_t,
                                   cuComplex *, const int *, int *, csru2csrInfo_t, void *);
cusparseStatus_t cusparseCcsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int,
                                    const cusparseMatDescr_t, const cuComplex *, const int *,
                                    const int *, const cusparseMatDescr_t, cuComplex *, int *,
                                    int *, int, int, void *);
cusparseStatus_t cusparseCcsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int,
                                               const cusparseMatDescr_t, const cuComplex *,
                                               const int *, const int *, int, int, int *);
cusparseStatus_t cusparseCcsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int,
                                                  const cusparseMatDescr_t, const cuComplex *,
                                                  const int *, const int *, int, int, size_t *);
cusparseStatus_t cusparseCcsrcolor(cusparseHandle_t, int, int, const cusparseMatDescr_t,
                                   const cuComplex *, const int *, const int *, const float *,
                                   int *, int *, int *, const cusparseColorInfo_t);
cusparseStatus_t cusparseCcsric02_bufferSizeExt(cusparseHandle_t, int, int,
                                                const cusparseMatDescr_t, cuComplex *, const int *,
                                                const int *, csric02Info_t, size_t *);
cusparseStatus_t cusparseCcsrilu02_bufferSizeExt(cusparseHandle_t, int, int,
                                                 const cusparseMatDescr_t, cuComplex *, const int *,
                                                 const int *, csrilu02Info_t, size_t *);
cusparseStatus_t cusparseCcsrilu02_numericBoost(cusparseHandle_t, csrilu02Info_t, int, double *,
                                                cuComplex *);
cusparseStatus_t cusparseCcsru2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t,
                                   cuComplex *, const int *, int *, csru2csrInfo_t, void *);
cusparseStatus_t cusparseCcsru2csr_bufferSizeExt(cusparseHandle_t, int, int, int, cuComplex *,
                                                 const int *, int *, csru2csrInfo_t, size_t *);
cusparseStatus_t cusparseCgebsr2csr(cusparseHandle_t, cusparseDirection_t, int, int,
                                    const cusparseMatDescr_t, const cuComplex *, const int *,
                                    const int *, int, int, const cusparseMatDescr_t, cuComplex *,
                                    int *, int *);
cusparseStatus_t cusparseCgebsr2gebsc(cusparseHandle_t, int, int, int, const cuComplex *,
                                      const int *, const int *, int, int, cuComplex *, int *, int *,
                                      cusparseAction_t, cusparseIndexBase_t, void *);
cusparseStatus_t cusparseCgebsr2gebsc_bufferSize(cusparseHandle_t, int, int, int, const cuComplex *,
                                                 const int *, const int *, int, int, int *);
cusparseStatus_t cusparseCgebsr2gebsc_bufferSizeExt(cusparseHandle_t, int, int, int,
                                                    const cuComplex *, const int *, const int *,
                                                    int, int, size_t *);
cusparseStatus_t cusparseCgebsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, int,
                                      const cusparseMatDescr_t, const cuComplex *, const int *,
                                      const int *, int, int, const cusparseMatDescr_t, cuComplex *,
                                      int *, int *, int, int, void *);
cusparseStatus_t cusparseCgebsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int,
                                                 int, const cusparseMatDescr_t, const cuComplex *,
                                                 const int *, const int *, int, int, int, int,
                                                 int *);
cusparseStatus_t cusparseCgebsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int,
                                                    int, const cusparseMatDescr_t,
                                                    const cuComplex *, const int *, const int *,
                                                    int, int, int, int, size_t *);
cusparseStatus_t cusparseCgemvi(cusparseHandle_t, cusparseOperation_t, int, int, const cuComplex *,
                                const cuComplex *, int, int, const cuComplex *, const int *,
                                const cuComplex *, cuComplex *, cusparseIndexBase_t, void *);
cusparseStatus_t cusparseCgemvi_bufferSize(cusparseHandle_t, cusparseOperation_t, int, int, int,
                                           int *);
cusparseStatus_t cusparseCgtsv2_nopivot_bufferSizeExt(cusparseHandle_t, int, int, const cuComplex *,
                                                      const cuComplex *, const cuComplex *,
                                                      const cuComplex *, int, size_t *);
cusparseStatus_t cusparseCgtsvInterleavedBatch(cusparseHandle_t, int, int, cuComplex *, cuComplex *,
                                               cuComplex *, cuComplex *, int, void *);
cusparseStatus_t cusparseCgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t, int, int,
                                                             const cuComplex *, const cuComplex *,
                                                             const cuComplex *, const cuComplex *,
                                                             int, size_t *);
cusparseStatus_t cusparseCnnz_compress(cusparseHandle_t, int, const cusparseMatDescr_t,
                                       const cuComplex *, const int *, int *, int *, cuComplex);
cusparseStatus_t cusparseConstBlockedEllGet(cusparseConstSpMatDescr_t, int64_t *, int64_t *,
                                            int64_t *, int64_t *, const void **, const void **,
                                            cusparseIndexType_t *, cusparseIndexBase_t *,
                                            cudaDataType *);
cusparseStatus_t cusparseConstCooGet(cusparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *,
                                     const void **, const void **, const void **,
                                     cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseConstCscGet(cusparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *,
                                     const void **, const void **, const void **,
                                     cusparseIndexType_t *, cusparseIndexType_t *,
                                     cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseConstCsrGet(cusparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *,
                                     const void **, const void **, const void **,
                                     cusparseIndexType_t *, cusparseIndexType_t *,
                                     cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseConstDnMatGet(cusparseConstDnMatDescr_t, int64_t *, int64_t *, int64_t *,
                                       const void **, cudaDataType *, cusparseOrder_t *);
cusparseStatus_t cusparseConstDnMatGetValues(cusparseConstDnMatDescr_t, const void **);
cusparseStatus_t cusparseConstDnVecGet(cusparseConstDnVecDescr_t, int64_t *, const void **,
                                       cudaDataType *);
cusparseStatus_t cusparseConstDnVecGetValues(cusparseConstDnVecDescr_t, const void **);
cusparseStatus_t cusparseConstSpMatGetValues(cusparseConstSpMatDescr_t, const void **);
cusparseStatus_t cusparseConstSpVecGet(cusparseConstSpVecDescr_t, int64_t *, int64_t *,
                                       const void **, const void **, cusparseIndexType_t *,
                                       cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseConstSpVecGetValues(cusparseConstSpVecDescr_t, const void **);
cusparseStatus_t cusparseCooGet(cusparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, void **,
                                void **, void **, cusparseIndexType_t *, cusparseIndexBase_t *,
                                cudaDataType *);
cusparseStatus_t cusparseCooSetPointers(cusparseSpMatDescr_t, void *, void *, void *);
cusparseStatus_t cusparseCooSetStridedBatch(cusparseSpMatDescr_t, int, int64_t);
cusparseStatus_t cusparseCreateBsric02Info(bsric02Info_t *);
cusparseStatus_t cusparseCreateBsrilu02Info(bsrilu02Info_t *);
cusparseStatus_t cusparseCreateBsrsm2Info(bsrsm2Info_t *);
cusparseStatus_t cusparseCreateBsrsv2Info(bsrsv2Info_t *);
cusparseStatus_t cusparseCreateColorInfo(cusparseColorInfo_t *);
cusparseStatus_t cusparseCreateConstBlockedEll(cusparseConstSpMatDescr_t *, int64_t, int64_t,
                                               int64_t, int64_t, const void *, const void *,
                                               cusparseIndexType_t, cusparseIndexBase_t,
                                               cudaDataType);
cusparseStatus_t cusparseCreateConstBsr(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t,
                                        int64_t, int64_t, const void *, const void *, const void *,
                                        cusparseIndexType_t, cusparseIndexType_t,
                                        cusparseIndexBase_t, cudaDataType, cusparseOrder_t);
cusparseStatus_t cusparseCreateConstCoo(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t,
                                        const void *, const void *, const void *,
                                        cusparseIndexType_t, cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCreateConstCsc(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t,
                                        const void *, const void *, const void *,
                                        cusparseIndexType_t, cusparseIndexType_t,
                                        cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCreateConstCsr(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t,
                                        const void *, const void *, const void *,
                                        cusparseIndexType_t, cusparseIndexType_t,
                                        cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCreateConstDnMat(cusparseConstDnMatDescr_t *, int64_t, int64_t, int64_t,
                                          const void *, cudaDataType, cusparseOrder_t);
cusparseStatus_t cusparseCreateConstDnVec(cusparseConstDnVecDescr_t *, int64_t, const void *,
                                          cudaDataType);
cusparseStatus_t cusparseCreateConstSlicedEll(cusparseConstSpMatDescr_t *, int64_t, int64_t,
                                              int64_t, int64_t, int64_t, const void *, const void *,
                                              const void *, cusparseIndexType_t,
                                              cusparseIndexType_t, cusparseIndexBase_t,
                                              cudaDataType);
cusparseStatus_t cusparseCreateConstSpVec(cusparseConstSpVecDescr_t *, int64_t, int64_t,
                                          const void *, const void *, cusparseIndexType_t,
                                          cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCreateCsru2csrInfo(csru2csrInfo_t *);
cusparseStatus_t cusparseCreatePruneInfo(pruneInfo_t *);
cusparseStatus_t cusparseCreateSlicedEll(cusparseSpMatDescr_t *, int64_t, int64_t, int64_t, int64_t,
                                         int64_t, void *, void *, void *, cusparseIndexType_t,
                                         cusparseIndexType_t, cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCscGet(cusparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, void **,
                                void **, void **, cusparseIndexType_t *, cusparseIndexType_t *,
                                cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseCscSetPointers(cusparseSpMatDescr_t, void *, void *, void *);
cusparseStatus_t cusparseCsrGet(cusparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, void **,
                                void **, void **, cusparseIndexType_t *, cusparseIndexType_t *,
                                cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseDbsr2csr(cusparseHandle_t, cusparseDirection_t, int, int,
                                  const cusparseMatDescr_t, const double *, const int *,
                                  const int *, int, const cusparseMatDescr_t, double *, int *,
                                  int *);
cusparseStatus_t cusparseDbsric02(cusparseHandle_t, cusparseDirection_t, int, int,
                                  const cusparseMatDescr_t, double *, const int *, const int *, int,
                                  bsric02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseDbsric02_analysis(cusparseHandle_t, cusparseDirection_t, int, int,
                                           const cusparseMatDescr_t, const double *, const int *,
                                           const int *, int, bsric02Info_t, cusparseSolvePolicy_t,
                                           void *);
cusparseStatus_t cusparseDbsric02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int,
                                             const cusparseMatDescr_t, double *, const int *,
                                             const int *, int, bsric02Info_t, int *);
cusparseStatus_t cusparseDbsric02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int,
                                                const cusparseMatDescr_t, double *, const int *,
                                                const int *, int, bsric02Info_t, size_t *);
cusparseStatus_t cusparseDbsrilu02(cusparseHandle_t, cusparseDirection_t, int, int,
                                   const cusparseMatDescr_t, double *, const int *, const int *,
                                   int, bsrilu02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseDbsrilu02_analysis(cusparseHandle_t, cusparseDirection_t, int, int,
                                            const cusparseMatDescr_t, double *, const int *,
                                            const int *, int, bsrilu02Info_t, cusparseSolvePolicy_t,
                                            void *);
cusparseStatus_t cusparseDbsrilu02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int,
                                              const cusparseMatDescr_t, double *, const int *,
                                              const int *, int, bsrilu02Info_t, int *);
cusparseStatus_t cusparseDbsrilu02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int,
                                                 const cusparseMatDescr_t, double *, const int *,
                                                 const int *, int, bsrilu02Info_t, size_t *);
cusparseStatus_t cusparseDbsrilu02_numericBoost(cusparseHandle_t, bsrilu02Info_t, int, double *,
                                                double *);
cusparseStatus_t cusparseDbsrsm2_analysis(cusparseHandle_t, cusparseDirection_t,
                                          cusparseOperation_t, cusparseOperation_t, int, int, int,
                                          const cusparseMatDescr_t, const double *, const int *,
                                          const int *, int, bsrsm2Info_t, cusparseSolvePolicy_t,
                                          void *);
cusparseStatus_t cusparseDbsrsm2_bufferSize(cusparseHandle_t, cusparseDirection_t,
                                            cusparseOperation_t, cusparseOperation_t, int, int, int,
                                            const cusparseMatDescr_t, double *, const int *,
                                            const int *, int, bsrsm2Info_t, int *);
cusparseStatus_t cusparseDbsrsm2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t,
                                               cusparseOperation_t, cusparseOperation_t, int, int,
                                               int, const cusparseMatDescr_t, double *, const int *,
                                               const int *, int, bsrsm2Info_t, size_t *);
cusparseStatus_t cusparseDbsrsm2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,
                                       cusparseOperation_t, int, int, int, const double *,
                                       const cusparseMatDescr_t, const double *, const int *,
                                       const int *, int, bsrsm2Info_t, const double *, int,
                                       double *, int, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseDbsrsv2_analysis(cusparseHandle_t, cusparseDirection_t,
                                          cusparseOperation_t, int, int, const cusparseMatDescr_t,
                                          const double *, const int *, const int *, int,
                                          bsrsv2Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseDbsrsv2_bufferSize(cusparseHandle_t, cusparseDirection_t,
                                            cusparseOperation_t, int, int, const cusparseMatDescr_t,
                                            double *, const int *, const int *, int, bsrsv2Info_t,
                                            int *);
cusparseStatus_t cusparseDbsrsv2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t,
                                               cusparseOperation_t, int, int,
                                               const cusparseMatDescr_t, double *, const int *,
                                               const int *, int, bsrsv2Info_t, size_t *);
cusparseStatus_t cusparseDbsrsv2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,
                                       int, int, const double *, const cusparseMatDescr_t,
                                       const double *, const int *, const int *, int, bsrsv2Info_t,
                                       const double *, double *, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseDbsrxmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int,
                                 int, int, int, const double *, const cusparseMatDescr_t,
                                 const double *, const int *, const int *, const int *, const int *,
                                 int, const double *, const double *, double *);
cusparseStatus_t cusparseDcsr2csr_compress(cusparseHandle_t, int, int, const cusparseMatDescr_t,
                                           const double *, const int *, const int *, int,
                                           const int *, double *, int *, int *, double);
cusparseStatus_t cusparseDcsr2csru(cusparseHandle_t, int, int, int, const cusparseMatDescr_t,
                                   double *, const int *, int *, csru2csrInfo_t, void *);
cusparseStatus_t cusparseDcsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int,
                                    const cusparseMatDescr_t, const double *, const int *,
                                    const int *, const cusparseMatDescr_t, double *, int *, int *,
                                    int, int, void *);
cusparseStatus_t cusparseDcsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int,
                                               const cusparseMatDescr_t, const double *,
                                               const int *, const int *, int, int, int *);
cusparseStatus_t cusparseDcsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int,
                                                  const cusparseMatDescr_t, const double *,
                                                  const int *, const int *, int, int, size_t *);
cusparseStatus_t cusparseDcsrcolor(cusparseHandle_t, int, int, const cusparseMatDescr_t,
                                   const double *, const int *, const int *, const double *, int *,
                                   int *, int *, const cusparseColorInfo_t);
cusparseStatus_t cusparseDcsric02_bufferSizeExt(cusparseHandle_t, int, int,
                                                const cusparseMatDescr_t, double *, const int *,
                                                const int *, csric02Info_t, size_t *);
cusparseStatus_t cusparseDcsrilu02_bufferSizeExt(cusparseHandle_t, int, int,
                                                 const cusparseMatDescr_t, double *, const int *,
                                                 const int *, csrilu02Info_t, size_t *);
cusparseStatus_t cusparseDcsrilu02_numericBoost(cusparseHandle_t, csrilu02Info_t, int, double *,
                                                double *);
cusparseStatus_t cusparseDcsru2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t,
                                   double *, const int *, int *, csru2csrInfo_t, void *);
cusparseStatus_t cusparseDcsru2csr_bufferSizeExt(cusparseHandle_t, int, int, int, double *,
                                                 const int *, int *, csru2csrInfo_t, size_t *);
cusparseStatus_t cusparseDestroyBsric02Info(bsric02Info_t);
cusparseStatus_t cusparseDestroyBsrilu02Info(bsrilu02Info_t);
cusparseStatus_t cusparseDestroyBsrsm2Info(bsrsm2Info_t);
cusparseStatus_t cusparseDestroyBsrsv2Info(bsrsv2Info_t);
cusparseStatus_t cusparseDestroyColorInfo(cusparseColorInfo_t);
cusparseStatus_t cusparseDestroyCsru2csrInfo(csru2csrInfo_t);
cusparseStatus_t cusparseDestroyPruneInfo(pruneInfo_t);
cusparseStatus_t cusparseDgebsr2csr(cusparseHandle_t, cusparseDirection_t, int, int,
                                    const cusparseMatDescr_t, const double *, const int *,
                                    const int *, int, int, const cusparseMatDescr_t, double *,
                                    int *, int *);
cusparseStatus_t cusparseDgebsr2gebsc(cusparseHandle_t, int, int, int, const double *, const int *,
                                      const int *, int, int, double *, int *, int *,
                                      cusparseAction_t, cusparseIndexBase_t, void *);
cusparseStatus_t cusparseDgebsr2gebsc_bufferSize(cusparseHandle_t, int, int, int, const double *,
                                                 const int *, const int *, int, int, int *);
cusparseStatus_t cusparseDgebsr2gebsc_bufferSizeExt(cusparseHandle_t, int, int, int, const double *,
                                                    const int *, const int *, int, int, size_t *);
cusparseStatus_t cusparseDgebsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, int,
                                      const cusparseMatDescr_t, const double *, const int *,
                                      const int *, int, int, const cusparseMatDescr_t, double *,
                                      int *, int *, int, int, void *);
cusparseStatus_t cusparseDgebsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int,
                                                 int, const cusparseMatDescr_t, const double *,
                                                 const int *, const int *, int, int, int, int,
                                                 int *);
cusparseStatus_t cusparseDgebsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int,
                                                    int, const cusparseMatDescr_t, const double *,
                                                    const int *, const int *, int, int, int, int,
                                                    size_t *);
cusparseStatus_t cusparseDgemvi(cusparseHandle_t, cusparseOperation_t, int, int, const double *,
                                const double *, int, int, const double *, const int *,
                                const double *, double *, cusparseIndexBase_t, void *);
cusparseStatus_t cusparseDgemvi_bufferSize(cusparseHandle_t, cusparseOperation_t, int, int, int,
                                           int *);
cusparseStatus_t cusparseDgtsv2_nopivot_bufferSizeExt(cusparseHandle_t, int, int, const double *,
                                                      const double *, const double *,
                                                      const double *, int, size_t *);
cusparseStatus_t cusparseDgtsvInterleavedBatch(cusparseHandle_t, int, int, double *, double *,
                                               double *, double *, int, void *);
cusparseStatus_t cusparseDgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t, int, int,
                                                             const double *, const double *,
                                                             const double *, const double *, int,
                                                             size_t *);
cusparseStatus_t cusparseDnMatGet(cusparseDnMatDescr_t, int64_t *, int64_t *, int64_t *, void **,
                                  cudaDataType *, cusparseOrder_t *);
cusparseStatus_t cusparseDnMatGetStridedBatch(cusparseConstDnMatDescr_t, int *, int64_t *);
cusparseStatus_t cusparseDnMatGetValues(cusparseDnMatDescr_t, void **);
cusparseStatus_t cusparseDnVecGet(cusparseDnVecDescr_t, int64_t *, void **, cudaDataType *);
cusparseStatus_t cusparseDnnz_compress(cusparseHandle_t, int, const cusparseMatDescr_t,
                                       const double *, const int *, int *, int *, double);
cusparseStatus_t cusparseDpruneCsr2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t,
                                       const double *, const int *, const int *, const double *,
                                       const cusparseMatDescr_t, double *, const int *, int *,
                                       void *);
cusparseStatus_t cusparseDpruneCsr2csrByPercentage(cusparseHandle_t, int, int, int,
                                                   const cusparseMatDescr_t, const double *,
                                                   const int *, const int *, float,
                                                   const cusparseMatDescr_t, double *, const int *,
                                                   int *, pruneInfo_t, void *);
cusparseStatus_t cusparseDpruneCsr2csrByPercentage_bufferSizeExt(
    cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const double *, const int *,
    const int *, float, const cusparseMatDescr_t, const double *, const int *, const int *,
    pruneInfo_t, size_t *);
cusparseStatus_t cusparseDpruneCsr2csrNnz(cusparseHandle_t, int, int, int, const cusparseMatDescr_t,
                                          const double *, const int *, const int *, const double *,
                                          const cusparseMatDescr_t, int *, int *, void *);
cusparseStatus_t cusparseDpruneCsr2csrNnzByPercentage(cusparseHandle_t, int, int, int,
                                                      const cusparseMatDescr_t, const double *,
                                                      const int *, const int *, float,
                                                      const cusparseMatDescr_t, int *, int *,
                                                      pruneInfo_t, void *);
cusparseStatus_t cusparseDpruneCsr2csr_bufferSizeExt(cusparseHandle_t, int, int, int,
                                                     const cusparseMatDescr_t, const double *,
                                                     const int *, const int *, const double *,
                                                     const cusparseMatDescr_t, const double *,
                                                     const int *, const int *, size_t *);
cusparseStatus_t cusparseDpruneDense2csr(cusparseHandle_t, int, int, const double *, int,
                                         const double *, const cusparseMatDescr_t, double *,
                                         const int *, int *, void *);
cusparseStatus_t cusparseDpruneDense2csrByPercentage(cusparseHandle_t, int, int, const double *,
                                                     int, float, const cusparseMatDescr_t, double *,
                                                     const int *, int *, pruneInfo_t, void *);
cusparseStatus_t
cusparseDpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t, int, int, const double *, int,
                                                  float, const cusparseMatDescr_t, const double *,
                                                  const int *, const int *, pruneInfo_t, size_t *);
cusparseStatus_t cusparseDpruneDense2csrNnz(cusparseHandle_t, int, int, const double *, int,
                                            const double *, const cusparseMatDescr_t, int *, int *,
                                            void *);
cusparseStatus_t cusparseDpruneDense2csrNnzByPercentage(cusparseHandle_t, int, int, const double *,
                                                        int, float, const cusparseMatDescr_t, int *,
                                                        int *, pruneInfo_t, void *);
cusparseStatus_t cusparseDpruneDense2csr_bufferSizeExt(cusparseHandle_t, int, int, const double *,
                                                       int, const double *,
                                                       const cusparseMatDescr_t, const double *,
                                                       const int *, const int *, size_t *);
cusparseDiagType_t cusparseGetMatDiagType(const cusparseMatDescr_t);
cusparseFillMode_t cusparseGetMatFillMode(const cusparseMatDescr_t);
cusparseIndexBase_t cusparseGetMatIndexBase(const cusparseMatDescr_t);
cusparseMatrixType_t cusparseGetMatType(const cusparseMatDescr_t);
cusparseStatus_t cusparseGetProperty(libraryPropertyType, int *);
cusparseStatus_t cusparseHpruneCsr2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t,
                                       const __half *, const int *, const int *, const __half *,
                                       const cusparseMatDescr_t, __half *, const int *, int *,
                                       void *);
cusparseStatus_t cusparseHpruneCsr2csrByPercentage(cusparseHandle_t, int, int, int,
                                                   const cusparseMatDescr_t, const __half *,
                                                   const int *, const int *, float,
                                                   const cusparseMatDescr_t, __half *, const int *,
                                                   int *, pruneInfo_t, void *);
cusparseStatus_t cusparseHpruneCsr2csrByPercentage_bufferSizeExt(
    cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const __half *, const int *,
    const int *, float, const cusparseMatDescr_t, const __half *, const int *, const int *,
    pruneInfo_t, size_t *);
cusparseStatus_t cusparseHpruneCsr2csrNnz(cusparseHandle_t, int, int, int, const cusparseMatDescr_t,
                                          const __half *, const int *, const int *, const __half *,
                                          const cusparseMatDescr_t, int *, int *, void *);
cusparseStatus_t cusparseHpruneCsr2csrNnzByPercentage(cusparseHandle_t, int, int, int,
                                                      const cusparseMatDescr_t, const __half *,
                                                      const int *, const int *, float,
                                                      const cusparseMatDescr_t, int *, int *,
                                                      pruneInfo_t, void *);
cusparseStatus_t cusparseHpruneCsr2csr_bufferSizeExt(cusparseHandle_t, int, int, int,
                                                     const cusparseMatDescr_t, const __half *,
                                                     const int *, const int *, const __half *,
                                                     const cusparseMatDescr_t, const __half *,
                                                     const int *, const int *, size_t *);
cusparseStatus_t cusparseHpruneDense2csr(cusparseHandle_t, int, int, const __half *, int,
                                         const __half *, const cusparseMatDescr_t, __half *,
                                         const int *, int *, void *);
cusparseStatus_t cusparseHpruneDense2csrByPercentage(cusparseHandle_t, int, int, const __half *,
                                                     int, float, const cusparseMatDescr_t, __half *,
                                                     const int *, int *, pruneInfo_t, void *);
cusparseStatus_t
cusparseHpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t, int, int, const __half *, int,
                                                  float, const cusparseMatDescr_t, const __half *,
                                                  const int *, const int *, pruneInfo_t, size_t *);
cusparseStatus_t cusparseHpruneDense2csrNnz(cusparseHandle_t, int, int, const __half *, int,
                                            const __half *, const cusparseMatDescr_t, int *, int *,
                                            void *);
cusparseStatus_t cusparseHpruneDense2csrNnzByPercentage(cusparseHandle_t, int, int, const __half *,
                                                        int, float, const cusparseMatDescr_t, int *,
                                                        int *, pruneInfo_t, void *);
cusparseStatus_t cusparseHpruneDense2csr_bufferSizeExt(cusparseHandle_t, int, int, const __half *,
                                                       int, const __half *,
                                                       const cusparseMatDescr_t, const __half *,
                                                       const int *, const int *, size_t *);
cusparseStatus_t cusparseLoggerForceDisable();
cusparseStatus_t cusparseLoggerOpenFile(const char *);
cusparseStatus_t cusparseLoggerSetCallback(cusparseLoggerCallback_t);
cusparseStatus_t cusparseLoggerSetFile(FILE *);
cusparseStatus_t cusparseLoggerSetLevel(int);
cusparseStatus_t cusparseLoggerSetMask(int);
cusparseStatus_t cusparseRot(cusparseHandle_t, const void *, const void *, cusparseSpVecDescr_t,
                             cusparseDnVecDescr_t);
cusparseStatus_t cusparseSbsr2csr(cusparseHandle_t, cusparseDirection_t, int, int,
                                  const cusparseMatDescr_t, const float *, const int *, const int *,
                                  int, const cusparseMatDescr_t, float *, int *, int *);
cusparseStatus_t cusparseSbsric02(cusparseHandle_t, cusparseDirection_t, int, int,
                                  const cusparseMatDescr_t, float *, const int *, const int *, int,
                                  bsric02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseSbsric02_analysis(cusparseHandle_t, cusparseDirection_t, int, int,
                                           const cusparseMatDescr_t, const float *, const int *,
                                           const int *, int, bsric02Info_t, cusparseSolvePolicy_t,
                                           void *);
cusparseStatus_t cusparseSbsric02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int,
                                             const cusparseMatDescr_t, float *, const int *,
                                             const int *, int, bsric02Info_t, int *);
cusparseStatus_t cusparseSbsric02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int,
                                                const cusparseMatDescr_t, float *, const int *,
                                                const int *, int, bsric02Info_t, size_t *);
cusparseStatus_t cusparseSbsrilu02(cusparseHandle_t, cusparseDirection_t, int, int,
                                   const cusparseMatDescr_t, float *, const int *, const int *, int,
                                   bsrilu02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseSbsrilu02_analysis(cusparseHandle_t, cusparseDirection_t, int, int,
                                            const cusparseMatDescr_t, float *, const int *,
                                            const int *, int, bsrilu02Info_t, cusparseSolvePolicy_t,
                                            void *);
cusparseStatus_t cusparseSbsrilu02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int,
                                              const cusparseMatDescr_t, float *, const int *,
                                              const int *, int, bsrilu02Info_t, int *);
cusparseStatus_t cusparseSbsrilu02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int,
                                                 const cusparseMatDescr_t, float *, const int *,
                                                 const int *, int, bsrilu02Info_t, size_t *);
cusparseStatus_t cusparseSbsrilu02_numericBoost(cusparseHandle_t, bsrilu02Info_t, int, double *,
                                                float *);
cusparseStatus_t cusparseSbsrsm2_analysis(cusparseHandle_t, cusparseDirection_t,
                                          cusparseOperation_t, cusparseOperation_t, int, int, int,
                                          const cusparseMatDescr_t, const float *, const int *,
                                          const int *, int, bsrsm2Info_t, cusparseSolvePolicy_t,
                                          void *);
cusparseStatus_t cusparseSbsrsm2_bufferSize(cusparseHandle_t, cusparseDirection_t,
                                            cusparseOperation_t, cusparseOperation_t, int, int, int,
                                            const cusparseMatDescr_t, float *, const int *,
                                            const int *, int, bsrsm2Info_t, int *);
cusparseStatus_t cusparseSbsrsm2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t,
                                               cusparseOperation_t, cusparseOperation_t, int, int,
                                               int, const cusparseMatDescr_t, float *, const int *,
                                               const int *, int, bsrsm2Info_t, size_t *);
cusparseStatus_t cusparseSbsrsm2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,
                                       cusparseOperation_t, int, int, int, const float *,
                                       const cusparseMatDescr_t, const float *, const int *,
                                       const int *, int, bsrsm2Info_t, const float *, int, float *,
                                       int, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseSbsrsv2_analysis(cusparseHandle_t, cusparseDirection_t,
                                          cusparseOperation_t, int, int, const cusparseMatDescr_t,
                                          const float *, const int *, const int *, int,
                                          bsrsv2Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseSbsrsv2_bufferSize(cusparseHandle_t, cusparseDirection_t,
                                            cusparseOperation_t, int, int, const cusparseMatDescr_t,
                                            float *, const int *, const int *, int, bsrsv2Info_t,
                                            int *);
cusparseStatus_t cusparseSbsrsv2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t,
                                               cusparseOperation_t, int, int,
                                               const cusparseMatDescr_t, float *, const int *,
                                               const int *, int, bsrsv2Info_t, size_t *);
cusparseStatus_t cusparseSbsrsv2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,
                                       int, int, const float *, const cusparseMatDescr_t,
                                       const float *, const int *, const int *, int, bsrsv2Info_t,
                                       const float *, float *, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseSbsrxmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int,
                                 int, int, int, const float *, const cusparseMatDescr_t,
                                 const float *, const int *, const int *, const int *, const int *,
                                 int, const float *, const float *, float *);
cusparseStatus_t cusparseScsr2csr_compress(cusparseHandle_t, int, int, const cusparseMatDescr_t,
                                           const float *, const int *, const int *, int,
                                           const int *, float *, int *, int *, float);
cusparseStatus_t cusparseScsr2csru(cusparseHandle_t, int, int, int, const cusparseMatDescr_t,
                                   float *, const int *, int *, csru2csrInfo_t, void *);
cusparseStatus_t cusparseScsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int,
                                    const cusparseMatDescr_t, const float *, const int *,
                                    const int *, const cusparseMatDescr_t, float *, int *, int *,
                                    int, int, void *);
cusparseStatus_t cusparseScsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int,
                                               const cusparseMatDescr_t, const float *, const int *,
                                               const int *, int, int, int *);
cusparseStatus_t cusparseScsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int,
                                                  const cusparseMatDescr_t, const float *,
                                                  const int *, const int *, int, int, size_t *);
cusparseStatus_t cusparseScsrcolor(cusparseHandle_t, int, int, const cusparseMatDescr_t,
                                   const float *, const int *, const int *, const float *, int *,
                                   int *, int *, const cusparseColorInfo_t);
cusparseStatus_t cusparseScsric02_bufferSizeExt(cusparseHandle_t, int, int,
                                                const cusparseMatDescr_t, float *, const int *,
                                                const int *, csric02Info_t, size_t *);
cusparseStatus_t cusparseScsrilu02_bufferSizeExt(cusparseHandle_t, int, int,
                                                 const cusparseMatDescr_t, float *, const int *,
                                                 const int *, csrilu02Info_t, size_t *);
cusparseStatus_t cusparseScsrilu02_numericBoost(cusparseHandle_t, csrilu02Info_t, int, double *,
                                                float *);
cusparseStatus_t cusparseScsru2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t,
                                   float *, const int *, int *, csru2csrInfo_t, void *);
cusparseStatus_t cusparseScsru2csr_bufferSizeExt(cusparseHandle_t, int, int, int, float *,
                                                 const int *, int *, csru2csrInfo_t, size_t *);
cusparseStatus_t cusparseSgebsr2csr(cusparseHandle_t, cusparseDirection_t, int, int,
                                    const cusparseMatDescr_t, const float *, const int *,
                                    const int *, int, int, const cusparseMatDescr_t, float *, int *,
                                    int *);
cusparseStatus_t cusparseSgebsr2gebsc(cusparseHandle_t, int, int, int, const float *, const int *,
                                      const int *, int, int, float *, int *, int *,
                                      cusparseAction_t, cusparseIndexBase_t, void *);
cusparseStatus_t cusparseSgebsr2gebsc_bufferSize(cusparseHandle_t, int, int, int, const float *,
                                                 const int *, const int *, int, int, int *);
cusparseStatus_t cusparseSgebsr2gebsc_bufferSizeExt(cusparseHandle_t, int, int, int, const float *,
                                                    const int *, const int *, int, int, size_t *);
cusparseStatus_t cusparseSgebsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, int,
                                      const cusparseMatDescr_t, const float *, const int *,
                                      const int *, int, int, const cusparseMatDescr_t, float *,
                                      int *, int *, int, int, void *);
cusparseStatus_t cusparseSgebsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int,
                                                 int, const cusparseMatDescr_t, const float *,
                                                 const int *, const int *, int, int, int, int,
                                                 int *);
cusparseStatus_t cusparseSgebsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int,
                                                    int, const cusparseMatDescr_t, const float *,
                                                    const int *, const int *, int, int, int, int,
                                                    size_t *);
cusparseStatus_t cusparseSgemvi(cusparseHandle_t, cusparseOperation_t, int, int, const float *,
                                const float *, int, int, const float *, const int *, const float *,
                                float *, cusparseIndexBase_t, void *);
cusparseStatus_t cusparseSgemvi_bufferSize(cusparseHandle_t, cusparseOperation_t, int, int, int,
                                           int *);
cusparseStatus_t cusparseSgtsv2_nopivot_bufferSizeExt(cusparseHandle_t, int, int, const float *,
                                                      const float *, const float *, const float *,
                                                      int, size_t *);
cusparseStatus_t cusparseSgtsvInterleavedBatch(cusparseHandle_t, int, int, float *, float *,
                                               float *, float *, int, void *);
cusparseStatus_t cusparseSgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t, int, int,
                                                             const float *, const float *,
                                                             const float *, const float *, int,
                                                             size_t *);
cusparseStatus_t cusparseSnnz_compress(cusparseHandle_t, int, const cusparseMatDescr_t,
                                       const float *, const int *, int *, int *, float);
cusparseStatus_t cusparseSpGEMM_getNumProducts(cusparseSpGEMMDescr_t, int64_t *);
cusparseStatus_t cusparseSpMMOp(cusparseSpMMOpPlan_t, void *);
cusparseStatus_t cusparseSpMMOp_createPlan(cusparseHandle_t, cusparseSpMMOpPlan_t *,
                                           cusparseOperation_t, cusparseOperation_t,
                                           cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t,
                                           cusparseDnMatDescr_t, cudaDataType, cusparseSpMMOpAlg_t,
                                           const void *, size_t, const void *, size_t, const void *,
                                           size_t, size_t *);
cusparseStatus_t cusparseSpMMOp_destroyPlan(cusparseSpMMOpPlan_t);
cusparseStatus_t cusparseSpMatGetAttribute(cusparseConstSpMatDescr_t, cusparseSpMatAttribute_t,
                                           void *, size_t);
cusparseStatus_t cusparseSpMatGetFormat(cusparseConstSpMatDescr_t, cusparseFormat_t *);
cusparseStatus_t cusparseSpMatGetIndexBase(cusparseConstSpMatDescr_t, cusparseIndexBase_t *);
cusparseStatus_t cusparseSpMatGetStridedBatch(cusparseConstSpMatDescr_t, int *);
cusparseStatus_t cusparseSpMatGetValues(cusparseSpMatDescr_t, void **);
cusparseStatus_t cusparseSpMatSetValues(cusparseSpMatDescr_t, void *);
cusparseStatus_t cusparseSpSM_createDescr(cusparseSpSMDescr_t *);
cusparseStatus_t cusparseSpSM_destroyDescr(cusparseSpSMDescr_t);
cusparseStatus_t cusparseSpSM_updateMatrix(cusparseHandle_t, cusparseSpSMDescr_t, void *,
                                           cusparseSpSMUpdate_t);
cusparseStatus_t cusparseSpVV(cusparseHandle_t, cusparseOperation_t, cusparseConstSpVecDescr_t,
                              cusparseConstDnVecDescr_t, void *, cudaDataType, void *);
cusparseStatus_t cusparseSpVV_bufferSize(cusparseHandle_t, cusparseOperation_t,
                                         cusparseConstSpVecDescr_t, cusparseConstDnVecDescr_t,
                                         const void *, cudaDataType, size_t *);
cusparseStatus_t cusparseSpVecGet(cusparseSpVecDescr_t, int64_t *, int64_t *, void **, void **,
                                  cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseSpVecGetIndexBase(cusparseConstSpVecDescr_t, cusparseIndexBase_t *);
cusparseStatus_t cusparseSpVecGetValues(cusparseSpVecDescr_t, void **);
cusparseStatus_t cusparseSpVecSetValues(cusparseSpVecDescr_t, void *);
cusparseStatus_t cusparseSpruneCsr2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t,
                                       const float *, const int *, const int *, const float *,
                                       const cusparseMatDescr_t, float *, const int *, int *,
                                       void *);
cusparseStatus_t cusparseSpruneCsr2csrByPercentage(cusparseHandle_t, int, int, int,
                                                   const cusparseMatDescr_t, const float *,
                                                   const int *, const int *, float,
                                                   const cusparseMatDescr_t, float *, const int *,
                                                   int *, pruneInfo_t, void *);
cusparseStatus_t cusparseSpruneCsr2csrByPercentage_bufferSizeExt(
    cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const float *, const int *,
    const int *, float, const cusparseMatDescr_t, const float *, const int *, const int *,
    pruneInfo_t, size_t *);
cusparseStatus_t cusparseSpruneCsr2csrNnz(cusparseHandle_t, int, int, int, const cusparseMatDescr_t,
                                          const float *, const int *, const int *, const float *,
                                          const cusparseMatDescr_t, int *, int *, void *);
cusparseStatus_t cusparseSpruneCsr2csrNnzByPercentage(cusparseHandle_t, int, int, int,
                                                      const cusparseMatDescr_t, const float *,
                                                      const int *, const int *, float,
                                                      const cusparseMatDescr_t, int *, int *,
                                                      pruneInfo_t, void *);
cusparseStatus_t cusparseSpruneCsr2csr_bufferSizeExt(cusparseHandle_t, int, int, int,
                                                     const cusparseMatDescr_t, const float *,
                                                     const int *, const int *, const float *,
                                                     const cusparseMatDescr_t, const float *,
                                                     const int *, const int *, size_t *);
cusparseStatus_t cusparseSpruneDense2csr(cusparseHandle_t, int, int, const float *, int,
                                         const float *, const cusparseMatDescr_t, float *,
                                         const int *, int *, void *);
cusparseStatus_t cusparseSpruneDense2csrByPercentage(cusparseHandle_t, int, int, const float *, int,
                                                     float, const cusparseMatDescr_t, float *,
                                                     const int *, int *, pruneInfo_t, void *);
cusparseStatus_t
cusparseSpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t, int, int, const float *, int,
                                                  float, const cusparseMatDescr_t, const float *,
                                                  const int *, const int *, pruneInfo_t, size_t *);
cusparseStatus_t cusparseSpruneDense2csrNnz(cusparseHandle_t, int, int, const float *, int,
                                            const float *, const cusparseMatDescr_t, int *, int *,
                                            void *);
cusparseStatus_t cusparseSpruneDense2csrNnzByPercentage(cusparseHandle_t, int, int, const float *,
                                                        int, float, const cusparseMatDescr_t, int *,
                                                        int *, pruneInfo_t, void *);
cusparseStatus_t cusparseSpruneDense2csr_bufferSizeExt(cusparseHandle_t, int, int, const float *,
                                                       int, const float *, const cusparseMatDescr_t,
                                                       const float *, const int *, const int *,
                                                       size_t *);
cusparseStatus_t cusparseXbsric02_zeroPivot(cusparseHandle_t, bsric02Info_t, int *);
cusparseStatus_t cusparseXbsrilu02_zeroPivot(cusparseHandle_t, bsrilu02Info_t, int *);
cusparseStatus_t cusparseXbsrsm2_zeroPivot(cusparseHandle_t, bsrsm2Info_t, int *);
cusparseStatus_t cusparseXbsrsv2_zeroPivot(cusparseHandle_t, bsrsv2Info_t, int *);
cusparseStatus_t cusparseXcoosortByColumn(cusparseHandle_t, int, int, int, int *, int *, int *,
                                          void *);
cusparseStatus_t cusparseXcscsort(cusparseHandle_t, int, int, int, const cusparseMatDescr_t,
                                  const int *, int *, int *, void *);
cusparseStatus_t cusparseXcscsort_bufferSizeExt(cusparseHandle_t, int, int, int, const int *,
                                                const int *, size_t *);
cusparseStatus_t cusparseXcsr2gebsrNnz(cusparseHandle_t, cusparseDirection_t, int, int,
                                       const cusparseMatDescr_t, const int *, const int *,
                                       const cusparseMatDescr_t, int *, int, int, int *, void *);
cusparseStatus_t cusparseXgebsr2csr(cusparseHandle_t, cusparseDirection_t, int, int,
                                    const cusparseMatDescr_t, const int *, const int *, int, int,
                                    const cusparseMatDescr_t, int *, int *);
cusparseStatus_t cusparseXgebsr2gebsrNnz(cusparseHandle_t, cusparseDirection_t, int, int, int,
                                         const cusparseMatDescr_t, const int *, const int *, int,
                                         int, const cusparseMatDescr_t, int *, int, int, int *,
                                         void *);
cusparseStatus_t cusparseZbsr2csr(cusparseHandle_t, cusparseDirection_t, int, int,
                                  const cusparseMatDescr_t, const cuDoubleComplex *, const int *,
                                  const int *, int, const cusparseMatDescr_t, cuDoubleComplex *,
                                  int *, int *);
cusparseStatus_t cusparseZbsric02(cusparseHandle_t, cusparseDirection_t, int, int,
                                  const cusparseMatDescr_t, cuDoubleComplex *, const int *,
                                  const int *, int, bsric02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZbsric02_analysis(cusparseHandle_t, cusparseDirection_t, int, int,
                                           const cusparseMatDescr_t, const cuDoubleComplex *,
                                           const int *, const int *, int, bsric02Info_t,
                                           cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZbsric02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int,
                                             const cusparseMatDescr_t, cuDoubleComplex *,
                                             const int *, const int *, int, bsric02Info_t, int *);
cusparseStatus_t cusparseZbsric02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int,
                                                const cusparseMatDescr_t, cuDoubleComplex *,
                                                const int *, const int *, int, bsric02Info_t,
                                                size_t *);
cusparseStatus_t cusparseZbsrilu02(cusparseHandle_t, cusparseDirection_t, int, int,
                                   const cusparseMatDescr_t, cuDoubleComplex *, const int *,
                                   const int *, int, bsrilu02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZbsrilu02_analysis(cusparseHandle_t, cusparseDirection_t, int, int,
                                            const cusparseMatDescr_t, cuDoubleComplex *,
                                            const int *, const int *, int, bsrilu02Info_t,
                                            cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZbsrilu02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int,
                                              const cusparseMatDescr_t, cuDoubleComplex *,
                                              const int *, const int *, int, bsrilu02Info_t, int *);
cusparseStatus_t cusparseZbsrilu02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int,
                                                 const cusparseMatDescr_t, cuDoubleComplex *,
                                                 const int *, const int *, int, bsrilu02Info_t,
                                                 size_t *);
cusparseStatus_t cusparseZbsrilu02_numericBoost(cusparseHandle_t, bsrilu02Info_t, int, double *,
                                                cuDoubleComplex *);
cusparseStatus_t cusparseZbsrsm2_analysis(cusparseHandle_t, cusparseDirection_t,
                                          cusparseOperation_t, cusparseOperation_t, int, int, int,
                                          const cusparseMatDescr_t, const cuDoubleComplex *,
                                          const int *, const int *, int, bsrsm2Info_t,
                                          cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZbsrsm2_bufferSize(cusparseHandle_t, cusparseDirection_t,
                                            cusparseOperation_t, cusparseOperation_t, int, int, int,
                                            const cusparseMatDescr_t, cuDoubleComplex *,
                                            const int *, const int *, int, bsrsm2Info_t, int *);
cusparseStatus_t cusparseZbsrsm2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t,
                                               cusparseOperation_t, cusparseOperation_t, int, int,
                                               int, const cusparseMatDescr_t, cuDoubleComplex *,
                                               const int *, const int *, int, bsrsm2Info_t,
                                               size_t *);
cusparseStatus_t cusparseZbsrsm2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,
                                       cusparseOperation_t, int, int, int, const cuDoubleComplex *,
                                       const cusparseMatDescr_t, const cuDoubleComplex *,
                                       const int *, const int *, int, bsrsm2Info_t,
                                       const cuDoubleComplex *, int, cuDoubleComplex *, int,
                                       cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZbsrsv2_analysis(cusparseHandle_t, cusparseDirection_t,
                                          cusparseOperation_t, int, int, const cusparseMatDescr_t,
                                          const cuDoubleComplex *, const int *, const int *, int,
                                          bsrsv2Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZbsrsv2_bufferSize(cusparseHandle_t, cusparseDirection_t,
                                            cusparseOperation_t, int, int, const cusparseMatDescr_t,
                                            cuDoubleComplex *, const int *, const int *, int,
                                            bsrsv2Info_t, int *);
cusparseStatus_t cusparseZbsrsv2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t,
                                               cusparseOperation_t, int, int,
                                               const cusparseMatDescr_t, cuDoubleComplex *,
                                               const int *, const int *, int, bsrsv2Info_t,
                                               size_t *);
cusparseStatus_t cusparseZbsrsv2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,
                                       int, int, const cuDoubleComplex *, const cusparseMatDescr_t,
                                       const cuDoubleComplex *, const int *, const int *, int,
                                       bsrsv2Info_t, const cuDoubleComplex *, cuDoubleComplex *,
                                       cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZbsrxmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int,
                                 int, int, int, const cuDoubleComplex *, const cusparseMatDescr_t,
                                 const cuDoubleComplex *, const int *, const int *, const int *,
                                 const int *, int, const cuDoubleComplex *, const cuDoubleComplex *,
                                 cuDoubleComplex *);
cusparseStatus_t cusparseZcsr2csr_compress(cusparseHandle_t, int, int, const cusparseMatDescr_t,
                                           const cuDoubleComplex *, const int *, const int *, int,
                                           const int *, cuDoubleComplex *, int *, int *,
                                           cuDoubleComplex);
cusparseStatus_t cusparseZcsr2csru(cusparseHandle_t, int, int, int, const cusparseMatDescr_t,
                                   cuDoubleComplex *, const int *, int *, csru2csrInfo_t, void *);
cusparseStatus_t cusparseZcsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int,
                                    const cusparseMatDescr_t, const cuDoubleComplex *, const int *,
                                    const int *, const cusparseMatDescr_t, cuDoubleComplex *, int *,
                                    int *, int, int, void *);
cusparseStatus_t cusparseZcsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int,
                                               const cusparseMatDescr_t, const cuDoubleComplex *,
                                               const int *, const int *, int, int, int *);
cusparseStatus_t cusparseZcsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int,
                                                  const cusparseMatDescr_t, const cuDoubleComplex *,
                                                  const int *, const int *, int, int, size_t *);
cusparseStatus_t cusparseZcsrcolor(cusparseHandle_t, int, int, const cusparseMatDescr_t,
                                   const cuDoubleComplex *, const int *, const int *,
                                   const double *, int *, int *, int *, const cusparseColorInfo_t);
cusparseStatus_t cusparseZcsric02_bufferSizeExt(cusparseHandle_t, int, int,
                                                const cusparseMatDescr_t, cuDoubleComplex *,
                                                const int *, const int *, csric02Info_t, size_t *);
cusparseStatus_t cusparseZcsrilu02_bufferSizeExt(cusparseHandle_t, int, int,
                                                 const cusparseMatDescr_t, cuDoubleComplex *,
                                                 const int *, const int *, csrilu02Info_t,
                                                 size_t *);
cusparseStatus_t cusparseZcsrilu02_numericBoost(cusparseHandle_t, csrilu02Info_t, int, double *,
                                                cuDoubleComplex *);
cusparseStatus_t cusparseZcsru2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t,
                                   cuDoubleComplex *, const int *, int *, csru2csrInfo_t, void *);
cusparseStatus_t cusparseZcsru2csr_bufferSizeExt(cusparseHandle_t, int, int, int, cuDoubleComplex *,
                                                 const int *, int *, csru2csrInfo_t, size_t *);
cusparseStatus_t cusparseZgebsr2csr(cusparseHandle_t, cusparseDirection_t, int, int,
                                    const cusparseMatDescr_t, const cuDoubleComplex *, const int *,
                                    const int *, int, int, const cusparseMatDescr_t,
                                    cuDoubleComplex *, int *, int *);
cusparseStatus_t cusparseZgebsr2gebsc(cusparseHandle_t, int, int, int, const cuDoubleComplex *,
                                      const int *, const int *, int, int, cuDoubleComplex *, int *,
                                      int *, cusparseAction_t, cusparseIndexBase_t, void *);
cusparseStatus_t cusparseZgebsr2gebsc_bufferSize(cusparseHandle_t, int, int, int,
                                                 const cuDoubleComplex *, const int *, const int *,
                                                 int, int, int *);
cusparseStatus_t cusparseZgebsr2gebsc_bufferSizeExt(cusparseHandle_t, int, int, int,
                                                    const cuDoubleComplex *, const int *,
                                                    const int *, int, int, size_t *);
cusparseStatus_t cusparseZgebsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, int,
                                      const cusparseMatDescr_t, const cuDoubleComplex *,
                                      const int *, const int *, int, int, const cusparseMatDescr_t,
                                      cuDoubleComplex *, int *, int *, int, int, void *);
cusparseStatus_t cusparseZgebsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int,
                                                 int, const cusparseMatDescr_t,
                                                 const cuDoubleComplex *, const int *, const int *,
                                                 int, int, int, int, int *);
cusparseStatus_t cusparseZgebsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int,
                                                    int, const cusparseMatDescr_t,
                                                    const cuDoubleComplex *, const int *,
                                                    const int *, int, int, int, int, size_t *);
cusparseStatus_t cusparseZgemvi(cusparseHandle_t, cusparseOperation_t, int, int,
                                const cuDoubleComplex *, const cuDoubleComplex *, int, int,
                                const cuDoubleComplex *, const int *, const cuDoubleComplex *,
                                cuDoubleComplex *, cusparseIndexBase_t, void *);
cusparseStatus_t cusparseZgemvi_bufferSize(cusparseHandle_t, cusparseOperation_t, int, int, int,
                                           int *);
cusparseStatus_t cusparseZgtsv2_nopivot_bufferSizeExt(cusparseHandle_t, int, int,
                                                      const cuDoubleComplex *,
                                                      const cuDoubleComplex *,
                                                      const cuDoubleComplex *,
                                                      const cuDoubleComplex *, int, size_t *);
cusparseStatus_t cusparseZgtsvInterleavedBatch(cusparseHandle_t, int, int, cuDoubleComplex *,
                                               cuDoubleComplex *, cuDoubleComplex *,
                                               cuDoubleComplex *, int, void *);
cusparseStatus_t
cusparseZgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t, int, int, const cuDoubleComplex *,
                                            const cuDoubleComplex *, const cuDoubleComplex *,
                                            const cuDoubleComplex *, int, size_t *);
cusparseStatus_t cusparseZnnz_compress(cusparseHandle_t, int, const cusparseMatDescr_t,
                                       const cuDoubleComplex *, const int *, int *, int *,
                                       cuDoubleComplex);

#define CUSPARSE_VERSION (CUSPARSE_VER_MAJOR * 1000 + CUSPARSE_VER_MINOR * 100 + CUSPARSE_VER_PATCH)
#define CUSPARSE_VER_BUILD 3
#define CUSPARSE_VER_MAJOR 12
#define CUSPARSE_VER_MINOR 6
#define CUSPARSE_VER_PATCH 3
