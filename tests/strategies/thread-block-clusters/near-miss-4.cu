// A bulk copy names the address space, the kernel has no cluster.
// absent: thread-block-clusters
__global__ void bulk(const float *in, float *out) {
  __shared__ alignas(16) float s[256];
  __shared__ unsigned long long bar;
  unsigned d = unsigned(__cvta_generic_to_shared(s)), b = unsigned(__cvta_generic_to_shared(&bar));
  if (threadIdx.x == 0)
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 1024, [%2];" ::"r"(d), "l"(in), "r"(b) : "memory");
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x];
}
int main() { bulk<<<1, 256>>>(nullptr, nullptr); }
