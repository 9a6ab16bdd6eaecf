import { staffBonusesCalls } from './bonuses.ts';
import { staffBrandCalls } from './brands.ts';
import { staffCampaignCalls } from './campaigns.ts';
import { staffCatalogueCalls } from './catalogue.ts';
import { staffConfigDocumentCalls } from './config-documents.ts';
import { staffContentCalls } from './content.ts';
import { staffContentChangeCalls } from './content-changes.ts';
import { staffContentPictureCalls } from './content-images.ts';
import { staffDocumentCalls } from './documents.ts';
import { staffExportCalls } from './exports.ts';
import { staffFreeRoundsCalls } from './free-rounds.ts';
import { staffJackpotCalls } from './jackpots.ts';
import { staffLotteryCalls } from './lotteries.ts';
import { staffLoyaltyCalls } from './loyalty.ts';
import { staffMemberCalls } from './members.ts';
import { staffOverviewCalls } from './overview.ts';
import { staffPartnerCalls } from './partners.ts';
import { staffPaymentCalls } from './payments.ts';
import { staffPlayerAccountCalls } from './player-account.ts';
import { staffPlayerPageCalls } from './player-page.ts';
import { staffPlayerCalls } from './players.ts';
import { staffPromotionsCalls } from './promotions.ts';
import { staffProtectionCalls } from './protection.ts';
import { staffProviderCalls } from './providers.ts';
import { staffQueueCalls } from './queues.ts';
import { staffReportCalls } from './reports.ts';
import { staffReturnsCalls } from './returns.ts';
import { staffSearchCalls } from './search.ts';
import { staffSignInCalls } from './sign-in.ts';
import { staffSportsbookCalls } from './sportsbook.ts';
import { staffSupportCalls } from './support.ts';
import { staffTournamentCalls } from './tournaments.ts';
import { staffTradingCalls } from './trading.ts';
import { staffTrailCalls } from './trail.ts';
import { staffTwoPersonCalls } from './two-person.ts';
import { staffViewCalls } from './views.ts';
import { staffVipCalls } from './vip.ts';
import { staffWorkCalls } from './work.ts';

export * from './bonuses.ts';
export * from './brands.ts';
export * from './campaigns.ts';
export * from './catalogue.ts';
export * from './config-documents.ts';
export * from './content.ts';
export * from './content-changes.ts';
export * from './content-images.ts';
export * from './documents.ts';
export * from './exports.ts';
export * from './free-rounds.ts';
export * from './jackpots.ts';
export * from './lotteries.ts';
export * from './loyalty.ts';
export * from './members.ts';
export * from './overview.ts';
export * from './partner-file.ts';
export * from './partners.ts';
export * from './payments.ts';
export * from './permissions.ts';
export * from './personal-lists.ts';
export * from './player-account.ts';
export * from './player-page.ts';
export * from './players.ts';
export * from './promotions.ts';
export * from './protection.ts';
export * from './providers.ts';
export * from './queue-titles.ts';
export * from './queues.ts';
export * from './reports.ts';
export * from './returns.ts';
export * from './search.ts';
export * from './sign-in.ts';
export * from './sportsbook.ts';
export * from './support.ts';
export * from './tournaments.ts';
export * from './trading.ts';
export * from './trail.ts';
export * from './two-person.ts';
export * from './views.ts';
export * from './vip.ts';
export * from './work.ts';

/** Every call of the back office. No part of the players' API: it is mounted with an `authenticate` of its own. */
export const staffApi = {
  ...staffSignInCalls,
  ...staffPlayerCalls,
  ...staffPlayerAccountCalls,
  ...staffPlayerPageCalls,
  ...staffSearchCalls,
  ...staffDocumentCalls,
  ...staffTradingCalls,
  ...staffTrailCalls,
  ...staffCampaignCalls,
  ...staffCatalogueCalls,
  ...staffProviderCalls,
  ...staffJackpotCalls,
  ...staffFreeRoundsCalls,
  ...staffPromotionsCalls,
  ...staffTournamentCalls,
  ...staffLotteryCalls,
  ...staffSportsbookCalls,
  ...staffBonusesCalls,
  ...staffBrandCalls,
  ...staffLoyaltyCalls,
  ...staffVipCalls,
  ...staffProtectionCalls,
  ...staffOverviewCalls,
  ...staffReturnsCalls,
  ...staffQueueCalls,
  ...staffPaymentCalls,
  ...staffPartnerCalls,
  ...staffSupportCalls,
  ...staffContentCalls,
  ...staffContentChangeCalls,
  ...staffContentPictureCalls,
  ...staffConfigDocumentCalls,
  ...staffMemberCalls,
  ...staffViewCalls,
  ...staffReportCalls,
  ...staffExportCalls,
  ...staffTwoPersonCalls,
  ...staffWorkCalls,
};

export type StaffApi = typeof staffApi;
