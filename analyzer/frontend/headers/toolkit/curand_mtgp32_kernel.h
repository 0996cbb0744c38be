// A toolkit without cuRAND has no such header, but Clang asks for it.
#pragma once
