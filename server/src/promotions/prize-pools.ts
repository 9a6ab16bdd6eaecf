import type { Contest } from '@halley/contract';
import { invariant, keyFor, type Tx } from '../kit/index.ts';
import { type HouseTransfer, moveHouseMoney } from '../wallet/index.ts';
import type { Grant } from './grant-store.ts';
import { costOfDuePrizes, lockPools, openPool, owedBy, type PrizePool, readPools, writePool } from './pool-store.ts';

/** A part of a pool that was won. */
export const isPoolPrize = ({ reward }: Pick<Grant, 'reward'>): boolean =>
  reward.type === 'cash' && reward.why === 'prize';

const asideKey = ({ promotionId, moves }: PrizePool) => keyFor(`pool ${promotionId} move ${moves}`);
const exchangeKey = (grantId: number) => keyFor(`pool prize ${grantId}`);

/** Into the account (above zero) or back to the house: one transfer, with a number of its own. */
async function moveAside(tx: Tx, pool: PrizePool, amount: bigint): Promise<void> {
  if (amount === 0n) return;
  const accounts = amount > 0n ? { from: 'bonus_cost', to: 'prizes' } : { from: 'prizes', to: 'bonus_cost' };
  pool.moves += 1;
  const transfer = {
    ...(accounts as Pick<HouseTransfer, 'from' | 'to'>),
    key: asideKey(pool),
    currency: pool.currency,
    amount: amount > 0n ? amount : -amount,
  };
  await moveHouseMoney(tx, [{ ...transfer, reason: 'prize_pool' }]);
}

/**
 * Sets aside what a contest promises from its places: whoever opens one does it in the same transaction. The same again changes
 * nothing; another version moves what its pool is more or less.
 */
export async function setPoolAside(
  tx: Tx,
  { promotionId, contest: { currency, pool: promised = 0 }, now }: { promotionId: number; contest: Contest; now: Date },
): Promise<void> {
  if (promised > 0) await openPool(tx, { promotionId, currency, at: now });
  const [pool] = await lockPools(tx, [promotionId]);
  if (!pool || pool.closedAt) return;
  invariant(pool.currency === currency && pool.paid === 0n, 'a pool changes before anything is paid of it');
  const more = BigInt(promised) - pool.promised;
  if (more === 0n) return;
  await moveAside(tx, pool, more);
  await writePool(tx, { ...pool, promised: BigInt(promised) });
}

/** The contest is decided, or called off: what nobody has won goes back. The same again changes nothing. */
export async function closePool(tx: Tx, { promotionId, now }: { promotionId: number; now: Date }): Promise<void> {
  const [pool] = await lockPools(tx, [promotionId]);
  if (!pool || pool.closedAt) return;
  const rest = owedBy(pool) - (await costOfDuePrizes(tx, promotionId));
  invariant(rest >= 0n, `more was won of contest ${promotionId} than it promised`);
  await moveAside(tx, pool, -rest);
  await writePool(tx, { ...pool, returned: pool.returned + rest, closedAt: now });
}

/** Which of these promotions have money set aside: their prizes are paid from there. */
export async function withPools(tx: Tx, grants: readonly Grant[]): Promise<ReadonlySet<number>> {
  const asked = [...new Set(grants.filter(isPoolPrize).map(({ promotionId }) => promotionId))];
  return asked.length === 0 ? new Set() : new Set((await readPools(tx, asked)).keys());
}

/**
 * Prizes were given out of their pools: each takes what it costs in the pool's currency, which is exchanged where the player has
 * another. What the exchange rounds off stays in the account `exchange`.
 */
export async function takeFromPools(tx: Tx, grants: readonly Grant[]): Promise<void> {
  const prizes = grants.filter(isPoolPrize);
  if (prizes.length === 0) return;
  const exchanged: HouseTransfer[] = [];
  for (const pool of await lockPools(tx, [...new Set(prizes.map(({ promotionId }) => promotionId))])) {
    const own = prizes.filter(({ promotionId }) => promotionId === pool.promotionId);
    for (const { id, currency, cost, reward } of own) {
      if (currency === pool.currency || reward.type !== 'cash') continue;
      const exchange = { reason: 'prize_exchange' } as const;
      exchanged.push(
        { ...exchange, key: exchangeKey(id), currency: pool.currency, from: 'prizes', to: 'exchange', amount: cost },
        {
          ...exchange,
          key: keyFor(`${exchangeKey(id)} paid`),
          currency,
          from: 'exchange',
          to: 'prizes',
          amount: reward.amount,
        },
      );
    }
    await writePool(tx, { ...pool, paid: pool.paid + own.reduce((sum, { cost }) => sum + cost, 0n) });
  }
  await moveHouseMoney(tx, exchanged);
}

/** Prizes that are not given after all: of a contest that is over nobody else can have them. */
export async function returnToHouse(tx: Tx, grants: readonly Grant[]): Promise<void> {
  const prizes = grants.filter((grant) => isPoolPrize(grant) && (grant.state === 'due' || grant.state === 'reserved'));
  if (prizes.length === 0) return;
  for (const pool of await lockPools(tx, [...new Set(prizes.map(({ promotionId }) => promotionId))])) {
    if (!pool.closedAt) continue;
    const own = prizes.filter(({ promotionId }) => promotionId === pool.promotionId);
    const back = own.reduce((sum, { cost }) => sum + cost, 0n);
    await moveAside(tx, pool, -back);
    await writePool(tx, { ...pool, returned: pool.returned + back });
  }
}
