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
  /** False: in the notice centre alone, also of browsers that asked for pushes. */
  isPushed?: boolean | undefined;
  /** So many days it waits for whoever is away: its two hours begin when it is fetched. Default: none. */
  waitsDays?: number | undefined;
}

/** A message to one player, with a key and a time of its own. */
export interface ToldEach {
  playerId: number;
  message: Message;
  key: string;
  at: Date;
}

type WritePorts = Pick<NotificationsOptions, 'clock' | 'players' | 'mayMarket'>;

/** A push service may be away for a while; after two hours there is nothing left to send. */
const pushAttempts = 8;

/** Writes a message to players. They hear of it at once, or when they come within two hours. @returns how many */
export function writeNotifications(
  ports: WritePorts,
  tx: Tx,
  { playerIds, kind, message, key, at = ports.clock.now(), isToldLive, isPushed, waitsDays }: Told,
): Promise<number> {
  const told = playerIds.map((playerId) => ({ playerId, message, key, at }));
  return writeEach(ports, tx, { kind, told, isToldLive, isPushed, waitsDays });
}

/** The same for messages of which each is somebody's own. */
export async function writeEach(
  { players, mayMarket }: Pick<WritePorts, 'players' | 'mayMarket'>,
  tx: Tx,
  {
    kind,
    told,
    isToldLive = false,
    isPushed = true,
    waitsDays,
  }: { kind: Kind; told: readonly ToldEach[] } & Pick<Told, 'isToldLive' | 'isPushed' | 'waitsDays'>,
): Promise<number> {
  if (told.length === 0) return 0;
  const languages = await players.languagesOf(tx, [...new Set(told.map(({ playerId }) => playerId))]);
  const open = kind === 'marketing' ? await mayMarket(tx, [...languages.keys()]) : undefined;
  const list = told.flatMap(({ playerId, message, key, at }) => {
    const language = languages.get(playerId);
    if (language === undefined || !(open?.has(playerId) ?? true)) return [];
    return [{ playerId, key, at, expiresAt: expiryOf(at, waitsDays), ...speak(message, language) }];
  });
  if (list.length === 0) return 0;
  const written = await insertNotifications(tx, list, kind);
  if (!isToldLive) await writeEvents(tx, 'notifications.written', written.map(newsOf));
  if (!isPushed) return written.length;
  const subscriptions = await selectSubscriptionsOf(tx, [...new Set(written.map((row) => Number(row.player_id)))], {
    forOffers: kind === 'marketing',
  });
  const byPlayer = Map.groupBy(written, (row) => Number(row.player_id));
  await addJobs(
    tx,
    'notifications.push',
    subscriptions.flatMap(({ id, playerId }) =>
      (byPlayer.get(playerId) ?? []).map((row) => ({ notificationId: Number(row.id), subscriptionId: id })),
    ),
    { maxAttempts: pushAttempts },
  );
  return written.length;
}

function newsOf(row: NotificationRow) {
  const { id, player_id: playerId, key, text } = row;
  return { playerId: Number(playerId), notification: { id: Number(id), key, title: titleOnTheWire(row), text } };
}
