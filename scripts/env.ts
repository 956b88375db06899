/**
 * Imported first by the scripts of the build: the same `.env` files that Next reads, so that a variable set there
 * means the same to every step.
 */
import nextEnv from '@next/env';

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
