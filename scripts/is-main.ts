import { pathToFileURL } from 'node:url';

/** Whether Node was started with the file of this address (`import.meta.url`), not with one that imports it. */
export const isMain = (address: string) => address === pathToFileURL(process.argv[1] ?? '').href;
