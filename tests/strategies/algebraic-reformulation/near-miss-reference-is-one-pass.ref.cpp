void rowVariance(const float *x, float *var, int rows, int cols) {
  for (int r = 0; r < rows; r++) {
    float s = 0, q = 0;
    for (int c = 0; c < cols; c++) {
      s += x[r * cols + c];
      q += x[r * cols + c] * x[r * cols + c];
    }
    var[r] = q / cols - (s / cols) * (s / cols);
  }
}
