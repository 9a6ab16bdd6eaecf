import type { ConfigRoom } from '../config/index.ts';
import type { FixturesRoom } from '../fixtures/index.ts';
import type { Geo } from '../geo/index.ts';
import type { Identity } from '../identity/index.ts';
import { type Base, isWorker, type Role, type Room } from '../kit/index.ts';
import type { Promotions } from '../promotions/index.ts';
import type { Realtime, Tell } from '../realtime/index.ts';
import type { HandedRules, Wagers } from '../wagers/index.ts';
import { followPrices } from './cash-out/follow-prices.ts';
import { sweepQuotes } from './cash-out/quote-store.ts';
import { createClaimsDesk } from './claims/agree-to-claim.ts';
import { createSportsbook } from './create-sportsbook.ts';
import { lookAfterOverrides } from './desk/look-after-overrides.ts';
import { isProposed } from './desk/manual-store.ts';
import { noticesOf } from './keep/keep-store.ts';
import { followStarts } from './notices/follow-starts.ts';
import { giveOffers } from './offers/give-offers.ts';
import { countOffers } from './offers/offer-store.ts';
import { tellOffers } from './offers/tell-offers.ts';
import { dropDecidedBets, listTakenBets } from './open-bets.ts';
import { createSettlement } from './settle/create-settlement.ts';
import { tellBets } from './tell-bets.ts';

export interface SportsbookRoomOptions extends Base {
  config: Pick<ConfigRoom, 'rates' | 'hosts' | 'localeOf'>;
  geo: Pick<Geo, 'countryOf' | 'standingOf'>;
  identity: Pick<Identity, 'openTokens' | 'sessionSpans' | 'stillOpen'>;
  realtime: Pick<Realtime, 'connectionToken'> & Pick<Tell, 'tellPlayer' | 'tellSport'>;
  fixtures: FixturesRoom;
  wagers: Wagers;
  promotions: Pick<Promotions, 'redeemCode' | 'redeemedBy' | 'huntsFor'>;
}

const renewEveryMs = 5_000;
const keepQuotesMs = 24 * 60 * 60 * 1_000;
/** A few sweeps, so that one that was missed is made up for. */
const takenMs = 5 * 60 * 1_000;

/** Bets on fixtures, from the slip to the wallet. */
export function sportsbookRoom({ config, geo, identity, realtime, ...base }: SportsbookRoomOptions) {
  const { log } = base;
  const sportsbook = createSportsbook({
    ...base,
    rates: config.rates,
    countryOf: geo.countryOf,
    brandAt: config.hosts.brandAt,
    localeOf: (context) => config.localeOf(context, geo.standingOf(context).country),
    openSessions: identity.openTokens,
    stillOpen: identity.stillOpen,
    sessionSpans: identity.sessionSpans,
    connectionToken: realtime.connectionToken,
    tell: realtime.tellPlayer,
  });
  const { fixtures, wagers, database, clock } = base;
  const settlement = createSettlement({
    database,
    clock,
    wagers,
    resultsOf: fixtures.resultsOf,
    cancelsOf: fixtures.cancelsOf,
    speedOf: (id) => fixtures.book.fixture(id)?.description.speed ?? 1,
    isUnderReview: isProposed,
    repriceGroup: sportsbook.builder.repriceGroup,
    quotes: async (db) => (await config.rates.read(db)).inEuro,
  });
  const { waiting, headroom, cashOuts, rule, follower } = sportsbook;
  let renewing: NodeJS.Timeout | undefined;
  let ending: ReturnType<typeof lookAfterOverrides> | undefined;
  let selling: ReturnType<typeof followPrices> | undefined;
  let starts: ReturnType<typeof followStarts> | undefined;
  return {
    ...sportsbook,
    name: 'sportsbook',
    /** At the wagers' door. */
    rules: { 'market-open': rule } satisfies Partial<HandedRules>,
    follower,
    noticesOf,
    claims: createClaimsDesk(base),
    giveOffers: giveOffers(base),
    offersHad: countOffers,
    consumers: [tellBets(realtime.tellPlayer), tellOffers(realtime), settlement.consumer],
    tasks: {
      'sportsbook.sweep': async () => {
        await waiting.declineOverdue();
        await listTakenBets(database, new Date(clock.now().getTime() - takenMs));
        await headroom.rebuild();
        await settlement.advance();
        await sweepQuotes(database, new Date(clock.now().getTime() - keepQuotesMs));
      },
      'sportsbook.settle': settlement.settle,
      'sportsbook.tidy': () => dropDecidedBets(database),
      'sportsbook.watch': async () => {
        await sportsbook.watch();
      },
    },
    crons: { 'sportsbook.sweep': '* * * * *', 'sportsbook.tidy': '17 * * * *', 'sportsbook.watch': '*/5 * * * *' },
    start(role: Role) {
      if (isWorker(role)) {
        selling = followPrices({ book: fixtures.book, log, sell: cashOuts.sellAutomatic });
        starts = followStarts({ book: fixtures.book, database, clock, log });
        ending = lookAfterOverrides({ endOver: sportsbook.desk.board.overrides.endOver, log });
      }
      const isLost = (error: unknown) => log.warn({ err: error }, 'slices of headroom could not be renewed');
      renewing = setInterval(() => void headroom.renew().catch(isLost), renewEveryMs);
    },
    async stop() {
      clearInterval(renewing);
      await ending?.stop();
      await selling?.stop();
      await starts?.stop();
      await waiting.stop();
      await headroom.close();
    },
  } as const satisfies Room;
}
