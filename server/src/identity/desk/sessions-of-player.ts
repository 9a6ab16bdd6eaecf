import type { PlayerSession } from '@halley/contract';
import { type Queryable, type Tx, writeEvents } from '../../kit/index.ts';

const mostSessions = 50;

interface SessionRow {
  id: bigint;
  address: string;
  country: string;
  user_agent: string;
  created_at: Date;
  last_seen_at: Date;
  open: boolean;
}

/** The last sessions of a player, also those that are over. */
export async function sessionsOfPlayer(db: Queryable, playerId: number, at: Date): Promise<PlayerSession[]> {
  const { rows } = await db.query<SessionRow>(
    `select id, address, country, user_agent, created_at, last_seen_at, ended_at is null and expires_at > $2 as open
     from identity_session where player_id = $1 order by id desc limit $3`,
    [playerId, at, mostSessions],
  );
  return rows.map((row) => ({
    id: Number(row.id),
    address: row.address,
    country: row.country,
    user_agent: row.user_agent,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    open: row.open,
  }));
}

/** Ends one session of a player. False: it is another player's, or over. */
export async function endSessionOfPlayer(
  tx: Tx,
  input: { playerId: number; sessionId: number; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update identity_session set ended_at = $3 where id = $2 and player_id = $1 and ended_at is null',
    [input.playerId, input.sessionId, input.at],
  );
  if (rowCount !== 1) return false;
  await writeEvents(tx, 'identity.signed_out', [{ playerId: input.playerId, sessionId: String(input.sessionId) }]);
  return true;
}
