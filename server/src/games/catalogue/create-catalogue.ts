import type { Refusal } from '@halley/contract';
import type { Documents } from '../../config/index.ts';
import { createCachedTable, type Database, type Queryable } from '../../kit/index.ts';
import type { Catalogue } from './catalogue.ts';
import type { CountryRules } from './country-rules.ts';
import { readCatalogue, readCatalogueVersion } from './read-catalogue.ts';
import { refusalToPlay } from './refusal-to-play.ts';

export interface CatalogueSource {
  /** The catalogue of this moment. Inside a transaction its `Tx` must be given. */
  current(db?: Queryable): Promise<Catalogue>;
  rules(db?: Queryable): Promise<CountryRules>;
  /** What the house has against somebody in this country staking on a game; undefined: nothing. */
  refusalToPlay(stake: { game: string; country: string }, db?: Queryable): Promise<Refusal | undefined>;
  documents: Documents;
  /** Whoever has written into the catalogue calls this after the commit. */
  doubt(): void;
}

export interface CatalogueSourceOptions {
  database: Database;
  documents: Documents;
  trustedMs?: number;
  staleMs?: number;
}

/** Made before the wagers door, which asks it whether a game is open. */
export function createCatalogue({ documents, ...options }: CatalogueSourceOptions): CatalogueSource {
  const copy = createCachedTable({ ...options, readVersion: readCatalogueVersion, load: readCatalogue });
  const rules: CatalogueSource['rules'] = async (db) => {
    const providers = await documents.read('providers-config', db);
    return { providers, games: await documents.read('enable-games-config', db) };
  };
  return {
    current: copy.current,
    doubt: copy.doubt,
    documents,
    rules,
    async refusalToPlay({ game, country }, db) {
      return refusalToPlay({ catalogue: await copy.current(db), rules: await rules(db), country }, game);
    },
  };
}
