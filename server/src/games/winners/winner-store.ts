import type { Topics } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

export const winnersKept = 50;

export interface StoredWinner {
  playerId: number;
  game: string;
  currency: string;
  stake: bigint;
  win: bigint;
  at: Date;
}

/** The same round comes again after a crash and is kept once. Of a player in a game only the newest stays. */
export async function keepWinners(tx: Tx, wins: readonly Topics['wager.settled'][]): Promise<void> {
  await tx.query(
    `insert into games_winner (round_id, player_id, game, currency, stake, win, at)
     select * from unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::timestamptz[])
     on conflict (round_id) do nothing`,
    [
      wins.map((win) => win.roundId),
      wins.map((win) => win.playerId),
      wins.map((win) => win.game),
      wins.map((win) => win.currency),
      wins.map((win) => win.stake),
      wins.map((win) => win.win),
      wins.map((win) => win.at),
    ],
  );
  await tx.query(
    `delete from games_winner where id not in (
       select id from (select distinct on (player_id, game) id, at from games_winner order by player_id, game, at desc, id desc) newest
       order by at desc, id desc limit $1)`,
    [winnersKept],
  );
}

/** Newest first. */
export async function listWinners(db: Queryable): Promise<StoredWinner[]> {
  const { rows } = await db.query<{
    player_id: bigint;
    game: string;
    currency: string;
    stake: bigint;
    win: bigint;
    at: Date;
  }>({
    name: 'games_list_winners',
    text: 'select player_id, game, currency, stake, win, at from games_winner order by at desc, id desc limit $1',
    values: [winnersKept],
  });
  return rows.map(({ player_id, ...row }) => ({ playerId: Number(player_id), ...row }));
}

export async function forgetWinners(tx: Tx, roundIds: readonly string[]): Promise<void> {
  await tx.query('delete from games_winner where round_id = any($1::uuid[])', [roundIds]);
}
