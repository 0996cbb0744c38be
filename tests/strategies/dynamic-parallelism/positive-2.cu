// A kernel that launches itself.
__global__ void quicksort(int *data, int left, int right, int depth) {
  int l = left, r = right, pivot = data[(left + right) / 2];
  while (l <= r) {
    while (data[l] < pivot)
      ++l;
    while (data[r] > pivot)
      --r;
    if (l <= r) {
      int t = data[l];
      data[l++] = data[r];
      data[r--] = t;
    }
  }
  if (left < r && depth < 16)
    quicksort<<<1, 1>>>(data, left, r, depth + 1); // expect: dynamic-parallelism
  if (l < right && depth < 16)
    quicksort<<<1, 1>>>(data, l, right, depth + 1); // expect: dynamic-parallelism
}
void run(int *d, int n) { quicksort<<<1, 1>>>(d, 0, n - 1, 0); }
