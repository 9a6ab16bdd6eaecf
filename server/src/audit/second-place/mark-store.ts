import type { Queryable } from '../../kit/index.ts';
import { findLinks } from '../chain-store.ts';
import type { Kept, Remembered } from './remembered.ts';

export interface Era {
  house: string;
  number: number;
}

/** Which house the database belongs to; undefined before its first start. */
export async function findEra(db: Queryable): Promise<Era | undefined> {
  const { rows } = await db.query<Era>('select house, number from audit_era order by number desc limit 1');
  return rows[0];
}

/** Of two processes that begin one at the same time, one does. */
export async function insertEra(db: Queryable, { house, number }: Era, began: { reason?: string; at: Date }) {
  await db.query(
    'insert into audit_era (number, house, began_at, reason) values ($1, $2, $3, $4) on conflict do nothing',
    [number, house, began.at, began.reason ?? null],
  );
}

export async function insertMark(db: Queryable, mark: { process: string; token: string; at: Date }): Promise<void> {
  await db.query('insert into audit_mark (process, number, token, at) values ($1, 1, $2, $3)', [
    mark.process,
    mark.token,
    mark.at,
  ]);
}

/** The next mark of a process; undefined when the database has none of the tokens that it must have. */
export async function moveMark(
  db: Queryable,
  move: { process: string; from: readonly string[]; token: string; at: Date },
): Promise<number | undefined> {
  const { rows } = await db.query<{ number: bigint }>(
    `update audit_mark set number = number + 1, token = $3, at = $4
     where process = $1 and token = any($2::uuid[]) returning number`,
    [move.process, move.from, move.token, move.at],
  );
  return rows[0] && Number(rows[0].number);
}

/** What the database holds of what is remembered. */
export async function readKept(db: Queryable, remembered: readonly Remembered[]): Promise<Kept> {
  const era = await findEra(db);
  const marks = await db.query<{ process: string; number: bigint; token: string }>(
    'select process, number, token from audit_mark where process = any($1::uuid[])',
    [[...new Set(remembered.map(({ process }) => process))]],
  );
  return {
    house: era?.house,
    era: era?.number ?? 0,
    marks: new Map(marks.rows.map(({ process, number, token }) => [process, { mark: Number(number), token }])),
    links: await findLinks(db, [...new Set(remembered.map(({ link }) => link))]),
  };
}
