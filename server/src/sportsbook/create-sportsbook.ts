import type { ConfigRoom } from '../config/index.ts';
import type { Fixtures } from '../fixtures/index.ts';
import type { Clock, Database, Log, Queryable } from '../kit/index.ts';
import type { Wagers } from '../wagers/index.ts';
import { type AskTogether, createBuilderDesk } from './builder/builder-desk.ts';
import { cashOutHandlers } from './cash-out/cash-out-handlers.ts';
import { createCashOut } from './cash-out/create-cash-out.ts';
import { createTradingDesk } from './desk/create-trading-desk.ts';
import { betHandlers, type HandlerPorts } from './handlers.ts';
import { ownBetsHandlers } from './history/own-bets-handlers.ts';
import { watchBets } from './integrity/watch-bets.ts';
import { type BettingPorts, bettingHandlers } from './keep/betting-handlers.ts';
import { keepHandlers } from './keep/keep-handlers.ts';
import { type BettingBonusPorts, bettingBonusHandlers } from './offers/betting-bonus-handlers.ts';
import { offerHandlers } from './offers/offer-handlers.ts';
import { findOffer } from './offers/offer-store.ts';
import type { PlacePorts } from './place-bet.ts';
import { createWaiting } from './requests/create-waiting.ts';
import { createHeadroom } from './risk/create-headroom.ts';
import { rememberFactors } from './risk/remember-factors.ts';
import { cashOutShare } from './settle/cash-out-share.ts';
import { marketsTakeBets, type PendingBets, writeBets } from './take-bets.ts';
import type { TellBets } from './tell-bets.ts';

export interface SportsbookOptions
  extends Pick<HandlerPorts, 'countryOf' | 'brandAt' | 'localeOf' | 'sessionSpans'>,
    Pick<BettingPorts, 'connectionToken'>,
    Pick<BettingBonusPorts, 'promotions'> {
  database: Database;
  clock: Clock;
  log: Log;
  wagers: Pick<Wagers, 'act' | 'actMany'>;
  fixtures: Fixtures & { together?: AskTogether };
  rates: Pick<ConfigRoom['rates'], 'read'>;
  openSessions(db: Queryable, sessions: readonly string[]): Promise<ReadonlySet<string>>;
  stillOpen(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** A player's open pages. */
  tell: TellBets;
}

/** Bets on fixtures: placing, waiting, risk and history. Nothing runs until `start`. */
export function createSportsbook(options: SportsbookOptions) {
  const { database, clock, fixtures, rates, wagers } = options;
  const pending: PendingBets = new Map();
  const builder = createBuilderDesk({ database, clock, together: fixtures.together });
  const headroom = createHeadroom({ database, clock });
  const ports: PlacePorts = {
    ...options,
    book: fixtures.book,
    builder,
    headroom,
    pending,
    quotes: async () => (await rates.read()).inEuro,
    factorsOf: rememberFactors({ database, clock }),
    offerOf: (playerId, id) => findOffer(database, { playerId, id }),
  };
  const waiting = createWaiting({
    ...options,
    ...ports,
    materialSince: (seen) => fixtures.materialSince(database, seen),
  });
  const cashOuts = createCashOut({ ...options, cashOutShare: (taking) => cashOutShare({ wagers, clock }, taking) });
  return {
    handlers: {
      ...betHandlers({ ...ports, ...options, waiting }),
      ...cashOutHandlers(options, cashOuts),
      ...ownBetsHandlers(options),
      ...keepHandlers(options),
      ...bettingHandlers(options),
      ...offerHandlers(options),
      ...bettingBonusHandlers(options),
    },
    /** At the wagers' door. */
    rule: marketsTakeBets({ fixtures, pending }),
    follower: writeBets({ clock, pending }),
    waiting,
    headroom,
    builder,
    cashOuts,
    /** For people to look at. */
    watch: () => watchBets({ ...ports, fixtures }),
    /** For traders. */
    desk: createTradingDesk({ ...ports, fixtures, waiting, repriceGroup: builder.repriceGroup }),
  };
}
