import { type Brand, type BrandStep, colourFaults, currencyCodes, type GoLiveItem, isOfBrand } from '@halley/contract';
import type { BrandHouse } from './brand-house.ts';

/** Pages a visitor must be able to read whatever the brand: what is agreed to, and where help is. */
const neededPages = ['terms-and-conditions', 'responsible-gaming'];

type Line = Omit<GoLiveItem, 'id' | 'step' | 'href'>;

const line = (done: boolean, there: string, missing: string): Line => ({
  done,
  needed: true,
  text: done ? there : missing,
});
const wish = (done: boolean, there: string, missing: string): Line => ({
  ...line(done, there, missing),
  needed: false,
});
const at = (id: string, step: BrandStep, { done, needed, text }: Line, href: string | null = null): GoLiveItem => ({
  id,
  text,
  done,
  needed,
  step,
  href,
});
const listed = (items: readonly string[]) => items.join(', ');
const [regions, languages] = (['region', 'language'] as const).map((type) => new Intl.DisplayNames('en', { type }));
const inWords = (names: Intl.DisplayNames | undefined) => (codes: readonly string[]) =>
  listed(codes.map((code) => names?.of(code) ?? code));
const countriesIn = inWords(regions);
const languagesIn = inWords(languages);

/**
 * What a brand has and what it still needs to go live, a sentence and a place for each. Pure: the screen, the command and the
 * deed itself go by the same answer. The house's own brand is that of every other host, so it needs none.
 */
export function goLiveList(brand: Brand, house: BrandHouse, { isFirst = false } = {}): GoLiveItem[] {
  const pages = pagesMissing(brand, house);
  return [
    ...(isFirst ? [] : hostLines(brand, house)),
    at(
      'logo',
      'look',
      wish(brand.logoUrl.full !== '', 'It has a logo.', 'It has no logo: its name is written instead.'),
    ),
    at('colours', 'look', colourLine(brand)),
    at('markets', 'markets', marketLine(brand, house)),
    at('currencies', 'markets', currencyLine(brand)),
    at('languages', 'markets', languageLine(brand)),
    at('pages', 'markets', pages.said, pages.href),
    at('licence_texts', 'licence', licenceTextLine(brand, house)),
    at('licence', 'licence', licenceLine(brand)),
    at('methods', 'money', methodLine(brand, house)),
    at('games', 'games', gameLine(brand, house)),
    ...offerLines(brand, house).map(([id, said, href]) => at(id, 'offers', said, href)),
    at(
      'email',
      'contact',
      line(brand.email !== '', 'Players know where to write.', 'There is no address to which players write.'),
    ),
    at(
      'mail_from',
      'contact',
      line(
        isFirst || brand.mailFrom !== undefined,
        'Its mails come from an address of its own or of the house.',
        'Nobody has said which address its mails come from. Mail servers must let this house send for it (SPF, DKIM).',
      ),
    ),
  ];
}

export const missingFor = (list: readonly GoLiveItem[]): GoLiveItem[] =>
  list.filter(({ done, needed }) => needed && !done);

function hostLines({ hosts }: Brand, { seenHosts }: BrandHouse): GoLiveItem[] {
  const unseen = hosts.filter((host) => !seenHosts.has(host));
  return [
    at(
      'hosts',
      'name',
      line(hosts.length > 0, `It is reached at ${listed(hosts)}.`, 'It has no host: nobody could reach it.'),
    ),
    // The preview stands below the list: where it can be opened there is nowhere to go.
    at(
      'hosts_answer',
      hosts.length === 0 ? 'name' : 'check',
      wish(
        hosts.length > 0 && unseen.length === 0,
        'Every host has been opened in a preview: its name leads to this house.',
        hosts.length === 0
          ? 'Once it has hosts, open the preview under each.'
          : `Nobody has opened the preview under ${listed(unseen)} yet: whether the name leads here is not known.`,
      ),
    ),
  ];
}

function colourLine({ colours }: Brand): Line {
  const [fault] = colourFaults(colours);
  return line(fault === undefined, 'Everything can be read in its colours.', `Something could not be read: ${fault}.`);
}

function marketLine({ markets }: Brand, { openCountries }: BrandHouse): Line {
  const open = (markets ?? []).filter((country) => openCountries.includes(country));
  return line(
    open.length > 0,
    `Accounts can be opened in ${countriesIn(open)}.`,
    'It has no market: say in which countries it is offered. Nothing is assumed, because a licence is needed in each.',
  );
}

function currencyLine({ currencies }: Brand): Line {
  return line(
    currencies === undefined || currencies.length > 0,
    currencies ? `It takes ${listed(currencies)}.` : 'It takes every currency of the house.',
    'Its list of currencies is empty: nobody could have a wallet.',
  );
}

function languageLine({ languages: spoken }: Brand): Line {
  return line(
    spoken === undefined || spoken.length > 0,
    spoken ? `It speaks ${languagesIn(spoken)}.` : 'It speaks every language of the site.',
    'Its list of languages is empty.',
  );
}

/** The languages texts are written in; those of a country are read in the language's own. */
const wordsOf = (
  { languages: spoken }: Pick<Brand, 'languages'>,
  { locales }: Pick<BrandHouse, 'locales'>,
): string[] => [...new Set((spoken ?? locales).filter((code) => code !== 'en-KW').map((code) => code.slice(0, 2)))];

function pagesMissing(brand: Brand, house: BrandHouse): { said: Line; href: string | null } {
  const own = house.pages.filter(({ path }) => path.endsWith(`@${brand.id}`)).map(({ path }) => path);
  const missing = [...neededPages, ...own].flatMap((path) => {
    const written = house.pages.find((page) => page.path === path)?.languages ?? [];
    const gaps = wordsOf(brand, house).filter((word) => !written.some((language) => language.slice(0, 2) === word));
    return gaps.length > 0 ? [{ path, text: `${path} (${languagesIn(gaps)})` }] : [];
  });
  const said = line(
    missing.length === 0,
    'What must be read is there in each of its languages.',
    `Texts are missing: ${missing.map(({ text }) => text).join('; ')}.`,
  );
  return { said, href: missing[0] ? `/content/item?name=${encodeURIComponent(`page:${missing[0].path}`)}` : null };
}

function licenceTextLine(brand: Brand, house: BrandHouse): Line {
  const gaps = wordsOf(brand, house).filter((word) => !brand.licenceTexts?.[word]);
  return line(
    gaps.length === 0,
    'Its licence text is there in each of its languages.',
    `Its licence text is missing in ${languagesIn(gaps)}: every page must say who offers the games and under which licence.`,
  );
}

/** Estonia alone has rules of its own here; of all other licences the house has one, which no brand changes. */
function licenceLine({ licence, markets }: Brand): Line {
  const isEstonian = markets?.includes('EE') ?? false;
  return line(
    !isEstonian || licence !== undefined,
    'The rules that hold on its hosts are those of the house’s licence; whoever agrees confirms that it covers its hosts and markets.',
    'Estonia is one of its markets: say whether the Estonian licence holds on its hosts. Without it the usual rules would hold there.',
  );
}

function methodLine(brand: Brand, { methods }: BrandHouse): Line {
  const own = methods.filter(({ id }) => isOfBrand(brand.methods, id));
  const gaps = (brand.currencies ?? currencyCodes).flatMap((currency) => {
    const sides = (['deposit', 'cashout'] as const).filter(
      (side) => !own.some((method) => method.sides[currency]?.includes(side)),
    );
    return sides.map((side) => `${side === 'deposit' ? 'paying in' : 'paying out'} ${currency}`);
  });
  return line(
    gaps.length === 0,
    'Each of its currencies can be paid in and out.',
    `There is no way of ${listed(gaps)}.`,
  );
}

function gameLine(brand: Brand, house: BrandHouse): Line {
  const markets = brand.markets ?? [];
  const empty = markets.filter((market) => house.gamesIn(brand, market) === 0);
  return line(
    markets.length > 0 && empty.length === 0,
    'There are games in each of its markets.',
    markets.length === 0
      ? 'Which games there are is known once it has markets.'
      : `There are no games in ${countriesIn(empty)}.`,
  );
}

function offerLines({ offers = [] }: Brand, house: BrandHouse): [id: string, said: Line, href: string | null][] {
  const waiting = offers.filter((id) => !house.offers.some((live) => live.id === id));
  const states = waiting.map((id) => `${id} is ${house.otherOffers.get(id) ?? 'gone'}`);
  return [
    [
      'offers',
      wish(
        offers.length > 0,
        'Its first offers are chosen.',
        'It has no list of first offers: its players are offered what the house offers.',
      ),
      null,
    ],
    [
      'offers_live',
      line(
        waiting.length === 0,
        'Every offer it names is agreed to and live.',
        `Not every offer it names is live: promotion ${states.join(', ')}.`,
      ),
      waiting[0] === undefined ? null : `/promotions/${waiting[0]}`,
    ],
  ];
}
