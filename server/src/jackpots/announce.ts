import type { Jackpot } from '@halley/contract';
import type { Database, Tx } from '../kit/index.ts';
import { addJob } from '../kit/jobs/index.ts';
import { readJackpots } from './read-jackpots.ts';

const pauseMs = 1000;

/**
 * Everyone shall hear of these jackpots: at once when the last news is a second old, else when it is. A job carries it,
 * written in the transaction of the change; one that waits already will tell this change too. So the last state is
 * always told, whichever process dies.
 */
export async function markChanged(tx: Tx, jackpotIds: number[], now: Date): Promise<void> {
  if (jackpotIds.length === 0) return;
  const { rows } = await tx.query<{ jackpot_id: number; waits_until: Date }>({
    name: 'jackpots_mark_changed',
    text: `update jackpots_announcement set is_due = true where jackpot_id = any($1::int[]) and not is_due
      returning jackpot_id, greatest(announced_at, '2000-01-01') as waits_until`,
    values: [jackpotIds],
  });
  for (const row of rows) {
    const earliest = row.waits_until.getTime() + pauseMs;
    const runAt = earliest > now.getTime() ? new Date(earliest) : undefined;
    await addJob(tx, 'jackpots.announce', { jackpotId: row.jackpot_id }, { runAt });
  }
}

export interface AnnounceOptions {
  database: Database;
  now: Date;
  publish(jackpot: Jackpot): Promise<unknown>;
}

/**
 * Tells the state as it is now. From here on a change waits for another job; should this process die before the news
 * is out, the job goes back to the queue and tells it again.
 */
export async function announceJackpot(jackpotId: number, { database, now, publish }: AnnounceOptions): Promise<void> {
  const jackpot = await database.tx(async (tx) => {
    await tx.query('update jackpots_announcement set is_due = false, announced_at = $2 where jackpot_id = $1', [
      jackpotId,
      now,
    ]);
    return (await readJackpots(tx)).find((candidate) => candidate.id === jackpotId);
  });
  if (jackpot) await publish(jackpot);
}
