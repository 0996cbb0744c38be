// A flag in a do-while on the host, in old C.
#include <stdio.h>
#include <stdlib.h>
__global__ void relax(const int *from, const int *to, const int *w, int *dist, int *again, int m) {
  int e = blockIdx.x * blockDim.x + threadIdx.x;
  if (e < m && dist[from[e]] + w[e] < dist[to[e]]) {
    dist[to[e]] = dist[from[e]] + w[e];
    *again = 1;
  }
}
int main(int argc, char **argv) {
  int m = argc > 1 ? atoi(argv[1]) : 100, h_again;
  int *from, *to, *w, *dist, *again;
  cudaMalloc((void **)&from, m * 4);
  cudaMalloc((void **)&to, m * 4);
  cudaMalloc((void **)&w, m * 4);
  cudaMalloc((void **)&dist, m * 4);
  cudaMalloc((void **)&again, 4);
  do {
    h_again = 0;
    cudaMemcpy(again, &h_again, 4, cudaMemcpyHostToDevice);
    relax<<<(m + 63) / 64, 64>>>(from, to, w, dist, again, m);
    cudaMemcpy(&h_again, again, 4, cudaMemcpyDeviceToHost);
  } while (h_again); // expect: early-exit
  printf("done\n");
  return 0;
}
