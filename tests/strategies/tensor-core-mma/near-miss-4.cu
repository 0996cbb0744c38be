// ldmatrix alone: the product is made by ordinary arithmetic.
// absent: tensor-core-mma
__global__ void reads(const float *in, float *out) {
  __shared__ __align__(16) unsigned tile[128];
  tile[threadIdx.x] = __float_as_uint(in[threadIdx.x]);
  __syncthreads();
  unsigned at = unsigned(__cvta_generic_to_shared(&tile[threadIdx.x & 31]));
  unsigned r;
  // wmma and mma.sync would follow here
  asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(r) : "r"(at));
  out[threadIdx.x] = __uint_as_float(r) * 2.f;
}
int main() { reads<<<1, 128>>>(nullptr, nullptr); }
