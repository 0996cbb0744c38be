// dp4a: four byte products into a word.
__global__ void pack(const int *a, const int *b, int *c, int k) {
  int acc = 0;
  for (int i = 0; i < k; ++i)
    acc = __dp4a(a[threadIdx.x * k + i], b[i], acc); // expect: mixed-precision
  c[threadIdx.x] = acc;
}
int main() { pack<<<1, 64>>>(nullptr, nullptr, nullptr, 16); }
