// CUDA 13 has no such header, but Clang 19 asks for it.
#pragma once
