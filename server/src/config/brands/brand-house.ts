import type { Brand, Currency, PaymentAction } from '@halley/contract';

/** What the house has of everything a brand may choose from, and what is known of a brand outside of its own words. */
export interface BrandHouse {
  /** Names that are the house's own. */
  hosts: readonly string[];
  /** Countries in which the house lets accounts be opened. */
  openCountries: readonly string[];
  /** The languages of the site, by code. */
  locales: readonly string[];
  methods: readonly {
    id: string;
    title: string;
    sides: Readonly<Partial<Record<Currency, readonly PaymentAction[]>>>;
  }[];
  producers: readonly { id: string; title: string; games: number }[];
  collections: readonly { id: string; title: string; games: number }[];
  /** How many games somebody in a market finds under a brand, in one of its currencies. */
  gamesIn(brand: Brand, market: string): number;
  /** Promotions that are offered to newcomers or with a deposit, and are live. */
  offers: readonly { id: number; title: string; kind: 'registration' | 'deposit' }[];
  /** How promotions that are not among them stand; what is not here does not exist. */
  otherOffers: ReadonlyMap<number, string>;
  /** Hosts under which a preview was opened: the name leads to this house. */
  seenHosts: ReadonlySet<string>;
  /** Pages of the site and the languages each is written in; `about-us@comet` is a brand's own. */
  pages: readonly { path: string; languages: readonly string[] }[];
}
