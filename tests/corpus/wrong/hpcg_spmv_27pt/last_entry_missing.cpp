// The last entry of every row is left out.
// shows at: small medium large
extern "C" void solution_compute(int n, const int *row_ptr, const int *col_idx,
                                 const double *values, const double *x, double *y_out) {
  for (int row = 0; row < n; ++row) {
    double sum = 0;
    for (int k = row_ptr[row]; k < row_ptr[row + 1] - 1; ++k)
      sum += values[k] * x[col_idx[k]];
    y_out[row] = sum;
  }
}
