// malloc in device code.
// absent: stream-ordered-allocation
__global__ void build(int **lists, const int *sizes) {
  int n = sizes[threadIdx.x];
  int *list = (int *)malloc(n * sizeof(int));
  for (int i = 0; i < n; ++i)
    list[i] = i;
  lists[threadIdx.x] = list;
}
int main() { build<<<1, 32>>>(nullptr, nullptr); }
