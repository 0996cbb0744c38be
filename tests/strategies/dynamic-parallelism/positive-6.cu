// Through a macro, in a loop over quadrants.
#define LAUNCH(kernel, grid, block, ...) kernel<<<grid, block>>>(__VA_ARGS__)
__global__ void leaf(float *x, int at) { x[at + threadIdx.x] = 0; }
__global__ void tree(float *x, int level) {
  if (threadIdx.x != 0)
    return;
  for (int q = 0; q < 4; ++q)
    LAUNCH(leaf, 1, 32, x, (blockIdx.x * 4 + q) * 32); // expect: dynamic-parallelism
}
void run(float *x) { tree<<<16, 32>>>(x, 0); }
