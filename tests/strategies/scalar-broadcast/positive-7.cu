// Old C style: a volatile flag that one thread raises after a test, read in the condition of the loop.
#define TID threadIdx.x
__global__ void relax(float *x, const float *b, int n, float tol)
{
    __shared__ volatile int finished;
    __shared__ float worst[128];
    int i, s;

    do {
        float d = 0.0f;
        for (i = TID; i < n; i += 128) {
            float next = 0.5f * (x[i] + b[i]);
            d = fmaxf(d, fabsf(next - x[i]));
            x[i] = next;
        }
        worst[TID] = d;
        __syncthreads();
        for (s = 64; s > 0; s >>= 1) {
            if (TID < s)
                worst[TID] = fmaxf(worst[TID], worst[TID + s]);
            __syncthreads();
        }
        if (TID == 0) // evidence: scalar-broadcast
            finished = worst[0] < tol; // expect: scalar-broadcast
        __syncthreads(); // evidence: scalar-broadcast
    } while (!finished); // evidence: scalar-broadcast
}

void solve(float *x, const float *b, int n, float tol) { relax<<<1, 128>>>(x, b, n, tol); }
