// A sign that the data chooses turns one formula into the other.
struct Quote { float spot, strike; int put; };
__global__ void payoff(const Quote *q, double *v, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const float sign = q[i].put ? -1.0f : 1.0f;
  v[i] = sign * (q[i].spot - q[i].strike); // expect: branchless-execution
}
void go(const Quote *q, double *v, int n) { payoff<<<(n + 127) / 128, 128>>>(q, v, n); }
