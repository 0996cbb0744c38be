/* Any number of threads: halves are rounded up. Maximum by a compare. */
__global__ void largest(const int *v, int n, int *out)
{
    __shared__ int best[1024]; // evidence: block-reduction
    int t = threadIdx.x, i, left = blockDim.x;
    best[t] = -2147483647;
    for (i = t; i < n; i += blockDim.x)
        if (v[blockIdx.x * n + i] > best[t])
            best[t] = v[blockIdx.x * n + i];
    __syncthreads();
    while (left > 1) { // expect: block-reduction
        int half = (left + 1) / 2;
        if (t < left / 2)
            best[t] = max(best[t], best[t + half]);
        __syncthreads();
        left = half;
    }
    if (!t)
        out[blockIdx.x] = best[0];
}

void go(const int *v, int n, int *out, int rows, int threads) { largest<<<rows, threads>>>(v, n, out); }
