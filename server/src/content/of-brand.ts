import type { Contents } from './load-contents.ts';

const sign = '@';

/** `about-us@comet`: the page as it is on the hosts of one brand. */
export function brandVariant(key: string): { key: string; brand: string } | undefined {
  const at = key.indexOf(sign);
  return at < 0 ? undefined : { key: key.slice(0, at), brand: key.slice(at + 1) };
}

/** What players agree to is the house's, whatever it is called: it is stored by version, and asked for without a host. */
export function mayHaveVariants(key: string): boolean {
  return !/^terms-and-conditions(-|@|$)/.test(key);
}

const known = new WeakMap<Contents, Map<string, Contents>>();

/**
 * What is told on the hosts of a brand: its own pages and snippets in the place of those for everybody; those of other
 * brands are not there. Variants by licence and for Australia are chosen among what is left.
 */
export function ofBrand(all: Contents, brand: string): Contents {
  const byBrand = known.get(all) ?? new Map<string, Contents>();
  known.set(all, byBrand);
  const held = byBrand.get(brand);
  if (held) return held;
  const made = { ...all, pages: chosen(all.pages, brand), snippets: chosen(all.snippets, brand) };
  const contents = { ...made, editions: chosen(all.editions, brand) };
  byBrand.set(brand, contents);
  return contents;
}

function chosen<T>(all: ReadonlyMap<string, T>, brand: string): Map<string, T> {
  const own = new Map<string, T>();
  for (const [key, value] of all) if (!brandVariant(key)) own.set(key, value);
  for (const [key, value] of all) {
    const variant = brandVariant(key);
    if (variant?.brand === brand) own.set(variant.key, value);
  }
  return own;
}
