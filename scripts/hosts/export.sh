# Read in by the scripts that publish the export. Gives `out`, its folder; `base`, the sub-folder that the site was built
# for; and `stop`, which ends the script with a sentence. Ends it itself where the export is not fit to publish.
out="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)/out"
stop() { echo "$1" >&2; exit 1; }
# What the build writes last.
[ -e "$out/_headers" ] || stop "out/ is not complete: build the site first (npm run build)."
[ ! -e "$out/preview" ] || [ "${SITE_ENV-}" = preview ] ||
  stop "out/ holds a preview: build the site (npm run build), or set SITE_ENV=preview for a host of previews."
# As its manifest says: the build may have it from an .env file.
base=$(sed -En 's|.*"start_url":"(/[^"]*)?/".*|\1|p' "$out/manifest.webmanifest")
