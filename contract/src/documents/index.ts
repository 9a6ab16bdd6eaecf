import type { z } from 'zod';
import { type Call, defineCalls } from '../call.ts';
import { SurveysConfig } from '../survey.ts';
import { Brands, WrittenBrands } from './brands.ts';
import * as catalogue from './catalogue.ts';
import * as chrome from './chrome.ts';
import * as money from './money.ts';
import * as promotions from './promotions.ts';
import * as support from './support.ts';

export * from './banners.ts';
export * from './brand-theme.ts';
export * from './brands.ts';
export * from './catalogue.ts';
export * from './chrome.ts';
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
} as const;

export type ConfigDocumentName = keyof typeof configDocuments;

/** What a document must be to be written; some must be more than what can be read. */
export const writtenDocuments = { ...configDocuments, brands: WrittenBrands } as const;
export type ConfigDocument<Name extends ConfigDocumentName> = z.output<(typeof configDocuments)[Name]>;

/**
 * A document that anyone reads whole. `managers` is not one (a player is told of one manager only), nor are banners,
 * which have languages: both are calls of the content room. `surveys-config` is read one survey at a time (`readSurvey`).
 * `support-config` is for the support room alone, and of `group-names` a player is told those of the own groups.
 */
const read = <const Name extends ConfigDocumentName>(name: Name, summary: string) =>
  ({
    method: 'GET',
    path: `/api/fe/config/${name}`,
    summary,
    who: 'anyone',
    rate: 'read',
    cached: 'all',
    responses: { 200: configDocuments[name] as (typeof configDocuments)[Name] },
    errors: [],
  }) as const satisfies Call;

export const configDocumentCalls = defineCalls({
  readProvidersConfig: read('providers-config', 'Which producers are hidden in which countries'),
  readEnableGamesConfig: read('enable-games-config', 'Games that are open in some countries only'),
  readGamesAliasesConfig: read('games-aliases-config', 'Other words under which games are found'),
  readMenuCategoriesConfig: read('menu-categories-games', 'The collections in the menus of the game pages'),
  readSumThresholds: read(
    'sum-thresholds',
    'Sums of stakes and deposits from which a player counts as one who plays much',
  ),
  readCurrencyConfig: read('currency-config', 'How the amount of a deposit steps'),
  readCashboxPresets: read('cashbox-presets', 'Amounts offered as buttons'),
  readManageWithdrawConfig: read('manage-withdraw-config', 'Warnings before a withdrawal'),
  readLimitsConfig: read('limits-config', 'The least a deposit limit may be'),
  readStagByReferrerName: read('stag-by-referrer-name', 'Partners by the site a visitor came from'),
  readSurveyConfig: read('survey-config', 'The survey that is asked now'),
  readBettingConfig: read('betting-config', 'Whether and how sports betting is offered'),
  readMainWidgetConfig: read('main-widget-config', 'Widgets of the main page'),
  readLogoConfig: read('logo-config', 'Other logos than the drawn one'),
  readManagePromotionPages: read('manage-promotion-pages', 'Which promotion and content pages are on'),
  readFooterPaymentsConfig: read('footer-payments-config', 'Payment logos in the footer'),
  readFooterConfig: read('footer-config', 'Socials, payment logos, licences and contacts of the footer'),
  readScriptsConfig: read('scripts-config', 'Scripts of others, with the consent each needs'),
  readWelcomeOfferConfig: read('welcome-offer-config', 'The welcome offer by partner and country'),
  readVipAdventures: read('vip-adventures', 'Days and prizes of adventures'),
  readVipProgramConfig: read('vip-program-config', 'Levels and rewards of the VIP programme'),
  readDisabledBonuses: read('disabled-bonuses', 'Bonuses that are not shown'),
  readModifyGiftsConfig: read('modify-gifts-config', 'Pictures and links of gifts'),
  readExcludedPromoStags: read('excluded-promo-stags', 'Partners whose visitors get no promotion code'),
  readAdditionalGifts: read('additional-gifts', 'One more deposit offer for some groups'),
  readDailyBonusConfig: read('daily-bonus-config', 'How often a daily bonus can be taken'),
  readWheelConfig: read('wheel-config', 'The wheel before it is spun'),
  readWheelConfigSegments: read('wheel-config-segments', 'The wheel before it is spun, by group'),
});
