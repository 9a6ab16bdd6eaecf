import type { Currency } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';

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
