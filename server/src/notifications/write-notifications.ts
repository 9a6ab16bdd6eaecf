import { type Tx, writeEvents } from '../kit/index.ts';
import { addJobs } from '../kit/jobs/index.ts';
import { expiryOf, type Kind, type Message, speak, titleOnTheWire } from './message.ts';
import { insertNotifications, type NotificationRow } from './notification-store.ts';
import type { NotificationsOptions } from './ports.ts';
import { selectSubscriptionsOf } from './push/subscription-store.ts';

export interface Told {
  playerIds: readonly number[];
  kind: Kind;
  message: Message;
  /** The same key for the same player is the same message: it is written once, whoever repeats it. */
  key: string;
  /** When it was said; it expires two hours later. Default: now. */
  at?: Date;
  /** Open pages learn of it by a channel of its own: they are not told here as well. */
  isToldLive?: boolean | undefined;
}

/** A push service may be away for a while; after two hours there is nothing left to send. */
const pushAttempts = 8;

/** Writes a message to players. They hear of it at once, or when they come within two hours. @returns how many */
export async function writeNotifications(
  { clock, players, mayMarket }: Pick<NotificationsOptions, 'clock' | 'players' | 'mayMarket'>,
  tx: Tx,
  { playerIds, kind, message, key, at = clock.now(), isToldLive = false }: Told,
): Promise<number> {
  const languages = await players.languagesOf(tx, playerIds);
  const open = kind === 'marketing' ? await mayMarket(tx, [...languages.keys()]) : undefined;
  const list = [...languages]
    .filter(([playerId]) => open?.has(playerId) ?? true)
    .map(([playerId, language]) => ({ playerId, ...speak(message, language) }));
  if (list.length === 0) return 0;
  const written = await insertNotifications(tx, list, { kind, key, at, expiresAt: expiryOf(at) });
  if (!isToldLive) await writeEvents(tx, 'notifications.written', written.map(newsOf));
  const subscriptions = await selectSubscriptionsOf(
    tx,
    written.map((row) => Number(row.player_id)),
    { forOffers: kind === 'marketing' },
  );
  const idOf = new Map(written.map((row) => [Number(row.player_id), Number(row.id)]));
  await addJobs(
    tx,
    'notifications.push',
    subscriptions.flatMap(({ id, playerId }) => {
      const notificationId = idOf.get(playerId);
      return notificationId === undefined ? [] : [{ notificationId, subscriptionId: id }];
    }),
    { maxAttempts: pushAttempts },
  );
  return written.length;
}

function newsOf(row: NotificationRow) {
  const { id, player_id: playerId, key, text } = row;
  return { playerId: Number(playerId), notification: { id: Number(id), key, title: titleOnTheWire(row), text } };
}
