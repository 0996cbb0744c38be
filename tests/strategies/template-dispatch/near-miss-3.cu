// absent: template-dispatch
// A switch over different kernels, none of them a template.
__global__ void rise(float *v) { v[threadIdx.x] += 1; }
__global__ void fall(float *v) { v[threadIdx.x] -= 1; }
__global__ void stay(float *v) { v[threadIdx.x] *= 1; }

void run(float *v, int mode) {
  switch (mode) {
  case 0: rise<<<1, 64>>>(v); break;
  case 1: fall<<<1, 64>>>(v); break;
  default: stay<<<1, 64>>>(v);
  }
}
