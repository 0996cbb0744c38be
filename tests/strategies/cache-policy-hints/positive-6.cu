// A vector store of a result that nobody reads again, behind a macro.
#define STORE_STREAM(p, v) __stwt((p), (v))
__global__ void triad(float4 *a, const float4 *b, const float4 *c, float s) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float4 x = b[i], y = __ldca(c + i); // expect: cache-policy-hints
  STORE_STREAM(a + i, make_float4(x.x + s * y.x, x.y + s * y.y, x.z + s * y.z, x.w + s * y.w)); // expect: cache-policy-hints
}
int main() { triad<<<8, 128>>>(nullptr, nullptr, nullptr, 2.f); }
