import { isDeepStrictEqual } from 'node:util';
import type { Queryable, Tx } from '../kit/index.ts';
import type { FolderItem } from './folder/read-folder.ts';
import { storeOf, stores } from './item-store.ts';
import type { CheckOptions } from './items/check-item.ts';
import { nameOf } from './items/item-names.ts';
import { publishItem } from './publish-item.ts';

export interface Import {
  items: readonly FolderItem[];
  /** From when on they are seen; null: they are drafts. */
  publishAt: Date | null;
  by: string;
  at: Date;
}

export interface Imported {
  written: string[];
  unchanged: number;
}

/** Adds a version of everything that is not as it counts already; of drafts, as the newest is. All of it or nothing. */
export async function importItems(tx: Tx, { items, ...rest }: Import, options?: CheckOptions): Promise<Imported> {
  const written: string[] = [];
  for (const { item, content } of items) {
    const { versions, name } = storeOf(item);
    await versions.lock(tx, name);
    const [newest] = await versions.history(tx, name);
    const held = rest.publishAt === null ? newest : await versions.countingOf(tx, name, rest.publishAt);
    if (held && isDeepStrictEqual(held.content, content)) continue;
    await publishItem(tx, { ...rest, item, content }, options);
    written.push(nameOf(item));
  }
  return { written, unchanged: items.length - written.length };
}

/** Everything that is published at a moment, in the order of its names. */
export async function exportItems(db: Queryable, at: Date): Promise<FolderItem[]> {
  const found: FolderItem[] = [];
  for (const { versions, itemOf } of stores) {
    for (const version of await versions.counting(db, at)) {
      const item = itemOf(version);
      if (item) found.push({ item, content: version.content });
    }
  }
  return found;
}
