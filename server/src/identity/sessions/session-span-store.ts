import { type Queryable, type Tx, writeEvents } from '../../kit/index.ts';

export interface SessionSpan {
  playerId: number;
  from: Date;
  /** When it ended or will, if nothing happens in it any more. */
  until: Date;
}

/** The sessions of players that were open at some time since a moment, from log-in to end. */
export async function selectSessionSpans(
  db: Queryable,
  { playerIds, since }: { playerIds: readonly number[]; since: Date },
): Promise<SessionSpan[]> {
  const { rows } = await db.query<{ player_id: bigint; created_at: Date; until: Date }>({
    name: 'identity_session_spans',
    text: `select player_id, created_at, least(ended_at, expires_at) as until from identity_session
      where player_id = any($1::bigint[]) and least(ended_at, expires_at) > $2 order by id`,
    values: [playerIds, since],
  });
  return rows.map((row) => ({ playerId: Number(row.player_id), from: row.created_at, until: row.until }));
}

/** Ends the sessions of a player that were opened before a moment. Returns how many it ended. */
export async function endSessionsOpenedBefore(
  tx: Tx,
  { playerId, before, at }: { playerId: number; before: Date; at: Date },
): Promise<number> {
  const { rows } = await tx.query<{ id: bigint }>(
    `update identity_session set ended_at = $3
     where player_id = $1 and created_at < $2 and ended_at is null and expires_at > $3 returning id`,
    [playerId, before, at],
  );
  await writeEvents(
    tx,
    'identity.signed_out',
    rows.map((row) => ({ playerId, sessionId: String(row.id) })),
  );
  return rows.length;
}
