import { type BetQuote, wireCents } from '@halley/contract';
import type { BetShape } from '@halley/sports/bets';
import { freeKindOf } from './offer.ts';
import { betOfferOf, largestWith, type UsedOffer } from './offer-on-slip.ts';

/** What an offer does for a slip. One that cannot be used does nothing, and says why. */
export function quoteOffer(
  { id, offer, fault }: UsedOffer,
  { prices, stake, shape }: { prices: readonly number[]; stake: bigint; shape: BetShape },
): { wire: NonNullable<BetQuote['offer']>; returned: bigint | undefined } {
  const kind = offer?.kind ?? 'freebet_only_win';
  if (!offer || fault) {
    const nothing = { own_stake_cents: wireCents(stake), adds_cents: 0, price: null, back_cents: 0 };
    return { wire: { id, kind, fault: fault ?? 'unknown', ...nothing }, returned: undefined };
  }
  const used = betOfferOf(offer, { prices, own: stake });
  const { returned, added, back } = largestWith(used, { shape, stake });
  const own = freeKindOf(kind) === null ? stake : 0n;
  return {
    wire: {
      id,
      kind,
      fault: null,
      own_stake_cents: wireCents(own),
      adds_cents: wireCents(added),
      price: used.price,
      back_cents: wireCents(back),
    },
    returned,
  };
}
