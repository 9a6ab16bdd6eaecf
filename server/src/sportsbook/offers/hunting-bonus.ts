import { type BettingBonus, currencies } from '@halley/contract';
import { type Hunt, wordsIn } from '../../promotions/index.ts';

/** A hunt as clients of other products read it. */
export const huntingBonusOf = (hunt: Hunt, locale: string): BettingBonus => ({
  type: 'hunting',
  details: huntDetailsOf(hunt, locale),
  status: 'active',
  name: wordsIn(hunt.promotion.rule.texts, locale).title,
  valid_to: hunt.until.toISOString(),
  ...(hunt.promotion.meter.minOdds !== undefined && { min_odds: hunt.promotion.meter.minOdds }),
  uses_count: null,
  country_codes: null,
});

export function huntDetailsOf(hunt: Hunt, locale: string): NonNullable<BettingBonus['details']> {
  const { promotion, currency, points, needed, reward, from, until } = hunt;
  const { subunits } = currencies[currency];
  return {
    id: promotion.id,
    event_conditions: [],
    country_codes: null,
    banners: null,
    status: 'active',
    name: wordsIn(promotion.rule.texts, locale).title,
    farm_once_per_event: false,
    farming_freebet_type: reward.returns,
    show_in_promotion: true,
    valid_to: until.toISOString(),
    min_odds: promotion.meter.minOdds ?? null,
    issued: {
      farmed_event_ids: null,
      currency,
      currency_subunits: subunits,
      is_active: true,
      used_in_bets: [],
      // What single bets were is not kept for it: how many there were and their mean are not said.
      farming_stats: {
        avg_stake: null,
        bets_count: null,
        points: Number(points),
        available_points: Number(points),
        potential_points: needed,
        potential_freebet_amount: (reward.amount[currency] ?? 0) / subunits,
      },
      activated_at: from.toISOString(),
      expired_at: until.toISOString(),
      seen: false,
      computed_status: 'active',
      valid_from: from.toISOString(),
    },
  };
}
