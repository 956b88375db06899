#!/usr/bin/env bash
# Installs the browsers of the end-to-end tests where they are missing: Chromium, and Firefox and WebKit for the
# few tests that depend on the browser. On Debian, as root, its own packages; elsewhere Playwright's downloads.
# Runs any number of times; does nothing once all are there.
set -euo pipefail
cd "$(dirname "$0")/.."

# Ubuntu's packages of these names only hand over to snap, so the file behind the name is what counts.
on_debian() {
  command -v apt-get >/dev/null && [ "$(id -u)" = 0 ] && grep -qsx 'ID=debian' /etc/os-release
}

if on_debian; then
  missing=()
  [ -x /usr/bin/chromium-headless-shell ] || missing+=(chromium-headless-shell)
  # The shell has no back/forward cache; the browser has.
  [ -x /usr/bin/chromium ] || missing+=(chromium)
  [ -x /usr/bin/firefox-esr ] || missing+=(firefox-esr)
  # WebKit draws on a screen of its own, which is not there on most servers.
  [ -x /usr/bin/WebKitWebDriver ] || missing+=(webkit2gtk-driver)
  [ -x /usr/bin/xvfb-run ] || missing+=(xvfb)
  [ -x /usr/bin/xauth ] || missing+=(xauth)
  # Metric twins of Arial: the fonts that stand in for ours are tested with them.
  dpkg -s fonts-liberation >/dev/null 2>&1 || missing+=(fonts-liberation)
  if [ ${#missing[@]} -eq 0 ]; then
    echo "Browsers: chromium, firefox-esr and webkit are installed."
    exit 0
  fi
  echo "Browsers: installing ${missing[*]} from Debian…"
  export DEBIAN_FRONTEND=noninteractive
  apt-get -qq update
  apt-get -qq install -y --no-install-recommends "${missing[@]}" >/dev/null
  echo "Browsers: ready."
else
  echo "Browsers: Playwright installs what is missing of Chromium, Firefox and WebKit…"
  npx playwright install --with-deps chromium firefox webkit
fi
