import type { StaffQueueName } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

/** How many minutes something may wait, by queue. */
export async function readPromises(db: Queryable): Promise<Map<StaffQueueName, number>> {
  const { rows } = await db.query<{ queue: StaffQueueName; minutes: number }>(
    'select queue, minutes from staff_queue_promise',
  );
  return new Map(rows.map(({ queue, minutes }) => [queue, minutes]));
}

export async function writePromise(tx: Tx, promise: { queue: StaffQueueName; minutes: number }): Promise<void> {
  await tx.query(
    `insert into staff_queue_promise (queue, minutes) values ($1, $2)
     on conflict (queue) do update set minutes = excluded.minutes`,
    [promise.queue, promise.minutes],
  );
}
