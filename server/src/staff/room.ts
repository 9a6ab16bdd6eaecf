import type { GamesRoom } from '../games/index.ts';
import type { IdentityRoom } from '../identity/index.ts';
import type { Base } from '../kit/index.ts';
import type { Corrections } from '../wallet/index.ts';
import { createBrandDesk } from './brands/create-brand-desk.ts';
import type { BrandRooms } from './brands/read-house.ts';
import { createStaff } from './create-staff.ts';
import type { StaffPorts } from './ports.ts';

export interface StaffRoomOptions extends Base {
  identity: Pick<IdentityRoom, 'readPlayer' | 'desk' | 'passwords'>;
  /** What each room lets the back office do. */
  desks: BrandRooms & {
    verification: StaffPorts['documents'];
    wallet: { corrections: Corrections };
    content: Pick<StaffPorts, 'previewDesk' | 'documentDesk' | 'editorDesk' | 'imageDesk'>;
    jackpots: { desk: StaffPorts['jackpotDesk'] };
    limits: { desk: StaffPorts['limitsDesk'] };
    promotions: { desk: StaffPorts['promotionDesk'] };
    tournaments: { desk: StaffPorts['contestDesk'] };
    lotteries: { desk: StaffPorts['lotteryDesk'] };
    bonuses: { desk: StaffPorts['giftDesk'] };
    payments: { desk: StaffPorts['paymentsDesk'] };
    partners: { desk: StaffPorts['partnerDesk'] };
    loyalty: { desk: StaffPorts['loyaltyDesk'] };
    protection: { desk: StaffPorts['protectionDesk'] };
    games: Pick<GamesRoom, 'catalogueDesk' | 'freeRounds' | 'returns'> & {
      providers: { desk: StaffPorts['providerDesk'] };
    };
    support: { desk: StaffPorts['supportDesk'] };
    sportsbook: { desk: StaffPorts['tradingDesk'] };
    vip: { desk: StaffPorts['vipDesk'] };
    campaigns: { desk: StaffPorts['campaignDesk'] };
    reports: { tables: StaffPorts['reportTables']; overview: StaffPorts['overviewDesk'] };
  };
}

export function staffRoom({ identity, desks, ...base }: StaffRoomOptions) {
  const { content, games } = desks;
  const brandDesk = createBrandDesk({ ...base, ...desks });
  const staff = createStaff({
    ...base,
    keys: base.keys('staff'),
    passwords: identity.passwords,
    identity,
    documents: desks.verification,
    catalogueDesk: games.catalogueDesk,
    providerDesk: games.providers.desk,
    jackpotDesk: desks.jackpots.desk,
    freeRoundsDesk: games.freeRounds,
    returns: games.returns,
    promotionDesk: desks.promotions.desk,
    contestDesk: desks.tournaments.desk,
    lotteryDesk: desks.lotteries.desk,
    giftDesk: desks.bonuses.desk,
    vipDesk: desks.vip.desk,
    campaignDesk: desks.campaigns.desk,
    loyaltyDesk: desks.loyalty.desk,
    protectionDesk: desks.protection.desk,
    paymentsDesk: desks.payments.desk,
    partnerDesk: desks.partners.desk,
    corrections: desks.wallet.corrections,
    supportDesk: desks.support.desk,
    tradingDesk: desks.sportsbook.desk,
    overviewDesk: desks.reports.overview,
    previewDesk: content.previewDesk,
    documentDesk: content.documentDesk,
    editorDesk: content.editorDesk,
    imageDesk: content.imageDesk,
    brandDesk,
    limitsDesk: desks.limits.desk,
    reportTables: desks.reports.tables,
    queueMail: base.mails.queue,
  });
  return {
    ...staff,
    name: 'staff',
    /** For the command line as well. */
    brandDesk,
    crons: { 'staff.sweep': '23 * * * *', 'staff.send_reports': '*/5 * * * *', 'staff.remind': '* * * * *' },
  } as const;
}
