#!/usr/bin/env bash
# Uploads the export to S3 with the cache times of scripts/headers.ts, then tells CloudFront.
# Removes pages (*.html) that are there and not in the export: below the sub-folder, or in the whole bucket without one.
# Usage: scripts/hosts/s3-deploy.sh BUCKET DISTRIBUTION_ID
set -euo pipefail
bucket=${1:?usage: s3-deploy.sh BUCKET DISTRIBUTION_ID}
distribution=${2:?usage: s3-deploy.sh BUCKET DISTRIBUTION_ID}
. "$(dirname "$0")/export.sh"
cd "$out"
to="s3://$bucket$base"

immutable='public, max-age=31536000, immutable'
daily='public, max-age=86400'
revalidate='public, max-age=0, must-revalidate'

# Types are given by name: what the uploader guesses depends on its machine.
named=(--exclude _headers --exclude _redirects --exclude .nojekyll --exclude '*.html')
upload() { # CACHE TYPE PATTERN...
  local cache=$1 type=$2 patterns=() pattern
  shift 2
  for pattern; do
    patterns+=(--include "$pattern")
    named+=(--exclude "$pattern")
  done
  aws s3 cp . "$to" --recursive --only-show-errors --exclude '*' "${patterns[@]}" \
    --cache-control "$cache" --content-type "$type"
}

# Hashed files first, pages last: no page is ever there before what it shows. Old hashed files stay for open tabs.
upload "$immutable" 'text/javascript; charset=utf-8' 'islands/*.js'
upload "$immutable" 'text/css; charset=utf-8' 'styles/*.css'
upload "$immutable" font/woff2 '_next/static/*.woff2'
upload "$immutable" image/avif 'pictures/*.avif'
upload "$immutable" image/webp 'pictures/*.webp'
upload "$immutable" image/jpeg 'pictures/*.jpg'
upload "$immutable" image/png 'pictures/*.png'
upload "$immutable" image/svg+xml 'pictures/*.svg'
upload "$daily" image/png 'og/*.png' 'icon-*.png' apple-touch-icon.png
upload "$daily" image/svg+xml icon.svg
upload "$daily" image/x-icon favicon.ico
upload "$revalidate" application/manifest+json manifest.webmanifest
upload "$revalidate" application/xml sitemap.xml
upload "$revalidate" 'text/plain; charset=utf-8' robots.txt '.well-known/*.txt'
# What else stands in public/ (a brochure.pdf), with the type that the uploader guesses.
aws s3 cp . "$to" --recursive --only-show-errors "${named[@]}" --cache-control "$revalidate"
upload "$revalidate" 'text/html; charset=utf-8' '*.html'

# The pages are all there by now, each with its size: this only takes away those that the site no longer has.
aws s3 sync . "$to" --delete --size-only --only-show-errors --exclude '*' --include '*.html' \
  --cache-control "$revalidate" --content-type 'text/html; charset=utf-8'

aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*' >/dev/null
echo "Published to $to. Error pages: $base/404.html and $base/500.html."
