import { type Bet, wireCents } from '@halley/contract';
import type { BetOffer } from './offer.ts';

/** What a bet says of the offer that was used for it. */
export const betOfferOnTheWire = (
  { id, kind, covered, price }: BetOffer,
  { added, back }: { added: bigint; back: number | undefined },
): NonNullable<Bet['offer']> => ({
  id,
  kind,
  covered_cents: wireCents(covered),
  added_cents: wireCents(added),
  price,
  back_id: back ?? null,
});
