import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of the repository. Rules see nothing else, so that a test can show them a wrong one. */
export interface SourceFile {
  /** From the root, with forward slashes: `server/src/wallet/post.ts`. */
  path: string;
  text: string;
}

/** What is wrong, where, and what to do instead. */
export interface Complaint {
  rule: string;
  path: string;
  line?: number;
  message: string;
}

export type Rule = (files: SourceFile[]) => Complaint[];

export function showComplaint({ rule, path, line, message }: Complaint): string {
  return `${path}${line === undefined ? '' : `:${line}`} [${rule}] ${message}`;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every text file of the working tree that git would keep. */
export function readRepository(folder = root): SourceFile[] {
  const isIgnored = ignoredBy(readFileSync(join(folder, '.gitignore'), 'utf8'));
  const walk = (relative: string): string[] =>
    readdirSync(join(folder, relative), { withFileTypes: true }).flatMap((entry) => {
      const path = relative === '' ? entry.name : `${relative}/${entry.name}`;
      if (entry.name === '.git' || isIgnored(path)) return [];
      if (entry.isDirectory()) return walk(path);
      return entry.isFile() ? [path] : [];
    });
  return walk('')
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
    .filter((file) => !file.text.includes('\0'));
}

/** The few forms our own `.gitignore` uses: `name/`, `some/path/` and `*.extension`. */
function ignoredBy(gitignore: string): (path: string) => boolean {
  const patterns = gitignore.split('\n').flatMap((line) => (/^[^#\s]/.test(line) ? [line.trim()] : []));
  return (path) =>
    patterns.some((pattern) => {
      if (pattern.startsWith('*')) return path.endsWith(pattern.slice(1));
      const name = pattern.replace(/\/$/, '');
      return path === name || (!name.includes('/') && path.endsWith(`/${name}`));
    });
}

export function isTest(path: string): boolean {
  return (
    /\.(test|bench|e2e)\.tsx?$/.test(path) || /(^|\/)testing\//.test(path) || /^(test|e2e|bench|cluster)\//.test(path)
  );
}

export function isTypeScript(path: string): boolean {
  return /\.tsx?$/.test(path);
}
