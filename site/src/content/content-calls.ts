import type { Api } from '@halley/contract';

/** Calls whose answers an operator writes: what the page holds of them is asked for anew when content has changed. */
export const contentCallNames = [
  ...(['listCmsPages', 'readCmsPage', 'listCmsSnippets', 'listCmsFiles', 'listAwards', 'listArticles'] as const),
  ...(['readBannersConfig', 'readBrand', 'readProvidersConfig', 'readEnableGamesConfig'] as const),
  ...(['readGamesAliasesConfig', 'readMenuCategoriesConfig', 'readSumThresholds', 'readCurrencyConfig'] as const),
  ...(['readCashboxPresets', 'readManageWithdrawConfig', 'readLimitsConfig', 'readStagByReferrerName'] as const),
  ...(['readSurveyConfig', 'readBettingConfig', 'readMainWidgetConfig', 'readLogoConfig'] as const),
  ...(['readManagePromotionPages', 'readFooterPaymentsConfig', 'readFooterConfig', 'readScriptsConfig'] as const),
  ...(['readWelcomeOfferConfig', 'readVipAdventures', 'readVipProgramConfig', 'readDisabledBonuses'] as const),
  ...(['readModifyGiftsConfig', 'readExcludedPromoStags', 'readAdditionalGifts', 'readDailyBonusConfig'] as const),
  ...(['readWheelConfig', 'readWheelConfigSegments', 'readQuestLevels', 'readAchievementsConfig'] as const),
] as const satisfies (keyof Api)[];
