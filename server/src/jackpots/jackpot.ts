import type { Currency } from '@halley/contract';

/** Pools are kept in parts of a subunit, so that no stake is too small to count and nothing is ever rounded away. */
export const partsPerSubunit = 10n ** 18n;

/** Rates are whole numbers: subunits of one currency for a subunit of another, times this. */
export const rateScale = 10n ** 12n;

/**
 * A jackpot that is being retired is fed until each of its levels has dropped once more; then it is over (decision 22).
 */
export type JackpotState = 'active' | 'paused' | 'retiring' | 'retired';

/** What an operator says of a new jackpot. */
export interface JackpotDefinition {
  identifier: string;
  name: string;
  currency: Currency;
  allowedCurrencies: readonly Currency[];
  /** Empty: every game. */
  games: readonly string[];
  levels: readonly LevelDefinition[];
}

interface LevelDefinition {
  identifier: string;
  name: string;
  /** Parts of a million of every stake. */
  ratePpm: number;
  seedAmount: bigint;
  ceilingAmount: bigint;
}

/** The whole subunits of a pool: what is shown, and what lies in the ledger. */
export function wholeAmount(pool: bigint): bigint {
  return pool / partsPerSubunit;
}
