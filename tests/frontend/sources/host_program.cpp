// status: ok
// kernels:
// launches: 0
// cuda: no
#include <cmath>
#include <iostream>
#include <map>
#include <string>
#include <thread>
#include <vector>
int main() {
  std::map<std::string, std::vector<double>> m;
  m["a"].push_back(std::sqrt(2.0));
  std::cout << m.size() << std::endl;
}
