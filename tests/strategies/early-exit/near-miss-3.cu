// absent: early-exit
// A traversal stack and a linked list end where they end; a switch breaks.
struct Node { int left, right, item; };
__global__ void walk(const Node *nodes, const int *next, int *count, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, c = 0;
  if (i >= n) return;
  int stack[32], top = 0;
  stack[top++] = 0;
  while (top > 0) {
    const Node node = nodes[stack[--top]];
    if (node.left >= 0) stack[top++] = node.left;
    if (node.right >= 0) stack[top++] = node.right;
    ++c;
  }
  for (int p = i; p != -1; p = next[p])
    ++c;
  switch (c & 3) {
  case 0: c += 1; break;
  case 1: c += 2; break;
  }
  count[i] = c;
}
void go(const Node *a, const int *b, int *c, int n) { walk<<<(n + 63) / 64, 64>>>(a, b, c, n); }
