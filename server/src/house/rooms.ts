import { auditRoom } from '../audit/index.ts';
import { bonusesRoom } from '../bonuses/index.ts';
import { campaignsRoom } from '../campaigns/index.ts';
import { configRoom } from '../config/index.ts';
import { contentRoom } from '../content/index.ts';
import { demoRoom } from '../demo/index.ts';
import { fixturesRoom } from '../fixtures/index.ts';
import { gamesRoom } from '../games/index.ts';
import { geoRoom } from '../geo/index.ts';
import { identityRoom } from '../identity/index.ts';
import { jackpotsRoom } from '../jackpots/index.ts';
import { limitsRoom } from '../limits/index.ts';
import { liveRoom } from '../live/index.ts';
import { lotteriesRoom } from '../lotteries/index.ts';
import { loyaltyRoom } from '../loyalty/index.ts';
import { notificationsRoom } from '../notifications/index.ts';
import { partnersRoom } from '../partners/index.ts';
import { paymentsRoom } from '../payments/index.ts';
import { promotionsRoom } from '../promotions/index.ts';
import { protectionRoom } from '../protection/index.ts';
import { realtimeRoom } from '../realtime/index.ts';
import { reportsRoom } from '../reports/index.ts';
import { sportsbookRoom } from '../sportsbook/index.ts';
import { staffRoom } from '../staff/index.ts';
import { supportRoom } from '../support/index.ts';
import { telemetryRoom } from '../telemetry/index.ts';
import { tournamentsRoom } from '../tournaments/index.ts';
import { verificationRoom } from '../verification/index.ts';
import { vipRoom } from '../vip/index.ts';
import { visitorRoom } from '../visitor/index.ts';
import { wagersRoom } from '../wagers/index.ts';
import { walletRoom } from '../wallet/index.ts';
import { worldRoom } from '../world/index.ts';

/** How each room is opened, by its name in `levels.ts`. */
export const rooms = {
  audit: auditRoom,
  config: configRoom,
  geo: geoRoom,
  telemetry: telemetryRoom,
  world: worldRoom,
  identity: identityRoom,
  realtime: realtimeRoom,
  visitor: visitorRoom,
  verification: verificationRoom,
  wallet: walletRoom,
  content: contentRoom,
  jackpots: jackpotsRoom,
  limits: limitsRoom,
  promotions: promotionsRoom,
  bonuses: bonusesRoom,
  fixtures: fixturesRoom,
  payments: paymentsRoom,
  wagers: wagersRoom,
  games: gamesRoom,
  sportsbook: sportsbookRoom,
  campaigns: campaignsRoom,
  demo: demoRoom,
  live: liveRoom,
  loyalty: loyaltyRoom,
  lotteries: lotteriesRoom,
  notifications: notificationsRoom,
  protection: protectionRoom,
  partners: partnersRoom,
  support: supportRoom,
  tournaments: tournamentsRoom,
  vip: vipRoom,
  reports: reportsRoom,
  staff: staffRoom,
};

type Open = typeof rooms;
export type Rooms = { [Name in keyof Open]: ReturnType<Open[Name]> };
type OptionsOf<Name extends keyof Open> = Parameters<Open[Name]>[0];
/** What is handed to a room, beside the rooms below it, by its name: its ports, where it asks for them as one thing. */
export type Handed = {
  [Name in keyof Open]?: Partial<OptionsOf<Name> extends { ports: infer Ports } ? Ports : OptionsOf<Name>>;
};
