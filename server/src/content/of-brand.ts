import type { Contents } from './load-contents.ts';
import { putInMenus } from './put-in-place.ts';

const brandSign = '@';
const marketSign = '~';

/** `about-us@comet`: the page as it is on the hosts of one brand. */
export function brandVariant(key: string): { key: string; brand: string } | undefined {
  const [common = '', brand] = key.split(brandSign);
  return brand === undefined ? undefined : { key: common, brand };
}

/** `about-us~au`: the page for visitors from one country. */
export function marketVariant(key: string): { key: string; market: string } | undefined {
  const [common = '', market] = key.split(marketSign);
  return market === undefined ? undefined : { key: common, market: market.toUpperCase() };
}

/** What players agree to is the house's, whatever it is called: it is stored by version, and asked for without a host. */
export function mayHaveVariants(key: string): boolean {
  return !/^terms-and-conditions(-|@|~|$)/.test(key);
}

const known = new WeakMap<Contents, Map<string, Contents>>();

/**
 * What is told on the hosts of a brand to visitors from a country: the brand's own in the place of what is for everybody,
 * then the market's in the place of that; those of other brands and markets are not there. Variants by licence and for
 * Australia are chosen among what is left.
 */
export function ofBrand(all: Contents, brand: string, country: string): Contents {
  const byPlace = known.get(all) ?? new Map<string, Contents>();
  known.set(all, byPlace);
  // Countries nobody writes for share one.
  const place = `${brand} ${marketsOf(all).has(country) ? country : ''}`;
  const held = byPlace.get(place);
  if (held) return held;
  const here = <T>(entries: ReadonlyMap<string, T>) => inMarket(inBrand(entries, brand), country);
  const contents: Contents = {
    ...all,
    ...putInMenus({ pages: here(all.pages), menus: here(all.menus) }),
    snippets: here(all.snippets),
    banners: inBrand(all.banners, brand),
    editions: here(all.editions),
  };
  byPlace.set(place, contents);
  return contents;
}

const markets = new WeakMap<Contents, ReadonlySet<string>>();

function marketsOf(all: Contents): ReadonlySet<string> {
  const held = markets.get(all);
  if (held) return held;
  const keys = [...all.pages.keys(), ...all.snippets.keys(), ...all.menus.keys()];
  const found = new Set(keys.flatMap((key) => marketVariant(brandVariant(key)?.key ?? key)?.market ?? []));
  markets.set(all, found);
  return found;
}

const inBrand = <T>(all: ReadonlyMap<string, T>, brand: string) =>
  chosen(all, (key) => {
    const variant = brandVariant(key);
    return variant && { key: variant.key, isOwn: variant.brand === brand };
  });

const inMarket = <T>(all: ReadonlyMap<string, T>, country: string) =>
  chosen(all, (key) => {
    const variant = marketVariant(key);
    return variant && { key: variant.key, isOwn: variant.market === country };
  });

function chosen<T>(
  all: ReadonlyMap<string, T>,
  variantOf: (key: string) => { key: string; isOwn: boolean } | undefined,
): Map<string, T> {
  const own = new Map<string, T>();
  for (const [key, value] of all) if (!variantOf(key)) own.set(key, value);
  for (const [key, value] of all) {
    const variant = variantOf(key);
    if (variant?.isOwn) own.set(variant.key, value);
  }
  return own;
}
