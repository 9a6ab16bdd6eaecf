import { type BettingBonus, currencies } from '@halley/contract';
import { wordsIn } from '../../promotions/index.ts';
import { isFreeBet, type Offer, type OfferKind } from './offer.ts';

/** How other products call what we have. What they know no word for is on our own list alone. */
const names = {
  freebet_all_win: 'freebet_all_win',
  freebet_only_win: 'freebet_only_win',
  freebet_no_risk: 'freebet_no_risk',
  combo_boost: 'comboboost',
  odds_boost: undefined,
  insurance: undefined,
} as const satisfies Record<OfferKind, BettingBonus['type'] | undefined>;

export const bettingTypeOf = (kind: OfferKind): BettingBonus['type'] | undefined => names[kind];

type Asked = { now: Date; locale: string };

/** An offer as clients of other products read it; undefined: they have no word for it. */
export function bettingBonusOf(offer: Offer, asked: Asked): BettingBonus | undefined {
  const type = bettingTypeOf(offer.kind);
  if (!type) return undefined;
  const { validUntil, terms, texts } = offer;
  return {
    type,
    details: detailsOf(offer, asked),
    status: statusOf(offer, asked.now) === 'available' ? 'active' : 'inactive',
    name: wordsIn(texts, asked.locale).title,
    valid_to: validUntil.toISOString(),
    ...(terms.minPrice !== null && { min_odds: terms.minPrice / 1_000 }),
    uses_count: 1,
    country_codes: null,
  };
}

export function detailsOf(offer: Offer, { now, locale }: Asked): NonNullable<BettingBonus['details']> {
  const { id, kind, amount, currency, terms, texts, validUntil, createdAt, betId } = offer;
  const status = statusOf(offer, now);
  const minOdds = terms.minPrice === null ? null : terms.minPrice / 1_000;
  const issued = {
    times_used: betId === null ? 0 : 1,
    used_in_bets: betId === null ? [] : [betId],
    created_at: createdAt.toISOString(),
    valid_from: createdAt.toISOString(),
    activated_at: createdAt.toISOString(),
    expired_at: validUntil.toISOString(),
    seen: false,
    computed_status: status,
  };
  const common = {
    id,
    event_conditions: (terms.sports ?? []).map((name) => ({
      sport: { id: 0, name },
      category: null,
      tournament: null,
      event: null,
      sport_type: 'regular',
    })),
    country_codes: null,
    banners: null,
    uses_count: 1,
    min_odds: minOdds,
  };
  if (!isFreeBet(kind)) {
    return { ...common, ranges: rangesOf(terms.steps), valid_to: validUntil.toISOString(), issued };
  }
  return {
    ...common,
    status: status === 'available' ? 'active' : 'inactive',
    name: wordsIn(texts, locale).title,
    type: kind.slice('freebet_'.length),
    max_odds: null,
    selection_count_from: terms.minLegs,
    selection_count_to: terms.maxLegs,
    match_status: terms.when,
    boost_data: null,
    computed_status: status,
    valid_from: createdAt.toISOString(),
    issued: {
      ...issued,
      currency,
      amount: Number(amount) / currencies[currency].subunits,
      is_active: status === 'available',
      boost_multiplier: null,
      boost_required: false,
    },
  };
}

/** From so many legs to so many, what winnings are multiplied by. */
const rangesOf = (steps: Offer['terms']['steps']) =>
  steps.map(({ legs, percent }, index) => ({
    min_count: legs,
    max_count: (steps[index + 1]?.legs ?? 21) - 1,
    bonus_odds: (100 + percent) / 100,
  }));

function statusOf({ state, validUntil }: Offer, now: Date): 'available' | 'over' | 'deactivated' | 'expired' {
  if (state === 'used') return 'over';
  if (state === 'taken_back') return 'deactivated';
  return validUntil <= now ? 'expired' : 'available';
}
