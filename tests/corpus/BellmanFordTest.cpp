// The reference of bellman_ford against hand-made graphs and Dijkstra's algorithm.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <queue>
#include <random>
#include <utility>
#include <vector>

namespace bellman_ford {
#define solution_compute reference_bellman_ford
#include "corpus/tasks/bellman_ford/reference.cpp"
#undef solution_compute

struct Graph {
  int32_t V;
  std::vector<int32_t> offsets, heads;
  std::vector<float> weights;
};

struct Edge {
  int32_t tail, head;
  float weight;
};

Graph makeGraph(int32_t V, std::vector<Edge> edges) {
  std::sort(edges.begin(), edges.end(),
            [](const Edge &a, const Edge &b) { return a.tail < b.tail; });
  Graph graph{V, std::vector<int32_t>(std::size_t(V) + 1, 0), {}, {}};
  for (const Edge &edge : edges) {
    ++graph.offsets[std::size_t(edge.tail) + 1];
    graph.heads.push_back(edge.head);
    graph.weights.push_back(edge.weight);
  }
  for (std::size_t v = 0; v < std::size_t(V); ++v)
    graph.offsets[v + 1] += graph.offsets[v];
  return graph;
}

std::vector<float> answers(const Graph &graph, const std::vector<int32_t> &sources,
                           const std::vector<int32_t> &targets) {
  std::vector<float> distances(sources.size(), -1.0f);
  reference_bellman_ford(graph.V, int32_t(graph.heads.size()), graph.offsets.data(),
                         graph.heads.data(), graph.weights.data(), int32_t(sources.size()),
                         sources.data(), targets.data(), distances.data());
  return distances;
}

std::vector<float> dijkstra(const Graph &graph, int32_t source) {
  using Item = std::pair<float, int32_t>;
  std::vector<float> dist(std::size_t(graph.V), 1e30f);
  std::vector<bool> settled(std::size_t(graph.V), false);
  std::priority_queue<Item, std::vector<Item>, std::greater<Item>> queue;
  dist[std::size_t(source)] = 0.0f;
  queue.push({0.0f, source});
  while (!queue.empty()) {
    const std::size_t u = std::size_t(queue.top().second);
    queue.pop();
    if (settled[u])
      continue;
    settled[u] = true;
    for (std::size_t e = std::size_t(graph.offsets[u]); e < std::size_t(graph.offsets[u + 1]);
         ++e) {
      const std::size_t v = std::size_t(graph.heads[e]);
      if (dist[u] + graph.weights[e] < dist[v]) {
        dist[v] = dist[u] + graph.weights[e];
        queue.push({dist[v], int32_t(v)});
      }
    }
  }
  return dist;
}

Graph randomGraph(int32_t V, int32_t E, unsigned seed) {
  std::mt19937 random(seed);
  std::vector<Edge> edges;
  for (int32_t e = 0; e < E; ++e)
    edges.push_back({int32_t(random() % unsigned(V)), int32_t(random() % unsigned(V)),
                     1.0f + 99.0f * float(random() % 100000) / 100000.0f});
  return makeGraph(V, edges);
}

TEST(BellmanFordReference, TakesTheCheaperOfTwoWays) {
  const Graph graph =
      makeGraph(5, {{0, 1, 10.0f}, {0, 2, 1.0f}, {2, 3, 2.0f}, {3, 1, 3.0f}, {1, 0, 1.0f}});
  EXPECT_EQ(answers(graph, {0, 0, 0, 0, 0}, {0, 1, 2, 3, 4}),
            (std::vector<float>{0.0f, 6.0f, 1.0f, 3.0f, 1e30f}));
}

TEST(BellmanFordReference, KeepsTheLighterParallelEdgeAndTheDirection) {
  const Graph graph = makeGraph(3, {{0, 1, 7.0f}, {0, 1, 2.5f}, {0, 1, 9.0f}, {1, 2, 4.0f}});
  EXPECT_EQ(answers(graph, {0, 0, 2, 1}, {1, 2, 0, 0}),
            (std::vector<float>{2.5f, 6.5f, 1e30f, 1e30f}));
}

TEST(BellmanFordReference, AnswersTargetsOutsideTheGraphAsUnreachable) {
  const Graph graph = makeGraph(2, {{0, 1, 3.0f}});
  EXPECT_EQ(answers(graph, {0, 0, 0}, {-1, 2, 1}), (std::vector<float>{1e30f, 1e30f, 3.0f}));
}

TEST(BellmanFordReference, ReturnsToASourceAfterAnother) {
  const Graph graph = makeGraph(3, {{0, 1, 1.0f}, {1, 2, 1.0f}, {2, 0, 1.0f}});
  EXPECT_EQ(answers(graph, {0, 1, 0, 2}, {2, 0, 1, 1}),
            (std::vector<float>{2.0f, 2.0f, 1.0f, 2.0f}));
}

// Numbered against the direction of travel, a chain settles one vertex per round.
TEST(BellmanFordReference, NeedsAllRoundsOnABackwardChain) {
  const int32_t V = 300;
  std::vector<Edge> edges;
  for (int32_t v = 1; v < V; ++v)
    edges.push_back({v, v - 1, 2.0f});
  const Graph graph = makeGraph(V, edges);
  EXPECT_EQ(answers(graph, {V - 1, V - 1}, {0, V / 2}),
            (std::vector<float>{2.0f * float(V - 1), 2.0f * float(V - 1 - V / 2)}));
}

TEST(BellmanFordReference, EqualsDijkstraBitForBit) {
  for (unsigned seed = 0; seed < 20; ++seed) {
    const int32_t V = 50 + int32_t(seed) * 40;
    const Graph graph = randomGraph(V, V * int32_t(1 + seed % 6), seed);
    const int32_t source = int32_t(seed * 7 % unsigned(V));
    std::vector<int32_t> targets;
    for (int32_t v = 0; v < V; ++v)
      targets.push_back(v);
    EXPECT_EQ(answers(graph, std::vector<int32_t>(std::size_t(V), source), targets),
              dijkstra(graph, source))
        << "seed " << seed;
  }
}

} // namespace bellman_ford
