import type { Days } from '../audit/index.ts';
import type { Queryable } from '../kit/index.ts';
import { givingAccountsSql, houseJournalByDay, journalByDay } from '../wallet/index.ts';
import { type Measure, measureNames } from './measures.ts';

const mostFindings = 20;
/** Hours are kept longer than that. */
const comparedDays = 28;

/** What each column is by the journals themselves: of players' transfers by account and reason, of the house's by accounts. */
const byJournal: Record<Measure, string> = {
  deposits: `sum(-amount) filter (where reason = 'deposit')`,
  deposit_count: `sum(transfers) filter (where reason = 'deposit')`,
  cashouts: `sum(amount) filter (where reason = 'capture' and house = 'payments')`,
  cashout_count: `sum(transfers) filter (where reason = 'capture' and house = 'payments')`,
  stakes: `sum(amount) filter (where reason in ('stake', 'rollback'))`,
  bets: `sum(case reason when 'stake' then transfers else -transfers end) filter (where reason in ('stake', 'rollback'))`,
  wins: `sum(-amount) filter (where reason not in ('stake', 'rollback')
    and house in ('games', 'jackpots', 'sports', 'sports_open'))`,
  bonuses: `sum(-amount) filter (where house in (${givingAccountsSql}))`,
  corrections: `sum(-amount) filter (where house = 'corrections')`,
  other: `sum(-amount) filter (where house in ('demo_money', 'exchange') and reason <> 'deposit')`,
  free_stakes: `sum(net) filter (where from_account = 'bonus_cost' and to_account = 'sports_open')`,
  offers_added: `sum(net) filter (where from_account = 'bonus_cost' and to_account = 'sports')`,
  decided: `sum(net) filter (where from_account = 'sports_open' and to_account = 'sports')`,
};

async function details(db: Queryable, sql: string, values: readonly unknown[] = []): Promise<string[]> {
  const { rows } = await db.query<{ detail: string }>(`select detail from (${sql}) f limit ${mostFindings}`, [
    ...values,
  ]);
  return rows.map(({ detail }) => detail);
}

async function placeOf(db: Queryable): Promise<[bigint, bigint]> {
  const { rows } = await db.query<{ players: bigint; house: bigint }>(
    'select through_id as players, house_through_id as house from reports_feed',
  );
  return [rows[0]?.players ?? 0n, rows[0]?.house ?? 0n];
}

/** Of some days, or of all: column by column, and what wallets gained in all: a reason nobody thought of shows there. */
export async function differencesInDays(db: Queryable, days?: Days): Promise<string[]> {
  const columns = measureNames.map((name) => `coalesce(${byJournal[name]}, 0) as ${name}`).join(', ');
  return details(
    db,
    `with journal as (
       select day, currency, house, reason, amount, transfers, null as from_account, null as to_account, 0 as net
         from (${journalByDay}) j
       union all
       select day, currency, null, null, 0, 0, from_account, to_account, amount from (${houseJournalByDay}) h
       union all
       select day, currency, null, null, 0, 0, to_account, from_account, -amount from (${houseJournalByDay}) h),
     told as (select day, currency, ${columns}, coalesce(sum(-amount), 0) as gained from journal group by 1, 2),
     kept as (select day, currency, ${measureNames.map((name) => `sum(${name}) as ${name}`).join(', ')},
       sum(deposits - cashouts - stakes + wins + bonuses + corrections + other) as gained from reports_day
       where day >= ($3 at time zone 'UTC')::date and day < ($4 at time zone 'UTC')::date group by 1, 2)
     select coalesce(t.day, k.day) || ' ' || coalesce(t.currency, k.currency) || ': ' || m.name || ' ' || coalesce(m.kept, 0)
       || ', the journal ' || coalesce(m.told, 0) as detail
     from told t full join kept k on (k.day, k.currency) = (t.day, t.currency)
     cross join lateral (values
       ${[...measureNames, 'gained'].map((name) => `('${name}', k.${name}::numeric, t.${name}::numeric)`).join(', ')}
     ) m (name, kept, told)
     where coalesce(m.kept, 0) <> coalesce(m.told, 0) order by 1`,
    [...(await placeOf(db)), days?.from ?? '-infinity', days?.until ?? 'infinity'],
  );
}

const dayOfHour = `(hour at time zone 'UTC')::date`;
const sumsOf = measureNames.map((name) => `sum(${name})`).join(', ');

export function differencesInParts(db: Queryable): Promise<string[]> {
  const sums = (table: string, day: string) =>
    `select ${day} as day, currency, array[${sumsOf}]::numeric[] as sums from ${table} group by 1, 2`;
  return details(
    db,
    `with days as (${sums('reports_day', 'day')}), cube as (${sums('reports_cube', 'day')}),
       hours as (${sums('reports_hour', dayOfHour)})
     select 'by part, ' || coalesce(d.day, c.day) || ' ' || coalesce(d.currency, c.currency) as detail
       from days d full join cube c using (day, currency) where d.sums is distinct from c.sums
     union all
     select 'by hour, ' || d.day || ' ' || d.currency
       from days d left join hours h using (day, currency)
       where d.day > (select max(day) from days) - ${comparedDays} and d.sums is distinct from h.sums`,
  );
}

export function differencesInPlayers(db: Queryable): Promise<string[]> {
  return details(
    db,
    `select name || ' ' || counted || ', known ' || known as detail
     from (select coalesce(sum(joined), 0) j, coalesce(sum(first_deposits), 0) f, coalesce(sum(active), 0) a
         from reports_player_count) c,
       (select count(joined_on) j, count(first_deposit_on) f from reports_player) p,
       (select count(*) a from reports_player_day) d,
       lateral (values ('joined', c.j, p.j), ('first deposits', c.f, p.f), ('active', c.a, d.a)) v (name, counted, known)
     where counted <> known`,
  );
}

export async function countDays(db: Queryable): Promise<{ days: number }> {
  const { rows } = await db.query<{ days: number }>('select count(distinct day)::float8 as days from reports_day');
  return { days: rows[0]?.days ?? 0 };
}
