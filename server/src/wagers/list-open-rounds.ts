import type { Currency } from '@halley/contract';
import type { Queryable, Tx } from '../kit/index.ts';

const mostListed = 100;

export interface OpenRound {
  id: string;
  playerId: number;
  game: string;
  currency: Currency;
  stake: bigint;
  win: bigint;
  openedAt: Date;
}

/** How many rounds are open in games of each of these producers. */
export async function countOpenRounds(db: Queryable, producers: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.query<{ producer: string; rounds: bigint }>(
    `select split_part(game, '/', 1) as producer, count(*) as rounds from wagers_round
     where state = 'open' and split_part(game, '/', 1) = any($1::text[]) group by 1`,
    [producers],
  );
  return new Map(rows.map(({ producer, rounds }) => [producer, Number(rounds)]));
}

/** The oldest first. */
export async function listOpenRounds(
  db: Queryable,
  { producers, limit }: { producers: readonly string[]; limit: number },
): Promise<OpenRound[]> {
  const { rows } = await db.query<Omit<OpenRound, 'playerId' | 'openedAt'> & { player_id: bigint; opened_at: Date }>(
    `select id, player_id, game, currency, stake_cash + stake_bonus as stake, win_cash + win_bonus as win, opened_at
     from wagers_round where state = 'open' and split_part(game, '/', 1) = any($1::text[])
     order by opened_at, id limit $2`,
    [producers, limit],
  );
  return rows.map(({ player_id, opened_at: openedAt, ...row }) => ({ ...row, playerId: Number(player_id), openedAt }));
}

/** Games and currencies in which a player's round waits for its end. */
export async function listOpenGames(db: Queryable, playerId: number): Promise<{ game: string; currency: Currency }[]> {
  const { rows } = await db.query<{ game: string; currency: Currency }>({
    name: 'wagers_list_open',
    text: `select distinct game, currency from wagers_round where player_id = $1 and state = 'open' limit $2`,
    values: [playerId, mostListed],
  });
  return rows;
}

/** Games in which rounds of these players wait, with the players held back from opening another until the commit. */
export async function holdOpenRounds(tx: Tx, playerIds: number[]): Promise<{ playerId: number; game: string }[]> {
  // In order, so that two groups cannot wait in a ring; a statement of its own, so that the next one sees what was waited for.
  await tx.query({
    name: 'wagers_hold_openers',
    text: `select pg_advisory_xact_lock(hashtext('wagers_open'), id::int)
      from (select (p % 2147483647) as id from unnest($1::bigint[]) p order by 1) players`,
    values: [playerIds],
  });
  const { rows } = await tx.query<{ player_id: bigint; game: string }>({
    name: 'wagers_list_open_of',
    text: `select distinct player_id, game from wagers_round where player_id = any($1::bigint[]) and state = 'open'`,
    values: [playerIds],
  });
  return rows.map((row) => ({ playerId: Number(row.player_id), game: row.game }));
}
