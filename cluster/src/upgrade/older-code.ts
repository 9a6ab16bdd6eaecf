import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Code } from '../programs/roles.ts';

/** The release before: the last tag, where there is one. */
export function lastRelease(root: string): string | undefined {
  try {
    const words = ['-C', root, 'describe', '--tags', '--abbrev=0'];
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** The sources of a commit in a folder of their own, with the packages of this checkout; our own packages are the commit's. */
export function checkOut(root: string, { commit, folder }: { commit: string; folder: string }): Code {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'node_modules/@halley'), { recursive: true });
  const tar = execFileSync('git', ['-C', root, 'archive', '--format=tar', commit], { maxBuffer: 1_000_000_000 });
  execFileSync('tar', ['-x', '-C', folder], { input: tar });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@halley') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  for (const name of readdirSync(join(root, 'node_modules/@halley'))) {
    symlinkSync(join('../..', name), join(folder, 'node_modules/@halley', name));
    const own = join(root, name, 'node_modules');
    if (existsSync(own) && existsSync(join(folder, name))) symlinkSync(own, join(folder, name, 'node_modules'));
  }
  return { node: process.execPath, root: folder };
}
