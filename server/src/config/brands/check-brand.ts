import { type Brand, type BrandDrafts, type Brands, brandWith, colourFaults, Refusal } from '@halley/contract';
import type { BrandHouse } from './brand-house.ts';
import { ofThisMachine } from './known-host.ts';

/** What is written of all brands. */
export interface BrandBook {
  brands: Brands;
  drafts: BrandDrafts;
}

/** Says no to a draft that names what is not there, or not its own; the first thing wrong is said. */
export function checkBrand(brand: Brand, written: BrandBook, house: BrandHouse): void {
  checkHosts(brand, written, house);
  const faults = colourFaults(brand.colours);
  if (faults.length > 0) throw new Refusal('colours.unreadable', { texts: { colours: faults.join('; ') } });
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  if (isStranger(brand.markets, house.openCountries)) throw new Refusal('markets.unknown');
  if (isStranger(brand.languages, house.locales)) throw new Refusal('languages.unknown');
  if (isStranger(brand.methods, ids(house.methods))) throw new Refusal('methods.unknown');
  if (isStranger(brand.closedProducers, ids(house.producers))) throw new Refusal('producers.unknown');
  if (isStranger(brand.closedCollections, ids(house.collections))) throw new Refusal('collections.unknown');
  const known = [...house.offers.map(({ id }) => id), ...house.otherOffers.keys()];
  if (isStranger(brand.offers, known)) throw new Refusal('offers.unknown');
}

/** Asked again when it goes live: what was free then may have been taken since, by hand or by a setting. */
export function checkHosts(brand: Brand, { brands, drafts }: BrandBook, { hosts }: Pick<BrandHouse, 'hosts'>): void {
  const others = [...brands, ...drafts.map((draft) => draft.brand)].filter(({ id }) => id !== brand.id);
  const taken = brand.hosts.find(
    (host) => hosts.includes(host) || ofThisMachine.test(host) || brandWith(others, host) !== undefined,
  );
  if (taken !== undefined) {
    throw new Refusal('hosts.taken', {
      texts: { hosts: `names ${taken}, which is the house’s own or another brand’s` },
    });
  }
}

function isStranger<Item>(named: readonly Item[] | undefined, known: readonly Item[]): boolean {
  return named?.some((item) => !known.includes(item)) ?? false;
}
