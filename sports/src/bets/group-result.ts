import type { OutcomeResult } from '../markets/index.ts';
import type { LegResult } from './leg-return.ts';

/**
 * What became of a builder group, which counts as one leg. One lost leg loses it, whatever is open; otherwise it waits for
 * all. Voided legs are taken out: `reprice` says what the rest was worth when the bet was placed.
 */
export function groupResult(
  results: readonly (OutcomeResult | undefined)[],
  reprice: (kept: readonly number[]) => number,
): LegResult | undefined {
  if (results.some((result) => result?.result === 'lost' && result.void_factor !== 1)) {
    return { result: 'lost', void_factor: 0 };
  }
  if (results.some((result) => result === undefined)) return undefined;
  const kept = results.flatMap((result, index) => (result?.void_factor === 1 ? [] : [index]));
  if (kept.length === 0) return { result: 'lost', void_factor: 1 };
  if (kept.length === results.length) return { result: 'won', void_factor: 0 };
  return { result: 'won', void_factor: 0, price: reprice(kept) };
}
