import { analyticsCalls } from './analytics.ts';
import { bonusesCalls } from './bonuses.ts';
import { campaignsCalls } from './campaigns.ts';
import { catalogueCalls } from './catalogue.ts';
import { configCalls } from './config.ts';
import { contentCalls } from './content.ts';
import { configDocumentCalls } from './documents/index.ts';
import { fixturesCalls } from './fixtures.ts';
import { gamesCalls } from './games.ts';
import { geoCalls } from './geo.ts';
import { historyCalls } from './history.ts';
import { identityCalls } from './identity/index.ts';
import { jackpotsCalls } from './jackpots.ts';
import { limitsCalls } from './limits.ts';
import { liveRoundsCalls } from './live-rounds.ts';
import { lotteriesCalls } from './lotteries.ts';
import { loyaltyCalls } from './loyalty/index.ts';
import { notificationsCalls } from './notifications.ts';
import { paymentsCalls } from './payments.ts';
import { playSessionCalls } from './play-session.ts';
import { promotionsCalls } from './promotions/index.ts';
import { protectionCalls } from './protection.ts';
import { pushCalls } from './push.ts';
import { realtimeCalls } from './realtime.ts';
import { referralCalls } from './referral.ts';
import { bettingCalls, ownBetsCalls, sportOffersCalls, sportsbookCalls } from './sportsbook/index.ts';
import { supportCalls } from './support.ts';
import { telemetryCalls } from './telemetry.ts';
import { tournamentsCalls } from './tournaments.ts';
import { verificationCalls } from './verification.ts';
import { vipCalls } from './vip.ts';
import { walletCalls } from './wallet.ts';

/** Every call of the product. The handler map, the client and the published description all come from here. */
export const api = {
  ...configCalls,
  ...configDocumentCalls,
  ...contentCalls,
  ...geoCalls,
  ...identityCalls,
  ...realtimeCalls,
  ...telemetryCalls,
  ...analyticsCalls,
  ...walletCalls,
  ...catalogueCalls,
  ...gamesCalls,
  ...liveRoundsCalls,
  ...jackpotsCalls,
  ...playSessionCalls,
  ...verificationCalls,
  ...paymentsCalls,
  ...limitsCalls,
  ...protectionCalls,
  ...promotionsCalls,
  ...bonusesCalls,
  ...historyCalls,
  ...loyaltyCalls,
  ...tournamentsCalls,
  ...lotteriesCalls,
  ...fixturesCalls,
  ...sportsbookCalls,
  ...ownBetsCalls,
  ...bettingCalls,
  ...sportOffersCalls,
  ...notificationsCalls,
  ...pushCalls,
  ...supportCalls,
  ...vipCalls,
  ...campaignsCalls,
  ...referralCalls,
};

export type Api = typeof api;
export type CallName = keyof Api;
