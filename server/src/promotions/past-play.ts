import type { Currency } from '@halley/contract';
import type { PromotionFacts } from '../identity/index.ts';
import type { Queryable } from '../kit/index.ts';
import type { DueReward } from './due-grant.ts';
import type { PastRounds, PricedGift, PromotionsPorts } from './ports.ts';
import { worthOf } from './resolve-reward.ts';

export type Convert = (amount: bigint, from: Currency) => bigint;

/** What replays of past play come to. */
export interface Earned {
  gifts: PricedGift[];
  players: number;
  /** What these players lost of their own money in all, in the budget's currency. */
  netLoss: number;
}

type PlayedStakes = Pick<PastRounds, 'playerId' | 'currency' | 'stake' | 'rounds'>;

const pageSize = 1_000;

/** Everything but a bonus is cash at once, as far as its cost goes. `stake`: of the player, on average. */
export function pricedGift(
  due: DueReward,
  { currency, convert, stake }: { currency: Currency; convert: Convert; stake: bigint | undefined },
): PricedGift {
  const inBudget = (amount: bigint | null) => (amount === null ? null : convert(amount, currency));
  const bonus = convert(worthOf(due), currency);
  if (due.type !== 'bonus') {
    return { deposit: 0n, bonus, requirement: 0n, maxStake: null, maxCashout: null, release: 'whole' };
  }
  return {
    deposit: convert(due.deposit ?? 0n, currency),
    bonus,
    requirement: bonus * BigInt(due.wager),
    maxStake: inBudget(due.maxStake),
    maxCashout: inBudget(due.maxCashout),
    release: due.terms.release,
    stake: stake === undefined ? undefined : convert(stake, currency),
  };
}

/**
 * What players have staked on a round on average, in a currency. Whoever has not played stakes what most do: the middle one of all.
 */
export function stakesOf(
  played: readonly PlayedStakes[],
): (playerId: number, currency: Currency) => bigint | undefined {
  const keyOf = (playerId: number, currency: Currency) => `${playerId} ${currency}`;
  const own = new Map<string, bigint>();
  const all = new Map<Currency, bigint[]>();
  for (const { playerId, currency, stake, rounds } of played) {
    if (rounds < 1 || stake < BigInt(rounds)) continue;
    const mean = stake / BigInt(rounds);
    own.set(keyOf(playerId, currency), mean);
    all.set(currency, [...(all.get(currency) ?? []), mean]);
  }
  const usual = new Map(
    [...all].map(([currency, means]) => [
      currency,
      means.toSorted((one, other) => (one < other ? -1 : 1))[Math.floor(means.length / 2)],
    ]),
  );
  return (playerId, currency) => own.get(keyOf(playerId, currency)) ?? usual.get(currency);
}

/** One of so many players. */
export async function factsOf(
  { identity }: Pick<PromotionsPorts, 'identity'>,
  db: Queryable,
  oneIn: number,
): Promise<Map<number, PromotionFacts>> {
  const found = new Map<number, PromotionFacts>();
  for (let after = 0; ; ) {
    const page = await identity.promotionFacts.page(db, { after, limit: pageSize });
    const last = page.at(-1);
    if (!last) return found;
    after = last.playerId;
    for (const player of page) if (player.playerId % oneIn === 0) found.set(player.playerId, player);
  }
}
