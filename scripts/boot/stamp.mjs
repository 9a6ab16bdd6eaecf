import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * One hash for the names and contents of files and folders; a missing one counts as empty.
 * @param {{ root: string, inputs: string[], ignore?: (path: string) => boolean }} options paths relative to root, with slashes
 */
export function hashInputs({ root, inputs, ignore = () => false }) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesIn(root, join(root, input), ignore)).sort()) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @param {(path: string) => boolean} ignore
 * @returns {string[]}
 */
function filesIn(root, path, ignore) {
  const name = relative(root, path).split(sep).join('/');
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || ignore(name)) return [];
  if (!found.isDirectory()) return [name];
  return readdirSync(path).flatMap((entry) => filesIn(root, join(path, entry), ignore));
}

/** @param {string} file */
export const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);

/**
 * @param {string} file
 * @param {string} value
 */
export function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${value}\n`);
}

/** @param {string} file */
export const removeStamp = (file) => rmSync(file, { force: true });
