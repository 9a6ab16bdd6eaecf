import { type SportOffer, type sportOffersCalls, wireCents } from '@halley/contract';
import type { Clock, Context, Database, Handlers } from '../../kit/index.ts';
import { wordsIn } from '../../promotions/index.ts';
import type { Offer } from './offer.ts';
import { listOpenOffers } from './offer-store.ts';

export interface OfferHandlerPorts {
  database: Database;
  clock: Clock;
  localeOf(context: Context): string;
}

export function offerHandlers({ database, clock, localeOf }: OfferHandlerPorts): Handlers<typeof sportOffersCalls> {
  return {
    async listSportOffers(_input, context) {
      const offers = await listOpenOffers(database, { playerId: context.principal.playerId, now: clock.now() });
      const locale = localeOf(context);
      return { status: 200, body: offers.map((offer) => offerOnTheWire(offer, locale)) };
    },
  };
}

function offerOnTheWire({ id, kind, currency, amount, texts, terms, validUntil }: Offer, locale: string): SportOffer {
  const { percent, steps, minPrice, minLegs, maxLegs, sports, target, when } = terms;
  return {
    id,
    kind,
    name: wordsIn(texts, locale).title,
    currency,
    amount_cents: wireCents(amount),
    percent,
    steps: [...steps],
    min_price: minPrice,
    min_legs: minLegs,
    max_legs: maxLegs,
    sports: sports && [...sports],
    target,
    when,
    uses_left: 1,
    valid_until: validUntil.toISOString(),
    progress: null,
  };
}
