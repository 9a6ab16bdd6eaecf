import { type Jackpot, type jackpotsCalls, type PrivatePayloads, Refusal } from '@halley/contract';
import type { RateSource } from '../config/index.ts';
import {
  type Clock,
  type Consumer,
  createCachedTable,
  type Database,
  type Handlers,
  type Keys,
  type Log,
  type Metrics,
} from '../kit/index.ts';
import type { Tasks } from '../kit/jobs/index.ts';
import { amountsByGame } from './amounts-by-game.ts';
import { announceJackpot, markChanged } from './announce.ts';
import { countNewStakes } from './count-new-stakes.ts';
import { createJackpotDesk } from './create-jackpot-desk.ts';
import type { JackpotDefinition } from './jackpot.ts';
import { measureJackpots } from './measure-jackpots.ts';
import { openJackpot } from './open-jackpot.ts';
import { createQuotes } from './quotes.ts';
import { readFairness } from './read-fairness.ts';
import { readJackpots } from './read-jackpots.ts';
import { listWins, type Nicknames, readAwards } from './read-wins.ts';
import { createSeedSeals } from './seal-seed.ts';
import { countingConsumer, tellForgotten } from './stake-store.ts';
import { takeAwards } from './take-awards.ts';
import { writeStakes } from './write-stakes.ts';

export interface JackpotsOptions {
  database: Database;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** Seal the seeds of hidden amounts: `deriveKeys(secrets, 'jackpots')`. */
  keys: Keys;
  rates: RateSource;
  nicknames: Nicknames;
  publish(channel: 'public:jackpots_changes', jackpot: Jackpot): Promise<unknown>;
  publishToPlayer(
    playerId: number,
    channel: 'jackpot_win_award',
    award: PrivatePayloads['jackpot_win_award'],
  ): Promise<unknown>;
}

const shownMs = 500;

export type Jackpots = ReturnType<typeof createJackpots>;

export function createJackpots(options: JackpotsOptions) {
  const { database, clock, log, nicknames } = options;
  const seals = createSeedSeals(options.keys);
  const quotes = createQuotes({ source: options.rates, clock, log });
  const shown = createCachedTable({
    database,
    // Amounts change all the time: a copy is only ever so old, and then it is read again.
    readVersion: async () => String(clock.now().getTime()),
    load: readJackpots,
    trustedMs: shownMs,
    staleMs: shownMs,
  });
  measureJackpots(database, options.metrics);

  const handlers: Handlers<typeof jackpotsCalls> = {
    listJackpots: async () => ({ status: 200, body: await readJackpots(database) }),
    listJackpotWins: async () => ({ status: 200, body: await listWins(database, nicknames) }),
    async takeJackpotAwards({ body }, { principal }) {
      const { playerId } = principal;
      const taken = await takeAwards({ playerId, ...body }, { database, nicknames, now: clock.now() });
      return { status: 200, body: taken };
    },
    async readJackpotFairness({ params }) {
      const body = await readFairness(database, params.identifier);
      if (!body) throw new Refusal('NOT_FOUND');
      return { status: 200, body };
    },
  };

  const countStakes: Consumer = {
    name: countingConsumer,
    topics: ['jackpots.staked'],
    gatherMs: 50,
    async handle(tx, events) {
      const now = clock.now();
      const stakeIds = events.flatMap((event) => (event.topic === 'jackpots.staked' ? [event.data] : []));
      const { changed } = await countNewStakes(tx, stakeIds, { seals, quoted: await quotes(), now });
      await markChanged(tx, changed, now);
    },
  };
  const tellWinners: Consumer = {
    name: 'jackpots-live-awards',
    topics: ['jackpots.won'],
    async handle(tx, events) {
      const winIds = events.flatMap((event) => (event.topic === 'jackpots.won' ? [event.data.winId] : []));
      for (const { playerId, payload } of await readAwards(tx, winIds, nicknames)) {
        await options.publishToPlayer(playerId, 'jackpot_win_award', payload);
      }
    },
  };
  const tasks: Pick<Tasks, 'jackpots.announce' | 'jackpots.remind'> = {
    'jackpots.remind': () => database.tx((tx) => tellForgotten(tx, clock.now())),
    'jackpots.announce': ({ jackpotId }) =>
      announceJackpot(jackpotId, {
        database,
        now: clock.now(),
        publish: (jackpot) => options.publish('public:jackpots_changes', jackpot),
      }),
  };

  return {
    handlers,
    consumers: [countStakes, tellWinners],
    tasks,
    /** For the door: writes down what a group of stakes contributes, in their transaction. */
    writeStakes,
    desk: createJackpotDesk({ database, clock, seals }),
    /** Opens a jackpot unless there is one of its name. */
    open: (definition: JackpotDefinition) =>
      database.tx((tx) => openJackpot(tx, definition, { seals, at: clock.now() })),
    /** Asked for with every list of games: at most half a second old. */
    amountsByGame: async () => amountsByGame(await shown.current(), await quotes()),
  };
}
