// status: ok
// kernels:
// launches: 0
#include <cublasLt.h>
#include <cublas_v2.h>
#include <cufft.h>
#include <curand.h>
#include <cusolverDn.h>
#include <cusparse.h>
#include <nccl.h>
#include <nvtx3/nvToolsExt.h>
int run(float *A, float *B, float *C, cudaStream_t s) {
  cublasHandle_t h;
  cublasCreate(&h);
  cublasSetStream(h, s);
  float one = 1, zero = 0;
  cublasSgemm(h, CUBLAS_OP_N, CUBLAS_OP_T, 8, 8, 8, &one, A, 8, B, 8, &zero, C, 8);
  cublasGemmEx(h, CUBLAS_OP_N, CUBLAS_OP_N, 8, 8, 8, &one, A, CUDA_R_32F, 8, B, CUDA_R_32F, 8, &zero,
               C, CUDA_R_32F, 8, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
  cufftHandle plan;
  cufftPlan1d(&plan, 64, CUFFT_C2C, 1);
  cufftExecC2C(plan, (cufftComplex *)A, (cufftComplex *)B, CUFFT_FORWARD);
  curandGenerator_t g;
  curandCreateGenerator(&g, CURAND_RNG_PSEUDO_DEFAULT);
  curandGenerateUniform(g, A, 64);
  cusparseHandle_t sp;
  cusparseCreate(&sp);
  cusparseSpMatDescr_t m;
  int *rows = nullptr, *cols = nullptr;
  cusparseCreateCsr(&m, 8, 8, 8, rows, cols, A, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I,
                    CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F);
  cusolverDnHandle_t so;
  cusolverDnCreate(&so);
  int work;
  cusolverDnSpotrf_bufferSize(so, CUBLAS_FILL_MODE_LOWER, 8, A, 8, &work);
  ncclComm_t comm;
  ncclAllReduce(A, B, 64, ncclFloat, ncclSum, comm, s);
  nvtxRangePushA("x");
  nvtxRangePop();
  return CUBLAS_STATUS_SUCCESS;
}
