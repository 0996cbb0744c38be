// absent: thread-coarsening
// float4 is the natural element of bodies; one body a thread, over many time steps in place.
__global__ void drift(float4 *pos, const float4 *vel, int n, int steps, float dt) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  for (int s = 0; s < steps; s++) {
    float4 p = pos[i], v = vel[i];
    pos[i] = make_float4(p.x + v.x * dt, p.y + v.y * dt, p.z + v.z * dt, p.w);
  }
}

int main() {
  const int n = 1 << 14;
  float4 *p, *v;
  cudaMalloc(&p, n * sizeof(float4));
  cudaMalloc(&v, n * sizeof(float4));
  cudaMemset(p, 0, n * sizeof(float4));
  cudaMemset(v, 0, n * sizeof(float4));
  drift<<<n / 128, 128>>>(p, v, n, 10, 0.01f);
  cudaDeviceSynchronize();
}
