#include "analyzer/cli/Command.h"

#include "evaluator/EvaluateOptions.h"

ACCELSCOPE_COMMAND(Evaluate) { accelscope::evaluator::addEvaluateCommand(app, exitCode); }
