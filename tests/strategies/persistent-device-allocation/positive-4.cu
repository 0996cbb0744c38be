// Init, run, done: a C interface over file-scope pointers, with a checking function around each call.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>

static struct { int *list; unsigned *hits; int n; } state;

static void ok(cudaError_t e)
{
    if (e != cudaSuccess) { fprintf(stderr, "%s\n", cudaGetErrorString(e)); exit(1); }
}

__global__ void probe(const int *list, int n, int key, unsigned *hits)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && list[i] == key) atomicAdd(hits, 1u);
}

extern "C" void probe_init(const int *list, int n)
{
    state.n = n;
    ok(cudaMalloc((void **)&state.list, n * sizeof(int))); // expect: persistent-device-allocation
    ok(cudaMalloc((void **)&state.hits, sizeof(unsigned)));              // expect: persistent-device-allocation
    ok(cudaMemcpy(state.list, list, n * sizeof(int), cudaMemcpyHostToDevice));
}

extern "C" unsigned probe_key(int key)
{
    unsigned h;
    ok(cudaMemset(state.hits, 0, sizeof h));
    probe<<<(state.n + 255) / 256, 256>>>(state.list, state.n, key, state.hits); // expect: persistent-device-allocation
    ok(cudaMemcpy(&h, state.hits, sizeof h, cudaMemcpyDeviceToHost));
    return h;
}

extern "C" void probe_done(void)
{
    ok(cudaFree(state.list));
    ok(cudaFree(state.hits));
}
