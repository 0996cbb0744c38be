// The reference of black_scholes against textbook values, put-call parity and integration.
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

namespace black_scholes {
#define solution_compute reference_black_scholes
#include "corpus/tasks/black_scholes/reference.cpp"
#undef solution_compute

struct Option {
  int32_t type;
  float strike, spot, q, r, t, vol;
};

float price(const Option &o) {
  float result = -1.0f;
  reference_black_scholes(1, &o.type, &o.strike, &o.spot, &o.q, &o.r, &o.t, &o.vol, &result);
  return result;
}

Option randomOption(std::mt19937 &random) {
  const auto in = [&](double low, double high) {
    return float(low + (high - low) * double(random()) / 4294967296.0);
  };
  Option o{int32_t(random() % 2), 0, in(30, 150), in(0, 0.1), in(0, 0.1), in(0.1, 2), in(0.1, 0.6)};
  o.strike = o.spot * in(0.6, 1.4);
  return o;
}

// The discounted expectation of the payoff over the lognormal distribution, by Simpson's rule on
// each side of the kink.
double integrated(const Option &o) {
  const double deviation = o.vol * std::sqrt(double(o.t));
  const double drift = (double(o.r) - o.q) * o.t - 0.5 * deviation * deviation;
  const auto integrand = [&](double z) {
    const double stock = o.spot * std::exp(drift + deviation * z);
    const double payoff = o.type == 0 ? stock - o.strike : o.strike - stock;
    return payoff * std::exp(-0.5 * z * z) * 0.39894228040143268;
  };
  const double kink = (std::log(double(o.strike) / o.spot) - drift) / deviation;
  const double low = o.type == 0 ? kink : -12.0, high = o.type == 0 ? 12.0 : kink;
  const int steps = 2000;
  const double h = (high - low) / steps;
  double sum = integrand(low) + integrand(high);
  for (int k = 1; k < steps; ++k)
    sum += (k % 2 ? 4.0 : 2.0) * integrand(low + k * h);
  return std::exp(-double(o.r) * o.t) * sum * h / 3.0;
}

// Hull, Options, Futures and Other Derivatives: S = 42, K = 40, r = 10 %, vol = 20 %, half a year.
TEST(BlackScholesReference, GivesTheTextbookValues) {
  EXPECT_NEAR(price({0, 40, 42, 0, 0.10f, 0.5f, 0.2f}), 4.759422f, 2e-6f);
  EXPECT_NEAR(price({1, 40, 42, 0, 0.10f, 0.5f, 0.2f}), 0.808599f, 2e-6f);
}

// With q = r and S = K the price is S exp(-r T) (2 Phi(sd / 2) - 1); vol 0.2 and T 1 give
// Phi(0.1) = 0.5398278373.
TEST(BlackScholesReference, GivesTheClosedFormAtTheForward) {
  const double expected = 100.0 * std::exp(-0.1f * 1.0) * (2.0 * 0.5398278372770290 - 1.0);
  EXPECT_NEAR(price({0, 100, 100, 0.1f, 0.1f, 1, 0.2f}), expected, 1e-5);
  EXPECT_NEAR(price({1, 100, 100, 0.1f, 0.1f, 1, 0.2f}), expected, 1e-5);
}

TEST(BlackScholesReference, KeepsPutCallParity) {
  std::mt19937 random(5);
  for (int k = 0; k < 2000; ++k) {
    Option o = randomOption(random);
    o.type = 0;
    const double call = price(o);
    o.type = 1;
    const double put = price(o);
    const double parity =
        o.spot * std::exp(-double(o.q) * o.t) - o.strike * std::exp(-double(o.r) * o.t);
    EXPECT_NEAR(call - put, parity, 2e-5) << "option " << k;
  }
}

TEST(BlackScholesReference, EqualsTheIntegralOfThePayoff) {
  std::mt19937 random(11);
  for (int k = 0; k < 500; ++k) {
    const Option o = randomOption(random);
    EXPECT_NEAR(price(o), integrated(o), 1e-5) << "option " << k;
  }
}

TEST(BlackScholesReference, PricesEachElementOnItsOwn) {
  std::mt19937 random(3);
  const std::size_t count = 777;
  std::vector<int32_t> types;
  std::vector<float> strikes, spots, qs, rs, ts, vols, prices(count, -1.0f), single;
  for (std::size_t k = 0; k < count; ++k) {
    const Option o = randomOption(random);
    types.push_back(o.type);
    strikes.push_back(o.strike);
    spots.push_back(o.spot);
    qs.push_back(o.q);
    rs.push_back(o.r);
    ts.push_back(o.t);
    vols.push_back(o.vol);
    single.push_back(price(o));
  }
  reference_black_scholes(int32_t(count), types.data(), strikes.data(), spots.data(), qs.data(),
                          rs.data(), ts.data(), vols.data(), prices.data());
  EXPECT_EQ(prices, single);
}

} // namespace black_scholes
