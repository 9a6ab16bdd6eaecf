import { type Tx, writeEvents } from '../kit/index.ts';
import type { BreakType, Limit } from './limit.ts';
import type { LimitsPorts } from './ports.ts';

/**
 * PP-26, PP-27: a break or exclusion holds from this commit on. All sessions end, the one at hand included, and
 * advertising stops. Open rounds and bets stay what they are, and so does the money.
 */
export async function beginBreak(
  { identity }: Pick<LimitsPorts, 'identity'>,
  tx: Tx,
  { limit, address, now }: { limit: Limit; address: string; now: Date },
): Promise<void> {
  const { playerId } = limit;
  await identity.stopMarketing(tx, { playerId, source: limit.type, address, at: now });
  await writeEvents(tx, 'limits.excluded', [
    { playerId, kind: limit.type as BreakType, until: limit.until?.toISOString() ?? null, at: now.toISOString() },
  ]);
  await identity.endSessions(tx, playerId);
}
