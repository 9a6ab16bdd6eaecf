import { houseMoved } from '../../wallet/index.ts';

/** What `npm run audit` asks of offers. One row, `detail`, per fault. */
export const offerChecks: { name: string; sql: string }[] = [
  {
    name: 'what offers added to returns is a cost of promotions',
    sql: `select coalesce(b.currency, h.currency) || ': offers have added ' || coalesce(b.added, 0) || ', booked were '
        || coalesce(h.moved, 0) as detail
      from (select currency, sum(added) as added from sportsbook_bet where added > 0 group by currency) b
      full join (${houseMoved('bonus_cost', 'offer_added')}) h on h.currency = b.currency
      where coalesce(b.added, 0) <> coalesce(h.moved, 0)`,
  },
  {
    name: 'free stakes are a cost of promotions, unless their bet is void',
    sql: `select coalesce(b.currency, h.currency) || ': free stakes of ' || coalesce(b.stakes, 0) || ', booked were '
        || coalesce(h.moved, 0) as detail
      from (select currency, sum(stake) as stakes from sportsbook_bet
        where free_kind is not null and state <> 'void' group by currency) b
      full join (${houseMoved('bonus_cost', 'free_stake', 'bet_decided', 'bet_reopened')}) h on h.currency = b.currency
      where coalesce(b.stakes, 0) <> coalesce(h.moved, 0)`,
  },
  {
    name: 'an offer was used for one bet, of its player and currency',
    sql: `select 'offer ' || coalesce(o.id, b.offer_id) || ' is ' || coalesce(o.state, 'nowhere') || ', bet '
        || coalesce(b.id::text, 'none') as detail
      from (select * from sportsbook_offer where state = 'used') o
      full join (select * from sportsbook_bet where offer_id is not null) b on b.offer_id = o.id
      where (o.bet_id, o.player_id, o.currency) is distinct from (b.id, b.player_id, b.currency)`,
  },
  {
    name: 'a bet brings back what its end says',
    sql: `select 'bet ' || b.id || ' (' || b.state || ', ' || (b.offer->>'kind') || ') has brought back '
        || coalesce(o.source_key || ' (' || o.state || ', ' || o.amount || ')', 'nothing') as detail
      from sportsbook_bet b
      left join sportsbook_offer o on o.from_bet_id = b.id and o.state <> 'taken_back'
      where b.offer_id is not null and case
        when b.state = 'void' then o.id is null
        when b.state = 'lost' and b.offer->>'kind' = 'freebet_no_risk' then b.covered > 0 and o.id is null
        else o.state = 'open' and not (b.state = 'lost' and b.offer->>'kind' = 'insurance') end
      union all
      select 'offer ' || o.id || ' (' || o.amount || ') is more than its bet had: ' || b.covered
      from sportsbook_offer o join sportsbook_bet b on b.id = o.from_bet_id
      where o.source_key like 'lost:%' and o.amount > b.covered`,
  },
  {
    name: 'offers add to bets that are won, and free stakes are whole',
    sql: `select 'bet ' || id || ' (' || state || '): ' || added || ' added of ' || returned || ', ' || covered || ' of '
        || stake || ' covered' as detail
      from sportsbook_bet
      where (added > 0 and (state <> 'won' or added > returned or offer->>'kind' not in ('odds_boost', 'combo_boost')))
        or (free_kind is not null and offer_id is not null and covered <> stake)
        or (offer_id is not null and (cashed_out > 0 or auto_cash_out is not null))`,
  },
];
