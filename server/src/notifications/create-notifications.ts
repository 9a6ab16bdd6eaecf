import type { notificationsCalls, pushCalls } from '@halley/contract';
import { type Consumer, createSealer, type Handlers, type Queryable, type Tx } from '../kit/index.ts';
import { addJob, type Tasks } from '../kit/jobs/index.ts';
import { tellAccount } from './account/tell-account.ts';
import { insertBroadcast, type NewBroadcast } from './broadcast-store.ts';
import { fanOut } from './fan-out.ts';
import { expiryOf, titleOnTheWire } from './message.ts';
import { beginLifetimes, deleteExpired, selectNotifications } from './notification-store.ts';
import type { NotificationsOptions } from './ports.ts';
import { deliverPush } from './push/deliver-push.ts';
import { forgetSignedOut } from './push/forget-signed-out.ts';
import { pushHandlers } from './push/push-handlers.ts';
import { createPushKeys } from './push/push-keys.ts';
import { selectSubscriptionsOf } from './push/subscription-store.ts';
import { tellSport } from './sport/tell-sport.ts';
import { tellLive } from './tell-live.ts';
import { type Told, writeNotifications } from './write-notifications.ts';

export function createNotifications(options: NotificationsOptions) {
  const { database, clock, metrics, push } = options;
  const sealer = createSealer(push.keys);
  const pushKeys = createPushKeys({ ...push, database, clock, sealer });
  const pushes = metrics.counter('halley_pushes', 'Messages to browsers, by what became of them', ['outcome']);
  const deliverPorts = { ...options, sealer, pushKeys, count: (outcome: string) => pushes.inc({ outcome }) };

  const handlers: Handlers<typeof notificationsCalls & typeof pushCalls> = {
    ...pushHandlers({ database, clock, sealer, pushKeys, rules: push }),
    async listNotifications(_input, { principal }) {
      const [{ playerId }, now] = [principal, clock.now()];
      await beginLifetimes(database, { playerId, now, until: expiryOf(now) });
      const rows = await selectNotifications(database, playerId, now);
      const body = rows.map((row) => ({
        id: Number(row.id),
        key: row.key,
        title: titleOnTheWire(row),
        text: row.text,
        created_at: row.written_at.toISOString(),
      }));
      return { status: 200, body };
    },
  };
  const tasks: Pick<Tasks, 'notifications.fan_out' | 'notifications.push' | 'notifications.sweep'> = {
    'notifications.fan_out': (payload) => fanOut(options, payload),
    'notifications.push': (payload, run) => deliverPush(deliverPorts, payload, run),
    'notifications.sweep': () => deleteExpired(database, clock.now()),
  };
  const consumers: Consumer[] = [tellAccount(options), tellSport(options), tellLive(options.publish), forgetSignedOut];

  return {
    handlers,
    tasks,
    consumers,
    /** For other rooms: tells a few players something, in the transaction in which it became true. */
    write: (tx: Tx, told: Told) => writeNotifications(options, tx, told),
    /** Those among these players who have a browser that asked for offers. */
    async takeOffers(db: Queryable, playerIds: readonly number[]): Promise<ReadonlySet<number>> {
      const browsers = await selectSubscriptionsOf(db, playerIds, { forOffers: true });
      return new Set(browsers.map(({ playerId }) => playerId));
    },
    /** To many, or by staff: a job tells them in batches. */
    broadcast: (tx: Tx, broadcast: Omit<NewBroadcast, 'at'>) => sendBroadcast(tx, { ...broadcast, at: clock.now() }),
  };
}

/** Also for the command of an operator, who has no running house at hand. @returns its number */
export async function sendBroadcast(tx: Tx, broadcast: NewBroadcast): Promise<number> {
  const broadcastId = await insertBroadcast(tx, broadcast);
  await addJob(tx, 'notifications.fan_out', { broadcastId, afterPlayerId: 0 });
  return broadcastId;
}
