import { documentVersions } from '../config/index.ts';
import { createVersions, type Version, type Versions } from '../kit/index.ts';
import { type ItemName, nameOf, parseName } from './items/item-names.ts';

/** Versions of pages, snippets, lists and translations. */
export const contentVersions = createVersions('content_version');

/** Where the versions of an item lie, and under which name. */
export function storeOf(item: ItemName): { versions: Versions; name: string } {
  return item.kind === 'document'
    ? { versions: documentVersions, name: item.key }
    : { versions: contentVersions, name: nameOf(item) };
}

/** Both stores, with the way from a row to the item it is of. Rows of things nobody knows any more have none. */
export const stores: readonly { versions: Versions; itemOf(version: Pick<Version, 'name'>): ItemName | undefined }[] = [
  { versions: contentVersions, itemOf: ({ name }) => parseName(name) },
  { versions: documentVersions, itemOf: ({ name }) => parseName(`document:${name}`) },
];
