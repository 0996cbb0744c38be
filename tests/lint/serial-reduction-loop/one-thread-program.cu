// rule: serial-reduction-loop  expect: silent
// A whole algorithm of one thread, in which a small table's maximum is one step.
#include <cuda_runtime.h>

__global__ void align(const char *query, int length, const int *scores, int kinds, int *row, int *best) {
  int largest = 0;
  for (int k = 0; k < kinds * kinds; ++k)
    largest = largest > scores[k] ? largest : scores[k];
  int top = 0;
  for (int i = 1; i < length; ++i) {
    row[i] = max(0, row[i - 1] + scores[query[i] * kinds + query[i - 1]]);
    top = max(top, row[i]);
  }
  *best = top + largest;
}

void run(const char *q, int n, const int *s, int kinds, int *row, int *best) {
  align<<<1, 1>>>(q, n, s, kinds, row, best);
}
