#include "analyzer/cli/Command.h"

#include "Commands.inc"

#include <exception>
#include <iostream>

namespace accelscope::cli {
#define DECLARE(Name, Id) void register##Name##Command(CLI::App &app, int &exitCode);
ACCELSCOPE_COMMANDS(DECLARE)
#undef DECLARE
} // namespace accelscope::cli

int main(int argc, char **argv) {
  using namespace accelscope::cli;
  CLI::App app{"Which optimisation strategies a CUDA source uses, how they go with speed, and which "
               "one is missing",
               "accelscope"};
  app.require_subcommand(1);
  app.set_version_flag("--version", "accelscope 0.1.0");
  int exitCode = kOk;
#define REGISTER(Name, Id) register##Name##Command(app, exitCode);
  ACCELSCOPE_COMMANDS(REGISTER)
#undef REGISTER
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError &error) {
    // CLI11 returns 0 for --help and --version; every other code becomes the one we document.
    return app.exit(error) == 0 ? kOk : kUsage;
  } catch (const std::exception &error) {
    std::cerr << "accelscope: " << error.what() << "\n";
    return kUsage;
  }
  return exitCode;
}
