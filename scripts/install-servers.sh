#!/usr/bin/env bash
# Fetches nginx, Caddy and rsync for the hosting tests, where they are missing: Debian's packages, unpacked into
# node_modules/.cache/servers. Nothing is installed or started, so that no web server appears on this machine.
# Without apt-get the tests of the two servers are skipped, except on CI (CI is set), where this fails; rsync, which
# most systems have, is then yours to install.
set -euo pipefail
cd "$(dirname "$0")/.."
folder="$PWD/node_modules/.cache/servers"

has() { command -v "$1" >/dev/null || [ -x "$folder/usr/sbin/$1" ] || [ -x "$folder/usr/bin/$1" ]; }

give_up() {
  echo "Servers: $1 Tests of nginx or Caddy are skipped where it is missing; those of rsync fail." >&2
  [ -z "${CI:-}" ] || exit 1
  exit 0
}

missing=()
has nginx || missing+=(nginx nginx-common)
has caddy || missing+=(caddy)
has rsync || missing+=(rsync)
if [ ${#missing[@]} -eq 0 ]; then
  echo "Servers: nginx, caddy and rsync are here."
  exit 0
fi
command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null ||
  give_up "no apt-get here; install ${missing[*]} yourself."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
fetch() { (cd "$work" && apt-get -qq -o APT::Sandbox::User=root download "${missing[@]}"); }

echo "Servers: fetching ${missing[*]}…"
if ! fetch 2>/dev/null; then
  [ "$(id -u)" = 0 ] || give_up "apt-get knows no packages yet; run 'sudo apt-get update' and this again."
  apt-get -qq update
  fetch || give_up "the packages cannot be fetched."
fi
mkdir -p "$folder"
for package in "$work"/*.deb; do dpkg-deb -x "$package" "$folder"; done

# Some are linked against libraries that a bare machine may lack.
for program in usr/sbin/nginx usr/bin/rsync; do
  name=${program##*/}
  if [[ " ${missing[*]} " == *" $name "* ]] && ldd "$folder/$program" | grep -q 'not found'; then
    [ "$(id -u)" = 0 ] || give_up "$name lacks libraries; install $name yourself to run it."
    dpkg-deb -f "$work/$name"_*.deb Depends | tr ',|' '\n\n' | awk '{ print $1 }' | grep -E '^(lib|zlib)' |
      DEBIAN_FRONTEND=noninteractive xargs apt-get -qq install -y --no-install-recommends >/dev/null
  fi
done
echo "Servers: ready."
