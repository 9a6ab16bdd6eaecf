import type { FooterConfig, Licence, Player } from '@halley/contract';
import { aSite } from '../../catalogue/testing/a-site.ts';
import { readChrome } from '../read-chrome.server.ts';

export const aFooter: FooterConfig = {
  socials: [{ name: 'telegram', url: 'https://t.me/halley' }],
  payments: { default: ['visa', 'bank-transfer', 'bitcoin'], EE: ['visa', 'bank-transfer'] },
  licences: [
    { name: 'CW', number: 'CW-1', url: 'https://example.com/cw' },
    { name: 'EE', number: 'EE-2', url: '' },
  ],
  contacts: { email: 'support@halley.test' },
  blog: [],
};

/** The player is on a break that has no end. */
export const excluded = {
  readExclusion: async () => ({ kind: 'selfexclusion', until: null, may_return: false, returns_at: null }),
};

const page = (path: string, title: string, ...categories: string[]) => ({
  id: path,
  path,
  title,
  layout: 'default',
  categories,
  hidden: false,
});

const somePages = [
  page('about', 'About us', 'page', 'bottom-menu'),
  page('promotions', 'Promotions', 'page', 'top-menu'),
  page('club', 'The club', 'page', 'top-menu', 'reg-only'),
  page('responsible-gaming', 'Safer play', 'page', 'bottom-menu', 'help'),
  page('terms-and-conditions', 'Terms and conditions', 'page', 'bottom-menu'),
  page('terms-and-conditions-ee', 'Terms for Estonia', 'page', 'bottom-menu'),
  { ...page('secret', 'Secret', 'page', 'top-menu', 'bottom-menu'), hidden: true },
];

export interface ChromeGiven {
  player?: Player | null;
  locale?: string;
  licence?: Licence;
  origin?: string;
  /** Switches of pages, as the operator writes them. */
  pages?: Record<string, boolean>;
  jackpots?: boolean;
  betting?: boolean;
  /** Calls that answer otherwise, or fail. */
  api?: Record<string, unknown>;
}

/** Loads the chrome as the root loader does, from a house whose calls answer what a test wants. */
export async function aChrome(given: ChromeGiven = {}) {
  const { player = null, locale = 'en', licence = 'CW', origin = 'https://halley.test', pages = {} } = given;
  const { site } = aSite({
    locale,
    licence,
    origin,
    mayBePlayer: player !== null,
    flags: { on: { mystic_jackpots: given.jackpots ?? true }, pages: {} },
    api: {
      readPlayer: async () => player ?? {},
      readManagePromotionPages: async () => pages,
      readBettingConfig: async () => ({ enabled: given.betting ?? false }),
      readLogoConfig: async () => ({ logoUrl: { full: '', mobile: '' } }),
      readFooterConfig: async () => aFooter,
      readMainWidgetConfig: async () => ({}),
      listCmsPages: async () => somePages,
      listAwards: async () => [],
      listProviders: async () => [{ id: 'northlight', title: 'Northlight' }],
      readExclusion: async () => ({ kind: null, until: null, may_return: false, returns_at: null }),
      readManager: async () => null,
      ...given.api,
    },
  });
  return { chrome: await readChrome(site), site };
}

/** Written on two hosts, for some languages each. */
export const someBlogs = [
  { host: 'halley.test', url: 'https://halley.test/blog', locales: ['en'] },
  { host: 'other.test', url: 'https://other.test/blog', locales: ['en-AU', 'de'] },
];
