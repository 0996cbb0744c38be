// absent: register-promotion
// Arrays declared at the top as old C wants it, but filled and consumed within one turn.
__global__ void unpack(const unsigned *packed, float *out, int n)
{
    unsigned char b[4];
    float f[4];
    int i, k;

    for (i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        unsigned w = packed[i];
        for (k = 0; k < 4; k++)
            b[k] = (unsigned char)(w >> (8 * k));
        for (k = 0; k < 4; k++)
            f[k] = b[k] / 255.0f;
        for (k = 0; k < 4; k++)
            out[k * n + i] = f[k];
    }
}

void run(const unsigned *packed, float *out, int n)
{
    unpack<<<64, 256>>>(packed, out, n);
}
