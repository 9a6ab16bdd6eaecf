import type { Queryable } from '../../kit/index.ts';

export interface FoundRow {
  id: bigint;
  email: string;
  nickname: string | null;
  first_name: string | null;
  last_name: string | null;
  country: string | null;
  created_at: Date;
  current_sign_in_at: Date | null;
  verified: boolean;
  locked: boolean;
}

/** A condition on `identity_player p`, with a question mark for each value. */
export type Pattern = [sql: string, ...values: unknown[]];

/** Players that one of the patterns fits, or all; newest first. */
export async function selectPlayers(
  db: Queryable,
  { patterns, before, limit }: { patterns: readonly Pattern[]; before?: number; limit: number },
): Promise<FoundRow[]> {
  const values: unknown[] = [before ?? null, limit];
  const conditions = patterns.map(([sql, ...own]) => {
    let next = 0;
    return `(${sql.replaceAll('?', () => `$${values.push(own[next++])}`)})`;
  });
  const { rows } = await db.query<FoundRow>(
    `select p.id, p.email, p.nickname, p.first_name, p.last_name, p.country, p.created_at, p.current_sign_in_at,
       p.verified, exists (select 1 from identity_block b where b.player_id = p.id) as locked
     from identity_player p
     where ($1::bigint is null or p.id < $1) and (${conditions.length > 0 ? conditions.join(' or ') : 'true'})
     order by p.id desc limit $2`,
    values,
  );
  return rows;
}
