import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Everything below a folder that is no folder, links among it (they are not followed), in one order on every machine. */
export function listFiles(folder: string): string[] {
  const walk = (below: string): string[] =>
    readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
      const path = join(below, entry.name);
      return entry.isDirectory() ? walk(path) : [path];
    });
  return walk('').sort((one, other) => (one < other ? -1 : 1));
}
