/* Random numbers of cuRAND's device interface drive the simulation itself. */
#include <cuda_runtime.h>
#include <curand_kernel.h>

__global__ void diffuse(float2 *where, int steps, float spread, unsigned long long seed, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, s;
    curandState own;
    if (i >= n) return;
    curand_init(seed, i, 0, &own); // evidence: library-primitives
    float2 p = where[i];
    for (s = 0; s < steps; s++) {
        float2 g = curand_normal2(&own); // expect: library-primitives
        p.x += spread * g.x;
        p.y += spread * g.y;
    }
    where[i] = p;
}

void walk(float2 *where, int n)
{
    diffuse<<<n / 128 + 1, 128>>>(where, 100, 0.01f, 42ull, n);
}
