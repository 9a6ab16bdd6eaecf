import { existsSync, realpathSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';

/**
 * The JavaScript file of npm, so that npm itself can be run on the Node we chose.
 * @param {{ env?: Record<string, string | undefined>, execPath?: string, exists?: (path: string) => boolean, real?: (path: string) => string }} [options]
 * @returns {string | undefined}
 */
export function findNpm({
  env = process.env,
  execPath = process.execPath,
  exists = existsSync,
  real = realpathSync,
} = {}) {
  const given = env.npm_execpath;
  // Another package manager may have started us.
  if (given && basename(given) === 'npm-cli.js' && exists(given)) return given;
  const folders = [dirname(execPath), dirname(real(execPath)), ...(env.PATH ?? '').split(delimiter).filter(Boolean)];
  for (const folder of folders) {
    const library = join(folder, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
    if (exists(library)) return library;
    const link = join(folder, 'npm');
    if (exists(link) && basename(real(link)) === 'npm-cli.js') return real(link);
  }
  return undefined;
}

/** What `npm start` tells its scripts about itself would mislead an npm started by them. */
const ownWords = /^npm_(lifecycle|package)_|^npm_(command|node_execpath|config_(local_prefix|global_prefix|prefix))$/;

/**
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string | undefined>}
 */
export function environmentForNpm(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ownWords.test(name)));
}
