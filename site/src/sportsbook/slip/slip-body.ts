import type { BetSlip, Currency } from '@halley/contract';
import type { SlipState } from './slip-store.ts';

/** The slip as the house is asked about it, or as it is placed. */
export function slipBody(
  { legs, kind }: SlipState,
  { currency, unitCents }: { currency: Currency; unitCents: number },
): Pick<BetSlip, 'currency' | 'kind' | 'legs' | 'unit_stake_cents'> {
  return {
    currency,
    kind: legs.length === 1 ? 'single' : kind === 'single' ? 'system' : 'multiple',
    legs: legs.map(({ fixture, market, outcome, price }) => ({ fixture, market, outcome, price })),
    unit_stake_cents: unitCents,
    // Singles on several selections are a system of ones: each is a line of its own.
    ...(legs.length > 1 && kind === 'single' && { sizes: [1] }),
  };
}
