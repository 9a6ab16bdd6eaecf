import { Refusal, type Session } from '@halley/contract';
import type { z } from 'zod';
import { type PlayerContext, writeEvents } from '../../kit/index.ts';
import type { IdentityPorts } from '../ports.ts';
import { deviceInWords } from './describe-device.ts';
import { endSession, selectSessionsOf } from './session-store.ts';

/** Where this account is logged in, newest first. */
export async function listSessions(
  { homes, clock }: IdentityPorts,
  { principal: { playerId, sessionId } }: PlayerContext,
): Promise<z.input<typeof Session>[]> {
  const rows = await selectSessionsOf(homes.of(playerId), { playerId, at: clock.now() });
  return rows.map((row) => ({
    id: Number(row.id),
    ip: row.address,
    country: row.country,
    user_agent: row.user_agent,
    device: deviceInWords(row.user_agent),
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    current: String(row.id) === sessionId,
  }));
}

/** Logs one device of this player out. The id of anybody else's session is the id of nothing. */
export async function endOwnSession(
  { homes, clock, cookies }: IdentityPorts,
  sessionId: string,
  context: PlayerContext,
): Promise<void> {
  const { playerId } = context.principal;
  await homes.of(playerId).tx(async (tx) => {
    const ended = await endSession(tx, { sessionId, playerId, at: clock.now() });
    if (!ended) throw new Refusal('NOT_FOUND');
    await writeEvents(tx, 'identity.signed_out', [ended]);
  });
  if (sessionId === context.principal.sessionId) cookies.session.clear(context);
}
