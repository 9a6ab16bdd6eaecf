import type { Queryable, Tx } from '../kit/index.ts';
import type { Content, Kind, SpokenMessage } from './message.ts';

export interface NotificationRow {
  id: bigint;
  player_id: bigint;
  kind: Kind;
  key: string;
  title: string;
  text: string;
  content: Content | null;
  written_at: Date;
  expires_at: Date;
}

export interface NewNotification extends SpokenMessage {
  playerId: number;
  key: string;
  at: Date;
  expiresAt: Date;
}

/** Those that are new, in one statement; what was written under the same key before stays as it was. */
export async function insertNotifications(
  tx: Tx,
  list: readonly NewNotification[],
  kind: Kind,
): Promise<NotificationRow[]> {
  const { rows } = await tx.query<NotificationRow>(
    `insert into notifications_personal (player_id, kind, key, title, text, content, written_at, expires_at)
     select (n->>'playerId')::bigint, $2, n->>'key', n->>'title', n->>'text', nullif(n->'content', 'null'),
       (n->>'at')::timestamptz, (n->>'expiresAt')::timestamptz
     from jsonb_array_elements($1::jsonb) n
     on conflict (player_id, key) do nothing
     returning id, player_id, kind, key, title, text, content, written_at, expires_at`,
    [JSON.stringify(list), kind],
  );
  return rows;
}

/** What has waited for a player who is here now: its two hours begin. */
export async function beginLifetimes(
  db: Queryable,
  { playerId, now, until }: { playerId: number; now: Date; until: Date },
): Promise<void> {
  await db.query({
    name: 'notifications_begin_lifetimes',
    text: `update notifications_personal set written_at = $2, expires_at = $3 where player_id = $1 and expires_at > $3`,
    values: [playerId, now, until],
  });
}

export async function selectNotifications(db: Queryable, playerId: number, now: Date): Promise<NotificationRow[]> {
  const { rows } = await db.query<NotificationRow>({
    name: 'notifications_of_player',
    text: `select id, player_id, kind, key, title, text, content, written_at, expires_at from notifications_personal
      where player_id = $1 and expires_at > $2 order by id desc limit 50`,
    values: [playerId, now],
  });
  return rows;
}

export async function selectNotification(db: Queryable, id: number): Promise<NotificationRow | undefined> {
  const { rows } = await db.query<NotificationRow>(
    `select id, player_id, kind, key, title, text, content, written_at, expires_at from notifications_personal
     where id = $1`,
    [id],
  );
  return rows[0];
}

export async function deleteExpired(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from notifications_personal where expires_at <= $1', [now]);
}
