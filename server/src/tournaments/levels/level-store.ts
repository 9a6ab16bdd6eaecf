import type { Queryable, Tx } from '../../kit/index.ts';
import type { Entry } from '../contest.ts';

/** How far somebody is in a quest or achievement. */
export type LevelEntry = Pick<Entry, 'id' | 'playerId' | 'promotionId' | 'bets' | 'gamesTaken' | 'step'> & {
  version: number;
};

interface LevelRow {
  id: bigint;
  player_id: bigint;
  promotion_id: bigint;
  version: number;
  bets: string;
  games_taken: number;
  step: number;
}

const entryOf = (row: LevelRow): LevelEntry => ({
  id: Number(row.id),
  playerId: Number(row.player_id),
  promotionId: Number(row.promotion_id),
  version: row.version,
  bets: BigInt(row.bets),
  gamesTaken: row.games_taken,
  step: row.step,
});

interface Named {
  playerId: number;
  promotionId: number;
}

/** Entries of quests and achievements, of who is still in them; `over` is too: what was reached in time is given. */
export async function readLevelEntries(db: Queryable, wanted: readonly Named[]): Promise<LevelEntry[]> {
  const { rows } = await db.query<LevelRow>({
    name: 'tournaments_level_entries',
    text: `select e.id, e.player_id, e.promotion_id, t.version, e.bets::text as bets, e.games_taken, e.step
      from tournaments_entry e
      join (select distinct * from unnest($1::bigint[], $2::bigint[])) as w (player_id, promotion_id)
        on w.player_id = e.player_id and w.promotion_id = e.promotion_id
      join tournaments_tournament t on t.promotion_id = e.promotion_id
      where t.kind in ('quest', 'achievement') and t.state <> 'canceled' and not e.simulated
        and e.state in ('running', 'over')
      order by e.promotion_id, e.player_id`,
    values: [wanted.map(({ playerId }) => playerId), wanted.map(({ promotionId }) => promotionId)],
  });
  return rows.map(entryOf);
}

/** Locked, and as they are now: whoever came first has granted what was there. */
export async function lockLevelEntries(tx: Tx, entries: readonly LevelEntry[]): Promise<LevelEntry[]> {
  await tx.query({
    name: 'tournaments_lock_level_entries',
    text: `select e.id from tournaments_entry e
      join unnest($1::bigint[], $2::bigint[]) as w (player_id, promotion_id)
        on w.player_id = e.player_id and w.promotion_id = e.promotion_id
      order by e.promotion_id, e.player_id for update of e`,
    values: [entries.map(({ playerId }) => playerId), entries.map(({ promotionId }) => promotionId)],
  });
  return readLevelEntries(tx, entries);
}

interface Stepped extends Named {
  step: number;
  isLast: boolean;
}

/** So many levels were granted; they never become fewer. */
export async function noteSteps(tx: Tx, stepped: readonly Stepped[]): Promise<void> {
  if (stepped.length === 0) return;
  await tx.query({
    name: 'tournaments_note_steps',
    text: `update tournaments_entry e set step = greatest(e.step, w.step),
        state = case when w.is_last and e.state = 'running' then 'completed' else e.state end
      from unnest($1::bigint[], $2::bigint[], $3::int[], $4::boolean[]) as w (player_id, promotion_id, step, is_last)
      where e.player_id = w.player_id and e.promotion_id = w.promotion_id`,
    values: [
      stepped.map(({ playerId }) => playerId),
      stepped.map(({ promotionId }) => promotionId),
      stepped.map(({ step }) => step),
      stepped.map(({ isLast }) => isLast),
    ],
  });
}
