// A do-while over a list of active cells, old C style.
#include <cuda_runtime.h>

__global__ void relax_cells(const int *active, int how_many, float *value, const float *source, int *taken)
{
    int mine, c, turn;
    do { // expect: dynamic-work-distribution
        mine = atomicAdd(taken, 1); // expect: dynamic-work-distribution
        if (mine < how_many) {
            c = active[mine];
            for (turn = 0; turn < 8; turn++)
                value[c] = 0.5f * (value[c] + source[c]);
        }
    } while (mine < how_many);
}

void relax(const int *active, int how_many, float *value, const float *source, int *taken)
{
    cudaMemset(taken, 0, sizeof(int));
    relax_cells<<<32, 64>>>(active, how_many, value, source, taken);
}
