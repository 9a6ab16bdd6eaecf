import { Refusal } from '@halley/contract';
import type { FastifyInstance } from 'fastify';
import type { Consumer, Queryable, Tx } from '../../kit/index.ts';
import type { JobPayloads } from '../../kit/jobs/index.ts';
import type { ProviderLaunch } from '../catalogue/launch-game.ts';
import { createCallCounts, sweepCallCounts } from './count-calls.ts';
import { createProviderDesk } from './create-provider-desk.ts';
import { createFreeRoundsDesk, type FreeRoundsDesk } from './free-rounds/ask-provider.ts';
import { askForFreeRounds, askUntilAnswered, wantBack } from './free-rounds/ask-until-answered.ts';
import { readPlayedIn, wasRefused } from './free-rounds/free-rounds-store.ts';
import { cancelFreeRounds, type FreeRoundsWish, issueFreeRounds } from './free-rounds/issue-free-rounds.ts';
import { launchAtProvider } from './launch.ts';
import { createOrigins } from './list-origins.ts';
import { mountProviderApi, type ProviderMount } from './mount-provider-api.ts';
import { sweepNonces } from './nonce-store.ts';
import type { ProviderPorts } from './ports.ts';
import { findProviderOfProducer } from './provider-store.ts';
import { endSessionsOf, sweepSessions } from './session-store.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** So long a launch that is over is remembered, for the books. */
const keptDays = 90;

export interface ProviderApiOptions extends ProviderPorts {
  publicUrl: string;
  /** Unset: our own protocol, over HTTP. */
  freeRoundsDesk?: FreeRoundsDesk;
}

/** Games of other houses: their calls, our launches. */
export function createProviderApi({ freeRoundsDesk, publicUrl, ...ports }: ProviderApiOptions) {
  const { database, clock } = ports;
  const counts = createCallCounts(ports);
  const freeRounds = { database, clock, desk: freeRoundsDesk ?? createFreeRoundsDesk({ ...ports, publicUrl }) };

  /** A player who leaves has left every game. Bets look for themselves; this is for whoever reads the table. */
  const endLaunches: Consumer = {
    name: 'games-end-launches',
    topics: ['identity.signed_out'],
    async handle(tx, events) {
      const ids = events.flatMap((event) => (event.topic === 'identity.signed_out' ? [event.data.sessionId] : []));
      await endSessionsOf(tx, ids, clock.now());
    },
  };

  return {
    mount: (app: FastifyInstance, mount: Omit<ProviderMount, 'counts'>) =>
      mountProviderApi(app, ports, { ...mount, counts }),
    launch: (launch: ProviderLaunch) => launchAtProvider(ports, launch),
    issueFreeRounds: (wish: FreeRoundsWish) => issueFreeRounds(freeRounds, wish),
    cancelFreeRounds: (id: string) => cancelFreeRounds(freeRounds, id),
    /** For a job: asks a provider for free rounds of a gift, or for taking them back, until it has answered. */
    askUntilAnswered: (asked: JobPayloads['games.ask_provider']) => askUntilAnswered(freeRounds, asked),
    /** Free rounds that gifts give in games of providers. */
    giftRounds: {
      async ask(
        tx: Tx,
        { producer, ...wish }: Omit<FreeRoundsWish, 'providerId'> & { giftId: number; producer: string },
      ) {
        const provider = await findProviderOfProducer(tx, producer);
        if (provider?.state !== 'open') throw new Refusal('GAME_CLOSED');
        await askForFreeRounds(freeRounds, tx, { ...wish, providerId: provider.id });
      },
      /** False: these are none of a provider's. */
      wantBack,
      playedIn: readPlayedIn,
      /** The provider is open, and has not refused this gift in this game. */
      async mayAsk(db: Queryable, asked: { giftId: number | undefined; game: string; producer: string }) {
        const { giftId, game, producer } = asked;
        if ((await findProviderOfProducer(db, producer))?.state !== 'open') return false;
        return giftId === undefined || !(await wasRefused(db, { giftId, game }));
      },
    },
    /** Origins that games are opened from, for the pages that show them in a frame. */
    origins: createOrigins(ports),
    async sweep(): Promise<void> {
      const now = clock.now();
      await sweepNonces(database, now);
      await sweepCallCounts(database, new Date(now.getTime() - keptDays * dayMs));
      await sweepSessions(database, { now, forgetBefore: new Date(now.getTime() - keptDays * dayMs) });
    },
    consumers: [endLaunches],
    desk: createProviderDesk(ports),
    /** Figures that are not in the table yet. */
    flushCounts: counts.flush,
  };
}

export type ProviderApi = ReturnType<typeof createProviderApi>;
