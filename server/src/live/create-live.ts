import { randomUUID } from 'node:crypto';
import type { LiveTable, LiveTableId, TableChannel } from '@halley/contract';
import type { Clock, Database, Log, Sealer } from '../kit/index.ts';
import type { Wagers } from '../wagers/index.ts';
import { createAdvance } from './advance-table.ts';
import { bettingIsOpen, joiningBets, type PendingBets, writeBets } from './betting-is-open.ts';
import { createFlights } from './cash-out.ts';
import { createChains } from './chain-store.ts';
import { describeTable } from './describe-table.ts';
import { createLiveHandlers, type LivePorts } from './handlers.ts';
import { leaveTables } from './round-store.ts';
import { runTables } from './run-tables.ts';
import { type AnySharedGame, channelOf, sharedGames } from './tables.ts';

/** What the wagers' door has to know before it is made: bets that are on their way to it. */
export function createLiveDoor({ clock }: { clock: Clock }) {
  const pending: PendingBets = new Map();
  return {
    pending,
    rule: bettingIsOpen({ clock, pending }),
    follower: writeBets({ pending }),
    joins: joiningBets({ pending }),
  };
}

export interface LiveOptions extends LivePorts {
  database: Database;
  clock: Clock;
  log: Log;
  wagers: Wagers;
  door: ReturnType<typeof createLiveDoor>;
  sealer: Sealer;
  /** For tests: rounds of a chain. */
  chainLength?: number;
  /** For tests: no part of a round lasts longer. */
  longest?: AnySharedGame['timing'] | undefined;
  publish(channel: TableChannel, state: LiveTable): Promise<unknown>;
}

/** Shared rounds. Nothing runs until `start`. */
export function createLive(options: LiveOptions) {
  const { database, clock, log, door, publish } = options;
  const leader = randomUUID();
  const chains = createChains(options.sealer, options.chainLength);
  const flights = createFlights();
  const ports = { ...options, pending: door.pending, chains, flights, leader };
  const { advance } = createAdvance({
    ...ports,
    async tell(table, event) {
      await publish(channelOf(table), await describeTable({ database, clock }, table, event));
    },
  });
  return {
    handlers: createLiveHandlers(ports),
    /** Moves one table on; in how many milliseconds it wants to be asked again. */
    async advance(table: LiveTableId): Promise<number> {
      const game = sharedGames.get(table);
      return game ? advance(table, game) : 0;
    },
    /** Runs the tables in this process, those that no other one runs. */
    start() {
      const running = runTables(advance, { log });
      return {
        async stop() {
          await running.stop();
          await leaveTables(database, leader);
        },
      };
    },
    /** Bets for fun are forgotten with the purses they came from. */
    async sweep(before: Date): Promise<void> {
      await database.query(`delete from live_bet where purse_id is not null and state <> 'open' and placed_at < $1`, [
        before,
      ]);
    },
  };
}
