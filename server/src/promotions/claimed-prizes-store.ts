import type { Currency } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import { rewardFrom } from './stored-reward.ts';

/** What was claimed for a place of a contest, or a ticket of a draw. */
export interface ClaimedPrize {
  playerId: number;
  /** `place:1`, `draw:1` */
  occasion: string;
  currency: Currency;
  /** Of the pool, in that currency; 0: it was no money. */
  cash: bigint;
}

/** Every prize of a contest's places or draws, whatever became of it; one line a place. */
export async function claimedPrizes(db: Queryable, promotionId: number): Promise<ClaimedPrize[]> {
  const { rows } = await db.query<{ player_id: bigint; occasion: string; currency: Currency; rewards: unknown[] }>(
    `select player_id, occasion, currency, jsonb_agg(reward order by reward_index) as rewards from promotions_grant
     where promotion_id = $1 and occasion ~ '^(place|draw):' group by 1, 2, 3`,
    [promotionId],
  );
  return rows.map(({ player_id, rewards, ...row }) => {
    const cash = rewards.map(rewardFrom).reduce((sum, one) => {
      return one.type === 'cash' && one.why === 'prize' ? sum + one.amount : sum;
    }, 0n);
    return { ...row, playerId: Number(player_id), cash };
  });
}
