// The program's own pool.
// absent: stream-ordered-allocation
#include <vector>
static std::vector<void *> freeList;
void *mallocAsync(size_t bytes) {
  if (!freeList.empty()) {
    void *p = freeList.back();
    freeList.pop_back();
    return p;
  }
  void *p;
  cudaMalloc(&p, bytes);
  return p;
}
void freeAsync(void *p) { freeList.push_back(p); }
__global__ void k(int *x) { x[threadIdx.x] = 1; }
void run() {
  int *x = (int *)mallocAsync(1024);
  k<<<1, 256>>>(x);
  freeAsync(x);
}
