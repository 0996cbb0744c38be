// absent: scalar-broadcast
// Every thread stages one element and all read all of them: a tile, no broadcast.
__global__ void forces(const float4 *body, float3 *out, int n) {
  __shared__ float4 tile[128];
  const int i = blockIdx.x * 128 + threadIdx.x;
  const float4 me = body[i];
  float3 f = make_float3(0, 0, 0);
  for (int b = 0; b < n; b += 128) {
    tile[threadIdx.x] = body[b + threadIdx.x];
    __syncthreads();
    for (int k = 0; k < 128; ++k) {
      const float dx = tile[k].x - me.x, dy = tile[k].y - me.y, dz = tile[k].z - me.z;
      const float s = tile[k].w * rsqrtf(dx * dx + dy * dy + dz * dz + 1e-6f);
      f.x += s * dx, f.y += s * dy, f.z += s * dz;
    }
    __syncthreads();
  }
  out[i] = f;
}

void run(const float4 *body, float3 *out, int n) { forces<<<n / 128, 128>>>(body, out, n); }
