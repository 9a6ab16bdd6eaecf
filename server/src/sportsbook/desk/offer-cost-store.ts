import type { Currency } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import type { OfferKind } from '../offers/offer.ts';

/** What came of the offers of one kind, in one currency. */
export interface OfferSums {
  kind: OfferKind;
  currency: Currency;
  /** In these days, not counting what came back. */
  given: number;
  /** Of those, what can still be used. */
  waiting: number;
  /** On bets placed in these days. */
  used: number;
  /** Stakes that the house has paid for these. */
  staked: bigint;
  /** What wins of these were worth more. */
  added: bigint;
  /** Free bets that came back for lost stakes of these, and offers of void ones. */
  back: bigint;
}

/** By when they were given, and by when the bets were placed that used them. */
export async function sumOffers(
  db: Queryable,
  { from, until, now }: { from: Date; until: Date; now: Date },
): Promise<OfferSums[]> {
  type Row = Omit<OfferSums, 'given' | 'waiting' | 'used'> & Record<'given' | 'waiting' | 'used', bigint>;
  const { rows } = await db.query<Row>(
    `with used as (
       select id, player_id, currency, offer->>'kind' as kind, covered, added from sportsbook_bet
       where placed_at >= $1 and placed_at < $2 and offer is not null
     ), sums as (
       select kind, currency, 1 as given, (state = 'open' and valid_until > $3)::int as waiting, 0 as used, 0 as staked,
         0 as added, 0 as back
       from sportsbook_offer where created_at >= $1 and created_at < $2 and from_bet_id is null and state <> 'taken_back'
       union all
       select kind, currency, 0, 0, 1, case when kind in ('freebet_all_win', 'freebet_only_win') then covered else 0 end,
         added, 0
       from used
       union all
       select u.kind, o.currency, 0, 0, 0, 0, 0, o.amount
       from used u join sportsbook_offer o on o.from_bet_id = u.id and o.player_id = u.player_id
       where o.state <> 'taken_back'
     )
     select kind, currency, sum(given)::bigint as given, sum(waiting)::bigint as waiting, sum(used)::bigint as used,
       sum(staked)::bigint as staked, sum(added)::bigint as added, sum(back)::bigint as back
     from sums group by 1, 2 order by 1, 2`,
    [from, until, now],
  );
  return rows.map(({ given, waiting, used, ...row }) => ({
    ...row,
    given: Number(given),
    waiting: Number(waiting),
    used: Number(used),
  }));
}
