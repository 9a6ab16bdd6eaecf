import { type Queryable, writeEvents } from '../kit/index.ts';
import { inForce } from './in-force.ts';
import type { Limit } from './limit.ts';
import { noteTold, readSessionLimits } from './limit-store.ts';
import type { LimitsPorts } from './ports.ts';
import { lastSessionSpan, overUntil, type SessionSpan, sessionPauseMs } from './session-span.ts';

const minuteMs = 60_000;
/** Sessions before it cannot be of a span that runs: the longest one and its pause lie between. */
const longestMs = 3 * 24 * 60 * minuteMs;

type Ports = Pick<LimitsPorts, 'identity'>;

/** The span of every player among these limits who has session time. */
export async function sittingsOf(
  { identity }: Ports,
  db: Queryable,
  { limits, now }: { limits: readonly Limit[]; now: Date },
): Promise<Map<number, SessionSpan>> {
  const timed = limits.filter((limit) => limit.type === 'session' && limit.sessionMinutes !== null);
  if (timed.length === 0) return new Map();
  const spans = await identity.sessionSpans(db, {
    playerIds: timed.map(({ playerId }) => playerId),
    since: new Date(now.getTime() - longestMs),
  });
  const byPlayer = Map.groupBy(spans, ({ playerId }) => playerId);
  return new Map(
    timed.flatMap(({ playerId, sessionMinutes, startsAt }) => {
      const limitMs = (sessionMinutes ?? 0) * minuteMs;
      const sessionSpan = lastSessionSpan(byPlayer.get(playerId) ?? [], { since: startsAt, limitMs });
      return sessionSpan ? [[playerId, sessionSpan] as const] : [];
    }),
  );
}

/** Of players whose time is over: from when they may play again. */
export async function sessionsOver(
  ports: Ports,
  db: Queryable,
  wanted: { limits: readonly Limit[]; now: Date },
): Promise<Map<number, Date>> {
  const sessionSpans = await sittingsOf(ports, db, wanted);
  return new Map(
    [...sessionSpans].flatMap(([playerId, sessionSpan]) => {
      const until = overUntil(sessionSpan, wanted.now);
      return until ? [[playerId, until] as const] : [];
    }),
  );
}

/** Ends the sessions whose time is over, and tells their players. A log-in that came after it, to withdraw, goes on. */
export async function endSessionsOver(ports: LimitsPorts): Promise<void> {
  const { database, clock, identity } = ports;
  const now = clock.now();
  const limits = inForce(await readSessionLimits(database), now);
  const sessionSpans = await sittingsOf(ports, database, { limits, now });
  for (const limit of limits) {
    const sessionSpan = sessionSpans.get(limit.playerId);
    if (!sessionSpan || now < sessionSpan.overAt) continue;
    await database.tx(async (tx) => {
      await identity.endSessionsOpenedBefore(tx, { playerId: limit.playerId, before: sessionSpan.overAt, at: now });
      if (!(await noteTold(tx, { id: limit.id, windowFrom: sessionSpan.from }))) return;
      const { id: limitId, playerId, type, period } = limit;
      await writeEvents(tx, 'limits.reached', [{ playerId, limitId, type, period, at: now.toISOString() }]);
    });
  }
}

export const sessionPauseMinutes = sessionPauseMs / minuteMs;
