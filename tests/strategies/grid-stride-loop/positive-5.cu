/* Warps of the grid take lists in turn; a helper gives the stride. Old C style. */
__device__ int warp_of_grid(void) { return (blockIdx.x * blockDim.x + threadIdx.x) / 32; }
__device__ int warps_of_grid(void) { return gridDim.x * blockDim.x / 32; }

__global__ void list_sums(const int *start, const float *item, float *sum, int lists)
{
    int lane = threadIdx.x % 32, w, i;
    for (w = warp_of_grid(); w < lists; w += warps_of_grid()) { // expect: grid-stride-loop
        float s = 0.0f;
        for (i = start[w] + lane; i < start[w + 1]; i += 32)
            s += item[i];
        for (i = 16; i > 0; i /= 2)
            s += __shfl_down_sync(0xffffffffu, s, i);
        if (lane == 0)
            sum[w] = s;
    }
}

void sums(const int *start, const float *item, float *sum, int lists)
{
    list_sums<<<120, 128>>>(start, item, sum, lists);
}
