import { runAudit } from '../audit/index.ts';
import { auditGifts } from '../bonuses/index.ts';
import { auditFreeRounds } from '../games/index.ts';
import { auditJackpots, countJackpots, jackpotsWithoutStakes } from '../jackpots/index.ts';
import type { Clock, Database } from '../kit/index.ts';
import { auditLimits } from '../limits/index.ts';
import { auditLotteries, countLotteries } from '../lotteries/index.ts';
import { auditLootboxes, auditMart, auditPoints, countLootboxes, countPoints } from '../loyalty/index.ts';
import { auditPartners } from '../partners/index.ts';
import { auditPayments, countPayments } from '../payments/index.ts';
import {
  auditPromotions,
  claimedPrizes,
  countPromotions,
  readPools,
  soldForPoints,
  versionsOf,
} from '../promotions/index.ts';
import { auditReports, countDays, notingAudit, reportsOfDays } from '../reports/index.ts';
import { auditBets, countBets } from '../sportsbook/index.ts';
import { auditTournaments, countTournaments } from '../tournaments/index.ts';
import { auditRounds, countRounds, roundsByGift, roundsOfDays } from '../wagers/index.ts';
import { auditLedger, countLedger, firstDayOfJournal, ledgerDays } from '../wallet/index.ts';

/** Needs no running house: an operator's command reads the same books. `quick`: what is new since they were clean. */
export const auditBooks = (database: Database, { quick = false } = {}) =>
  runAudit(
    database,
    [
      { check: auditLedger, growing: ledgerDays, count: countLedger },
      { check: auditRounds, growing: roundsOfDays, count: countRounds },
      { check: auditFreeRounds },
      { check: auditGifts(roundsByGift) },
      { check: auditJackpots, growing: jackpotsWithoutStakes, count: countJackpots },
      { check: auditLimits },
      { check: auditLotteries, count: countLotteries },
      { check: auditBets, count: countBets },
      { check: auditPartners },
      { check: auditPayments, count: countPayments },
      { check: auditPoints, count: countPoints },
      { check: auditLootboxes, count: countLootboxes },
      { check: auditMart(soldForPoints) },
      { check: auditPromotions, count: countPromotions },
      { check: auditReports, growing: reportsOfDays, count: countDays },
      { check: auditTournaments({ versionsOf, claimedPrizes, readPools }), count: countTournaments },
    ],
    { quick, firstDay: firstDayOfJournal },
  );

/** For the job of a running house: people see how it ended. Sundays (UTC) read everything. */
export const auditAndNote = (base: { database: Database; clock: Clock }) =>
  notingAudit(base, () => auditBooks(base.database, { quick: base.clock.now().getUTCDay() !== 0 }));
