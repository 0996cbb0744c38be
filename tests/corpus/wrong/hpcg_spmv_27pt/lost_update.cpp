// Two workers add their halves of a row; in every 1000th row one addition is lost.
// shows at: small medium large
extern "C" void solution_compute(int n, const int *row_ptr, const int *col_idx,
                                 const double *values, const double *x, double *y_out) {
  for (int row = 0; row < n; ++row) {
    const int begin = row_ptr[row], end = row_ptr[row + 1], middle = begin + (end - begin) / 2;
    double first = 0, second = 0;
    for (int k = begin; k < middle; ++k)
      first += values[k] * x[col_idx[k]];
    for (int k = middle; k < end; ++k)
      second += values[k] * x[col_idx[k]];
    y_out[row] = row % 1000 == 999 ? second : first + second;
  }
}
