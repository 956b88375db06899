import { derivedFiles, leftoverFiles, missingFiles, readManifest, saysTheSame } from './manifest';
import { findMasters, fingerprint, type Master, manifestFile, mastersDir, remedy } from './masters';
import { recipeFor } from './recipes';

/**
 * What stands between the masters and a right build, one sentence each; empty if nothing does.
 * Compares fingerprints only. An unchanged master has been encoded once, so only a changed one is opened.
 */
export async function checkPictures(root: string, recipes = recipeFor): Promise<string[]> {
  const manifest = readManifest(root);
  if (!manifest) return [`${manifestFile} cannot be read (a merge may have left marks in it): ${remedy}.`];

  const { masters, faults } = findMasters(root);
  const sentences = faults.map((fault) => fault.sentence);
  const accounted = new Set(faults.map((fault) => fault.id));

  for (const master of masters) {
    accounted.add(master.id);
    const record = Object.hasOwn(manifest, master.id) ? manifest[master.id] : undefined;
    if (record?.hash !== fingerprint(root, master, recipes(master.folder))) {
      const state = record ? 'changed since its pictures were made' : 'has no pictures yet';
      sentences.push((await unreadable(root, master)) ?? `${master.file} ${state}: ${remedy}.`);
      continue;
    }
    const [missing, ...more] = missingFiles(root, derivedFiles(master.id, record));
    if (missing) {
      const which = more.length > 0 ? `${missing} and ${more.length} more of its sizes are` : `${missing} is`;
      sentences.push(`${which} missing: ${remedy}.`);
    }
    if (!saysTheSame(record, master.authored)) {
      sentences.push(
        `${mastersDir}/${master.folder}.json says something new of "${master.id}" than ${manifestFile}: ${remedy}.`,
      );
    }
  }
  for (const id of Object.keys(manifest)) {
    if (accounted.has(id)) continue;
    sentences.push(
      `${mastersDir}/${id} is missing, though ${manifestFile} lists it: put the master back, or ${remedy} to give the picture up.`,
    );
  }
  for (const file of leftoverFiles(root, manifest)) {
    sentences.push(`${file} belongs to no picture any more: ${remedy}.`);
  }
  return [...new Set(sentences)];
}

/** Loads sharp only when a master has to be opened: the usual check needs none. */
async function unreadable(root: string, master: Master): Promise<string | undefined> {
  const { inspect, MasterError } = await import('./encode');
  try {
    await inspect(root, master);
    return undefined;
  } catch (error) {
    if (error instanceof MasterError) return error.message;
    throw error;
  }
}
