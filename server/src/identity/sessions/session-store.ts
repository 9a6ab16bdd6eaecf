import type { Database, Queryable, Tx } from '../../kit/index.ts';

export interface LiveSession {
  sessionId: string;
  playerId: number;
  lastSeenAt: Date;
  cookieSetAt: Date;
}

export interface NewSession {
  playerId: number;
  tokenHash: string;
  address: string;
  userAgent: string;
  country: string;
  at: Date;
  expiresAt: Date;
}

const longestUserAgent = 512;
const longestAddress = 64;

export async function insertSession(tx: Tx, session: NewSession): Promise<string> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into identity_session
       (player_id, token_hash, created_at, last_seen_at, cookie_set_at, expires_at, address, user_agent, country)
     values ($1, decode($2, 'hex'), $3, $3, $3, $4, $5, $6, $7) returning id`,
    [
      session.playerId,
      session.tokenHash,
      session.at,
      session.expiresAt,
      session.address.slice(0, longestAddress),
      session.userAgent.slice(0, longestUserAgent),
      session.country,
    ],
  );
  return String(rows[0]?.id);
}

/** The sessions that are open now, by the hash of their token. */
export async function selectLiveSessions(
  db: Queryable,
  tokenHashes: string[],
  at: Date,
): Promise<Map<string, LiveSession>> {
  const { rows } = await db.query<{
    token: string;
    id: bigint;
    player_id: bigint;
    last_seen_at: Date;
    cookie_set_at: Date;
  }>({
    name: 'identity_live_sessions',
    text: `select encode(token_hash, 'hex') as token, id, player_id, last_seen_at, cookie_set_at
      from identity_session
      where token_hash = any(select decode(token, 'hex') from unnest($1::text[]) token)
        and ended_at is null and expires_at > $2`,
    values: [tokenHashes, at],
  });
  return new Map(
    rows.map((row) => [
      row.token,
      {
        sessionId: String(row.id),
        playerId: Number(row.player_id),
        lastSeenAt: row.last_seen_at,
        cookieSetAt: row.cookie_set_at,
      },
    ]),
  );
}

/** Moves sessions on in time. A row that somebody holds is left for the next time: this must never wait. */
export async function touchSessions(
  db: Database,
  input: { sessionIds: string[]; at: Date; expiresAt: Date },
): Promise<void> {
  await db.query(
    `update identity_session set last_seen_at = $2, expires_at = $3
     where id in (select id from identity_session
       where id = any($1::bigint[]) and ended_at is null order by id for no key update skip locked)`,
    [input.sessionIds, input.at, input.expiresAt],
  );
}

export async function markCookieSet(db: Queryable, input: { sessionId: string; at: Date }): Promise<void> {
  await db.query('update identity_session set cookie_set_at = $2 where id = $1', [input.sessionId, input.at]);
}

/** Ends one session. Undefined when it was over already. */
export async function endSession(
  tx: Tx,
  input: { sessionId: string; at: Date },
): Promise<{ playerId: number; sessionId: string } | undefined> {
  const { rows } = await tx.query<{ player_id: bigint }>(
    'update identity_session set ended_at = $2 where id = $1 and ended_at is null returning player_id',
    [input.sessionId, input.at],
  );
  return rows[0] && { playerId: Number(rows[0].player_id), sessionId: input.sessionId };
}

export async function endSessionsOfPlayer(
  tx: Tx,
  input: { playerId: number; exceptSessionId: string | undefined; at: Date },
): Promise<{ playerId: number; sessionId: string }[]> {
  const { rows } = await tx.query<{ id: bigint }>(
    `update identity_session set ended_at = $3
     where player_id = $1 and ended_at is null and id is distinct from $2::bigint returning id`,
    [input.playerId, input.exceptSessionId ?? null, input.at],
  );
  return rows.map((row) => ({ playerId: input.playerId, sessionId: String(row.id) }));
}
