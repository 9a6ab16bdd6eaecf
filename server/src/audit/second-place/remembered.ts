import { z } from 'zod';

/** What a process wrote outside of the database once the database had said that it is committed. */
export interface Remembered {
  /** Which house, and how often the going back of this database of it was agreed to. */
  house: string;
  era: number;
  /** One of its homes; absent: what all players share, or all of it. */
  home?: number | undefined;
  process: string;
  mark: number;
  token: string;
  /** The head of the audit trail at that moment; 0 before the first link. */
  link: number;
  hash: string;
}

const Line = z.object({
  house: z.uuid(),
  era: z.int().min(1),
  home: z.int().min(0).optional(),
  process: z.uuid(),
  mark: z.int().min(1),
  token: z.uuid(),
  link: z.int().min(0),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

/** No line is longer: what is was not written by the house. */
const longestLine = 1_000;

/**
 * Lines of a file. One that was torn by a crash, or that somebody else wrote, is passed over and counted: what the other
 * lines say holds without it.
 */
export function readLines(text: string): { lines: Remembered[]; strange: number } {
  const lines: Remembered[] = [];
  let strange = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const parsed = line.length > longestLine ? undefined : Line.safeParse(fromJson(line));
    if (parsed?.success) lines.push(parsed.data);
    else strange += 1;
  }
  return { lines, strange };
}

export const writeLine = (remembered: Remembered): string => `${JSON.stringify(remembered)}\n`;

function fromJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** What the database says of the same. */
export interface Kept {
  /** Undefined before its first start. */
  house: string | undefined;
  era: number;
  marks: ReadonlyMap<string, { mark: number; token: string }>;
  links: ReadonlyMap<number, string>;
}

/** What is remembered of a database and not in it. An empty list: it holds all that it ever confirmed. */
export function findLosses(ours: readonly Remembered[], kept: Omit<Kept, 'house'>): string[] {
  const later = ours.reduce((last, { era }) => Math.max(last, era), 0);
  if (later > kept.era) return [`era ${later} is remembered, the database is in era ${kept.era}`];
  const losses = new Set<string>();
  // What was remembered before an operator agreed to a restore is settled.
  const last = lastOfEach(ours.filter(({ era }) => era === kept.era));
  for (const { process, mark, token } of last) {
    const found = kept.marks.get(process);
    if (!found) losses.add(`process ${process} had come to mark ${mark}, the database does not know it`);
    else if (found.mark < mark) {
      losses.add(`process ${process} had come to mark ${mark}, the database has it at ${found.mark}`);
    } else if (found.mark === mark && found.token !== token) {
      losses.add(`mark ${mark} of process ${process} is another one in the database`);
    }
  }
  for (const { era, link, hash } of ours) {
    if (era !== kept.era || link === 0) continue;
    const found = kept.links.get(link);
    if (found === undefined) losses.add(`link ${link} of the audit trail is missing`);
    else if (found !== hash) losses.add(`link ${link} of the audit trail is another one`);
  }
  return [...losses];
}

function lastOfEach(lines: readonly Remembered[]): Remembered[] {
  const last = new Map<string, Remembered>();
  for (const line of lines) {
    const before = last.get(line.process);
    if (!before || before.mark <= line.mark) last.set(line.process, line);
  }
  return [...last.values()];
}
