// Four numbered sums run through the loop over k, as older code writes it.
__global__ void dot4(const double *a, const double *b, double *c, int n, int ld)
{
    int row = blockIdx.x * blockDim.x + threadIdx.x, k;
    double s0 = 0.0, s1 = 0.0, s2 = 0.0, s3 = 0.0; // expect: register-promotion

    if (row >= n)
        return;
    for (k = 0; k < n; k++) { // evidence: register-promotion
        double x = a[row + k * ld];
        s0 += x * b[k];
        s1 += x * b[k + ld];
        s2 += x * b[k + 2 * ld];
        s3 += x * b[k + 3 * ld];
    }
    c[row] = s0;
    c[row + ld] = s1;
    c[row + 2 * ld] = s2;
    c[row + 3 * ld] = s3;
}

void run(const double *a, const double *b, double *c, int n, int ld)
{
    dot4<<<(n + 127) / 128, 128>>>(a, b, c, n, ld);
}
