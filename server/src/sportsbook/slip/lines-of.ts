import type { BetSlip } from '@halley/contract';
import { countedLegs, lineCount, sizesOf } from '@halley/sports/bets';

type Slip = Pick<BetSlip, 'kind' | 'sizes' | 'bankers'> & { legs: readonly { group?: number | undefined }[] };

/** What is counted as one leg, how many of them a line has, and how many lines that makes. */
export function linesOf({ kind, sizes: chosen, bankers, legs }: Slip) {
  const counted = countedLegs(legs.map(({ group }) => (group === undefined ? {} : { group })));
  const sizes = sizesOf(kind, counted.length) ?? chosen;
  return { counted, sizes, lines: lineCount({ legs: counted.map(() => ({ price: 0 })), sizes, bankers }) };
}
