import { createHash, randomBytes } from 'node:crypto';
import type { Currency } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

/** A launch of a game for real money. */
export interface GameSession {
  id: bigint;
  providerId: string;
  playerId: number;
  /** The player's name at this provider. */
  externalId: string;
  playerSessionId: string;
  game: string;
  currency: Currency;
  device: 'mobile' | 'desktop';
  country: string;
  language: string;
  launchedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

interface SessionRow {
  id: bigint;
  provider_id: string;
  player_id: bigint;
  external_id: string;
  token: string;
  player_session_id: string;
  game: string;
  currency: Currency;
  device: GameSession['device'];
  country: string;
  language: string;
  launched_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

/** 256 random bits; only their hash is kept. */
export function newLaunchToken(): string {
  return randomBytes(32).toString('base64url');
}

export const tokenShape = /^[A-Za-z0-9_-]{43}$/;

export function launchTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** By the hash of their tokens, in hex, over or not. */
export async function findSessions(db: Queryable, hashes: readonly string[]): Promise<Map<string, GameSession>> {
  const { rows } = await db.query<SessionRow>({
    name: 'games_find_sessions',
    text: `select s.id, s.provider_id, s.player_id, p.external_id, encode(s.token_hash, 'hex') as token,
        s.player_session_id, s.game, s.currency, s.device, s.country, s.language, s.launched_at, s.expires_at, s.ended_at
      from games_provider_session s
      join games_provider_player p on p.provider_id = s.provider_id and p.player_id = s.player_id
      where s.token_hash = any(select decode(token, 'hex') from unnest($1::text[]) token)`,
    values: [hashes],
  });
  return new Map(
    rows.map((row) => [
      row.token,
      {
        id: row.id,
        providerId: row.provider_id,
        playerId: Number(row.player_id),
        externalId: row.external_id,
        playerSessionId: row.player_session_id,
        game: row.game,
        currency: row.currency,
        device: row.device,
        country: row.country,
        language: row.language,
        launchedAt: row.launched_at,
        expiresAt: row.expires_at,
        endedAt: row.ended_at,
      },
    ]),
  );
}

export type NewSession = Omit<GameSession, 'id' | 'externalId' | 'endedAt'> & { tokenHash: string };

/** Ends what the player still had open of this game, then opens the new one: one launch, one living token. */
export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await meetPlayer(tx, { ...session, at: session.launchedAt });
  await tx.query(
    `update games_provider_session set ended_at = $4
     where player_id = $1 and provider_id = $2 and game = $3 and ended_at is null`,
    [session.playerId, session.providerId, session.game, session.launchedAt],
  );
  await tx.query(
    `insert into games_provider_session (provider_id, player_id, token_hash, player_session_id, game, currency, device,
       country, language, launched_at, expires_at)
     values ($1, $2, decode($3, 'hex'), $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      session.providerId,
      session.playerId,
      session.tokenHash,
      session.playerSessionId,
      session.game,
      session.currency,
      session.device,
      session.country,
      session.language,
      session.launchedAt,
      session.expiresAt,
    ],
  );
}

export async function prolongSession(db: Queryable, id: bigint, expiresAt: Date): Promise<void> {
  await db.query('update games_provider_session set expires_at = $2 where id = $1 and ended_at is null', [
    id,
    expiresAt,
  ]);
}

/** With the player's own sessions, these end. */
export async function endSessionsOf(db: Queryable, playerSessionIds: readonly string[], at: Date): Promise<void> {
  await db.query(
    `update games_provider_session set ended_at = $2
     where player_session_id = any($1::text[]) and ended_at is null`,
    [playerSessionIds, at],
  );
}

/** Launches that ran out are ended; those over for long are forgotten (a token then means nothing at all). */
export async function sweepSessions(db: Queryable, times: { now: Date; forgetBefore: Date }): Promise<void> {
  await db.query('update games_provider_session set ended_at = expires_at where ended_at is null and expires_at < $1', [
    times.now,
  ]);
  await db.query('delete from games_provider_session where expires_at < $1 and ended_at < $1', [times.forgetBefore]);
}

/** Gives a player a name at a provider, once. */
export async function meetPlayer(
  db: Queryable,
  meeting: { providerId: string; playerId: number; at: Date },
): Promise<void> {
  await db.query(
    `insert into games_provider_player (provider_id, player_id, external_id, first_launched_at)
     values ($1, $2, gen_random_uuid(), $3) on conflict do nothing`,
    [meeting.providerId, meeting.playerId, meeting.at],
  );
}

/** Players by the names a provider knows them by. Another provider's names are nobody's. */
export async function findPlayerOf(
  db: Queryable,
  names: { providerId: string; externalId: string },
): Promise<number | undefined> {
  const { rows } = await db.query<{ player_id: bigint }>({
    name: 'games_find_provider_player',
    text: 'select player_id from games_provider_player where external_id = $1 and provider_id = $2',
    values: [names.externalId, names.providerId],
  });
  return rows[0] && Number(rows[0].player_id);
}

export async function externalIdOf(
  db: Queryable,
  owner: { providerId: string; playerId: number },
): Promise<string | undefined> {
  const { rows } = await db.query<{ external_id: string }>(
    'select external_id from games_provider_player where provider_id = $1 and player_id = $2',
    [owner.providerId, owner.playerId],
  );
  return rows[0]?.external_id;
}

/** Launches that are being played now. */
export async function countOpenSessions(db: Queryable, at: { providerId: string; now: Date }): Promise<number> {
  const { rows } = await db.query<{ sessions: bigint }>(
    `select count(*) as sessions from games_provider_session
     where provider_id = $1 and ended_at is null and expires_at > $2`,
    [at.providerId, at.now],
  );
  return Number(rows[0]?.sessions);
}
