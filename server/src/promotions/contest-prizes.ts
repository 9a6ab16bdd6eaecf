import type { Contest, ContestGift, Currency, Reward } from '@halley/contract';
import { wireCents } from '@halley/contract';

/** What one place of a contest is given. */
export interface ContestPlace {
  place: number;
  /** Of the pool, in subunits of the contest's currency; 0: no money. */
  cash: bigint;
  /** Of the pool, in hundredths of a percent. */
  share: number;
  rewards: readonly Reward[];
}

const whole = 10_000n;
const unit = 1_000_000n;

/** All places that have a prize. Shares are rounded down; what is left of the pool then goes to the first. */
export function contestPlaces({ prizes = [], pool = 0 }: Pick<Contest, 'prizes' | 'pool'>): ContestPlace[] {
  const places = prizes.flatMap(({ from, to, share = 0, rewards = [] }) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({
      place: from + index,
      cash: (BigInt(pool) * BigInt(share)) / whole,
      share,
      rewards,
    })),
  );
  const rest = BigInt(pool) - places.reduce((sum, { cash }) => sum + cash, 0n);
  return places.map((one, index) => (index === 0 ? { ...one, cash: one.cash + rest } : one));
}

/**
 * What a prize is paid with in a player's own currency, by the frozen rate and rounded down. Who has none of the currencies of
 * the contest any more is paid in its own.
 */
export function prizeIn(
  { currency, rates }: Pick<Contest, 'currency' | 'rates'>,
  { cash, own }: { cash: bigint; own: Currency },
): { currency: Currency; amount: bigint } {
  const rate = rates[own];
  return rate === undefined ? { currency, amount: cash } : { currency: own, amount: (cash * unit) / BigInt(rate) };
}

/** What a place is given, as screens tell of it: money of the pool in the contest's currency, amounts of rewards in it where they have one. */
export function contestGifts(
  { cash, rewards }: Pick<ContestPlace, 'cash' | 'rewards'>,
  { currency, titles }: { currency: Currency; titles: ReadonlyMap<string, string> },
): ContestGift[] {
  const money: ContestGift[] = cash > 0n ? [{ type: 'cash', amount_cents: wireCents(cash), currency }] : [];
  return [...money, ...rewards.map((reward) => giftOf(reward, { currency, titles }))];
}

function giftOf(
  reward: Reward,
  { currency, titles }: { currency: Currency; titles: ReadonlyMap<string, string> },
): ContestGift {
  switch (reward.type) {
    case 'cash':
    case 'bonus': {
      const amount = reward.amount?.[currency];
      if (amount === undefined) return { type: 'other' };
      return reward.type === 'cash'
        ? { type: 'cash', amount_cents: amount, currency }
        : { type: 'bonus', amount_cents: amount, currency, wager: reward.wager };
    }
    case 'freespins': {
      const [game = ''] = reward.games;
      return { type: 'freespins', count: reward.count, title: titles.get(game) ?? game };
    }
    case 'points':
      return { type: 'points', points: reward.chargeable };
    case 'tickets':
      return { type: 'tickets', count: reward.count, lottery: reward.lottery };
    case 'lootbox':
      return { type: 'lootbox', group_key: reward.groupKey };
    default:
      return { type: 'other' };
  }
}
