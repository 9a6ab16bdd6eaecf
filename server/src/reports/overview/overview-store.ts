import type { BreakdownWay, Currency, ReportPlayers } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import { figuresOf, type Measure, measureNames, noSums, type Sums } from '../measures.ts';
import type { Factors } from './factors.ts';

export interface ReportFilter {
  brand?: string | undefined;
  country?: string | undefined;
  currency?: Currency | undefined;
  product?: string | undefined;
}

/** Sums in the currency that is shown, and of sport what was won. */
export type ShownSums = Sums & { sport_wins: bigint };

const isMoney = (name: Measure) => name !== 'deposit_count' && name !== 'cashout_count' && name !== 'bets';
/** Each figure is converted day by day and rounded once, at the end. */
const shownColumns = [
  ...measureNames.map(
    (name) => `coalesce(round(sum(r.${name}${isMoney(name) ? ' * f.factor' : ''})), 0)::text as ${name}`,
  ),
  `coalesce(round(sum(r.sport_wins * f.factor)), 0)::text as sport_wins`,
].join(', ');
/** Of sport what was won, beside what rows hold. */
const withSport = `*, case when product = 'sport' then wins else 0 end as sport_wins`;
/** Sums of what is converted alike: adding is cheap, and a day of a currency has many rows. */
const alike = [...measureNames, 'sport_wins'].map((name) => `sum(r.${name}) as ${name}`).join(', ');
/** $1 to $3: a factor for each day and currency; $4 to $7: what is asked for. */
const factors = 'unnest($1::date[], $2::text[], $3::numeric[]) as f (day, currency, factor)';
const asked = `($4::text is null or r.brand = $4) and ($5::text is null or r.country = $5)
  and ($6::text is null or r.currency = $6) and ($7::text is null or r.product = $7)`;

type SumRow = Record<keyof ShownSums, string> & { key: string };

const fromRow = ({ key, ...row }: SumRow): { key: string; sums: ShownSums } => ({
  key,
  sums: Object.fromEntries(Object.entries(row).map(([name, value]) => [name, BigInt(value)])) as ShownSums,
});

const valuesOf = ({ days, currencies, values }: Factors, { brand, country, currency, product }: ReportFilter) => [
  ...[days, currencies, values],
  ...[brand ?? null, country ?? null, currency ?? null, product ?? null],
];

/** By day, in the currency of the factors; days on which nothing moved are not there. */
export async function readDays(db: Queryable, shown: Factors, filter: ReportFilter) {
  const { rows } = await db.query<SumRow>(
    `select to_char(r.day, 'YYYY-MM-DD') as key, ${shownColumns}
     from (select ${withSport} from reports_day) r join ${factors} on (f.day, f.currency) = (r.day, r.currency)
     where r.day = any($1::date[]) and ${asked} group by r.day`,
    valuesOf(shown, filter),
  );
  return new Map(rows.map(fromRow).map(({ key, sums }) => [key, sums]));
}

/** The same by hour of some days. */
export async function readHours(db: Queryable, shown: Factors, filter: ReportFilter) {
  const { rows } = await db.query<SumRow>(
    `select to_char(r.hour at time zone 'UTC', 'YYYY-MM-DD HH24') as key, ${shownColumns}
     from ${factors} join (select ${withSport} from reports_hour) r
       on r.currency = f.currency and r.hour >= f.day::timestamp at time zone 'UTC'
       and r.hour < (f.day + 1)::timestamp at time zone 'UTC'
     where ${asked} group by r.hour`,
    valuesOf(shown, filter),
  );
  return new Map(rows.map(fromRow).map(({ key, sums }) => [key, sums]));
}

interface Way {
  table: string;
  key: string;
  /** Of which a house has thousands, each with few rows a day. */
  isMany?: true;
}

const ways: Record<BreakdownWay, Way> = {
  country: { table: 'reports_day', key: 'r.country' },
  currency: { table: 'reports_day', key: 'r.currency' },
  product: { table: 'reports_day', key: 'r.product' },
  game: { table: 'reports_cube', key: 'r.game', isMany: true },
  studio: { table: 'reports_cube', key: `split_part(r.game, '/', 1)` },
  campaign: { table: 'reports_cube', key: 'r.campaign' },
  partner: { table: 'reports_cube', key: 'r.partner' },
};

/** Whether the largest are found first, and everything else is asked of them alone. */
export const hasMany = (by: BreakdownWay): boolean => ways[by].isMany === true;

/** Rows of a day and currency are added before they are converted, by what is asked for: `r.key`. */
const partsOf = ({ table, key }: Way, summed: string, only: string) =>
  `(select r.day, r.currency, ${key} as key, ${summed} from (select ${withSport} from ${table}) r
     where r.day = any($1::date[]) and ${asked} and ${only} group by 1, 2, 3) r
   join ${factors} on (f.day, f.currency) = (r.day, r.currency)`;
const size = 'sum(r.stakes * f.factor) + sum(r.deposits * f.factor)';

/** The largest by two sums of each: adding all of them up for thousands, to show two hundred, takes most of the time. */
const largestOf = ({ table, key }: Way) => `with largest as materialized (
  select ${key} as key from ${table} r join ${factors} on (f.day, f.currency) = (r.day, r.currency)
  where r.day = any($1::date[]) and ${asked} group by 1 order by ${size} desc, 1 limit $8)`;

/** By something, those with most at stake first, then those with most paid in. */
export async function readParts(
  db: Queryable,
  { by, shown, filter, most }: { by: BreakdownWay; shown: Factors; filter: ReportFilter; most: number },
) {
  const way = ways[by];
  const [first, only] = way.isMany ? [largestOf(way), `${way.key} in (select key from largest)`] : ['', 'true'];
  const { rows } = await db.query<SumRow>(
    `${first} select r.key, ${shownColumns} from ${partsOf(way, alike, only)} group by 1 order by ${size} desc, 1 limit $8`,
    [...valuesOf(shown, filter), most],
  );
  return rows.map(fromRow);
}

const ofGgr = ['stakes', 'wins', 'free_stakes', 'offers_added'] as const satisfies readonly Measure[];
const added = ofGgr.map((name) => `sum(r.${name}) as ${name}`).join(', ');
const converted = ofGgr.map((name) => `round(sum(r.${name} * f.factor))::text as ${name}`).join(', ');

/** What was kept in other days: by all, or by some of them. */
export async function readPastGgr(
  db: Queryable,
  { by, shown, filter, keys }: { by: BreakdownWay; shown: Factors; filter: ReportFilter; keys?: readonly string[] },
): Promise<Map<string, bigint>> {
  const { rows } = await db.query<Record<(typeof ofGgr)[number], string> & { key: string }>(
    `select r.key, ${converted} from ${partsOf(ways[by], added, `($8::text[] is null or ${ways[by].key} = any($8))`)} group by r.key`,
    [...valuesOf(shown, filter), keys ?? null],
  );
  return new Map(
    rows.map(({ key, ...sums }) => {
      const known = Object.entries(sums).map(([name, value]) => [name, BigInt(value)]);
      return [key, figuresOf({ ...noSums(), ...Object.fromEntries(known) }).ggr];
    }),
  );
}

const playerColumns = `sum(joined)::float8 as joined, sum(first_deposits)::float8 as first_deposits,
  sum(active)::float8 as active, sum(came_back)::float8 as returning`;

type PlayerRow = ReportPlayers & { key: string };
const playerWays = { day: `to_char(day, 'YYYY-MM-DD')`, country: 'country', campaign: 'campaign', partner: 'partner' };
export type PlayerWay = keyof typeof playerWays;

/** Players by day, or by what they are known by. Active ones are counted for each day they were. */
export async function readPlayers(
  db: Queryable,
  { by, from, to, filter }: { by: PlayerWay; from: string; to: string; filter: ReportFilter },
): Promise<Map<string, ReportPlayers>> {
  const { rows } = await db.query<PlayerRow>(
    `select ${playerWays[by]} as key, ${playerColumns} from reports_player_count
     where day between $1 and $2 and ($3::text is null or brand = $3) and ($4::text is null or country = $4) group by 1`,
    [from, to, filter.brand ?? null, filter.country ?? null],
  );
  return new Map(rows.map(({ key, ...players }) => [key, players]));
}

interface Choices {
  brands: string[];
  countries: string[];
  currencies: Currency[];
}

/** What can be asked for, of what was there in these days. */
export async function readChoices(db: Queryable, { from, to }: { from: string; to: string }): Promise<Choices> {
  const column = (name: string) =>
    `(select coalesce(array_agg(distinct ${name} order by ${name}) filter (where ${name} <> ''), '{}')
      from reports_day where day between $1 and $2)`;
  const { rows } = await db.query<Choices>(
    `select ${column('brand')} as brands, ${column('country')} as countries, ${column('currency')} as currencies`,
    [from, to],
  );
  return rows[0] ?? { brands: [], countries: [], currencies: [] };
}
