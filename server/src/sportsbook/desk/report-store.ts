import type { Currency } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';

export type ReportBy = 'sport' | 'tournament' | 'market' | 'day';

interface ReportWanted {
  by: ReportBy;
  from: Date;
  /** Not any more. */
  until: Date;
  sport: string | null;
}

/** Sums of bets by what they are on, in one currency. */
export interface ReportSums {
  /** Null: on several. */
  key: string | null;
  currency: Currency;
  bets: number;
  stake: bigint;
  returned: bigint;
  /** What is open of the stakes. */
  open: bigint;
  /** Of what is decided, by the fair prices of when it was placed; null where no feed said them of any. */
  expected: bigint | null;
}

const keys: Readonly<Record<ReportBy, string>> = {
  sport: `l.seen->>'sport'`,
  tournament: `concat(l.seen->>'sport', ' ', l.seen->'tournament'->>'en')`,
  market: `split_part(l.market, ';', 1)`,
  day: 'null',
};

/** Bets by when they were placed. Each counts once: one on several is among those without a key. */
export async function sumBets(db: Queryable, { by, from, until, sport }: ReportWanted): Promise<ReportSums[]> {
  const key = by === 'day' ? `to_char(b.placed_at at time zone 'utc', 'YYYY-MM-DD')` : 'o.key';
  const { rows } = await db.query<Omit<ReportSums, 'bets'> & { bets: bigint }>(
    `with legs as (
       select l.bet_id, l.player_id, ${keys[by]} as key, l.seen->>'sport' as sport
       from sportsbook_bet b join sportsbook_leg l on l.bet_id = b.id and l.player_id = b.player_id
       where b.placed_at >= $1 and b.placed_at < $2
     ), o as (
       select bet_id, player_id, case when min(key) = max(key) then min(key) end as key,
         case when min(sport) = max(sport) then min(sport) end as sport
       from legs group by bet_id, player_id
     )
     select ${key} as key, b.currency, count(*) as bets, sum(b.stake)::bigint as stake,
       sum(b.returned)::bigint as returned,
       coalesce(sum(b.stake * b.open_share / 1000000) filter (where b.state = 'open'), 0)::bigint as open,
       case when bool_and(b.state = 'open') then 0
         else sum(b.expected_cost) filter (where b.state <> 'open') end::bigint as expected
     from o join sportsbook_bet b on b.id = o.bet_id and b.player_id = o.player_id
     where $3::text is null or o.sport = $3
     group by 1, 2 order by 1, 2`,
    [from, until, sport],
  );
  return rows.map(({ bets, ...row }) => ({ ...row, bets: Number(bets) }));
}
