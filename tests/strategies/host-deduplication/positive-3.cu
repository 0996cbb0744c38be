/* A table of slots: the first patient of a ward opens the slot, the others share it. C style. */
#include <cuda_runtime.h>
#include <stdlib.h>

__global__ void forecast(const int *ward, float *load, int n, int days)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, d;
    float x = 1.0f;
    if (i >= n)
        return;
    for (d = 0; d < days; d++)
        x = x * 1.01f + 0.001f * ward[i];
    load[i] = x;
}

void forecast_wards(const int *patient_ward, int patients, int wards, float *patient_load, int days)
{
    int *slot = (int *)malloc(wards * sizeof(int)), *list = (int *)malloc(wards * sizeof(int)), n = 0, p, *d_ward;
    float *load, *d_load;
    for (p = 0; p < wards; p++)
        slot[p] = -1;
    for (p = 0; p < patients; p++)
        if (slot[patient_ward[p]] < 0) { // expect: host-deduplication
            slot[patient_ward[p]] = n;
            list[n++] = patient_ward[p]; // evidence: host-deduplication
        }
    load = (float *)malloc(n * sizeof(float));
    cudaMalloc((void **)&d_ward, n * sizeof(int));
    cudaMalloc((void **)&d_load, n * sizeof(float));
    cudaMemcpy(d_ward, list, n * sizeof(int), cudaMemcpyHostToDevice);
    forecast<<<(n + 31) / 32, 32>>>(d_ward, d_load, n, days);
    cudaMemcpy(load, d_load, n * sizeof(float), cudaMemcpyDeviceToHost);
    for (p = 0; p < patients; p++)
        patient_load[p] = load[slot[patient_ward[p]]];
    cudaFree(d_ward);
    cudaFree(d_load);
    free(slot);
    free(list);
    free(load);
}
