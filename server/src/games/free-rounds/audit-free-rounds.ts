import type { Finding } from '../../audit/index.ts';
import type { Queryable } from '../../kit/index.ts';
import { playedByFreeRounds } from '../../wagers/index.ts';

/** Holds every grant against the rounds that were played out of it: as many, at its stake, and paying what it says. */
export async function auditFreeRounds(db: Queryable): Promise<Finding[]> {
  const { rows } = await db.query<{ detail: string }>(
    `select 'free rounds ' || coalesce(f.id, r.id) || ' say ' || coalesce(f.played || ' played and ' || f.won || ' won',
        'nothing') || ', their rounds ' || coalesce(r.played, 0) || ' and ' || coalesce(r.won, 0) as detail
     from games_free_rounds f
     full join (${playedByFreeRounds}) r on r.id = f.id
     where (f.played, f.won) is distinct from (coalesce(r.played, 0), coalesce(r.won, 0))
       or (r.id is not null and (r.kinds <> 1 or r.least <> f.stake or r.most <> f.stake
         or (r.player_id, r.game, r.currency) is distinct from (f.player_id, f.game, f.currency)))
     limit 20`,
  );
  return rows.map(({ detail }) => ({ check: 'free rounds equal what was played out of them', detail }));
}
