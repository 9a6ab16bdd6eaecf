import type { Chances } from '../markets/index.ts';
import { type FairValue, fairOf, whole } from './fair-value.ts';
import { ladderDown } from './ladder.ts';

/** Margins are whole hundredths of a percent. */
const unit = 10_000;

/**
 * The fair price, at which a bet is worth its stake, divided by 1 + margin, down the ladder: a unit at risk costs the same
 * on every outcome. Undefined when there is none to offer: it cannot be won any more, or is as good as won.
 */
export function offeredPrice(chances: Chances, marginBp: number): number | undefined {
  return priceOf(fairOf(chances), marginBp);
}

/** The same from whole numbers. */
export function priceOf({ fair, back }: FairValue, marginBp: number): number | undefined {
  if (fair <= 0) return undefined;
  const atRisk = BigInt(whole - back);
  const thousandths = (atRisk * 1_000n * BigInt(unit)) / (BigInt(fair) * BigInt(unit + marginBp));
  return ladderDown(Number(thousandths));
}
