import type { Queryable, Tx } from '../../kit/index.ts';
import type { ReturnSum } from './judge-return.ts';

export interface ReturnRow extends ReturnSum {
  /** A day in UTC, `2026-03-01`. */
  day: string;
  game: string;
  version: number;
  currency: string;
}

/** Adds to what the days have so far. */
export async function addReturns(tx: Tx, rows: readonly ReturnRow[]): Promise<void> {
  const column = <T>(read: (row: ReturnRow) => T) => rows.map(read);
  await tx.query(
    `insert into games_return as r
       (day, game, game_version, currency, rounds, staked, won, largest_win, expected, least, variance)
     select * from unnest($1::date[], $2::text[], $3::int[], $4::text[], $5::bigint[], $6::numeric[], $7::numeric[],
       $8::numeric[], $9::float8[], $10::float8[], $11::float8[])
     on conflict (day, game, game_version, currency) do update set rounds = r.rounds + excluded.rounds,
       staked = r.staked + excluded.staked, won = r.won + excluded.won,
       largest_win = greatest(r.largest_win, excluded.largest_win), expected = r.expected + excluded.expected,
       least = r.least + excluded.least, variance = r.variance + excluded.variance`,
    [
      ...[column((row) => row.day), column((row) => row.game), column((row) => row.version)],
      ...[column((row) => row.currency), column((row) => row.rounds), column((row) => row.staked)],
      ...[column((row) => row.won), column((row) => row.largestWin), column((row) => row.expected)],
      ...[column((row) => row.least), column((row) => row.variance)],
    ],
  );
}

/** From a day on, oldest first. */
export async function readReturns(db: Queryable, since: string): Promise<ReturnRow[]> {
  const { rows } = await db.query<Record<keyof ReturnRow, string>>(
    `select to_char(day, 'YYYY-MM-DD') as day, game, game_version::text as version, currency, rounds::text, staked::text,
       won::text, largest_win::text as "largestWin", expected::text, least::text, variance::text
     from games_return where day >= $1::date order by day, game, game_version, currency`,
    [since],
  );
  return rows.map((row) => ({
    day: row.day,
    game: row.game,
    currency: row.currency,
    version: Number(row.version),
    rounds: Number(row.rounds),
    staked: Number(row.staked),
    won: Number(row.won),
    largestWin: Number(row.largestWin),
    expected: Number(row.expected),
    least: Number(row.least),
    variance: Number(row.variance),
  }));
}
