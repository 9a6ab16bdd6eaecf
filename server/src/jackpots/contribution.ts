import { keyFor } from '../kit/index.ts';
import type { HouseTransfer } from '../wallet/index.ts';
import type { RunningJackpot } from './cycle-store.ts';

export interface Grown {
  jackpot: RunningJackpot;
  /** The number of the last stake that was counted. */
  through: bigint;
  /** The whole subunits of each level. */
  before: bigint[];
  after: bigint[];
  /** Without a next cycle the level is gone. */
  won: { cycle: { mustHitAmount: bigint }; next: { seedAmount: bigint } | undefined }[];
}

/** What a batch of stakes moves from the games to the pools; the other way round when more was given back than came. */
export function contributionOf({ jackpot, through, before, after, won }: Grown): HouseTransfer[] {
  const paid = sum(won.map(({ cycle, next }) => cycle.mustHitAmount - (next?.seedAmount ?? 0n)));
  const amount = sum(after) - sum(before) + paid;
  if (amount === 0n) return [];
  const key = keyFor(`jackpot ${jackpot.id} through stake ${through}`);
  const transfer = { key, reason: 'jackpot_contribution', currency: jackpot.currency } as const;
  if (amount > 0n) return [{ ...transfer, from: 'games', to: 'jackpots', amount }];
  return [{ ...transfer, from: 'jackpots', to: 'games', amount: -amount }];
}

function sum(amounts: bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
