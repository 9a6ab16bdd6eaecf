import { accountDesk } from './account/index.ts';
import { auditDesk } from './audit/index.ts';
import { brandsDesk } from './brands/index.ts';
import { campaignsDesk } from './campaigns/index.ts';
import type { Desk } from './console/index.ts';
import { contentDesk } from './content/index.ts';
import { gamesDesk } from './games/index.ts';
import { jackpotsDesk } from './jackpots/index.ts';
import { lotteriesDesk } from './lotteries/index.ts';
import { loyaltyDesk } from './loyalty/index.ts';
import { workDesk } from './my-work/index.ts';
import { overviewDesk } from './overview/index.ts';
import { partnersDesk } from './partners/index.ts';
import { paymentsDesk } from './payments/index.ts';
import { playersDesk } from './players/index.ts';
import { promotionsDesk, reviewsDesk } from './promotions/index.ts';
import { protectionDesk } from './protection/index.ts';
import { providersDesk } from './providers/index.ts';
import { reportsDesk } from './reports/index.ts';
import { returnsDesk } from './returns/index.ts';
import { sportsbookDesk } from './sportsbook/index.ts';
import { staffDesk } from './staff/index.ts';
import { supportDesk } from './support/index.ts';
import { tournamentsDesk } from './tournaments/index.ts';
import { verificationDesk } from './verification/index.ts';
import { vipDesk } from './vip/index.ts';

/** Every desk, in the order of the menu. A new one is a folder and a line here. */
export const desks: readonly Desk[] = [
  overviewDesk,
  reportsDesk,
  playersDesk,
  verificationDesk,
  supportDesk,
  paymentsDesk,
  protectionDesk,
  reviewsDesk,
  promotionsDesk,
  tournamentsDesk,
  lotteriesDesk,
  loyaltyDesk,
  vipDesk,
  campaignsDesk,
  gamesDesk,
  providersDesk,
  jackpotsDesk,
  returnsDesk,
  sportsbookDesk,
  partnersDesk,
  contentDesk,
  brandsDesk,
  auditDesk,
  staffDesk,
  workDesk,
  accountDesk,
];
