import type { JobPayloads } from '../kit/jobs/index.ts';
import { addJob } from '../kit/jobs/index.ts';
import { lockBroadcast, noteReached } from './broadcast-store.ts';
import { expiryOf } from './message.ts';
import type { NotificationsOptions } from './ports.ts';
import { writeNotifications } from './write-notifications.ts';

/** So many players a transaction: a group of a hundred thousand holds nobody up. */
export const batchSize = 500;

/**
 * Tells the next batch, and leaves word for the one after it in the same transaction: killed in between, the work goes
 * on where it was. A message that waited longer than it lives is not sent to the rest.
 */
export async function fanOut(
  ports: NotificationsOptions,
  { broadcastId, afterPlayerId }: JobPayloads['notifications.fan_out'],
): Promise<void> {
  const { database, clock, players } = ports;
  await database.tx(async (tx) => {
    const broadcast = await lockBroadcast(tx, broadcastId);
    if (!broadcast) return;
    const { playerIds, groupIds, kind, message, writtenAt } = broadcast;
    const batch = playerIds
      ? playerIds.filter((id) => id > afterPlayerId).slice(0, batchSize)
      : await players.membersOf(tx, { groupIds: groupIds ?? [], after: afterPlayerId, most: batchSize });
    const tooLate = expiryOf(writtenAt) <= clock.now();
    const key = `broadcast:${broadcastId}`;
    const told = { playerIds: batch, kind, message, key, at: writtenAt };
    const reached = tooLate || batch.length === 0 ? 0 : await writeNotifications(ports, tx, told);
    const last = batch.at(-1);
    const isOver = tooLate || last === undefined || batch.length < batchSize;
    await noteReached(tx, broadcastId, reached, isOver ? clock.now() : null);
    if (!isOver) await addJob(tx, 'notifications.fan_out', { broadcastId, afterPlayerId: last });
  });
}
