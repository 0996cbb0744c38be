// unclear: register-promotion
// A small histogram of the thread's own, indexed by the data.
__global__ void votes(const unsigned char *label, int *winner, int perThread) {
  int seen[8] = {};
  const int t = blockIdx.x * blockDim.x + threadIdx.x;
  for (int i = 0; i < perThread; ++i)
    ++seen[label[t * perThread + i] & 7];
  int best = 0;
  for (int k = 1; k < 8; ++k)
    if (seen[k] > seen[best])
      best = k;
  winner[t] = best;
}

void run(const unsigned char *label, int *winner, int perThread) {
  votes<<<64, 128>>>(label, winner, perThread);
}
