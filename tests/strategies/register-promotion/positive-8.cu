// Eight complex numbers per thread wait for the barriers of an exchange; a constant table says the order.
#define EXCHANGE(data, work, stride) \
  for (int i = 0; i < 8; i++)        \
    work[(i * stride + t)] = data[order[i]].x;

__global__ void fft512(float2 *work, int n) {
  __shared__ float buffer[8 * 64];
  const int t = threadIdx.x, order[8] = {0, 4, 2, 6, 1, 5, 3, 7};
  float2 data[8]; // expect: register-promotion
  for (int i = 0; i < 8; i++)
    data[i] = work[(blockIdx.x * 8 + i) * 64 + t];
  EXCHANGE(data, buffer, 64)
  __syncthreads(); // evidence: register-promotion
  for (int i = 0; i < 8; i++)
    data[i].y += buffer[t * 8 + i];
  for (int i = 0; i < 8; i++)
    work[(blockIdx.x * 8 + i) * 64 + t] = data[i];
}

void run(float2 *work, int n) { fft512<<<n / 512, 64>>>(work, n); }
