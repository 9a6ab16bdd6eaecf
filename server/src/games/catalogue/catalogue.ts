import type { Volatility } from '@halley/contract';
import type { SearchIndex } from './search/create-search-index.ts';

export type Device = 'mobile' | 'desktop';
export type GameKind = 'slot' | 'table' | 'live' | 'instant' | 'card' | 'crash' | 'bingo' | 'other';

interface GameCurrency {
  id: number;
  currency: string;
  /** Decimal text of subunits: there are a hundred thousand of them, and a page reads three. */
  stakeMin: string | null;
  stakeMax: string | null;
  winMax: string | null;
}

/** A game that is open, as the memory of a process holds it. */
export interface CatalogueGame {
  id: number;
  identifier: string;
  name: string;
  title: string;
  seoTitle: string;
  uniqSeoTitle: boolean;
  provider: string;
  kind: GameKind;
  launch: 'house' | 'provider';
  version: number;
  hasDemo: boolean;
  devices: readonly Device[];
  volatility: Volatility | null;
  lines: number | null;
  ways: number | null;
  /** Decimal text, per cent. */
  hitRate: string | null;
  payout: string | null;
  returnLowest: string | null;
  returnHighest: string | null;
  /** The operator's own order. */
  popularity: number;
  /** Rounds of the last thirty days: the order behind it. */
  roundsPlayed: number;
  releasedAtMs: number;
  preview: string;
  currencies: readonly GameCurrency[];
  /** Every collection it is in, whatever the country. */
  collections: readonly string[];
}

export interface Producer {
  id: string;
  title: string;
}

export interface Collection {
  id: string;
  slug: string;
  /** Upper case; null: everywhere. */
  country: string | null;
  title: string;
  /** Places of its games, by game: their order on the collection's page. */
  places: ReadonlyMap<CatalogueGame, number>;
}

/** The whole catalogue, indexed. Never changed: a new version is a new value. */
export interface Catalogue {
  /** The most popular first. */
  games: readonly CatalogueGame[];
  /** Where each stands among them. */
  places: ReadonlyMap<CatalogueGame, number>;
  producers: ReadonlyMap<string, Producer>;
  collections: ReadonlyMap<string, Collection>;
  byIdentifier: ReadonlyMap<string, CatalogueGame>;
  byId: ReadonlyMap<number, CatalogueGame>;
  /** By `producer/seo-title`, and by the seo title alone: the most popular of them. */
  bySeoTitle: ReadonlyMap<string, CatalogueGame>;
  /** By its id in any currency. */
  byCurrencyId: ReadonlyMap<number, CatalogueGame>;
  search: SearchIndex<CatalogueGame>;
  /** Of every game there is, closed ones too: histories go back further than lists. */
  titles: ReadonlyMap<string, string>;
  /** Games that exist and are closed to everybody. */
  closed: ReadonlySet<string>;
}
