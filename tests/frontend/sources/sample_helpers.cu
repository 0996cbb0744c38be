// status: ok
// kernels: k
// launches: 1
#include <helper_cuda.h>
#include <helper_functions.h>
#include <mpi.h>
#include <omp.h>
__global__ void k(float *p) { p[0] = 1; }
int main(int argc, char **argv) {
  findCudaDevice(argc, (const char **)argv);
  StopWatchInterface *timer = nullptr;
  sdkCreateTimer(&timer);
  float *d;
  checkCudaErrors(cudaMalloc((void **)&d, 4));
  k<<<1, 1>>>(d);
  getLastCudaError("k");
  int rank;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  return rank + omp_get_max_threads();
}
