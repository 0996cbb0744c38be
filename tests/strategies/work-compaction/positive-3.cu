// Neighbour list of every particle: those within the radius, one after the other.
#include <cuda_runtime.h>

#define MAX_NEIGHBOURS 64

__global__ void neighbour_list(const float *px, const float *py, int n, float r2, int *list, int *length)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, j, found = 0;
    if (i >= n)
        return;
    for (j = 0; j < n; j++) {
        float dx = px[i] - px[j], dy = py[i] - py[j];
        if (j != i && dx * dx + dy * dy < r2 && found < MAX_NEIGHBOURS) // evidence: work-compaction
            list[i * MAX_NEIGHBOURS + found++] = j; // expect: work-compaction
    }
    length[i] = found;
}

void build(const float *px, const float *py, int n, float r, int *list, int *length)
{
    neighbour_list<<<(n + 127) / 128, 128>>>(px, py, n, r * r, list, length);
}
