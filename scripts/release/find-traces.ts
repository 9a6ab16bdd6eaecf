import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { listFiles } from './list-files.ts';

/** A key in a file of its own; the word alone also stands in code that reads keys. */
const privateKey = /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z0-9+/=\s]{64}/;
const neverPacked = /(^|\/)(\.env(\..*)?|\.npmrc|\.data|\.git|id_(rsa|ed25519|ecdsa))$/;

/** What must not leave the machine it was built on: its paths, names of files that hold secrets, and keys. */
export function findTraces(folder: string, ownPaths: readonly string[]): string[] {
  // Tools also write a path as the hexadecimal of its letters. A short one like /root stands in anybody's code.
  const needles = ownPaths
    .filter((path) => path.split('/').length > 2)
    .flatMap((path) => [Buffer.from(path), Buffer.from(Buffer.from(path).toString('hex'))]);
  return listFiles(folder).flatMap((path) => {
    const file = join(folder, path);
    if (neverPacked.test(path)) return [`${path}: holds secrets or settings by its name`];
    if (lstatSync(file).isSymbolicLink()) return isAbsolute(readlinkSync(file)) ? [`${path}: leads out of it`] : [];
    const bytes = readFileSync(file);
    const named = needles.find((needle) => bytes.includes(needle));
    if (named) return [`${path}: names a folder of this machine`];
    return bytes.length < 1_000_000 && privateKey.test(bytes.toString('latin1')) ? [`${path}: a private key`] : [];
  });
}
