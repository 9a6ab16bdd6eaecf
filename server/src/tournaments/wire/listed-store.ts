import type { Queryable } from '../../kit/index.ts';

/** Changes with every change of what lists tell of contests that run or have ended lately, and once in a while anyway. */
export async function readListedVersion(
  db: Queryable,
  { since, bucket }: { since: Date; bucket: number },
): Promise<string> {
  const { rows } = await db.query<{ version: string }>({
    name: 'tournaments_listed_version',
    text: `select coalesce(md5(string_agg(concat_ws(':', promotion_id, version, state, starts_at, ends_at, frozen_at,
        finished_at, winner_team), ',' order by promotion_id)), '') as version
      from tournaments_tournament where state in ('open', 'settling') or ends_at >= $1`,
    values: [since],
  });
  return `${rows[0]?.version ?? ''} ${bucket}`;
}
