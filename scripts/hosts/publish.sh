#!/usr/bin/env bash
# Puts the export into a folder of this machine that nginx or Caddy serves; wants rsync.
# Removes what is there and not in the export: below the sub-folder, or in the whole folder without one. Takes only a
# folder that is empty or has an earlier export in it.
# Usage: sudo scripts/hosts/publish.sh FOLDER
set -euo pipefail
folder=${1:?usage: publish.sh FOLDER}
umask 022
. "$(dirname "$0")/export.sh"
to="$folder$base"
mkdir -p "$to"
[ -e "$to/manifest.webmanifest" ] || [ -z "$(ls -A "$to")" ] ||
  stop "$to holds something else, which would be removed: empty it, or give the site a folder of its own."

# Pages last: no page is ever there before what it shows. Old hashed files stay for open tabs. Readable for the server,
# whatever the rights that the build gave.
rsync -a --chmod=D755,F644 --exclude '*.html' "$out/" "$to/"
rsync -a --chmod=D755,F644 --delete-after --filter 'P /_next/static/***' --filter 'P /islands/***' \
  --filter 'P /pictures/***' --filter 'P /styles/***' "$out/" "$to/"
