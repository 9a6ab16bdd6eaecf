import type { Currency } from '@halley/contract';
import { behindPlace, exactTime, type PastWanted, pastValues, type Queryable } from '../kit/index.ts';

interface PastJackpot {
  id: bigint;
  at: string;
  /** The level that dropped, and the jackpot it is of. */
  level: string;
  jackpot: string;
  currency: Currency;
  amount: bigint;
}

/** Jackpots of a player in the order in which they fell. */
export async function listPastJackpots(db: Queryable, wanted: PastWanted): Promise<PastJackpot[]> {
  const { where, newest } = behindPlace('w.at', 'w.id');
  const { rows } = await db.query<PastJackpot>({
    name: 'jackpots_past',
    text: `select w.id, ${exactTime('w.at')} as at, l.name as level, j.name as jackpot, w.paid_currency as currency,
        w.paid_amount as amount
      from jackpots_win w join jackpots_level l on l.id = w.level_id join jackpots_jackpot j on j.id = l.jackpot_id
      where w.player_id = $1 and ${where} ${newest}`,
    values: pastValues(wanted),
  });
  return rows;
}
