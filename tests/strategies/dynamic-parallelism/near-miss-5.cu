// A host and device function launches on the host only.
// absent: dynamic-parallelism
__global__ void k(int *x) { x[threadIdx.x] = 1; }
void start(int *x) { k<<<1, 32>>>(x); }
__global__ void caller(int *x) {
  // start(x) cannot be called from here: k<<<1, 32>>>(x)
  x[threadIdx.x] = 3;
}
int main() {
  caller<<<1, 32>>>(nullptr);
  auto again = [](int *p) { start(p); };
  again(nullptr);
}
