import type { Database } from '../../kit/index.ts';
import { silenceMs } from './store.ts';

const keptDays = 400;

/** Screens that fell silent are gone, and a session without a screen or a stake ends where it was last seen. */
export async function sweepSessions(database: Database, now: Date): Promise<number> {
  const silentSince = new Date(now.getTime() - silenceMs);
  return database.tx(async (tx) => {
    await tx.query(
      `with stale as (
         select id from games_play_session where ended_at is null and seen_at < $1 order by id for update skip locked)
       delete from games_play_screen c using stale where c.session_id = stale.id and c.seen_at < $1`,
      [silentSince],
    );
    const { rowCount } = await tx.query(
      `update games_play_session s set ended_at = greatest(s.seen_at, s.began_at)
       where ended_at is null and seen_at < $1
         and not exists (select 1 from games_play_screen c where c.session_id = s.id)`,
      [silentSince],
    );
    await tx.query('delete from games_play_session where ended_at < $1', [
      new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000),
    ]);
    return rowCount ?? 0;
  });
}

/** Players whose reminder has become due since the last time; each is named once. */
export async function takeNewlyDue(database: Database, now: Date): Promise<number[]> {
  const { rows } = await database.query<{ player_id: bigint }>(
    `update games_play_session set told_at = $1
     where ended_at is null and due_at <= $1 and told_at is null returning player_id`,
    [now],
  );
  return rows.map((row) => Number(row.player_id));
}
