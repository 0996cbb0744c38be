/* Two elements, half an array apart, in one thread; plain C. */
__global__ void roots(const double *in, double *out, int n)
{
    int i = blockIdx.x * (blockDim.x * 2) + threadIdx.x;
    if (i < n)
        out[i] = sqrt(in[i]); // expect: thread-coarsening
    if (i + blockDim.x < n)
        out[i + blockDim.x] = sqrt(in[i + blockDim.x]); // expect: thread-coarsening
}

void go(const double *in, double *out, int n) { roots<<<(n + 511) / 512, 256>>>(in, out, n); }
