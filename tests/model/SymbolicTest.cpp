// The arithmetic of symbolic values.
#include "matchers/model/Evaluate.h"

#include <gtest/gtest.h>

namespace {
using namespace accelscope::model;

struct Values : testing::Test {
  Arena a;
  Value n = a.named(SymbolKind::Parameter, "n");
  Value m = a.named(SymbolKind::Parameter, "m");
  Value t = a.symbol(SymbolKind::ThreadIdx, 0);
  Value c(int64_t v) { return a.constant(v); }
};

TEST_F(Values, EqualFormsAreOneNode) {
  EXPECT_EQ(a.add(n, m), a.add(m, n));
  EXPECT_EQ(a.mul(a.add(n, c(1)), m), a.add(a.mul(n, m), m));
  EXPECT_EQ(a.sub(a.add(n, t), n), t);
  EXPECT_EQ(a.sub(n, n), c(0));
  EXPECT_EQ(a.mul(a.add(n, m), a.sub(n, m)), a.sub(a.mul(n, n), a.mul(m, m)));
}

TEST_F(Values, DivisionTakesOutWholeMultiples) {
  EXPECT_EQ(a.div(a.add(a.scale(n, 8), c(3)), c(4)), a.scale(n, 2));
  EXPECT_EQ(a.mod(a.add(a.scale(n, 8), c(3)), c(4)), c(3));
  EXPECT_EQ(a.div(a.div(n, c(4)), c(8)), a.div(n, c(32)));
  EXPECT_EQ(a.binary(Op::Shr, n, c(5)), a.div(n, c(32)));
  EXPECT_EQ(a.bitAnd(t, c(31)), a.mod(t, c(32)));
  EXPECT_EQ(a.add(a.scale(a.div(t, c(32)), 32), a.mod(t, c(32))), a.add(a.scale(a.div(t, c(32)), 32), a.mod(t, c(32))));
  EXPECT_EQ(a.bitAnd(n, c(-32)), a.sub(n, a.mod(n, c(32))));
}

TEST_F(Values, NegationGoesIntoComparisons) {
  Value less = a.binary(Op::Lt, n, m);
  EXPECT_EQ(a.negate(less), a.binary(Op::Le, m, n));
  EXPECT_EQ(a.negate(a.negate(less)), less);
  EXPECT_EQ(a.select(less, n, m), a.binary(Op::Min, n, m));
}

TEST_F(Values, PhisAreInductive) {
  Value p = a.phi(0, "i", t);
  a.closePhi(p, a.add(p, n));
  EXPECT_EQ(a.phi(p).step, n);
  Value s = a.phi(0, "s", n);
  a.closePhi(s, a.div(s, c(2)));
  EXPECT_EQ(a.phi(s).step, nullptr);
  EXPECT_EQ(a.phi(s).factor, -2);
  EXPECT_EQ(varianceOf(a, p), Variance::Thread);
  EXPECT_EQ(varianceOf(a, s), Variance::Grid);
}

TEST_F(Values, PointersKnowTheirObjects) {
  Value x = a.symbol(SymbolKind::Object, 0), y = a.symbol(SymbolKind::Object, 1);
  EXPECT_EQ(objectsOf(a, a.add(x, a.scale(t, 4))), std::vector<int>{0});
  EXPECT_EQ(objectsOf(a, a.select(n, x, y)), (std::vector<int>{0, 1}));
  Value p = a.phi(0, "p", x), q = a.phi(0, "q", y);
  a.closePhi(p, q);
  a.closePhi(q, p);
  EXPECT_EQ(objectsOf(a, p), (std::vector<int>{0, 1}));
  EXPECT_EQ(offsetOf(a, a.add(x, a.scale(t, 4))), a.scale(t, 4));
}

TEST_F(Values, PrintLikeSource) {
  EXPECT_EQ(print(a, a.add(a.scale(t, 4), c(-1))), "4*threadIdx.x - 1");
  EXPECT_EQ(print(a, a.mul(a.symbol(SymbolKind::BlockIdx, 0), a.symbol(SymbolKind::BlockDim, 0))), "blockDim.x*blockIdx.x");
}

} // namespace
