import type { PartnerDay } from '@halley/contract';
import type { Queryable, Tx } from '../kit/index.ts';

export interface Link {
  id: number;
  partnerId: number;
  code: string;
  name: string;
  brand: string;
  path: string;
  campaign: string | null;
}

const columns = 'id::int, partner_id::int as "partnerId", code, name, brand, path, campaign';

export async function insertLink(tx: Tx, link: Omit<Link, 'id'> & { at: Date }): Promise<void> {
  const { partnerId, code, name, brand, path, campaign, at } = link;
  await tx.query(
    `insert into partners_link (partner_id, code, name, brand, path, campaign, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [partnerId, code, name, brand, path, campaign, at],
  );
}

export async function findLink(db: Queryable, code: string): Promise<(Link & { state: string }) | undefined> {
  const { rows } = await db.query<Link & { state: string }>({
    name: 'partners_link',
    text: `select l.id::int, l.partner_id::int as "partnerId", l.code, l.name, l.brand, l.path, l.campaign, p.state
      from partners_link l join partners_partner p on p.id = l.partner_id where l.code = $1`,
    values: [code],
  });
  return rows[0];
}

/** With how often each was followed. */
export async function selectLinks(db: Queryable, partnerId: number): Promise<(Link & { visits: number })[]> {
  const { rows } = await db.query<Link & { visits: number }>(
    `select ${columns}, coalesce((select sum(visits) from partners_visits v where v.link_id = l.id), 0)::int as visits
     from partners_link l where partner_id = $1 order by id desc`,
    [partnerId],
  );
  return rows;
}

export async function countVisit(db: Queryable, { linkId, day }: { linkId: number; day: string }): Promise<void> {
  await db.query({
    name: 'partners_count_visit',
    text: `insert into partners_visits as v (link_id, day, visits) values ($1, $2, 1)
      on conflict (link_id, day) do update set visits = v.visits + 1`,
    values: [linkId, day],
  });
}

/** Visits of a partner's links by day, from a day on. */
export async function selectVisits(
  db: Queryable,
  { partnerId, from }: { partnerId: number; from: string },
): Promise<Map<string, PartnerDay['visits']>> {
  const { rows } = await db.query<{ day: string; visits: number }>(
    `select to_char(v.day, 'YYYY-MM-DD') as day, sum(v.visits)::int as visits
     from partners_visits v join partners_link l on l.id = v.link_id
     where l.partner_id = $1 and v.day >= $2 group by v.day`,
    [partnerId, from],
  );
  return new Map(rows.map(({ day, visits }) => [day, visits]));
}
