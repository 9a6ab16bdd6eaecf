import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Entry {
  /** Which shelf it stands on, and its name there. */
  shelf: string;
  id: string;
  /** Unset: taken away. */
  value?: unknown;
}

export interface Journal {
  write(entry: Entry): void;
}

/**
 * A file of lines, one for each change, written before anybody is told of it: a process that is killed has lost nothing
 * it has answered. Read whole at the start, when what is out of date is left out.
 */
export function openJournal(path: string | undefined, take: (entry: Entry) => void): Journal {
  if (path === undefined) return { write: () => undefined };
  mkdirSync(dirname(path), { recursive: true });
  const latest = new Map<string, Entry>();
  for (const entry of existsSync(path) ? entriesOf(readFileSync(path, 'utf8')) : []) {
    const key = `${entry.shelf} ${entry.id}`;
    if (entry.value === undefined) latest.delete(key);
    else latest.set(key, entry);
  }
  for (const entry of latest.values()) take(entry);
  const lines = [...latest.values()].map((entry) => `${JSON.stringify(entry)}\n`);
  writeFileSync(`${path}.new`, lines.join(''), { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return { write: (entry) => appendFileSync(path, `${JSON.stringify(entry)}\n`) };
}

/** The last line of a process that was killed may be cut off: it was never answered. */
function* entriesOf(text: string): Iterable<Entry> {
  for (const line of text.split('\n')) {
    try {
      if (line !== '') yield JSON.parse(line) as Entry;
    } catch {}
  }
}
