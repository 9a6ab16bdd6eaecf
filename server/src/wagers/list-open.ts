import type { Currency } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';

const mostListed = 100;

/** Games and currencies in which a player's round waits for its end. */
export async function listOpen(db: Queryable, playerId: number): Promise<{ game: string; currency: Currency }[]> {
  const { rows } = await db.query<{ game: string; currency: Currency }>({
    name: 'wagers_list_open',
    text: `select distinct game, currency from wagers_round where player_id = $1 and state = 'open' limit $2`,
    values: [playerId, mostListed],
  });
  return rows;
}
