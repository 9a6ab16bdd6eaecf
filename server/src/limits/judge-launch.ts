import { type Currency, Refusal } from '@halley/contract';
import { inForce } from './in-force.ts';
import { reached } from './judge-stakes.ts';
import { isBreak } from './limit.ts';
import { readLive } from './limit-store.ts';
import type { LimitsPorts } from './ports.ts';
import { brokenBy } from './room-left.ts';
import { sessionsOver } from './session-time.ts';

/**
 * GUARD-08: a game for money does not open where no stake would be taken. A used-up deposit limit is no reason
 * (LIMIT-07).
 */
export async function judgeLaunch(
  ports: LimitsPorts,
  { playerId, currency }: { playerId: number; currency: Currency },
): Promise<void> {
  const { database, clock } = ports;
  const now = clock.now();
  const limits = inForce(await readLive(database, playerId), now);
  const closed = limits.find((limit) => isBreak(limit.type));
  if (closed) {
    // LIMIT-05: a cooling-off counts as a limit that is reached. The door of stakes calls both an exclusion.
    const code = closed.type === 'coolingoff' ? 'LIMIT_REACHED' : 'EXCLUDED';
    throw new Refusal(code, { kind: closed.type, until: closed.until?.toISOString() ?? null });
  }
  const again = (await sessionsOver(ports, database, { limits, now })).get(playerId);
  if (again) throw new Refusal('SESSION_TIME_OVER', { until: again.toISOString() });
  const quotes = await ports.quotes(database);
  for (const limit of limits.filter(({ type }) => type === 'loss' || type === 'wager')) {
    const room = brokenBy(limit, { currency, amount: 1n }, quotes);
    if (room) throw reached(limit, room);
  }
}
