// The query stays in registers while the candidates pass: loaded once, read in every turn.
#define DIM 8

__global__ void nearest(const float *queries, const float *points, int count, int *best) {
  float q[DIM]; // expect: register-promotion
  const int t = blockIdx.x * blockDim.x + threadIdx.x;
#pragma unroll
  for (int d = 0; d < DIM; ++d)
    q[d] = queries[t * DIM + d];
  float least = 3.4e38f;
  int at = -1;
  for (int p = 0; p < count; ++p) { // evidence: register-promotion
    float sum = 0.0f;
#pragma unroll
    for (int d = 0; d < DIM; ++d) {
      const float diff = q[d] - points[p * DIM + d]; // evidence: register-promotion
      sum += diff * diff;
    }
    if (sum < least) {
      least = sum;
      at = p;
    }
  }
  best[t] = at;
}

void search(const float *queries, const float *points, int count, int *best, int n) {
  nearest<<<n / 256, 256>>>(queries, points, count, best);
}
