#!/usr/bin/env bash
# Fetches nginx and Caddy for the hosting tests, where they are missing: Debian's packages, unpacked into
# node_modules/.cache/servers. Nothing is installed or started, so that no web server appears on this machine.
# Without apt-get the hosting tests of these two are skipped, except on CI (CI is set), where this fails.
set -euo pipefail
cd "$(dirname "$0")/.."
folder="$PWD/node_modules/.cache/servers"

has() { command -v "$1" >/dev/null || [ -x "$folder/usr/sbin/$1" ] || [ -x "$folder/usr/bin/$1" ]; }

give_up() {
  echo "Servers: $1 The tests with nginx and Caddy are skipped." >&2
  [ -z "${CI:-}" ] || exit 1
  exit 0
}

if has nginx && has caddy; then
  echo "Servers: nginx and caddy are here."
  exit 0
fi
command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null ||
  give_up "no apt-get here; install nginx and caddy yourself to run them."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
fetch() { (cd "$work" && apt-get -qq -o APT::Sandbox::User=root download nginx nginx-common caddy); }

echo "Servers: fetching nginx and caddy…"
if ! fetch 2>/dev/null; then
  [ "$(id -u)" = 0 ] || give_up "apt-get knows no packages yet; run 'sudo apt-get update' and this again."
  apt-get -qq update
  fetch || give_up "the packages cannot be fetched."
fi
mkdir -p "$folder"
for package in "$work"/*.deb; do dpkg-deb -x "$package" "$folder"; done

# nginx is linked against a few libraries that a bare machine may lack.
if ldd "$folder/usr/sbin/nginx" | grep -q 'not found'; then
  [ "$(id -u)" = 0 ] || give_up "nginx lacks libraries; install nginx yourself to run it."
  dpkg-deb -f "$work"/nginx_*.deb Depends | tr ',|' '\n\n' | awk '{ print $1 }' | grep -E '^(lib|zlib)' |
    DEBIAN_FRONTEND=noninteractive xargs apt-get -qq install -y --no-install-recommends >/dev/null
fi
echo "Servers: ready."
