// A template; the attribute through a macro.
#define CLUSTER_OF(n) __cluster_dims__(n, 1, 1)
template <int N> __global__ void CLUSTER_OF(4) rows(const float *in, float *out) { // expect: thread-block-clusters
  float s = 0;
  for (int i = 0; i < N; ++i)
    s += in[(blockIdx.x * blockDim.x + threadIdx.x) * N + i];
  out[blockIdx.x * blockDim.x + threadIdx.x] = s;
}
int main() { rows<8><<<16, 64>>>(nullptr, nullptr); }
