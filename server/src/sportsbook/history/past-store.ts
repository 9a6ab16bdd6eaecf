import type { Currency } from '@halley/contract';
import { behindPlace, exactTime, type PastWanted, pastValues, type Queryable } from '../../kit/index.ts';

export interface PastBet {
  id: string;
  at: string;
  kind: string;
  state: string;
  currency: Currency;
  stake: bigint;
  returned: bigint;
  lines: number;
  /** The house paid its stake. */
  isFree: boolean;
}

/** Bets of a player in the order in which they were placed. */
export async function listPastBets(db: Queryable, wanted: PastWanted): Promise<PastBet[]> {
  const { where, newest } = behindPlace('placed_at', 'id', 'uuid');
  const { rows } = await db.query<PastBet>({
    name: 'sportsbook_past',
    text: `select id, ${exactTime('placed_at')} as at, kind, state, currency, stake, returned, lines,
        free_bet_id is not null as "isFree"
      from sportsbook_bet where player_id = $1 and ${where} ${newest}`,
    values: pastValues(wanted),
  });
  return rows;
}
