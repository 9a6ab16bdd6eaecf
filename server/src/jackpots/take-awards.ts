import type { JackpotAward } from '@halley/contract';
import type { Database } from '../kit/index.ts';
import { type Nicknames, readAwards } from './read-wins.ts';

/** Nobody closes more popups than these; the winners' list has them all. */
const mostAwards = 10;

export interface TakeAwardsOptions {
  database: Database;
  nicknames: Nicknames;
  now: Date;
}

/**
 * Wins of this player that no screen has shown yet, oldest first; from here on they are seen. Of two screens that ask at
 * once, one gets a win. The same claim again gets the same answer: it may have been lost on its way.
 */
export async function takeAwards(
  { playerId, claim }: { playerId: number; claim: string },
  { database, nicknames, now }: TakeAwardsOptions,
): Promise<JackpotAward[]> {
  return database.tx(async (tx) => {
    await tx.query(
      `insert into jackpots_seen (win_id, player_id, claim, at)
       select id, player_id, $2, $3 from jackpots_win w
       where player_id = $1 and not exists (select 1 from jackpots_seen s where s.win_id = w.id)
       on conflict (win_id) do nothing`,
      [playerId, claim, now],
    );
    const { rows } = await tx.query<{ win_id: bigint }>(
      'select win_id from jackpots_seen where claim = $2 and player_id = $1 order by win_id desc limit $3',
      [playerId, claim, mostAwards],
    );
    const awards = await readAwards(
      tx,
      rows.map((row) => Number(row.win_id)),
      nicknames,
    );
    return awards.map(({ payload }) => payload);
  });
}
