# Thin: each target names the commands a person would type.
.PHONY: demo check build format

BUILD := build
CCACHE := $(shell command -v ccache >/dev/null 2>&1 && echo -DCMAKE_CXX_COMPILER_LAUNCHER=ccache)

build:
	scripts/install-deps.sh
	cmake --preset release $(CCACHE) -Wno-dev
	cmake --build $(BUILD)

demo: build
	scripts/demo.sh $(BUILD)/bin/accelscope

check:
	scripts/install-deps.sh
	cmake --preset ci $(CCACHE) -Wno-dev
	cmake --build $(BUILD)
	ctest --test-dir $(BUILD) --output-on-failure -j 2

format:
	git ls-files '*.h' '*.cpp' | grep -v '^corpus/\|^tests/.*/inputs/' | xargs clang-format-19 -i
