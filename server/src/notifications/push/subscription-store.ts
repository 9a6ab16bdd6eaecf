import type { Queryable, Tx } from '../../kit/index.ts';

/** More browsers than this nobody reads: the oldest goes. */
const mostOfPlayer = 10;

export interface SubscriptionRow {
  id: number;
  playerId: number;
  marketing: boolean;
  sealed: Buffer;
}

export interface NewSubscription {
  playerId: number;
  sessionId: string;
  endpointHash: Buffer;
  sealed: Buffer;
  marketing: boolean;
  at: Date;
}

/** A browser belongs to whoever subscribed last: another player who logs in there takes it over. */
export async function keepSubscription(tx: Tx, subscription: NewSubscription): Promise<void> {
  const { playerId, sessionId, endpointHash, sealed, marketing, at } = subscription;
  await tx.query(
    `insert into notifications_push_subscription
       (player_id, session_id, endpoint_hash, sealed, marketing, subscribed_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (endpoint_hash) do update set player_id = excluded.player_id, session_id = excluded.session_id,
       sealed = excluded.sealed, marketing = excluded.marketing, subscribed_at = excluded.subscribed_at`,
    [playerId, sessionId, endpointHash, sealed, marketing, at],
  );
  await tx.query(
    `delete from notifications_push_subscription where player_id = $1 and id not in (
       select id from notifications_push_subscription where player_id = $1 order by subscribed_at desc, id desc limit $2)`,
    [playerId, mostOfPlayer],
  );
}

export async function selectSubscriptionsOf(
  db: Queryable,
  playerIds: readonly number[],
  { forOffers }: { forOffers: boolean },
): Promise<{ id: number; playerId: number }[]> {
  const { rows } = await db.query<{ id: bigint; player_id: bigint }>(
    `select id, player_id from notifications_push_subscription
     where player_id = any($1::bigint[]) and (marketing or not $2) order by id`,
    [playerIds, forOffers],
  );
  return rows.map((row) => ({ id: Number(row.id), playerId: Number(row.player_id) }));
}

export async function selectSubscription(db: Queryable, id: number): Promise<SubscriptionRow | undefined> {
  const { rows } = await db.query<{ id: bigint; player_id: bigint; marketing: boolean; sealed: Buffer }>(
    'select id, player_id, marketing, sealed from notifications_push_subscription where id = $1',
    [id],
  );
  const [row] = rows;
  return row && { id, playerId: Number(row.player_id), marketing: row.marketing, sealed: row.sealed };
}

/** What a player asked for at this address; another player's is not there. */
export async function findSubscription(
  db: Queryable,
  { playerId, endpointHash }: { playerId: number; endpointHash: Buffer },
): Promise<{ marketing: boolean } | undefined> {
  const { rows } = await db.query<{ marketing: boolean }>(
    'select marketing from notifications_push_subscription where player_id = $1 and endpoint_hash = $2',
    [playerId, endpointHash],
  );
  return rows[0];
}

export async function dropSubscription(
  db: Queryable,
  { playerId, endpointHash }: { playerId: number; endpointHash: Buffer },
): Promise<void> {
  await db.query('delete from notifications_push_subscription where player_id = $1 and endpoint_hash = $2', [
    playerId,
    endpointHash,
  ]);
}

export async function forgetSubscription(db: Queryable, id: number): Promise<void> {
  await db.query('delete from notifications_push_subscription where id = $1', [id]);
}

export async function forgetSessions(db: Queryable, sessionIds: readonly string[]): Promise<void> {
  await db.query('delete from notifications_push_subscription where session_id = any($1::text[])', [sessionIds]);
}
