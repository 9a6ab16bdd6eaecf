import { type Currency, type SumThresholds, sumThresholdsOf } from '@halley/contract';
import type { Thresholds } from '../ports.ts';

/**
 * The sum of deposits that makes a player one who moves much is also the one that is looked at when it leaves: a month of
 * cashouts above it waits for a person; from a third of it in one cashout on, for two.
 */
export function thresholdsIn(document: SumThresholds, currency: Currency): Thresholds {
  const sum = BigInt(sumThresholdsOf(document, currency).deposits_cents);
  return { review: sum, fourEyes: sum / 3n };
}
