import type { Queryable } from '../../kit/index.ts';

interface Line {
  group: string;
  name: string;
  count: number;
}

interface Month {
  /** Its first moment, and that of the next one. */
  from: Date;
  until: Date;
}

async function lines(db: Queryable, group: string, sql: string, { from, until }: Month): Promise<Line[]> {
  const { rows } = await db.query<{ name: string; count: number }>(sql, [from, until]);
  return rows.map(({ name, count }) => ({ group, name, count }));
}

const within = (column: string) => `${column} >= $1 and ${column} < $2`;
const ofDays = "day >= ($1 at time zone 'UTC')::date and day < ($2 at time zone 'UTC')::date";
const sums = [
  'limits_set',
  'limits_tightened',
  'limits_asked',
  'limits_loosened',
  'limits_reached',
  'breaks',
  'exclusions',
  'refused_deposits',
  'recalled_cashouts',
] as const;

/** Counts of a month, in the order in which they are read. */
export async function countMonth(db: Queryable, month: Month): Promise<Line[]> {
  return [
    ...(await lines(
      db,
      'signs',
      `select kind || '.' || level as name, count(*)::int as count from protection_marker where ${ofDays} group by 1 order by 1`,
      month,
    )),
    ...(await lines(
      db,
      'players',
      `select level as name, count(distinct player_id)::int as count from protection_marker where ${ofDays} group by 1 order by 1`,
      month,
    )),
    ...(await lines(
      db,
      'cases',
      `select case when opened_by is null then 'opened_by_rule' else 'opened_by_hand' end as name, count(*)::int as count
       from protection_case where ${within('opened_at')} group by 1
       union all select 'closed', count(*)::int from protection_case where ${within('closed_at')}
       union all select 'open_at_the_end', count(*)::int from protection_case
         where opened_at < $2 and (closed_at is null or closed_at >= $2) and $1 < $2`,
      month,
    )),
    ...(await lines(
      db,
      'interactions',
      `select channel || case when is_from_player then '.from_player' else '.to_player' end as name, count(*)::int as count
       from protection_contact where ${within('at')} group by 1
       union all select kind || '.asked', count(*)::int from protection_request where ${within('asked_at')} group by 1
       union all select 'funds.answered', count(*)::int from protection_answer where ${within('at')} having count(*) > 0
       union all select case when accepted then 'funds.accepted' else 'funds.asked_again' end, count(*)::int
         from protection_answer where ${within('decided_at')} group by accepted
       order by 1`,
      month,
    )),
    ...(await lines(
      db,
      'outcomes',
      `select outcome as name, count(*)::int as count from protection_case where ${within('closed_at')} group by 1 order by 1`,
      month,
    )),
    ...(await lines(
      db,
      'self_tests',
      `select result as name, count(*)::int as count from protection_self_test
       where month >= ($1 at time zone 'UTC')::date and month < ($2 at time zone 'UTC')::date
       group by 1 order by array_position('{calm,a_little,raised,high}', result)`,
      month,
    )),
    ...(await lines(
      db,
      'decided_by_players',
      `select counted.name, counted.count from (select ${sums.map((name) => `coalesce(sum(${name}), 0)::int as ${name}`).join(', ')}
         from protection_day where ${ofDays}) as total,
       lateral (values ${sums.map((name, place) => `(${place}, '${name}', total.${name})`).join(', ')}) as counted(place, name, count)
       order by counted.place`,
      month,
    )),
  ];
}
