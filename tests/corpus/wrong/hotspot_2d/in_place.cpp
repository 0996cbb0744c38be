// Cells read neighbours that the same step has already advanced.
// shows at: medium large
#include <utility>
#include <vector>

extern "C" void solution_compute(int rows, int cols, int iters, const float *temp0,
                                 const float *power, float *out_temp) {
  const double height = 0.016 / rows, width = 0.016 / cols, thickness = 0.0005;
  const double capacity = 0.5 * 1.75e6 * thickness * width * height;
  const double step = 0.001 / (3e6 / (0.5 * thickness * 1.75e6)) / 1000;
  const float source = float(step / capacity);
  const float ky = float(2 * 100 * thickness * width / height);
  const float kx = float(2 * 100 * thickness * height / width);
  const float kz = float(100 * height * width / thickness);
  std::vector<float> now(temp0, temp0 + rows * cols), next(now);
  for (int t = 0; t < iters; ++t) {
    for (int r = 0; r < rows; ++r)
      for (int c = 0; c < cols; ++c) {
        const int i = r * cols + c;
        const float centre = now[i];
        const float north = r > 0 ? now[i - cols] : centre;
        const float south = r < rows - 1 ? now[i + cols] : centre;
        const float west = c > 0 ? now[i - 1] : centre;
        const float east = c < cols - 1 ? now[i + 1] : centre;
        const float flow = (south + north - 2 * centre) * ky + (east + west - 2 * centre) * kx;
        now[i] = centre + source * (power[i] + flow + (80 - centre) * kz);
      }
  }
  for (int i = 0; i < rows * cols; ++i)
    out_temp[i] = now[i];
}
