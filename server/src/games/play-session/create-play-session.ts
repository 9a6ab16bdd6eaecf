import { type Licence, type PlaySession, type playSessionCalls, Refusal, wireCents } from '@halley/contract';
import type { Clock, Database, Handlers } from '../../kit/index.ts';
import { readPlayNet } from '../../wallet/index.ts';
import * as store from './store.ts';
import { sweepSessions, takeNewlyDue } from './sweep-sessions.ts';

export interface PlaySessionOptions {
  database: Database;
  clock: Clock;
  licenceOf(playerId: number): Promise<Licence>;
  /** PP-04: does this licence want time and net position on every screen? */
  netAlwaysShown(licence: Licence): boolean;
  /** A reminder is due: every open screen of the player is to show it. */
  tellDue(playerId: number): void;
}

/** How long a player has been playing for money and what it has come to (PP-04), and the reminder (PP-05). */
export function createPlaySession(options: PlaySessionOptions) {
  const { database, clock } = options;

  async function alwaysShown(playerId: number): Promise<boolean> {
    return options.netAlwaysShown(await options.licenceOf(playerId));
  }

  async function describe(playerId: number): Promise<PlaySession> {
    const now = clock.now();
    const [settings, session, always] = await Promise.all([
      store.readSettings(database, playerId),
      store.findOpen(database, playerId),
      alwaysShown(playerId),
    ]);
    const net = session
      ? await readPlayNet(database, { playerId, afterTransfer: session.afterTransfer })
      : new Map<never, bigint>();
    const dueInMs = session?.dueAt ? session.dueAt.getTime() - now.getTime() : null;
    return {
      open: session !== undefined,
      began_at: session?.beganAt.toISOString() ?? null,
      elapsed_seconds: session ? Math.max(0, Math.floor((now.getTime() - session.beganAt.getTime()) / 1000)) : 0,
      net: [...net].map(([currency, cents]) => ({ currency, net_cents: wireCents(cents) })),
      net_shown: always || settings.showNet,
      reality_check: {
        minutes: settings.minutes,
        due_in_seconds: dueInMs === null ? null : Math.max(0, Math.ceil(dueInMs / 1000)),
        due: dueInMs !== null && dueInMs <= 0,
      },
    };
  }

  const settingsOf = async (playerId: number) => {
    const settings = await store.readSettings(database, playerId);
    return {
      reality_check_minutes: settings.minutes,
      show_net: settings.showNet,
      net_always_shown: await alwaysShown(playerId),
    };
  };

  const handlers: Handlers<typeof playSessionCalls> = {
    readPlaySession: async (_input, { principal }) => ({
      status: 200,
      body: await describe(principal.playerId),
    }),

    async keepPlaying({ body }, { principal: { playerId } }) {
      await database.tx(async (tx) => {
        const now = clock.now();
        const session = await store.openSession(tx, playerId, now);
        await store.touchScreen(tx, session, body.screen, now);
      });
      return { status: 200, body: await describe(playerId) };
    },

    async leavePlay({ body }, { principal: { playerId } }) {
      await database.tx((tx) => store.removeScreen(tx, playerId, body.screen, clock.now()));
      return { status: 200, body: await describe(playerId) };
    },

    async answerRealityCheck({ body }, { principal: { playerId } }) {
      await database.tx(async (tx) => {
        const session = await store.findOpen(tx, playerId);
        const now = clock.now();
        if (!session) return;
        if (body.answer === 'leave') return store.endSession(tx, session.id, now);
        // One that is not due is not put off: an answer sent twice changes nothing.
        if (!session.dueAt || session.dueAt > now) return;
        const { minutes } = await store.readSettings(tx, playerId);
        await store.setDue(tx, session.id, store.dueAfter(now, minutes));
      });
      return { status: 200, body: await describe(playerId) };
    },

    readPlaySettings: async (_input, { principal }) => ({ status: 200, body: await settingsOf(principal.playerId) }),

    async editPlaySettings({ body }, { principal: { playerId } }) {
      await database.tx(async (tx) => {
        const now = clock.now();
        const before = await store.readSettings(tx, playerId);
        const minutes = body.reality_check_minutes === undefined ? before.minutes : body.reality_check_minutes;
        await store.writeSettings(tx, playerId, { minutes, showNet: body.show_net ?? before.showNet });
        if (minutes === before.minutes) return;
        const session = await store.findOpen(tx, playerId);
        if (!session) return;
        if (session.dueAt && session.dueAt <= now) throw new Refusal('REALITY_CHECK_DUE');
        await store.setDue(tx, session.id, store.dueAfter(now, minutes));
      });
      return { status: 200, body: await settingsOf(playerId) };
    },
  };

  return {
    handlers,
    /** Once a minute: ends what nobody plays any more, and tells the players whose reminder has become due. */
    async mind(): Promise<void> {
      const now = clock.now();
      await sweepSessions(database, now);
      for (const playerId of await takeNewlyDue(database, now)) options.tellDue(playerId);
    },
  };
}
