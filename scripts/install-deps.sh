#!/usr/bin/env bash
# Installs what the build and the tests need from Debian's packages; does nothing where all is there.
set -euo pipefail
packages=(
  clang-19 clang-format-19 clang-tidy-19 libclang-19-dev llvm-19-dev libclang-cpp19 lld-19
  cmake ninja-build ccache g++ make git
  libyaml-cpp-dev nlohmann-json3-dev libcli11-dev libffi-dev libeigen3-dev libsqlite3-dev
  libgtest-dev libgmock-dev libvalijson-dev
)
missing=()
for package in "${packages[@]}"; do
  [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)" = installed ] ||
    missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0
echo "installing: ${missing[*]}"
sudo=""
[ "$(id -u)" -eq 0 ] || sudo=sudo
$sudo apt-get update -q
DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -q --no-install-recommends "${missing[@]}"
