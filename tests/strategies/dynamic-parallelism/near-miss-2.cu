// The host launches recursively.
// absent: dynamic-parallelism
__global__ void merge(int *a, int l, int m, int r) { a[l + threadIdx.x] += a[m + threadIdx.x] + r; }
void sort(int *a, int l, int r) {
  if (r - l < 2)
    return;
  int m = (l + r) / 2;
  sort(a, l, m);
  sort(a, m, r);
  merge<<<1, 64>>>(a, l, m, r);
}
int main() { sort(nullptr, 0, 64); }
