import { demoCurrency, type StakeLimits } from './game.ts';
import type { Ratio } from './ratio.ts';

/** What the house takes and pays at most, in subunits, about equal in value in every currency. */
export const houseLimits: Readonly<Record<string, StakeLimits>> = {
  [demoCurrency]: { stakeMin: 10n, stakeMax: 500_00n, winMax: 50_000_00n },
  EUR: { stakeMin: 10n, stakeMax: 500_00n, winMax: 50_000_00n },
  USD: { stakeMin: 10n, stakeMax: 500_00n, winMax: 50_000_00n },
  AUD: { stakeMin: 20n, stakeMax: 850_00n, winMax: 85_000_00n },
  CAD: { stakeMin: 20n, stakeMax: 760_00n, winMax: 76_000_00n },
  NZD: { stakeMin: 20n, stakeMax: 950_00n, winMax: 95_000_00n },
  NOK: { stakeMin: 1_00n, stakeMax: 6_000_00n, winMax: 610_000_00n },
  BRL: { stakeMin: 50n, stakeMax: 3_200_00n, winMax: 320_000_00n },
  JPY: { stakeMin: 20n, stakeMax: 85_000n, winMax: 8_500_000n },
  BTC: { stakeMin: 100n, stakeMax: 500_000n, winMax: 44_000_000n },
  ETH: { stakeMin: 3_000n, stakeMax: 16_000_000n, winMax: 1_600_000_000n },
  BCH: { stakeMin: 20_000n, stakeMax: 100_000_000n, winMax: 10_000_000_000n },
  LTC: { stakeMin: 100_000n, stakeMax: 600_000_000n, winMax: 60_000_000_000n },
  DOG: { stakeMin: 50_000_000n, stakeMax: 250_000_000_000n, winMax: 23_500_000_000_000n },
  USDT: { stakeMin: 100_000n, stakeMax: 500_000_000n, winMax: 50_000_000_000n },
};

/**
 * Limits of a game whose best result pays so many times the stake, whatever is chosen. The largest stake is lowered to
 * one whose best result the house can pay, to two leading digits so that it reads well, and the largest win is that
 * stake's: so it can be won to the subunit.
 */
export function limitsFor(largestPays: Ratio): Readonly<Record<string, StakeLimits>> {
  const { numerator, denominator } = largestPays;
  return Object.fromEntries(
    Object.entries(houseLimits).map(([currency, house]) => {
      const payable = (house.winMax * denominator) / numerator;
      const stakeMax = payable < house.stakeMax ? twoDigits(payable) : house.stakeMax;
      const winMax = (stakeMax * numerator) / denominator;
      return [currency, { stakeMin: house.stakeMin, stakeMax, winMax }];
    }),
  );
}

/**
 * Limits of a game whose best result hangs on what is chosen: any stake the house takes may be chosen, as long as the
 * house can pay the best result of that choice (`checkBet` refuses the rest). The largest win is the largest that is left.
 */
export function limitsOver(bestPays: readonly Ratio[]): Readonly<Record<string, StakeLimits>> {
  return Object.fromEntries(
    Object.entries(houseLimits).map(([currency, { stakeMin, stakeMax, winMax: most }]) => {
      const wins = bestPays.map(({ numerator, denominator }) => {
        // The largest stake whose win, rounded down, is not above what the house pays.
        const payable = ((most + 1n) * denominator - 1n) / numerator;
        return ((payable < stakeMax ? payable : stakeMax) * numerator) / denominator;
      });
      const winMax = wins.reduce((largest, win) => (win > largest ? win : largest));
      return [currency, { stakeMin, stakeMax, winMax }];
    }),
  );
}

function twoDigits(value: bigint): bigint {
  const scale = 10n ** BigInt(Math.max(0, String(value).length - 2));
  return (value / scale) * scale;
}

/** 1, 2, 5, 10 … times the smallest stake: the steps of − and +, and the presets. */
export function stakeLadder({ stakeMin, stakeMax }: StakeLimits): bigint[] {
  const steps: bigint[] = [];
  for (let decade = 1n; stakeMin * decade <= stakeMax; decade *= 10n) {
    for (const step of [1n, 2n, 5n]) {
      if (stakeMin * decade * step <= stakeMax) steps.push(stakeMin * decade * step);
    }
  }
  if (steps.at(-1) !== stakeMax) steps.push(stakeMax);
  return steps;
}
