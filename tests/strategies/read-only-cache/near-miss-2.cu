// absent: read-only-cache
// Other cache hints: streamed, and cached in L2 only.
#include <cuda_runtime.h>

__global__ void blend(const float4 *a, const float4 *b, float4 *out, float t, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const float4 p = __ldcs(a + i), q = __ldcg(b + i);
  __stcs(out + i, make_float4(p.x + t * (q.x - p.x), p.y + t * (q.y - p.y), p.z + t * (q.z - p.z),
                              p.w + t * (q.w - p.w)));
}

void blendAll(const float4 *a, const float4 *b, float4 *out, float t, int n) {
  blend<<<(n + 255) / 256, 256>>>(a, b, out, t, n);
}
