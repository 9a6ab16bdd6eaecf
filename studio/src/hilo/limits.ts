import { houseLimits, type Ratio, type StakeLimits } from '../kit/index.ts';

/** What a version of the game pays: it is kept with its rounds. */
export interface HiloTerms {
  /** What every way of playing returns: the house keeps its part once, with the first guess. */
  returns: Ratio;
  /** A row pays at most two long shots in a row, which is also where every largest win comes from. */
  largest: Ratio;
}

/** Since version 2: 99 %, and at most 0.99 × 13² ÷ 2 = 83.655 times the stake. */
export const terms: HiloTerms = {
  returns: { numerator: 99n, denominator: 100n },
  largest: { numerator: 83_655n, denominator: 1_000n },
};

/** Version 1: 98 %, and at most 82.81 times the stake. Rounds that were opened with them are finished by them. */
export const firstTerms: HiloTerms = {
  returns: { numerator: 98n, denominator: 100n },
  largest: { numerator: 8_281n, denominator: 100n },
};

/** The stakes of the house; the largest win is that of the largest stake and can be won to the subunit (rules.test.ts). */
export const hiloLimits: Readonly<Record<string, StakeLimits>> = Object.fromEntries(
  Object.entries(houseLimits).map(([currency, { stakeMin, stakeMax }]) => [
    currency,
    { stakeMin, stakeMax, winMax: (stakeMax * terms.largest.numerator) / terms.largest.denominator },
  ]),
);
