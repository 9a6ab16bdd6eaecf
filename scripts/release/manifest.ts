import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';

export const manifestName = 'manifest.json';

export interface Manifest {
  name: string;
  version: string;
  commit: string;
  committedAt: string;
  node: string;
  system: string;
  /** SHA-256 of every file but this one; of a link, `-> ` and where it leads. */
  files: Record<string, string>;
}

export function hashFiles(folder: string): Record<string, string> {
  const paths = listFiles(folder).filter((path) => path !== manifestName);
  return Object.fromEntries(paths.map((path) => [path, hashOf(join(folder, path))]));
}

function hashOf(file: string): string {
  if (lstatSync(file).isSymbolicLink()) return `-> ${readlinkSync(file)}`;
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** What is not as it was packed, a line each. */
export function compareWithManifest(folder: string): string[] {
  const { files } = JSON.parse(readFileSync(join(folder, manifestName), 'utf8')) as Manifest;
  const there = hashFiles(folder);
  return [...new Set([...Object.keys(files), ...Object.keys(there)])].sort().flatMap((path) => {
    if (!(path in there)) return [`missing  ${path}`];
    if (!(path in files)) return [`unknown  ${path}`];
    return files[path] === there[path] ? [] : [`changed  ${path}`];
  });
}
