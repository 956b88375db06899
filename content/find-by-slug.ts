/**
 * The entry of a list with this slug. Throws, naming the known slugs, so that a wrong link stops the build.
 *
 * @param kind what the list holds, for the message: `service`
 */
export function findBySlug<Entry extends { linkTo: string }>(
  entries: readonly Entry[],
  slug: string,
  kind: string,
): Entry {
  const found = entries.find(({ linkTo }) => linkTo === slug);
  if (found) return found;
  const known = entries.map(({ linkTo }) => linkTo).join(', ');
  throw new Error(`No ${kind} has the slug "${slug}". Known slugs: ${known}`);
}
