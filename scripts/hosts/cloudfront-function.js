// CloudFront Function for the default behaviour: event "viewer request", runtime cloudfront-js-2.0.
// Written by `npm run hosts` from scripts/headers.ts: change it there.

/** Lower-case spellings of the addresses with capitals, and addresses of pages that moved. */
const exact = {
  '/services/offshore-and-structure-and-cranes-repair': '/services/offshore-and-Structure-and-Cranes-repair/',
  '/services/onshore-and-offshore-inspection-services': '/services/onshore-and-Offshore-inspection-services/',
  '/projects/fso-palance-crane': '/projects/fso-palance-Crane/',
  '/projects/dlng-s4hana-pm': '/projects/dlng-s4hana-PM/',
};

function redirect(to, query) {
  const pairs = [];
  Object.keys(query).forEach((name) => {
    (query[name].multiValue || [query[name]]).forEach((given) => {
      pairs.push(given.value === '' ? name : `${name}=${given.value}`);
    });
  });
  const address = pairs.length > 0 ? `${to}?${pairs.join('&')}` : to;
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: address } },
  };
}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  const page = exact[uri.replace(/\/$/, '')];
  if (page) return redirect(page, request.querystring);
  // Plain segments only: //elsewhere.example must not become a redirect to another site.
  const named = /^((\/[A-Za-z0-9_-]+)*\/)index\.html$/.exec(uri);
  if (named) return redirect(named[1], request.querystring);
  if (/^((\/[A-Za-z0-9_-]+)+)$/.test(uri) && !/\/_(headers|redirects)$/.test(uri)) {
    return redirect(`${uri}/`, request.querystring);
  }
  if (uri.endsWith('/')) request.uri = `${uri}index.html`;
  // The error pages are none by their own names: to no file, which CloudFront answers with the one for 404.
  if (uri === '/404.html' || uri === '/500.html') request.uri = '/_';
  return request;
}
