import type { Tx } from '../../kit/index.ts';
import { type CatalogueFile, listedGameOf } from './catalogue-file.ts';
import { replaceCollection } from './collection-store.ts';
import { listInCatalogue } from './list-in-catalogue.ts';

/** Writes an operator's file into the catalogue: all of it, or nothing. */
export async function applyCatalogueFile(tx: Tx, { games, collections }: CatalogueFile): Promise<void> {
  await listInCatalogue(tx, games.map(listedGameOf));
  for (const collection of collections) await replaceCollection(tx, collection);
}
