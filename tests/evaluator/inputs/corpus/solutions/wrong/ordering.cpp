extern "C" void solution_compute(int m, const unsigned char *, long *order) {
  for (int i = 0; i < m; ++i)
    order[i] = i;
}
