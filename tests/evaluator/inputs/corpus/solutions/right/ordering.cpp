// Counting sort from the back: a valid order that differs from the reference's among equal keys.
extern "C" void solution_compute(int m, unsigned char *keys, long long *order) {
  int start[257] = {};
  for (int i = 0; i < m; ++i)
    ++start[keys[i] + 1];
  for (int k = 0; k < 256; ++k)
    start[k + 1] += start[k];
  for (int i = m - 1; i >= 0; --i)
    order[start[keys[i]]++] = i;
}
