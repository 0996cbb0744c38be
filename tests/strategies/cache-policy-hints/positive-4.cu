// A prefetch instruction ahead of the loop's next turn.
__global__ void walk(const double *in, double *out, int n) {
  double s = 0;
  for (int i = threadIdx.x; i < n; i += 128) {
    asm volatile("prefetch.global.L2 [%0];" : : "l"(in + i + 1024)); // expect: cache-policy-hints
    s += in[i];
  }
  out[threadIdx.x] = s;
}
int main() { walk<<<1, 128>>>(nullptr, nullptr, 4096); }
