import type { ConfigDocument, ConfigDocumentName } from '@halley/contract';
import { usualSurveys } from './usual-surveys.ts';

const usualLogos = ['visa', 'mastercard', 'bank-transfer', 'bitcoin', 'ethereum', 'litecoin', 'tether'];

/** What a document says until an operator has written it. */
export const usualDocuments: { [Name in ConfigDocumentName]: ConfigDocument<Name> } = {
  'providers-config': {},
  'enable-games-config': {},
  'games-aliases-config': { enabled: true, aliases: [] },
  'menu-categories-games': {},
  'sum-thresholds': {
    USD: { bets_cents: 6_000_000, deposits_cents: 600_000 },
    EUR: { bets_cents: 6_000_000, deposits_cents: 600_000 },
    AUD: { bets_cents: 9_000_000, deposits_cents: 900_000 },
    CAD: { bets_cents: 9_000_000, deposits_cents: 900_000 },
    NZD: { bets_cents: 9_000_000, deposits_cents: 900_000 },
    BRL: { bets_cents: 30_000_000, deposits_cents: 3_000_000 },
  },
  'currency-config': { default: {} },
  'cashbox-presets': { userGroups: {}, global: {} },
  'manage-withdraw-config': {
    unverifiedUsersGeo: { enabled: false, geos: [] },
    kycAlert: { enabled: false, geos: [] },
    multiAccAlert: { enabled: false, geos: [] },
  },
  'limits-config': {},
  'stag-by-referrer-name': { pages: null, countries: {} },
  'survey-config': { survey_id: '', survey_collector_id: '', is_enable_widget: false },
  'surveys-config': usualSurveys,
  'betting-config': { enabled: false },
  'main-widget-config': {},
  'logo-config': { logoUrl: { mobile: '', full: '' } },
  'manage-promotion-pages': {},
  'footer-payments-config': { payments: usualLogos },
  'footer-config': {
    socials: [],
    payments: { default: usualLogos, EE: ['visa', 'mastercard', 'bank-transfer'] },
    licences: [],
    contacts: { email: 'support@halley.test' },
    blog: [],
  },
  'scripts-config': { scripts: [] },
  'welcome-offer-config': { stag: {}, geoIp: {} },
  managers: [],
  'vip-adventures': { variables: {}, prizes: {} },
  'vip-program-config': {
    rewardCards: {},
    levelRewards: {},
    levelsConfig: {},
    levelCards: {},
    levelBonusesCount: {},
    seasonInfo: { dateStart: '', dateEnd: '' },
  },
  'disabled-bonuses': { group_keys: [] },
  'modify-gifts-config': [],
  'excluded-promo-stags': [],
  'additional-gifts': {},
  'daily-bonus-config': {},
  'wheel-config': [],
  'wheel-config-segments': {},
};
