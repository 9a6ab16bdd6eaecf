import { randomUUID } from 'node:crypto';
import type { Currency } from '@halley/contract';
import type { Database } from '../../kit/index.ts';
import { openWallet } from '../../wallet/index.ts';
import type { Gift } from '../gift.ts';
import { insertGift } from '../gift-store.ts';
import { activate } from '../move-gift.ts';
import { insertMoves, issuedMove, writeGiftChanges } from '../write-gifts.ts';
import { aGift } from './a-gift.ts';

/** A gift that a player has and plays with. */
export async function giveGift(
  database: Pick<Database, 'tx'>,
  {
    playerId,
    currency = 'EUR',
    now = new Date(),
    ...change
  }: { playerId: number; currency?: Currency; now?: Date } & Partial<Gift>,
): Promise<Gift> {
  return database.tx(async (tx) => {
    const wallet = await openWallet(tx, { playerId, currency });
    const { stage = 'handle_bets' } = change;
    const issued = await insertGift(tx, {
      ...aGift({ sourceKey: randomUUID(), createdAt: now, validUntil: null, ...change }),
      playerId,
      currency,
      accountId: wallet.id,
      stage: 'issued',
      balance: 0n,
      activatedAt: null,
    });
    if (!issued) throw new Error('there is one with this source');
    await insertMoves(tx, [issuedMove(issued, 'system', null)]);
    const taken = activate(issued, { to: stage === 'wait' ? 'wait' : 'handle_bets' }, { now, actor: 'system' });
    await writeGiftChanges(tx, [wallet], [taken]);
    return taken.gift;
  });
}

/** So much bonus money, to stake wherever and as high as the player likes. */
export function giveBonus(
  database: Pick<Database, 'tx'>,
  owner: { playerId: number; currency?: Currency },
  amount: bigint,
) {
  const free = { amount, requirement: amount * 1_000_000n, maxStake: null, product: 'any' as const };
  return giveGift(database, { ...owner, ...free });
}
