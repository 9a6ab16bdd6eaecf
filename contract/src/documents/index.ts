import type { z } from 'zod';
import { type Call, defineCalls } from '../call.ts';
import { SurveysConfig } from '../survey.ts';
import { BrandDrafts, Brands, WrittenBrands } from './brands.ts';
import * as catalogue from './catalogue.ts';
import * as chrome from './chrome.ts';
import * as contests from './contests.ts';
import * as money from './money.ts';
import * as promotions from './promotions.ts';
import * as support from './support.ts';

export * from './banners.ts';
export * from './brand-theme.ts';
export * from './brands.ts';
export * from './catalogue.ts';
export * from './chrome.ts';
export * from './contests.ts';
export * from './money.ts';
export * from './promotions.ts';
export * from './support.ts';

/** Documents an operator writes. A new one is a line here, its usual content on the server, and a call below. */
export const configDocuments = {
  'providers-config': catalogue.ProvidersConfig,
  'enable-games-config': catalogue.EnableGamesConfig,
  'games-aliases-config': catalogue.GamesAliasesConfig,
  'menu-categories-games': catalogue.MenuCategoriesConfig,
  'sum-thresholds': money.SumThresholds,
  'currency-config': money.CurrencyConfig,
  'cashbox-presets': money.CashboxPresets,
  'manage-withdraw-config': money.ManageWithdrawConfig,
  'limits-config': money.LimitsConfig,
  'taxes-config': money.TaxesConfig,
  'stag-by-referrer-name': chrome.StagByReferrerName,
  'survey-config': chrome.SurveyConfig,
  'surveys-config': SurveysConfig,
  'betting-config': chrome.BettingConfig,
  'main-widget-config': chrome.MainWidgetConfig,
  'logo-config': chrome.LogoConfig,
  'manage-promotion-pages': chrome.ManagePromotionPages,
  'footer-payments-config': chrome.FooterPaymentsConfig,
  'footer-config': chrome.FooterConfig,
  'scripts-config': chrome.ScriptsConfig,
  'welcome-offer-config': chrome.WelcomeOfferConfig,
  managers: chrome.Managers,
  'support-config': support.SupportConfig,
  brands: Brands,
  'brand-drafts': BrandDrafts,
  'vip-adventures': promotions.VipAdventures,
  'group-names': promotions.GroupNames,
  'vip-program-config': promotions.VipProgramConfig,
  'disabled-bonuses': promotions.DisabledBonuses,
  'modify-gifts-config': promotions.ModifyGiftsConfig,
  'excluded-promo-stags': promotions.ExcludedPromoStags,
  'additional-gifts': promotions.AdditionalGifts,
  'daily-bonus-config': promotions.DailyBonusConfig,
  'wheel-config': promotions.WheelConfig,
  'wheel-config-segments': promotions.WheelConfigSegments,
  'quest-levels': contests.QuestLevels,
  'achievements-config': contests.AchievementsConfig,
} as const;

export type ConfigDocumentName = keyof typeof configDocuments;

/** What each is for: said by its call and by the back office. */
export const documentPurposes: Record<ConfigDocumentName, string> = {
  'providers-config': 'Which producers are hidden in which countries',
  'enable-games-config': 'Games that are open in some countries only',
  'games-aliases-config': 'Other words under which games are found',
  'menu-categories-games': 'The collections in the menus of the game pages',
  'sum-thresholds': 'Sums of stakes and deposits from which a player counts as one who plays much',
  'currency-config': 'How the amount of a deposit steps',
  'cashbox-presets': 'Amounts offered as buttons',
  'manage-withdraw-config': 'Warnings before a withdrawal',
  'limits-config': 'The least a deposit limit may be',
  'taxes-config': 'Taxes and fees by market, each from the day it holds, for the report of them',
  'stag-by-referrer-name': 'Partners by the site a visitor came from',
  'survey-config': 'The survey that is asked now',
  'surveys-config': 'The surveys there are, with their questions',
  'betting-config': 'Whether and how sports betting is offered',
  'main-widget-config': 'Widgets of the main page',
  'logo-config': 'Other logos than the drawn one',
  'manage-promotion-pages': 'Which promotion and content pages are on',
  'footer-payments-config': 'Payment logos in the footer',
  'footer-config': 'Socials, payment logos, licences and contacts of the footer',
  'scripts-config': 'Scripts of others, with the consent each needs',
  'welcome-offer-config': 'The welcome offer by partner and country',
  managers: 'Managers of VIP players, by group',
  'support-config': 'When support is there, and what it says often',
  brands: 'The house’s brands: names, hosts, colours, and what each offers',
  'brand-drafts': 'Brands that are not live yet, and changes of brands that are',
  'vip-adventures': 'Days and prizes of adventures',
  'group-names': 'Names of groups that only this house knows',
  'vip-program-config': 'Levels and rewards of the VIP programme',
  'disabled-bonuses': 'Bonuses that are not shown',
  'modify-gifts-config': 'Pictures and links of gifts',
  'excluded-promo-stags': 'Partners whose visitors get no promotion code',
  'additional-gifts': 'One more deposit offer for some groups',
  'daily-bonus-config': 'How often a daily bonus can be taken',
  'wheel-config': 'The wheel before it is spun',
  'wheel-config-segments': 'The wheel before it is spun, by group',
  'quest-levels': 'From which stakes on the levels of quests are reached, by size',
  'achievements-config': 'Which achievements there are: contests, groups and deposits',
};

/** What a document must be to be written; some must be more than what can be read. */
export const writtenDocuments = { ...configDocuments, brands: WrittenBrands } as const;
export type ConfigDocument<Name extends ConfigDocumentName> = z.output<(typeof configDocuments)[Name]>;

/**
 * A document that anyone reads whole. `managers` is not one (a player is told of one manager only), nor are banners,
 * which have languages: both are calls of the content room. `surveys-config` is read one survey at a time (`readSurvey`).
 * `brands` are told one at a time (`readBrand`), their drafts to nobody. `support-config` is for the support room alone,
 * `taxes-config` for reports, and of `group-names` a player is told those of the own groups.
 */
const read = <const Name extends ConfigDocumentName>(name: Name) =>
  ({
    method: 'GET',
    path: `/api/fe/config/${name}`,
    summary: documentPurposes[name],
    who: 'anyone',
    rate: 'read',
    cached: 'all',
    responses: { 200: configDocuments[name] as (typeof configDocuments)[Name] },
    errors: [],
  }) as const satisfies Call;

export const configDocumentCalls = defineCalls({
  readProvidersConfig: read('providers-config'),
  readEnableGamesConfig: read('enable-games-config'),
  readGamesAliasesConfig: read('games-aliases-config'),
  readMenuCategoriesConfig: read('menu-categories-games'),
  readSumThresholds: read('sum-thresholds'),
  readCurrencyConfig: read('currency-config'),
  readCashboxPresets: read('cashbox-presets'),
  readManageWithdrawConfig: read('manage-withdraw-config'),
  readLimitsConfig: read('limits-config'),
  readStagByReferrerName: read('stag-by-referrer-name'),
  readSurveyConfig: read('survey-config'),
  readBettingConfig: read('betting-config'),
  readMainWidgetConfig: read('main-widget-config'),
  readLogoConfig: read('logo-config'),
  readManagePromotionPages: read('manage-promotion-pages'),
  readFooterPaymentsConfig: read('footer-payments-config'),
  readFooterConfig: read('footer-config'),
  readScriptsConfig: read('scripts-config'),
  readWelcomeOfferConfig: read('welcome-offer-config'),
  readVipAdventures: read('vip-adventures'),
  readVipProgramConfig: read('vip-program-config'),
  readDisabledBonuses: read('disabled-bonuses'),
  readModifyGiftsConfig: read('modify-gifts-config'),
  readExcludedPromoStags: read('excluded-promo-stags'),
  readAdditionalGifts: read('additional-gifts'),
  readDailyBonusConfig: read('daily-bonus-config'),
  readWheelConfig: read('wheel-config'),
  readWheelConfigSegments: read('wheel-config-segments'),
  readQuestLevels: read('quest-levels'),
  readAchievementsConfig: read('achievements-config'),
});
