import { Refusal } from '@halley/contract';
import type { Tx } from '../kit/index.ts';
import type { Gift } from './gift.ts';
import { countTaken } from './gift-store.ts';
import type { BonusesPorts } from './ports.ts';

/**
 * Of the groups in `daily-bonus-config` so many gifts can be taken in a day (UTC), whatever their wallets. What was chosen with
 * a deposit is promised and is not refused; it counts. Throws `GIFT_TAKEN_TODAY`.
 */
export async function refuseBeyondDay(
  { documents }: Pick<BonusesPorts, 'documents'>,
  tx: Tx,
  { playerId, groupKey }: Pick<Gift, 'playerId' | 'groupKey'>,
  now: Date,
): Promise<void> {
  if (groupKey === null) return;
  const most = (await documents.read('daily-bonus-config', tx))[groupKey]?.maxActivation;
  if (most === undefined) return;
  const since = new Date(now);
  since.setUTCHours(0, 0, 0, 0);
  if ((await countTaken(tx, { playerId, groupKey, since })) >= most) throw new Refusal('GIFT_TAKEN_TODAY');
}
