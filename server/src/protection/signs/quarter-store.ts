import type { Queryable, Tx } from '../../kit/index.ts';
import type { DayFacts } from './facts-of-day.ts';
import { type Counts, countNames, dayOf, type Quarter } from './quarter.ts';

/** `limitsSet` is kept as `limits_set`. */
const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const sums = ['staked', 'lost', 'deposited'];
const typeOf = (name: string) => (sums.includes(name) ? 'bigint' : 'int');

const countColumns = countNames.map(columnOf);
const ownOfDay = ['nightRounds', 'longestMinutes', 'chases', 'stakeRaises'] as const;
const dayNames = [...countNames, ...ownOfDay] as readonly (keyof DayFacts)[];

type CountRow = Record<string, number | bigint>;
const fromRow = <Name extends string>(names: readonly Name[], row: CountRow) =>
  Object.fromEntries(names.map((name) => [name, row[columnOf(name)]]));

/** Adds to what was counted, in the order of players: two who count wait for each other and do not block. */
export async function addQuarters(tx: Tx, quarters: readonly Quarter[]): Promise<void> {
  if (quarters.length === 0) return;
  const sorted = quarters.toSorted(
    (one, other) => one.playerId - other.playerId || one.at.getTime() - other.at.getTime(),
  );
  const lists = countNames.map((name, place) => `$${place + 3}::${typeOf(columnOf(name))}[]`);
  await tx.query(
    `insert into protection_quarter as q (player_id, at, ${countColumns.join(', ')})
     select * from unnest($1::bigint[], $2::timestamptz[], ${lists.join(', ')})
     on conflict (player_id, at) do update set
       ${countColumns.map((column) => `${column} = q.${column} + excluded.${column}`).join(', ')}`,
    [
      sorted.map(({ playerId }) => playerId),
      sorted.map(({ at }) => at),
      ...countNames.map((name) => sorted.map((quarter) => quarter[name])),
    ],
  );
  const days = new Map(sorted.map(({ playerId, at }) => [`${playerId} ${dayOf(at)}`, { playerId, day: dayOf(at) }]));
  const due = [...days.values()];
  // Written anew where it is there already: whoever takes days away passes it over until these counts are committed.
  await tx.query(
    `insert into protection_due (player_id, day) select * from unnest($1::bigint[], $2::date[])
     on conflict (player_id, day) do update set day = excluded.day`,
    [due.map(({ playerId }) => playerId), due.map(({ day }) => day)],
  );
}

export interface DueDay {
  playerId: number;
  day: string;
}

/** Takes days that are to be looked at; those that somebody counts for right now stay for the next time. */
export async function takeDue(tx: Tx, most: number): Promise<DueDay[]> {
  const { rows } = await tx.query<{ player_id: bigint; day: string }>(
    `delete from protection_due where (player_id, day) in
       (select player_id, day from protection_due order by player_id, day limit $1 for update skip locked)
     returning player_id, day::text`,
    [most],
  );
  return rows
    .map((row) => ({ playerId: Number(row.player_id), day: row.day }))
    .toSorted((one, other) => one.playerId - other.playerId || (one.day < other.day ? -1 : 1));
}

export async function readQuarters(
  db: Queryable,
  { playerId, from, until }: { playerId: number; from: Date; until: Date },
): Promise<Omit<Quarter, 'playerId'>[]> {
  const { rows } = await db.query<CountRow & { at: Date }>(
    `select at, ${countColumns.join(', ')} from protection_quarter where player_id = $1 and at >= $2 and at < $3 order by at`,
    [playerId, from, until],
  );
  return rows.map((row) => ({ at: row.at, ...(fromRow(countNames, row) as unknown as Counts) }));
}

export async function saveDay(tx: Tx, playerId: number, facts: DayFacts): Promise<void> {
  const columns = dayNames.map(columnOf);
  await tx.query(
    `insert into protection_day (player_id, day, ${columns.join(', ')})
     values ($1, $2, ${columns.map((_, place) => `$${place + 3}`).join(', ')})
     on conflict (player_id, day) do update set
       ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    [playerId, facts.day, ...dayNames.map((name) => facts[name])],
  );
}

/** Days of a player on which anything happened, the oldest first. */
export async function readDays(
  db: Queryable,
  { playerId, from, until }: { playerId: number; from: string; until: string },
): Promise<DayFacts[]> {
  const { rows } = await db.query<CountRow & { day: never }>(
    `select day::text, ${dayNames.map(columnOf).join(', ')} from protection_day
     where player_id = $1 and day >= $2 and day <= $3 order by day`,
    [playerId, from, until],
  );
  return rows.map((row) => ({ ...(fromRow(dayNames, row) as unknown as DayFacts), day: row.day as string }));
}

/** Quarters are kept as long as days may be looked at again. */
export async function forgetQuarters(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from protection_quarter where at < $1', [before]);
}
