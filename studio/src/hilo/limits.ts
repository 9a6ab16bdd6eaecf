import { diceLimits } from '../dice/limits.ts';
import type { StakeLimits } from '../kit/game.ts';

/** A row pays at most 82.81 times the stake: two long shots in a row, which is also where every largest win comes from. */
export const LARGEST_PAYS = { numerator: 8_281n, denominator: 100n };

/** The stakes of dice; the largest win is that of the largest stake and can be won to the subunit (limits.test.ts). */
export const hiloLimits: Readonly<Record<string, StakeLimits>> = Object.fromEntries(
  Object.entries(diceLimits).map(([currency, { stakeMin, stakeMax }]) => [
    currency,
    { stakeMin, stakeMax, winMax: (stakeMax * LARGEST_PAYS.numerator) / LARGEST_PAYS.denominator },
  ]),
);
