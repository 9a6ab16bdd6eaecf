import type { Currency } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import { movedByPlayers, playersWhoMoved, type Reason } from '../../wallet/index.ts';
import { type Measure, measureNames, noSums, type Sums } from '../measures.ts';
import type { Asked } from './report.ts';

const summed = measureNames.map((name) => `sum(${name})::bigint as ${name}`).join(', ');
const inSpan = `day >= $1::date and day <= $2::date and ($3::text is null or currency = $3) and ($4::text is null or country = $4)`;
const spanOf = ({ from, to, currency, country }: Asked) => [from, to, currency ?? null, country ?? null];

const sumsIn = (row: Record<string, unknown>, names: readonly Measure[] = measureNames): Sums =>
  Object.fromEntries(names.map((name) => [name, row[name] as bigint])) as Sums;
/** What is told of games; a year of them has many rows, and nothing else of these is added up. */
const played = ['bets', 'stakes', 'wins', 'free_stakes', 'offers_added'] as const satisfies readonly Measure[];

/** Of every game, the largest stakes first. */
export async function sumsByGame(
  db: Queryable,
  asked: Asked,
): Promise<{ game: string; product: string; currency: Currency; sums: Sums }[]> {
  const { rows } = await db.query<{ game: string; product: string; currency: Currency } & Record<string, unknown>>(
    `select game, product, currency, ${played.map((name) => `sum(${name})::bigint as ${name}`).join(', ')} from reports_cube where ${inSpan} and product <> ''
     group by game, product, currency order by currency, sum(stakes) desc, game, product`,
    spanOf(asked),
  );
  return rows.map((row) => ({
    game: row.game,
    product: row.product,
    currency: row.currency,
    sums: { ...noSums(), ...sumsIn(row, played) },
  }));
}

export interface MarketSums {
  /** The first day of the part of the span it is of. */
  since: string;
  country: string;
  product: string;
  currency: Currency;
  sums: Sums;
}

/** By country, in parts of the span that begin on these days. */
export async function sumsByMarket(db: Queryable, asked: Asked, cuts: readonly string[]): Promise<MarketSums[]> {
  const { rows } = await db.query<Omit<MarketSums, 'sums'> & Record<string, unknown>>(
    `select to_char((select max(c) from unnest($5::date[]) c where c <= day), 'YYYY-MM-DD') as since, country, product, currency,
       ${summed}
     from reports_day where ${inSpan} group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    [...spanOf(asked), cuts],
  );
  return rows.map((row) => ({
    since: row.since,
    country: row.country,
    product: row.product,
    currency: row.currency,
    sums: sumsIn(row),
  }));
}

const begunOn = { registration: 'joined_on', first_deposit: 'first_deposit_on' } as const;
const cohortsOf = (since: Asked['since']) => `cohorts as materialized (
  select player_id, first_deposit_on, date_trunc('month', ${begunOn[since ?? 'registration']})::date as month from reports_player
  where ${begunOn[since ?? 'registration']} between $1::date and $2::date and ($3::text is null or country = $3))`;

interface CohortLine {
  /** `2026-03` */
  month: string;
  players: number;
  depositors: number;
  /** How many of them staked so many months later, by number. */
  active: Record<string, number>;
}

export async function readCohorts(db: Queryable, { from, to, country, since }: Asked): Promise<CohortLine[]> {
  const { rows } = await db.query<CohortLine>(
    `with ${cohortsOf(since)},
     sizes as (select month, count(*)::int as players, count(first_deposit_on)::int as depositors from cohorts group by month),
     played as (
       select c.month, (extract(year from d.day) - extract(year from c.month)) * 12
         + extract(month from d.day) - extract(month from c.month) as later, count(distinct c.player_id)::int as players
       from cohorts c join reports_player_day d on d.player_id = c.player_id and d.day >= c.month group by 1, 2)
     select to_char(s.month, 'YYYY-MM') as month, s.players, s.depositors,
       coalesce((select json_object_agg(p.later::int, p.players) from played p where p.month = s.month), '{}') as active
     from sizes s order by s.month`,
    [from, to, country ?? null],
  );
  return rows;
}

export interface CohortMoney {
  month: string;
  currency: Currency;
  players: number;
  reason: Reason;
  purpose: string;
  amount: bigint;
}

/** What cohorts moved in all of their life, by the words of the journal. */
export async function readCohortMoney(
  db: Queryable,
  { from, to, country, currency, since }: Asked,
): Promise<CohortMoney[]> {
  const { rows } = await db.query<CohortMoney>(
    `with ${cohortsOf(since)},
     moved as (select c.month, m.currency, m.reason, m.purpose, sum(m.amount)::bigint as amount
       from cohorts c join (${movedByPlayers}) m on m.player_id = c.player_id
       where $4::text is null or m.currency = $4 group by 1, 2, 3, 4),
     sizes as (select c.month, p.currency, count(*)::int as players
       from cohorts c join (${playersWhoMoved}) p on p.player_id = c.player_id group by 1, 2)
     select to_char(m.month, 'YYYY-MM') as month, m.currency, s.players, m.reason, m.purpose, m.amount
     from moved m join sizes s on s.month = m.month and s.currency = m.currency order by 2, 1, 4, 5`,
    [from, to, country ?? null, currency ?? null],
  );
  return rows;
}
