import type { Finding } from '../../audit/index.ts';
import type { Queryable } from '../../kit/index.ts';

interface Faults {
  check: string;
  sql: string;
}

/** B7: points are the sum of their entries, and what lots hold less what is owed. */
const faults: readonly Faults[] = [
  {
    check: 'points are the sum of their entries',
    sql: `select 'player ' || coalesce(a.player_id, e.player_id) || ': ' || coalesce(a.chargeable, 0) || ' and '
        || coalesce(a.persistent, 0) || '; entries say ' || coalesce(e.chargeable, 0) || ' and ' || coalesce(e.persistent, 0)
        as detail
      from loyalty_account a full join (
        select player_id, sum(chargeable) as chargeable, sum(persistent) as persistent from loyalty_entry group by 1) e
        using (player_id)
      where (coalesce(a.chargeable, 0), coalesce(a.persistent, 0))
        is distinct from (coalesce(e.chargeable, 0), coalesce(e.persistent, 0))`,
  },
  {
    check: 'points are what lots hold, less what is owed',
    sql: `select 'player ' || a.player_id || ': ' || a.chargeable || '; lots hold ' || coalesce(l.held, 0) as detail
      from loyalty_account a
      left join (select player_id, sum(points_left) as held from loyalty_lot group by 1) l using (player_id)
      where coalesce(l.held, 0) <> greatest(a.chargeable, 0)`,
  },
];

const mostFindings = 20;

export async function auditPoints(db: Queryable): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { check, sql } of faults) {
    const { rows } = await db.query<{ detail: string }>(`${sql} limit ${mostFindings}`);
    findings.push(...rows.map(({ detail }) => ({ check, detail })));
  }
  return findings;
}

export async function countPoints(db: Queryable): Promise<{ pointEntries: number }> {
  const { rows } = await db.query<{ entries: bigint }>('select count(*) as entries from loyalty_entry');
  return { pointEntries: Number(rows[0]?.entries ?? 0) };
}
