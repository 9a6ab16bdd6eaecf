import type { Finding } from '../audit/index.ts';
import type { Queryable } from '../kit/index.ts';
import { poolFaults } from './audit-pools.ts';

interface Faults {
  check: string;
  sql: string;
}

/** B5: a grant is given at most once, budgets are what their grants come to, codes are used no more than they may be. */
const faults: readonly Faults[] = [
  ...poolFaults,
  {
    check: 'B5 a budget is what its grants come to',
    sql: `select 'promotion ' || b.promotion_id || ': reserved ' || b.reserved || ', spent ' || b.spent || ', given ' || b.given
        || '; its grants say ' || g.reserved || ', ' || g.spent || ', ' || g.given as detail
      from promotions_budget b cross join lateral (
        select coalesce(sum(cost) filter (where state in ('reserved', 'due')), 0)::bigint as reserved,
          coalesce(sum(cost) filter (where state = 'given'), 0)::bigint as spent,
          count(*) filter (where reward_index = 0 and state in ('reserved', 'due', 'given')) as given
        from promotions_grant where promotion_id = b.promotion_id) g
      where (b.reserved, b.spent, b.given) is distinct from (g.reserved, g.spent, g.given::int)`,
  },
  {
    check: 'B5 a budget is kept',
    sql: `select 'promotion ' || promotion_id as detail from promotions_budget
      where spent + reserved > hard or (total is not null and given > total)`,
  },
  {
    check: 'B5 days are what was given on them',
    sql: `select 'promotion ' || d.promotion_id || ' on ' || d.day || ': ' || d.given || ', its grants say ' || g.given as detail
      from promotions_day d cross join lateral (select count(*) as given from promotions_grant
        where promotion_id = d.promotion_id and reward_index = 0 and state in ('reserved', 'due', 'given')
          and (at at time zone 'utc')::date = d.day) g
      where d.given <> g.given`,
  },
  {
    check: 'B5 a code is used no more than it may be',
    sql: `select 'code ' || c.id || ': ' || c.uses || ' uses of ' || c.max_uses || '; its grants say ' || coalesce(g.uses, 0) || ' by '
        || coalesce(g.players, 0) || ' players, ' || coalesce(u.players, 0) || ' written down' as detail
      from promotions_code c
      left join (select code_id, count(*) as uses, count(distinct player_id) as players from promotions_grant
        where code_id is not null and reward_index = 0 and state in ('reserved', 'due', 'given') group by 1) g on g.code_id = c.id
      left join (select code_id, count(*) as players from promotions_code_use group by 1) u on u.code_id = c.id
      where c.uses > c.max_uses or c.uses <> coalesce(g.uses, 0) or coalesce(g.players, 0) <> coalesce(u.players, 0)`,
  },
  {
    check: 'B5 a grant is of a version that was agreed to by two',
    sql: `select 'grant ' || g.id as detail from promotions_grant g left join promotions_version v
        on v.promotion_id = g.promotion_id and v.version = g.version
      where v.approved_by is null or v.approved_by = v.made_by`,
  },
];

/** Grants of gifts that were given, for the room that has the gifts. */
export const givenGifts = `select id, player_id from promotions_grant
  where state = 'given' and reward ->> 'type' in ('bonus', 'freespins')`;

const mostFindings = 20;

export async function auditPromotions(db: Queryable): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { check, sql } of faults) {
    const { rows } = await db.query<{ detail: string }>(`${sql} limit ${mostFindings}`);
    findings.push(...rows.map(({ detail }) => ({ check, detail })));
  }
  return findings;
}

export async function countPromotions(db: Queryable): Promise<{ promotionGrants: number }> {
  const { rows } = await db.query<{ grants: bigint }>('select count(*) as grants from promotions_grant');
  return { promotionGrants: Number(rows[0]?.grants ?? 0) };
}
