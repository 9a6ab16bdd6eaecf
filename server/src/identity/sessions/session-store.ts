import type { Database, Queryable, Tx } from '../../kit/index.ts';

export interface LiveSession {
  sessionId: string;
  playerId: number;
  lastSeenAt: Date;
  cookieSetAt: Date;
  idleLimitMs: number | null;
}

export interface NewSession {
  playerId: number;
  tokenHash: string;
  address: string;
  userAgent: string;
  country: string;
  at: Date;
  expiresAt: Date;
  idleLimitMs: number | null;
}

const longestUserAgent = 512;
const longestAddress = 64;

export async function insertSession(tx: Tx, session: NewSession): Promise<string> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into identity_session
       (player_id, token_hash, created_at, last_seen_at, cookie_set_at, proven_at, expires_at, address, user_agent,
        country, idle_limit_ms)
     values ($1, decode($2, 'hex'), $3, $3, $3, $3, $4, $5, $6, $7, $8) returning id`,
    [
      session.playerId,
      session.tokenHash,
      session.at,
      session.expiresAt,
      session.address.slice(0, longestAddress),
      session.userAgent.slice(0, longestUserAgent),
      session.country,
      session.idleLimitMs,
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
    idle_limit_ms: number | null;
  }>({
    name: 'identity_live_sessions',
    text: `select encode(token_hash, 'hex') as token, id, player_id, last_seen_at, cookie_set_at,
        idle_limit_ms
      from identity_session
      where token_hash = any($1::bytea[]) and ended_at is null and expires_at > $2`,
    // Made of bytes here: a list that the database had to decode was decoded again for every session it has.
    values: [tokenHashes.map((hash) => Buffer.from(hash, 'hex')), at],
  });
  return new Map(
    rows.map((row) => [
      row.token,
      {
        sessionId: String(row.id),
        playerId: Number(row.player_id),
        lastSeenAt: row.last_seen_at,
        cookieSetAt: row.cookie_set_at,
        idleLimitMs: row.idle_limit_ms,
      },
    ]),
  );
}

/** Those of the sessions that are open now. */
export async function selectOpenSessions(
  db: Queryable,
  sessionIds: readonly string[],
  at: Date,
): Promise<Pick<LiveSession, 'sessionId' | 'lastSeenAt' | 'idleLimitMs'>[]> {
  const { rows } = await db.query<{ id: bigint; last_seen_at: Date; idle_limit_ms: number | null }>({
    name: 'identity_open_sessions',
    text: `select id, last_seen_at, idle_limit_ms from identity_session
      where id = any($1::bigint[]) and ended_at is null and expires_at > $2`,
    values: [sessionIds.filter((id) => /^\d{1,18}$/.test(id)), at],
  });
  return rows.map((row) => ({
    sessionId: String(row.id),
    lastSeenAt: row.last_seen_at,
    idleLimitMs: row.idle_limit_ms,
  }));
}

/** Players with an open session that was used since, by id. */
export async function seenSince(db: Queryable, since: Date): Promise<number[]> {
  const { rows } = await db.query<{ player_id: bigint }>(
    `select distinct player_id from identity_session where last_seen_at >= $1 and ended_at is null order by player_id`,
    [since],
  );
  return rows.map((row) => Number(row.player_id));
}

/** Moves sessions on in time. A row that somebody holds is left for the next time: this must never wait. */
export async function touchSessions(
  db: Database,
  input: { sessionIds: string[]; at: Date; lifetimeMs: number },
): Promise<void> {
  await db.query(
    `update identity_session set last_seen_at = $2,
       expires_at = $2::timestamptz + least(idle_limit_ms, $3::bigint) * interval '1 millisecond'
     where id in (select id from identity_session
       where id = any($1::bigint[]) and ended_at is null order by id for no key update skip locked)`,
    [input.sessionIds, input.at, input.lifetimeMs],
  );
}

export async function markCookieSet(db: Queryable, input: { sessionId: string; at: Date }): Promise<void> {
  await db.query('update identity_session set cookie_set_at = $2 where id = $1', [input.sessionId, input.at]);
}

/** Ends one session, of one player if told. Undefined when there is none or it was over already. */
export async function endSession(
  tx: Tx,
  input: { sessionId: string; playerId?: number; at: Date },
): Promise<{ playerId: number; sessionId: string } | undefined> {
  const { rows } = await tx.query<{ player_id: bigint }>(
    `update identity_session set ended_at = $2
     where id = $1 and ended_at is null and ($3::bigint is null or player_id = $3) returning player_id`,
    [input.sessionId, input.at, input.playerId ?? null],
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

/** When the player of an open session last proved who they are. */
export async function findProvenAt(db: Queryable, sessionId: string): Promise<Date | undefined> {
  const { rows } = await db.query<{ proven_at: Date }>(
    'select proven_at from identity_session where id = $1 and ended_at is null',
    [sessionId],
  );
  return rows[0]?.proven_at;
}

export async function markProven(tx: Tx, input: { sessionId: string; at: Date }): Promise<void> {
  await tx.query('update identity_session set proven_at = $2 where id = $1 and ended_at is null', [
    input.sessionId,
    input.at,
  ]);
}

/** False when the session is over. */
export async function replaceToken(
  tx: Tx,
  input: { sessionId: string; tokenHash: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update identity_session set token_hash = decode($2, 'hex'), cookie_set_at = $3
     where id = $1 and ended_at is null`,
    [input.sessionId, input.tokenHash, input.at],
  );
  return rowCount === 1;
}

export interface SessionRow {
  id: bigint;
  address: string;
  country: string;
  user_agent: string;
  created_at: Date;
  last_seen_at: Date;
}

const longestList = 100;

export async function selectSessionsOf(db: Queryable, input: { playerId: number; at: Date }): Promise<SessionRow[]> {
  const { rows } = await db.query<SessionRow>(
    `select id, address, country, user_agent, created_at, last_seen_at from identity_session
     where player_id = $1 and ended_at is null and expires_at > $2 order by id desc limit ${longestList}`,
    [input.playerId, input.at],
  );
  return rows;
}

const longestHistory = 50;

/** The last sessions of a player, also those that are over. */
export async function selectLastSessionsOf(
  db: Queryable,
  input: { playerId: number; at: Date },
): Promise<(SessionRow & { open: boolean })[]> {
  const { rows } = await db.query<SessionRow & { open: boolean }>(
    `select id, address, country, user_agent, created_at, last_seen_at, ended_at is null and expires_at > $2 as open
     from identity_session where player_id = $1 order by id desc limit ${longestHistory}`,
    [input.playerId, input.at],
  );
  return rows;
}
