// absent: host-precomputation
// Rows of a network's weights are laid out one after the other: the same numbers in one piece.
#include <cuda_runtime.h>
#include <stdlib.h>

typedef struct {
    int inputs, hidden;
    float **weights;
} net_t;

__global__ void forward(const float *w, const float *x, float *y, int inputs, int hidden)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x, k;
    float s = 0.0f;
    if (j >= hidden)
        return;
    for (k = 0; k < inputs; k++)
        s += w[k * hidden + j] * x[k];
    y[j] = s;
}

void run(net_t *net, const float *d_x, float *d_y)
{
    float *flat = (float *)malloc(net->inputs * net->hidden * sizeof(float)), *d_w;
    int k, j, m = 0;
    for (k = 0; k < net->inputs; k++)
        for (j = 0; j < net->hidden; j++)
            flat[m++] = net->weights[k][j];
    cudaMalloc((void **)&d_w, net->inputs * net->hidden * sizeof(float));
    cudaMemcpy(d_w, flat, net->inputs * net->hidden * sizeof(float), cudaMemcpyHostToDevice);
    forward<<<(net->hidden + 127) / 128, 128>>>(d_w, d_x, d_y, net->inputs, net->hidden);
    cudaFree(d_w);
    free(flat);
}
