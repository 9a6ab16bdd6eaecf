import { type FooterConfig, type Licence, lithuanianIbanGroup } from '@halley/contract';
import type { IconName } from '@halley/ui';
import type { Say } from '../i18n/index.ts';
import type { ChromeLink, FooterData } from '../session/index.ts';
import { type NavPage, pagesTagged } from './nav.ts';

export interface FooterInput {
  /** Null: it could not be read. */
  config: FooterConfig | null;
  pages: readonly NavPage[];
  providers: readonly { id: string; title: string }[];
  awards: FooterData['awards'];
  licence: Licence;
  groups: readonly number[];
  isPlayer: boolean;
  locale: string;
  host: string;
  year: number;
  say: Say;
}

/** As many as a swipe or two reach: the rest is behind "show all" and in the lobby. */
const mostProviders = 16;
const mostAwards = 8;

/** Icons of our own: no one else's mark is drawn. */
const socialIcons: Readonly<Record<string, IconName>> = {
  telegram: 'send',
  whatsapp: 'phone',
  youtube: 'play',
  instagram: 'camera',
  discord: 'chat',
};

const paymentIcons: Readonly<Record<string, IconName>> = {
  visa: 'card',
  mastercard: 'card',
  cards: 'card',
  'bank-transfer': 'bank',
  sepa: 'bank',
  bitcoin: 'coin-bitcoin',
  ethereum: 'coin-ether',
  litecoin: 'coin-litecoin',
  tether: 'coin-tether',
  dogecoin: 'coin',
};

/** What stands at the foot of a page: one place decides by licence, group, language and host. */
export function footerData(input: FooterInput): FooterData {
  const { config, pages, licence, isPlayer, say } = input;
  const payments = config?.payments[licence] ?? config?.payments.default ?? [];
  const awards = input.awards.slice(0, mostAwards);
  const helping = tagged(pages, 'help', isPlayer);
  const has = (path: string) => pages.some((page) => page.path === path);
  return {
    information: links([
      // What helps stands under help alone.
      ...tagged(pages, 'bottom-menu', isPlayer).filter(({ href }) => !helping.some((page) => page.href === href)),
      { href: '/terms-and-conditions', text: say('footer.terms') },
      ...blog(input),
    ]),
    help: links([
      ...helping,
      { href: '/fairness', text: say('footer.fairness') },
      { href: '/payments', text: say('footer.payments') },
      ...(awards.length > 0 && !has('/awards') ? [{ href: '/awards', text: say('footer.awards') }] : []),
    ]),
    phone: say('footer.phone') === noPhone ? null : say('footer.phone'),
    email: config?.contacts.email ?? '',
    socials: (config?.socials ?? []).map(({ name, url }) => ({
      name: titled(name),
      icon: socialIcons[name] ?? 'globe',
      url,
    })),
    awards,
    providers: input.providers
      .slice(0, mostProviders)
      .map(({ id, title }) => ({ href: `/producers/${id}`, text: title })),
    payments: payments.map((name) => ({
      text: name === 'bank-transfer' ? say('footer.bankTransfer') : titled(name),
      icon: paymentIcons[name] ?? 'wallet',
    })),
    trust: [
      { href: '/fairness', text: say('footer.trust.fair'), icon: 'shield' },
      {
        href: has('/responsible-gaming') ? '/responsible-gaming' : '/profile/limits',
        text: say('footer.trust.limits'),
        icon: 'limits',
      },
      ...(has('/responsible-gaming')
        ? [{ href: '/responsible-gaming#help', text: say('footer.trust.help'), icon: 'chat' as const }]
        : []),
      ...licenceOf(input),
    ],
    copyright: copyright(input),
    age: licence === 'EE' ? 21 : 18,
    words: {
      promise: say('footer.promise'),
      information: say('footer.information'),
      help: say('footer.help'),
      care: say('footer.care'),
      careText: say(licence === 'EE' ? 'footer.careText.estonia' : 'footer.careText'),
      setLimit: say('footer.setLimit'),
      chat: say('footer.chat'),
      mail: say('footer.mail'),
      phone: say('footer.call'),
      socials: say('footer.socials'),
      install: say('footer.install'),
      cookies: say('footer.cookies'),
      awards: say('footer.awards'),
      showAll: say('footer.showAll'),
      providers: say('footer.providers'),
      payments: say('footer.payments'),
      trust: say('footer.trust'),
      age: say('footer.age', { age: licence === 'EE' ? 21 : 18 }),
    },
  };
}

/** How a language says that it has no number of its own. */
const noPhone = '–';

function tagged(pages: readonly NavPage[], tag: string, isPlayer: boolean): ChromeLink[] {
  return pagesTagged(pages, tag, isPlayer).map(({ path, title }) => ({ href: path, text: title }));
}

/** What is named twice is led to once, in the place and words of the first. */
function links(all: readonly ChromeLink[]): ChromeLink[] {
  return all.filter(({ href }, index) => all.findIndex((other) => other.href === href) === index);
}

/**
 * Only where the host has one in this language. A language's list counts for its variants too; Australian English alone
 * must be named, because some hosts have a blog in English that is not meant for Australia.
 */
function blog({ config, host, locale, say }: FooterInput): ChromeLink[] {
  const [language = locale] = locale.split('-');
  const found = config?.blog.find(
    (one) =>
      one.host === host && (one.locales.includes(locale) || (locale !== 'en-AU' && one.locales.includes(language))),
  );
  return found ? [{ href: found.url, text: say('footer.blog') }] : [];
}

/** The number of the licence this visitor stands under, where the operator has written it down. */
function licenceOf({ config, licence, say }: FooterInput): FooterData['trust'] {
  return (config?.licences ?? [])
    .filter(({ name, number }) => name === licence && number !== '')
    .map(({ number, url }) => ({ href: url, text: say('footer.licence', { number }), icon: 'document' }));
}

/** By licence; then what players of Australia and of some groups must read besides. */
function copyright({ config, licence, groups, locale, year, say }: FooterInput): string {
  const [language = locale] = locale.split('-');
  // As text: a number would be grouped.
  const named = { year: String(year) };
  const byLicence = {
    // A brand's own words are about the licence its visitors usually stand under; what another one demands stays.
    CW: config?.licenceTexts?.[language] ?? say('footer.copyright.curacao', named),
    EE: say('footer.copyright.estonia', named),
    GCB: say('footer.copyright.board', named),
  };
  return [
    byLicence[licence],
    ...(locale === 'en-AU' ? [say('footer.copyright.australia')] : []),
    ...(groups.includes(lithuanianIbanGroup) ? [say('footer.copyright.agent')] : []),
  ].join(' ');
}

function titled(name: string): string {
  return name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
