import type { Currency } from '@halley/contract';
import { behindPlace, exactTime, type PastWanted, pastValues, type Queryable } from '../kit/index.ts';
import type { Gift, GiftTexts } from './gift.ts';

export interface PastGift {
  id: bigint;
  at: string;
  type: Gift['type'];
  stage: Gift['stage'];
  texts: GiftTexts;
  currency: Currency;
  amount: bigint;
}

/** Gifts of a player in the order in which they were given. */
export async function listPastGifts(db: Queryable, wanted: PastWanted): Promise<PastGift[]> {
  const { where, newest } = behindPlace('created_at', 'id');
  const { rows } = await db.query<PastGift>({
    name: 'bonuses_past',
    text: `select id, ${exactTime('created_at')} as at, type, stage, texts, currency, amount
      from bonuses_gift where player_id = $1 and ${where} ${newest}`,
    values: pastValues(wanted),
  });
  return rows;
}
