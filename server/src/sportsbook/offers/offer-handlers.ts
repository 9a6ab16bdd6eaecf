import { type SportOffer, type sportOffersCalls, wireCents } from '@halley/contract';
import type { Clock, Context, Database, Handlers } from '../../kit/index.ts';
import { type Hunt, type Promotions, wordsIn } from '../../promotions/index.ts';
import type { Offer } from './offer.ts';
import { listOpenOffers } from './offer-store.ts';

export interface OfferHandlerPorts {
  database: Database;
  clock: Clock;
  localeOf(context: Context): string;
  promotions: Pick<Promotions, 'huntsFor'>;
}

export function offerHandlers({
  database,
  clock,
  localeOf,
  promotions,
}: OfferHandlerPorts): Handlers<typeof sportOffersCalls> {
  return {
    async listSportOffers(_input, context) {
      const { playerId } = context.principal;
      const [offers, hunts] = [
        await listOpenOffers(database, { playerId, now: clock.now() }),
        await promotions.huntsFor(database, playerId),
      ];
      const locale = localeOf(context);
      const body = [
        ...offers.map((offer) => offerOnTheWire(offer, locale)),
        ...hunts.map((hunt) => huntOnTheWire(hunt, locale)),
      ];
      return { status: 200, body };
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

/** Nothing to use on a slip: what bets have gathered towards the next free bet. */
function huntOnTheWire({ promotion, currency, points, needed, reward, until }: Hunt, locale: string): SportOffer {
  const { id, rule, meter } = promotion;
  return {
    id,
    kind: 'hunting',
    name: wordsIn(rule.texts, locale).title,
    currency,
    amount_cents: reward.amount[currency] ?? 0,
    percent: null,
    steps: [],
    min_price: meter.minOdds === undefined ? null : Math.round(meter.minOdds * 1_000),
    min_legs: 1,
    max_legs: null,
    sports: null,
    target: null,
    when: null,
    uses_left: null,
    valid_until: until.toISOString(),
    progress: { points: Number(points), needed },
  };
}
