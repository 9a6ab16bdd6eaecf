import type { Queryable } from '../database/database.ts';

/** A table that is cut by the column `at`, with a part called `…_rest` for moments that have none. */
export interface Partitioned {
  table: string;
  /** How many days one part holds. */
  daysEach: number;
  /** How long lines are kept. */
  keepDays: number;
  /** Asked of a part whose time is over: whether nobody needs it any more. */
  mayGo?(db: Queryable, part: string): Promise<boolean>;
  /** It is written to a file before it goes. */
  archived?: true;
}

export interface Part {
  name: string;
  from: Date;
  until: Date;
}

const dayMs = 86_400_000;
/** Parts that must be there besides the one of this moment. */
const partsAhead = 2;

/** The part of this moment and those to come. Spans are counted from 1970, so that all processes mean the same ones. */
export function wantedParts({ table, daysEach }: Pick<Partitioned, 'table' | 'daysEach'>, now: Date): Part[] {
  const spanMs = daysEach * dayMs;
  const first = Math.floor(now.getTime() / spanMs);
  return Array.from({ length: partsAhead + 1 }, (_, index) => {
    const from = new Date((first + index) * spanMs);
    const name = `${table}_${from.toISOString().slice(0, 10).replaceAll('-', '')}`;
    return { name, from, until: new Date(from.getTime() + spanMs) };
  });
}

/** What ends before it is over its time. */
export const keptFrom = ({ keepDays }: Pick<Partitioned, 'keepDays'>, now: Date): Date =>
  new Date(now.getTime() - keepDays * dayMs);
