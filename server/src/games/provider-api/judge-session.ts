import { Refusal } from '@halley/contract';
import { createLoader } from '../../kit/index.ts';
import type { ProviderPorts } from './ports.ts';
import type { Provider } from './provider-store.ts';
import { findSessions, type GameSession, launchTokenHash, prolongSession } from './session-store.ts';

const minuteMs = 60_000;
/** A launch nobody has used for so long is over; each use moves it on, up to a day from the launch. */
export const idleMs = 60 * minuteMs;
const longestMs = 24 * 60 * minuteMs;
/** Moving it on with every bet would write a row per bet for nothing. */
const prolongEveryMs = 2 * minuteMs;

/** Either it is alive and may play, or something is against it. */
export type JudgedSession = { session: GameSession; refusal?: undefined } | { session?: GameSession; refusal: Refusal };

/** Looks a launch token up and says whether one may still play with it. */
export function createSessionJudge(ports: ProviderPorts) {
  const { database, clock } = ports;
  const load = createLoader<string, GameSession>((hashes) => findSessions(database, hashes));
  const isOpen = createLoader<string, true>(
    async (ids) => new Map([...(await ports.openPlayerSessions(ids))].map((id) => [id, true])),
  );

  return async (provider: Provider, token: string): Promise<JudgedSession> => {
    const session = await load(launchTokenHash(token));
    // Another provider's token is no token.
    if (session?.providerId !== provider.id) return { refusal: new Refusal('UNAUTHENTICATED') };
    const now = clock.now();
    const isOver = session.endedAt !== null || session.expiresAt <= now;
    if (isOver || !(await isOpen(session.playerSessionId))) return { session, refusal: new Refusal('UNAUTHENTICATED') };
    if (provider.state === 'closed') return { session, refusal: new Refusal('GAME_CLOSED') };
    const refusal = await ports.refusalToPlay?.(session);
    if (refusal) return { session, refusal };
    await moveOn(session, now);
    return { session };
  };

  async function moveOn(session: GameSession, now: Date): Promise<void> {
    const latest = session.launchedAt.getTime() + longestMs;
    const wanted = Math.min(now.getTime() + idleMs, latest);
    if (wanted - session.expiresAt.getTime() < prolongEveryMs) return;
    await prolongSession(database, session.id, new Date(wanted));
  }
}

export type JudgeSession = ReturnType<typeof createSessionJudge>;
