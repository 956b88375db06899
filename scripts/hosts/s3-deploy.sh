#!/usr/bin/env bash
# Uploads the export to S3 with the cache times of scripts/headers.ts, then tells CloudFront.
# Usage: scripts/hosts/s3-deploy.sh BUCKET DISTRIBUTION_ID
set -euo pipefail
bucket=${1:?usage: s3-deploy.sh BUCKET DISTRIBUTION_ID}
distribution=${2:?usage: s3-deploy.sh BUCKET DISTRIBUTION_ID}
cd "$(dirname "$0")/../../out"
to="s3://$bucket${NEXT_PUBLIC_BASE_PATH:-}"

immutable='public, max-age=31536000, immutable'
daily='public, max-age=86400'
revalidate='public, max-age=0, must-revalidate'

# Types by name: what the uploader guesses depends on its machine.
upload() { # CACHE PATTERN TYPE
  find . -type f -path "$2" ! -name .nojekyll ! -name _headers ! -name _redirects | sed 's|^\./||' | sort |
    while IFS= read -r file; do
      aws s3 cp "$file" "$to/$file" --only-show-errors --cache-control "$1" --content-type "$3" </dev/null
    done
}

# Hashed files first, pages last: no page is ever there before what it shows. Old hashed files stay for open tabs.
upload "$immutable" './islands/*.js' 'text/javascript; charset=utf-8'
upload "$immutable" './_next/static/*.woff2' font/woff2
upload "$immutable" './pictures/*.avif' image/avif
upload "$immutable" './pictures/*.webp' image/webp
upload "$immutable" './pictures/*.svg' image/svg+xml
upload "$daily" './*.png' image/png
upload "$daily" './icon.svg' image/svg+xml
upload "$daily" './favicon.ico' image/x-icon
upload "$revalidate" './manifest.webmanifest' application/manifest+json
upload "$revalidate" './sitemap.xml' application/xml
upload "$revalidate" './*.txt' 'text/plain; charset=utf-8'
upload "$revalidate" './*.html' 'text/html; charset=utf-8'

aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*' >/dev/null
echo "Published to $to."
