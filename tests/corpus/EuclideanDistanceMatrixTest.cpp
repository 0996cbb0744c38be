#include <algorithm>
#include <cmath>
#include <cstdint>
#include <random>
#include <vector>

#include <gtest/gtest.h>

#define solution_compute reference_euclidean_distance_matrix
#include "corpus/tasks/euclidean_distance_matrix/reference.cpp"
#undef solution_compute

namespace {

std::vector<float> distances(int refs, int queries, int dim, const std::vector<float> &ref,
                             const std::vector<float> &query) {
  std::vector<float> dist(size_t(refs) * queries, -1.0f);
  reference_euclidean_distance_matrix(refs, queries, dim, ref.data(), query.data(), dist.data());
  return dist;
}

std::vector<float> randomPoints(int count, int dim, uint32_t seed) {
  std::mt19937 engine(seed);
  std::vector<float> points(size_t(count) * dim);
  for (float &p : points)
    p = float(engine() % 4096) / 4096.0f;
  return points;
}

TEST(EuclideanDistanceMatrix, MatchesDistancesWorkedOutByHand) {
  // References (0, 0), (3, 4); queries (1, 1), (3, 0), (-1, 4), coordinate by coordinate.
  const std::vector<float> expected = {2, 9, 17, 13, 16, 16};
  EXPECT_EQ(distances(2, 3, 2, {0, 3, 0, 4}, {1, 3, -1, 1, 0, 4}), expected);
}

TEST(EuclideanDistanceMatrix, MatchesTheExpandedFormInDoublePrecision) {
  // Widths around the strip of 256 queries, and fewer queries than references.
  for (int queries : {1, 255, 256, 257, 600}) {
    const int refs = 37, dim = 23;
    const auto ref = randomPoints(refs, dim, 1), query = randomPoints(queries, dim, 2);
    const auto dist = distances(refs, queries, dim, ref, query);
    for (int r = 0; r < refs; ++r)
      for (int q = 0; q < queries; ++q) {
        double rr = 0, qq = 0, rq = 0;
        for (int k = 0; k < dim; ++k) {
          const double a = ref[k * refs + r], b = query[k * queries + q];
          rr += a * a, qq += b * b, rq += a * b;
        }
        ASSERT_NEAR(dist[size_t(r) * queries + q], rr + qq - 2 * rq, 2e-5)
            << "reference " << r << ", query " << q << " of " << queries;
      }
  }
}

TEST(EuclideanDistanceMatrix, IsZeroOnTheDiagonalAndSymmetricForOneSet) {
  const int n = 70, dim = 11;
  const auto points = randomPoints(n, dim, 3);
  const auto dist = distances(n, n, dim, points, points);
  for (int r = 0; r < n; ++r)
    for (int q = 0; q < n; ++q) {
      ASSERT_EQ(dist[r * n + q], dist[q * n + r]);
      ASSERT_EQ(dist[r * n + q] == 0.0f, r == q);
    }
}

TEST(EuclideanDistanceMatrix, KeepsTheTriangleInequality) {
  const int refs = 20, queries = 30, dim = 8;
  const auto ref = randomPoints(refs, dim, 4), query = randomPoints(queries, dim, 5);
  const auto across = distances(refs, queries, dim, ref, query);
  const auto within = distances(refs, refs, dim, ref, ref);
  for (int a = 0; a < refs; ++a)
    for (int b = 0; b < refs; ++b)
      for (int q = 0; q < queries; ++q)
        ASSERT_LE(std::sqrt(across[a * queries + q]),
                  std::sqrt(within[a * refs + b]) + std::sqrt(across[b * queries + q]) + 1e-5f);
}

} // namespace
