// cp.async in inline PTX, two stages.
__global__ void sums(const float4 *in, float *out, int n) {
  __shared__ float4 stage[2][128];
  float acc = 0;
  for (int i = 0; i < n; ++i) {
    unsigned at = unsigned(__cvta_generic_to_shared(&stage[i & 1][threadIdx.x]));
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n" ::"r"(at), "l"(in + i * 128 + threadIdx.x)); // expect: asynchronous-copy-pipeline
    asm volatile("cp.async.commit_group;\n");
    asm volatile("cp.async.wait_group 0;\n"); // evidence: asynchronous-copy-pipeline
    __syncthreads();
    acc += stage[i & 1][127 - threadIdx.x].x;
    __syncthreads();
  }
  out[blockIdx.x * 128 + threadIdx.x] = acc;
}
// absent: cache-policy-hints
int main() { sums<<<1, 128>>>(nullptr, nullptr, 4); }
