// Rows after the last full block of 256 repeat the last row computed.
// shows at: small medium large
extern "C" void solution_compute(int n, const int *row_ptr, const int *col_idx,
                                 const double *values, const double *x, double *y_out) {
  const int whole = n / 256 * 256;
  for (int row = 0; row < n; ++row) {
    if (row >= whole && row > 0) {
      y_out[row] = y_out[row - 1];
      continue;
    }
    double sum = 0;
    for (int k = row_ptr[row]; k < row_ptr[row + 1]; ++k)
      sum += values[k] * x[col_idx[k]];
    y_out[row] = sum;
  }
}
