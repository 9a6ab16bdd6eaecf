import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Room for a node with the log it keeps, and for little more. */
const size = '1500m';
const filler = 'filler';
const chunk = Buffer.alloc(1_048_576);

/** A disk of its own for a folder, in memory, so that it can be full without anything else being so. */
export function mountSmallDisk(folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0700`, 'halley-chaos', folder]);
}

/** Fills a disk to its last byte, until it is undone. */
export function fillDisk(folder: string): () => void {
  const path = join(folder, filler);
  const file = openSync(path, 'w');
  try {
    for (;;) writeSync(file, chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
  return () => rmSync(path);
}
