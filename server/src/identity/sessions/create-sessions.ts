import {
  type Clock,
  createLoader,
  type Database,
  type Homes,
  homeOfId,
  type Log,
  type Principal,
  type Queryable,
} from '../../kit/index.ts';
import { sessionLifetimeMs } from './cookies.ts';
import { type LiveSession, selectLiveSessions, selectOpenSessions, touchSessions } from './session-store.ts';
import { homeOfToken, tokenHash } from './session-token.ts';

const touchEveryMs = 60_000;
/** Where half an hour of silence ends the session, a minute of it would be too much to lose. */
const touchIdleEveryMs = 1000;
const touchDelayMs = 250;
/** Sessions whose player a process remembers; the oldest make room. */
const mostRemembered = 50_000;

export interface Sessions {
  /** The open session of a token, or null. All look-ups of one turn are one query. */
  find(token: string | undefined): Promise<LiveSession | null>;
  /**
   * Whose session a token was when it was last looked at, without asking again. That never changes, but the session may
   * have ended: `unproven` names it for `openTokens`, which whoever acts on it asks in the transaction that acts.
   */
  recognise(token: string | undefined): Promise<Principal | null>;
  /** Which of the sessions named by `recognise` are open now. Asked for players who bet, so it counts as a sign of life. */
  openTokens(db: Queryable, tokens: readonly string[]): Promise<ReadonlySet<string>>;
  /** Which of these are open. Asked for a player who is playing, so it counts as a sign of life. */
  openAmong(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Which of these are open, without a sign of life. */
  stillOpen(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Writes what is still to be noted; for an orderly shutdown. */
  flush(): Promise<void>;
}

export function createSessions(options: { homes: Homes; clock: Clock; log: Log }): Sessions {
  const { homes, clock, log } = options;
  const loaders = new Map(
    homes
      .all()
      .map((home) => [
        home,
        createLoader<string, LiveSession>((hashes) => selectLiveSessions(home, hashes, clock.now())),
      ]),
  );
  const load = async (token: string, hash: string) => loaders.get(homeOfToken(homes, token))?.(hash);
  /** Ids of sessions know their home. What is none belongs anywhere. */
  const byHome = (sessionIds: readonly string[]): [Database, string[]][] => [
    ...Map.groupBy(sessionIds, (id) => homeOfId(homes, /^\d{1,18}$/.test(id) ? BigInt(id) : 0n)),
  ];
  const openOf = async (sessionIds: readonly string[]) => {
    const at = clock.now();
    const found = byHome(sessionIds).map(([home, ids]) => selectOpenSessions(home, ids, at));
    return (await Promise.all(found)).flat();
  };

  // "Last seen" is noted a moment later, for all players together: no request waits for it.
  const seen = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const sessionIds = [...seen];
    seen.clear();
    if (sessionIds.length === 0) return;
    const at = clock.now();
    try {
      for (const [home, ids] of byHome(sessionIds)) {
        await touchSessions(home, { sessionIds: ids, at, lifetimeMs: sessionLifetimeMs });
      }
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'could not note when players were last seen');
    }
  };
  const touch = (session: Pick<LiveSession, 'sessionId' | 'lastSeenAt' | 'idleLimitMs'>) => {
    const everyMs = session.idleLimitMs === null ? touchEveryMs : touchIdleEveryMs;
    if (clock.now().getTime() - session.lastSeenAt.getTime() < everyMs) return;
    seen.add(session.sessionId);
    timer ??= setTimeout(flush, touchDelayMs).unref();
  };

  const remembered = new Map<string, Principal>();
  const remember = (hash: string, { playerId, sessionId }: LiveSession): Principal => {
    const principal = { playerId, sessionId, unproven: hash };
    remembered.set(hash, principal);
    if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value as string);
    return principal;
  };

  return {
    flush,
    async recognise(token) {
      const hash = tokenHash(token);
      if (token === undefined || hash === undefined) return null;
      const known = remembered.get(hash);
      if (known) return known;
      const session = await load(token, hash);
      return session ? remember(hash, session) : null;
    },
    async openTokens(db, tokens) {
      const open = await selectLiveSessions(db, [...new Set(tokens)], clock.now());
      for (const session of open.values()) touch(session);
      for (const token of tokens) if (!open.has(token)) remembered.delete(token);
      return new Set(open.keys());
    },
    async find(token) {
      const hash = tokenHash(token);
      const session = token === undefined || hash === undefined ? undefined : await load(token, hash);
      if (!session) return null;
      touch(session);
      return session;
    },
    async openAmong(sessionIds) {
      const open = await openOf(sessionIds);
      for (const session of open) touch(session);
      return new Set(open.map(({ sessionId }) => sessionId));
    },
    async stillOpen(sessionIds) {
      const open = await openOf(sessionIds);
      return new Set(open.map(({ sessionId }) => sessionId));
    },
  };
}
