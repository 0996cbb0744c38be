#pragma once
#include "../../../../../corpus/tasks/generate.h"
