// Keys are sorted and repeated ones dropped before the device sees them.
#include <algorithm>
#include <cuda_runtime.h>
#include <vector>

__global__ void divisors(const int *number, int *count, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  int c = 0;
  for (int d = 1; d <= number[i]; ++d)
    c += number[i] % d == 0;
  count[i] = c;
}

std::vector<int> countDivisors(const std::vector<int> &asked) {
  std::vector<int> numbers(asked);
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end()); // expect: host-deduplication
  const int n = int(numbers.size());
  int *number, *count;
  cudaMalloc(&number, n * sizeof(int));
  cudaMalloc(&count, n * sizeof(int));
  cudaMemcpy(number, numbers.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  divisors<<<(n + 63) / 64, 64>>>(number, count, n);
  std::vector<int> distinct(n), result;
  cudaMemcpy(distinct.data(), count, n * sizeof(int), cudaMemcpyDeviceToHost);
  for (int a : asked)
    result.push_back(distinct[std::lower_bound(numbers.begin(), numbers.end(), a) - numbers.begin()]);
  cudaFree(number);
  cudaFree(count);
  return result;
}
