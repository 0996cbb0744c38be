// status: ok
// kernels: draw
// launches: 0
#include <curand_kernel.h>
__global__ void draw(curandState *states, float *out, unsigned seed) {
  int i = threadIdx.x;
  curand_init(seed, i, 0, &states[i]);
  curandState local = states[i];
  out[i] = curand_uniform(&local) + curand_normal(&local) + curand(&local);
  curandStatePhilox4_32_10_t philox;
  curand_init(seed, i, 0, &philox);
  out[i] += curand_uniform4(&philox).x;
  states[i] = local;
}
