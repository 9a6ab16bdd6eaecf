import type { PlayerSession } from '@halley/contract';
import { type Queryable, type Tx, writeEvents } from '../../kit/index.ts';
import { deviceInWords } from '../sessions/describe-device.ts';
import { endSession, selectLastSessionsOf } from '../sessions/session-store.ts';

/** The last sessions of a player, also those that are over. */
export async function sessionsOfPlayer(db: Queryable, playerId: number, at: Date): Promise<PlayerSession[]> {
  const rows = await selectLastSessionsOf(db, { playerId, at });
  return rows.map((row) => ({
    id: Number(row.id),
    address: row.address,
    country: row.country,
    user_agent: row.user_agent,
    device: deviceInWords(row.user_agent),
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
  const ended = await endSession(tx, { ...input, sessionId: String(input.sessionId) });
  if (!ended) return false;
  await writeEvents(tx, 'identity.signed_out', [ended]);
  return true;
}
