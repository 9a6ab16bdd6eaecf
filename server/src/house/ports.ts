import { giftPorts } from '../bonuses/index.ts';
import { demoPorts } from '../demo/index.ts';
import { openChances, openFreeRounds, readPlayedSeconds } from '../games/index.ts';
import { countryCodes } from '../geo/index.ts';
import { describeWins } from '../jackpots/index.ts';
import type { Base } from '../kit/index.ts';
import { sharedStakesOf } from '../live/index.ts';
import { listUnderWay, sharingInstrument } from '../payments/index.ts';
import { lateRules, readPastRounds, readStaked } from '../wagers/index.ts';
import { readMoneySums } from '../wallet/index.ts';
import { auditAndNote } from './audit-books.ts';
import { playsOfGifts } from './plays-of-gifts.ts';
import type { Handed, Rooms } from './rooms.ts';
/** What rooms ask of rooms above and beside them: answered once all of them are there. */
export function createPorts({ settings, database, clock }: Base, house: () => Rooms) {
  const demo = demoPorts({ settings }, () => house().demo.ownUrl());
  return {
    audit: { auditBooks: auditAndNote({ database, clock }) },
    config: {
      countryCodes,
      mayRegister: (country, context) => house().geo.mayRegisterAt(context, country),
      licenceOf: (context) => house().geo.standingOf(context).licence,
    },
    geo: { brandAt: (visitor) => house().config.hosts.brandAt(visitor) },
    telemetry: { readDocument: (name) => house().config.documents.read(name) },
    identity: {
      afterRegister: [
        (tx, player) => house().wallet.openFirst(tx, player),
        (tx, player) => house().limits.refuseExcluded(tx, player.id),
      ],
      afterEdit: (tx, playerId) => house().limits.refuseExcluded(tx, playerId),
      termsVersion: (of) => house().content.termsVersion(of),
      readStats: (playerId) => readMoneySums(database, playerId),
      liveSubscription: (context) => house().realtime.subscriptionOf(context),
      tellPlayer: (...told) => house().realtime.tellPlayer(...told),
      picks: () => house().promotions,
    },
    realtime: { openSessions: (ids) => house().identity.stillOpen(ids) },
    wallet: {
      describe: [(...of) => house().games.describe(...of), (...of) => house().payments.describe(...of), describeWins],
      demoMoney: demo.money,
    },
    limits: { depositsUnderWay: listUnderWay, stakesSince: readStaked, playedSeconds: readPlayedSeconds },
    ...giftPorts(house, { sharingInstrument, readPastRounds, playsOf: playsOfGifts(clock) }),
    payments: { sandbox: demo.sandbox },
    wagers: {
      door: {
        rules: lateRules(() => ({ ...house().games.rules, ...house().live.rules, ...house().sportsbook.rules })),
        readPaces: (tx) => house().games.readPaces(tx),
        readGameFacts: (tx) => house().games.readGameFacts(tx),
        readJoining: (...asked) => house().live.joins(...asked),
        followers: [(...taken) => house().live.follower(...taken), (...taken) => house().sportsbook.follower(...taken)],
        openChances,
        openFreeRounds: openFreeRounds({ clock }),
      },
    },
    games: { sharedStakes: sharedStakesOf },
    notifications: { atRiskAmong: (...asked) => house().protection.atRiskAmong(...asked) },
  } satisfies Handed;
}
