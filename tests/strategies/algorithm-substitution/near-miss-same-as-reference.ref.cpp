void solve(float *u, const float *f, int n, int turns) {
  for (int t = 0; t < turns; t++)
    for (int c = 0; c < 2; c++)
      for (int y = 1; y < n - 1; y++)
        for (int x = 1; x < n - 1; x++)
          if ((x + y) % 2 == c)
            u[y * n + x] = 0.25f * (u[y * n + x - 1] + u[y * n + x + 1] + u[(y - 1) * n + x] + u[(y + 1) * n + x] - f[y * n + x]);
}
