// PTX: the address of another block's shared memory.
__device__ float readRemote(const float *local, int rank) {
  unsigned a = unsigned(__cvta_generic_to_shared(local)), r;
  float v;
  asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(rank)); // evidence: thread-block-clusters
  asm volatile("ld.shared::cluster.f32 %0, [%1];" : "=f"(v) : "r"(r));
  return v;
}
__global__ void neighbour(const float *in, float *out) {
  __shared__ float s[64];
  s[threadIdx.x] = in[threadIdx.x];
  asm volatile("barrier.cluster.arrive.aligned;\n barrier.cluster.wait.aligned;\n" ::: "memory"); // expect: thread-block-clusters
  out[threadIdx.x] = readRemote(&s[threadIdx.x], 1);
}
void run(float *a, float *b) { neighbour<<<4, 64>>>(a, b); }
